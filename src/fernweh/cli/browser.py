"""Going through a film by keys: next, back, to an entry, to the end."""

import bisect

from fernweh.cli.film import Film
from fernweh.cli.speech import Voice
from fernweh.cli.typed import folded, synonyms

PROMPT = "> "
KEYS = ("next", "back", "end", "quit")


class Browser:
    """One person's place in a film."""

    def __init__(self, voice: Voice, film: Film) -> None:
        self.voice, self.film = voice, film
        self.stops = film.stops()
        self.at = self.stops[0]
        self.told_from = 0

    def show(self) -> None:
        """The table at this entry, and what led to it."""
        voice, film = self.voice, self.film
        if voice.is_live:
            voice.out.clear()
        voice.out.print(film.board.draw(film.frames[self.at].scene, voice.words))
        voice.out.print()
        for sentence in film.sentences(voice, self.told_from + 1, self.at):
            voice.tell(sentence)
        voice.say("replay-at", "bold", n=self.at, entries=film.entries)
        voice.say("replay-keys", "dim")

    def listen(self) -> bool:
        """Read a line and follow it; False to leave."""
        text = folded(input(PROMPT))
        match self._key(text):
            case "quit":
                return False
            case "next":
                self._go(bisect.bisect_right(self.stops, self.at), "replay-last")
            case "back":
                self._go(bisect.bisect_left(self.stops, self.at) - 1, "replay-first")
            case "end":
                self._jump(self.film.entries)
            case "number":
                self._jump_to(int(text))
            case _:
                self.voice.say("replay-not-understood", text=text[:60])
        return True

    def _key(self, text: str) -> str:
        if not text:
            return "next"
        if text.isdecimal():
            return "number"
        found = (key for key in KEYS if text in synonyms(f"typed-{key}", self.voice.words))
        return next(found, "")

    def _go(self, stop: int, nowhere: str) -> None:
        """To the stop of that number, where there is one."""
        if not 0 <= stop < len(self.stops):
            self.voice.say(nowhere)
            return
        self.told_from = self.stops[stop - 1] if stop else 0
        self.at = self.stops[stop]
        self.show()

    def _jump_to(self, n: int) -> None:
        if n > self.film.entries:
            self.voice.say("fault-no-such-entry", n=n)
        else:
            self._jump(n)

    def _jump(self, n: int) -> None:
        earlier = bisect.bisect_left(self.stops, n) - 1
        self.told_from = self.stops[earlier] if earlier >= 0 else 0
        self.at = n
        self.show()
