"""A network at a table: its suits by the table's terms, room to think in, and its choice."""

from typing import TYPE_CHECKING, Any

import numpy as np

from fernweh.bots.net.columns import columns_of
from fernweh.bots.net.forward import Weights, forward, forward_all
from fernweh.bots.net.suits import suits_of
from fernweh.kernel import border
from fernweh.kernel.fault import Fault
from fernweh.kernel.protocol import Rulebook
from fernweh.kernel.record import Rows

if TYPE_CHECKING:
    from fernweh.games.game import Game

Bytes = np.ndarray[Any, np.dtype[np.uint8]]


class NetworkPlayer:
    """Of one game with one choice of options. Not for two threads at once: it has one space."""

    def __init__(self, rules: Rulebook, box: Rows, weights: Weights, path: str) -> None:
        suits = suits_of(rules, box)
        self.order = np.array(suits.order)
        self.suits, self.others = (
            columns_of(rows, rules) for rows in (suits.seen, [suits.other_seen])
        )
        self.weights, self._bytes = weights, sum(piece.size for piece in rules.OBSERVATION)
        many, width = len(suits.seen), weights.own.shape[1]
        self._space = np.empty((2 * many + 2, width), np.float32)
        self._choices = np.empty(len(self.order), np.float32)
        if _forms(weights) != _wanted(self, len(suits.actions[0]), len(suits.other_actions)):
            raise Fault("network-unreadable", path=path[:200], reason=str(_forms(weights))[:200])

    def think(self, seen: Bytes) -> tuple[np.ndarray[Any, Any], float]:
        """The preferences for the actions in `order`, and the value."""
        worth = forward(self.weights, self.suits, self.others, seen, self._space, self._choices)
        return self._choices, float(worth)

    def think_of_all(self, seen: np.ndarray[Any, Any]) -> tuple[np.ndarray[Any, Any], Any]:
        """The same for many tables, a row each."""
        choices = np.empty((len(seen), len(self.order)), np.float32)
        worths = np.empty(len(seen), np.float32)
        forward_all(self.weights, self.suits, self.others, seen, self._space, choices, worths)
        return choices, worths

    def likeliest(self, seen: "Game") -> int:
        """The action that it likes best of the legal ones."""
        told = np.zeros(self._bytes, np.uint8)
        border.observe(seen.box, seen.table, seen.actor, told)
        choices, _ = self.think(told)
        legal = np.zeros(len(seen.rules.ACTIONS), bool)
        legal[seen.actions()] = True
        return int(self.order[np.where(legal[self.order], choices, -np.inf).argmax()])


def _forms(weights: Weights) -> list[tuple[int, ...]]:
    return [each.shape for each in weights]


def _wanted(player: NetworkPlayer, of_suit: int, of_none: int) -> list[tuple[int, ...]]:
    weights = player.weights
    width, layers = weights.own.shape[1], weights.layers_own.shape[0]
    square, row = (layers, width, width), (layers, width)
    own = (weights.own.shape[0] if len(weights.own) in (1, len(player.suits.rows)) else -1, width)
    return [
        (player.suits.inputs, width), (width,), (player.others.inputs, width), (width,), own,
        square, row, square, square, row, (width, width), (width,),
        (width, of_suit), (of_suit,), (width, of_none), (of_none,), (width, 1), (1,),
    ]  # fmt: skip
