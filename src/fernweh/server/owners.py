"""Whose a match is among several workers, and of which matches others ask to be told.

People of a match sit with its owner, so that mostly nobody else needs to hear of it. A worker that
has a stranger's match open, because the owner could not be reached, asks to be told, and goes on
asking: what nobody has asked for lately is not announced.
"""

from collections.abc import Container

from fernweh.server.database import Database
from fernweh.server.places import Places
from fernweh.server.timepiece import now_ms
from fernweh.server.worker import ALIVE


class Owners:
    def __init__(self, database: Database) -> None:
        self._places = Places(database)
        self.worker = ""  # this one's name, where there are others
        self.owned: dict[str, int] = {}  # our matches, and when we last found them to be so
        self._asked: dict[str, int] = {}  # when another worker last asked

    async def owner_of(self, match: str) -> str:
        """The address of the worker whose match it is; "" where it is ours, or now becomes so."""
        if not self.worker:
            return ""
        worker, address = await self._places.own(match, self.worker, now_ms() - ALIVE)
        if worker != self.worker:
            self.owned.pop(match, None)
            return address
        if match not in self.owned:
            self.note_asked(match)  # whoever had it before may not know yet
        self.owned[match] = now_ms()
        return ""

    def is_anothers(self, match: str) -> bool:
        return bool(self.worker) and match not in self.owned

    def note_asked(self, match: str) -> None:
        self._asked[match] = now_ms()

    def are_asked(self, match: str) -> bool:
        """Whether other workers are to be told: its owner, or whoever has asked of late."""
        is_asked = self._asked.get(match, 0) > now_ms() - ALIVE
        return self.is_anothers(match) or (bool(self.worker) and is_asked)

    async def come(self, match: str, person: str) -> None:
        await self._places.come(match, person, self.worker)

    async def go(self, match: str, person: str) -> None:
        await self._places.go(match, person, self.worker)

    async def give_up(self, before: int, but: Container[str]) -> None:
        """Matches that nobody has come to since then, and questions that nobody repeats."""
        now = now_ms()
        self._asked = {match: at for match, at in self._asked.items() if at > now - ALIVE}
        for match in list(self.owned):
            if self.owned.get(match, before) < before and match not in but:
                del self.owned[match]
                await self._places.disown(match, self.worker)
                if match in self.owned:  # somebody came meanwhile
                    await self.owner_of(match)
