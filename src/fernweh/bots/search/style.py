"""How a search thinks: every number that can be set, and what it is if nobody sets it."""

from typing import Annotated

import msgspec
from msgspec import Meta

LONGEST = 60.0  # seconds a move
MOST_WORLDS = 1_000_000


class Style(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The budget is a time, or where `worlds` is not 0, so many worlds for each legal move."""

    time: Annotated[float, Meta(ge=0.001, le=LONGEST)] = 1.0  # seconds a move
    worlds: Annotated[int, Meta(ge=0, le=MOST_WORLDS)] = 0
    most: Annotated[int, Meta(ge=1, le=MOST_WORLDS)] = MOST_WORLDS  # worlds, however much time
    threads: Annotated[int, Meta(ge=0, le=64)] = 1  # 0 for all cores
    noise: Annotated[int, Meta(ge=0, le=64)] = 0  # of 64 moves in a trial, how many are any
    horizon: Annotated[int, Meta(ge=1, le=100_000)] = 5_000  # actions in a trial
    spread: Annotated[float, Meta(gt=0, le=10_000)] = 40.0  # points: a lead that makes e to 1
    mix: Annotated[float, Meta(ge=0, le=1)] = 0.5  # how much points count beside the win
    scale: Annotated[float, Meta(gt=0, le=10_000)] = 40.0  # points: a lead that is half of all
    caution: Annotated[float, Meta(ge=0, le=10)] = 1.0  # errors by which to beat the policy's move
    halving: bool = True  # whether the worse half of the moves drops out, again and again
