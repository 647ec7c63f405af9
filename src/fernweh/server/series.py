"""Matches that the same people play one after the other, each at a table of its own.

Who has won is counted by persons; where one person holds several seats (several people at one
device) by their names too, and of bots by their seats.
"""

from collections import Counter
from collections.abc import Sequence
from typing import Any

import msgspec

from fernweh.play.wire import Result
from fernweh.server.terms import Series, State, WonBy

_STARTER = "starter"  # the option by which every game of ours names who begins
_LOT = "lot"


class Wins(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How many matches of the series each seat has won, and how many several have won together."""

    won: list[int]
    shared: int


def players(state: State) -> list[str]:
    """Who plays on each seat, as a series names them; "" where nobody sits or is expected."""
    people, names = list(state.people), [*state.names, *[""] * len(state.people)]
    for each in state.expected:
        people[each.seat], names[each.seat] = each.person, each.name
    bots = [*state.bots, *[""] * len(people)]
    return [
        (person if people.count(person) == 1 else f"{person} {names[seat]}")
        if person
        else (f"seat {seat}" if bots[seat] else "")
        for seat, person in enumerate(people)
    ]


def counted(state: State, result: Result | None) -> Series:
    """With this match, once it is over."""
    series = state.series
    if result is None:
        return series
    pairs = zip(players(state), result.places, strict=True)
    first = [who for who, place in pairs if place == 1]
    if len(first) > 1:
        return msgspec.structs.replace(series, shared=series.shared + 1)
    times = Counter({each.who: each.times for each in series.won}) + Counter(first)
    won = [WonBy(*each) for each in times.items()]
    return msgspec.structs.replace(series, won=won)


def tally(state: State, result: Result | None) -> Wins | None:
    """None at the first table."""
    if not state.series.before:
        return None
    series = counted(state, result)
    times = {each.who: each.times for each in series.won}
    return Wins([times.get(who, 0) for who in players(state)], series.shared)


def next_options(options: dict[str, Any], seats: Sequence[str], first: int) -> dict[str, Any]:
    """The same, but that the seat after the one that began begins now."""
    said = options.get(_STARTER)
    if said in seats and first < 0:
        first = seats.index(said)
    if said is None or first < 0:
        return options
    return {**options, _STARTER: seats[(first + 1) % len(seats)]}


def moved_options(
    options: dict[str, Any], seats: Sequence[str], then: Sequence[str], to: dict[int, int]
) -> dict[str, Any]:
    """Who was to begin does so from their new seat; by lot, where that seat is gone."""
    said = options.get(_STARTER)
    if said not in seats:
        return options
    seat = to.get(seats.index(said))
    return {**options, _STARTER: _LOT if seat is None else then[seat]}


def has_starter(options: dict[str, Any]) -> bool:
    return _STARTER in options
