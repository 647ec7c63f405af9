"""Tables that cannot be are refused, in every game alike, and the fault names the line."""

import random

import pytest

from fernweh.games.game import Game
from fernweh.kernel import border
from fernweh.kernel.chance import generator
from fernweh.kernel.fault import Fault
from fernweh.kernel.sheet import ALL_SEEING
from fernweh.kernel.verbs import CHANCE
from fernweh.words import LANGUAGES, Words
from tests.games.el_dorado.drawn import J
from tests.laws.cases import SOME
from tests.scale import scaled

LAY = "north to lay"
NINE = "red-2 red-3 red-4 red-5 red-6 red-7 red-8 red-9 red-10"
BID = "north to uncover or bid"
LOST, BOARD, RIVALS = "lost_cities", "lost_cities_board_game", "lost_cities_rivals"
MOVE = "red to move  points: 3"
CAVES = {"caves": True}
MAP_J = {"map": J}


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
        (LOST, {}, f"deck: red-2 red-2\nply: 3\n{LAY}", "table-twice", 1),
        (LOST, {}, f"south  hand: ?\ndeck:\n{LAY}", "table-count", 1),
        (BOARD, {}, f"deck: red-2 red-2 red-2\nply: 3\n{LAY}", "table-twice", 1),
        (RIVALS, {}, f"deck: red-10 red-10\nnorth  coins: 2\n{BID}", "table-twice", 1),
        (RIVALS, {}, f"north  coins: 30\neast  coins: 9\nout: red-2\n{BID}", "table-number", 2),
        (RIVALS, {}, f"bank: 3\nnorth  coins: 30\n{BID}", "table-number", 1),
        ("el_dorado", {}, "north  hand: scout*3\neast  hand: scout\nnorth to play", "table-twice", 2),  # noqa: E501
        ("el_dorado", {}, "turn  leaving: scout\nnorth  at: 0,0\nnorth to play", "table-twice", 1),
        ("el_dorado", {}, "lines: 1\neast  won: 1\nround: 2\nnorth to play", "table-twice", 2),
        ("el_dorado", CAVES, "east  tokens: draw*7\nround: 2\nnorth to play", "table-twice", 1),
        ("survive", {}, f"tiles  beach: D4\nsharks: D4\nred  a: 1@A1\n{MOVE}", "table-fit", 2),
        ("survive", {}, f"red  a: 1@boat-A1\nboats: A2\n{MOVE}", "table-fit", 1),
        # Nobody can do anything
        (LOST, {}, f"ply: 3\n{LAY}\ndeck: 60", "table-stuck", 2),
        (BOARD, {}, f"ply: 3\n{LAY}", "table-stuck", 2),
        (LOST, {}, "deck:\nchance to turn up for north", "table-count", 1),
        (LOST, {}, "deck:\nnorth to draw", "table-count", 1),
        # A hand, a deal, a round that cannot be
        (LOST, {}, f"north  hand: {'? ' * 8}\nnorth to draw", "table-count", 1),
        (BOARD, {}, f"ply: 1\nnorth  hand: {'? ' * 8}\nnorth to draw", "table-count", 2),
        (LOST, {}, f"closed: red\npiles  red: 3\nnorth  hand: red-4\n{LAY}", "table-fit", 1),
        (BOARD, {}, f"closed: red\npiles  red: 3\nnorth  hand: red-4\n{LAY}", "table-fit", 1),
        (LOST, {}, f"north  hand: {'? ' * 8}\nchance to deal, north first", "table-fit", 1),
        (LOST, {}, "round: 1\nover, north was last", "table-fit", 1),
        (LOST, {"rounds": 1}, "north  points: 3\nsouth  points: 3\ndeck: 60\nover, north was last", "table-fit", 3),  # noqa: E501
        (BOARD, {"expeditions": 1}, "deck: 80\nover, north was last", "table-fit", 1),
        (LOST, {"rounds": 2}, f"round: 2\nsouth  points: 3\nnorth  points: 781\n{LAY}", "table-number", 3),  # noqa: E501
        (BOARD, {}, f"ply: 1\nnorth  points: 7\n{LAY}", "table-number", 2),
        (LOST, {"cap": 30}, f"north  hand: red-4\nply: 31\n{LAY}", "table-number", 2),
        (LOST, {"cap": 30}, f"north  hand: red-4\nply: 30\n{LAY}", "table-fit", 2),
        (BOARD, {"cap": 30}, f"north  hand: red-4\nply: 31\n{LAY}", "table-number", 2),
        (LOST, {"starter": "north"}, f"north  hand: red-4\nbegan: south\n{LAY}", "table-fit", 2),
        (BOARD, {"starter": "north"}, f"north  hand: red-4\nbegan: east\n{LAY}", "table-fit", 2),
        (LOST, {"starter": "north"}, "chance to draw lots", "table-turn", 1),
        # Explorers of the board game
        (BOARD, {}, f"ply: 2\nnorth  red: {' '.join(map(str, range(10)))} adventurer@1\n{LAY}", "table-fit", 2),  # noqa: E501
        (BOARD, {}, "north  red: 4 5\nply: 2\nnorth to send on red", "table-turn", 3),
        (BOARD, {}, "ply: 2\nnorth to move", "table-turn", 2),
        # Auctions
        (RIVALS, {}, "north  coins: 3\neast  coins: 3\nbid: 2  in: north east\neast to bid", "table-fit", 3),  # noqa: E501
        (RIVALS, {}, "display: red-2\nbid: 2  in: north north east\neast to bid", "table-line", 2),
        (RIVALS, {}, f"north  start: red blue\neast  coins: 3\n{BID}", "table-fit", 2),
        # Pawns on the way to El Dorado
        ("el_dorado", MAP_J, "north  at: 1,0\neast  at: 1,0\nnorth to play", "table-space", 2),
        ("el_dorado", MAP_J, "north  at: 1,0 1,0\nnorth to play", "table-space", 1),
        ("el_dorado", MAP_J, "north  at: 1,0 0,1  arrived: 1\nnorth to play", "table-fit", 1),
        ("el_dorado", MAP_J, "east  at: 1,0 0,1\nnorth  at: eldorado eldorado\nnorth to play", "table-fit", 2),  # noqa: E501
        ("el_dorado", MAP_J, "north  at: 1,0 0,1\neast  arrived: 1\nnorth to play", "table-fit", 2),
        ("el_dorado", MAP_J, "north  at: 1,0 0,1\neast  at: 2,0 1,2\nover, east was last", "table-fit", 3),  # noqa: E501
        ("el_dorado", {"cap": 9, **MAP_J}, "round: 10\nnorth  at: 1,0\nnorth to play", "table-fit", 1),  # noqa: E501
        *[
            ("el_dorado", MAP_J, f"turn  {part}\nnorth  at: 1,0 0,1\nnorth to play", "table-fit", 1)
            for part in ("power: 2 paddle", "owing: 1", "coins: 3", "drawing: 2")
        ],
        # Survive
        ("survive", {}, f"red  a: 1@A1\nblue  a: 1@boat-C2\nboats: C2\nserpents: C2\n{MOVE}", "table-wreck", 2),  # noqa: E501
        ("survive", {}, f"red  a: 1@boat-C2\nboats: C2\nwhales: C2\n{MOVE}", "table-wreck", 1),
        ("survive", {}, "tiles  beach: D4\nred  a: 1@D4\nblue  a: 1@D4\nred to pick", "table-fit", 3),  # noqa: E501
        ("survive", {}, f"red  a: 1@A1\nswum: red-b\n{MOVE}", "table-fit", 2),
        ("survive", {}, f"red  a: 1@A1\nblue  a: 1@A7\nswum: blue-a\n{MOVE}", "table-fit", 3),
        ("survive", {}, f"red  a: 1@A1  b: 2@NW\ncounted: red-b\n{MOVE}", "table-fit", 2),
        ("survive", {"to_the_last_one": True}, f"tiles  beach: D4\nlate: 3\nred  a: 1@A1\n{MOVE}", "table-fit", 2),  # noqa: E501
        ("survive", {}, "red  a: 1@NW\ntiles  beach: D4\nred was last", "table-fit", 2),
        # Twice
        (LOST, {}, f"north  hand: red-2\nnorth  hand: red-3\n{LAY}", "table-line", 2),
        (RIVALS, {}, f"north  coins: 2\nnorth  coins: 2\n{BID}", "table-line", 2),
        ("el_dorado", {}, "round: 1\nround: 2\nnorth to play", "table-line", 2),
        ("survive", {}, f"red  a: 1@A1\n{MOVE}\n{MOVE}", "table-line", 3),
    ],
)  # fmt: skip
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


