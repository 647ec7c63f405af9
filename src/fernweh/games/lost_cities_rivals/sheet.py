"""The score sheet of Rivals (§8): expeditions, then coins."""

from typing import Any

from fernweh.games.lost_cities_rivals.components import COLOURS, FEET, RANKS, WAGER
from fernweh.games.lost_cities_rivals.notation import colours_in, columns_of
from fernweh.games.lost_cities_rivals.rules.scoring import expedition_points
from fernweh.kernel.record import plain
from fernweh.kernel.sheet import Count, SheetRow, Sheet, sheet


def sheet_of(box: Any, table: Any, seat: int, viewer: int) -> Sheet:
    """All of it lies open (§9.1)."""
    data = plain(table)
    laid, started = columns_of(*data.laid[seat]), colours_in(data.starting[seat])
    rows = []
    for colour, name in enumerate(COLOURS):
        cards = [RANKS[WAGER]] * (name in started) + laid.get(name, [])
        if cards:
            points = int(expedition_points(table, seat, colour))
            rows.append(_expedition(name, cards, points))
    coins = data.purse[seat]
    return sheet(seat, [*rows, SheetRow("coins", "8.4", {"coins": coins}, coins)])


def _expedition(colour: str, cards: list[str], points: int) -> SheetRow:
    """§8.1, §8.2; what the rules give beyond the first two steps is the bonus."""
    wagers = cards.count(RANKS[WAGER])
    footprints = sum(FEET[RANKS.index(rank)] for rank in cards)
    steps = [Count("footprints", "8.1", footprints)]
    if wagers:
        steps.append(Count("wagers", "8.1", 1 + wagers, times=True))
    bonus = points - footprints * (1 + wagers)
    if bonus:
        steps.append(Count("bonus", "8.2", bonus))
    return SheetRow("expedition", "8.1", {"colour": colour, "cards": cards}, points, steps)
