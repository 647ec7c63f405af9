"""Moves and tables as text: what reads back, and what is refused with the line that is wrong."""

import random

import pytest

from fernweh.games.lost_cities_rivals.notation import MOVES
from fernweh.kernel.fault import Fault
from tests.games.lost_cities_rivals.drawn import BEFORE_V1, begun, bidding, drawn, played_out
from tests.scale import scaled


@pytest.mark.parametrize(
    "move",
    ["uncover", "bid 1", "bid 36", "pass", "take red-wager", "trash blue-10", "done",
     "turn up green-2", "deal blue red", "start west"],
)  # fmt: skip
def test_moves(move):
    assert move in MOVES


def test_a_table_as_it_is_written():
    assert bidding().text() == (
        "north  coins: 9\neast  coins: 9\nsouth  coins: 9\ndisplay: red-4\n"
        "deck: 79\nbank: 9\nbid: 3  in: north east south\neast to bid"
    )


def test_cards_that_are_not_written_are_in_the_deck_or_out_where_it_is_named():
    assert drawn("display: red-4\nnorth to uncover or bid").view(0).pile == 19
    named = drawn("display: red-4\ndeck: red-5 red-6\nnorth to uncover or bid")
    assert (named.view(0).pile, named.view(0).out) == (2, 77)


def test_the_deck_is_named_where_that_is_shorter():
    named = drawn("display: red-4\ndeck: red-5 red-6\nnorth to uncover or bid")
    assert "\ndeck: red-5 red-6\n" in named.text()
    assert "\ndeck: 0\n" in played_out(begun()).text()


def test_coins_that_are_not_written_are_in_the_bank():
    assert drawn("north  coins: 5\nnorth to uncover or bid").view(0).bank == 31


@pytest.mark.parametrize(
    ("text", "code", "line"),
    [
        ("north  coins: 37\nnorth to bid", "table-number", 1),
        ("north  coins: 20\neast  coins: 20\nnorth to uncover or bid", "table-number", 2),
        ("bank: 3\nnorth to uncover or bid", "table-number", 1),
        ("south  coins: 3\nnorth to uncover or bid", "table-line", 1),
        ("north  hat: 3\nnorth to uncover or bid", "table-line", 1),
        ("colour: red\nnorth to uncover or bid", "table-line", 1),
        ("north  red: 4 3\nnorth to uncover or bid", "table-order", 1),
        ("north  red: 7\neast  red: 7\nnorth to uncover or bid", "table-twice", 2),
        ("north  start: red red\nnorth to uncover or bid", "table-twice", 1),
        ("north  start: red\nnorth to uncover or bid", "table-twice", 1),
        ("display: red-11\nnorth to uncover or bid", "table-card", 1),
        ("display: red-4\ndeck: 80\nnorth to uncover or bid", "table-count", 2),
        ("display: red-4", "table-turn", 1),
        ("south to uncover or bid", "table-turn", 1),
        ("north to bid", "table-turn", 1),
        ("bid: 3  in: north east\nnorth to uncover or bid", "table-turn", 2),
        ("east  coins: 2\nbid: 3  in: north east\nnorth to bid", "table-turn", 3),
        ("north  start: red blue\nchance to deal to north", "table-turn", 2),
        ("over", "table-turn", 1),
        ("", "table-turn", 1),
    ],
)
def test_what_cannot_be_read(text, code, line):
    with pytest.raises(Fault) as fault:
        drawn(text)
    assert (fault.value.code, fault.value.facts["line"]) == (code, line)


def test_what_is_read_reads_back():
    """Words of tables exchanged at random: a fault, or a table that is written and read alike."""
    texts = [BEFORE_V1, bidding().text(), begun(3).text(), played_out(begun(3), 3).text()]
    dice, read = random.Random(1), 0
    for _ in range(scaled(3000, 300)):
        words = dice.choice(texts).split(" ")
        for _ in range(dice.randrange(1, 4)):
            words[dice.randrange(len(words))] = dice.choice(words)
        try:
            game = drawn(" ".join(words), dice.choice((3, 4)))
        except Fault:
            continue
        read += 1
        assert drawn(game.text(), game.seats).table.tobytes() == game.table.tobytes()
        assert sum(game.rules.census(game.box[0], game.table[0]).values()) == 80 + 36
    assert read > scaled(100, 10)
