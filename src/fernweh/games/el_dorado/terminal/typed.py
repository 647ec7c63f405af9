"""What a person may type for a move: `move scout`, `m jack p`, `s ne`, `s 2 ne`, `b 5`, `c sailor`.

English words work in every language, and beside them the words of the language itself. A pawn that
is not named is the first; a card's own symbol need not be said.
"""

from functools import cache

from fernweh.games.el_dorado.terminal.cards import SHOWN, SYMBOLS
from fernweh.games.el_dorado.terminal.chart import DIRECTIONS
from fernweh.cli.typed import folded, synonyms, speller
from fernweh.words import Words

GAME = "el_dorado"
PLAIN = ("stop", "end", "done")  # verbs that are done to nothing
TO_CARD = ("pay", "coin", "buy", "act", "take", "remove", "discard", "replace", "save")
AS_TYPED = ("use", "spend", "explore")
VERBS = (*PLAIN, *TO_CARD, *AS_TYPED, "move", "step", "break")
OWN = {"M": "machete", "P": "paddle", "C": "coin"}


def _object(verb: str, thing: str, words: Words) -> str | None:
    if verb in TO_CARD:
        return _cards(words.lang).get(_plain(thing))
    if verb == "move":
        return _moved(thing, words)
    if verb in AS_TYPED:
        return thing.replace(" ", "-") or None
    pawn, _, rest = thing.rpartition(" ")
    if pawn not in ("", "1", "2") or not rest:
        return None
    where = _directions(words.lang).get(_plain(rest)) if verb == "step" else rest
    return f"{pawn or '1'} {where}" if where else None


spelled_out = speller(VERBS, PLAIN, _object)


def _moved(thing: str, words: Words) -> str | None:
    """`scout`, `jack p`, `jack as paddle`."""
    cards, symbols = _cards(words.lang), _symbols(words.lang)
    if _plain(thing) in cards:
        name = cards[_plain(thing)]
        own = OWN.get(SHOWN[name][1][0])
        return f"{name} as {own}" if own else None
    card, _, symbol = thing.rpartition(" ")
    found = cards.get(_plain(card.removesuffix(" as")))
    return f"{found} as {symbols[symbol]}" if found and symbol in symbols else None


def _plain(name: str) -> str:
    return folded(name).replace("-", " ").strip()


@cache
def _cards(lang: str) -> dict[str, str]:
    """Every name of a card."""
    words = Words(lang, GAME)
    names: dict[str, str] = {}
    for card in SHOWN:
        typed = synonyms("typed-card", words, card=card)
        full = synonyms("card", words, card=card)
        names |= {_plain(name): card for name in (*typed, *full, card)}
    return names


@cache
def _symbols(lang: str) -> dict[str, str]:
    words = Words(lang, GAME)
    return {n: s for s in SYMBOLS for n in (*synonyms("typed-symbol", words, symbol=s), s)}


@cache
def _directions(lang: str) -> dict[str, str]:
    words = Words(lang, GAME)
    names: dict[str, str] = {}
    for direction in DIRECTIONS:
        typed = synonyms("typed-direction", words, direction=direction)
        names |= {_plain(name): direction for name in (*typed, direction)}
    return names
