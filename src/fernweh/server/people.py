"""People: a guest has a name and a secret cookie, and nothing is stored before they do something.

A cookie holds a token of 256 bits and the server's mark on it, so a made-up one is told without
asking the store. What is stored of a token is a keyed hash. A personal link carries a token that
works once, and moves its person to another device. Who was forgotten is remembered as gone, by a
name that says nothing, since their first cookie leads to the same name again.
"""

import base64
import hmac
import os
import secrets
from pathlib import Path
from typing import Annotated, NamedTuple

import msgspec
from msgspec import Meta

from fernweh.kernel.fault import Fault
from fernweh.server import clubs, faces, ratings
from fernweh.server.database import Statement
from fernweh.server.faces import Face, face_by
from fernweh.server.store import Store, now_ms
from fernweh.server.timepiece import date_ms
from fernweh.words.language import Language

_SIZE = 32
_MARK = 16
_LINK_FOR = 15 * 60_000  # milliseconds
FOR_EVER = 2**62
_WHOSE = (
    "SELECT 'cookie', person FROM tokens WHERE hash = $1 AND kind = 'cookie'"
    " AND NOT EXISTS (SELECT 1 FROM gone WHERE name = tokens.person)"
    " UNION ALL SELECT 'gone', name FROM gone WHERE name IN ($2, $3)"
)
# What else names a person; what they reported stays without their name
_FORGOTTEN = (
    "DELETE FROM waiting WHERE maker = $1 AND (at_once = 0 OR NOT EXISTS"
    " (SELECT 1 FROM seats WHERE seats.match = waiting.match AND seats.person <> $1))",
    "UPDATE waiting SET maker = '' WHERE maker = $1",  # somebody else waits there, without a host
    "UPDATE waiting SET person = maker WHERE person = $1",  # another's goes on waiting
    "UPDATE waiting SET claimant = '', claimed = 0 WHERE claimant = $1",
    "DELETE FROM openings WHERE name = $1",
    "DELETE FROM given_names WHERE id = $1",
    "DELETE FROM vacations WHERE person = $1",
    "DELETE FROM reports WHERE accused = $1",
    "UPDATE reports SET reporter = '-' || id WHERE reporter = $1",  # of two each is its own
)


# Numbers by which tables are opened: of games they begin with a colon, the rest are of people
_UNUSED = (
    "DELETE FROM openings WHERE name NOT LIKE ':%'"
    " AND NOT EXISTS (SELECT 1 FROM waiting WHERE maker = openings.name)"
)


