"""The small part over plain requests: catalogue, tables, records, a person's own things.

Each route names what it takes and gives as a schema; `fernweh.server.openapi` makes its page from
the same list.
"""

import asyncio
import re
from collections.abc import Awaitable, Callable
from functools import cache
from typing import Any

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from fernweh.bots import BOTS, all_bots
from fernweh.games import CATALOGUE, load
from fernweh.kernel.event import SPECTATOR
from fernweh.kernel.fault import Fault
from fernweh.kernel.pad import PadCount
from fernweh.lessons import played
from fernweh.lessons.lesson import Lesson, LessonQuestion, Ways, WhyNot
from fernweh.play import pad
from fernweh.play.replay import Replay
from fernweh.play.wire import Missed
from fernweh.server import (
    admission,
    bans,
    clubhouse,
    lobby,
    mine,
    oneself,
    records,
    replays,
    successor,
)  # fmt: skip
from fernweh.server.database import Conflict, Trouble
from fernweh.server.faces import Face, at_seats
from fernweh.server.guard import address_of
from fernweh.server.house import House
from fernweh.server.letters import has_null
from fernweh.server.oneself import known_of
from fernweh.server.replays import Sheets
from fernweh.server.routes import JSON, Nothing, Route, RouteCall, must_be_patient
from fernweh.server.signer import record_key
from fernweh.server.store import Kept, now_ms
from fernweh.server.strangers import STALE, Waiting
from fernweh.server.terms import Branch, Terms
from fernweh.server.timepiece import date_ms

_COSTLY = 10  # requests: what a replay counts for
_ENTRIES = 100  # of a record, for one request more
_MOST_EXPORTED = 10_000  # matches


class Problem(msgspec.Struct, frozen=True):
    """Why not: a code and its facts, as in the socket's `refused`."""

    code: str
    facts: dict[str, Any] = {}


class GameInfo(msgspec.Struct, frozen=True):
    name: str
    rules_version: int
    seats: list[int]
    options: dict[str, Any]  # a JSON schema


class Catalogue(msgspec.Struct, frozen=True):
    games: list[GameInfo]
    bots: list[str]
    visitors: list[str] = []  # bots of others that may sit here


class TableInfo(msgspec.Struct, frozen=True):
    id: str
    terms: Terms
    phase: str
    n: int
    made: int
    changed: int
    commitment: str
    free: int  # seats
    mine: list[int]
    turn: int  # the seat to act, or -1
    names: list[str]  # of who sits on each seat
    bots: list[str]  # on each seat, "" for a person
    is_maker: bool
    faces: list[Face | None] = []  # of the person of each seat
    stale: bool = False  # nobody who waits there was seen of late


class ListedTables(msgspec.Struct, frozen=True):
    tables: list[TableInfo]


class Made(msgspec.Struct, frozen=True):
    id: str


class Health(msgspec.Struct, frozen=True):
    status: str
    version: int


class ServerKey(msgspec.Struct, frozen=True):
    """By which this server signs records."""

    key: str


# The catalogue


async def health(ask: RouteCall) -> Health:
    await ask.house.probe.must_hold()
    return Health("ok", 1)


async def server_key(ask: RouteCall) -> ServerKey:
    return ServerKey(record_key(ask.house.key))


async def games(ask: RouteCall) -> Catalogue:
    bots = all_bots()
    return Catalogue([_info(name) for name in CATALOGUE], bots, bots[len(BOTS) :])


@cache
def _info(name: str) -> GameInfo:
    rules = load(name)
    schema = msgspec.json.schema(rules.Options)
    return GameInfo(name, rules.RULES_VERSION, list(rules.SEATS), schema)


# ListedTables


async def open_tables(ask: RouteCall) -> ListedTables:
    """Where somebody waits, and what can be watched."""
    house = ask.house
    found = await house.strangers.open_tables(house.hall.open_tables)
    listed = (await _listed(ask, [each.kept for each in found])).tables
    pairs = zip(listed, found, strict=True)
    return ListedTables([msgspec.structs.replace(one, stale=_is_stale(two)) for one, two in pairs])


