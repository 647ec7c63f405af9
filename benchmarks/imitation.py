"""How well a plain network learns to move as `greedy` does, from what a learner sees.

    python benchmarks/imitation.py --seconds 60 lost_cities survive

Tables are played by `greedy`, a share of the moves at random, so that more than its own positions
are met. Dense layers learn its move at each, and are asked about tables of another seed; then they
play their likeliest move against it. Positions with one legal move are left out. Games compile side
by side and are measured one after the other, on a GPU where there is one; without one, name a game
at a time, since compiling takes the cores. Needs PyTorch.
"""

import argparse
import itertools
import multiprocessing
import sys
import time
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import torch
from torch import nn

from fernweh.games import CATALOGUE, load
from fernweh.rl.simulation import Simulation
from fernweh.rl.train.judgement import judged
from fernweh.rl.train.network import Encoding
from fernweh.rl.train.stretch import shared, vector

LEARNT, HELD_OUT, JUDGED = 1, 1_000_003, 2_000_003  # seeds
SPREAD = 500  # steps before the first position is kept: tables are then at every stage of a game
APART = 10  # steps between the positions that are held out
TOLD_EVERY = 10.0  # seconds


def options(game: str) -> dict[str, int]:
    """One round, where a game has several."""
    return {"rounds": 1} if "rounds" in load(game).Options.__struct_fields__ else {}


class Imitator(nn.Module):
    """Dense layers, in the form that `judged` asks: actions in order, and no value."""

    order: torch.Tensor

    def __init__(self, simulation: Simulation, width: int, layers: int) -> None:
        super().__init__()
        self.bytes = Encoding([[*range(len(simulation.most))]], simulation)
        sizes = itertools.pairwise([self.bytes.size, *[width] * layers])
        inner = [part for size in sizes for part in (nn.Linear(*size), nn.ReLU())]
        self.layers = nn.Sequential(*inner, nn.Linear(width, simulation.actions))
        self.register_buffer("order", torch.arange(simulation.actions))

    def forward(self, seen: torch.Tensor, masks: torch.Tensor) -> tuple[torch.Tensor, None]:
        """Log-probabilities, -inf for illegal actions."""
        with torch.autocast(seen.device.type, torch.bfloat16):
            logits = self.layers(self.bytes(seen)[:, 0])
        legal = logits.float().masked_fill(masks == 0, -torch.inf)
        return torch.log_softmax(legal, -1), None


class Lessons:
    """Tables of a seed, played by `greedy` but for a share of strays."""

    def __init__(
        self, game: str, count: int, device: torch.device, seed: int, strays: float
    ) -> None:
        self.tables, self.strays = vector(game, count, device, **options(game)), strays
        self.tables.reset(seed)
        self.seen = shared(self.tables.observations, device)
        self.masks = shared(self.tables.masks, device)

    def spread(self) -> "Lessons":
        for _ in range(SPREAD):
            self.step()
        return self

    def take(self, steps: int, apart: int = 1) -> list[torch.Tensor]:
        """What was seen, what was legal and what `greedy` would do, wherever there was a choice."""
        rows = [self.step() for _ in range(steps * apart)][::apart]
        columns = [torch.cat(column) for column in zip(*rows, strict=True)]
        free = columns[1].sum(1) > 1
        return [column[free] for column in columns]

    def step(self) -> tuple[torch.Tensor, ...]:
        before = self.seen.clone(), self.masks.clone()
        advice = self._kept(self.tables.policy_actions())
        lots = self._kept(self.tables.random_actions())
        astray = torch.rand(len(lots), device=lots.device) < self.strays
        self.tables.step(torch.where(astray, lots, advice))
        return *before, advice.long()

    def _kept(self, actions: Any) -> torch.Tensor:
        """Copied: advice and lots are written to the same array."""
        return shared(actions, self.seen.device).clone()


class Pace:
    """How much was done in how long, the device waited for."""

    def __init__(self, device: torch.device) -> None:
        self.device, self.done, self.seconds = device, 0, 0.0

    @contextmanager
    def of(self, count: int) -> Iterator[None]:
        start = time.perf_counter()
        yield
        if self.device.type == "cuda":
            torch.cuda.synchronize()
        self.done, self.seconds = self.done + count, self.seconds + time.perf_counter() - start

    @property
    def millions(self) -> float:
        """A second."""
        return self.done / self.seconds / 1e6


