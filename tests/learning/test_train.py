"""Learning by self-play, on a few tables; run by `make test-rllib`, where PyTorch is."""

import csv
import signal
import time
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest
import torch

from fernweh.games import CATALOGUE, load
from fernweh.kernel.fault import Fault
from fernweh.rl.vector import Vector
from tests.cli.running import Terminal, plain

pytestmark = [pytest.mark.slow, pytest.mark.compiled]

CPU = torch.device("cpu")


def settings(**more):
    from fernweh.rl.train.settings import TrainingSettings

    few = {"tables": 64, "steps": 8, "width": 32, "minibatch": 128, "judge_every": 2, "pairs": 4}
    return TrainingSettings(**{"options": {"rounds": 1}, **few, **more})


def test_a_run_is_kept_and_goes_on(tmp_path: Path):
    from fernweh.rl.train.learner import Learner

    first = Learner(settings(), tmp_path, CPU)
    reports = [*first.run(0.5)]
    assert reports[-1].steps == reports[-1].stretch * 64 * 8
    assert 0 <= first.final_judgement().greedy <= 1
    again = Learner(settings(), tmp_path, CPU)
    assert (again.done, again.best, again.spent) == (first.done, first.best, first.spent)
    for name, weights in first.network.state_dict().items():
        assert torch.equal(weights, again.network.state_dict()[name])
    with pytest.raises(Fault):
        Learner(settings(width=16), tmp_path, CPU)


@pytest.fixture
def interrupted(tmp_path, monkeypatch):
    """A run that Ctrl-C ended in its fourth stretch."""
    from fernweh.rl.train.learner import Learner

    learner = Learner(settings(judge_every=50), tmp_path, CPU)
    play, calls = learner._stretch, []

    def stretch():
        calls.append(1)
        if len(calls) == 4:
            signal.raise_signal(signal.SIGINT)
        return play()

    monkeypatch.setattr(learner, "_stretch", stretch)
    with pytest.raises(KeyboardInterrupt):
        [*learner.run(1000)]
    return learner


def test_ctrl_c_keeps_what_was_learnt_since_the_last_judgement(interrupted, tmp_path):
    from fernweh.rl.train.learner import Learner

    again = Learner(settings(judge_every=50), tmp_path, CPU)
    assert (again.done, again.played) == (3, 3 * 64 * 8)
    assert again.spent == interrupted.spent > 0
    for name, weights in interrupted.network.state_dict().items():
        assert torch.equal(weights, again.network.state_dict()[name])
    assert (tmp_path / "best.safetensors").exists()


def test_a_run_that_nobody_listens_to_any_more_is_kept(tmp_path: Path):
    from fernweh.rl.train.learner import Learner

    with closing(Learner(settings(judge_every=50), tmp_path, CPU).run(1000)) as reports:
        next(reports)
    assert Learner(settings(judge_every=50), tmp_path, CPU).done == 1


def test_a_step_of_the_weights_is_never_half_done():
    from fernweh.rl.train.undisturbed import undisturbed

    done = []
    with pytest.raises(KeyboardInterrupt), undisturbed():
        signal.raise_signal(signal.SIGINT)
        done.append(1)
    assert done == [1]
    assert signal.getsignal(signal.SIGINT) is signal.default_int_handler


def test_it_is_judged_by_random_and_by_what_it_was_some_judgements_ago(tmp_path, monkeypatch):
    from fernweh.rl.train import learner as room

    monkeypatch.setattr(room, "AGO", 2)
    learner = room.Learner(settings(judge_every=1), tmp_path, CPU)
    reports = []
    with closing(learner.run(1000)) as run:
        for report in run:
            reports.append(report)
            if len(reports) == 4:
                break
    judgements = [report.judgement for report in reports]
    assert judgements[0].earlier is None
    assert all(0 <= each.random <= 1 and 0 <= each.earlier <= 1 for each in judgements[1:])
    kept = sorted(path.stem for path in (tmp_path / "earlier").glob("*.safetensors"))
    assert kept == [f"{stretch:09}" for stretch in range(2, 5)]
    assert learner._earlier()[-room.AGO].stem == kept[0]


