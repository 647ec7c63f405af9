"""Who is at a table, here or at another worker, and since when each who sits there is missed.

A seat whose person is away may be given to a bot, but only fairly: after a grace during which all
see the time run down, and never while the person is connected anywhere. Where a turn takes days
nobody is missed before the flag falls.
"""

from collections.abc import Iterable

GRACE = 60_000  # milliseconds of absence after which the others may ask for a bot
NOTICE_AFTER = 15_000  # milliseconds after which who is missed is told so
NOT_MISSED = -1


class Presence:
    def __init__(self) -> None:
        self.elsewhere: frozenset[str] = frozenset()  # at other workers
        self._missed: dict[str, int] = {}  # since when
        self._told: set[str] = set()  # who has had a notice

    def note(self, people: Iterable[str], here: set[str], now: int) -> None:
        """Who sits here and is not at the table is missed from now on, if not already."""
        away = {person for person in people if person} - here - self.elsewhere
        self._missed = {person: self._missed.get(person, now) for person in away}
        self._told &= away

    def grace_left(self, person: str, now: int) -> int:
        """Milliseconds until the seat may be given to a bot; `NOT_MISSED` where one is here."""
        since = self._missed.get(person)
        return NOT_MISSED if since is None else max(0, since + GRACE - now)

    def to_notify(self, now: int) -> list[str]:
        """Who is missed for long enough to be told, each once for an absence."""
        found = [
            person
            for person, since in self._missed.items()
            if now - since >= NOTICE_AFTER and person not in self._told
        ]
        self._told.update(found)
        return found