def test_what_may_be_all_the_same():
    """Pawns that were let pass, a boat boarded beside a whale by option, a hand not told."""
    pawns = "north  at: 1,0 1,0\nturn  spent: pass\nnorth to play"
    assert Game.from_text("el_dorado", pawns, map=J, caves=True).moves()
    boat = "red  a: 1@boat-C2\nboats: C2\nwhales: C2\nred to move  points: 3"
    assert Game.from_text("survive", boat, boarding_triggers_creature=False).moves()
    assert Game.from_text(LOST, f"north  hand: ? ?\n{LAY}").moves() == []


@pytest.mark.parametrize("case", SOME, ids=str)
def test_no_table_of_play_is_refused(case):
    """Every table of whole games, as any viewer knows it, is read back byte for byte."""
    dice, rng = random.Random(5), generator(5)
    for _ in range(scaled(4, 1)):
        game, n = Game(case.game, **dict(case.options)), 0
        while not game.is_over:
            by_lot = game.actor == CHANCE
            drawn = border.draw(game.box, game.table, rng) if by_lot else 0
            border.apply(
                game.box, game.table, int(drawn if by_lot else dice.choice(game.actions()))
            )
            n += 1
            if n % scaled(3, 23) == 0 or game.is_over:
                read_back(game)


def read_back(game: Game) -> None:
    for viewer in (ALL_SEEING, -1, *range(game.seats)):
        seen = game if viewer == ALL_SEEING else game.seen_by(viewer)
        again = game.rules.table_of(game.box[0], seen.text())
        assert again.tobytes() == seen.table.tobytes()
