"""Stretches of play to learn from."""

from dataclasses import dataclass
from typing import Any

from fernweh.rl.train.network import Network
from fernweh.rl.train.pytorch import torch


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

    def __init__(
        self, tables: Any, device: torch.device, discount: float, trace: float, close: float
    ) -> None:
        self.tables, self.discount, self.trace, self.close = tables, discount, trace, close
        self.played = 0  # steps of the stretch that is being played
        names = ("observations", "masks", "seats", "rewards", "ended")
        self.seen, self.masks, self.seats, self.rewards, self.ended = (
            shared(getattr(tables, name), device) for name in names
        )

    @torch.no_grad()
    def play(self, network: Network, steps: int, advised: bool) -> Stretch:
        self.played = 0
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
        self.played += len(choices)
        chances = logs.gather(1, choices[:, None])[:, 0]
        mine = self.rewards.gather(1, before[2].long()[:, None])[:, 0]
        reward = (mine / self.close).tanh()
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
