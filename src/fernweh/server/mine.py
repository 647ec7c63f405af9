"""A person's own past over plain requests: finished matches, statistics, whom they have met."""

import msgspec
from starlette.responses import Response

from fernweh.kernel.fault import Fault
from fernweh.server import admission, ledger
from fernweh.server.history import HistoryQuery, PastMatch, PastPage
from fernweh.server.routes import Route, RouteCall, must_be_patient
from fernweh.server.statistics import (
    Card,
    CardList,
    SeatCards,
    Statistics,
    card_of,
    cards_of,
    statistics_of,
)
from fernweh.server.store import Kept

_COSTLY = 5  # requests: what looks at all of somebody's matches


async def my_records(ask: RouteCall) -> PastPage:
    if ask.asked.voice:
        must_be_patient(ask, _COSTLY)
    return await ask.house.history.page(ask.person, ask.asked)


async def my_statistics(ask: RouteCall) -> Statistics:
    must_be_patient(ask, _COSTLY)
    return await statistics_of(ask.house.history, ask.person)


async def my_opponents(ask: RouteCall) -> CardList:
    must_be_patient(ask, _COSTLY)
    return CardList(await cards_of(ask.house.history, ask.person))


async def one_opponent(ask: RouteCall) -> Card:
    """By the voice that they have for the one who asks."""
    must_be_patient(ask, _COSTLY)
    history = ask.house.history
    other = await history.behind(ask.person, ask.path["id"])
    return await card_of(history, ask.person, other)


async def seat_cards(ask: RouteCall) -> SeatCards:
    kept = await ask.house.store.find(ask.path["id"])
    if kept is None:
        raise Fault("no-such-table")
    await admission.to_look(ask.house.store.database, kept, ask.person)
    must_be_patient(ask, kept.terms.seats)
    return SeatCards([await _card(ask, kept, seat) for seat in range(len(kept.state.people))])


async def _card(ask: RouteCall, kept: Kept, seat: int) -> Card | None:
    """Of whom one has met or sits with: to others nobody is the same at two tables."""
    people, names = kept.state.people, [*kept.state.names, *[""] * kept.terms.seats]
    other = people[seat]
    if not other or other == ask.person or people.index(other) != seat:
        return None
    card = await card_of(ask.house.history, ask.person, other, names[seat])
    return card if card.all.met or ask.person in people else None


async def my_ledger(ask: RouteCall) -> Response:
    """As a file for spreadsheets."""
    must_be_patient(ask, 2 * _COSTLY)
    data = ledger.spelled(await all_matches(ask))
    disposition = {"content-disposition": 'attachment; filename="fernweh.csv"'}
    return Response(data, media_type="text/csv; charset=utf-8", headers=disposition)


async def all_matches(ask: RouteCall) -> list[PastMatch]:
    history = ask.house.history
    return await history.told(ask.person, await history.all(ask.person))


async def files(ask: RouteCall) -> dict[str, bytes]:
    """What goes with an export."""
    told = await statistics_of(ask.house.history, ask.person)
    return {
        "records.csv": ledger.spelled(await all_matches(ask)),
        "statistics.json": msgspec.json.format(msgspec.json.encode(told)),
    }


ROUTES = [
    Route(
        "GET", "/api/me/records", "my-records", my_records, PastPage,
        for_known=True, query=HistoryQuery,
    ),
    Route("GET", "/api/me/records.csv", "my-ledger", my_ledger, bytes, for_known=True),
    Route("GET", "/api/me/statistics", "statistics", my_statistics, Statistics, for_known=True),
    Route("GET", "/api/me/opponents", "opponents", my_opponents, CardList, for_known=True),
    Route("GET", "/api/me/opponents/{id}", "opponent", one_opponent, Card, for_known=True),
    Route("GET", "/api/tables/{id}/cards", "seat-cards", seat_cards, SeatCards, for_known=True),
]  # fmt: skip
