"""What a game is: the contract in prose and types.

A game is a package whose module has the names of `Rulebook`; `fernweh/shelf.py` finds it. Two
records carry it. The **box** is read-only and fixed for the match: options, and whatever a choice
at the start decides. The **table** is what changes. A rule is a plain function over them, with
`@rule`.

Actions are the indices of a printed list, `ACTIONS`. Steps are small: "play, then draw" is two
actions, and the card turned up is a third, taken by the actor `CHANCE`. So each step has one actor,
one secret and one event, and a log replays without any generator.

The verbs
---------
setup(box, table)            lay out a blank table up to the first thing chance or a seat must do
actor(box, table)            the seat to act; CHANCE when a card or die must fall; NOBODY at the end
legal(box, table, mask)      set the bit of every action the actor may take, chance's outcomes too
refusal(box, table, action)  why this action may not be taken now, or LEGAL (0); reads only;
                             agrees with `legal` by law
weight(box, table, action)   at a chance turn, in how many equally likely ways this outcome comes
draw(box, table, rng)        a fast pick of an outcome, distributed as `weight` says (a law)
apply(box, table, action)    do it, in place; promised for legal actions only
score(box, table, seat)      the rulebook's points so far
place(box, table, seat)      the rank, 1 the best, with the rulebook's tie-breaks
conceal(box, table, viewer)  blank what this viewer cannot know; keep all that perfect memory keeps
determinize(box, table, viewer, rng)
                             fill the blanks: uniform over the chance outcomes that fit all that the
                             viewer has seen, ignoring what others' choices suggest
observe(box, table, viewer, out)
                             write what a learner sees into `out`, piece by piece of OBSERVATION
policy(box, table, rng)      a fast sensible action for the actor, from what the actor may know

What a game may leave out
-------------------------
imagine(box, table, viewer, rng)
                             fill the blanks as they are likely to be, seeing what others chose: a
                             search's worlds; without it, `determinize`
stage(box, table)            how many rounds of the match are over: a search looks no further than
                             the end of this one; without it a game is one round
is_cut(box, table)           whether the game, which is over, was ended by a cap and not by its own
                             rules: to learners it was cut short; without it, never
estimate(box, table, seat)   the points that a seat's position is worth in the end, as far as a look
                             at the table tells; without it, the score
ahead_of(box, table, move)   the ways on from here or from after `move`, a `Way` each: what an
                             interface may offer as one gesture; `table` is concealed already, and
                             `move` legal or ""; without it, none
unseen_by(box, table, viewer)
                             what is at the table and this viewer cannot know, each thing named by
                             the action that brought it there: an `Unseen`; with it OpenSpiel's
                             states are resampled with their past; without it, where there are
                             secrets, they are not
EARLIER                      earlier rules versions whose logs play on under this one, to the same
                             tables, each with the options that it did not have yet
as_counted(box, table, action)
                             do what of `action` counts in the round that it ends, in place: the
                             table whose score sheet is shown then; without it, the one before
SEARCH                       numbers of `fernweh.bots.search.style` that suit this game
TELLING                      phases in which a choice by worth would tell a secret: a search leaves
                             them to the policy
LEARNING                     settings of `fernweh.rl.train.learner` that suit this game
Small                        options with which the box is smaller and the rules are the same: a
                             struct made from `Options`, with more fields and values; for study, and
                             no table of people takes them
ONLY_VIEWS                   fields of the box that views alone obey: 1 for who is shown everything
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any, NamedTuple, Protocol

import msgspec
import numpy as np

from fernweh.kernel.chance import Rng
from fernweh.kernel.event import Event
from fernweh.kernel.record import Rows
from fernweh.kernel.sheet import Sheet


class Piece(NamedTuple):
    """A named piece of what a learner sees: so many bytes, each at most `most`."""

    name: str
    size: int
    most: int
    meaning: str
    by: tuple[tuple[str, int], ...] = ()  # what its bytes are counted by, the slowest first
    names: bool = False  # numbers that are names: one is no more than another


@dataclass(frozen=True)
class Explanation:
    """Why not: a code, the paragraph of RULES.md, and the facts that make the sentence."""

    code: Any
    rule: str
    facts: Mapping[str, Any]

    @property
    def key(self) -> str:
        """The name under which the locales know it: `BELOW_THE_PEAK` is `below-the-peak`."""
        return str(self.code.name).lower().replace("_", "-")


# What a viewer cannot know: for each place whose things might be each other, the actions, one as
# often as it brought the same
Unseen = Mapping[Any, list[int]]
Parts = Mapping[str, tuple[str, ...]]  # what a fact's name is made of, between hyphens


class Running(NamedTuple):
    """A number of a seat's view that tells how it stands."""

    field: str
    counts: str  # points, steps …: the locales have a word for it
    face_down: int | None = None  # what it is while it may not be seen: then the next one is told


