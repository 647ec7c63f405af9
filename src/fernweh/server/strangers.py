"""Tables that wait for somebody: who is led to which, and when one is shown no more.

A row a table, written together with what happens there. Whoever wants to play somebody is led to a
table that fits, by an UPDATE that only one can make; where there is none, a table is opened under a
number that only one can count up, so that of two who press at once the second finds the first.
"""

import hmac
from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Annotated, NamedTuple

import msgspec
from msgspec import Meta

from fernweh.games import load
from fernweh.kernel.fault import Fault
from fernweh.play.clock import ClockTerms
from fernweh.play.entry import Action, parse
from fernweh.play.match import Match
from fernweh.play.moment import MatchPhase
from fernweh.server.database import Database, Statement
from fernweh.server.store import Kept, Store, now_ms
from fernweh.server.terms import Lang, State, Terms
from fernweh.server.timepiece import date_ms

CLAIMED_FOR = 20_000  # milliseconds for whoever was led to a table to sit down
AGAIN_AFTER = 60_000  # who did not come is led there again: others first
HERE = 15_000  # who waits was seen since then: somebody may be led there
STALE = 30_000
LATE_TURN = 3  # of the match with a bot: from its beginning on nobody is asked to leave it
_DAY = 86_400_000
_DAYS = 288  # times as long does a table over days stay
_EARLY = 400  # entries among which the first turns are
_LOOKED_AT = 8  # tables that fit
_LAPSED = 100  # rows at a time


class Wish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What somebody would play with whoever comes."""

    game: Annotated[str, Meta(max_length=40)]
    lang: Lang = ""
    clock: ClockTerms = ClockTerms()
    rated: bool = False

    def terms(self) -> Terms:
        return Terms(
            self.game, clock=self.clock, listed=True, rated=self.rated, lang=self.lang, at_once=True
        )


class Led(msgspec.Struct, frozen=True):
    """To which table, and which seat is kept for a moment."""

    id: str
    seat: int
    is_new: bool


class OpenTables(NamedTuple):
    """How long one stays on the list without whoever waits there, and how many may wait."""

    stays: int = 300  # seconds; over days as many times longer as `_DAYS`
    of_person: int = 3
    of_address: int = 20  # on the list of all

    def since(self, now: int) -> tuple[int, int]:
        """When somebody was seen at what is on the list: at live tables, and over days."""
        return now - self.stays * 1000, now - self.stays * _DAYS * 1000


class Waiting(NamedTuple):
    """A table on the list, and when somebody who waits there was last seen."""

    kept: Kept
    seen: int


# The row, as the table goes on


def is_shown(terms: Terms) -> bool:
    return terms.listed or bool(terms.club)


def is_met(terms: Terms) -> bool:
    """Whether whoever comes plays here at once."""
    return terms.at_once and is_shown(terms)


def opened(kept: Kept, state: State, sender: str, most: OpenTables) -> list[Statement]:
    """A new table that others may find; `Conflict` where its maker, or who shares their address,
    has as many already.
    """
    terms, now = kept.terms, kept.made
    if not is_shown(terms):
        return []
    sql = (
        "INSERT INTO waiting (match, game, maker, person, lang, pace, rated, club, usual, at_once,"
        " free, meanwhile, seen, made, sits, sender, lapses) SELECT $1, $2, $3, $3, $4, $5,"
        " CAST($6 AS BIGINT), $7, CAST($8 AS BIGINT), CAST($9 AS BIGINT), CAST($10 AS BIGINT), '',"
        " CAST($11 AS BIGINT), CAST($11 AS BIGINT), 0, $12, CAST($13 AS BIGINT)"
        f" WHERE (SELECT COUNT(*) FROM waiting WHERE maker = $3 AND {_is_on(14)}) < $16"
        " AND ($7 <> '' OR $12 = '' OR (SELECT COUNT(*) FROM waiting WHERE sender = $12"
        f" AND club = '' AND {_is_on(14)}) < $17)"
    )
    facts = (kept.id, terms.game, state.maker, terms.lang, pace_of(terms.clock), int(terms.rated))
    more = (terms.club, int(_is_usual(terms)), int(terms.at_once), state.free(now_ms()), now)
    last = (sender, _lapses(state), *most.since(now), most.of_person, most.of_address)
    row = Statement(sql, (*facts, *more, *last), rows=1)
    return [*(counted_up(name) for name in (state.maker, sender) if name), row]


def _is_on(k: int) -> str:
    """Somebody was seen there since $k, over days since the next one."""
    return (
        f"seen > CASE WHEN pace LIKE 'days%' THEN CAST(${k + 1} AS BIGINT)"
        f" ELSE CAST(${k} AS BIGINT) END"
    )


def _lapses(state: State) -> int:
    """When the first seat that is kept is anybody's; 0 where none is."""
    now = now_ms()
    return min((each.until for each in state.expected if each.until > now), default=0)


