"""Every piece and where it lies, for the law that each is in one place."""

from collections import Counter
from typing import Any

from fernweh.games.el_dorado.components import BLOCKADES, CARDS, CAVE_TOKENS, TOKENS, TOKEN_COPIES
from fernweh.games.el_dorado.notation import Cards, cards_in
from fernweh.kernel.bits import members_of
from fernweh.kernel.record import plain


def census(box: Any, table: Any) -> dict[str, int]:
    """Every card, token and blockade, and how many places hold it."""
    data = plain(table)
    return _all_cards(data) | _all_tokens(box, data) | _all_blockades(box, data)


def _all_cards(data: Any) -> dict[str, int]:
    places = [*data.pile, *data.hand, *data.discard, *data.removed]
    found: Cards = Counter()
    for word in (*places, data.played, data.gained, data.stock):
        found.update(cards_in(word))
    return {CARDS[kind]: n for kind, n in sorted(found.items())}


def _all_tokens(box: Any, data: Any) -> dict[str, int]:
    found: Cards = Counter()
    for word in (data.bag, data.spent, *data.tokens):
        found.update(cards_in(word))
    left = sum(data.cave)
    taken = sum(TOKEN_COPIES) - sum(cards_in(data.bag).values())
    if left + taken != CAVE_TOKENS * int(box.caves):
        raise AssertionError("caves and tokens do not fit")
    return {f"token {TOKENS[token]}": n for token, n in sorted(found.items())}


def _all_blockades(box: Any, data: Any) -> dict[str, int]:
    """On lines, with players, or in the box: none twice."""
    on_lines = [number for number in data.blockade if number]
    won = [n + 1 for word in data.won for n in members_of(word)]
    if max(Counter(on_lines + won).values(), default=1) > 1:
        raise AssertionError("a blockade is in two places")
    return {"blockades": BLOCKADES}
