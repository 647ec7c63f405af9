"""The difference of two JSON values as a merge patch, the long way: what patches are held to."""

from typing import Any

import msgspec

_encode = msgspec.json.Encoder().encode
Json = Any


def diff(old: dict[str, Json], new: dict[str, Json]) -> dict[str, Json]:
    """The patch that makes `new` of `old`."""
    gone = {key: None for key in old if key not in new}
    changed = {
        key: _change(old.get(key), value)
        for key, value in new.items()
        if key not in old or not _same(old[key], value)
    }
    return gone | changed


def _change(old: Json, new: Json) -> Json:
    return diff(old, new) if isinstance(old, dict) and isinstance(new, dict) else new


def _same(old: Json, new: Json) -> bool:
    """Equal as JSON: 1, 1.0 and True are three values."""
    return type(old) is type(new) and (old is new or _encode(old) == _encode(new))
