"""A person at the terminal: sees a match through a door, and types moves.

Everything goes through the door: nothing here can see more than a player on a network would.
"""

from dataclasses import replace
from typing import Any

from fernweh.cli.boards import board_of
from fernweh.cli.conversation import Conversation
from fernweh.cli.hints import tell_hints
from fernweh.cli.lone_answers import LoneAnswers, without_saying
from fernweh.cli.scene import Scene
from fernweh.cli.sheet import draw_sheets
from fernweh.cli.speech import Voice
from fernweh.kernel.fault import Fault
from fernweh.play import wire
from fernweh.play.door import Door

# Events that say nothing to somebody who sees the table
QUIET = frozenset({"seat-taken", "nonce-shown", "secret-revealed", "dealt", "tile-laid"})


class TerminalPerson:
    """One seat's eyes and voice."""

    def __init__(self, voice: Voice, door: Door) -> None:
        self.voice, self.door = voice, door
        self.scene = Scene.of(door.welcome())
        self.board = board_of(self.scene.game)
        self.news: list[str] = []
        self.to_count: list[Scene] = []  # rounds that are over and not shown yet
        self._hinted = False
        self.wants_hints = False
        self.declines = LoneAnswers.ASK

    # Seeing

    def catch_up(self) -> None:
        """Take in what happened since the last look."""
        for step in self.door.steps():
            self.scene = self.scene.after(step)
            for event in step.events:
                self._hear(event)
            sheets = self.door.sheets(step.n)
            if sheets:
                self.to_count.append(replace(self.scene, sheets=sheets))

    def _hear(self, event: dict[str, Any]) -> None:
        words = self.voice.words
        if event["event"] not in QUIET:
            names = self.scene.names(words)
            self.news.append(words.event(event, self.scene.viewer, names))

    def look(self) -> None:
        """The table, the news, and whose turn it is."""
        self.count_rounds()
        self.clear()
        self.draw()
        self.tell_news()
        if self.scene.result is None:
            self.voice.tell(self.board.status(self.scene, self.voice.words), "bold")

    def draw(self) -> None:
        self.voice.out.print(self.board.draw(self.scene, self.voice.words))
        self.voice.out.print()

    def _hint(self) -> None:
        if not self._hinted:
            self.voice.say("play-hint", "dim")
        self._hinted = True

    def count_rounds(self) -> None:
        """The scoring of each round that has ended since the last look."""
        if not self.to_count:
            return
        self.clear()
        self.tell_news()
        self.show_scoring()
        if self.voice.is_live:
            self.voice.say("play-enter", "dim")
            input()

    def show_scoring(self) -> None:
        for scene in self.to_count:
            self.voice.out.print(draw_sheets(scene, self.voice.words))
        self.to_count = []

    def tell_news(self) -> None:
        for sentence in self.news:
            self.voice.tell(sentence)

    def forget_news(self) -> None:
        self.news = []

    def clear(self) -> None:
        if self.voice.is_live:
            self.voice.out.clear()

    # Acting

    def turn(self) -> None:
        """Ask until something has been done; not at all where it goes without saying."""
        move = without_saying(self.scene.now.choices, self.declines)
        if move:
            self.act(move)
            return
        self.look()
        self._hint()
        if self.wants_hints:
            tell_hints(self.voice, self.door.known())
        conversation, at = Conversation(self), self.scene.now.n
        while self.scene.now.n == at:
            conversation.listen()

    def act(self, move: str) -> Fault | None:
        return self._send(wire.Act("terminal", self.scene.now.n, move))

    def take_back(self) -> Fault | None:
        return self._send(wire.TakeBack("terminal", self.scene.now.n))

    def resign(self) -> Fault | None:
        return self._send(wire.Resign("terminal", self.scene.now.n))

    def why(self, move: str) -> Fault | None:
        """Why this may not be done; None where it may."""
        try:
            self.door.check(move)
        except Fault as fault:
            return fault
        return None

    def _send(self, command: wire.Command) -> Fault | None:
        """Why it is not done; None where it is, which makes the old news old."""
        try:
            self.door.do(command)
        except Fault as fault:
            return fault
        self.forget_news()
        self.catch_up()
        return None

    def spelled_out(self, typed: str) -> str:
        """A move as it was typed, in notation; a fault if it means nothing."""
        move = self.board.spelled_out(typed, self.voice.words)
        if move is None:
            raise Fault("not-understood", text=typed[:60])
        return move
