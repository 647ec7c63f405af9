"""Looking for garbage: the young as it comes, all of it when that harms nobody.

A match has no circles, so what is left of one is freed at once. Circles are what connections leave
behind, in objects of uvicorn, httptools and websockets. To look through everything stops the server
for about a microsecond an object, half a second with a thousand live matches: it is done at a quiet
moment after some have ended or much was made that stayed, and at the latest when it is a lot.
"""

import asyncio
import gc
import time

_YOUNG = 2_000  # objects made since the last look at them: two milliseconds
_NEVER = 1_000_000_000
_EVERY = 1.0  # seconds
_QUIET = 0.25  # seconds without a command
_SOME, _MANY = 64, 2_048  # sockets and requests that have ended
_FEW_LOOKS, _MANY_LOOKS = 500, 10_000  # at the young: a million objects that stayed, and twenty


def look_at_the_young_alone() -> None:
    """From here on by itself; what is loaded already stays, and nobody looks through it again."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(_YOUNG, _NEVER, _NEVER)


class Collector:
    def __init__(self) -> None:
        self.commanded = time.perf_counter()  # when somebody last asked for something
        self.ended = 0  # sockets and requests since the last look

    async def run(self) -> None:
        """Nothing to do where Python itself looks through everything now and then."""
        while gc.get_threshold()[-1] == _NEVER:
            await asyncio.sleep(_EVERY)
            self.tidy()

    def tidy(self) -> None:
        is_quiet = time.perf_counter() - self.commanded > _QUIET
        ended, looks = (_SOME, _FEW_LOOKS) if is_quiet else (_MANY, _MANY_LOOKS)
        if self.ended >= ended or gc.get_count()[1] >= looks:
            self.ended = 0
            gc.collect()
