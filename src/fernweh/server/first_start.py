"""The first start of a server: it answers at once, interpreted, while other processes compile.

One compiles all games, another first the searches of those at which somebody sits; they say on
their standard output how far they are. When a game's search lies in the cache, its bots think
compiled; when the rules of all games do, the server goes on compiled. If they die, the server stays
as it is: slower, and just as right.
"""

import asyncio
import fcntl
import logging
import os
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress

from fernweh.games import CATALOGUE, first_start
from fernweh.kernel import rule
from fernweh.kernel.rule import cache_folder
from fernweh.server.thinkers import Thinkers

_log = logging.getLogger("fernweh.first_start")
_NICE = 10  # people come first
RULES, SEARCHES = "rules", "searches"


class FirstStart:
    """Seen from the server."""

    def __init__(self, thinkers: Thinkers) -> None:
        self.is_over = not rule.is_meanwhile()
        self.awoke: Callable[[str], None] = lambda game: None
        self._awake: set[str] = set()
        self._wanted: set[str] = set()
        self._queue: asyncio.Queue[str] = asyncio.Queue()
        thinkers.is_awake = self.is_awake

    def is_awake(self, game: str) -> bool:
        """Whether its searches are compiled: until then bots play by their first thought."""
        return self.is_over or game in self._awake

    def want(self, game: str) -> None:
        """Somebody is at a table of this game."""
        if not self.is_awake(game) and game not in self._wanted:
            self._wanted.add(game)
            self._queue.put_nowait(game)

    async def run(self) -> None:
        """Until all is compiled; nothing to do where it was."""
        if self.is_over:
            return
        first = asyncio.create_task(self._compile_wanted())
        try:
            await self._compile()
        finally:
            first.cancel()
            with suppress(asyncio.CancelledError):
                await first
        if not self.is_over:
            _log.warning("the rules could not be compiled: they run interpreted")

    async def _compile_wanted(self) -> None:
        """One after the other, beside all the rest."""
        while True:
            await self._compile(await self._queue.get())

    async def _compile(self, *games: str) -> None:
        pipe = asyncio.subprocess.PIPE
        process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", __name__, *games, stdin=pipe, stdout=pipe
        )
        try:
            assert process.stdout
            async for line in process.stdout:
                await self._take(*line.decode().split())
        finally:
            with suppress(ProcessLookupError):
                process.kill()
            await process.wait()

    async def _take(self, part: str, game: str = "") -> None:
        if game:
            self._awake.add(game)
            self.awoke(game)
        elif part == RULES:
            rule.compile_from_here()
            await asyncio.to_thread(_load)
            _log.info("rules are compiled")
        elif part == SEARCHES:
            self.is_over = True
            _log.info("searches are compiled")


def _load() -> None:
    """From the disk, before somebody waits for it."""
    for game in CATALOGUE:
        for _ in first_start.touched(game):
            pass


# In the other process


def _end_with_the_server() -> None:
    """Its end of the pipe closes, however it dies. Not by `sys.stdin`, which nobody may hold when
    the interpreter ends.
    """
    while os.read(0, 1):
        pass
    os._exit(1)


@contextmanager
def _alone() -> Iterator[None]:
    """Of several servers that start together one compiles; the others find it done."""
    with (cache_folder() / "compiling").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def compile_all() -> None:
    with _alone():
        for game in CATALOGUE:
            _compile_rules(game)
        _say(RULES)
        for game in CATALOGUE:
            _compile_search(game)
        _say(SEARCHES)


def _say(*words: str) -> None:
    sys.stdout.write(" ".join(words) + "\n")
    sys.stdout.flush()


def _compile_rules(game: str) -> None:
    if not first_start.has_rules(game):
        for _ in first_start.touched(game):
            pass
        first_start.mark_rules(game)


def _compile_search(game: str) -> None:
    from fernweh.bots.search.thought import made_ready
    from fernweh.games.game import Game

    if not first_start.has_search(game):
        made_ready(Game(game))
        first_start.mark_search(game)
    _say(SEARCHES, game)


if __name__ == "__main__":
    os.nice(_NICE)
    threading.Thread(target=_end_with_the_server, daemon=True).start()
    for wanted in sys.argv[1:]:
        _compile_search(wanted)
    if not sys.argv[1:]:
        compile_all()