def followed(kept: Kept, match: Match, state: State) -> list[Statement]:
    """What a deed changes of it; once it has begun it waits for nobody, nor where whoever waited
    has got up and nobody is to come back.
    """
    if not is_shown(kept.terms) or kept.phase not in (MatchPhase.SEATING, MatchPhase.NONCES):
        return []
    sits, lapses = len([each for each in state.people if each]), _lapses(state)
    is_left = kept.terms.at_once and any(kept.state.people) and not sits and not lapses
    if is_left or match.now.phase not in (MatchPhase.SEATING, MatchPhase.NONCES):
        return [gone(kept.id)]
    free = state.free(now_ms())
    person = next(filter(None, state.people), state.maker)
    come = {*state.people} - {*kept.state.people, ""}  # whoever does anything else may be passing
    sql = (
        "UPDATE waiting SET person = $2, free = $3, meanwhile = $4, sits = $5, lapses = $6,"
        " seen = CASE WHEN $7 > seen THEN CAST($7 AS BIGINT) ELSE seen END, claimant = CASE"
        " WHEN $3 < free THEN '' ELSE claimant END WHERE match = $1"
    )
    now = date_ms() if come else 0
    return [Statement(sql, (kept.id, person, free, state.meanwhile, sits, lapses, now))]


async def must_be_waited_at(database: Database, kept: Kept) -> None:
    """Nobody is led to a table that was left: who sat down there would wait in vain."""
    if not is_met(kept.terms) or any(kept.state.people):
        return
    if not await database.read("SELECT 1 FROM waiting WHERE match = $1", [kept.id]):
        raise Fault("nobody-waits")


def gone(match: str) -> Statement:
    return Statement("DELETE FROM waiting WHERE match = $1", [match])


def gone_from(sender: str) -> Statement:
    """Whatever was opened from that network."""
    return Statement("DELETE FROM waiting WHERE sender = $1", [sender])


def pace_of(clock: ClockTerms) -> str:
    if clock.kind == "none":
        return "none"
    much = clock.days if clock.kind == "days" else f"{clock.initial}-{clock.increment}"
    return f"{clock.kind}-{much}-{clock.at_zero}"


def _is_usual(terms: Terms) -> bool:
    """Two people by the rulebook: what whoever comes would expect."""
    usual = msgspec.to_builtins(load(terms.game).Options())
    return terms.seats == 2 and not any(terms.bots) and {**usual, **terms.options} == usual


def counted_up(name: str) -> Statement:
    """One after the other: whoever writes this waits for whoever else does."""
    sql = (
        "INSERT INTO openings (name, n) VALUES ($1, 1)"
        " ON CONFLICT (name) DO UPDATE SET n = openings.n + 1"
    )
    return Statement(sql, [name])


def sender_of(key: bytes, address: str) -> str:
    """Whose network a table comes from, without the address."""
    return hmac.digest(key, f"sender {address}".encode(), "sha256")[:12].hex() if address else ""


