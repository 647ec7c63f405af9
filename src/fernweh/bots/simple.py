"""Players that do not search: any move, the game's own sensible one, and a beginner's."""

from typing import TYPE_CHECKING

from fernweh.bots.opening import opened

if TYPE_CHECKING:
    from fernweh.games.game import Game
    from fernweh.kernel.chance import Rng


class Random:
    """Any legal move, each as likely."""

    name, time = "random", 0.0

    def ready(self, game: "Game") -> None:
        from fernweh.kernel.chance import generator

        self.choose(opened(game), generator(1))

    def choose(self, seen: "Game", rng: "Rng") -> str:
        from fernweh.kernel.chance import below

        moves = seen.moves()
        return moves[int(below(rng, len(moves)))]


class Greedy:
    """The game's own fast sensible move."""

    time = 0.0

    def __init__(self, name: str) -> None:
        self.name = name

    def ready(self, game: "Game") -> None:
        from fernweh.kernel.chance import generator

        self.choose(opened(game), generator(1))

    def choose(self, seen: "Game", rng: "Rng") -> str:
        from fernweh.kernel import border

        return seen.rules.move_of(int(border.policy(seen.box, seen.table, rng)))


class Novice(Greedy):
    """Sensible as a rule, but one move in `slip` is any."""

    def __init__(self, name: str, slip: int) -> None:
        super().__init__(name)
        self.slip = slip

    def choose(self, seen: "Game", rng: "Rng") -> str:
        from fernweh.kernel.chance import below

        slips = below(rng, self.slip) == 0
        return Random().choose(seen, rng) if slips else super().choose(seen, rng)
