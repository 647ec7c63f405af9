"""This process among those that serve the same tables: it beats while it lives.

A lease counts while its worker beats. With SQLite there is one worker: whatever another one held
ends when this one starts. When nobody has served, live clocks stand still since the last beat.
"""

import asyncio
import secrets
from collections.abc import Callable
from contextlib import suppress

from fernweh.server.database import Conflict, Statement
from fernweh.server.store import Store
from fernweh.server.timepiece import now_ms, set_time

BEAT = 1.0  # seconds
ALIVE = 4_000  # milliseconds after a beat
_LONG_ENOUGH = BEAT * 1.5  # to see who beats
_TRIES = 5
_EVERYBODY = "worker"  # whose last beat it was does not matter


class Worker:
    def __init__(self, store: Store, address: str = "") -> None:
        self.store, self.address = store, address
        self.id = secrets.token_hex(8)
        self.others: set[str] = set()  # addresses from which other workers pass sockets on
        self._met: set[str] = set()
        self._last_beat = 0
        self.was_silent: Callable[[], None] = lambda: None  # others may have taken us for dead

    async def arrive(self) -> None:
        """Before anything else is done."""
        database = self.store.database
        set_time(await database.now(), await self._last())
        if not await self._others_live():
            await self._stop_clocks()
        await self.beat()

    async def _others_live(self) -> bool:
        """Whoever does not beat while we look is gone, and their leases with them."""
        before = await self._beats()
        if self.store.database.is_shared and any(at > now_ms() - ALIVE for at in before.values()):
            await asyncio.sleep(_LONG_ENOUGH)
        after = await self._beats()
        silent = [(id, at) for id, at in before.items() if after.get(id) == at]
        gone = "DELETE FROM workers WHERE id = $1 AND at = $2"
        left = [f"DELETE FROM {each} WHERE worker = $1" for each in ("owners", "present")]
        await self.store.database.write([
            *(Statement(gone, each) for each in silent),
            *(Statement(sql, [id]) for id, _ in silent for sql in left),
        ])  # fmt: skip
        return bool(after.keys() - {id for id, _ in silent})

    async def _beats(self) -> dict[str, int]:
        rows = await self.store.database.read("SELECT id, at FROM workers")
        return {id: at for id, at in rows if id != self.id}

    async def _last(self) -> int | None:
        sql = "SELECT at FROM beats WHERE name = $1"
        rows = await self.store.database.read(sql, [_EVERYBODY])
        return rows[0][0] if rows else None

    async def _stop_clocks(self) -> None:
        """Of several workers that start together one gives the time back."""
        for _ in range(_TRIES):
            last, now = await self._last(), now_ms()
            if last is None:
                return
            mine = "UPDATE beats SET at = $3 WHERE name = $1 AND at = $2"
            with suppress(Conflict):
                claim = Statement(mine, (_EVERYBODY, last, now), rows=1)
                await self.store.stop_clocks(last, now, claim)
                return

    # While it lives

    async def run(self) -> None:
        """For ever; trouble with the store is waited out."""
        while True:
            with suppress(Exception):
                await self.beat()
                if self.store.database.is_shared:
                    await self._meet()
            await asyncio.sleep(BEAT)

    async def _meet(self) -> None:
        """Learn where the others are: names are looked up once."""
        sql = "SELECT address FROM workers WHERE id <> $1"
        rows = await self.store.database.read(sql, [self.id])
        for host, _, port in (row[0].rpartition(":") for row in rows):
            if host and host not in self._met:
                self._met.add(host)
                found = await asyncio.get_running_loop().getaddrinfo(host.strip("[]"), int(port))
                self.others.update(str(each[4][0]) for each in found)

    async def beat(self) -> None:
        here = (
            "INSERT INTO workers (id, at, address) VALUES ($1, $2, $3)"
            " ON CONFLICT (id) DO UPDATE SET at = $2, address = $3"
        )
        now = now_ms()
        await self.store.database.write(
            [_beaten(now), Statement(here, (self.id, now, self.address))]
        )
        if self._last_beat and now_ms() - self._last_beat > ALIVE:
            self.was_silent()
        self._last_beat = now

    async def leave(self) -> None:
        """The last beat, and our leases end with us."""
        gone = [
            Statement("DELETE FROM workers WHERE id = $1", [self.id]),
            Statement("DELETE FROM owners WHERE worker = $1", [self.id]),
            Statement("DELETE FROM present WHERE worker = $1", [self.id]),
        ]
        await self.store.database.write([_beaten(now_ms()), *gone])


def _beaten(now: int) -> Statement:
    return Statement(
        "INSERT INTO beats (name, at) VALUES ($1, $2) ON CONFLICT (name) DO UPDATE"
        " SET at = CASE WHEN beats.at > $2 THEN beats.at ELSE $2 END",
        (_EVERYBODY, now),
    )
