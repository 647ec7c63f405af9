"""Letters of names and talk: none that turn others' writing round, or that a terminal obeys."""

import re
import unicodedata

from fernweh.kernel.fault import Fault
from fernweh.play.entry import check_name

_TURNING = "\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069"
_GONE = dict.fromkeys(map(ord, _TURNING))
_BREAKS = "\t\n\v\f\r\x1c\x1d\x1e\x1f\x85\u2028\u2029"
_CONTROLS = dict.fromkeys([*range(0x20), *range(0x7F, 0xA0)])
_ON_ONE_LINE = _GONE | _CONTROLS | dict.fromkeys(map(ord, _BREAKS), " ")
_BLANK = "\u115f\u1160\u2800\u3164\uffa0"  # letters and signs that show nothing
_SHOWN = "LNPS"  # categories
_NULL = re.compile(rb"(?<!\\)(?:\\\\)*\\u0000")


def plain(text: str) -> str:
    """Without marks of direction, which come along unseen when one pastes; joiners stay."""
    return text.translate(_GONE)


def line(text: str) -> str:
    """What anybody wrote, on one line, and without control characters too."""
    return text.translate(_ON_ONE_LINE)


def named(text: str) -> str:
    """A name as it is kept; a fault where nothing of it can be seen. Records of earlier names are
    read all the same.
    """
    name = plain(text)
    check_name(name, "name")
    if not any(unicodedata.category(each)[0] in _SHOWN and each not in _BLANK for each in name):
        raise Fault("bad-name", field="name")
    return name


def has_null(data: bytes) -> bool:
    """Whether a JSON text spells U+0000, which PostgreSQL has no text with."""
    return _NULL.search(data) is not None
