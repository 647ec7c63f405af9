"""The verbs find the game by its table, and no other."""

from types import ModuleType

import numpy as np
import pytest

from fernweh.games import CATALOGUE, load
from fernweh.games.game import Game
from fernweh.kernel import border, protocol, verbs
from fernweh.kernel.record import blank, record
from fernweh.kernel.rule import rule


def test_every_verb_is_in_the_contract():
    for verb in verbs.VERBS:
        assert f"\n{verb}(" in protocol.__doc__
        assert hasattr(protocol.Rulebook, verb)


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
