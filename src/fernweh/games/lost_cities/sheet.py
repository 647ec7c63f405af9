"""The score sheet of Lost Cities (§7): rounds that are over, then this one, colour by colour."""

from typing import Any

from fernweh.games.lost_cities.components import COLOURS, COST, RANK_COUNT, RANKS
from fernweh.games.lost_cities.rules import expedition_points
from fernweh.games.lost_cities.state import Phase
from fernweh.kernel.record import plain
from fernweh.kernel.sheet import Count, SheetRow, Sheet, sheet


def sheet_of(box: Any, table: Any, seat: int, viewer: int) -> Sheet:
    """All of it lies open (§9.2); the last round is told expedition by expedition."""
    data = plain(table)
    over = data.rounds_done - (data.phase == Phase.OVER)
    rounds = [SheetRow("round", "2.1", {"round": n + 1}, data.points[seat][n]) for n in range(over)]
    rows = [_expedition(table, data, seat, colour) for colour in range(int(box.colours))]
    return sheet(seat, [*rounds, *(row for row in rows if row.facts["cards"])])


def _expedition(table: Any, data: Any, seat: int, colour: int) -> SheetRow:
    column, wagers = data.laid[seat] >> RANK_COUNT * colour, data.laid_wagers[seat][colour]
    numbers = [RANKS[rank] for rank in range(1, RANK_COUNT) if column >> rank & 1]
    points = int(expedition_points(table, seat, colour))
    facts = {"colour": COLOURS[colour], "cards": [RANKS[0]] * wagers + numbers}
    counts = _counts(sum(map(int, numbers)), wagers, points)
    return SheetRow("expedition", "7.1", facts, points, counts)


def _counts(climbed: int, wagers: int, points: int) -> list[Count]:
    """§7.2 to §7.4; what the rules give beyond the first three steps is the bonus."""
    steps = [Count("sum", "7.2", climbed), Count("cost", "7.2", -COST)]
    if wagers:
        steps.append(Count("wagers", "7.3", 1 + wagers, times=True))
    bonus = points - (climbed - COST) * (1 + wagers)
    return [*steps, Count("bonus", "7.4", bonus)] if bonus else steps
