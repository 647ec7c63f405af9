"""Everything one worker has: settings, store, people, tables, bots, limits."""

import asyncio
from contextlib import suppress
from typing import TYPE_CHECKING

from fernweh.kernel.fault import Fault
from fernweh.server.about import About
from fernweh.server.clubs import Clubs
from fernweh.server.collector import Collector
from fernweh.server.database import Database
from fernweh.server.devices import Devices
from fernweh.server.faces import Faces
from fernweh.server.first_start import FirstStart
from fernweh.server.hall import Hall
from fernweh.server.history import History
from fernweh.server.lanes import Asker
from fernweh.server.limits import Buckets, Counts
from fernweh.server.notices import Notifier
from fernweh.server.people import People, key_of
from fernweh.server.probe import Probe
from fernweh.server.results import write_missing
from fernweh.server.room import Listener, Room
from fernweh.server.schedule import Schedule
from fernweh.server.settings import Settings
from fernweh.server.store import Store
from fernweh.server.strangers import OpenTables, Strangers
from fernweh.server.thinkers import Thinkers
from fernweh.server.timepiece import date_ms
from fernweh.server.warden import Warden
from fernweh.server.worker import BEAT, Worker

if TYPE_CHECKING:
    from fernweh.server.fanout import Fanout
    from fernweh.server.socket import Connection

_HOUR = 3600
_DAY = 86_400_000  # milliseconds
_LATELY = 60_000  # milliseconds: workers' clocks may differ


def database_of(settings: Settings) -> Database:
    if settings.database.startswith(("postgresql://", "postgres://")):
        from fernweh.server.postgres import Postgres

        return Postgres(settings.database)
    from fernweh.server.sqlite import Sqlite

    path = settings.database_path()
    path.parent.mkdir(parents=True, exist_ok=True)
    return Sqlite(path)


