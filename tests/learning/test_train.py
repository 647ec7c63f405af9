"""Learning by self-play, on a few tables; run by `make test-rllib`, where PyTorch is."""

from pathlib import Path

import numpy as np
import pytest
import torch

from fernweh.kernel.fault import Fault
from fernweh.rl.vector import Vector

pytestmark = [pytest.mark.slow, pytest.mark.compiled]

CPU = torch.device("cpu")


def settings(**more):
    from fernweh.rl.train.learning import Settings

    few = {"tables": 64, "steps": 8, "width": 32, "minibatch": 128, "judge_every": 2, "pairs": 4}
    return Settings(**{"options": {"rounds": 1}, **few, **more})


def test_a_run_is_kept_and_goes_on(tmp_path: Path):
    from fernweh.rl.train.learning import Learner

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
    from fernweh.rl.train.playing import Player

    player = Player(Vector("lost_cities", 1, threads=1), CPU, 1.0, 1.0)
    worth = torch.zeros(4, 1)
    seats = torch.tensor([[0], [0], [1], [0]])
    rewards = torch.tensor([[0.0], [0.0], [1.0]])
    ended = torch.tensor([[False], [False], [True]])
    assert player._gain(worth, seats, rewards, ended)[:, 0].tolist() == [-1.0, -1.0, 1.0]


def test_relabelled_positions_are_positions():
    """Colours change places in what is seen, in what is legal and in what is done alike."""
    from fernweh.rl.train.symmetry import Symmetry

    tables = Vector("lost_cities", 200, threads=1, rounds=1)
    for _ in range(40):
        tables.step(tables.random_actions())
    actions = torch.from_numpy(tables.random_actions().copy())
    seen, masks = torch.from_numpy(tables.observations), torch.from_numpy(tables.masks)
    symmetry = Symmetry(tables.simulation, CPU)
    assert len(symmetry.seen) == 120
    moved_seen, moved_masks, moved = symmetry.relabelled(seen, masks, actions)
    assert (moved_masks.gather(1, moved[:, None]) == 1).all()
    assert (moved_masks.sum(1) == masks.sum(1)).all()
    assert np.array_equal(np.sort(moved_seen.numpy(), 1), np.sort(seen.numpy(), 1))
    assert not torch.equal(moved_seen, seen)


def test_only_games_of_two(tmp_path: Path):
    from fernweh.rl.train.learning import Learner

    with pytest.raises(Fault):
        Learner(settings(game="nothing"), tmp_path, CPU)
