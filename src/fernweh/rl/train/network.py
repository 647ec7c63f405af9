"""The network: bytes of an observation in, a preference for each action and a value out."""

from itertools import pairwise
from typing import Any

import torch
from torch import nn

from fernweh.rl.simulation import Simulation

CLASSES = 12  # bytes up to here are told apart value by value, others as one fraction


class Network(nn.Module):
    """Three hidden layers over the observation, one-hot."""

    def __init__(self, simulation: Simulation, width: int) -> None:
        super().__init__()
        byte, value, most = _features(simulation)
        self.register_buffer("byte", torch.tensor(byte))
        self.register_buffer("value", torch.tensor(value))
        self.register_buffer("most", torch.tensor(most, dtype=torch.float32))
        sizes = [len(byte), width, width, width]
        layers = [(nn.Linear(a, b), nn.ReLU()) for a, b in pairwise(sizes)]
        self.body = nn.Sequential(*(module for pair in layers for module in pair))
        self.choice = nn.Linear(width, simulation.actions)
        self.worth = nn.Linear(width, 1)
        nn.init.normal_(self.choice.weight, std=0.01)

    def forward(self, seen: torch.Tensor, masks: torch.Tensor) -> tuple[Any, Any]:
        """Log-probabilities of the actions, -inf for illegal ones, and the value for who acts."""
        with torch.autocast(seen.device.type, torch.bfloat16):
            hidden = self.body(self._encoded(seen))
            logits, worth = self.choice(hidden), self.worth(hidden)
        legal = logits.float().masked_fill(masks == 0, -torch.inf)
        return torch.log_softmax(legal, -1), worth.float().squeeze(-1)

    def _encoded(self, seen: torch.Tensor) -> torch.Tensor:
        found = seen[:, self.byte]
        return torch.where(self.most > 0, found / self.most.clamp(min=1), found == self.value)


def _features(simulation: Simulation) -> tuple[list[int], list[int], list[int]]:
    """Which byte each feature looks at, the value it stands for, or the highest of a fraction."""
    byte, value, highest = [], [], []
    for at, most in enumerate(simulation.most.tolist()):
        one_hot = range(1, most + 1) if most <= CLASSES else [0]
        byte += [at] * len(one_hot)
        value += list(one_hot)
        highest += [0 if most <= CLASSES else most] * len(one_hot)
    return byte, value, highest
