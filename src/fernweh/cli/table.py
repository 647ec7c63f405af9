"""A match at this terminal: people and bots in turn, each through their own door."""

import secrets
import shlex
from collections.abc import Collection
from pathlib import Path

from fernweh.bots import Bot, known, parse
from fernweh.cli.conversation import Left
from fernweh.cli.person import TerminalPerson
from fernweh.cli.records import keep
from fernweh.cli.speech import Voice
from fernweh.kernel.chance import generator
from fernweh.kernel.fault import Fault
from fernweh.play import wire
from fernweh.play.door import Door
from fernweh.play.match import Match


class TerminalTable:
    """The host of a match; `named` are the bots that were asked for here, and not by a record."""

    def __init__(
        self, voice: Voice, match: Match, path: Path | None = None, named: Collection[str] = ()
    ) -> None:
        self.voice, self.match, self.path, self._named = voice, match, path, named
        self._keep()
        doors = [(Door(match, seat), who.bot) for seat, who in enumerate(match.now.seated())]
        self.people = {door.viewer: TerminalPerson(voice, door) for door, bot in doors if not bot}
        self.bots = {door.viewer: (self._bot(bot), door) for door, bot in doors if bot}
        alone = list(self.people.values()) if len(self.people) == 1 else []
        self.witness = alone[0] if alone else TerminalPerson(voice, Door(match))
        self._rng = generator(secrets.randbits(64))
        self._last: int | None = None  # the person who looked at the screen last

    def make_ready(self, hints: bool = False) -> None:
        """Compile what the bots need before anybody waits for a move; say how long they think."""
        for bot, _ in self.bots.values():
            with self.voice.err.status(self.voice.text("arena-compiling")):
                bot.ready(self.match.game)
        for bot in {bot.name: bot for bot, _ in self.bots.values() if bot.time}.values():
            name = self.voice.words("bot", bot=bot.name)
            self.voice.say("play-thinks", "dim", name=name, seconds=f"{bot.time:g}")
        for person in self.people.values():
            person.wants_hints = hints

    def play(self) -> None:
        """Until the match is over, or somebody gets up: then `Left` is raised."""
        try:
            while self.match.result is None:
                self.next_turn()
        except (EOFError, KeyboardInterrupt) as gone:
            raise Left from gone

    def next_turn(self) -> None:
        seat = self.match.actor
        if seat in self.people and not self.match.now.sitting[seat].bot:
            self._pass_to(seat)
            self.people[seat].turn()
            self._keep()
        else:
            self._let_bot(seat)
        for person in {*self.people.values(), self.witness}:
            person.catch_up()

    def _let_bot(self, seat: int) -> None:
        bot, door = self.bots.get(seat) or self._substitute(seat)
        move = bot.choose(door.known(), self._rng)
        door.do(wire.Act("terminal", self.match.n, move))

    def _substitute(self, seat: int) -> tuple[Bot, Door]:
        """For a person who resigned while others play on."""
        bot = self._bot(self.match.now.sitting[seat].bot)
        self.bots[seat] = (bot, Door(self.match, seat))
        return self.bots[seat]

    def _bot(self, name: str) -> Bot:
        """No record makes others' code run."""
        if name in self._named:
            return parse(name)
        try:
            return known(name)
        except Fault as fault:
            raise Fault("bot-of-record", bot=name[:80]) from fault

    def _pass_to(self, seat: int) -> None:
        """With several people at one screen, nobody sees another's hand."""
        person = self.people[seat]
        if len(self.people) > 1 and self._last not in (None, seat):
            person.clear()
            self.voice.say("play-pass", name=self.match.now.sitting[seat].name)
            if self.voice.is_live:
                input()
        self._last = seat

    def finish(self) -> None:
        """The last look at the table, the scoring, and at the very end who has won."""
        witness = self.witness
        ending, last, witness.to_count = witness.news.pop(), witness.to_count, []
        witness.look()
        witness.to_count = last
        self.voice.out.print()
        witness.show_scoring()
        self.voice.tell(ending, "bold")
        self._tell_result(witness)

    def _tell_result(self, witness: TerminalPerson) -> None:
        """A match that ended by the rules has said so among the events."""
        result = self.match.result
        if result is None or result.by == "rules":
            return
        winner = result.places.index(1)
        names = witness.scene.names(self.voice.words)
        who = "you" if winner == witness.scene.viewer else "other"
        key, seats = f"result-{result.by}", len(names)
        self.voice.say(key, winner=who, name=names[winner], seats=seats)

    def _keep(self) -> None:
        """After every turn, so that nothing is lost whatever happens to this process."""
        if self.path:
            keep(self.match, self.path)

    def save(self) -> None:
        """Keep the record, and say where it is."""
        self._keep()
        running = self.match.result is None
        self.voice.say_whole("play-saved" if running else "play-record", path=str(self.path))
        typed = shlex.quote(str(self.path))
        self.voice.say_whole("play-resume" if running else "play-verify", path=typed)
