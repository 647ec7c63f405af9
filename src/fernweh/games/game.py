"""One table at hand: the fast verbs behind, notation in front.

game = Game("lost_cities", rounds=1, starter="north")
game.let_chance(generator(7))     # deals
game.moves()                      # ["play red-7", …]
game.why_not("play red-2")        # Explanation(BELOW_THE_PEAK, "4.4", {…}) or None
game.play("discard red-2")        # [Discarded(seat=0, card="red-2")]
"""

import hashlib
from functools import lru_cache
from typing import Any

import msgspec
import numpy as np

from fernweh.games import load
from fernweh.kernel import border, verbs
from fernweh.kernel.bits import members, words_for
from fernweh.kernel.chance import Rng
from fernweh.kernel.event import Event
from fernweh.kernel.fault import Fault
from fernweh.kernel.protocol import Explanation, Rulebook
from fernweh.kernel.record import Rows, blank, copied
from fernweh.kernel.sheet import ALL_SEEING, Sheet
from fernweh.kernel.verbs import CHANCE, NOBODY
from fernweh.kernel.way import Way


class Game:
    """A game in progress. Copies are cheap; nothing is random but by a generator handed in."""

    def __init__(self, name: str, seats: int | None = None, **options: Any) -> None:
        self.rules: Rulebook = load(name)
        self.options = studied_options(self.rules, options)
        self.seats = checked_seats(self.rules, seats)
        self.box = _box(name, type(self.options), msgspec.json.encode(self.options), self.seats)
        self.table = copied(blank(self.rules.TABLE))
        border.setup(self.box, self.table)

    @classmethod
    def from_text(cls, name: str, text: str, seats: int | None = None, **options: Any) -> "Game":
        """The game that a table's text describes; a fault names the line that cannot be read."""
        game = cls(name, seats, **options)
        game.table = game.rules.table_of(game.box[0], text)
        return game

    def copy(self) -> "Game":
        return self.with_table(copied(self.table))

    def with_table(self, table: Rows) -> "Game":
        """The same game at another table."""
        other = object.__new__(Game)
        other.__dict__.update(self.__dict__, table=table)
        return other

    # Whose turn, and what may be done

    @property
    def actor(self) -> int:
        """The seat to act, CHANCE, or NOBODY."""
        return int(border.actor(self.box, self.table))

    @property
    def is_over(self) -> bool:
        return self.actor == NOBODY

    def actions(self) -> list[int]:
        """The legal actions, in the order of the printed list."""
        mask = np.zeros(words_for(len(self.rules.ACTIONS)), np.uint64)
        border.legal(self.box, self.table, mask)
        return members(mask)

    def moves(self) -> list[str]:
        return [self.rules.move_of(action) for action in self.actions()]

    def weights(self) -> dict[str, int]:
        """At a chance turn: every outcome with the number of ways in which it comes, in order."""
        actions = np.array(self.actions(), np.int64)
        weights = np.empty_like(actions)
        border.weights(self.box, self.table, actions, weights)
        moves = map(self.rules.move_of, actions.tolist())
        return dict(zip(moves, weights.tolist(), strict=True))

    def why_not(self, move: str) -> Explanation | None:
        """Why this move may not be made now; None when it may."""
        return self.refused(self.rules.action_of(move))

    def ahead(self, move: str = "") -> list[Way]:
        """The ways on from here, or from after a legal move; none where the game tells none."""
        ahead_of = getattr(self.rules, "ahead_of", None)
        return ahead_of(self.box[0], self.table[0], move) if ahead_of else []

    def refused(self, action: int) -> Explanation | None:
        """Why this action may not be taken now. Where it is legal nothing is to be explained:
        `explain` takes twenty times as long.
        """
        if not border.refusal(self.box, self.table, action):
            return None
        return self.rules.explain(self.box[0], self.table[0], action)

    # Doing it

    def play(self, move: str) -> list[Event]:
        """Make a move, a seat's or chance's; what happened. A fault, and no change, if illegal."""
        return self.apply(self.rules.action_of(move))

    def apply(self, action: int) -> list[Event]:
        refused = self.refused(action)
        if refused:
            raise Fault(refused.key, rule=refused.rule, **refused.facts)
        before = copied(self.table)
        border.apply(self.box, self.table, action)
        return list(self.rules.narrate(self.box[0], before[0], action, self.table[0]))

    def let_chance(self, rng: Rng) -> list[Event]:
        """Let chance act until a seat must, or the game is over."""
        events: list[Event] = []
        while self.actor == CHANCE:
            events += self.apply(int(border.draw(self.box, self.table, rng)))
        return events

    # What it comes to, and who may know it

    @property
    def stage(self) -> int:
        """How many rounds are over."""
        return int(verbs.stage(self.box[0], self.table[0]))

    @property
    def is_cut(self) -> bool:
        """Whether a cap ended it, and not its own rules."""
        return self.is_over and bool(border.is_cut(self.box, self.table))

    def score(self, seat: int) -> int:
        return int(border.score(self.box, self.table, seat))

    def place(self, seat: int) -> int:
        """1 for the best."""
        return int(border.place(self.box, self.table, seat))

    def seen_by(self, viewer: int) -> "Game":
        """The game as far as this viewer may know it: what bots and hints are given."""
        other = self.copy()
        border.conceal(other.box, other.table, viewer)
        return other

    def determinized(self, viewer: int, rng: Rng) -> "Game":
        """A whole game that this viewer could not tell from this one."""
        other = self.copy()
        border.determinize(other.box, other.table, viewer, rng)
        return other

    def view(self, viewer: int) -> msgspec.Struct:
        """What this viewer's screen shows."""
        seen = self.seen_by(viewer)
        return self.rules.view_of(seen.box[0], seen.table[0], viewer)

    def sheet(self, seat: int, viewer: int = ALL_SEEING) -> Sheet:
        """What a seat's points are made of, as this viewer is shown it."""
        seen = self if viewer == ALL_SEEING else self.seen_by(viewer)
        return self.rules.sheet_of(seen.box[0], seen.table[0], seat, viewer)

    def sheets(self, viewer: int = ALL_SEEING) -> list[Sheet]:
        return [self.sheet(seat, viewer) for seat in range(self.seats)]

    def as_counted(self, move: str) -> "Game":
        """The table that is counted where `move` ends a round and clears it away."""
        other, as_counted = self.copy(), getattr(self.rules, "as_counted", None)
        if as_counted:
            as_counted(other.box[0], other.table[0], self.rules.action_of(move))
        return other

    def text(self) -> str:
        return self.rules.text_of(self.box[0], self.table[0])

    def digest(self) -> str:
        """A short hash of the table, the same on every machine and for any layout of records."""
        return hashlib.sha256(self.text().encode()).hexdigest()[:16]

    def __repr__(self) -> str:
        return f"<Game {self.rules.NAME}\n{self.text()}>"

    def __reduce__(self) -> Any:
        """In a pickle: the rules by name, the box by its options, the table as it lies."""
        options = msgspec.structs.asdict(self.options)
        return _again, (self.rules.NAME, self.seats, options, self.table.tobytes())


