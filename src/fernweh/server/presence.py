"""Who is at a table, here or at another worker, and since when each who sits there is missed.

A seat whose person is away may be given to a bot, but only fairly: after a grace during which all
see the time run down, and never while the person is connected anywhere. Where a turn takes days
nobody is missed before the flag falls.
"""

from collections.abc import Iterable

GRACE = 60_000  # milliseconds of absence after which the others may ask for a bot
NOTICE_AFTER = 15_000  # milliseconds after which who is missed is told so
NOTICE_AGAIN = 600_000  # not oftener, however often one comes and goes
NOT_MISSED = -1


class Presence:
    def __init__(self) -> None:
        self.elsewhere: frozenset[str] = frozenset()  # at other workers
        self._missed: dict[str, int] = {}  # since when
        self._told: dict[str, int] = {}  # who has had a notice, and when
        self._is_awaited = False  # somebody else sits there, and is at the table

    def note(self, people: Iterable[str], here: set[str], now: int) -> None:
        """Who sits here and is not at the table is missed from now on, if not already."""
        seated = {person for person in people if person}
        away = seated - here - self.elsewhere
        self._missed = {person: self._missed.get(person, now) for person in away}
        self._is_awaited = away < seated

    def grace_left(self, person: str, now: int) -> int:
        """Milliseconds until the seat may be given to a bot; `NOT_MISSED` where one is here."""
        since = self._missed.get(person)
        return NOT_MISSED if since is None else max(0, since + GRACE - now)

    def late(self, now: int) -> list[str]:
        """Who is missed by others for long enough to be told, and was not told of this absence."""
        missed = self._missed.items() if self._is_awaited else ()
        return [person for person, since in missed if self._is_late(person, since, now)]

    def _is_late(self, person: str, since: int, now: int) -> bool:
        told = self._told.get(person)
        is_due = told is None or (told < since and now - told >= NOTICE_AGAIN)
        return is_due and now - since >= NOTICE_AFTER

    def to_notify(self, now: int) -> list[str]:
        """Who is late, each once for an absence."""
        found = self.late(now)
        self._told.update(dict.fromkeys(found, now))
        return found
