"""A trained network as a bot, `net:FOLDER`; run by `make test-rllib`, where PyTorch is."""

import pytest
import torch

from fernweh.bots import parse
from fernweh.bots.arena.bout import play_bout
from fernweh.bots.arena.plan import Bout, checked
from fernweh.games.game import Game
from fernweh.kernel.chance import generator
from fernweh.kernel.fault import Fault
from tests.bots.test_arena import plan
from tests.learning.test_train import settings

pytestmark = [pytest.mark.slow, pytest.mark.compiled]


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    """What a short run keeps."""
    from fernweh.rl.train.learner import Learner

    kept = tmp_path_factory.mktemp("net")
    for _ in Learner(settings(), kept, torch.device("cpu")).run(0.5):
        pass
    return kept


def dealt(name="lost_cities", **options):
    game = Game(name, **options)
    game.let_chance(generator(3))
    return game.seen_by(game.actor)


def test_it_plays_its_likeliest_move(folder):
    bot, seen = parse(f"net:{folder}"), dealt(rounds=1)
    bot.ready(seen)
    moves = {bot.choose(seen, generator(seed)) for seed in range(3)}
    assert len(moves) == 1 and moves <= set(seen.moves()) and bot.name == f"net:{folder}"


def test_it_plays_in_the_arena_and_beside_a_learner(folder):
    wanted = checked(plan(bots=[f"net:{folder}"], among="random"))
    assert len(play_bout(wanted, Bout(0, 0))) == 2
    from fernweh.rl.gymnasium import Env

    env = Env("lost_cities", others=f"net:{folder}", rounds=1)
    _, info = env.reset(seed=1)
    env.step(int(info["action_mask"].argmax()))


def test_it_cannot_play_another_game(folder):
    bot = parse(f"net:{folder}")
    with pytest.raises(Fault, match="network-of-others"):
        bot.ready(dealt("lost_cities_rivals"))


def test_where_no_network_is_there_is_no_bot(tmp_path):
    with pytest.raises(Fault, match="no-network"):
        parse(f"net:{tmp_path}")
