"""States resampled from what a seat knows: they agree with all that it saw, and with themselves."""

import numpy as np
import pytest
from open_spiel.python.algorithms import ismcts, mcts

import fernweh.rl.openspiel  # noqa: F401 (registers the games)
from fernweh.games import CATALOGUE
from tests.rl.test_openspiel import played, short

pytestmark = pytest.mark.compiled

HIDING = [name for name in CATALOGUE if name != "lost_cities_rivals"]
GAMES = pytest.mark.parametrize("name", CATALOGUE)
SECRETIVE = pytest.mark.parametrize("name", HIDING)
STEPS = (0, 7, 40, 90, 170, 10**9)  # into the game: the deal, its middle, later rounds, the end


def states(name, seed=1):
    return [played(short(name), seed, steps) for steps in STEPS]


def under_way(game, steps):
    """So far into a game, or half as far where it is over by then."""
    state = played(game, 1, steps)
    return under_way(game, steps // 2) if state.is_terminal() else state


def retraced(state):
    """The state that its own history leads to, if every action of it is legal."""
    again = state.get_game().new_initial_state()
    for action in state.history():
        assert action in again.legal_actions()
        again.apply_action(action)
    return again


@GAMES
def test_a_resampled_state_agrees_with_all_that_the_seat_saw(name):
    rng = np.random.default_rng(1)
    for state in states(name):
        for seat in range(state.num_players()):
            other = state.resample_from_infostate(seat, rng.random)
            assert other.information_state_string(seat) == state.information_state_string(seat)
            assert other.observation_string(seat) == state.observation_string(seat)
            assert other.observation_tensor(seat) == state.observation_tensor(seat)
            assert len(other.history()) == len(state.history())
            assert other.current_player() == state.current_player()
            if state.current_player() == seat:
                assert other.legal_actions() == state.legal_actions()


@GAMES
def test_its_history_is_legal_and_leads_to_it(name):
    """What the other seats were told is what they would have been told on the way."""
    rng = np.random.default_rng(2)
    for state in states(name):
        other = state.resample_from_infostate(0, rng.random)
        again = retraced(other)
        assert str(again) == str(other)
        for seat in range(state.num_players()):
            assert again.information_state_string(seat) == other.information_state_string(seat)


@SECRETIVE
def test_it_depends_on_nothing_that_the_seat_does_not_know(name):
    """From another state that it could not tell from this one the very same ones are drawn."""
    rng = np.random.default_rng(3)
    for state in states(name):
        for seat in range(state.num_players()):
            other = state.resample_from_infostate(seat, rng.random)
            for luck in rng.random(4):
                drawn, again = (
                    each.resample_from_infostate(seat, lambda luck=luck: luck)
                    for each in (state, other)
                )
                assert drawn.history() == again.history() and str(drawn) == str(again)


@SECRETIVE
def test_what_is_hidden_differs(name):
    rng, state = np.random.default_rng(4), under_way(short(name), 80 if name == "survive" else 40)
    others = [state.resample_from_infostate(0, rng.random) for _ in range(20)]
    assert len({str(other) for other in others}) > 3
    assert len({tuple(other.history()) for other in others}) > 3


def test_a_card_that_came_to_light_may_have_been_any_of_those_drawn_before():
    state = played(short("lost_cities"), seed=1, steps=17)  # the lot, the deal
    while state.current_player() != 1:
        state.apply_action(state.legal_actions()[0])
    card = state.action_to_string(1, state.legal_actions()[0]).split()[1]
    state.apply_action(state.legal_actions()[0])
    rng, found = np.random.default_rng(5), set()
    drawn = state.get_game().simulation.rules.action_of(f"turn up {card}")
    for _ in range(200):
        found.add(state.resample_from_infostate(0, rng.random).history().index(drawn))
    assert len(found) == 8  # cards of a hand


def test_one_resampled_from_a_seat_that_knows_all_is_the_same():
    state = played(short("lost_cities_rivals"), seed=1, steps=60)
    other = state.resample_from_infostate(0, np.random.default_rng(1).random)
    assert other.history() == state.history() and str(other) == str(state)


def test_the_state_that_was_resampled_goes_on_as_before():
    state = played(short("lost_cities"), seed=3, steps=30)
    twin, rng = state.clone(), np.random.default_rng(1)
    state.resample_from_infostate(0, rng.random)
    for _ in range(20):
        action = state.legal_actions()[0]
        for each in (state, twin):
            each.apply_action(action)
    assert str(state) == str(twin)
    other = state.resample_from_infostate(0, rng.random)
    assert other.information_state_string(0) == twin.information_state_string(0)


def test_where_a_game_does_not_say_what_is_hidden_it_is_refused(monkeypatch):
    state = played(short("lost_cities"), seed=3, steps=30)
    monkeypatch.delattr(state.position.simulation.rules, "unseen_by")
    with pytest.raises(NotImplementedError, match="lost_cities"):
        state.resample_from_infostate(0, np.random.default_rng(1).random)


# OpenSpiel's own search, which keeps its tree by information states

LONG = {"el_dorado": "cap=12"}


def decided(name, decisions, simulations):
    """So many choices of a bot for every seat, at random otherwise; how many there were."""
    game = short(name, LONG.get(name))
    rng, state, made = np.random.RandomState(1), under_way(game, 60), 0
    evaluator = mcts.RandomRolloutEvaluator(random_state=rng)
    bot = ismcts.ISMCTSBot(
        game=game, evaluator=evaluator, uct_c=1.4, max_simulations=simulations, random_state=rng
    )
    while made < decisions:
        state = under_way(game, 10) if state.is_terminal() else state
        actions = state.legal_actions()
        asked = not state.is_chance_node() and len(actions) > 1
        action = bot.step(state) if asked else rng.choice(actions)
        assert action in actions
        made += asked
        state.apply_action(int(action))
    return made


@SECRETIVE
def test_ismcts_with_fifty_simulations(name):
    assert decided(name, decisions=2, simulations=50) == 2


@pytest.mark.slow
@SECRETIVE
def test_ismcts_with_a_thousand_simulations(name):
    assert decided(name, decisions=10, simulations=1000) == 10
