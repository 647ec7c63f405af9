"""Colours relabelled at random: what is learnt of one colour is learnt of all.

A relabelling is two lists of indices: which byte of an observation, and which action, comes where.
"""

from itertools import permutations
from typing import Any

import numpy as np
import torch

from fernweh.rl.simulation import Simulation, observation_spec


class Symmetry:
    """All relabellings of a game, on a device; only the identity where a game has none."""

    def __init__(self, simulation: Simulation, device: torch.device) -> None:
        make = _GAMES.get(simulation.rules.NAME, _identity)
        seen, actions = make(simulation)
        self.seen, self.actions = (torch.tensor(part, device=device) for part in (seen, actions))
        self.back = torch.argsort(self.actions, -1)  # where each action goes

    def relabelled(self, seen: Any, masks: Any, actions: Any) -> tuple[Any, Any, Any]:
        """Each row under a relabelling of its own."""
        which = torch.randint(len(self.seen), (len(seen),), device=seen.device)
        moved = self.back[which].gather(1, actions.long()[:, None])[:, 0]
        return (
            seen.gather(1, self.seen[which]), masks.gather(1, self.actions[which]), moved,
        )  # fmt: skip


def _identity(simulation: Simulation) -> tuple[Any, Any]:
    return np.arange(len(simulation.most))[None], np.arange(simulation.actions)[None]


def _lost_cities(simulation: Simulation) -> tuple[Any, Any]:
    """The colours in play may change places; pieces and verbs list them side by side."""
    from fernweh.games.lost_cities.components import ACTIONS, KINDS, MOST_COLOURS

    spec = observation_spec(simulation.rules)
    blocks = [part for part, piece in spec.values() if piece.size in (MOST_COLOURS, KINDS)]
    verbs = [verb for verb, _ in ACTIONS]
    lists = [slice(verbs.index(v), len(verbs) - verbs[::-1].index(v)) for v in dict.fromkeys(verbs)]
    lists = [part for part in lists if part.stop - part.start in (MOST_COLOURS, KINDS)]
    played = int(simulation.box[0].colours)
    orders = [(*order, *range(played, MOST_COLOURS)) for order in permutations(range(played))]
    seen, actions = _identity(simulation)
    return _moved(seen, blocks, orders), _moved(actions, lists, orders)


def _moved(identity: Any, blocks: list[slice], orders: list[tuple[int, ...]]) -> Any:
    rows = np.repeat(identity, len(orders), 0)
    for row, order in zip(rows, orders, strict=True):
        for part in blocks:
            row[part] = row[part].reshape(len(order), -1)[list(order)].ravel()
    return rows


_GAMES = {"lost_cities": _lost_cities}
