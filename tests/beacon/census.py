"""Every piece and where it data, for the law that each is in one place."""

from collections import Counter
from typing import Any

from fernweh.kernel.bits import members_of
from fernweh.kernel.record import plain


def census(box: Any, table: Any) -> dict[str, int]:
    """Each lantern and how often it lies on the table."""
    data = plain(table)
    drawn = [lantern for lantern in data.lantern if lantern > 0]
    found = Counter([lantern + 1 for lantern in members_of(data.bag)] + drawn)
    return {str(lantern): n for lantern, n in sorted(found.items())}
