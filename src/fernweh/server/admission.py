"""Who may sit down where, and talk: bans, clubs, and what a rated table asks of everybody."""

from typing import TYPE_CHECKING

from fernweh.kernel.fault import Fault
from fernweh.server import bans, clubs, ratings, strangers
from fernweh.server.terms import Terms

if TYPE_CHECKING:
    from fernweh.server.database import Database
    from fernweh.server.room import Listener, Room
    from fernweh.server.store import Kept


def check_terms(terms: Terms) -> None:
    """A rated table is between people who think for themselves."""
    if terms.rated and (terms.hints or any(terms.bots)):
        raise Fault("rated-people-only")
    if terms.rated and terms.clock.kind != "none" and terms.clock.at_zero == "bot":
        raise Fault("rated-no-bot-at-zero")


async def to_make(database: "Database", terms: Terms, person: str, address: str) -> None:
    await bans.must_be_welcome(database, person, address)
    check_terms(terms)
    if terms.club and not await clubs.is_member(database, terms.club, person):
        raise Fault("no-such-club")
    if terms.rated and not await ratings.is_rater(database, person):
        raise Fault("rating-off")


async def to_sit(room: "Room", who: "Listener") -> None:
    kept, database = room.kept, room.store.database
    await bans.must_be_welcome(database, who.person, who.address)
    if kept.terms.club and not await clubs.is_member(database, kept.terms.club, who.person):
        raise Fault("no-such-club")
    await strangers.must_be_waited_at(database, kept)
    if not kept.terms.rated:
        return
    if kept.state.seats_of(who.person):
        raise Fault("rated-one-seat")
    if not await ratings.is_rater(database, who.person):
        raise Fault("rating-off")


async def to_talk(room: "Room", who: "Listener") -> None:
    await bans.must_be_welcome(room.store.database, who.person, who.address)
    await to_look(room.store.database, room.kept, who.person)


async def to_look(database: "Database", kept: "Kept", person: str) -> None:
    """To others than its members a club's table is not there; who sits there stays."""
    club, state = kept.terms.club, kept.state
    if not club or state.seats_of(person) or await clubs.is_member(database, club, person):
        return
    raise Fault("no-such-table")


def must_not_be_rated(terms: Terms) -> None:
    """No bots from the start, nothing taken back by agreement."""
    if terms.rated:
        raise Fault("rated-people-only")
