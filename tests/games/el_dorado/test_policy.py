"""The greedy player: it arrives, soon enough, and is sensible where one can say what that is."""

import numpy as np
import pytest

from fernweh.bots import find
from fernweh.games import load
from fernweh.games.el_dorado.maps import MAPS
from fernweh.kernel import batch
from fernweh.kernel.chance import generator
from fernweh.kernel.record import blank
from tests.games.el_dorado.drawn import NAME, drawn

SEATS = pytest.mark.parametrize("seats", [2, 3, 4])


def played(name: str, seats: int, games: int, **options):
    """Which games of greedy players alone saw an arrival, and in which round they ended."""
    rules = load(NAME)
    box = rules.lay_out(rules.Options(map=name, **{**rules.SIMULATION, **options}), seats)
    tables = blank(rules.TABLE, games)
    batch.styled_games(box, tables, [[batch.POLICY] * seats], seed=2026)
    arrived = (tables["arrival"] > 0).any(axis=1)
    at_once = tables["arrival"][np.arange(games), tables["turn"]] > 0  # §11.1: in mid-round
    return arrived, tables["rounds_done"] + at_once


@pytest.mark.compiled
@SEATS
@pytest.mark.parametrize("name", MAPS)
def test_it_arrives(name, seats):
    """Asked for: 99.5 of 100 games on each map within the cap of 60 rounds."""
    arrived, _ = played(name, seats, 1_000)
    assert arrived.mean() >= 0.995


@pytest.mark.compiled
def test_it_arrives_soon_enough():
    """Asked for: on the first map with three players, half of the games by round 17."""
    arrived, rounds = played("first", 3, 1_000)
    assert arrived.all() and np.median(rounds) <= 17


@pytest.mark.compiled
@SEATS
def test_it_arrives_among_caves(seats):
    arrived, _ = played("witchs_cauldron", seats, 300, caves=True)
    assert arrived.mean() >= 0.99


def chosen(text: str, **options) -> str:
    game = drawn(text, **options)
    return find("greedy").choose(game.seen_by(game.actor), generator(1))


def test_it_enters_el_dorado():
    assert chosen("north  at: 3,-3  hand: explorer sailor\nnorth to play") == (
        "move explorer as machete"
    )


def test_it_keeps_a_card_that_can_enter_the_finish():
    text = "north  at: 3,-3  hand: explorer sailor\nnorth to keep"
    assert chosen(text) == "discard sailor"
    assert chosen(text.replace(" sailor", "")) == "done"


def test_it_draws_before_it_moves():
    text = "north  at: 1,0  hand: cartographer scout\nnorth to play"
    assert chosen(text) == "act cartographer"


def test_it_does_not_remove_the_last_card_that_opens_the_way():
    """The end asks for a machete: the one explorer stays, a traveler goes."""
    text = """
        north  at: 2,-3  hand: explorer traveler  draw: sailor traveler
        turn  owing: 1
        north to remove
    """
    assert chosen(text) != "remove explorer"


def test_it_takes_tokens_and_uses_them():
    text = "north  at: 0,1  hand: scout\nturn  pawn: 1\nnorth to explore"
    assert chosen(text, caves=True) == "explore 2"
    text = "north  at: 1,0  hand: sailor  tokens: draw\nnorth to play"
    assert chosen(text, caves=True) == "use draw"


def test_it_moves_both_pawns():
    """With two players the one that is behind is not forgotten."""
    text = "north  at: eldorado 3,-3  hand: explorer\nnorth to play"
    assert chosen(text, seats=2) == "move explorer as machete"
