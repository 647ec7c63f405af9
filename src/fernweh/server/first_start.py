"""The first start of a server: it answers at once, interpreted, while another process compiles.

The other process says on its standard output how far it is. When the rules of all games lie in the
cache, the server goes on compiled; when the searches do, the thinkers begin anew. If it dies, the
server stays as it is: slower, and just as right.
"""

import asyncio
import fcntl
import logging
import os
import sys
import threading
from collections.abc import Iterator
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
        self.thinkers = thinkers
        self.is_over = not rule.is_meanwhile()
        thinkers.interpret(rule.is_meanwhile())

    async def run(self) -> None:
        """Until all is compiled; nothing to do where it was."""
        if self.is_over:
            return
        pipe = asyncio.subprocess.PIPE
        process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", __name__, stdin=pipe, stdout=pipe
        )
        try:
            assert process.stdout
            async for line in process.stdout:
                await self._take(line.decode().strip())
        finally:
            with suppress(ProcessLookupError):
                process.kill()
            await process.wait()
        if not self.is_over:
            _log.warning("the rules could not be compiled: they run interpreted")

    async def _take(self, part: str) -> None:
        if part == RULES:
            rule.compile_from_here()
            await asyncio.to_thread(_load)
            _log.info("rules are compiled")
        elif part == SEARCHES:
            self.is_over = True
            self.thinkers.interpret(False)
            _log.info("searches are compiled")


def _load() -> None:
    """From the disk, before somebody waits for it."""
    for game in CATALOGUE:
        for _ in first_start.touched(game):
            pass


# In the other process


def _end_with_the_server() -> None:
    """Its end of the pipe closes, however it dies."""
    sys.stdin.buffer.read()
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
            if not first_start.has_rules(game):
                _compile_rules(game)
        _say(RULES)
        for game in CATALOGUE:
            if not first_start.has_search(game):
                _compile_search(game)
        _say(SEARCHES)


def _say(part: str) -> None:
    sys.stdout.write(part + "\n")
    sys.stdout.flush()


def _compile_rules(game: str) -> None:
    for _ in first_start.touched(game):
        pass
    first_start.mark_rules(game)


def _compile_search(game: str) -> None:
    from fernweh.bots.search.thought import made_ready
    from fernweh.games.game import Game

    made_ready(Game(game))
    first_start.mark_search(game)


if __name__ == "__main__":
    os.nice(_NICE)
    threading.Thread(target=_end_with_the_server, daemon=True).start()
    compile_all()
