"""Stretches of play to learn from, and matches against `greedy` to be judged by."""

from dataclasses import dataclass
from typing import Any

import torch

from fernweh.rl.train.network import Network

CLOSE = 30.0  # points of margin beyond which more of them count less and less: a win is a win


def vector(game: str, count: int, device: torch.device, **settings: Any) -> Any:
    """Tables on the device."""
    if device.type == "cuda":
        from fernweh.rl.cuda import CudaVector

        return CudaVector(game, count, reward="margin", **settings)
    from fernweh.rl.vector import Vector

    return Vector(game, count, reward="margin", **settings)


def shared(array: Any, device: torch.device) -> torch.Tensor:
    """The same memory as a tensor."""
    return torch.as_tensor(array, device=device)


@dataclass
class Stretch:
    """What was seen, done and got at each of T steps of N tables, and what it was worth."""

    seen: torch.Tensor
    masks: torch.Tensor
    choices: torch.Tensor  # actions, as the network counts them
    advice: torch.Tensor  # what `greedy` would have done, where it was asked
    chances: torch.Tensor
    worth: torch.Tensor
    gain: torch.Tensor  # how much better than expected


class StretchPlayer:
    """Plays a vector of tables with a network, whoever acts."""

    def __init__(self, tables: Any, device: torch.device, discount: float, trace: float) -> None:
        self.tables, self.discount, self.trace = tables, discount, trace
        names = ("observations", "masks", "seats", "rewards", "ended")
        self.seen, self.masks, self.seats, self.rewards, self.ended = (
            shared(getattr(tables, name), device) for name in names
        )

    @torch.no_grad()
    def play(self, network: Network, steps: int, advised: bool) -> Stretch:
        rows = [self._step(network, advised) for _ in range(steps)]
        columns = [torch.stack(column) for column in zip(*rows, strict=True)]
        seen, masks, choices, advice, chances, worth, seats, rewards, ended = columns
        last = network(self.seen, self.masks)[1]
        worths = torch.cat([worth, last[None]])
        turns = torch.cat([seats, self.seats[None]])
        gain = self._gain(worths, turns, rewards, ended)
        return Stretch(seen, masks, choices, advice, chances, worth, gain)

    def _step(self, network: Network, advised: bool) -> tuple[torch.Tensor, ...]:
        logs, worth = network(self.seen, self.masks)
        choices = torch.multinomial(logs.exp(), 1)[:, 0]
        before = self.seen.clone(), self.masks.clone(), self.seats.clone()
        advice = self._advice(network) if advised else choices
        self.tables.step(network.order[choices].int())
        chances = logs.gather(1, choices[:, None])[:, 0]
        mine = self.rewards.gather(1, before[2].long()[:, None])[:, 0]
        reward = (mine / CLOSE).tanh()
        return *before[:2], choices, advice, chances, worth, before[2], reward, self.ended.clone()

    def _advice(self, network: Network) -> torch.Tensor:
        actions = shared(self.tables.policy_actions(), self.seen.device)
        return network.place[actions.long()]

    def _gain(self, worth: Any, seats: Any, rewards: Any, ended: Any) -> torch.Tensor:
        """Generalised advantages; what is good for the one is bad for the other."""
        gains, following = torch.zeros_like(rewards), torch.zeros_like(rewards[0])
        for t in reversed(range(len(rewards))):
            side = torch.where(seats[t + 1] == seats[t], 1.0, -1.0) * ~ended[t]
            surprise = rewards[t] + self.discount * side * worth[t + 1] - worth[t]
            following = surprise + self.discount * self.trace * side * following
            gains[t] = following
        return gains


@torch.no_grad()
def judged(
    game: str, network: Network, device: torch.device, pairs: int, seed: int, **o: Any
) -> float:
    """The share of games won against `greedy`, each deal played from both seats."""
    won = [_won(vector(game, pairs, device, learner=s, others="greedy", **o), network, device, seed)
           for s in (0, 1)]  # fmt: skip
    return float(torch.cat(won).mean())


def _won(tables: Any, network: Network, device: torch.device, seed: int) -> torch.Tensor:
    tables.reset(seed)
    names = ("observations", "masks", "seats", "rewards", "ended")
    seen, masks, seats, rewards, ended = (shared(getattr(tables, n), device) for n in names)
    done, won = torch.zeros_like(ended), torch.zeros(len(ended), device=device)
    while not done.all():
        mine = seats.long()[:, None].clone()
        tables.step(network.order[network(seen, masks)[0].argmax(-1)].int())
        margin = rewards.gather(1, mine)[:, 0]
        won = torch.where(ended & ~done, 0.5 + 0.5 * margin.sign(), won)
        done |= ended
    return won
