"""Who meets whom: line-ups, deals and seatings.

A *line-up* is a bot for each seat. It plays every deal once in each rotation of its seats, with the
same chance: two players exchange seats (mirrored deals), more go round.
"""

from itertools import combinations
from typing import Annotated, Any, NamedTuple

import msgspec
from msgspec import Meta

from fernweh.kernel.fault import Fault

MOST_GAMES = 1_000_000
Spec = Annotated[str, Meta(min_length=1, max_length=200)]


class Bout(NamedTuple):
    """One deal for one line-up."""

    line_up: int
    deal: int


class ArenaPlan(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An arena; the same plan plays the same games, bots with a budget in worlds the same moves."""

    game: str
    seats: Annotated[int, Meta(ge=2, le=8)]
    options: dict[str, Any]
    bots: Annotated[list[Spec], Meta(min_length=1, max_length=32)]
    among: Annotated[str, Meta(max_length=200)]  # the bot on all other seats, or ""
    games: Annotated[int, Meta(ge=1, le=MOST_GAMES)]  # for each line-up, rounded up to whole deals
    time: Annotated[float, Meta(ge=0, le=60)]  # seconds a move for bots that search; 0 for theirs
    seed: Annotated[int, Meta(ge=0, le=2**63 - 1)]
    limit: Annotated[float, Meta(gt=0, le=3_600)] = 60.0  # seconds a move for bots of others

    @property
    def all_bots(self) -> list[str]:
        return [*self.bots, *([self.among] if self.among else [])]

    @property
    def line_ups(self) -> list[tuple[str, ...]]:
        """Every choice of as many bots as there are seats; or each bot alone among others."""
        if self.among:
            return [(bot, *[self.among] * (self.seats - 1)) for bot in self.bots]
        return list(combinations(self.bots, self.seats))

    @property
    def deals(self) -> int:
        return -(-self.games // self.seats)

    @property
    def bouts(self) -> list[Bout]:
        """Deal by deal, so that an interrupted arena has measured all line-ups alike."""
        numbers = range(len(self.line_ups))
        return [Bout(line_up, deal) for deal in range(self.deals) for line_up in numbers]


def checked(plan: ArenaPlan) -> ArenaPlan:
    """The plan, if the game, its options and the bots exist, and somebody can meet."""
    from fernweh.bots import parse
    from fernweh.games.game import Game

    Game(plan.game, plan.seats, **plan.options)
    for spec in plan.all_bots:
        parse(spec)
    if len(set(plan.bots)) < len(plan.bots):
        raise Fault("arena-twins")
    if not plan.line_ups:
        raise Fault("arena-too-few", bots=len(plan.bots), seats=plan.seats)
    return plan


def seated(line_up: tuple[str, ...], seating: int) -> list[str]:
    """The bots in the order of the seats, in one of the rotations."""
    return [line_up[(seat - seating) % len(line_up)] for seat in range(len(line_up))]
