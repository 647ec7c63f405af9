"""Games of bots as Parquet: the positions are the games', and the values what came of them."""

import json

import numpy as np
import pyarrow.parquet as pq
import pytest

from fernweh.games import load
from fernweh.kernel.fault import Fault
from fernweh.rl import records_of_play
from fernweh.rl.parquet import write
from fernweh.rl.records_of_play import DatasetPlan, play
from fernweh.rl.single import Single
from tests import sample
from tests.cli.running import run

pytestmark = pytest.mark.compiled

GAMES = sample.games("lost_cities", "lost_cities_rivals")


def plan_of(name, games=5, bots=("greedy", "random"), **options):
    return DatasetPlan(name, load(name).SEATS[0], options, bots, games, seed=3)


def replayed(plan, played):
    """The game of that number again, by its actions."""
    table = Single(plan.game, plan.seats, **plan.options)
    table.reset(plan.seed)
    table.begin(played.game)
    for row, action in enumerate(played.actions):
        assert table.seat == played.seats[row]
        assert (table.observation == played.observations[row]).all()
        assert (table.mask == played.masks[row]).all()
        table.step(int(action))
    assert table.is_over
    return table.rewards


@GAMES
def test_every_position_is_the_game_s(name):
    plan = plan_of(name)
    games = list(play(plan))
    assert sorted(each.game for each in games) == list(range(5))
    for each in games:
        assert (replayed(plan, each) == each.results).all()


def test_games_longer_than_the_first_room(monkeypatch):
    monkeypatch.setattr(records_of_play, "FIRST_ROOM", 16)
    plan = plan_of("lost_cities", games=100)
    for each in play(plan):
        assert (replayed(plan, each) == each.results).all()


def test_greedy_sits_in_every_seat_and_wins():
    games = list(play(plan_of("lost_cities", games=60, rounds=1)))
    won = [each.results[each.game % 2] for each in games]  # greedy's seat: see DatasetPlan.bot_at
    assert np.mean(won) > 0.5


def test_bots_that_are_asked_in_python():
    plan = plan_of("lost_cities", games=2, bots=("novice", "random"), rounds=1)
    games = list(play(plan))
    for each in games:
        assert (replayed(plan, each) == each.results).all()
    assert [each.actions.tolist() for each in games] == [
        each.actions.tolist() for each in play(plan)
    ]


@GAMES
def test_the_file_says_what_it_holds(name, tmp_path):
    plan, path = plan_of(name, games=3), tmp_path / "games.parquet"
    games = {each.game: each for each in play(plan)}
    assert list(write(path, plan, games.values())) == [3]
    table = pq.read_table(path)
    about = json.loads(table.schema.metadata[b"fernweh"])
    assert about["game"] == name and about["bots"] == ["greedy", "random"]
    assert (
        sum(piece["size"] for piece in about["observation"])
        == table.schema.field("observation").type.byte_width
    )
    for row in table.slice(7, 3).to_pylist():
        game = games[row["game"]]
        assert row["observation"] == game.observations[row["ply"]].tobytes()
        assert row["mask"][row["action"]] == 1
        assert row["value"] == game.results[row["seat"]] == row["results"][row["seat"]]
    assert len(table) == sum(len(each.seats) for each in games.values())


def test_a_file_is_whole_or_not_there(tmp_path):
    plan, path = plan_of("lost_cities"), tmp_path / "games.parquet"

    def broken():
        yield next(play(plan))
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        list(write(path, plan, broken()))
    assert not list(tmp_path.iterdir())


def test_the_command(tmp_path):
    path = tmp_path / "games.parquet"
    words = ["dataset", "lost_cities", str(path), "--games", "4", "--option", "rounds=1"]
    assert run(*words).exit_code == 0
    assert sorted(pq.read_table(path)["game"].unique().to_pylist()) == [0, 1, 2, 3]
    assert run(*words).exit_code == 2  # it exists already


def test_what_is_wrong_is_said():
    for wrong in (("nobody",), ("greedy", "random", "greedy")):
        with pytest.raises(Fault):
            play(plan_of("lost_cities", bots=wrong))
