"""A person's devices: a row for each cookie, made when its person first changes something there.

Of a device is known which browser it is, roughly, and the day on which it was last seen. A device
that is signed out is remembered as gone, so that its cookie is nobody's ever after.
"""

from collections import OrderedDict

import msgspec

from fernweh.kernel.fault import Fault
from fernweh.server.database import Statement
from fernweh.server.people import FOR_EVER, Known, gone
from fernweh.server.store import Store
from fernweh.server.timepiece import date_ms

_DAY = 86_400_000
_MOST_REMEMBERED = 10_000
_SHOWN = 16  # hexadecimal digits of a device's name

# The first that is found in how a browser calls itself
_BROWSERS = {
    "Edg": "edge", "OPR/": "opera", "SamsungBrowser": "samsung", "Firefox/": "firefox",
    "FxiOS": "firefox", "CriOS": "chrome", "Chrome/": "chrome", "Safari/": "safari",
}  # fmt: skip
_SYSTEMS = {
    "iPhone": "iphone", "iPad": "ipad", "Android": "android", "Windows": "windows",
    "CrOS": "chromeos", "Mac OS X": "macos", "Linux": "linux",
}  # fmt: skip


class Device(msgspec.Struct, frozen=True):
    id: str
    browser: str  # a word, "" for one that we do not know; so is the system
    system: str
    made: int
    seen: int  # a day
    is_here: bool


def label_of(agent: str) -> str:
    browser = next((name for mark, name in _BROWSERS.items() if mark in agent), "")
    system = next((name for mark, name in _SYSTEMS.items() if mark in agent), "")
    return f"{browser}/{system}"


def today() -> int:
    return date_ms() // _DAY * _DAY


class Devices:
    def __init__(self, store: Store) -> None:
        self.store = store
        self._seen: OrderedDict[tuple[str, bool], int] = OrderedDict()

    async def see(self, known: Known, agent: str, keep: bool) -> None:
        """Once a day; `keep` makes the row where there is none."""
        day = today()
        if not known.person or self._seen.get((known.device, keep)) == day:
            return
        self._seen[known.device, keep] = day
        if len(self._seen) > _MOST_REMEMBERED:
            self._seen.popitem(last=False)
        await self.store.database.write([_seen(known, agent, day, keep)])

    async def of(self, known: Known) -> list[Device]:
        rows = await self.store.database.read(
            "SELECT hash, label, made, seen FROM tokens WHERE person = $1 AND kind = 'cookie'"
            " ORDER BY seen DESC, made DESC",
            [known.person],
        )
        return [_device(known.device, *row) for row in rows]

    async def sign_out(self, person: str, id: str) -> str:
        """The name of the device that is nobody's from now on."""
        rows = await self.store.database.read(
            "SELECT hash FROM tokens WHERE person = $1 AND kind = 'cookie'", [person]
        )
        found = next((row[0] for row in rows if row[0].hex()[:_SHOWN] == id), None)
        if found is None:
            raise Fault("no-such-device")
        return await self.leave(Known(person, found.hex()))

    async def leave(self, known: Known) -> str:
        row = Statement("DELETE FROM tokens WHERE hash = $1", [bytes.fromhex(known.device)])
        await self.store.database.write([row, gone(known.device)])
        return known.device


def _seen(known: Known, agent: str, day: int, keep: bool) -> Statement:
    hash, label = bytes.fromhex(known.device), label_of(agent)
    if not keep:
        return Statement(
            "UPDATE tokens SET seen = $2, label = $3 WHERE hash = $1", (hash, day, label)
        )
    return Statement(
        "INSERT INTO tokens (hash, person, kind, expires, made, seen, label)"
        " VALUES ($1, $2, 'cookie', $3, $4, $5, $6)"
        " ON CONFLICT (hash) DO UPDATE SET seen = $5, label = $6",
        (hash, known.person, FOR_EVER, date_ms(), day, label),
    )


def _device(here: str, hash: bytes, label: str, made: int, seen: int) -> Device:
    browser, _, system = label.partition("/")
    return Device(hash.hex()[:_SHOWN], browser, system, made, seen, hash.hex() == here)
