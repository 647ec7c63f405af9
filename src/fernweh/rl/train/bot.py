"""A network that `fernweh train` has kept, as a bot: `net:FOLDER`, in the arena or at a table.

It plays its likeliest move, without any search.
"""

from functools import lru_cache
from pathlib import Path
from typing import Any

import msgspec
import numpy as np

from fernweh.games.game import Game
from fernweh.kernel import border
from fernweh.kernel.chance import Rng
from fernweh.kernel.fault import Fault
from fernweh.rl.simulation import Simulation
from fernweh.rl.train.judgement import likeliest
from fernweh.rl.train.learner import BEST, CHECKPOINT
from fernweh.rl.train.network import Network
from fernweh.rl.train.pytorch import torch


class Trained:
    """The best network of a folder."""

    time = 0.0

    def __init__(self, folder: str) -> None:
        self.folder = Path(folder)
        file = self.folder / CHECKPOINT
        if not file.exists() or not (self.folder / BEST).exists():
            raise Fault("no-network", path=folder[:200])
        kept = torch.load(file, map_location="cpu", weights_only=True)
        self._width, self._layout = kept["settings"]["width"], kept["layout"]
        self._game = kept["settings"]["game"]
        self._network = lru_cache(maxsize=8)(self._laid)

    def ready(self, game: Game) -> None:
        self._network(*_terms(game))

    def choose(self, seen: Game, rng: Rng) -> int:
        network = self._network(*_terms(seen))
        told = np.zeros(sum(piece.size for piece in seen.rules.OBSERVATION), np.uint8)
        border.observe(seen.box, seen.table, seen.actor, told)
        mask = np.zeros(len(seen.rules.ACTIONS), np.uint8)
        mask[seen.actions()] = 1
        return _likeliest(network, told, mask)

    def _laid(self, name: str, seats: int, options: str) -> Network:
        """The network for a table on these terms; the weights are the same."""
        simulation = _simulation(name, seats, options)
        if simulation.layout != self._layout:
            raise Fault("network-of-others", path=str(self.folder), game=self._game)
        network = Network(simulation, self._width)
        own = {n: w for n, w in _weights(self.folder / BEST).items() if n in _learnt(network)}
        network.load_state_dict(own, strict=False)
        return network.eval()


def _terms(game: Game) -> tuple[str, int, str]:
    return game.rules.NAME, game.seats, msgspec.json.encode(game.options).decode()


def _simulation(name: str, seats: int, options: str) -> Simulation:
    game = Game(name, seats, **msgspec.json.decode(options))
    return Simulation(game.rules, game.options, game.seats, game.box)


def _weights(path: Path) -> dict[str, Any]:
    from safetensors.torch import load_file

    return load_file(path)


def _learnt(network: Network) -> set[str]:
    """What was learnt, and not laid out by the game's terms."""
    return {name for name, _ in network.named_parameters()}


@torch.no_grad()
def _likeliest(network: Network, seen: Any, mask: Any) -> int:
    rows = torch.from_numpy(seen)[None], torch.from_numpy(mask)[None]
    return int(likeliest(network, *rows)[0])
