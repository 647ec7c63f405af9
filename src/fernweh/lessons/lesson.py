"""A lesson as its file has it, and as the page gets it."""

from typing import Annotated, Any

import msgspec
from msgspec import Meta

from fernweh.kernel.sheet import Sheet
from fernweh.kernel.way import Way
from fernweh.play.wire import Choice, MoveText, Now, Seated


class Written(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A step of a file."""

    say: str
    ask: list[str] = []
    refused: str = ""
    then: list[str] = []
    sheet: bool = False
    later: str = ""


class Script(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A file."""

    seats: int
    table: str
    steps: list[Written]
    options: dict[str, Any] = {}


class LessonMove(msgspec.Struct, frozen=True):
    """A seat's move or chance's, and what came of it, as the person sees it."""

    move: str
    actor: int  # who makes it: a seat, or -1 for chance
    events: list[dict[str, Any]]
    patch: dict[str, Any]
    now: Now  # after it


class LessonStep(msgspec.Struct, frozen=True):
    """A text, and what is played under it."""

    key: str
    asks: int  # so many of the moves, from the first, are the person's own
    refused: Choice | None  # a move that the person tries in vain
    sheet: Sheet | None
    patch: dict[str, Any]  # to the view with which it begins
    now: Now  # when it begins
    moves: list[LessonMove]


class Lesson(msgspec.Struct, frozen=True):
    """A first game, from its first view to its last."""

    game: str
    viewer: int
    seats: list[Seated]
    view: dict[str, Any]
    steps: list[LessonStep]


class LessonQuestion(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """About a move after the first `n` moments of the lesson."""

    n: Annotated[int, Meta(ge=0, le=1000)]
    move: MoveText


class WhyNot(msgspec.Struct, frozen=True):
    """As in the socket's `refused`; no code where the rules allow the move."""

    code: str = ""
    rule: str = ""
    facts: dict[str, Any] = {}


class Ways(msgspec.Struct, frozen=True):
    """As in the socket's `ahead`."""

    ways: list[Way]
