"""Learning by self-play, on a few tables; run by `make test-rllib`, where PyTorch is."""

from pathlib import Path

import pytest
import torch

from fernweh.kernel.fault import Fault
from fernweh.rl.vector import Vector

pytestmark = [pytest.mark.slow, pytest.mark.compiled]

CPU = torch.device("cpu")


def settings(**more):
    from fernweh.rl.train.learner import TrainingSettings

    few = {"tables": 64, "steps": 8, "width": 32, "minibatch": 128, "judge_every": 2, "pairs": 4}
    return TrainingSettings(**{"options": {"rounds": 1}, **few, **more})


def test_a_run_is_kept_and_goes_on(tmp_path: Path):
    from fernweh.rl.train.learner import Learner

    first = Learner(settings(), tmp_path, CPU)
    reports = [*first.run(0.5)]
    assert reports[-1].steps == len(reports) * 64 * 8
    assert 0 <= first.final_share(4) <= 1
    again = Learner(settings(), tmp_path, CPU)
    assert (again.done, again.best, again.spent) == (first.done, first.best, first.spent)
    for name, weights in first.network.state_dict().items():
        assert torch.equal(weights, again.network.state_dict()[name])
    with pytest.raises(Fault):
        Learner(settings(width=16), tmp_path, CPU)


def test_gains_turn_their_sign_with_the_seat():
    """Two steps of one, then one of the other who wins by a whole reward."""
    from fernweh.rl.train.stretch import StretchPlayer

    player = StretchPlayer(Vector("lost_cities", 1, threads=1), CPU, 1.0, 1.0)
    worth = torch.zeros(4, 1)
    seats = torch.tensor([[0], [0], [1], [0]])
    rewards = torch.tensor([[0.0], [0.0], [1.0]])
    ended = torch.tensor([[False], [False], [True]])
    assert player._gain(worth, seats, rewards, ended)[:, 0].tolist() == [-1.0, -1.0, 1.0]


def positions(count: int = 200):
    tables = Vector("lost_cities", count, threads=1, rounds=1)
    for _ in range(41):
        tables.step(tables.random_actions())
    return tables, torch.from_numpy(tables.observations), torch.from_numpy(tables.masks)


def test_colours_changed_about_change_the_choices_about():
    from fernweh.rl.train.network import Network
    from fernweh.rl.train.suits import suits_of

    tables, seen, masks = positions()
    suits, network = suits_of(tables.simulation), Network(tables.simulation, 32)
    order = [3, 0, 4, 1, 2]
    there, done = seen.clone(), masks.clone()
    for goal, source in enumerate(order):
        there[:, suits.seen[goal]] = seen[:, suits.seen[source]]
        done[:, suits.actions[goal]] = masks[:, suits.actions[source]]
    (logs, worth), (moved_logs, moved_worth) = network(seen, masks), network(there, done)
    by_suit = logs[:, :-1].unflatten(1, (5, -1))[:, order].flatten(1)
    assert not torch.equal(there, seen)
    assert torch.allclose(moved_logs.exp()[:, :-1], by_suit.exp(), atol=0.02)
    assert torch.allclose(moved_worth, worth, atol=0.02)


@pytest.mark.parametrize("name", ["lost_cities", "lost_cities_rivals"])
def test_suits_hold_every_action_of_a_seat_once(name):
    from fernweh.rl.train.suits import suits_of

    tables = Vector(name, 64, threads=1)
    order = suits_of(tables.simulation).order
    assert len(set(order)) == len(order)
    for _ in range(60):
        assert tables.masks[:, order].sum() == tables.masks.sum()
        tables.step(tables.random_actions())


def test_greedy_teaches_its_moves(tmp_path: Path):
    """Told its moves, a network comes to play as it does; and not once the lessons are over."""
    from fernweh.rl.train.learner import Learner

    learner = Learner(settings(steps=4, minibatch=64, rate=0.003), tmp_path, CPU)
    before = likeness(learner)
    learner._anneal(0.0)
    for _ in range(30):
        learner._stretch()
    assert likeness(learner) > before + 0.3
    learner._anneal(0.5)
    assert learner.teaching == 0.0


def likeness(learner) -> float:
    """How likely the network holds the moves of `greedy` for."""
    tables, seen, masks = positions()
    advice = learner.network.place[torch.from_numpy(tables.policy_actions()).long()]
    with torch.no_grad():
        logs, _ = learner.network(seen, masks)
    return float(logs.gather(1, advice[:, None]).mean())


def test_only_games_of_two(tmp_path: Path):
    from fernweh.rl.train.learner import Learner

    with pytest.raises(Fault):
        Learner(settings(game="nothing"), tmp_path, CPU)
