"""Tables that cannot be are refused, in every game alike, and the fault names the line."""

import pytest

from fernweh.games.game import Game
from fernweh.kernel.fault import Fault
from fernweh.words import LANGUAGES, Words

LAY = "north to lay"
NINE = "red-2 red-3 red-4 red-5 red-6 red-7 red-8 red-9 red-10"
BID = "north to uncover or bid"
LOST, BOARD, RIVALS = "lost_cities", "lost_cities_board_game", "lost_cities_rivals"
MOVE = "red to move  points: 3"


@pytest.mark.parametrize(
    ("game", "options", "text", "code", "line"),
    [
        # Nine cards in a hand, named or not
        (LOST, {}, f"ply: 3\nnorth  hand: {NINE}\n{LAY}", "table-count", 2),
        (LOST, {}, f"north  hand: red-2 {'? ' * 8}\nply: 3\n{LAY}", "table-count", 1),
        (BOARD, {}, f"ply: 3\nnorth  hand: {NINE}\n{LAY}", "table-count", 2),
        (BOARD, {}, f"north  hand: red-2 {'? ' * 8}\nply: 3\n{LAY}", "table-count", 1),
        # A closed pile that is empty
        (LOST, {}, "closed: red\npiles  blue: 3\nnorth to draw", "table-closed", 1),
        (BOARD, {}, "closed: red\npiles  blue: 3\nnorth to draw", "table-closed", 1),
        # A swimmer where a serpent or a shark is
        ("survive", {}, f"red  a: 1@A1\nblue  a: 1@C2\nserpents: C2\n{MOVE}", "table-dead", 2),
        ("survive", {}, f"red  a: 1@C2\nsharks: C2\n{MOVE}", "table-dead", 1),
        # What means nothing without an option
        ("survive", {}, f"late: 3\nred  a: 1@A1\n{MOVE}", "table-line", 1),
        ("survive", {}, f"red  a: 1@A1\nspent: red-a\n{MOVE}", "table-line", 2),
        (BOARD, {"allow_take_back": True}, f"closed: red\npiles  red: 3\n{LAY}", "table-line", 1),
        ("el_dorado", {}, "north  tokens: draw\nnorth to play", "table-line", 1),
        ("el_dorado", {}, "round: 2\ncaves: 3\nnorth to play", "table-line", 2),
        # What is found at the end has the line of what is wrong
        (LOST, {}, f"deck: 3\nnorth  hand: red-2\n{LAY}", "table-count", 1),
        (LOST, {}, f"round: 2\nnorth  points: 3\nsouth  hand: red-2\n{LAY}", "table-points", 3),
        (RIVALS, {}, f"deck: 80\ndisplay: red-4\n{BID}", "table-count", 1),
        (BOARD, {}, f"tiles  red: 15@3 15@5 15@6\nply: 1\n{LAY}", "table-twice", 1),
        ("el_dorado", {}, "north  hand: sailor*2\nround: 2\nnorth to play", "table-twice", 1),
        # Twice
        (LOST, {}, f"north  hand: red-2\nnorth  hand: red-3\n{LAY}", "table-line", 2),
        (RIVALS, {}, f"north  coins: 2\nnorth  coins: 2\n{BID}", "table-line", 2),
        ("el_dorado", {}, "round: 1\nround: 2\nnorth to play", "table-line", 2),
        ("survive", {}, f"red  a: 1@A1\n{MOVE}\n{MOVE}", "table-line", 3),
    ],
)
def test_a_table_that_cannot_be(game, options, text, code, line):
    with pytest.raises(Fault) as found:
        Game.from_text(game, text, **options)
    assert (found.value.code, found.value.facts["line"]) == (code, line)
    for lang in LANGUAGES:
        words = Words(lang, game)
        assert words.number(line) in words.fault(found.value)


def test_a_shark_that_may_be_repelled_is_not_too_early():
    text = """
        red    a: 1@A1
        blue   a: 1@C1
        sharks: C1
        kept   blue: beach-?
        red strikes  chosen: shark-1  hex: C1  kind: shark  asked: blue
    """
    assert Game.from_text("survive", text).moves() == ["decline"]
