"""Games and options for the laws, and the positions that are reached with them.

What a game's tests say of it is in their `facts.py` (`tests/games/__init__.py` says where):

    SOME_OPTIONS         options for every run, `seats` among them where a game takes several
    ALL_OPTIONS          every combination worth a look, for the slow run
    SMALL_OPTIONS        options of smaller boxes, if there are any
    PARITY               options, and how many games with them run interpreted and compiled
    LONGEST_SIMULATION   how many actions a simulated game takes at most
    bounds(**options)    the least and the most points there can be
    relabellings(**options)
    FOLLOWS              fields of the table that follow from others, if any do
    SECRETS              False where all lies open; if it is not said, there are secrets
"""

from functools import cache
from typing import Any, NamedTuple

from fernweh.games import CATALOGUE
from fernweh.games.game import Game
from fernweh.laws.positions import Positions, positions
from tests.games import part_of_tests
from tests.scale import scaled

SEED = 20
STEPS = scaled(40_000, 1_200)  # walked in a case; there are three or more cases
POSITIONS = scaled(40_000, 20)  # of these, for the laws
COUNTED = scaled(8_000, 20)  # of these, where every piece is counted
READ = scaled(500, 8)  # of these, for the laws that go through Python


class Case(NamedTuple):
    game: str
    options: tuple[tuple[str, Any], ...]

    def __str__(self) -> str:
        return "-".join([self.game, *(f"{name}={value}" for name, value in self.options)])

    @property
    def facts(self) -> Any:
        return part_of_tests(self.game, "facts")


def has_facts(name: str) -> bool:
    return part_of_tests(name, "facts") is not None


def _cases(which: str) -> list[Case]:
    return [
        Case(name, tuple(options.items()))
        for name in CATALOGUE
        if has_facts(name)
        for options in getattr(Case(name, ()).facts, which, ())
    ]


SOME = _cases("SOME_OPTIONS")
ALL = _cases("ALL_OPTIONS")
SMALL = _cases("SMALL_OPTIONS")


@cache
def walked(case: Case) -> Positions:
    """Whole games of a case: the same in every test."""
    game = Game(case.game, **dict(case.options))
    return positions(game.rules, game.box, game.seats, STEPS, SEED)


@cache
def reached(case: Case) -> Positions:
    return walked(case).sample(POSITIONS)


@cache
def readable(case: Case) -> Positions:
    return walked(case).sample(READ)
