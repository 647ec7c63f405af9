"""What one's finished matches come to: wins, best results, streaks, and how one stands with others.

Everything is counted anew from the rows, so that nothing kept can be wrong.
"""

from collections import defaultdict
from collections.abc import Iterable, Sequence

import msgspec

from fernweh.server.faces import Face
from fernweh.server.history import History, Meeting, Outcome, OwnRow

MOST_SHOWN = 50  # opponents
LONGEST_CURVE = 300  # matches


class Outcomes(msgspec.Struct):
    """How many matches came out how: see `fernweh.server.history.outcome_of`."""

    played: int = 0
    won: int = 0
    drawn: int = 0
    lost: int = 0
    left: int = 0
    alone: int = 0

    def add(self, outcome: Outcome) -> None:
        self.played += 1
        setattr(self, outcome, getattr(self, outcome) + 1)


class Best(msgspec.Struct, frozen=True):
    """The most points that one has made."""

    match: str
    score: int
    at: int


class GameTally(msgspec.Struct, frozen=True):
    game: str
    seats: int
    tally: Outcomes
    best: Best | None  # of matches that one played to the end by oneself


class Streak(msgspec.Struct, frozen=True):
    """Matches won one after the other; left alone are those without others."""

    now: int
    longest: int


class HeadToHead(msgspec.Struct, frozen=True):
    """How often one came before them, level with them, and behind."""

    game: str  # "" for all
    met: int
    ahead: int
    level: int
    behind: int
    broken: int  # one of the two was replaced by a bot when it ended


class Card(msgspec.Struct, frozen=True):
    """Somebody, as the one who asks knows them."""

    voice: str  # "" for a bot
    name: str
    bot: str
    face: Face | None
    last: int  # when one last met them; 0 for never
    all: HeadToHead
    games: list[HeadToHead]


class CardList(msgspec.Struct, frozen=True):
    cards: list[Card]


class SeatCards(msgspec.Struct, frozen=True):
    """For each seat of a table its person's card; None for bots and for oneself, and for whom one
    has not met where one only looks on.
    """

    cards: list[Card | None]


class CurvePoint(msgspec.Struct, frozen=True):
    match: str
    game: str
    seats: int
    at: int
    score: int
    outcome: Outcome


class Statistics(msgspec.Struct, frozen=True):
    all: Outcomes
    games: list[GameTally]  # the one most played first
    streak: Streak
    opponents: list[Card]  # who was met most often first
    curve: list[CurvePoint]  # the oldest first


async def statistics_of(history: History, person: str) -> Statistics:
    rows = await history.all(person)
    opponents = await cards_of(history, person)
    return counted(rows, opponents)


def counted(rows: Sequence[OwnRow], opponents: list[Card]) -> Statistics:
    """From the rows of one person, the newest first."""
    whole = Outcomes()
    parts: dict[tuple[str, int], list[OwnRow]] = defaultdict(list)
    for row in rows:
        whole.add(row.outcome)
        parts[row.game, row.seats].append(row)
    games = [_game(*key, part) for key, part in parts.items()]
    games.sort(key=lambda each: (-each.tally.played, each.game, each.seats))
    curve = [_point(row) for row in reversed(rows[:LONGEST_CURVE])]
    return Statistics(whole, games, streak([row.outcome for row in rows]), opponents, curve)


def _game(game: str, seats: int, rows: Sequence[OwnRow]) -> GameTally:
    tally = Outcomes()
    for row in rows:
        tally.add(row.outcome)
    whole = [row for row in rows if row.outcome != "left" and row.ended == "rules"]
    best = max(whole, key=lambda row: (row.score, row.at), default=None)
    return GameTally(game, seats, tally, best and Best(best.match, best.score, best.at))


def _point(row: OwnRow) -> CurvePoint:
    return CurvePoint(row.match, row.game, row.seats, row.at, row.score, row.outcome)


def streak(newest_first: Iterable[Outcome]) -> Streak:
    runs = [0]
    for outcome in newest_first:
        if outcome == "won":
            runs[-1] += 1
        elif outcome != "alone":
            runs.append(0)
    return Streak(runs[0], max(runs))


# Others


async def cards_of(history: History, person: str) -> list[Card]:
    """Whom one has met, people and bots."""
    found: dict[tuple[str, str], list[Meeting]] = defaultdict(list)
    for each in await history.meetings(person):
        found[each.person, each.bot].append(each)
    by_often = sorted(found.items(), key=lambda item: -sum(each.met for each in item[1]))
    shown = by_often[:MOST_SHOWN]
    people = [other for (other, _), _ in shown if other]
    names, faces = await history.names(person, people), await history.faces(people)
    voices = history.voices(person)
    return [
        _card(voices.of(other), names.get(other, ""), bot, faces.get(other), meetings)
        for (other, bot), meetings in shown
    ]


async def card_of(history: History, person: str, other: str, name: str = "") -> Card:
    """Of one of them; of a name at a table, they need not have met."""
    meetings = await history.meetings(person, other)
    name = name or (await history.names(person, [other])).get(other, "")
    face = (await history.faces([other])).get(other)
    return _card(history.voices(person).of(other), name, "", face, meetings)


def _card(voice: str, name: str, bot: str, face: Face | None, meetings: Sequence[Meeting]) -> Card:
    last = max((each.last for each in meetings), default=0)
    games = [_head_to_head(each.game, [each]) for each in meetings]
    games.sort(key=lambda each: (-each.met, each.game))
    return Card(voice, name, bot, face, last, _head_to_head("", meetings), games)


def _head_to_head(game: str, meetings: Sequence[Meeting]) -> HeadToHead:
    sums = [
        sum(getattr(each, name) for each in meetings)
        for name in ("met", "ahead", "level", "behind", "broken")
    ]
    return HeadToHead(game, *sums)
