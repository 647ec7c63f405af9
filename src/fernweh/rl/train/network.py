"""The network: bytes of an observation in, a preference for each action and a value out.

Every suit is read by the same weights, and hears of the others through their mean; so a position
with its colours changed about gets the same answer, with its colours changed about. Where suits
differ by more than their names, each also has weights of its own to begin with.
"""

from typing import Any

from fernweh.bots.net.columns import columns_of
from fernweh.bots.net.suits import suits_of
from fernweh.rl.simulation import Simulation
from fernweh.rl.train.pytorch import nn, torch


class Network(nn.Module):
    """Layers that a suit goes through, each adding to what was there."""

    order: torch.Tensor  # the action that each choice is
    place: torch.Tensor  # and the choice that each action is

    def __init__(self, simulation: Simulation, width: int, layers: int = 3) -> None:
        super().__init__()
        suits = suits_of(simulation.rules, simulation.box)
        self.suit_bytes = Encoding(suits.seen, simulation)
        self.other_bytes = Encoding([suits.other_seen], simulation)
        self.register_buffer("order", torch.tensor(suits.order))
        self.register_buffer("place", _places(suits.order, simulation.actions))
        self.of_suit = nn.Linear(self.suit_bytes.size, width)
        self.of_others = nn.Linear(self.other_bytes.size, width)
        own = torch.zeros(1 if suits.are_alike else len(suits.seen), width)
        self.own = nn.Parameter(own, requires_grad=not suits.are_alike)
        self.layers = nn.ModuleList(Layer(width) for _ in range(layers))
        self.summary = nn.Linear(width, width)
        self.suit_choice = nn.Linear(width, len(suits.actions[0]))
        self.other_choice = nn.Linear(width, len(suits.other_actions))
        self.worth = nn.Linear(width, 1)
        for choice in (self.suit_choice, self.other_choice):
            nn.init.normal_(choice.weight, std=0.01)

    def forward(self, seen: torch.Tensor, masks: torch.Tensor) -> tuple[Any, Any]:
        """Log-probabilities of the actions in `order`, -inf for illegal ones, and the value for
        who acts.
        """
        with torch.autocast(seen.device.type, torch.bfloat16):
            x = (
                self.of_suit(self.suit_bytes(seen))
                + self.of_others(self.other_bytes(seen))
                + self.own
            )
            for layer in self.layers:
                x = layer(x)
            x = x.relu()
            whole = self.summary(x.mean(1)).relu()
            logits = torch.cat([self.suit_choice(x).flatten(1), self.other_choice(whole)], 1)
            worth = self.worth(whole)
        legal = logits.float().masked_fill(masks[:, self.order] == 0, -torch.inf)
        return torch.log_softmax(legal, -1), worth.float().squeeze(-1)


def _places(order: list[int], actions: int) -> torch.Tensor:
    """Where each action is in the order, and 0 for those that are not."""
    return torch.zeros(actions, dtype=torch.long).scatter(
        0, torch.tensor(order), torch.arange(len(order))
    )


class Layer(nn.Module):
    def __init__(self, width: int) -> None:
        super().__init__()
        self.own, self.others = nn.Linear(width, width), nn.Linear(width, width, bias=False)
        self.out = nn.Linear(width, width)

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        hidden = self.own(x) + self.others(x.mean(1, keepdim=True))
        added: torch.Tensor = x + self.out(hidden.relu())
        return added


class Encoding(nn.Module):
    """Bytes as numbers from 0 to 1, in the columns of `bots/net/columns.py`."""

    def __init__(self, rows: list[list[int]], simulation: Simulation) -> None:
        super().__init__()
        encoding = columns_of(rows, simulation.rules)
        byte, most = torch.from_numpy(encoding.rows), encoding.most.tolist()
        apart = [(n, value) for n in range(len(most)) if encoding.apart[n] >= 0
                 for value in range(1, most[n] + 1)]  # fmt: skip
        parts = [n for n in range(len(most)) if encoding.part[n] >= 0]
        self.size = encoding.inputs
        self.register_buffer("byte", byte[:, [n for n, _ in apart]])
        self.register_buffer("value", torch.tensor([v for _, v in apart], dtype=torch.uint8))
        self.register_buffer("part", byte[:, parts])
        self.register_buffer("highest", torch.tensor([float(most[n]) for n in parts]))

    def forward(self, seen: torch.Tensor) -> torch.Tensor:
        told = (seen[:, self.byte] == self.value).bfloat16()
        parts = (seen[:, self.part] / self.highest).bfloat16()
        return torch.cat([told, parts], -1)
