"""What a server signs with keys made from its own: the moves of its bots, and records that go out.

The public half of the second is at `/api/key`: whoever pins it (`fernweh verify --server-key`) sees
that a record is as this server gave it.
"""

import hmac

from fernweh.play import archive
from fernweh.play.signature import Keyring, pair
from fernweh.server.people import key_of
from fernweh.server.settings import Settings


def keyring_of(key: bytes, match: str) -> Keyring | None:
    """For the bots of a match; none where there is no key, as in tests."""
    return Keyring(key, match) if key else None


def record_key(key: bytes) -> str:
    """The public key by which records are signed."""
    return pair(_seed(key))[0].hex()


def signed(record: bytes, key: bytes) -> bytes:
    return archive.signed(record, _seed(key))


def _seed(key: bytes) -> bytes:
    return hmac.digest(key, b"records", "sha256")


def key_at_hand(settings: Settings) -> bytes:
    """The server's key where it is known, for the operator; nothing makes one here."""
    beside = settings.database_path()
    if settings.key or beside.with_name(beside.name + ".key").exists():
        return key_of(settings.key, beside)
    return b""
