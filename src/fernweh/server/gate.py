"""What all connections share below HTTP: how many there are, and how many frames they send.

Counted where a connection is accepted, so that half a request counts as much as a whole one.
"""

from collections.abc import Callable
from contextlib import suppress
from functools import partial

import uvicorn

from fernweh.server.addresses import Proxies, network_of
from fernweh.server.limits import Bucket, Buckets, Counts
from fernweh.server.settings import Settings

_FRAMES = 4  # for each message that a socket may send: fragments, and pongs to our pings
_MOST_FILES = 65_536
_KEPT_BACK = 256  # files for the store, the page and the bots


def raise_open_files() -> None:
    """As many as the system lets this process have, within reason."""
    with suppress(ImportError, OSError, ValueError):
        import resource

        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        most = _MOST_FILES if hard == resource.RLIM_INFINITY else min(hard, _MOST_FILES)
        if soft != resource.RLIM_INFINITY and soft < most:
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))


def most_connections() -> int:
    """Some open files are kept back, so that a full house can still read and write."""
    try:
        import resource
    except ImportError:
        return _MOST_FILES
    soft = resource.getrlimit(resource.RLIMIT_NOFILE)[0]
    soft = _MOST_FILES if soft == resource.RLIM_INFINITY else soft
    return max(soft - _KEPT_BACK, soft // 2)


class Gate:
    def __init__(self, settings: Settings) -> None:
        self._most, self._all = most_connections(), 0
        each = settings.sockets_per_address + settings.connections_per_address
        self._by_address = Counts(each)
        self._proxies = Proxies(settings.proxies)
        self.workers: set[str] = set()  # those that pass sockets on
        self.frame_burst = settings.socket_burst * _FRAMES
        self._frame_rate = settings.socket_rate * _FRAMES
        factor = settings.address_factor
        self.frames = Buckets(self._frame_rate * factor, self.frame_burst * factor)

    def enter(self, host: str) -> Callable[[], None] | None:
        """How to leave again; None where there is no place. All come from a proxy where one is,
        and many from another worker.
        """
        is_ours = not host or host in self._proxies or host in self.workers
        name = "" if is_ours else network_of(host)
        if self._all >= self._most or (name and not self._by_address.enter(name)):
            return None
        self._all += 1
        return partial(self._let_go, name)

    def _let_go(self, name: str) -> None:
        self._all -= 1
        if name:
            self._by_address.leave(name)

    def bucket(self) -> Bucket:
        """The frames of one socket."""
        return Bucket(self._frame_rate, self.frame_burst)


class Guarded(uvicorn.Config):
    """uvicorn's settings, with the gate that both protocols find there."""

    def __init__(self, settings: Settings, *given: object, **named: object) -> None:
        super().__init__(*given, **named)  # type: ignore[arg-type]
        self.gate = Gate(settings)
