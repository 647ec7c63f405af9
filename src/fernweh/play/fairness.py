"""How chance is drawn in a match so that nobody chooses it, and how anyone can check that.

1. Who makes a table draws a *secret* of 32 bytes and publishes the *commitment*, SHA-256(secret).
2. Who takes a seat draws a *nonce* of 32 bytes and sends SHA-256(nonce). A bot's nonce is
   HMAC-SHA-256(secret, "nonce" + name of the seat). When every seat is taken, all nonces are shown.
   If somebody leaves instead, every nonce that was shown is void.
3. key = HMAC-SHA-256(secret, "fernweh match key 1" + NUL + commitment + SHA-256(terms) + the nonces
   in the order of the seats); the *terms* are the JSON text `[game,rules_version,seats,options]`,
   and of a match that goes on from another one's position, its origin as a fifth.
4. The d-th draw of the match (d counts chance entries from 1; it is not the entry's number) has the
   digests HMAC-SHA-256(key, d as 8 bytes + try as 4 bytes, big-endian), try = 0, 1, 2 …, read as
   256-bit numbers. The first below the largest multiple of W, the sum of the weights, is taken
   modulo W: every number from 0 to W - 1 is exactly as likely. Going through the outcomes in order,
   the number falls to the one whose weight it does not get past.
5. At the end the secret is revealed as the last entry.

Draws are counted, and not numbered by entry, so that no entry that a player or the host can add
(a take-back, a bot coming in) moves the next card.

What this proves: nobody could *choose* the cards after the seats were taken, neither a player, nor
the host, as long as one nonce came from somebody who does not play along with the host. What it
does not prove: that the host's machine did not *foresee* them, for it has the key, and could tell a
player; that a table was not abandoned and made anew before the game because somebody who knew the
key disliked what was to come (leaving after nonces were shown stands in the log). And a record by
itself proves only that it is consistent: whoever makes one alone makes all nonces too. Compare the
commitment with the one that you were shown before you sat down.
"""

import hashlib
import hmac
from collections.abc import Iterable, Mapping
from itertools import accumulate, count

import msgspec

from fernweh.play.entry import Header

SIZE = 32  # bytes of a secret and of a nonce
_RANGE = 2**256
_DOMAIN = b"fernweh match key 1\0"


def hash_of(data: bytes) -> str:
    """What is published of a secret or a nonce before it is shown."""
    return hashlib.sha256(data).hexdigest()


def bot_nonce(secret: bytes, seat: str) -> bytes:
    return hmac.digest(secret, b"nonce" + seat.encode(), "sha256")


def terms(header: Header) -> bytes:
    """What is played for, as every seat saw it before it sent its hash."""
    agreed = [header.game, header.rules_version, header.seats, header.options]
    return msgspec.json.encode(agreed if header.origin is None else [*agreed, header.origin])


def match_key(secret: bytes, agreed: bytes, nonces: Iterable[bytes]) -> bytes:
    commitment = hashlib.sha256(secret).digest()
    message = _DOMAIN + commitment + hashlib.sha256(agreed).digest() + b"".join(nonces)
    return hmac.digest(secret, message, "sha256")


def number(key: bytes, draw: int, total: int) -> int:
    """The number from 0 to total - 1 of this draw."""
    fair = _RANGE - _RANGE % total
    for attempt in count():
        message = draw.to_bytes(8, "big") + attempt.to_bytes(4, "big")
        found = int.from_bytes(hmac.digest(key, message, "sha256"), "big")
        if found < fair:
            break
    return found % total


def pick(key: bytes, draw: int, weights: Mapping[str, int]) -> str:
    """The outcome of this draw."""
    drawn = number(key, draw, sum(weights.values()))
    reached = zip(weights, accumulate(weights.values()), strict=True)
    return next(outcome for outcome, end in reached if drawn < end)
