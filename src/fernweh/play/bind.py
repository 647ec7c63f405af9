"""What a host says of each entry as it happens, without telling it.

The *bind* of entry n is HMAC-SHA-256(salt, the entry's line as the record has it), its salt
HMAC-SHA-256(secret, "bind" + n as 8 bytes, big-endian). Everybody who looks on is told the bind
with the entry's step. It tells nothing of a hidden card to who has not the secret, and when the
secret is revealed at the end, every line of the record can be held against the bind that was seen:
a host that writes another match afterwards is found out by whoever was there.
"""

import hmac
from functools import lru_cache


@lru_cache(maxsize=4096)
def bind(secret: bytes, n: int, line: bytes) -> str:
    """Asked for once by each viewer of a step."""
    return hmac.digest(_salt(secret, n), line, "sha256").hex()


def _salt(secret: bytes, n: int) -> bytes:
    return hmac.digest(secret, b"bind" + n.to_bytes(8, "big"), "sha256")