class House:
    def __init__(self, settings: Settings, database: Database | None = None) -> None:
        self.settings = settings
        if "://" in settings.database and not settings.key:
            raise Fault("key-needed")
        key = self.key = key_of(settings.key, settings.database_path())
        self.store = Store(database or database_of(settings))
        self.probe = Probe(self.store)
        self.strangers, self.clubs = Strangers(self.store), Clubs(self.store, key)
        self.about = About(self.store.database)
        self.people = People(self.store, key)
        self.devices, self.faces = Devices(self.store), Faces(self.store.database)
        self.history = History(self.store.database, self.faces, key)
        budget = settings.thinking_per_person, settings.thinking_per_address
        self.thinkers = Thinkers(settings.thinkers, settings.bot_limit, *budget)
        self.first_start = FirstStart(self.thinkers)
        self.hall = Hall(self.store, self.thinkers, settings.bot_pace, settings.park_after, key)
        self.hall.hint, self.hall.want = self.hint, self.first_start.want
        self.hall.is_awake = self.first_start.is_awake
        self.first_start.awoke = self.hall.tell_awake
        self.hall.open_tables = OpenTables(
            settings.open_table_stays,
            settings.open_tables_per_person,
            settings.open_tables_per_address,
        )
        self.notifier = Notifier(settings, self.people, key)
        self.worker = Worker(self.store, settings.inner_address())
        self.worker.was_silent = self.hall.start_over
        self.schedule = Schedule(self.hall, self.notifier, self.worker)
        self.warden = Warden(self.hall, key)
        self.connections: set[Connection] = set()
        self.collector = Collector()
        self._set_limits(settings)
        self.hall.meter = self.meter_tables
        self._work: list[asyncio.Task[None]] = []
        self._fanout: Fanout | None = None

    def _set_limits(self, settings: Settings) -> None:
        rate, burst, factor = settings.socket_rate, settings.socket_burst, settings.address_factor
        self.by_person = Buckets(rate * 2, burst * 2)
        self.by_address = Buckets(rate * factor, burst * factor)
        self.requests = Buckets(settings.request_rate, settings.request_rate * 5)
        tables = settings.tables_per_hour
        self.tables_by_person = Buckets(tables / _HOUR, tables)
        self.tables_by_address = Buckets(tables * 10 / _HOUR, tables * 10)
        self.presses = Buckets(tables * 2 / _HOUR, tables)  # of an address, for somebody to play
        self.reports = Buckets(20 / _HOUR, 20)
        self.reports_by_address = Buckets(100 / _HOUR, 100)
        self.sockets_by_address = Counts(settings.sockets_per_address)
        self.sockets_by_person = Counts(settings.sockets_per_person)

    def meter_tables(self, person: str, address: str) -> None:
        """Whoever makes many is asked to wait."""
        self.tables_by_person.must_take(person)
        self.tables_by_address.must_take(address)

    def meter_reports(self, person: str, address: str) -> None:
        self.reports.must_take(person)
        self.reports_by_address.must_take(address)

    async def start(self) -> None:
        await self.store.database.open()
        if self.settings.redis:
            from fernweh.server.fanout import Fanout

            self._fanout = Fanout(self.settings.redis, self.hall, self.worker.id)
            self._work.append(asyncio.create_task(self._fanout.listen()))
        await self.worker.arrive()
        self._work.append(asyncio.create_task(self.worker.run()))
        self._work.append(asyncio.create_task(self.schedule.run()))
        self._work.append(asyncio.create_task(self.warden.run()))
        self._work.append(asyncio.create_task(self.first_start.run()))
        self._work.append(asyncio.create_task(self.collector.run()))
        self._work.append(asyncio.create_task(self._sweep()))
        self._work.append(asyncio.create_task(write_missing(self.store)))
        if self.store.database.is_shared:
            self._work.append(asyncio.create_task(self._part()))

    def sign_out(self, *names: str) -> None:
        """Sockets of these people or devices end at once."""
        for connection in [
            each for each in self.connections if not {*names}.isdisjoint(each.known)
        ]:
            connection.sign_out()

    async def _part(self) -> None:
        """Who was forgotten or signed out at another worker is so here within a second."""
        while True:
            await asyncio.sleep(BEAT)
            with suppress(Exception):
                sql = "SELECT name FROM gone WHERE at > $1"
                lately = date_ms() - _LATELY
                self.sign_out(*(row[0] for row in await self.store.database.read(sql, [lately])))

    async def _sweep(self) -> None:
        """Links and tables that nobody will use any more."""
        while True:
            with suppress(Exception):
                await self.people.sweep()
                await self.strangers.sweep(self.settings.open_table_stays)
                await self._clear_away()
            await asyncio.sleep(_HOUR)

    async def _clear_away(self) -> None:
        """Tables that never began, and that nobody has come back to."""
        before, rooms = date_ms() - self.settings.unbegun_table_stays * _DAY, self.hall.rooms
        while found := [
            id for id in await self.store.abandoned(before)
            if id not in rooms or not rooms[id].listeners
        ]:  # fmt: skip
            for id in found:
                await self.hall.delete(id)

    async def stop(self) -> None:
        """Everybody is told; what was answered is on disk."""
        from fernweh.server.socket import GOING_DOWN

        for connection in list(self.connections):
            connection.end(GOING_DOWN)
        for task in self._work:
            task.cancel()
        await asyncio.gather(*self._work, return_exceptions=True)
        with suppress(Exception):  # without it, the beat before counts
            await self.worker.leave()
        await self.hall.stop()
        await self.thinkers.stop()
        if self._fanout is not None:
            await self._fanout.close()
        await self.store.database.close()

    async def hint(self, room: Room, who: Listener, seat: int, at: int) -> str:
        """A move for a seat, found from what it may know."""
        async with room.lock:
            await room.open()
            if not room.kept.terms.hints:
                raise Fault("no-hints")
            if at != room.match.n:
                raise Fault("stale", at=at, n=room.match.n)
            if room.match.actor != seat:
                raise Fault("not-your-turn")
            seen = room.door(seat).known()
        asker = Asker(who.person, who.address)
        return await self.thinkers.choose(seen, self.settings.hints_by, asker)
