"""Says that rules are being compiled, where somebody waits for it in a terminal.

The command line says it better, and turns this off for its process and the children by
`FERNWEH_TELL=0`. With `FERNWEH_TELL=1` it speaks on any stream, a line a function.
"""

import os
import sys
import time
from typing import Any, Callable  # noqa: UP035 (an older Python reads this too, to be told so)

TELL = "FERNWEH_TELL"
_WIDTH = 78


class Told:
    """How it is said: set by whoever knows the locales."""

    title: "Callable[[], str] | None" = None
    listens = False


def leave_unsaid() -> None:
    """This process and its children say it otherwise, or not at all."""
    os.environ.setdefault(TELL, "0")


def listen() -> None:
    """Hear of every function that Numba compiles from here on; what lies on disk is not."""
    if Told.listens:
        return
    Told.listens = True
    from numba.core import event

    class Ear(event.Listener):  # type: ignore[misc]
        def on_start(self, event: Any) -> None:
            _progress.begin(event.data["dispatcher"].py_func)

        def on_end(self, event: Any) -> None:
            _progress.end(event.data["dispatcher"].py_func)

    event.register("numba:compile", Ear())


class _Progress:
    """One line that stays, and under it, while it lasts, which function is being compiled."""

    def __init__(self) -> None:
        self.open: list[Any] = []  # those that wait for others, which they call
        self.done, self.start = 0, 0.0

    def begin(self, function: Any) -> None:
        if not _is_ours(function) or not _is_heard():
            return
        if not self.done and not self.open:
            self.start = time.monotonic()
            _write(f"{Told.title()}\n" if Told.title else "")
        self.open.append(function)
        if len(self.open) == 1 and sys.stderr.isatty():
            _write(f"\r\x1b[K{self._line(function)}")

    def end(self, function: Any) -> None:
        if not self.open or self.open.pop() is not function or self.open:
            return
        self.done += 1
        _write("\r\x1b[K" if sys.stderr.isatty() else f"{self._line(function)}\n")

    def _line(self, function: Any) -> str:
        seconds = time.monotonic() - self.start
        return f"{seconds:5.1f} s  {function.__module__}.{function.__name__}"[:_WIDTH]


_progress = _Progress()


def _is_ours(function: Any) -> bool:
    from fernweh.shelf import CATALOGUE

    names = (__name__.partition(".")[0], *(game.package for game in CATALOGUE.values()))
    return str(function.__module__).startswith(names)


def _is_heard() -> bool:
    asked = os.environ.get(TELL, "")
    if asked or sys.stderr is None:
        return asked not in ("", "0") and sys.stderr is not None
    from multiprocessing import parent_process

    return sys.stderr.isatty() and parent_process() is None


def _write(text: str) -> None:
    sys.stderr.write(text)
    sys.stderr.flush()
