"""Who did it: a key for each seat, and a signature with each thing that the seat does.

A seat's public key (Ed25519, RFC 8032) stands in the entry that takes the seat, brings a bot or a
person back, or changes the key. From then on each action, take-back and resignation of the seat
must carry a signature by it over

    "fernweh move 1" NUL id NUL commitment n kind NUL seat NUL text NUL last

with the match's id, its commitment (32 bytes), the entry's number (8 bytes, big-endian), its kind,
the name of the seat, the move (of a take-back the number it goes back to, of a change of key the
new key, of a resignation nothing), and the SHA-256 of the seat's last signature by the same key, 32
zero bytes before the first. So no signature fits another match, another place in it, or a log of
which the seat's own earlier deeds were changed.

Signatures of others leave no server while a match is played: they would tell a hidden move to
whoever tries them all.
"""

import hashlib
import hmac
from functools import lru_cache
from typing import TYPE_CHECKING

from fernweh.kernel.fault import Fault
from fernweh.play.entry import Action, Header, Resigned, SeatKey, TakeBack

if TYPE_CHECKING:
    from fernweh.play.moment import Moment, Sitting

Deed = Action | TakeBack | Resigned
_DOMAIN = b"fernweh move 1\0"
_NOTHING = bytes(32)


def message(header: Header, n: int, kind: str, seat: str, text: str, last: str) -> bytes:
    """What the signature of entry `n` is over."""
    place = bytes.fromhex(header.commitment) + n.to_bytes(8, "big")
    words = b"\0".join(each.encode() for each in (kind, seat, text))
    before = bytes.fromhex(last) or _NOTHING
    return _DOMAIN + header.id.encode() + b"\0" + place + words + b"\0" + before


def text_of(entry: Deed | SeatKey) -> str:
    """What an entry says, beside its kind, number and seat."""
    match entry:
        case Action():
            return entry.move
        case TakeBack():
            return str(entry.to)
        case SeatKey():
            return entry.key
        case _:
            return ""


def last_of(sig: str) -> str:
    """What the next signature of the seat names."""
    return hashlib.sha256(bytes.fromhex(sig)).hexdigest()


def is_by(key: str, sig: str, signed: bytes) -> bool:
    from nacl.bindings import crypto_sign_open
    from nacl.exceptions import BadSignatureError

    if (len(key), len(sig)) != (64, 128):  # the library does not look
        return False
    try:
        crypto_sign_open(bytes.fromhex(sig) + signed, bytes.fromhex(key))
    except (BadSignatureError, ValueError):
        return False
    return True


def must_be_signed(header: Header, who: "Sitting", entry: Deed | SeatKey) -> None:
    """A fault unless the entry's signature is by the key that the seat has until then."""
    if not entry.sig:
        raise Fault("signature-missing", entry=entry.n, seat=entry.by)
    signed = message(header, entry.n, entry.kind, entry.by, text_of(entry), who.last)
    if not is_by(who.key, entry.sig, signed):
        raise Fault("signature-wrong", entry=entry.n, seat=entry.by)


def after(header: Header, now: "Moment", entry: Deed) -> "tuple[Sitting, ...]":
    """Who sits there once a seat has signed its deed; a seat without a key signs nothing."""
    seat = now.seat_of(entry.by)
    who = now.sitting[seat]
    if not who.key:
        if entry.sig:
            raise Fault("signature-wrong", entry=entry.n, seat=entry.by)
        return now.sitting
    must_be_signed(header, who, entry)
    signed = who._replace(last=last_of(entry.sig), changes=0)
    return (*now.sitting[:seat], signed, *now.sitting[seat + 1 :])


class Keyring:
    """Keys of one match's seats, made from a root that its holder keeps: a server's for its bots,
    a terminal's for everybody who plays there.
    """

    def __init__(self, root: bytes, match: str) -> None:
        self.root, self._match = root, match

    def key(self, seat: str) -> str:
        """The public half."""
        return pair(self._seed(seat))[0].hex()

    def sign(self, seat: str, signed: bytes) -> str:
        return sign(self._seed(seat), signed)

    def _seed(self, seat: str) -> bytes:
        named = b"\0".join([b"seat key", self._match.encode(), seat.encode()])
        return hmac.digest(self.root, named, "sha256")


@lru_cache(maxsize=1024)
def pair(seed: bytes) -> tuple[bytes, bytes]:
    """The public and the secret key of a seed of 32 bytes."""
    from nacl.bindings import crypto_sign_seed_keypair

    public, secret = crypto_sign_seed_keypair(seed)
    return public, secret


def sign(seed: bytes, signed: bytes) -> str:
    from nacl.bindings import crypto_sign, crypto_sign_BYTES

    return bytes(crypto_sign(signed, pair(seed)[1])[:crypto_sign_BYTES]).hex()