def test_against_itself_a_network_wins_half():
    from fernweh.rl.train.judgement import met
    from fernweh.rl.train.network import Network

    network = Network(Vector("lost_cities", 1, threads=1, rounds=1).simulation, 32)
    assert met("lost_cities", network, network, CPU, 8, 1, rounds=1) == 0.5


@pytest.mark.parametrize("name", CATALOGUE)
def test_what_was_learnt_plays_the_same_without_pytorch(name, tmp_path):
    """Compiled loops over half of the digits, beside bfloat16."""
    from fernweh.bots.net import Net
    from fernweh.games.game import Game
    from fernweh.rl.train.learner import BEST, Learner
    from fernweh.rl.train.settings import settings_for

    few = {"tables": 64, "steps": 8, "width": 64, "minibatch": 128}
    learner = Learner(settings_for(name, **few), tmp_path, CPU)
    for _ in range(4):
        learner._stretch()
    learner._write(tmp_path / BEST)
    tables = Vector(name, 256, threads=1)
    for _ in range(40):
        tables.step(tables.random_actions())
    seen, masks = torch.from_numpy(tables.observations), torch.from_numpy(tables.masks)
    logs, worth = learner._read(tmp_path / BEST)(seen, masks)
    choices, worths = Net(str(tmp_path)).player(Game(name)).think_of_all(tables.observations)
    legal = torch.from_numpy(choices).masked_fill(logs == -torch.inf, -torch.inf)
    assert torch.allclose(torch.from_numpy(worths), worth, atol=0.05)
    assert torch.allclose(torch.log_softmax(legal, -1).exp(), logs.exp(), atol=0.05)
    assert (legal.argmax(-1) == logs.argmax(-1)).float().mean() > 0.85


def rows_of(folder: Path) -> list[dict[str, str]]:
    with (folder / "metrics.csv").open(encoding="utf-8", newline="") as file:
        return [*csv.DictReader(file)]


def test_metrics_go_on_where_the_checkpoint_does(tmp_path: Path):
    from fernweh.rl.train.judgement import Judgement
    from fernweh.rl.train.learner import Progress
    from fernweh.rl.train.metrics import Metrics

    report = Progress(1, 512, 0.5, 1024.0, 1.5, None, -1.0)
    metrics = Metrics(tmp_path, 0, 0)
    for stretch in (1, 2, 3):
        metrics.add(replace(report, stretch=stretch))
    metrics.close()
    metrics = Metrics(tmp_path, 2, 1024)
    metrics.add(replace(report, stretch=3, judgement=Judgement(0.25, 0.75, 0.5), best=0.25))
    metrics.close()
    rows = rows_of(tmp_path)
    assert [row["stretch"] for row in rows] == ["1", "2", "3"]
    assert (rows[1]["greedy"], rows[1]["best"]) == ("", "")
    last = [rows[2][name] for name in ("greedy", "random", "earlier", "best")]
    assert last == ["0.25", "0.75", "0.5", "0.25"]


def test_tensorboard_reads_the_same_figures(tmp_path: Path):
    accumulator = pytest.importorskip("tensorboard.backend.event_processing.event_accumulator")
    from fernweh.rl.train.learner import Progress
    from fernweh.rl.train.metrics import Metrics

    metrics = Metrics(tmp_path, 0, 0, tensorboard=True)
    metrics.add(Progress(1, 512, 0.5, 1024.0, 1.5, None, -1.0))
    metrics.close()
    events = accumulator.EventAccumulator(str(tmp_path / "tensorboard"))
    events.Reload()
    assert [(each.step, each.value) for each in events.Scalars("entropy")] == [(512, 1.5)]


SMALL = ("tables=64", "steps=8", "width=32", "minibatch=128", "judge_every=4", "pairs=4")


def run_in(folder: Path) -> Terminal:
    small = [word for each in SMALL for word in ("--set", each)]
    words = ("train", "lost_cities", str(folder), "--option", "rounds=1", "--seed", "3", *small)
    return Terminal(*words, FERNWEH_LANG="en", COLUMNS="200", CUDA_VISIBLE_DEVICES="")