def _again(name: str, seats: int, options: dict[str, Any], table: bytes) -> Game:
    """A `Game` from its pickle."""
    game = Game(name, seats, **options)
    return game.with_table(np.frombuffer(bytearray(table), game.rules.TABLE))


@lru_cache(maxsize=256)
def _box(name: str, form: type[msgspec.Struct], options: bytes, seats: int) -> Rows:
    """One for all games on the same terms: it is only read, and that of El Dorado is large."""
    return copied(load(name).lay_out(msgspec.json.decode(options, type=form), seats))


def parse_options(rules: Rulebook, given: dict[str, Any]) -> msgspec.Struct:
    """The options of a table of people with these set; a fault if one cannot be."""
    return _options(rules.Options, given)


def studied_options(rules: Rulebook, given: dict[str, Any]) -> msgspec.Struct:
    """The same, or where they are none of people's, those of a smaller box, if the game has one."""
    small = getattr(rules, "Small", None)
    try:
        return parse_options(rules, given)
    except Fault:
        if small is None:
            raise
        return _options(small, given)


def _options(form: type[msgspec.Struct], given: dict[str, Any]) -> msgspec.Struct:
    try:
        return msgspec.convert(given, form)
    except msgspec.ValidationError as error:
        raise Fault("bad-option", reason=str(error)) from None


def checked_seats(rules: Rulebook, seats: int | None) -> int:
    if seats is None:
        return rules.SEATS[0]
    if seats not in rules.SEATS:
        raise Fault("bad-seats", seats=seats, allowed=", ".join(map(str, rules.SEATS)))
    return seats