def _is_stale(each: Waiting) -> bool:
    if each.kept.phase == "play" or each.kept.terms.clock.kind == "days":
        return False
    return each.seen < date_ms() - STALE


async def my_tables(ask: RouteCall) -> ListedTables:
    return await _listed(ask, await ask.house.store.matches_of(ask.person))


async def _listed(ask: RouteCall, tables: list[Kept]) -> ListedTables:
    faces = await ask.house.faces.of(person for kept in tables for person in kept.state.people)
    return ListedTables([_table(kept, ask.person, faces) for kept in tables])


async def one_table(ask: RouteCall) -> TableInfo:
    return (await _listed(ask, [await _found(ask)])).tables[0]


async def _found(ask: RouteCall) -> Kept:
    kept = await ask.house.store.find(ask.path["id"])
    if kept is None:
        raise Fault("no-such-table")
    await admission.to_look(ask.house.store.database, kept, ask.person)
    return kept


def _table(kept: Kept, person: str, faces: dict[str, Face]) -> TableInfo:
    state = kept.state
    return TableInfo(
        kept.id, kept.terms, kept.phase, kept.n, kept.made, kept.changed, kept.header.commitment,
        state.free(now_ms()) if kept.phase == "seating" else 0, state.seats_of(person),
        state.turn, state.names, state.bots, bool(person) and state.maker == person,
        at_seats(state.people, state.names, faces),
    )  # fmt: skip


async def make_table(ask: RouteCall) -> Made:
    house, terms = ask.house, ask.body
    await admission.to_make(house.store.database, terms, ask.person, ask.address)
    await house.hall.must_have_room(ask.person, terms, ask.address)
    house.meter_tables(ask.person, ask.address)
    return Made(await house.hall.make(ask.person, terms, ask.address))


async def next_table(ask: RouteCall) -> Made:
    """With the people of this one, and on these terms."""
    kept = await _found(ask)
    made = await successor.next_by(ask.house.hall, kept.id, ask.person, ask.address, ask.body)
    return Made(made)


async def delete_table(ask: RouteCall) -> Nothing:
    """By its maker, before the start or where nobody else plays or has played."""
    kept, store = await _found(ask), ask.house.store
    if kept.state.maker != ask.person:
        raise Fault("not-the-maker")
    has_begun = kept.phase not in ("seating", "nonces")
    if has_begun and await store.is_others_too(kept.id, ask.person):
        raise Fault("others-play" if kept.phase == "play" else "others-keep")
    await ask.house.hall.delete(kept.id)
    return Nothing()


async def record(ask: RouteCall) -> Response:
    """Of a finished match the record; of a running one what this person has seen of it."""
    kept = await _found(ask)
    must_be_patient(ask, _cost(kept))
    if kept.phase == "closed":
        data = await records.record_of(ask.house.store, kept, ask.house.key)
        return _file(data, f"{kept.id}.fernweh", "application/octet-stream")
    seats = kept.state.seats_of(ask.person)
    data = await records.view_of(ask.house.hall, kept, seats[0] if seats else -1)
    return _file(data, f"{kept.id}.json", JSON)


def _file(data: bytes, name: str, kind: str) -> Response:
    disposition = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(data, media_type=kind, headers=disposition)


