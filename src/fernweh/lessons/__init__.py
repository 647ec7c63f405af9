"""First games: for each of the five a short line of play, in a file, that the real rules play.

seats = 2
options = { rounds = 1 }
table = '''…'''                # as `Game.from_text` reads it; the person has the first seat

[[steps]]
say = "lay"                    # `learn-lost-cities-lay` in the locales
ask = ["play red-7"]           # what the person does, move by move
then = ["draw", "turn up red-8"]     # what the others and chance do after it
refused = "play red-2"         # or: what the person tries in vain
point = ".deck"                # or: what the page points at
sheet = true                   # whether the person's score sheet is shown
later = '''…'''                # another table, before all that
"""

import tomllib
from functools import cache
from importlib.resources import files
from typing import Any

import msgspec

from fernweh.games.game import Game
from fernweh.kernel.fault import Fault
from fernweh.lessons.lesson import (
    Lesson,
    LessonMove,
    LessonStep,
    Question,
    Reason,
    Script,
    Ways,
    Written,
)
from fernweh.play.patch import diff
from fernweh.play.wire import Choice, Now, Seated

PERSON = 0  # the seat
OTHERS = ("novice", "pathfinder", "legend")  # who sits on the seats after it


@cache
def played(name: str) -> "Played":
    """The lesson of a game, played once and for all."""
    return Played(name)


def script_of(name: str) -> Script:
    text = files(__package__).joinpath(f"{name}.toml").read_text("utf-8")
    return msgspec.convert(tomllib.loads(text), Script)


class Played:
    """A lesson, and the game after each of its moves, as far as the person may know it."""

    def __init__(self, name: str) -> None:
        script = script_of(name)
        self._script = script
        self._game = self._laid(name, script.table)
        self.known = [self._game.seen_by(PERSON)]
        view = _view(self._game)
        steps = [self._step(each) for each in script.steps]
        self.lesson = Lesson(name, PERSON, _seats(self._game), view, steps)

    def why(self, question: Question) -> Reason:
        """Why a move cannot be made then."""
        refused = self._then(question).why_not(question.move)
        return Reason(refused.key, refused.rule, dict(refused.facts)) if refused else Reason()

    def ahead(self, question: Question) -> Ways:
        """Where moves would lead, from then ("") or after this one."""
        game = self._then(question)
        is_idle = game.actor != PERSON or (question.move and game.why_not(question.move))
        return Ways([] if is_idle else game.ahead(question.move))

    def _then(self, question: Question) -> Game:
        """The game as far as the person may know it."""
        if question.n >= len(self.known):
            raise Fault("no-such-entry", n=question.n)
        return self.known[question.n]

    def _laid(self, name: str, table: str) -> Game:
        return Game.from_text(name, table, self._script.seats, **self._script.options)

    def _step(self, step: Written) -> LessonStep:
        patch = self._skipped(step.later) if step.later else {}
        sheet = self._game.sheet(PERSON, PERSON) if step.sheet else None
        refused = self._choice_of(step.refused) if step.refused else None
        now = self._now(step, 0)
        moves = [self._moved(step, n) for n in range(len(step.ask + step.then))]
        return LessonStep(step.say, len(step.ask), refused, sheet, patch, now, moves)

    def _skipped(self, table: str) -> dict[str, Any]:
        before = _view(self._game)
        self._game = self._laid(self._game.rules.NAME, table)
        self.known.append(self._game.seen_by(PERSON))
        return diff(before, _view(self._game))

    def _moved(self, step: Written, n: int) -> LessonMove:
        move, actor, before = (step.ask + step.then)[n], self._game.actor, _view(self._game)
        events = [event.seen_by(PERSON).facts() for event in self._game.play(move)]
        self.known.append(self._game.seen_by(PERSON))
        patch = diff(before, _view(self._game))
        return LessonMove(move, actor, events, patch, self._now(step, n + 1))

    def _now(self, step: Written, n: int) -> Now:
        """Only what the step asks for is offered, but all where something is tried in vain."""
        moves = self._game.moves() if step.refused else step.ask[n : n + 1]
        offered = [self._choice_of(move) for move in moves]
        return Now(len(self.known) - 1, self._game.actor, offered, False)

    def _choice_of(self, move: str) -> Choice:
        rules = self._game.rules
        action = rules.action_of(move)
        return Choice(rules.move_of(action), rules.spelled(action), rules.rule_of(action))


def _view(game: Game) -> dict[str, Any]:
    view: dict[str, Any] = msgspec.to_builtins(game.view(PERSON))
    return view


def _seats(game: Game) -> list[Seated]:
    names = game.rules.SEAT_NAMES[: game.seats]
    bots = ("", *OTHERS)
    return [Seated(name, bots[seat], bots[seat]) for seat, name in enumerate(names)]
