"""JSON Merge Patch (RFC 7396): what changed between two views, and the change made.

`None` in a patch takes a key away, so views hold no `None`. Lists are replaced whole.
"""

from typing import Any

import msgspec
from msgspec import structs

Json = Any  # dict, list, str, int, float, bool; None in patches only


def changes(old: msgspec.Struct, new: msgspec.Struct) -> dict[str, Json]:
    """The patch from one view to another, without making JSON of what is the same. What is not is
    a part of the new view itself: whoever writes the patch down, or merges it, makes JSON of it.

    A field of a view has one type, so equal values are equal as JSON.
    """
    return {
        name: _changed(before, after)
        for name, before, after in zip(
            new.__struct_fields__, structs.astuple(old), structs.astuple(new), strict=True
        )
        if before is not after and before != after
    }


def _changed(old: Any, new: Any) -> Json:
    if isinstance(new, msgspec.Struct):
        return changes(old, new)
    if not isinstance(new, dict):
        return new
    gone = {key: None for key in old if key not in new}
    return gone | {
        key: _changed(old[key], value) if key in old else value
        for key, value in new.items()
        if key not in old or old[key] != value
    }


def merge(old: Json, patch: Json) -> Json:
    """`old` with the patch applied; neither is changed."""
    if not isinstance(patch, dict):
        return msgspec.to_builtins(patch)
    merged = dict(old) if isinstance(old, dict) else {}
    for key, value in patch.items():
        if value is None:
            merged.pop(key, None)
        else:
            merged[key] = merge(merged.get(key), value)
    return merged