async def missed(ask: RouteCall) -> Missed:
    """What the others did since one's last own action: "since your last turn", after a reload."""
    kept = await _found(ask)
    must_be_patient(ask, 1 + kept.n // _ENTRIES)
    return await replays.missed_by(ask.house.hall, kept, _viewer(ask), ask.person)


# After the game


async def sheet(ask: RouteCall) -> Sheets:
    kept = await _found(ask)
    return await replays.sheets_of(ask.house.hall, kept, _viewer(ask), ask.person)


async def replay(ask: RouteCall) -> Response:
    """Of a match that is over, from any eyes."""
    kept = await _found(ask)
    must_be_patient(ask, _COSTLY)
    return _packed(await replays.replay(ask.house.store, kept, _viewer(ask)))


async def replay_record(ask: RouteCall) -> Response:
    """Of a record that is sent."""
    must_be_patient(ask, _COSTLY + ask.body.count(b"\n") // _ENTRIES)
    return _packed(await replays.replay_record(ask.house.store, ask.body, _viewer(ask)))


async def branch(ask: RouteCall) -> Made:
    kept = await _found(ask)
    await bans.must_be_welcome(ask.house.store.database, ask.person, ask.address)
    ask.house.meter_tables(ask.person, ask.address)
    return Made(await replays.branch(ask.house.hall, kept, ask.person, ask.body))


def _viewer(ask: RouteCall) -> int:
    said = ask.query.get("viewer", str(SPECTATOR))
    if not re.fullmatch(r"-[12]|[0-9]", said):
        raise Fault("no-such-seat", seat=said[:40])
    return int(said)


def _cost(*matches: Kept) -> int:
    """Of their records: by their length."""
    return sum(_COSTLY + kept.n // _ENTRIES for kept in matches)


def _packed(data: bytes) -> Response:
    return Response(data, media_type=JSON, headers={"content-encoding": "gzip"})


# The score pad


def _pad(game: str) -> Callable[[RouteCall], Awaitable[PadCount]]:
    async def counted(ask: RouteCall) -> PadCount:
        return await asyncio.to_thread(pad.counted, game, ask.body)

    return counted


# The first time


def _lesson(game: str) -> Callable[[RouteCall], Awaitable[Lesson]]:
    async def lesson(ask: RouteCall) -> Lesson:
        return (await asyncio.to_thread(played, game)).lesson

    return lesson


def _why(game: str) -> Callable[[RouteCall], Awaitable[WhyNot]]:
    async def why(ask: RouteCall) -> WhyNot:
        return (await asyncio.to_thread(played, game)).why(ask.body)

    return why


def _ahead(game: str) -> Callable[[RouteCall], Awaitable[Ways]]:
    async def ahead(ask: RouteCall) -> Ways:
        return (await asyncio.to_thread(played, game)).ahead(ask.body)

    return ahead


def _of_lesson(game: str) -> list[Route]:
    path = f"/api/lessons/{game}"
    return [
        Route("GET", path, f"lesson-{game}", _lesson(game), Lesson),
        Route("POST", f"{path}/why", f"why-{game}", _why(game), WhyNot, LessonQuestion),
        Route("POST", f"{path}/ahead", f"ahead-{game}", _ahead(game), Ways, LessonQuestion),
    ]


async def export_me(ask: RouteCall) -> Response:
    kept = await ask.house.store.matches_of(ask.person, _MOST_EXPORTED)
    must_be_patient(ask, _cost(*kept))
    data = await records.all_of(ask.house, ask.person, kept, await mine.files(ask))
    return _file(data, "fernweh.zip", "application/zip")


ROUTES = [
    Route("GET", "/api/health", "health", health, Health),
    Route("GET", "/api/key", "server-key", server_key, ServerKey),
    Route("GET", "/api/games", "games", games, Catalogue),
    Route("GET", "/api/tables", "open-tables", open_tables, ListedTables),
    Route("POST", "/api/tables", "make-table", make_table, Made, Terms, for_known=True),
    Route("GET", "/api/tables/{id}", "table", one_table, TableInfo),
    Route("DELETE", "/api/tables/{id}", "delete-table", delete_table, Nothing, for_known=True),
    Route("POST", "/api/tables/{id}/next", "next-table", next_table, Made, Terms, for_known=True),
    Route("GET", "/api/tables/{id}/record", "record", record, bytes),
    Route("GET", "/api/tables/{id}/missed", "missed", missed, Missed, viewer=True),
    Route("GET", "/api/tables/{id}/sheet", "sheet", sheet, Sheets, viewer=True),
    Route("GET", "/api/tables/{id}/replay", "replay", replay, Replay, viewer=True),
    Route("POST", "/api/tables/{id}/branch", "branch", branch, Made, Branch, for_known=True),
    Route("POST", "/api/replay", "replay-record", replay_record, Replay, bytes, viewer=True),
    *(
        Route("POST", f"/api/pad/{game}", f"pad-{game}", _pad(game), PadCount, takes)
        for game, takes in pad.PADS.items()
    ),
    *(route for game in CATALOGUE for route in _of_lesson(game)),
    Route("GET", "/api/me/tables", "my-tables", my_tables, ListedTables, for_known=True),
    Route("GET", "/api/me/export", "export-me", export_me, bytes, for_known=True),
    *oneself.ROUTES,
    *lobby.ROUTES,
    *clubhouse.ROUTES,
    *mine.ROUTES,
]

_STATUS = {
    "no-such-table": 404, "not-known": 401, "not-the-maker": 403, "too-many": 429,
    "others-play": 409, "others-keep": 409, "link-used": 410, "not-over": 409, "not-your-seat": 403,
    "storage": 503, "disk-full": 503,
    "never-met": 404,
    "not-seated": 403, "next-laid": 409, "already-begun": 409,
    "no-such-device": 404, "no-such-person": 404, "others-many": 409,
    "banned": 403, "tables-wait": 409, "tables-wait-near": 409, "name-given": 403,
    "rating-off": 409, "no-such-club": 404, "conflict": 409,
    "no-such-member": 404, "not-the-founder": 403, "clubs-many": 409, "club-full": 409,
    "club-link-old": 410, "member-not-free": 409, "member-unrated": 409, "no-such-invitation": 404,
}  # fmt: skip
BAD = 422


async def answer(house: House, route: Route, request: Request) -> Response:
    """Parse, do, answer: every wrong request gets a problem with its code."""
    try:
        ask = await _asked(house, route, request)
        answer = await route.handler(ask)
    except Fault as fault:
        return problem(fault)
    except Conflict:  # whoever has lost comes again
        return problem(Fault("conflict"))
    except ClientDisconnect:
        return Response(status_code=BAD)  # that nobody hears
    except Trouble as trouble:
        return problem(Fault("disk-full") if trouble.is_full else Fault("storage"))
    if isinstance(answer, Response):
        return answer
    return Response(msgspec.json.encode(answer), media_type=JSON)


def problem(fault: Fault) -> Response:
    facts = {name: str(value)[:200] for name, value in fault.facts.items()}
    data = msgspec.json.encode(Problem(fault.code, facts))
    return Response(data, _STATUS.get(fault.code, BAD), media_type=JSON)


async def _asked(house: House, route: Route, request: Request) -> RouteCall:
    data = await request.body() if route.takes else b""  # first: who one is may change meanwhile
    known = await known_of(house, request.cookies)
    if route.for_known and not known.person:
        raise Fault("not-known")
    body = _parsed(data, route.takes) if route.takes else None
    asked = _queried(request, route.query) if route.query else None
    path = {name: str(value) for name, value in request.path_params.items()}
    if any("\0" in each for each in (*path.values(), *request.query_params.values())):
        raise Fault("body-unreadable", reason="U+0000")
    agent = request.headers.get("user-agent", "")
    if route.for_known and route.method != "GET":
        await house.devices.see(known, agent, keep=True)
    return RouteCall(
        house, known, path, body, address_of(request.scope), dict(request.query_params),
        request.cookies, agent, asked,
    )  # fmt: skip


def _queried(request: Request, kind: type[msgspec.Struct]) -> msgspec.Struct:
    """Each once, and none that the route does not know."""
    pairs = request.query_params.multi_items()
    if len(pairs) != len(request.query_params):
        raise Fault("body-unreadable", reason="twice")
    try:
        return msgspec.convert(dict(pairs), kind, strict=False)
    except msgspec.ValidationError as error:
        raise Fault("body-unreadable", reason=str(error)[:200]) from None


def _parsed(data: bytes, kind: Any) -> Any:
    if kind is bytes:
        return data
    if has_null(data):
        raise Fault("body-unreadable", reason="U+0000")
    try:
        return msgspec.json.decode(data, type=kind)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise Fault("body-unreadable", reason=str(error)[:200]) from None
