"""What OpenSpiel's observers hand out: the game's named pieces, and with perfect recall the past.

The tensor has each piece scaled to 0 … 1. With perfect recall the piece `past` follows: a number
for each action and chance outcome so far, `(action + 2) / (actions + 1)`, or the least one for what
this seat could not see. A game whose past can be longer than `RECALLED` has a string for it alone,
but where its options make it short, and whoever loads it says so by `recall`.
"""

from typing import Any

import numpy as np
import pyspiel

from fernweh.games.observation import observation_spec
from fernweh.kernel.fault import Fault
from fernweh.rl.simulation import Simulation

PAST = "past"
RECALLED = 500  # entries


class Observer:
    """The interface that `open_spiel.python.observation` describes."""

    def __init__(self, sim: Simulation, kind: Any, longest: int, params: Any = None) -> None:
        if params:
            raise Fault("bad-option", reason=str(params)[:80])
        self.simulation = sim
        self._recalls = bool(kind.perfect_recall)
        self._private = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self.tensor: np.ndarray[Any, Any] | None = None
        self.dict: dict[str, np.ndarray[Any, Any]] = {}
        if not self._recalls or longest <= RECALLED:
            self._lay(len(sim.most), longest if self._recalls else 0)

    def _lay(self, size: int, past: int) -> None:
        self.tensor, sim = np.zeros(size + past, np.float32), self.simulation
        spec = observation_spec(sim.rules)
        self.dict = {name: self.tensor[place] for name, (place, _) in spec.items()}
        if past:
            self.dict[PAST] = self.tensor[size:]

    def set_from(self, state: Any, player: int) -> None:
        """Fill the tensor for a player; there is nothing in it for nobody in particular."""
        position, size = state.position, len(self.simulation.most)
        if self.tensor is None:
            return
        self.tensor[:] = 0
        if not self._private:
            return
        self.tensor[:size] = position.observe(player)
        if self._recalls:
            past = np.array(position.seen(player), np.float32)
            if len(past) > len(self.dict[PAST]):
                raise Fault("bad-option", reason=f"recall < {len(past)}")
            self.dict[PAST][: len(past)] = (past + 2) / (self.simulation.actions + 1)

    def string_from(self, state: Any, player: int) -> str:
        position = state.position
        if not self._recalls:
            return f"seat {player}\n{position.known_text(player)}"
        told: str = position.told(player)
        return told
