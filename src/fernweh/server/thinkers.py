"""Bots think in processes of their own: one that dies or takes too long is replaced.

A bot of others that once took too long has one try a move, and no longer a first one, until it has
answered again.

There is one more of them than thinkers were asked for, since nobody has all: it stands ready as
soon as the first is asked.
"""

import asyncio
import logging
import os
import secrets
import sys
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import msgspec

from fernweh.bots import BOTS
from fernweh.games.game import Game
from fernweh.kernel.fault import Fault
from fernweh.server.lanes import Asker, ThinkingLanes
from fernweh.server.thinker import LENGTH, Answer, Question

_log = logging.getLogger("fernweh.thinkers")
_TRIES = 3
_FIRST = 10  # times the limit for the first answer of a process: it may have to compile


class _Thinker:
    """One process, one question at a time."""

    def __init__(self) -> None:
        self._process: asyncio.subprocess.Process | None = None
        self.is_warm = False  # has answered, and so has compiled what it needs
        self.interprets = self._interpreted = False  # what is wanted, and what the process does
        self.starts = 0
        self._starting = asyncio.Lock()

    async def ask(self, question: bytes) -> bytes:
        process = await self.start()
        assert process.stdin and process.stdout
        process.stdin.write(LENGTH.pack(len(question)) + question)
        await process.stdin.drain()
        head = await process.stdout.readexactly(LENGTH.size)
        answer = await process.stdout.readexactly(LENGTH.unpack(head)[0])
        self.is_warm = True
        return answer

    async def start(self) -> asyncio.subprocess.Process:
        """Once, though it may be readied and asked at the same time."""
        async with self._starting:
            return await self._start()

    async def _start(self) -> asyncio.subprocess.Process:
        if self._process is not None and self._interpreted != self.interprets:
            await self.stop()
            self.starts = 0  # nothing was wrong with it
        if self._process is None or self._process.returncode is not None:
            pipe = asyncio.subprocess.PIPE
            self.is_warm, self.starts = False, self.starts + 1
            self._interpreted = self.interprets
            interpreted = {"FERNWEH_INTERPRET": "1"} if self.interprets else {}
            self._process = await asyncio.create_subprocess_exec(
                sys.executable, "-m", "fernweh.server.thinker", stdin=pipe, stdout=pipe,
                env=os.environ | interpreted,
            )  # fmt: skip
        return self._process

    @property
    def pid(self) -> int:
        """0 where there is none, or it has died."""
        process = self._process
        return process.pid if process and process.returncode is None else 0

    async def stop(self) -> None:
        process, self._process = self._process, None
        self.is_warm = self._interpreted = False
        if process is not None:
            with suppress(ProcessLookupError):
                process.kill()
            await process.wait()


class Thinkers:
    """All thinkers; a question waits for its lane."""

    def __init__(
        self, processes: int, limit: float, per_person: float = 60, per_address: float = 180
    ) -> None:
        self.processes = processes or max(1, (os.cpu_count() or 2) // 2)
        self.limit = limit
        self._all = [_Thinker() for _ in range(self.processes + 1)]
        self._free = list(self._all)
        self._lanes = ThinkingLanes(len(self._all), per_person, per_address)
        self._readying: set[asyncio.Task[Any]] = set()
        self.is_awake: Callable[[str], bool] = lambda game: True  # whether it is compiled
        self._late: set[str] = set()  # bots of others that took too long when last asked

    @property
    def restarts(self) -> int:
        """How often one that died, or was stopped for its silence, was started again."""
        return sum(each.starts - 1 for each in self._all if each.starts)

    async def choose(
        self,
        seen: Game,
        bot: str,
        asker: Asker = Asker(),  # noqa: B008  # a tuple: nobody can change it
        is_wanted: Callable[[], bool] = lambda: True,
    ) -> str:
        """A move for a seat that knows this much; a fault if no thinker finds one."""
        question = msgspec.msgpack.encode(_question(seen, bot))
        for _ in range(_TRIES):
            async with self._lanes.lane(asker, is_wanted):
                answer = await self._ask(question, bot, not self.is_awake(seen.rules.NAME))
            if answer is not None and answer.move:
                self._late.discard(bot)
                return answer.move
            if bot in self._late:
                break
        _log.warning("bot %s: %s", bot, answer.error if answer else "no answer")
        raise Fault("bot-fails", bot=bot)

    async def _ask(self, question: bytes, bot: str, interprets: bool) -> Answer | None:
        thinker = self._taken(interprets)
        try:
            return await self._answer(thinker, question, bot)
        except (OSError, EOFError, msgspec.MsgspecError):
            await thinker.stop()
            return None
        except asyncio.CancelledError:
            await thinker.stop()
            raise
        finally:
            self._free.append(thinker)

    async def _answer(self, thinker: _Thinker, question: bytes, bot: str) -> Answer:
        is_at_once = thinker.is_warm or bot in self._late
        limit = self.limit if is_at_once else self.limit * _FIRST
        try:
            data = await asyncio.wait_for(thinker.ask(question), limit)
        except TimeoutError:
            if bot not in BOTS:
                self._late.add(bot)
            raise
        return msgspec.msgpack.decode(data, type=Answer)

    def _taken(self, interprets: bool) -> _Thinker:
        """The one that is free and knows most already; the next stands ready from here on."""
        self._free.sort(
            key=lambda each: (each.interprets == interprets, each.is_warm, each.pid > 0)
        )
        thinker = self._free.pop()
        thinker.interprets = interprets
        if self._free and not any(each.pid for each in self._free):
            self._free[-1].interprets = interprets
            task = asyncio.ensure_future(self._free[-1].start())
            self._readying.add(task)
            task.add_done_callback(self._readying.discard)
        return thinker

    def pids(self) -> list[int]:
        return [each.pid for each in self._all if each.pid]

    async def stop(self) -> None:
        await asyncio.gather(*self._readying, return_exceptions=True)
        for each in self._all:
            await each.stop()


def _question(seen: Game, bot: str) -> Question:
    options: dict[str, Any] = msgspec.to_builtins(seen.options)
    table, seed = seen.table.tobytes(), secrets.randbits(63)
    return Question(seen.rules.NAME, seen.seats, options, table, bot, seed)
