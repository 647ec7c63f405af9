"""How long a bot of others may think: one that hangs ends an arena, and does not hold it for ever.

Python code is interrupted by the system's own watch, on the main thread, where a process of the
arena plays; what cannot be interrupted is found too late when it comes back.
"""

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from threading import current_thread, main_thread
from typing import Any

from fernweh.kernel.fault import Fault

_AGAIN = 0.5  # seconds: a bot may catch whatever is raised once


class _Late(BaseException):
    """Not an `Exception`, so that few catch it."""


@contextmanager
def at_most(seconds: float, bot: str) -> Iterator[None]:
    """A fault if what is done within takes longer."""
    if not hasattr(signal, "setitimer") or current_thread() is not main_thread():
        yield
        return
    before = signal.signal(signal.SIGALRM, _interrupt)
    signal.setitimer(signal.ITIMER_REAL, seconds, _AGAIN)
    try:
        yield
    except _Late:
        raise late(bot, seconds) from None
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


def late(bot: str, seconds: float) -> Fault:
    return Fault("bot-late", bot=bot[:80], seconds=seconds)


def _interrupt(number: int, frame: Any) -> None:
    raise _Late