class Strangers:
    """All tables that wait, on the shelves that all workers share."""

    def __init__(self, store: Store) -> None:
        self.store, self._database = store, store.database

    async def counted_up(self, game: str) -> Statement:
        """One more table than now: `Conflict` where another was opened meanwhile."""
        rows = await self._database.read("SELECT n FROM openings WHERE name = $1", [f":{game}"])
        if not rows:
            return Statement("INSERT INTO openings (name, n) VALUES ($1, 1)", [f":{game}"])
        sql = "UPDATE openings SET n = n + 1 WHERE name = $1 AND n = $2"
        return Statement(sql, (f":{game}", rows[0][0]), rows=1)

    async def find(self, person: str, wish: Wish) -> Led | None:
        """Somebody else's table that fits."""
        for match, meanwhile in await self._fitting(person, wish):
            if meanwhile and await self.is_late(meanwhile):
                continue
            if await self._is_shut_out(match, person):
                continue
            if await self._claim(match, person):
                return await self._led(match, person)
        return None

    async def own(self, person: str, wish: Wish) -> Led | None:
        """A table of one's own that still waits."""
        rows = await self._database.read(
            "SELECT match FROM waiting WHERE person = $1 AND game = $2 AND pace = $3 AND rated = $4"
            " AND lang = $5 AND at_once = 1 AND club = '' AND free > 0 AND meanwhile = ''"
            " AND seen > $6 ORDER BY made DESC LIMIT 1",
            [person, *_asked(wish), date_ms() - STALE],
        )
        return await self._led(rows[0][0], person) if rows else None

    async def _fitting(self, person: str, wish: Wish) -> Sequence[Sequence[str]]:
        """First those of the same language, then who has not begun with a bot, then the oldest."""
        now = date_ms()
        return await self._database.read(
            "SELECT match, meanwhile FROM waiting WHERE game = $2 AND pace = $3 AND rated = $4"
            " AND ($5 = '' OR lang = '' OR lang = $5) AND usual = 1 AND club = '' AND person <> $1"
            " AND (free = 1 OR (free = 2 AND at_once = 1)) AND seen > $6"
            f" AND {_may_claim(1, 7)}"
            " ORDER BY CASE WHEN lang = $5 THEN 0 ELSE 1 END, CASE WHEN meanwhile = '' THEN 0"
            f" ELSE 1 END, made LIMIT {_LOOKED_AT}",
            [person, *_asked(wish), now - _here(wish.clock), *_lately(now)],
        )

    async def _is_shut_out(self, match: str, person: str) -> bool:
        """Whoever was sent away may not sit there: they are led elsewhere."""
        kept = await self.store.find(match)
        return kept is None or any(each.person == person for each in kept.state.sent_away)

    async def _claim(self, match: str, person: str) -> bool:
        """Asked again meanwhile, it is not kept any longer."""
        now = date_ms()
        rows = await self._database.take(
            "UPDATE waiting SET claimant = $2, claimed = CASE WHEN claimant = $2 AND claimed >= $3"
            " THEN claimed ELSE CAST($5 AS BIGINT) END"
            f" WHERE match = $1 AND free > 0 AND {_may_claim(2, 3)} RETURNING match",
            [match, person, *_lately(now), now],
        )
        return bool(rows)

    async def _led(self, match: str, person: str) -> Led | None:
        kept = await self.store.find(match)
        if kept is None:
            return None
        own = kept.state.seats_of(person)
        free = kept.state.free_seats(now_ms())
        keeps_first = len(free) > 1 and kept.state.maker != person  # for whoever has opened it
        seat = own[0] if own else free[-1 if keeps_first else 0] if free else 0
        return Led(match, seat, is_new=False)

    async def is_late(self, meanwhile: str) -> bool:
        """Whether who waits has come to their third turn against the bot."""
        return turns_in(await self.store.lines(meanwhile, 0, _EARLY)) >= LATE_TURN

    # The list

    async def open_tables(self, on: OpenTables, most: int = 200) -> list[Waiting]:
        """First those where somebody waits, then those that can be watched."""
        found = await self.store.awaited(*on.since(date_ms()), most)
        watched = await self.store.watchable(most - len(found))
        return [Waiting(*each) for each in [*found, *watched]]

    async def see(self, matches: Iterable[str]) -> None:
        """Somebody who waits is at these tables."""
        sql, now = "UPDATE waiting SET seen = $2 WHERE match = $1", date_ms()
        statements = [Statement(sql, (match, now)) for match in matches]
        if statements:
            await self._database.write(statements)

    async def look_for_lapsed(self) -> None:
        """A seat is free again once it was kept in vain, and no deed says so."""
        rows = await self._database.read(
            f"SELECT match FROM waiting WHERE lapses > 0 AND lapses <= $1 LIMIT {_LAPSED}",
            [now_ms()],
        )
        found = [await self.store.find(row[0]) for row in rows]
        freed = [_freed(kept) for kept in found if kept]
        if freed:
            await self._database.write(freed)

    async def sweep(self, stays: int) -> None:
        """Rows that nobody is shown any more."""
        sql = "DELETE FROM waiting WHERE seen < $1"
        await self._database.write([Statement(sql, [date_ms() - stays * _DAYS * 2000])])


def _freed(kept: Kept) -> Statement:
    """Unless something was done there since it was read."""
    sql = (
        "UPDATE waiting SET free = $2, lapses = $4 WHERE match = $1"
        " AND EXISTS (SELECT 1 FROM matches WHERE id = $1 AND version = $3)"
    )
    return Statement(sql, (kept.id, kept.state.free(now_ms()), kept.version, _lapses(kept.state)))


def _may_claim(person: int, since: int) -> str:
    """Nobody else is kept a seat there since then; and who was, and did not come, comes after
    everybody else for a while.
    """
    return (
        f"(claimant = '' OR (claimant <> ${person} AND claimed < ${since}) OR"
        f" (claimant = ${person} AND (claimed >= ${since} OR claimed < ${since + 1})))"
    )


def _lately(now: int) -> tuple[int, int]:
    return now - CLAIMED_FOR, now - AGAIN_AFTER


def _asked(wish: Wish) -> tuple[object, ...]:
    return wish.game, pace_of(wish.clock), int(wish.rated), wish.lang


def _here(clock: ClockTerms) -> int:
    """Over days nobody need be at the table."""
    return _DAY if clock.kind == "days" else HERE


def turns_in(lines: Iterable[bytes]) -> int:
    """How many turns somebody has had: runs of what one seat did."""
    authors = [entry.by for entry in map(parse, lines) if isinstance(entry, Action)]
    begun = Counter(by for by, before in zip(authors, ["", *authors], strict=False) if by != before)
    return max(begun.values(), default=0)


async def must_have_room(
    database: Database, maker: str, sender: str, most: OpenTables, but: str = ""
) -> None:
    """A clear word before the table is made; that one does not count."""
    sql = f"SELECT COUNT(*) FROM waiting WHERE {{}} AND {_is_on(2)} AND match <> $4"
    since = (*most.since(date_ms()), but)
    [[own]] = await database.read(sql.format("maker = $1"), [maker, *since])
    if own >= most.of_person:
        raise Fault("tables-wait", most=most.of_person)
    [[near]] = await database.read(sql.format("club = '' AND sender = $1"), [sender, *since])
    if sender and near >= most.of_address:
        raise Fault("tables-wait-near", most=most.of_address)
