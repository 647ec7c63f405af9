"""OpenSpiel's own simulation test on every game, and what it does not ask."""

import pickle
import random
import subprocess
import sys
from fractions import Fraction

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import mcts

import fernweh.rl.openspiel  # noqa: F401 (registers the games)
from fernweh.games import CATALOGUE

pytestmark = pytest.mark.compiled

SHORT = {  # options that make a game short
    "lost_cities": "rounds=1,cap=60",
    "lost_cities_rivals": "players=3",
    "lost_cities_board_game": "expeditions=1,cap=20",
    "el_dorado": "cap=3",
    "survive": "players=2",
}
CASES = [(name, seats) for name in CATALOGUE for seats in CATALOGUE[name].seats]
GAMES = pytest.mark.parametrize("name", CATALOGUE)


def short(name, options=None):
    return pyspiel.load_game(f"fernweh_{name}({options or SHORT.get(name, '')})")


def played(game, seed, steps=10**9):
    """A game at random, as far as so many steps."""
    rng, state = random.Random(seed), game.new_initial_state()
    while not state.is_terminal() and steps:
        if state.is_chance_node():
            outcomes, odds = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(outcomes, odds)[0])
        else:
            state.apply_action(rng.choice(state.legal_actions()))
        steps -= 1
    return state


@GAMES
def test_openspiel_s_random_simulation(name):
    pyspiel.random_sim_test(short(name), num_sims=1, serialize=True, verbose=False)


@pytest.mark.slow
@pytest.mark.parametrize(("name", "seats"), CASES)
def test_openspiel_s_random_simulation_of_whole_games(name, seats):
    game = pyspiel.load_game(f"fernweh_{name}(players={seats})")
    pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)
    assert len(played(game, 1).full_history()) < game.max_game_length()


@GAMES
def test_cloned_pickled_and_serialized(name):
    game = short(name)
    state = played(game, seed=1, steps=40)
    _, again = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))
    for other in (state.clone(), again, pickle.loads(pickle.dumps(state))):
        assert str(other) == str(state) and other.history() == state.history()
        for player in range(game.num_players()):
            assert other.information_state_string(player) == state.information_state_string(player)
            assert other.observation_tensor(player) == state.observation_tensor(player)
        if not state.is_terminal():
            before = str(state)
            other.apply_action(other.legal_actions()[0])
            assert str(state) == before != str(other)


def test_odds_are_the_engine_s_weights():
    state = pyspiel.load_game("fernweh_lost_cities(starter=north)").new_initial_state()
    odds = dict(state.chance_outcomes())
    assert sum(odds.values()) == pytest.approx(1)
    assert {Fraction(each).limit_denominator(60) for each in odds.values()} == {
        Fraction(1, 60), Fraction(3, 60)
    }  # fmt: skip


def test_an_information_state_tells_what_the_seat_saw_and_no_more():
    state = played(short("lost_cities"), seed=1, steps=16)
    north, south = map(state.information_state_string, range(2))
    assert north != south and "hidden" in north and "hidden" in south
    cards = [line for line in south.splitlines() if "hidden" not in line and "card=" in line]
    assert cards and not any(line in north for line in cards)


def test_perfect_recall_tells_games_apart_that_look_alike_now():
    game = pyspiel.load_game("fernweh_lost_cities(rounds=1,starter=north)")
    state = played(game, seed=1, steps=16)
    one, other = state.clone(), state.clone()
    seen = {each.information_state_string(0) for each in (state, one, other)}
    assert len(seen) == 1
    for each, first in ((one, 0), (other, 1)):
        each.apply_action(each.legal_actions()[first])
    assert one.information_state_string(0) != other.information_state_string(0)


@GAMES
def test_game_types_say_what_a_game_is(name):
    kind = short(name).get_type()
    is_open = name == "lost_cities_rivals"  # §9: all lie open but the order of the deck
    kinds = pyspiel.GameType.Information
    told = kinds.PERFECT_INFORMATION if is_open else kinds.IMPERFECT_INFORMATION
    assert kind.information == told
    assert not kind.provides_information_state_tensor  # games of a thousand entries and more


