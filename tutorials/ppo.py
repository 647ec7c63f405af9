"""PPO in one file, in the manner of CleanRL, on a few hundred tables that are stepped together.

    python tutorials/ppo.py --picture ppo.svg

It learns one round of Lost Cities against `random` and `greedy`, either of them at each table, and
says after every stretch how often it wins against them.
"""

import argparse
import time
from pathlib import Path

import curve
import numpy as np
import torch
from torch import nn
from torch.distributions import Categorical

from fernweh.rl.company import Pool
from fernweh.rl.vector import Vector

GAME = {"game": "lost_cities", "rounds": 1, "learner": "in turn"}


def arguments(given=None):
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--steps", type=int, default=600_000, help="decisions to learn from")
    parser.add_argument("--tables", type=int, default=128, help="played side by side")
    parser.add_argument("--stretch", type=int, default=64, help="steps between two updates")
    parser.add_argument("--others", nargs="+", default=["random"], help="who play beside it")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--rate", type=float, default=1e-3, help="of learning, falling to 0")
    parser.add_argument("--epochs", type=int, default=3, help="times that a stretch is looked at")
    parser.add_argument("--parts", type=int, default=4, help="minibatches of a stretch")
    parser.add_argument("--games", type=int, default=256, help="to be judged by, each time")
    parser.add_argument("--looks", type=int, default=12, help="times that it is judged")
    parser.add_argument("--picture", type=Path, help="where to draw the learning curve")
    return parser.parse_args(given)


class Network(nn.Module):
    """Bytes in; how good each action is, and what the game will bring."""

    def __init__(self, tables, width=64):
        super().__init__()
        most = torch.tensor(np.maximum(tables.simulation.most, 1), dtype=torch.float32)
        self.register_buffer("most", most)
        self.trunk = nn.Sequential(
            nn.Linear(len(most), width), nn.ReLU(), nn.Linear(width, width), nn.ReLU()
        )
        self.policy = nn.Linear(width, tables.simulation.actions)
        self.value = nn.Linear(width, 1)

    def forward(self, seen, masks):
        found = self.trunk(seen / self.most)
        logits = self.policy(found).masked_fill(masks == 0, -1e9)  # the mask, for all that follows
        return Categorical(logits=logits), self.value(found).squeeze(-1)


def played(tables, network, stretch):
    """So many steps at all tables: what was seen, done and got, a row a step."""
    rows, kept = np.arange(tables.count), []
    for _ in range(stretch):
        seen, masks = look(tables)
        seats = tables.seats.copy()  # after the step it may be another game's
        with torch.no_grad():
            choice, value = network(seen, masks)
            action = choice.sample()
        tables.step(action.numpy())
        reward = torch.tensor(tables.rewards[rows, seats]) / 100  # the margin, in hundreds
        ended = torch.tensor(tables.ended, dtype=torch.float32)
        kept.append((seen, masks, action, choice.log_prob(action), value, reward, ended))
    return [torch.stack(each) for each in zip(*kept, strict=True)]


def look(tables):
    """The arrays are the same for ever: what is kept is copied."""
    return torch.tensor(tables.observations, dtype=torch.float32), torch.tensor(tables.masks)


def advantages(values, rewards, ended, last, keep=0.95):
    """Generalized advantage estimation; a point is worth as much at the end as now."""
    found, coming = torch.zeros_like(rewards), torch.zeros_like(last)
    for t in reversed(range(len(rewards))):
        goes_on = 1 - ended[t]
        coming = rewards[t] + goes_on * last - values[t] + keep * goes_on * coming
        found[t], last = coming, values[t]
    return found


def update(network, optimizer, told, given, clip=0.2):
    """One look at every minibatch of a stretch."""
    seen, masks, actions, before, values, _, _, gains = (each.flatten(0, 1) for each in told)
    for rows in torch.randperm(len(actions)).chunk(given.parts):
        choice, value = network(seen[rows], masks[rows])
        ratio = (choice.log_prob(actions[rows]) - before[rows]).exp()
        gain = (gains[rows] - gains[rows].mean()) / (gains[rows].std() + 1e-8)
        policy = -torch.min(ratio * gain, ratio.clamp(1 - clip, 1 + clip) * gain).mean()
        error = (value - (gains + values)[rows]).square().mean()
        loss = policy + 0.5 * error - 0.01 * choice.entropy().mean()
        optimizer.zero_grad()
        loss.backward()
        nn.utils.clip_grad_norm_(network.parameters(), 0.5)
        optimizer.step()


def share_of_wins(network, others, games, seed):
    """In percent, of whole games in which it always does what it likes best."""
    tables = Vector(count=games, others=others, keeps=True, threads=1, **GAME)
    tables.reset(seed)
    while not tables.ended.all():
        with torch.no_grad():
            choice, _ = network(*look(tables))
        tables.step_checked(choice.logits.argmax(1).numpy())  # kept games are let be
    seats = np.arange(games) % 2  # in turn, game by game
    return 50 * (1 + tables.rewards[np.arange(games), seats].mean())


def learn(given):
    """Stretch by stretch; the curves of what it won."""
    torch.manual_seed(given.seed)
    torch.set_num_threads(1)  # small matrices
    tables = Vector(
        count=given.tables, others=Pool(*given.others), reward="margin", threads=1, **GAME
    )
    tables.reset(given.seed)
    network = Network(tables)
    optimizer = torch.optim.Adam(network.parameters(), given.rate, eps=1e-5)
    updates = max(1, given.steps // (given.tables * given.stretch))
    every, curves, start = max(1, updates // given.looks), {"random": [], "greedy": []}, time.time()
    for n in range(updates + 1):
        steps = n * given.tables * given.stretch
        if n % every == 0 or n == updates:
            for others, points in curves.items():
                points.append((steps, share_of_wins(network, others, given.games, seed=1_000)))
            won = ", ".join(f"{points[-1][1]:5.1f} % against {o}" for o, points in curves.items())
            print(f"{steps:10,} steps {time.time() - start:5.0f} s: {won}", flush=True)
        if n == updates:
            break
        optimizer.param_groups[0]["lr"] = given.rate * (1 - n / updates)
        told = played(tables, network, given.stretch)
        with torch.no_grad():
            last = network(*look(tables))[1]
        told.append(advantages(told[4], told[5], told[6], last))
        for _ in range(given.epochs):
            update(network, optimizer, told, given)
    return curves


def main(given=None):
    told = arguments(given)
    curves = learn(told)
    if told.picture:
        title = "PPO on Vector: one round of Lost Cities, games won in percent"
        curve.draw(told.picture, title, "decisions that it learnt from", curves, most=100)


if __name__ == "__main__":
    main()
