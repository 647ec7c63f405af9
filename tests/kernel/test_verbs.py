"""The verbs find the game by its table, and no other."""

from types import ModuleType

import numpy as np
import pytest

from fernweh.games import CATALOGUE, load
from fernweh.games.game import Game
from fernweh.kernel import border, protocol, verbs
from fernweh.kernel.chance import generator
from fernweh.kernel.record import blank, record
from fernweh.kernel.rule import rule


def test_every_verb_is_in_the_contract():
    for verb in verbs.VERBS:
        assert f"\n{verb}(" in protocol.__doc__
        assert hasattr(protocol.Rulebook, verb)


def test_what_a_game_may_leave_out_is_in_the_contract():
    assert all(f"\n{verb}(" in protocol.__doc__ for verb in verbs.OPTIONAL_VERBS)


@rule
def looked_at(boxes, tables):
    return verbs.stage(boxes[0], tables[0]), verbs.estimate(boxes[0], tables[0], 0)


def test_what_a_game_leaves_out_is_filled_in():
    """Rivals is one round, and worth its score; a match of Lost Cities has rounds."""
    rivals, match = Game("lost_cities_rivals"), Game("lost_cities")
    assert not set(verbs.OPTIONAL_VERBS) & set(vars(rivals.rules))
    rivals.let_chance(generator(1))
    assert looked_at(rivals.box, rivals.table) == (0, rivals.score(0)) != (0, 0)
    match.table[0].rounds_done = 2
    assert looked_at(match.box, match.table)[0] == 2


@pytest.mark.parametrize("name", CATALOGUE)
def test_every_game_keeps_the_contract(name):
    names = [*protocol.Rulebook.__annotations__, *vars(protocol.Rulebook)]
    wanted = [each for each in names if not each.startswith("_")]
    assert [each for each in wanted if not hasattr(load(name), each)] == []


@pytest.mark.parametrize("name", CATALOGUE)
def test_a_game_may_be_registered_again(name):
    verbs.register(load(name))


def test_two_games_with_one_record_are_refused():
    twin = ModuleType("twin")
    twin.TABLE = load("lost_cities").TABLE
    with pytest.raises(TypeError, match=r"twin and fernweh\.games\.lost_cities"):
        verbs.register(twin)


def test_a_table_of_no_game_is_refused():
    strange = blank(record(("strange", np.uint64)))
    with pytest.raises(KeyError):
        verbs.actor(strange[0], strange[0])


@pytest.mark.compiled
def test_a_table_of_no_game_is_refused_compiled():
    strange = blank(record(("strange", np.uint64)))
    with pytest.raises(Exception, match="strange"):
        border.actor(strange, strange)


@rule
def masks(tables):
    """What is in a new mask, after another one was filled."""
    first = verbs.no_actions(tables[0])
    for i in range(first.size):
        first[i] = np.uint64(2**64 - 1)
    return verbs.no_actions(tables[0]).sum() + np.uint64(first.size)


def test_a_new_mask_is_empty_and_long_enough():
    game = Game("lost_cities")
    assert masks(game.table) == verbs.words_for(len(game.rules.ACTIONS))


def test_the_catalogue_tells_the_truth():
    for name, listing in CATALOGUE.items():
        assert listing.name == load(name).NAME == name
        assert listing.seats == load(name).SEATS
        assert max(listing.seats) == len(load(name).SEAT_NAMES)