def test_a_short_past_has_a_tensor_that_tells_as_much_as_its_string():
    game = pyspiel.load_game("fernweh_lost_cities(rounds=1,cap=3,recall=40)")
    assert game.get_type().provides_information_state_tensor and game.max_game_length() == 40
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)
    told = {}
    for seed in range(20):
        for steps in (3, 18, 20, 22, 24):
            state = played(game, seed, steps)
            for seat in range(2):
                tensor = tuple(state.information_state_tensor(seat))
                told.setdefault((seat, tensor), set()).add(state.information_state_string(seat))
    assert len(told) > 100 and all(len(strings) == 1 for strings in told.values())


def test_a_past_that_is_longer_than_was_said_is_a_fault():
    state = played(pyspiel.load_game("fernweh_lost_cities(rounds=1,recall=20)"), 1, steps=21)
    with pytest.raises(Exception, match="recall < 21"):
        state.information_state_tensor(0)


@GAMES
def test_states_that_are_told_alike_allow_the_same(name):
    """Whatever a seat chose is in its string, where no event tells of it too."""
    game, allowed = short(name), {}
    for seed in range(3):
        state = played(game, seed, steps=150)
        while not state.is_terminal() and state.is_chance_node():
            state.apply_action(state.legal_actions()[0])
        for action in [] if state.is_terminal() else state.legal_actions():
            after = state.child(action)
            player = after.current_player()
            if player >= 0:
                told = (player, after.information_state_string(player))
                assert allowed.setdefault(told, after.legal_actions()) == after.legal_actions()


@GAMES
def test_what_is_answered_from_python_is_what_openspiel_answers(name):
    """At every step these are asked by way of C++ or not; it must not matter."""
    for steps in (0, 30, 60, 10**9):
        state, by_way_of_c = played(short(name), seed=2, steps=steps), pyspiel.State
        assert state.is_chance_node() == by_way_of_c.is_chance_node(state)
        assert state.legal_actions() == by_way_of_c.legal_actions(state)
        if not state.is_chance_node():
            assert state.legal_actions_mask() == by_way_of_c.legal_actions_mask(state)
        for seat in range(state.num_players()):
            for question in (
                "legal_actions", "legal_actions_mask", "observation_tensor",
                "information_state_string",
            ):  # fmt: skip
                asked = getattr(by_way_of_c, question)(state, seat)
                assert getattr(state, question)(seat) == asked
    with pytest.raises(pyspiel.SpielError):
        state.observation_tensor(9)


def test_returns_sum_to_nothing():
    state = played(short("lost_cities_rivals"), seed=1)
    assert abs(sum(state.returns())) < 1e-6 and max(state.returns()) > 0


def test_openspiel_s_tree_search_plays():
    game, rng = short("lost_cities"), np.random.RandomState(1)
    state = played(game, seed=1, steps=60)
    while state.is_chance_node():
        state.apply_action(state.legal_actions()[0])
    evaluator = mcts.RandomRolloutEvaluator(random_state=rng)
    bot = mcts.MCTSBot(game, 1.4, 4, evaluator, random_state=rng)
    assert bot.step(state) in state.legal_actions()


TOLD = """
import random, pyspiel, fernweh.rl.openspiel
state = pyspiel.load_game("fernweh_lost_cities(rounds=1,cap=60)").new_initial_state()
rng = random.Random(5)
while not state.is_terminal():
    state.apply_action(rng.choice(state.legal_actions()))
print(state.history(), state.returns())
"""


def test_a_seed_reproduces_in_another_process():
    told = [
        subprocess.run([sys.executable, "-c", TOLD], capture_output=True, text=True, check=True)
        for _ in range(2)
    ]
    assert told[0].stdout == told[1].stdout != ""


def test_what_is_wrong_is_said():
    for wrong in ("players=5", "colours=9", "rounds=nine"):
        with pytest.raises(Exception, match=r"bad-|(?i:parameter)"):
            pyspiel.load_game(f"fernweh_lost_cities({wrong})")
