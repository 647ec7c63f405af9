"""A network that `fernweh train` has kept, as a bot: `net:FOLDER`, in the arena or at a table.

It plays its likeliest move at once, without any search and without a learner's library.
"""

from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec
import numpy as np

from fernweh.kernel.fault import Fault

if TYPE_CHECKING:
    from fernweh.bots.net.player import NetworkPlayer
    from fernweh.games.game import Game
    from fernweh.kernel.chance import Rng


class Net:
    """The network of a folder, or of a file."""

    time = 0.0

    def __init__(self, path: str) -> None:
        from fernweh.bots.net.file import read

        self.path, self._kept = path, read(Path(path))
        self._player = lru_cache(maxsize=8)(self._laid)

    def ready(self, game: "Game") -> None:
        seen = np.zeros(sum(piece.size for piece in game.rules.OBSERVATION), np.uint8)
        self.player(game).think(seen)

    def choose(self, seen: "Game", rng: "Rng") -> int:
        return self.player(seen).likeliest(seen)

    def player(self, game: "Game") -> "NetworkPlayer":
        """For a table on these terms; the weights are the same."""
        found: NetworkPlayer = self._player(
            game.rules.NAME, game.seats, msgspec.json.encode(game.options)
        )
        return found

    def _laid(self, name: str, seats: int, options: bytes) -> "NetworkPlayer":
        from fernweh.bots.net.file import Stamp, laid
        from fernweh.bots.net.player import NetworkPlayer
        from fernweh.games.game import Game

        game, stamp = Game(name, seats, **msgspec.json.decode(options)), self._kept.stamp
        if Stamp.of(game.rules, stamp.width, stamp.layers) != stamp:
            raise Fault("network-of-others", path=self.path[:200], game=stamp.game)
        return NetworkPlayer(game.rules, game.box, laid(self._kept), self.path)
