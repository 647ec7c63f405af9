"""A list of which the early part may be forgotten: entries and moments of a long match.

A match opened from a snapshot knows its late entries only, and a server keeps no more of a running
one than it needs. What is forgotten keeps its number; asking for it is a fault.
"""

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Generic, TypeVar, overload

from fernweh.kernel.fault import Fault

T = TypeVar("T")


class Late(Sequence[T], Generic[T]):
    """Known by number, from the front as `list` is; the last is always known."""

    def __init__(self, known: Iterable[tuple[int, T]] = (), length: int = 0) -> None:
        self._known = dict(known)
        self.length = max([length, *(at + 1 for at in self._known)])
        if self.length - 1 in self._known:
            self.last = self._known[self.length - 1]  # asked for dozens of times in a move

    def __len__(self) -> int:
        return self.length

    @overload
    def __getitem__(self, at: int) -> T: ...
    @overload
    def __getitem__(self, at: slice) -> list[T]: ...
    def __getitem__(self, at: int | slice) -> Any:
        if isinstance(at, slice):
            return [self.at(each) for each in range(*at.indices(self.length))]
        return self.at(at + self.length if at < 0 else at)

    def at(self, at: int) -> T:
        """By its number from the front, in a third of the time."""
        if not 0 <= at < self.length:
            raise IndexError(at)
        try:
            return self._known[at]
        except KeyError:
            raise Fault("entry-forgotten", n=at) from None

    def __iter__(self) -> Iterator[T]:
        return (self.at(each) for each in range(self.length))

    @property
    def is_whole(self) -> bool:
        """Whether nothing is forgotten."""
        return len(self._known) == self.length

    def knows(self, at: int) -> bool:
        return at in self._known

    def append(self, item: T) -> None:
        self._known[self.length] = self.last = item
        self.length += 1

    def forget(self, before: int, but: Iterable[int] = ()) -> None:
        """Drop what comes before that number, except these."""
        kept = {each: self._known[each] for each in but if each in self._known}
        self._known = kept | {at: item for at, item in self._known.items() if at >= before}

    def cut(self, length: int) -> None:
        """Drop what comes from that number on."""
        for at in range(length, self.length):
            self._known.pop(at, None)
        self.length = length
        if length - 1 in self._known:
            self.last = self._known[length - 1]
