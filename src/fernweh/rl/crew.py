"""The threads that work on the parts of a `Vector` side by side."""

import time
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from itertools import pairwise
from typing import Any

import numpy as np

from fernweh.kernel.bits import Word
from fernweh.kernel.posts import LINE, WRONG, are_done, call, dismiss
from fernweh.kernel.rule import INTERPRETED

LEAST_PART = 1024  # tables for which it is worth while to have a thread
PATIENCE = 50_000  # looks that a thread takes for the next call, about a millisecond
WAIT = 50_000  # looks that the caller takes before it lets others have its core


class Crew:
    """A thread for each part but the first, which is the caller's own."""

    def __init__(self, count: int, threads: int, attend: Callable[[Any, int, slice], None]) -> None:
        most = 1 if INTERPRETED else min(threads, count // LEAST_PART)
        edges = [int(edge) for edge in np.linspace(0, count, max(1, most) + 1)]
        self.parts = [slice(low, high) for low, high in pairwise(edges)]
        self._attend = attend
        self._posts = np.zeros((len(self.parts), LINE), np.uint64)
        self._pool = ThreadPoolExecutor(len(self.parts))
        self._watches: dict[int, Future[None]] = {}

    def call(self, what: Word, seed: int) -> None:
        """Have it done for every part, by threads that are still awake or are woken."""
        for n, part in reversed(list(enumerate(self.parts))):
            if not call(self._posts, n, what, Word(seed)) and n:
                self._watches[n] = self._pool.submit(self._attend, self._posts[n], PATIENCE, part)
        self._attend(self._posts[0], 0, self.parts[0])
        while not are_done(self._posts, WAIT):
            self._look_for_faults()
            time.sleep(0)

    def first_wrong(self) -> int:
        """The first row whose action was found illegal, or -1."""
        for part, post in zip(self.parts, self._posts, strict=True):
            if post[WRONG]:
                return part.start + int(post[WRONG]) - 1
        return -1

    def _look_for_faults(self) -> None:
        for watch in self._watches.values():
            if watch.done():
                watch.result()

    def do(self, work: Callable[[slice], None]) -> None:
        """Once, for every part, by threads that need not stay awake for it."""
        dismiss(self._posts)
        waiting = [self._pool.submit(work, part) for part in self.parts[1:]]
        work(self.parts[0])
        for done in waiting:
            done.result()

    def close(self) -> None:
        dismiss(self._posts)
        self._pool.shutdown()
