"""A person's own things: name and face, notices, devices, links to other devices, being forgotten.

One device can be several people, one at a time: who one is lies in one cookie, and who one can be
again at a tap in another.
"""

from typing import Annotated

import msgspec
from msgspec import Meta
from starlette.responses import Response

from fernweh.kernel.fault import Fault
from fernweh.server import bans, chairs, given_names, vacations
from fernweh.server.devices import Device
from fernweh.server.faces import Face
from fernweh.server.house import House
from fernweh.server.letters import named
from fernweh.server.people import Known, Notices
from fernweh.server.routes import JSON, Nothing, Route, RouteCall, must_be_patient
from fernweh.server.terms import PersonName
from fernweh.server.vacations import Vacation, WishedVacation

_MUCH = 10  # requests
_YEAR = 31_536_000
_MOST_OTHERS = 5
_BETWEEN = "."  # two tokens in a cookie


class Other(msgspec.Struct, frozen=True):
    """Somebody else whom one can be on this device."""

    k: int
    name: str
    face: Face | None = None


class Me(msgspec.Struct, frozen=True):
    known: bool
    name: str
    notices: Notices
    push_key: str
    others: list[Other] = []
    face: Face | None = None  # None for somebody unknown
    vacation: Vacation | None = None


class NewName(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: PersonName
    face: Face | None = None  # None leaves it as it is


class Link(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    token: Annotated[str, Meta(min_length=1, max_length=128)]


class Move(Link, frozen=True, forbid_unknown_fields=True):
    keep: bool = False  # whom one is until now, to be it again


class Behind(msgspec.Struct, frozen=True):
    """Whose link it is: a name and a face, and nothing else."""

    name: str
    is_me: bool
    face: Face | None = None


class Switch(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    k: Annotated[int, Meta(ge=0, lt=_MOST_OTHERS)]


class MyDevices(msgspec.Struct, frozen=True):
    devices: list[Device]


# Cookies


def cookie_name(house: House) -> str:
    return "__Host-fernweh" if house.settings.is_secure else "fernweh"


def others_name(house: House) -> str:
    return cookie_name(house) + "-others"


def _set(house: House, response: Response, name: str, value: str) -> None:
    response.set_cookie(
        name, value, max_age=_YEAR if value else 0, path="/", httponly=True, samesite="lax",
        secure=house.settings.is_secure,
    )  # fmt: skip


def _mine(ask: RouteCall) -> str:
    return ask.cookies.get(cookie_name(ask.house), "") if ask.person else ""


def _others(ask: RouteCall) -> list[str]:
    told = ask.cookies.get(others_name(ask.house), "").split(_BETWEEN)
    return [each for each in told if each][:_MOST_OTHERS]


def _done(ask: RouteCall, mine: str | None = None, others: list[str] | None = None) -> Response:
    """Nothing to say, but cookies that change."""
    response = Response(msgspec.json.encode(Nothing()), media_type=JSON)
    if mine is not None:
        _set(ask.house, response, cookie_name(ask.house), mine)
    if others is not None:
        _set(ask.house, response, others_name(ask.house), _BETWEEN.join(others))
    return response


# Who one is


async def me(ask: RouteCall) -> Me:
    house = ask.house
    key = house.notifier.push_key() if house.settings.push_contact else ""
    others = await _named(ask)
    if not ask.person:
        return Me(False, "", Notices(), key, others)
    await house.devices.see(ask.known, ask.agent, keep=False)
    person = await house.people.find(ask.person)
    vacation = await vacations.told(house.store.database, ask.person)
    return Me(True, person.name, person.notices, key, others, person.shown, vacation)


async def _named(ask: RouteCall) -> list[Other]:
    """Who was forgotten or signed out elsewhere cannot be chosen."""
    people = ask.house.people
    ids = [await people.known_by(each) for each in _others(ask)]
    found = [(k, await people.find(id)) for k, id in enumerate(ids) if id]
    return [Other(k, person.name, person.shown) for k, person in found]


async def name_me(ask: RouteCall) -> Response:
    """The first time this gives a cookie, and stores nothing; later it stores the name."""
    name, database = named(ask.body.name), ask.house.store.database
    if not ask.person:
        return _done(ask, ask.house.people.new_token())
    await bans.must_be_welcome(database, ask.person, ask.address)
    await given_names.must_be_free(database, ask.person, name)
    known = await ask.house.people.find(ask.person)
    now = msgspec.structs.replace(known, name=name, face=ask.body.face or known.face)
    await ask.house.people.keep(now)
    if now.shown != known.shown:
        await ask.house.hall.look_anew(ask.person)
    return _done(ask)


async def set_notices(ask: RouteCall) -> Nothing:
    known = await ask.house.people.find(ask.person)
    await ask.house.people.keep(msgspec.structs.replace(known, notices=ask.body))
    return Nothing()


async def begin_vacation(ask: RouteCall) -> Nothing:
    must_be_patient(ask, _MUCH)
    await vacations.begin(ask.house.hall, ask.person, ask.body.days)
    return Nothing()


async def end_vacation(ask: RouteCall) -> Nothing:
    must_be_patient(ask, _MUCH)
    await vacations.end(ask.house.hall, ask.person)
    return Nothing()


async def forget_me(ask: RouteCall) -> Response:
    must_be_patient(ask, _MUCH)  # tables are looked through
    await vacations.end(ask.house.hall, ask.person)  # nobody waits for who will not come back
    await ask.house.people.forget(ask.person)
    ask.house.sign_out(ask.person)
    await chairs.forget(ask.house.hall, ask.person)
    return _done(ask, "")


# Devices


async def personal_link(ask: RouteCall) -> Link:
    return Link(await ask.house.people.link(ask.person))


async def behind_link(ask: RouteCall) -> Behind:
    """Before one moves: the link works as before."""
    person = await ask.house.people.behind(ask.body.token)
    found = await ask.house.people.find(person)
    return Behind(found.name, person == ask.person, found.shown)


async def move_here(ask: RouteCall) -> Response:
    """Who is here until now is kept beside, or signed out."""
    mine, others = _mine(ask), _others(ask)
    keep = ask.body.keep and bool(mine)
    if keep and len(others) >= _MOST_OTHERS:
        raise Fault("others-many", most=_MOST_OTHERS)
    house = ask.house
    cookie = await house.people.move_here(ask.body.token)
    await house.devices.see(await house.people.whose(cookie), ask.agent, keep=True)
    if mine and not keep:
        await _leave(ask)
    return _done(ask, cookie, [*others, mine] if keep else None)


async def _leave(ask: RouteCall) -> None:
    """This device is not its person's any more."""
    ask.house.sign_out(await ask.house.devices.leave(ask.known))


async def switch(ask: RouteCall) -> Response:
    """Be somebody else of this device; who one was can be chosen again."""
    mine, others, k = _mine(ask), _others(ask), ask.body.k
    if k >= len(others) or not await ask.house.people.known_by(others[k]):
        raise Fault("no-such-person")
    kept = [mine] if mine else []
    return _done(ask, others[k], [*others[:k], *kept, *others[k + 1 :]])


async def my_devices(ask: RouteCall) -> MyDevices:
    await ask.house.devices.see(ask.known, ask.agent, keep=True)
    return MyDevices(await ask.house.devices.of(ask.known))


async def sign_out(ask: RouteCall) -> Response:
    gone = await ask.house.devices.sign_out(ask.person, ask.path["id"])
    ask.house.sign_out(gone)
    return _done(ask, "" if gone == ask.known.device else None)


ROUTES = [
    Route("GET", "/api/me", "me", me, Me),
    Route("PUT", "/api/me", "name-me", name_me, Nothing, NewName),
    Route("DELETE", "/api/me", "forget-me", forget_me, Nothing, for_known=True),
    Route("PUT", "/api/me/notices", "set-notices", set_notices, Nothing, Notices, for_known=True),
    Route(
        "PUT", "/api/me/vacation", "begin-vacation", begin_vacation, Nothing, WishedVacation,
        for_known=True,
    ),
    Route("DELETE", "/api/me/vacation", "end-vacation", end_vacation, Nothing, for_known=True),
    Route("POST", "/api/me/link", "personal-link", personal_link, Link, for_known=True),
    Route("POST", "/api/me/behind", "behind-link", behind_link, Behind, Link),
    Route("POST", "/api/me/move", "move-here", move_here, Nothing, Move),
    Route("POST", "/api/me/switch", "switch", switch, Nothing, Switch),
    Route("GET", "/api/me/devices", "devices", my_devices, MyDevices, for_known=True),
    Route("DELETE", "/api/me/devices/{id}", "sign-out", sign_out, Nothing, for_known=True),
]  # fmt: skip


async def known_of(house: House, cookies: dict[str, str]) -> Known:
    return await house.people.whose(cookies.get(cookie_name(house), ""))