class Charted(NamedTuple):
    """A constant that a page draws by: its name and type there, what it is, and its value."""

    name: str
    type: str
    says: str
    value: Any


class Interface(Protocol):
    """The names of a game's `interface.py`: what pages, terminals and others' libraries ask. It may
    have a `CHART`, some `Charted`.
    """

    AT_ONCE: int
    PARTS: Parts
    RUNNING: tuple[Running, ...]
    LONGEST: int


class Rulebook(Protocol):
    """The names of a game's module."""

    NAME: str
    RULES_VERSION: int
    SEATS: tuple[int, ...]  # how many players it takes: not written, but read from game.toml
    SEAT_NAMES: tuple[str, ...]
    BOX: np.dtype[Any]
    TABLE: np.dtype[Any]
    ACTIONS: list[tuple[Any, int]]
    OBSERVATION: tuple[Piece, ...]
    Options: type[msgspec.Struct]  # the options of a table of people, with their defaults
    SIMULATION: Mapping[str, Any]  # what is set otherwise in simulations
    Refusal: Any
    EVENTS: tuple[type[Event], ...]
    View: type[msgspec.Struct]

    def lay_out(self, options: Any, seats: int) -> Rows:
        """The box for these options and that many players."""
        ...

    # moves and tables as text, both ways (notation.py)
    def move_of(self, action: int) -> str: ...
    def action_of(self, move: str) -> int: ...
    def spelled(self, action: int) -> dict[str, str]:
        """The move in pieces, for an interface: its verb and what it is done to."""
        ...

    def text_of(self, box: Any, table: Any) -> str: ...
    def table_of(self, box: Any, text: str) -> Rows: ...
    def census(self, box: Any, table: Any) -> Mapping[str, int]:
        """Every piece and how many places hold it, for the law that each is in one place."""
        ...

    # what happened (events.py, narrate.py), and why not (explain.py)
    def narrate(self, box: Any, before: Any, action: int, after: Any) -> Iterable[Event]: ...
    def explain(self, box: Any, table: Any, action: int) -> Explanation | None: ...
    def rule_of(self, action: int) -> str:
        """The paragraph of RULES.md under which this action is taken."""
        ...

    # what a seat sees (view.py); `table` is concealed already
    def view_of(self, box: Any, table: Any, viewer: int) -> msgspec.Struct: ...

    # what a seat's points are made of (sheet.py), as this viewer is shown it: with `ALL_SEEING`
    # the rows add up to `score`; `table` is concealed already
    def sheet_of(self, box: Any, table: Any, seat: int, viewer: int) -> Sheet: ...

    # the verbs, as above
    def setup(self, box: Any, table: Any) -> None: ...
    def actor(self, box: Any, table: Any) -> int: ...
    def legal(self, box: Any, table: Any, mask: Any) -> None: ...
    def refusal(self, box: Any, table: Any, action: int) -> int: ...
    def weight(self, box: Any, table: Any, action: int) -> int: ...
    def draw(self, box: Any, table: Any, rng: Rng) -> int: ...
    def apply(self, box: Any, table: Any, action: int) -> None: ...
    def score(self, box: Any, table: Any, seat: int) -> int: ...
    def place(self, box: Any, table: Any, seat: int) -> int: ...
    def conceal(self, box: Any, table: Any, viewer: int) -> None: ...
    def determinize(self, box: Any, table: Any, viewer: int, rng: Rng) -> None: ...
    def observe(self, box: Any, table: Any, viewer: int, out: Any) -> None: ...
    def policy(self, box: Any, table: Any, rng: Rng) -> int: ...