class PushKeys(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    p256dh: Annotated[str, Meta(max_length=200)]
    auth: Annotated[str, Meta(max_length=100)]


class Subscription(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename="camel"):
    """What a browser gives who wants to be called (Push API)."""

    endpoint: Annotated[str, Meta(pattern="^https://", max_length=1000)]
    keys: PushKeys
    expiration_time: int | None = None


class Notices(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a person wants to hear that it is their turn."""

    mail: Annotated[str, Meta(pattern=r"^([^@\s<>\",]+@[^@\s<>\",]+)?\Z", max_length=200)] = ""
    webhook: Annotated[str, Meta(pattern="^(https?://.*)?$", max_length=1000)] = ""
    push: Annotated[list[Subscription], Meta(max_length=10)] = []
    lang: Language = "en"


class Known(NamedTuple):
    """Who somebody is, by which cookie: both are "" for nobody."""

    person: str = ""
    device: str = ""  # the hash of the cookie's token, in hexadecimal


class Person(msgspec.Struct, frozen=True):
    id: str
    name: str = ""
    notices: Notices = Notices()
    face: Face | None = None  # as it was chosen

    @property
    def shown(self) -> Face:
        return self.face or face_by(self.id)


def key_of(text: str, beside: Path) -> bytes:
    """The server's key: the one set, or one kept in a file beside the database."""
    if text:
        try:
            key = bytes.fromhex(text)
        except ValueError:
            key = b""
        if len(key) != _SIZE:
            raise Fault("setting-wrong", name="key", reason="64 hex")
        return key
    path = beside.with_name(beside.name + ".key")
    path.parent.mkdir(parents=True, exist_ok=True)
    if not path.exists():
        with os.fdopen(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as file:
            file.write(secrets.token_bytes(_SIZE))
    return path.read_bytes()


class People:
    """Who somebody is, by the cookie that they bring."""

    def __init__(self, store: Store, key: bytes) -> None:
        self.store, self._key = store, key

    # Tokens

    def new_token(self) -> str:
        token = secrets.token_bytes(_SIZE)
        return _text(token + self._mark(token))

    def _mark(self, token: bytes) -> bytes:
        return hmac.digest(self._key, b"cookie" + token, "sha256")[:_MARK]

    def _hash(self, token: bytes) -> bytes:
        return hmac.digest(self._key, b"token" + token, "sha256")

    def _read(self, cookie: str) -> bytes | None:
        """The token of a cookie that this server has made."""
        data = _bytes(cookie)
        token, mark = data[:_SIZE], data[_SIZE:]
        if len(data) != _SIZE + _MARK or not hmac.compare_digest(mark, self._mark(token)):
            return None
        return token

    # Who

    async def known_by(self, cookie: str) -> str:
        """The person's id; "" for nobody."""
        return (await self.whose(cookie)).person

    async def whose(self, cookie: str) -> Known:
        """A cookie that was signed out, or whose person was forgotten, is nobody's."""
        token = self._read(cookie) if cookie else None
        if token is None:
            return Known()
        device, first = self._hash(token), self._first_id(token)
        rows = await self.store.database.read(_WHOSE, [device, device.hex(), first])
        found = {row[0]: row[1] for row in rows}
        if "gone" in found:
            return Known()
        return Known(found.get("cookie", first), device.hex())

    def _first_id(self, token: bytes) -> str:
        digest = hmac.digest(self._key, b"person" + token, "sha256")
        return base64.b32encode(digest[:15]).decode().lower()

    async def find(self, id: str) -> Person:
        rows = await self.store.database.read(
            "SELECT name, notices, face FROM people WHERE id = $1", [id]
        )
        if not rows:
            return Person(id)
        name, notices, face = rows[0]
        chosen = faces.read(face, id) if face else None
        return Person(id, name, msgspec.json.decode(notices, type=Notices), chosen)

    async def keep(self, person: Person) -> None:
        await self.store.database.write([
            Statement(
                "INSERT INTO people (id, name, notices, made, face) VALUES ($1, $2, $3, $4, $5)"
                " ON CONFLICT (id) DO UPDATE SET name = $2, notices = $3, face = $5",
                (
                    person.id, person.name, msgspec.json.encode(person.notices), date_ms(),
                    faces.spelled(person.face),
                ),
            )
        ])  # fmt: skip

    async def forget(self, id: str) -> None:
        """Everything about a person; matches keep the name that sat there. No cookie of theirs is
        anybody's from now on, and nobody else can be the maker of their tables.
        """
        tables = ("seats", "tokens", "present")
        parts = [Statement(f"DELETE FROM {each} WHERE person = $1", [id]) for each in tables]
        sql = "SELECT hash FROM tokens WHERE person = $1 AND kind = 'cookie'"
        devices = [row[0].hex() for row in await self.store.database.read(sql, [id])]
        parts += [Statement("DELETE FROM people WHERE id = $1", [id])]
        parts += [Statement("UPDATE results SET person = '' WHERE person = $1", [id])]
        parts += [*ratings.forgotten(id), *await clubs.forgotten(self.store.database, id)]
        parts += [Statement(sql, [id]) for sql in _FORGOTTEN]
        await self.store.database.write([*map(gone, [id, *devices]), *parts])

    # To another device

    async def link(self, id: str) -> str:
        """A token that works once, and soon."""
        token = secrets.token_bytes(_SIZE)
        await self._keep_token(token, id, "link", now_ms() + _LINK_FOR)
        return _text(token)

    async def behind(self, link: str) -> str:
        """Whose link it is; it works as before."""
        rows = await self.store.database.read(
            "SELECT person FROM tokens WHERE hash = $1 AND kind = 'link' AND expires > $2",
            [self._hash(_bytes(link)), now_ms()],
        )
        if not rows:
            raise Fault("link-used")
        return str(rows[0][0])

    async def move_here(self, link: str) -> str:
        """The cookie for the device that opens a personal link."""
        rows = await self.store.database.take(
            "DELETE FROM tokens WHERE hash = $1 AND kind = 'link' AND expires > $2"
            " RETURNING person",
            [self._hash(_bytes(link)), now_ms()],
        )
        if not rows:
            raise Fault("link-used")
        cookie = self.new_token()
        await self._keep_token(_bytes(cookie)[:_SIZE], rows[0][0], "cookie", FOR_EVER)
        return cookie

    async def sweep(self) -> None:
        old = "DELETE FROM tokens WHERE kind = 'link' AND expires <= $1"
        await self.store.database.write([Statement(old, [now_ms()]), Statement(_UNUSED)])

    async def _keep_token(self, token: bytes, person: str, kind: str, expires: int) -> None:
        await self.store.database.write([
            Statement(
                "INSERT INTO tokens (hash, person, kind, expires, made)"
                " VALUES ($1, $2, $3, $4, $5)",
                (self._hash(token), person, kind, expires, date_ms()),
            )
        ])  # fmt: skip


def gone(name: str) -> Statement:
    """A person, or a device, that is nobody any more."""
    sql = "INSERT INTO gone (name, at) VALUES ($1, $2) ON CONFLICT DO NOTHING"
    return Statement(sql, (name, date_ms()))


def _text(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def _bytes(text: str) -> bytes:
    """Nothing, where it is no base64 as we write it."""
    if len(text) > 128 or not text.isascii():
        return b""
    try:
        data = base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
    except ValueError:
        return b""
    return data if _text(data) == text else b""
