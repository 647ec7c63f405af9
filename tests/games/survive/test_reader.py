"""The text of a table: both ways, and what cannot be read."""

import random

import pytest

from fernweh.games.game import Game
from fernweh.kernel import border
from fernweh.kernel.chance import generator
from fernweh.kernel.fault import Fault
from fernweh.kernel.verbs import CHANCE
from tests.games.survive.drawn import NAME, drawn
from tests.scale import scaled

WHOLE = """
    starter: blue  swum: red-b
    tiles   beach: D4 D5  forest: E4  mountain: F6
    red     a: 3@D4  b: 6@E2  c: 1@boat-E3  d: 2@NW  e: 1@dead
    blue    a: ?@E4
    boats: E3 - C4
    serpents: G6 B1  sharks: D6
    kept    red: beach-dolphin  blue: forest-?
    shown: beach-shark forest-boat
    red to move  points: 2
"""


def test_a_table_is_its_text():
    game = drawn(WHOLE)
    assert [line.split() for line in game.text().splitlines()] == [
        line.split() for line in WHOLE.strip().splitlines()
    ]


@pytest.mark.parametrize(
    ("old", "new", "code"),
    [
        ("beach: D4", "beach: G6 D4", "table-line"),  # the lagoon has no tile
        ("forest: E4", "forest: E4 D4", "table-line"),  # nor one slot two
        ("a: 3@D4", "b: 3@D4", "table-line"),
        ("3@D4", "7@D4", "table-number"),
        ("e: 1@dead", "e: 6@dead", "table-twice"),  # there is one 6
        ("boat-E3", "boat-A1", "table-fit"),
        ("E3 - C4", "E3 E3 C4", "table-twice"),
        ("E3 - C4", "D4 - C4", "table-fit"),  # on land
        ("beach-dolphin", "mountain-dolphin", "table-line"),
        ("beach-shark", "mountain-wind", "table-twice"),
        ("D4 D5", "D4", None),
        ("points: 2", "points: 4", "table-number"),
        ("red to move  points: 2", "red to move", "table-turn"),
        ("red to move  points: 2", "green to move  points: 2", "table-turn"),
        ("red to move  points: 2", "red to step  points: 2", "table-turn"),
        ("red to move  points: 2", "red to step  points: 2  chosen: red-d", "table-turn"),
        ("red to move  points: 2", "red to prowl  points: 2  chosen: shark-2  kind: shark", "table-turn"),  # noqa: E501
        ("red to move  points: 2", "red strikes  chosen: shark-1  hex: D6  kind: shark  asked: red", "table-line"),  # noqa: E501
        ("red to move  points: 2", "red to step  points: 2  chosen: blue-a", "table-turn"),
        ("red to move  points: 2", "red to guide  points: 2  chosen: red-a", "table-turn"),
        ("red to move  points: 2", "red to prowl  points: 2  chosen: shark-1  kind: whale", "table-turn"),  # noqa: E501
        ("red to move  points: 2", "red strikes  chosen: shark-1  hex: E2  kind: shark  asked: blue", "table-turn"),  # noqa: E501
        ("red to move  points: 2", "red waits for the back  hex: D4  kind: beach", "table-turn"),
        ("red to move  points: 2", "red waits for the back  hex: E2  kind: beach", "table-turn"),
        ("red to move  points: 2", "red to rescue  hex: D6", "table-turn"),  # there is no boat
        ("red to move  points: 2", "", "table-turn"),
        ("starter: blue", "starter: green", "table-line"),
    ],
)  # fmt: skip
def test_what_cannot_be_read(old, new, code):
    assert old in WHOLE
    try:
        drawn(WHOLE.replace(old, new))
    except Fault as fault:
        assert fault.code == code
    else:
        assert code is None


def texts() -> list[tuple[Game, str]]:
    """Tables of a greedy game for three."""
    game, rng, found = Game(NAME, 3), generator(6), []
    while not game.is_over:
        found.append((game.copy(), game.text()))
        pick = border.draw if game.actor == CHANCE else border.policy
        border.apply(game.box, game.table, int(pick(game.box, game.table, rng)))
    return found[::9]


def test_a_changed_text_is_a_table_or_a_fault():
    """And a table that was read can be played and written."""
    dice, tables = random.Random(3), texts()
    words = sorted({word for _, text in tables for word in text.split()})
    for _ in range(scaled(1_500, 400)):
        game, text = dice.choice(tables)
        lines = text.split("\n")
        at = dice.randrange(len(lines))
        parts = lines[at].split(" ")
        parts[dice.randrange(len(parts))] = dice.choice([*words, "?", "-", "dead", "99", "a:"])
        lines[at] = " ".join(parts)
        play_a_little(game, "\n".join(lines))


def play_a_little(game: Game, text: str) -> None:
    try:
        read = game.copy()
        read.table = game.rules.table_of(game.box[0], text)
    except Fault:
        return
    again = game.rules.table_of(game.box[0], read.text())
    assert again.tobytes() == read.table.tobytes()
    for action in read.actions()[:3]:
        after = read.copy()
        after.apply(action)
        assert after.text()
