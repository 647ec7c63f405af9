"""JSON Merge Patch (RFC 7396): what changed between two views, and the change made.

`None` in a patch takes a key away, so views hold no `None`. Lists are replaced whole.
"""

from typing import Any

Json = Any  # dict, list, str, int, float, bool; None in patches only


def diff(old: dict[str, Json], new: dict[str, Json]) -> dict[str, Json]:
    """The patch that makes `new` of `old`."""
    assert not _has_none(new), "a view holds None"
    return _diff(old, new)


def merge(old: Json, patch: Json) -> Json:
    """`old` with the patch applied; neither is changed."""
    if not isinstance(patch, dict):
        return patch
    merged = dict(old) if isinstance(old, dict) else {}
    for key, value in patch.items():
        if value is None:
            merged.pop(key, None)
        else:
            merged[key] = merge(merged.get(key), value)
    return merged


def _diff(old: dict[str, Json], new: dict[str, Json]) -> dict[str, Json]:
    gone = {key: None for key in old if key not in new}
    changed = {
        key: _change(old.get(key), value)
        for key, value in new.items()
        if key not in old or not _same(old[key], value)
    }
    return gone | changed


def _change(old: Json, new: Json) -> Json:
    return _diff(old, new) if isinstance(old, dict) and isinstance(new, dict) else new


def _same(old: Json, new: Json) -> bool:
    """Equal as JSON: 1, 1.0 and True are three values."""
    if type(old) is not type(new):
        return False
    if isinstance(old, dict):
        return old.keys() == new.keys() and all(_same(old[key], new[key]) for key in old)
    if isinstance(old, list):
        return len(old) == len(new) and all(map(_same, old, new))
    return bool(old == new)


def _has_none(value: Json) -> bool:
    if isinstance(value, dict):
        return any(map(_has_none, value.values()))
    if isinstance(value, list):
        return any(map(_has_none, value))
    return value is None
