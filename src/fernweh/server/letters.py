"""Letters of names and talk: none that turn the writing of others round."""

_TURNING = "\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069"
_GONE = dict.fromkeys(map(ord, _TURNING))


def plain(text: str) -> str:
    """Without marks of direction, which come along unseen when one pastes; joiners stay."""
    return text.translate(_GONE)
