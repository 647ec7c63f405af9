"""Ratings: what somebody has come to in a game for so many seats, match by match.

OpenSkill's model of Plackett and Luce: a strength, and how much is not known of it. Written in the
transaction that ends a match, and only where nothing else was written about these people since they
were read; else the deed is done again on what there is then.
"""

from collections.abc import Sequence
from typing import Any

import msgspec
from openskill.models import PlackettLuce

from fernweh.play.match import Match
from fernweh.server.database import Database, Row, Statement
from fernweh.server.faces import Face, Faces
from fernweh.server.oblivion import NOT_GONE, forgotten_among
from fernweh.server.store import Kept
from fernweh.server.terms import State
from fernweh.server.timepiece import date_ms

MIDDLE, SCALE = 1500, 48  # a newcomer is 1500 ± 400
_MODEL = PlackettLuce()
_MOST_STEPS = 500


class Strength(msgspec.Struct, frozen=True):
    """As it is shown: a number, and its doubt on both sides."""

    number: int
    doubt: int


class Rated(msgspec.Struct, frozen=True):
    """A line of the standings."""

    name: str
    face: Face
    strength: Strength
    matches: int
    is_me: bool


class RatingStep(msgspec.Struct, frozen=True):
    """What one was after a match."""

    match: str
    at: int
    place: int
    strength: Strength


class MyRating(msgspec.Struct, frozen=True):
    game: str
    seats: int
    strength: Strength
    matches: int
    steps: list[RatingStep]


def strength_of(mu: float, sigma: float) -> Strength:
    return Strength(round(MIDDLE + SCALE * (mu - _MODEL.mu)), round(SCALE * sigma))


# At the end of a match


async def rows_of(database: Database, kept: Kept, match: Match, state: State) -> list[Statement]:
    """None before the end, nor where it was not between different people. All but the forgotten are
    rated, whatever they want by now: nobody turns it off before they lose.
    """
    people = state.people
    if match.result is None or kept.phase == "closed" or not kept.terms.rated:
        return []
    if not _are_people(people):
        return []
    gone = await forgotten_among(database, people)
    known = {person: await _known(database, person, kept) for person in people}
    teams = [[_MODEL.rating(*known[person][:2])] for person in people]
    places = places_of(match, state.left)
    after = _MODEL.rate(teams, ranks=[float(place) for place in places])
    rows: list[Statement] = []
    for person, seat in sorted((person, seat) for seat, person in enumerate(people)):
        if person not in gone:  # in one order everywhere, so that nobody waits in a circle
            name, matches = match.now.sitting[seat].name, known[person][2]
            rows += _written(kept, person, name, after[seat][0], matches, places[seat])
    return rows


def _are_people(people: list[str]) -> bool:
    return all(people) and len(set(people)) == len(people) > 1


def places_of(match: Match, replaced: Sequence[int] = ()) -> list[int]:
    """Whoever left, by resigning, by the flag or with a bot in their seat, comes after everybody
    who stayed; also who came back.
    """
    now, result = match.now, match.result
    assert result is not None
    left = {*now.lost, *replaced, *(seat for seat, who in enumerate(now.sitting) if who.bot)}
    order = [
        (seat in left, 0 if seat in left else place) for seat, place in enumerate(result.places)
    ]
    return [1 + sum(other < each for other in order) for each in order]


async def _known(database: Database, person: str, kept: Kept) -> tuple[float, float, int]:
    rows = await database.read(
        "SELECT mu, sigma, matches FROM ratings WHERE person = $1 AND game = $2 AND seats = $3",
        [person, kept.header.game, kept.header.seats],
    )
    return tuple(rows[0]) if rows else (_MODEL.mu, _MODEL.sigma, 0)


def _written(
    kept: Kept, person: str, name: str, rating: Any, matches: int, place: int
) -> list[Statement]:
    header, now = kept.header, date_ms()
    whose = (person, header.game, header.seats)
    now_is = (*whose, name, rating.mu, rating.sigma, now)
    row = Statement(_COME, now_is)
    if matches:
        row = Statement(_GONE_ON, (*now_is, matches), rows=1)
    return [row, Statement(_STEP, (*whose, kept.id, rating.mu, rating.sigma, now, place))]


_GONE_ON = (
    "UPDATE ratings SET name = $4, mu = $5, sigma = $6, matches = matches + 1, at = $7"
    " WHERE person = $1 AND game = $2 AND seats = $3 AND matches = $8"
)
# Unless they were forgotten since they were read
_AS = (
    "SELECT $1, $2, CAST($3 AS BIGINT), $4, CAST($5 AS DOUBLE PRECISION),"
    " CAST($6 AS DOUBLE PRECISION), CAST($7 AS BIGINT)"
)
_COME = (
    "INSERT INTO ratings (person, game, seats, name, mu, sigma, at, matches)"
    f" {_AS}, 1 WHERE {NOT_GONE}"
)
_STEP = (
    "INSERT INTO rating_steps (person, game, seats, match, mu, sigma, at, place)"
    f" {_AS}, CAST($8 AS BIGINT) WHERE {NOT_GONE}"
)


# Who wants it


async def is_rater(database: Database, person: str) -> bool:
    return bool(await database.read("SELECT 1 FROM raters WHERE person = $1", [person]))


async def want(database: Database, person: str, wants: bool) -> None:
    """Who does not want it any more is shown to nobody; what they came to is kept for them."""
    come = "INSERT INTO raters (person, at) VALUES ($1, $2) ON CONFLICT DO NOTHING"
    go = Statement("DELETE FROM raters WHERE person = $1", [person])
    await database.write([Statement(come, (person, date_ms())) if wants else go])


# To look at


async def standings(database: Database, game: str, seats: int, me: str) -> list[Rated]:
    """By what they are worth almost surely: the number less twice its doubt."""
    rows = await database.read(
        "SELECT coalesce(nullif(people.name, ''), ratings.name), mu, sigma, matches, ratings.person"
        " FROM ratings JOIN raters ON raters.person = ratings.person"
        " LEFT JOIN people ON people.id = ratings.person"
        " WHERE game = $1 AND seats = $2 ORDER BY mu - 2 * sigma DESC LIMIT 200",
        [game, seats],
    )
    faces = await Faces(database).of(row[4] for row in rows)
    return [_rated(row, faces, me) for row in rows]


def _rated(row: Row, faces: dict[str, Face], me: str) -> Rated:
    name, mu, sigma, matches, person = row
    return Rated(name, faces[person], strength_of(mu, sigma), matches, bool(me) and person == me)


async def ratings_of(database: Database, person: str) -> list[MyRating]:
    rows = await database.read(
        "SELECT game, seats, mu, sigma, matches FROM ratings WHERE person = $1"
        " ORDER BY matches DESC, game, seats",
        [person],
    )
    steps = await database.read(
        "SELECT game, seats, match, at, place, mu, sigma FROM rating_steps WHERE person = $1"
        f" ORDER BY at DESC LIMIT {_MOST_STEPS}",
        [person],
    )
    of: dict[tuple[str, int], list[RatingStep]] = {}
    for game, seats, match, at, place, mu, sigma in reversed(steps):
        step = RatingStep(match, at, place, strength_of(mu, sigma))
        of.setdefault((game, seats), []).append(step)
    return [
        MyRating(game, seats, strength_of(mu, sigma), matches, of.get((game, seats), []))
        for game, seats, mu, sigma, matches in rows
    ]


def forgotten(person: str) -> list[Statement]:
    tables = ("raters", "ratings", "rating_steps")
    return [Statement(f"DELETE FROM {each} WHERE person = $1", [person]) for each in tables]