class Course:
    """A network, what it learns from, and what it is asked about."""

    def __init__(self, game: str, given: argparse.Namespace, device: torch.device) -> None:
        torch.manual_seed(given.seed)
        self.game, self.given, self.device = game, given, device
        self.lessons = Lessons(game, given.tables, device, LEARNT, given.strays).spread()
        others = Lessons(game, given.held_out, device, HELD_OUT, given.strays).spread()
        self.held_out = others.take(given.steps, APART)
        network = Imitator(others.tables.simulation, given.width, given.layers)
        self.network = network.to(device)
        self.optimizer = torch.optim.Adam(self.network.parameters(), given.rate)
        self.learn(self.lessons.take(given.steps))  # libraries are loaded before it is timed
        self.generating, self.learning = Pace(device), Pace(device)

    def run(self) -> Iterator[float]:
        """Learn for the time given; the loss of each stretch."""
        start, seconds = time.perf_counter(), self.given.seconds
        while (spent := time.perf_counter() - start) < seconds:
            for group in self.optimizer.param_groups:
                group["lr"] = self.given.rate * max(0.02, 1 - spent / seconds)
            with self.generating.of(self.given.tables * self.given.steps):
                lessons = self.lessons.take(self.given.steps)
            with self.learning.of(len(lessons[0])):
                loss = self.learn(lessons)
            yield loss

    def learn(self, lessons: list[torch.Tensor]) -> float:
        """Once through what was taken, in any order."""
        total = torch.zeros((), device=self.device)
        for rows in torch.randperm(len(lessons[0]), device=self.device).split(self.given.minibatch):
            loss = self._loss(*(column[rows] for column in lessons))
            self.optimizer.zero_grad(set_to_none=True)
            loss.backward()
            self.optimizer.step()
            total += loss.detach() * len(rows)
        return float(total) / len(lessons[0])

    def _loss(self, seen: torch.Tensor, masks: torch.Tensor, advice: torch.Tensor) -> torch.Tensor:
        return nn.functional.nll_loss(self.network(seen, masks)[0], advice)

    @torch.no_grad()
    def asked(self) -> tuple[float, float, float]:
        """Of the moves held out: the loss, the share that is right, and that right by chance."""
        found = torch.zeros(3, device=self.device)
        parts = zip(*(column.split(self.given.minibatch) for column in self.held_out), strict=True)
        for seen, masks, advice in parts:
            logs = self.network(seen, masks)[0]
            found[0] += nn.functional.nll_loss(logs, advice, reduction="sum")
            found[1] += (logs.argmax(-1) == advice).sum()
            found[2] += (1 / masks.sum(1)).sum()
        loss, right, chance = (found / len(self.held_out[0])).tolist()
        return loss, right, chance

    def won(self) -> float:
        pairs, chosen = self.given.pairs, options(self.game)
        return judged(self.game, self.network, self.device, pairs, JUDGED, **chosen)


def compile_kernels(game: str, device: torch.device) -> None:
    """What takes long and needs no GPU to itself."""
    Lessons(game, 2, device, LEARNT, 0.5).step()
    tables = vector(game, 2, device, learner=0, others="greedy", **options(game))
    tables.step(tables.random_actions())


def measure(game: str, given: argparse.Namespace, turn: Any) -> None:
    warnings.filterwarnings("ignore", ".*low occupancy")  # tables to compile by are few
    device = torch.device(given.device)
    compile_kernels(game, device)
    with turn:
        course = Course(game, given, device)
        loss = followed(course)
        print("\n".join(report(course, loss)), flush=True)


def followed(course: Course) -> float:
    """Run it, telling how it stands now and then; the last loss."""
    start, told, loss = time.perf_counter(), TOLD_EVERY, 0.0
    for loss in course.run():
        spent = time.perf_counter() - start
        if spent >= told:
            tell(course, spent, loss)
            told += TOLD_EVERY
    return loss


def tell(course: Course, spent: float, loss: float) -> None:
    millions = course.learning.done / 1e6
    line = f"{course.game}: {spent:.0f} of {course.given.seconds:g} s, {millions:.1f} million moves"
    print(f"{line}, loss {loss:.3f}", file=sys.stderr, flush=True)


def report(course: Course, loss: float) -> Iterator[str]:
    held_out, right, chance = course.asked()
    count = len(course.held_out[0])
    yield f"{course.game}: {course.learning.done / 1e6:.1f} million moves of greedy learnt from"
    yield f"  generating  {course.generating.millions:.2f} million steps a second"
    yield f"  learning    {course.learning.millions:.3f} million moves a second"
    yield f"  loss        {loss:.3f}, of moves held out {held_out:.3f}"
    yield f"  as greedy   {100 * right:.1f} % of {count:,} held out, {100 * chance:.1f} % by chance"
    if course.given.pairs:
        games = 2 * course.given.pairs
        yield f"  won         {100 * course.won():.1f} % of {games:,} games against greedy"


def flags() -> argparse.Namespace:
    found = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    found.add_argument("names", nargs="*", metavar="GAME", help="all games if none is named")
    found.add_argument("--seconds", type=float, default=60.0, help="of learning, for each game")
    found.add_argument("--strays", type=float, default=0.1, help="share of moves made at random")
    found.add_argument("--tables", type=int, default=32768)
    found.add_argument("--steps", type=int, default=16, help="of every table before it learns")
    found.add_argument("--held-out", type=int, default=8192, help="tables that it is asked about")
    found.add_argument("--width", type=int, default=1024)
    found.add_argument("--layers", type=int, default=3)
    found.add_argument("--minibatch", type=int, default=16384)
    found.add_argument("--rate", type=float, default=1e-3, help="of Adam, to zero with the time")
    found.add_argument("--pairs", type=int, default=1000, help="of games played; 0 for none")
    found.add_argument("--seed", type=int, default=1)
    found.add_argument("--device", default="cuda" if torch.cuda.is_available() else "cpu")
    return found.parse_args()


def main() -> None:
    given, context = flags(), multiprocessing.get_context("spawn")
    turn = context.Lock()
    works = [
        context.Process(target=measure, args=(game, given, turn), daemon=True)
        for game in given.names or CATALOGUE
    ]
    for work in works:
        work.start()
    for work in works:
        work.join()
    sys.exit(any(work.exitcode for work in works))


if __name__ == "__main__":
    main()
