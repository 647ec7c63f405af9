"""Beacon under other names: everybody moves up a seat. Who begins is said at setting up only."""

from typing import Any

import numpy as np

from fernweh.kernel.record import Rows
from fernweh.laws.table_laws import Relabelling
from tests.beacon.components import ACTIONS, MOST_SEATS

OF_SEATS = ("kept", "lantern", "shown")


def relabellings(seats: int = 2, **_: Any) -> list[Relabelling]:
    return [_moved_up(seats)]


def _moved_up(seats: int) -> Relabelling:
    to = np.arange(MOST_SEATS)
    to[:seats] = np.roll(to[:seats], -1)

    def table(tables: Rows) -> Rows:
        new = tables.copy()
        for field in OF_SEATS:
            new[field][:, to] = tables[field]
        new["turn"] = to[tables["turn"]]
        return new

    return Relabelling("seats", lambda box: box.copy(), table, np.arange(len(ACTIONS)), to)
