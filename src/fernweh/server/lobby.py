"""Meeting strangers: led to a table in one press, rated where one wants it; and reporting one."""

from typing import Annotated

import msgspec
from msgspec import Meta

from fernweh.games import load
from fernweh.kernel.fault import Fault
from fernweh.server import admission, bans, ratings, reports
from fernweh.server.database import Conflict
from fernweh.server.ratings import MyRating, Rated
from fernweh.server.routes import Nothing, Route, RouteCall
from fernweh.server.strangers import LATE_TURN, Led, Wish
from fernweh.server.terms import SeatNumber

_TRIES = 20


class Lobby(msgspec.Struct, frozen=True):
    """What the page must know to wait: after how many seconds a bot is offered."""

    bot_after: int
    bot_turns: int  # from this turn against it on nobody is asked to leave it


class Standings(msgspec.Struct, frozen=True):
    rated: list[Rated]


class MyRatings(msgspec.Struct, frozen=True):
    wants: bool
    ratings: list[MyRating]


class WantsRating(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    wants: bool


class Accused(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """By the voice of a line of talk, or by a seat."""

    reason: Annotated[str, Meta(max_length=500)] = ""
    voice: Annotated[str, Meta(max_length=40)] = ""
    seat: SeatNumber = 0


async def lobby(ask: RouteCall) -> Lobby:
    return Lobby(ask.house.settings.bot_offered_after, LATE_TURN)


async def play_somebody(ask: RouteCall) -> Led:
    """To a table that fits and where somebody waits; else to a new one."""
    house, wish, terms = ask.house, ask.body, ask.body.terms()
    load(wish.game)  # a fault where there is no such game
    await admission.to_make(house.store.database, terms, ask.person, ask.address)
    own = await house.strangers.own(ask.person, wish)
    if own is not None:
        return own
    house.presses.must_take(ask.address)  # each keeps a seat for a while
    for tried in range(_TRIES):
        counted = await house.strangers.counted_up(wish.game)
        led = await house.strangers.find(ask.person, wish)
        if led is not None:
            return led
        await house.hall.must_have_room(ask.person, terms, ask.address)
        if not tried:  # once, however often others are faster
            house.meter_tables(ask.person, ask.address)
        try:
            id = await house.hall.make(ask.person, terms, ask.address, also=[counted])
            return Led(id, 0, is_new=True)
        except Conflict:  # somebody has opened one meanwhile
            continue
    raise Fault("conflict")


# Ratings


async def standings(ask: RouteCall) -> Standings:
    game, seats = ask.path["game"], ask.path["seats"]
    load(game)
    if not seats.isascii() or not seats.isdecimal() or len(seats) > 2:
        raise Fault("no-such-seat", seat=seats[:40])
    rows = await ratings.standings(ask.house.store.database, game, int(seats), ask.person)
    return Standings(rows)


async def my_ratings(ask: RouteCall) -> MyRatings:
    database = ask.house.store.database
    wants = await ratings.is_rater(database, ask.person)
    return MyRatings(wants, await ratings.ratings_of(database, ask.person))


async def want_rating(ask: RouteCall) -> Nothing:
    await ratings.want(ask.house.store.database, ask.person, ask.body.wants)
    return Nothing()


# Reports


async def report(ask: RouteCall) -> Nothing:
    """To the operator, once for each person and table."""
    house = ask.house
    kept = await house.store.find(ask.path["id"])
    if kept is None:
        raise Fault("no-such-table")
    await admission.to_look(house.store.database, kept, ask.person)
    await bans.must_be_welcome(house.store.database, ask.person, ask.address)
    house.meter_reports(ask.person, ask.address)
    told: Accused = ask.body
    await reports.write(house.store, kept, ask.person, told.voice, told.seat, told.reason)
    return Nothing()


ROUTES = [
    Route("GET", "/api/lobby", "lobby", lobby, Lobby),
    Route("POST", "/api/play", "play-somebody", play_somebody, Led, Wish, for_known=True),
    Route("GET", "/api/standings/{game}/{seats}", "standings", standings, Standings),
    Route("GET", "/api/me/ratings", "my-ratings", my_ratings, MyRatings, for_known=True),
    Route("PUT", "/api/me/ratings", "want-rating", want_rating, Nothing, WantsRating,
          for_known=True),
    Route("POST", "/api/tables/{id}/report", "report", report, Nothing, Accused, for_known=True),
]  # fmt: skip