def test_the_command_stops_within_five_seconds_and_goes_on(tmp_path: Path):
    folder = tmp_path / "net"
    terminal = run_in(folder)
    assert "Learning Lost Cities for 10 min with 64 games" in plain(terminal.wait_for("kept in"))
    terminal.wait_for("s left")
    terminal.wait_for("against random")
    asked = time.monotonic()
    terminal.process.send_signal(signal.SIGINT)
    assert terminal.end() == 130, terminal.seen[-2000:]
    assert time.monotonic() - asked < 5
    assert "the same command goes on from there" in plain(terminal.seen)
    assert {"checkpoint", "best.safetensors", "metrics.csv"} <= {p.name for p in folder.iterdir()}
    kept = len(rows_of(folder))
    terminal = run_in(folder)
    terminal.wait_for("It learns on")
    terminal.wait_for("against random")
    terminal.process.send_signal(signal.SIGINT)
    assert terminal.end() == 130, terminal.seen[-2000:]
    assert [int(row["stretch"]) for row in rows_of(folder)][: kept + 1] == [*range(1, kept + 2)]


def test_gains_turn_their_sign_with_the_seat():
    """Two steps of one, then one of the other who wins by a whole reward."""
    from fernweh.rl.train.stretch import StretchPlayer

    player = StretchPlayer(Vector("lost_cities", 1, threads=1), CPU, 1.0, 1.0, 30.0)
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
    from fernweh.bots.net.suits import suits_of
    from fernweh.rl.train.network import Network

    tables, seen, masks = positions()
    suits, network = (
        suits_of(tables.simulation.rules, tables.simulation.box),
        Network(tables.simulation, 32),
    )
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


@pytest.mark.parametrize(
    "name", ["lost_cities", "lost_cities_rivals", "lost_cities_board_game", "survive"]
)
def test_suits_hold_every_action_of_a_seat_once(name):
    from fernweh.bots.net.suits import suits_of

    tables = Vector(name, 64, threads=1)
    order = suits_of(tables.simulation.rules, tables.simulation.box).order
    assert len(set(order)) == len(order)
    for _ in range(60):
        assert tables.masks[:, order].sum() == tables.masks.sum()
        tables.step(tables.random_actions())


@pytest.mark.parametrize("name", ["lost_cities", "lost_cities_rivals", "lost_cities_board_game"])
def test_suits_hold_every_byte_once_and_each_its_own_colour(name):
    """Bytes of a suit go as high as the same bytes of any other, and no byte is in two."""
    from fernweh.bots.net.suits import suits_of

    simulation = Vector(name, 1, threads=1).simulation
    suits = suits_of(simulation.rules, simulation.box)
    seen = [at for row in suits.seen for at in row] + suits.other_seen
    assert len(set(seen)) == len(seen)
    assert len(seen) == len(simulation.most) or name == "lost_cities"  # its sixth colour is away
    most = [[int(simulation.most[at]) for at in row] for row in suits.seen]
    assert all(row == most[0] for row in most)


def test_greedy_teaches_its_moves(tmp_path: Path):
    """Told its moves, a network comes to play as it does; and not once the lessons are over."""
    from fernweh.rl.train.learner import Learner

    learner = Learner(settings(steps=4, minibatch=64, rate=0.003), tmp_path, CPU)
    before = likeness(learner)
    learner._anneal(0.0)
    for _ in range(60):
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


@pytest.mark.parametrize("name", CATALOGUE)
def test_every_game_is_learnt_with_what_suits_it(name, tmp_path: Path):
    """A few stretches of each: what it is paid is of the size that its games are won by."""
    from fernweh.rl.train.learner import Learner
    from fernweh.rl.train.settings import settings_for

    suited = settings_for(name, tables=16, steps=4, minibatch=32, width=16)
    assert suited.close == getattr(load(name), "LEARNING", {}).get("close", 30.0)
    learner = Learner(suited, tmp_path, CPU)
    learner._anneal(0.0)
    assert learner._stretch() >= 0 and learner.players[0].close == suited.close


def test_only_games_of_two(tmp_path: Path):
    from fernweh.rl.train.learner import Learner

    with pytest.raises(Fault):
        Learner(settings(game="nothing"), tmp_path, CPU)
