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
from typing import Any

import msgspec

from fernweh.games import folder_of
from fernweh.games.game import Game
from fernweh.kernel.fault import Fault
from fernweh.lessons.lesson import (
    Lesson,
    LessonMove,
    LessonQuestion,
    LessonStep,
    Script,
    Ways,
    WhyNot,
    Written,
)
from fernweh.play.projection import Projection, choice_of
from fernweh.play.wire import Choice, Now, Seated

PERSON = 0  # the seat
OTHERS = ("novice", "pathfinder", "legend")  # who sits on the seats after it


@cache
def played(name: str) -> "PlayedLesson":
    """The lesson of a game, played once and for all."""
    return PlayedLesson(name)


def script_of(name: str) -> Script:
    text = (folder_of(name) / "lesson.toml").read_text("utf-8")
    return msgspec.convert(tomllib.loads(text), Script)


class PlayedLesson:
    """A lesson, and the game after each of its moves, as far as the person may know it."""

    def __init__(self, name: str) -> None:
        script = script_of(name)
        self._script, self._projection = script, Projection(PERSON)
        self._game = self._laid(name, script.table)
        self.known = [self._game.seen_by(PERSON)]
        view = self._projection.plain(self._game)
        steps = [self._step(each) for each in script.steps]
        self.lesson = Lesson(name, PERSON, _seats(self._game), view, steps)

    def why(self, question: LessonQuestion) -> WhyNot:
        """Why a move cannot be made then."""
        refused = self._then(question).why_not(question.move)
        return WhyNot(refused.key, refused.rule, dict(refused.facts)) if refused else WhyNot()

    def ahead(self, question: LessonQuestion) -> Ways:
        """Where moves would lead, from then ("") or after this one."""
        game = self._then(question)
        is_idle = game.actor != PERSON or (question.move and game.why_not(question.move))
        return Ways([] if is_idle else game.ahead(question.move))

    def _then(self, question: LessonQuestion) -> Game:
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
        before, self._game = self._game, self._laid(self._game.rules.NAME, table)
        return self._patch(before)

    def _moved(self, step: Written, n: int) -> LessonMove:
        move, before, self._game = (step.ask + step.then)[n], self._game, self._game.copy()
        events = self._projection.events(self._game.play(move))
        patch = self._patch(before)
        return LessonMove(move, before.actor, events, patch, self._now(step, n + 1))

    def _patch(self, before: Game) -> dict[str, Any]:
        """To the game as it is now, which is remembered."""
        self.known.append(self._projection.known(self._game))
        patch: dict[str, Any] = msgspec.to_builtins(self._projection.patch(before, self._game))
        return patch

    def _now(self, step: Written, n: int) -> Now:
        """Only what the step asks for is offered, but all where something is tried in vain."""
        moves = self._game.moves() if step.refused else step.ask[n : n + 1]
        offered = [self._choice_of(move) for move in moves]
        return Now(len(self.known) - 1, self._game.actor, offered, False)

    def _choice_of(self, move: str) -> Choice:
        rules = self._game.rules
        return choice_of(rules.NAME, rules.action_of(move))


def _seats(game: Game) -> list[Seated]:
    names = game.rules.SEAT_NAMES[: game.seats]
    bots = ("", *OTHERS)
    return [Seated(name, bots[seat], bots[seat]) for seat, name in enumerate(names)]
