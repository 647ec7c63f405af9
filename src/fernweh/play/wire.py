"""The messages between a table and whoever sits or looks at it: keys and values, never sentences.

A viewer first gets a `Welcome` with the whole view, then a `Step` for each entry of the log: the
events as this viewer may see them (for words and motion) and a patch from the old view to the new
one (JSON Merge Patch, RFC 7396). A viewer sends commands, each answered by `Done` or `Refused`.
The terminal plays through these messages in process; the page gets the same over a socket.
"""

from typing import Annotated, Any

import msgspec
from msgspec import Meta

from fernweh.kernel.fault import Fault
from fernweh.kernel.way import Way

CommandId = Annotated[str, Meta(min_length=1, max_length=64)]  # chosen by the sender
MoveText = Annotated[str, Meta(max_length=100)]
LONGEST_GESTURE = 64  # moves
LastSeen = Annotated[int, Meta(ge=0, le=1_000_000)]
Key = Annotated[str, Meta(pattern=r"^([0-9a-f]{64})?\Z")]  # of a seat; "" for none
Sig = Annotated[str, Meta(pattern=r"^([0-9a-f]{128})?\Z")]  # as `fernweh.play.signature` says


class Seated(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who sits on a seat; an empty name is an empty seat, an empty bot a person."""

    seat: str  # "north"
    name: str
    bot: str


class Choice(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A legal action."""

    move: str  # in notation, to be sent back
    pieces: dict[str, str]  # {"verb": "play", "card": "red-7"}
    rule: str  # the paragraph of RULES.md


class Result(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a match ended."""

    by: str  # "rules", "resigned", "flag"
    scores: list[int]  # a seat a number
    places: list[int]  # 1 the best; equal places are a draw


class Now(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What this viewer can do at entry `n`."""

    n: int
    actor: int  # a seat, -1 chance, -2 nobody
    choices: list[Choice]  # empty unless it is this viewer's turn
    take_back: bool  # whether this viewer's last action can be taken back
    take_back_to: int = -1  # the entry to which that would lead: a signature names it


class Welcome(msgspec.Struct, frozen=True, tag="welcome", forbid_unknown_fields=True):
    game: str
    rules_version: int
    options: dict[str, Any]
    viewer: int  # a seat, or -1 for a spectator
    seats: list[Seated]
    commitment: str  # SHA-256 of the host's secret
    view: dict[str, Any]
    now: Now
    result: Result | None


class Step(msgspec.Struct, frozen=True, tag="step", forbid_unknown_fields=True):
    """One entry of the log, as this viewer may see it."""

    n: int
    kind: str  # of the entry: "action", "chance", "seat-taken", …
    by: str  # a seat's name, "chance" or "host"
    events: list[dict[str, Any]]
    patch: dict[str, Any]
    seats: list[Seated]
    now: Now
    result: Result | None
    bind: str = ""  # what the host says of the entry without telling it: `fernweh.play.bind`


class Missed(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the others did since a seat last acted: its view before that, and the steps."""

    view: dict[str, Any]
    steps: list[Step]


class Done(msgspec.Struct, frozen=True, tag="done", forbid_unknown_fields=True):
    id: str
    n: int


class Refused(msgspec.Struct, frozen=True, tag="refused", forbid_unknown_fields=True):
    """Why not: a code, the paragraph of RULES.md ("" where it is none of the game's), facts."""

    id: str
    code: str
    rule: str
    facts: dict[str, Any]


class Act(msgspec.Struct, frozen=True, tag="act", forbid_unknown_fields=True):
    """Make a move; `at` is the number of the last entry that the sender has seen."""

    id: CommandId
    at: LastSeen
    move: MoveText
    sig: Sig = ""  # where the seat has a key: that of entry `at` + 1


class Gesture(msgspec.Struct, frozen=True, tag="gesture", forbid_unknown_fields=True):
    """Make several moves of one turn at once: all are made or none, as far as chance does not speak
    between them. The answer's number is that of the last one made, `at` + 1 that of the first.
    """

    id: CommandId
    at: LastSeen
    moves: Annotated[list[MoveText], Meta(min_length=1, max_length=LONGEST_GESTURE)]
    sigs: Annotated[list[Sig], Meta(max_length=LONGEST_GESTURE)] = []  # of entries `at` + 1, + 2 …


class TakeBack(msgspec.Struct, frozen=True, tag="take-back", forbid_unknown_fields=True):
    id: CommandId
    at: LastSeen
    sig: Sig = ""


class Resign(msgspec.Struct, frozen=True, tag="resign", forbid_unknown_fields=True):
    id: CommandId
    at: LastSeen
    sig: Sig = ""


class Why(msgspec.Struct, frozen=True, tag="why", forbid_unknown_fields=True):
    """Ask why a move cannot be made now: answered with `Refused`, or `Done` if it can."""

    id: CommandId
    move: MoveText


class LookAhead(msgspec.Struct, frozen=True, tag="ahead", forbid_unknown_fields=True):
    """Ask where several moves would lead, from now or from after a first one."""

    id: CommandId
    at: LastSeen
    move: MoveText = ""


class Ahead(msgspec.Struct, frozen=True, tag="ahead", forbid_unknown_fields=True):
    """The ways; none where the game tells none."""

    id: str
    at: int
    ways: list[Way]


Command = Act | Gesture | TakeBack | Resign
Message = Welcome | Step | Done | Refused


def refusal(id: str, fault: Fault) -> Refused:
    """A fault as an answer."""
    facts = dict(fault.facts)
    return Refused(id, fault.code, str(facts.pop("rule", "")), facts)
