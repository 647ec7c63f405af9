"""Clubs over plain requests: made, joined, looked at; and "play?" to a member who is free."""

from typing import Annotated

import msgspec
from msgspec import Meta

from fernweh.kernel.fault import Fault
from fernweh.play.clock import ClockTerms
from fernweh.server import about, admission, bans, given_names, ratings
from fernweh.server.about import ABOUT_FOR, Invitations
from fernweh.server.clubs import handle_of
from fernweh.server.database import Row
from fernweh.server.faces import Face, at_seats
from fernweh.server.letters import named
from fernweh.server.ratings import Strength
from fernweh.server.routes import Nothing, Route, RouteCall, must_be_patient
from fernweh.server.store import Kept, now_ms
from fernweh.server.terms import PersonName, Terms
from fernweh.server.timepiece import date_ms

_COSTLY = 10  # requests: what looks at all that a club's members have played
ClubLink = Annotated[str, Meta(min_length=1, max_length=80)]


class ClubName(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: PersonName


class ClubKey(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    link: ClubLink


class MyClub(msgspec.Struct, frozen=True):
    id: str
    name: str
    size: int


class MyClubs(msgspec.Struct, frozen=True):
    clubs: list[MyClub]
    is_free: bool  # to play now


class Member(msgspec.Struct, frozen=True):
    """`id` is good in this club alone."""

    id: str
    name: str
    face: Face
    is_me: bool
    is_founder: bool
    is_about: bool
    is_free: bool


class ClubTable(msgspec.Struct, frozen=True):
    id: str
    terms: Terms
    phase: str
    names: list[str]
    free: int
    bots: list[str]  # on each seat, "" for a person
    faces: list[Face | None]  # of the person of each seat


class Club(msgspec.Struct, frozen=True):
    id: str
    name: str
    link: str
    is_founder: bool
    members: list[Member]
    tables: list[ClubTable]


class ClubRow(msgspec.Struct, frozen=True):
    """A member in one game for so many seats; unrated where they do not want it."""

    name: str
    face: Face
    is_me: bool
    game: str
    seats: int
    matches: int
    wins: int
    rating: Strength | None


class ClubStandings(msgspec.Struct, frozen=True):
    rows: list[ClubRow]


class FreeNow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    is_free: bool


class Invite(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    member: Annotated[str, Meta(max_length=40)]
    game: Annotated[str, Meta(max_length=40)]
    clock: ClockTerms = ClockTerms()
    rated: bool = False


class Invited(msgspec.Struct, frozen=True):
    id: str  # the table


class InvitationReply(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    play: bool


async def _name_of(ask: RouteCall) -> str:
    return (await ask.house.people.find(ask.person)).name


async def make_club(ask: RouteCall) -> MyClub:
    await bans.must_be_welcome(ask.house.store.database, ask.person, ask.address)
    ask.house.meter_tables(ask.person, ask.address)
    id = await ask.house.clubs.make(ask.person, ask.body.name, await _name_of(ask))
    return MyClub(id, ask.body.name, 1)


async def my_clubs(ask: RouteCall) -> MyClubs:
    await ask.house.about.see(ask.person)
    rows = await ask.house.clubs.of(ask.person)
    return MyClubs([MyClub(*row) for row in rows], await ask.house.about.is_free(ask.person))


async def behind_club(ask: RouteCall) -> MyClub:
    row = await ask.house.clubs.behind(ask.body.link)
    return MyClub(row[0], row[1], row[4])


async def join_club(ask: RouteCall) -> MyClub:
    await bans.must_be_welcome(ask.house.store.database, ask.person, ask.address)
    clubs = ask.house.clubs
    id = await clubs.join(ask.body.link, ask.person, await _name_of(ask))
    row = await clubs.found(id, ask.person)
    return MyClub(row[0], row[1], row[4])


async def club(ask: RouteCall) -> Club:
    house, me = ask.house, ask.person
    id, name, founder, number, *_ = await house.clubs.found(ask.path["id"], me)
    await house.about.see(me)
    rows = await house.clubs.members(id)
    found = await house.store.of_club(id)
    sitting = [person for kept in found for person in kept.state.people]
    faces = await house.faces.of([*(row[0] for row in rows), *sitting])
    members = [_member(id, founder, me, row, faces[row[0]]) for row in rows]
    tables = [_table(kept, faces) for kept in found]
    return Club(id, name, house.clubs.link_of(id, number), founder == me, members, tables)


def _member(club: str, founder: str, me: str, row: Row, face: Face) -> Member:
    person, name, _, seen, free = row
    now = date_ms()
    facts = (person == me, person == founder, seen > now - ABOUT_FOR, free > now)
    return Member(handle_of(club, person), name, face, *facts)


def _table(kept: Kept, faces: dict[str, Face]) -> ClubTable:
    state = kept.state
    free = state.free(now_ms()) if kept.phase == "seating" else 0
    shown = at_seats(state.people, state.names, faces)
    return ClubTable(kept.id, kept.terms, kept.phase, state.names, free, state.bots, shown)


async def rename_club(ask: RouteCall) -> Nothing:
    database, id = ask.house.store.database, ask.path["id"]
    await ask.house.clubs.led_by(id, ask.person)
    await bans.must_be_welcome(database, ask.person, ask.address)
    await given_names.must_be_free(database, id, named(ask.body.name))
    await ask.house.clubs.rename(id, ask.body.name)
    return Nothing()


async def new_club_link(ask: RouteCall) -> ClubKey:
    clubs, id = ask.house.clubs, ask.path["id"]
    await clubs.led_by(id, ask.person)
    await bans.must_be_welcome(ask.house.store.database, ask.person, ask.address)
    await clubs.new_link(id)
    return ClubKey(clubs.link_of(id, (await clubs.found(id, ask.person))[3]))


async def leave_club(ask: RouteCall) -> Nothing:
    """`me` leaves; anybody else is removed by the founder."""
    id, member = ask.path["id"], ask.path["member"]
    if member == "me":
        await ask.house.clubs.found(id, ask.person)
        await ask.house.clubs.leave(id, ask.person)
    else:
        await bans.must_be_welcome(ask.house.store.database, ask.person, ask.address)
        await ask.house.clubs.remove(id, ask.person, member)
    return Nothing()


async def club_standings(ask: RouteCall) -> ClubStandings:
    clubs, me, id = ask.house.clubs, ask.person, ask.path["id"]
    await clubs.found(id, me)
    must_be_patient(ask, _COSTLY)
    names = {row[0]: row[1] for row in await clubs.members(id)}
    rated = {tuple(row[:3]): ratings.strength_of(*row[3:]) for row in await clubs.rated(id)}
    faces = await ask.house.faces.of(names)
    rows = [
        ClubRow(
            names[who],
            faces[who],
            who == me,
            game,
            seats,
            matches,
            wins,
            rated.get((who, game, seats)),
        )
        for who, game, seats, matches, wins in await clubs.played(id)
        if who in names
    ]
    order = sorted(rows, key=lambda row: (row.game, row.seats, -row.wins / row.matches, row.name))
    return ClubStandings(order)


# Free now


async def free_now(ask: RouteCall) -> Nothing:
    await ask.house.about.be_free(ask.person, ask.body.is_free)
    return Nothing()


async def invite(ask: RouteCall) -> Invited:
    """To one member who is free: a table for two that begins when both are there."""
    house, wish, club = ask.house, ask.body, ask.path["id"]
    terms = Terms(wish.game, clock=wish.clock, rated=wish.rated, club=club, at_once=True)
    await admission.to_make(house.store.database, terms, ask.person, ask.address)
    guest = await _guest(ask, club)
    await house.hall.must_have_room(ask.person, terms, ask.address)
    house.meter_tables(ask.person, ask.address)
    new = house.hall.lay(ask.person, terms, ask.address)
    asked = about.asked(new.kept.id, club, ask.person, guest, wish.game)
    await house.store.make(new.kept, new._replace(also=[*new.also, asked]))
    return Invited(new.kept.id)


async def _guest(ask: RouteCall, club: str) -> str:
    """Who is meant, and may and wants to come."""
    house, wish = ask.house, ask.body
    people = [row[0] for row in await house.clubs.members(club)]
    guest = next((each for each in people if handle_of(club, each) == wish.member), "")
    if not guest or guest == ask.person:
        raise Fault("no-such-member")
    if not await house.about.is_free(guest):
        raise Fault("member-not-free")
    if wish.rated and not await ratings.is_rater(house.store.database, guest):
        raise Fault("member-unrated")
    return guest


async def my_invitations(ask: RouteCall) -> Invitations:
    return await ask.house.about.invited(ask.person)


async def answer_invitation(ask: RouteCall) -> Nothing:
    says = "yes" if ask.body.play else "no"
    if not await ask.house.about.answer(ask.path["id"], ask.person, says):
        raise Fault("no-such-invitation")
    return Nothing()


_CLUB, _ASKED = "/api/clubs/{id}", "/api/me/invitations"
ROUTES = [
    Route("GET", "/api/clubs", "my-clubs", my_clubs, MyClubs, for_known=True),
    Route("POST", "/api/clubs", "make-club", make_club, MyClub, ClubName, for_known=True),
    Route("POST", "/api/clubs/behind", "behind-club", behind_club, MyClub, ClubKey),
    Route("POST", "/api/clubs/join", "join-club", join_club, MyClub, ClubKey, for_known=True),
    Route("GET", _CLUB, "club", club, Club, for_known=True),
    Route("PUT", _CLUB, "rename-club", rename_club, Nothing, ClubName, for_known=True),
    Route("POST", _CLUB + "/link", "new-club-link", new_club_link, ClubKey, for_known=True),
    Route("DELETE", _CLUB + "/members/{member}", "leave-club", leave_club, Nothing, for_known=True),
    Route("GET", _CLUB + "/standings", "club-standings", club_standings, ClubStandings,
          for_known=True),
    Route("POST", _CLUB + "/invite", "invite", invite, Invited, Invite, for_known=True),
    Route("PUT", "/api/me/free", "free-now", free_now, Nothing, FreeNow, for_known=True),
    Route("GET", _ASKED, "my-invitations", my_invitations, Invitations, for_known=True),
    Route("POST", _ASKED + "/{id}", "answer-invitation", answer_invitation, Nothing,
          InvitationReply, for_known=True),
]  # fmt: skip
