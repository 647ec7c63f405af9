"""The sentences of Rivals, with the facts of real games."""

import pytest

from fernweh.games.game import Game
from fernweh.games.lost_cities_rivals.components import COLOURS, RANKS
from fernweh.games.lost_cities_rivals.notation import CARDS, MOVES
from fernweh.words import LANGUAGES, Words
from tests.words import texts

GAME = "lost_cities_rivals"
NAMES = ["Ada", "Ben", "Cleo", "Dan"]
ISOLATES = dict.fromkeys(map(ord, "\u2068\u2069"))
LANGS = pytest.mark.parametrize("lang", LANGUAGES)


def plain(text: str) -> str:
    return text.translate(ISOLATES)


def said(lang: str, key: str, **facts: object) -> str:
    text, errors = Words(lang, GAME).formatted(key, facts)
    assert errors == []
    return plain(text)


@LANGS
def test_moves(lang):
    words, rules = Words(lang, GAME), Game(GAME).rules
    told = {plain(words.move(rules.spelled(action))) for action in range(len(rules.ACTIONS))}
    assert len(told) == len(MOVES)


@LANGS
def test_colours_and_ranks(lang):
    for key in ("colour", "colour-name", "letter", "typed-colour"):
        assert texts.variants(lang, GAME, key) == {*COLOURS, "other"}
    letters = [said(lang, "letter", colour=colour) for colour in COLOURS]
    assert len(set(letters)) == len(COLOURS)
    assert said(lang, "rank", rank=RANKS[0]) == "×"


@LANGS
def test_no_two_cards_have_the_same_name(lang):
    assert len({said(lang, "card", card=card) for card in CARDS}) == len(CARDS)


@pytest.mark.parametrize(
    ("lang", "event", "sentence"),
    [
        ("en", {"event": "won", "seat": 0, "coins": 1}, "You win the auction and pay 1 coin."),
        ("en", {"event": "took", "seat": 1, "card": "red-4"}, "Ben takes a red 4."),
        ("ru", {"event": "raised", "seat": 1, "coins": 3}, "Ben предлагает 3 монеты."),
        ("ru", {"event": "won", "seat": 0, "coins": 21}, (
            "Вы выигрываете аукцион и платите 21 монету.")),
        ("ru", {"event": "took", "seat": 0, "card": "red-wager"}, "Вы берёте красное пари."),
        ("ja", {"event": "opened", "seat": 0, "coins": 2}, "あなたはコイン2枚で競りを始めました。"),
        ("fa", {"event": "raised", "seat": 0, "coins": 12}, "شما ۱۲ سکه پیشنهاد دادید."),
    ],
)  # fmt: skip
def test_sentences(lang, event, sentence):
    assert plain(Words(lang, GAME).event(event, 0, NAMES[:2])) == sentence


@pytest.mark.parametrize(
    ("totals", "winner", "sentence"),
    [
        ([21, 13], 0, "You win the game! You: 21. Ben: 13."),
        ([7, 7, 3], -1, "The victory is shared. You: 7. Ben: 7. Cleo: 3."),
        ([1, 2, 3, 4], 3, "Dan wins the game. You: 1. Ben: 2. Cleo: 3. Dan: 4."),
    ],
)
def test_a_game_ends_with_all_scores(totals, winner, sentence):
    event = {"event": "game-ended", "players": len(totals), "totals": totals, "winner": winner}
    names = ["You", *NAMES[1 : len(totals)]]
    assert plain(Words("en", GAME).event(event, 0, names)) == sentence


@LANGS
def test_help_names_the_short_forms_of_this_game(lang):
    assert said(lang, "play-help-move") != plain(Words(lang, "lost_cities")("play-help-move"))
