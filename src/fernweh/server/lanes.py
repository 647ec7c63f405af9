"""Who may think next: bots' moves and hints stand in line by whose they are.

A lane is one thinker. Nobody has all of them at once, so that somebody else's bot finds one free;
of those who wait, whoever was served longest ago is next, first among addresses, then among the
people there. Who has used up their seconds of a minute waits for everybody who has not, and then
has one lane. Nobody's bot plays worse for it.
"""

import asyncio
import time
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from itertools import islice
from typing import NamedTuple

_MINUTE = 60.0
_MOST_ACCOUNTS = 10_000


class Asker(NamedTuple):
    """Whose thinking it is."""

    person: str = ""
    address: str = ""
    is_patient: bool = False  # over days, and nobody looks: after everybody else


class NobodyLooks(Exception):
    """What was asked is not wanted any more."""


class _Account:
    """What somebody has of thinking: seconds left of a minute's, lanes held, when last served."""

    __slots__ = ("_at", "_left", "_most", "held", "served")

    def __init__(self, most: float) -> None:
        self._most, self._left, self._at = most, most, time.monotonic()
        self.held, self.served = 0, 0

    def left(self) -> float:
        now = time.monotonic()
        self._left = min(self._most, self._left + (now - self._at) * self._most / _MINUTE)
        self._at = now
        return self._left

    def spend(self, seconds: float) -> None:
        self._left = self.left() - seconds

    @property
    def is_recent(self) -> bool:
        return bool(self.held) or time.monotonic() - self._at < _MINUTE


class _Accounts:
    """One for each name, the latest last; who holds nothing and came long ago is forgotten."""

    def __init__(self, most: float) -> None:
        self._most = most
        self._by_name: OrderedDict[str, _Account] = OrderedDict()

    def of(self, name: str) -> _Account:
        account = self._by_name.get(name)
        if account is None:
            account = self._by_name[name] = _Account(self._most)
            self._forget()
        self._by_name.move_to_end(name)
        return account

    def _forget(self) -> None:
        if len(self._by_name) > _MOST_ACCOUNTS and not next(iter(self._by_name.values())).held:
            self._by_name.popitem(last=False)

    def are_several(self) -> bool:
        """Whether more than one has thought within a minute; who has no name does not count."""
        named = (account for name, account in reversed(self._by_name.items()) if name)
        return sum(account.is_recent for account in islice(named, 2)) == 2


class _Turn:
    """A question that waits for its lane."""

    def __init__(self, lanes: "ThinkingLanes", asker: Asker, is_wanted: Callable[[], bool]) -> None:
        self.asker, self.is_wanted = asker, is_wanted
        self.person, self.address = lanes.people.of(asker.person), lanes.addresses.of(asker.address)
        self.begins: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    @property
    def is_over_budget(self) -> bool:
        return self.person.left() <= 0 or self.address.left() <= 0

    def rank(self) -> tuple[bool, bool, int, int]:
        """The least goes first."""
        late = self.asker.is_patient, self.is_over_budget
        return (*late, self.address.served, self.person.served)


class ThinkingLanes:
    def __init__(self, lanes: int, per_person: float, per_address: float) -> None:
        self.lanes, self._free = lanes, lanes
        self._most = max(1, lanes - 1)  # for one person, or for all who are patient
        self.people, self.addresses = _Accounts(per_person), _Accounts(per_address)
        self._waiting: list[_Turn] = []
        self._patient = self._served = 0

    @asynccontextmanager
    async def lane(
        self, asker: Asker, is_wanted: Callable[[], bool] = lambda: True
    ) -> AsyncIterator[None]:
        """A lane for one question; `NobodyLooks` where it was not wanted any more at its turn."""
        turn = _Turn(self, asker, is_wanted)
        await self._wait_for(turn)
        began = time.monotonic()
        try:
            yield
        finally:
            self._end(turn, time.monotonic() - began)

    async def _wait_for(self, turn: _Turn) -> None:
        self._waiting.append(turn)
        self._admit()
        try:
            await turn.begins
        except asyncio.CancelledError:
            if turn in self._waiting:
                self._waiting.remove(turn)
            elif not turn.begins.cancelled():  # it had its lane already
                self._end(turn, 0.0)
            raise

    def _admit(self) -> None:
        self._drop_unwanted()
        while self._free and (ready := [each for each in self._waiting if self._may_begin(each)]):
            turn = min(ready, key=_Turn.rank)
            self._waiting.remove(turn)
            self._begin(turn)

    def _drop_unwanted(self) -> None:
        """And who has given up."""
        for turn in [each for each in self._waiting if each.begins.done() or not each.is_wanted()]:
            self._waiting.remove(turn)
            if not turn.begins.done():
                turn.begins.set_exception(NobodyLooks())

    def _may_begin(self, turn: _Turn) -> bool:
        if turn.asker.is_patient and self._patient >= self._most:
            return False
        together = self._most if self.addresses.are_several() else self.lanes
        alone = 1 if turn.is_over_budget or turn.asker.is_patient else self._most
        return turn.person.held < alone and turn.address.held < together

    def _begin(self, turn: _Turn) -> None:
        self._free -= 1
        self._patient += turn.asker.is_patient
        self._served += 1
        for account in (turn.person, turn.address):
            account.held, account.served = account.held + 1, self._served
        turn.begins.set_result(None)

    def _end(self, turn: _Turn, seconds: float) -> None:
        self._free += 1
        self._patient -= turn.asker.is_patient
        for account in (turn.person, turn.address):
            account.held -= 1
            account.spend(seconds)
        self._admit()
