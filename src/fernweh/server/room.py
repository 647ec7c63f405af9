"""One match in this process: opened when somebody needs it, changed by one deed at a time.

The order is always the same: do it in memory, commit, then tell everybody, then answer. If the
commit fails, what is in memory is thrown away and read again from the store.
"""

import asyncio
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Protocol

import msgspec

from fernweh.bots.levels import SEARCHES
from fernweh.kernel.event import SPECTATOR
from fernweh.kernel.fault import Fault
from fernweh.play import snapshot
from fernweh.play.door import Door
from fernweh.play.match import Match
from fernweh.server import about, agreements, plan, ratings, results, series, strangers, wire
from fernweh.server.database import Statement, Trouble
from fernweh.server.faces import Face, Faces, at_seats
from fernweh.server.places import Places
from fernweh.server.presence import Presence
from fernweh.server.signer import keyring_of
from fernweh.server.store import Change, Conflict, Kept, Store, now_ms
from fernweh.server.talk_pace import TalkPace
from fernweh.server.terms import Offer, State
from fernweh.server.worker import ALIVE

if TYPE_CHECKING:
    from fernweh.play.entry import Entry

SNAPSHOT_EVERY = 32
MOST_STEPS = 256  # told one by one to who comes back: further behind, all is shown anew
_TRIES = 50  # where matches of one person end together
REMEMBERED = 64  # late entries from which a viewer can resume without a whole view
_talk = msgspec.json.Decoder(wire.Talk)
_QUIET = {"action", "chance", "take-back", "take-back-agreed"}  # say nothing new of the table


class Listener(Protocol):
    """A connection, as a room sees it."""

    person: str  # "" for somebody unknown
    entered: str  # the person as whom it came: signed out since, it is nobody's
    address: str
    client: str  # names the device among a person's
    wish: int  # from whose eyes it would see the table; `Room.eyes_of` says whether it may
    shown: int  # from whose eyes it was shown the table last, to find out that these are others now
    muted: dict[str, None]  # the newest last

    @property
    def lag(self) -> int: ...
    def send(self, data: bytes) -> None: ...
    def end(self, code: int) -> None: ...


class Room:
    def __init__(
        self, id: str, store: Store, pace: int, worker: str = "", key: bytes = b""
    ) -> None:
        self.id, self.store, self.pace = id, store, pace
        self.club = ""  # whose table it is, as far as it was opened here
        self.worker = worker  # "" where there is no other
        self._places, self._store_faces = Places(store.database), Faces(store.database)
        self.keyring = keyring_of(key, id)
        self.lock = asyncio.Lock()
        self.listeners: set[Listener] = set()
        self.presence = Presence()
        self.talk_pace = TalkPace()
        self.used = now_ms()
        self.is_awake: Callable[[str], bool] = lambda game: True  # its bots' searches
        self.adjourned = ""
        self.seen = 0  # the entry up to which everybody was told
        self._kept: Kept | None = None
        self._match: Match | None = None
        self._doors: dict[int, Door] = {}
        self._version_seen = -1
        self._offers_seen: list[Offer] = []
        self._talked = 0  # the last line of talk that everybody was told
        self._faces: dict[str, Face] = {}  # of those who sit here
        self._waiters: frozenset[str] = frozenset()  # at a table that others may find

    # Opening

    @property
    def kept(self) -> Kept:
        assert self._kept is not None
        return self._kept

    @property
    def match(self) -> Match:
        if self.adjourned:
            raise Fault("adjourned", reason=self.adjourned)
        assert self._match is not None
        return self._match

    @property
    def is_open(self) -> bool:
        return self._match is not None

    async def open(self, version: int = 0) -> None:
        """Read the match unless it is at hand, as new as that; a fault if there is none."""
        self.used = now_ms()
        if self._kept is not None and self._kept.version < version:
            self.park()
        if self._match is not None or self.adjourned:
            return
        kept = await self.store.find(self.id)
        if kept is None:
            raise Fault("no-such-table")
        self._kept, self.club = kept, kept.terms.club
        try:
            self._match = await self.read(kept)
        except Fault as fault:
            self.adjourned = fault.code
        if self._version_seen < 0:
            self.seen, self._version_seen = kept.n, kept.version
            self._talked = kept.state.chats
        await self.look_at_faces()

    async def read(self, kept: Kept, whole: bool = False) -> Match:
        """The match of the log, from a snapshot where there is one that this program can read."""
        stamp = snapshot.stamp(kept.header.game)
        data = None if whole else await self.store.snapshot(self.id, stamp)
        match = Match.from_snapshot(kept.header, kept.secret, data) if data else None
        match = match or Match(kept.header, kept.secret)
        match.keyring = self.keyring
        try:
            for entry in await self.store.entries(self.id, match.n, kept.n):
                match.append(entry)
        except Fault:
            if data is None:
                raise
            match = await self.read(kept, whole=True)  # it goes back to before the snapshot
        if not whole:
            match.forget(match.n - REMEMBERED)
        return match

    def is_behind(self, version: int) -> bool:
        """Unless everybody here was told of that version; what is announced instead of one is news
        too.
        """
        return version < 1 or self._version_seen < version

    @property
    def version(self) -> int:
        return self._version_seen if self._kept is None else self._kept.version

    async def is_overtaken(self) -> bool:
        """Whether another worker has written what is not heard of here yet."""
        return await self.store.version(self.id) != self.kept.version

    async def remember_all(self) -> None:
        """Read the whole log: what is asked for lies far back."""
        self._match, self._doors = await self.read(self.kept, whole=True), {}

    def park(self) -> None:
        """Keep nothing in memory."""
        self._match, self._kept, self._doors, self.adjourned = None, None, {}, ""

    def door(self, viewer: int) -> Door:
        if viewer not in self._doors:
            self._doors[viewer] = Door(self.match, viewer, self.kept.terms.stand_in)
        return self._doors[viewer]

    # Writing

    async def commit(
        self,
        state: State | None = None,
        command: str = "",
        lag: int = 0,
        talk: tuple[bytes, str] | None = None,
        also: Sequence[Statement] = (),
    ) -> None:
        """Write what was done; then tell everybody. `Conflict` if another worker was first."""
        change = self._change(state or self.kept.state, command, lag, talk)
        people = self.kept.state.people
        change = change._replace(also=[*change.also, *also])
        try:
            self._kept = await self._append(change)
        except Conflict:
            self.park()
            raise
        except Exception as error:
            self.park()
            raise Trouble from error
        if self.kept.state.people != people:
            with suppress(Trouble):  # it is written: a face may be told later
                await self.look_at_faces()

    async def look_at_faces(self) -> None:
        """As they are now, of those who sit here."""
        self._faces = await self._store_faces.of(self.kept.state.people)

    async def face_of(self, person: str) -> Face:
        """Of somebody who sits here, or looks on."""
        return self._faces.get(person) or (await self._store_faces.of([person]))[person]

    async def _append(self, change: Change) -> Kept:
        """With the ratings of a match that is over: where another match of these people has ended
        meanwhile, on what it has left.
        """
        for _ in range(_TRIES):
            also = await ratings.rows_of(self.store.database, self.kept, self.match, change.state)
            try:
                return await self.store.append(change._replace(also=[*change.also, *also]))
            except Conflict:
                if not also or await self.is_overtaken():
                    raise
        raise Conflict

    def _change(
        self, state: State, command: str, lag: int, talk: tuple[bytes, str] | None
    ) -> Change:
        kept, match = self.kept, self.match
        entries: list[Entry] = match.log[kept.n :]
        state, due, not_due = plan.after(kept, match, state, now_ms(), lag, self.pace)
        crossed = match.n // SNAPSHOT_EVERY > kept.n // SNAPSHOT_EVERY
        crossed |= any(entry.kind == "take-back-agreed" for entry in entries)
        taken = (snapshot.stamp(kept.header.game), match.snapshot()) if crossed else None
        phase = match.now.phase.value
        also = results.rows_of(kept, match, state) if kept.phase in ("nonces", "play") else []
        also += strangers.followed(kept, match, state)
        if kept.phase == "nonces" and phase == "play":
            also += about.busy(state.people)
        return Change(kept, state, phase, entries, command, taken, due, not_due, talk, also)

    def undo(self) -> None:
        """What was done and not written, because a fault came after it."""
        if self._match is not None:
            self._match.go_back(self.kept.n)

    async def catch_up(self) -> None:
        """Another worker has written: read it, and tell everybody here."""
        async with self.lock:
            self.park()
            await self.open()
            await self.publish()

    # Telling

    async def publish(self) -> None:
        """Everything since the last time, to each as they may see it."""
        self._waiters = self._who_waits()
        if self.kept.state.chats > self._talked:
            await self._tell_talk()
        if self.adjourned:
            self._tell_table()
            return
        since, self.seen = self.seen, self.match.n
        log = self.match.log
        kinds = {log[at].kind if log.knows(at) else "" for at in range(since, len(log))}
        for (eyes, is_new), group in self._groups().items():
            data = self._news(eyes, since, is_new)
            for listener in group:
                listener.shown = eyes
                for each in data:
                    listener.send(each)
        if self._version_seen != self.kept.version and self._says_more(kinds):
            self._tell_table()
        self._version_seen, self._offers_seen = self.kept.version, self.kept.state.offers
        if self.match.n // SNAPSHOT_EVERY > since // SNAPSHOT_EVERY:  # now and then: it takes time
            self.match.forget(self.match.n - REMEMBERED)

    def _says_more(self, kinds: set[str]) -> bool:
        """Whether these entries, or what was written without one, are news of the table."""
        return not kinds or not kinds <= _QUIET or self.kept.state.offers != self._offers_seen

    def eyes_of(self, listener: Listener) -> int:
        """From whose eyes a connection may see the table now: its wish, if its person holds that
        seat, else a spectator's. Asked at every send, never remembered.
        """
        may = self.may_look(listener.person, listener.wish)
        return listener.wish if may else SPECTATOR

    def _groups(self) -> dict[tuple[int, bool], list[Listener]]:
        """Who is told the same: by their eyes, and whether these are new to them."""
        groups: dict[tuple[int, bool], list[Listener]] = {}
        for listener in self.listeners:
            eyes = self.eyes_of(listener)
            groups.setdefault((eyes, eyes != listener.shown), []).append(listener)
        return groups

    def _news(self, eyes: int, since: int, is_new: bool) -> list[bytes]:
        """Who has other eyes than before, having lost a seat or come to one, sees all anew."""
        if is_new:
            return [wire.encode(self.door(eyes).welcome()), *self.times()]
        news = self.steps(eyes, since) if self.match.n > since else []
        return [*news, *self.times()]

    def steps(self, viewer: int, since: int) -> list[bytes]:
        """What a viewer who has seen that entry is told: steps, or where they are gone, all."""
        door = self.door(viewer)
        if self.match.n - since > MOST_STEPS:
            return [wire.encode(door.welcome())]
        try:
            return [wire.encode(step) for step in door.steps_since(since)]
        except Fault:
            return [wire.encode(door.welcome())]

    def times(self) -> list[bytes]:
        clock, now = self.kept.state.clock, now_ms()
        if not clock.left:
            return []
        off = [max(0, until - now) for until in clock.off]
        return [wire.encode(wire.Times(clock.at(now), clock.running, off))]

    def show(self, listener: Listener, since: int = -1) -> None:
        """The table, and the game: all of it, or what came since this viewer saw it last."""
        eyes = listener.shown = self.eyes_of(listener)
        listener.send(wire.encode(self.table(listener.person)))
        if self.adjourned:
            raise Fault("adjourned", reason=self.adjourned)
        if 0 <= since <= self.match.n and eyes == listener.wish:
            news = self.steps(eyes, since)
        else:
            news = [wire.encode(self.door(eyes).welcome())]
        for each in (*news, *self.times()):
            listener.send(each)

    def _tell_table(self) -> None:
        for listener in self.listeners:
            listener.send(wire.encode(self.table(listener.person)))

    async def _tell_talk(self) -> None:
        since, self._talked = self._talked, self.kept.state.chats
        for line in await self.store.talk_after(self.id, since):
            voice = _talk.decode(line).voice
            for listener in self.listeners:
                if voice not in listener.muted:
                    listener.send(line)

    # Who is here

    def here(self) -> set[str]:
        """Who is connected to this worker."""
        return {each.person for each in self.listeners if each.person}

    @property
    def is_waited_at(self) -> bool:
        """By somebody who is here: also while the match is parked."""
        return not self._waiters.isdisjoint(self.here())

    def _who_waits(self) -> frozenset[str]:
        kept = self.kept
        waits = kept.phase in ("seating", "nonces") and strangers.is_shown(kept.terms)
        return frozenset((kept.state.maker, *kept.state.people)) if waits else frozenset()

    def tell_presence(self) -> None:
        if self._kept is not None:
            self._tell_table()

    def is_present(self, person: str) -> bool:
        return person in self.here() or person in self.presence.elsewhere

    async def look_elsewhere(self) -> None:
        """Ask the store who is connected to other workers."""
        if self.worker:
            alive = now_ms() - ALIVE
            self.presence.elsewhere = await self._places.present(self.id, self.worker, alive)

    def grace_of(self, seat: int) -> int:
        return self._grace()[seat]

    def _grace(self) -> list[int]:
        """For each seat how long until a bot may take it, were that agreed; -1 where none may."""
        people, now = self._awaited(), now_ms()
        self.presence.note(people, self.here(), now)
        return [self.presence.grace_left(person, now) for person in people]

    def _awaited(self) -> list[str]:
        """For each seat its person; "" where nobody waits for them, were they away."""
        people = self.kept.state.people
        if self.adjourned or self.kept.phase != "play" or self.kept.terms.clock.kind == "days":
            return [""] * len(people)
        pairs = zip(people, self.match.now.sitting, strict=True)
        return [person if not who.bot or self.is_present(person) else "" for person, who in pairs]

    async def missed(self) -> list[str]:
        """Who is to be told that the others wait for them, now that all workers were asked."""
        await self.look_elsewhere()
        self._grace()
        return self.presence.to_notify(now_ms())

    def table(self, person: str) -> wire.Table:
        kept, state = self.kept, self.kept.state
        sitting = () if self.adjourned else self.match.now.sitting
        mine = state.seats_of(person)
        return wire.Table(
            id=self.id,
            terms=kept.terms,
            phase=kept.phase,
            seats=[] if self.adjourned else self.match.now.seated(),
            mine=mine,
            is_maker=bool(person) and person == state.maker,
            started=state.started,
            present=[seat for seat, each in enumerate(state.people) if self.is_present(each)],
            grace=self._grace(),
            offers=state.offers,
            rematch=state.rematch,
            adjourned=self.adjourned,
            keys=[who.key for who in sitting],
            last=[who.last if seat in mine else "" for seat, who in enumerate(sitting)],
            voice=self.voice_of(person) if person else "",
            said=state.chats,
            faces=at_seats(state.people, state.names, self._faces),
            meanwhile=bool(state.meanwhile),
            moved=state.moved,
            onward=state.onward,
            tally=None if self.adjourned else series.tally(state, self.match.result),
            waking=self._is_waking(),
            **self._company(person),
        )

    def _is_waking(self) -> bool:
        kept = self.kept
        if self.adjourned or kept.phase in ("over", "closed") or self.is_awake(kept.header.game):
            return False
        return any(who.bot.partition(":")[0] in SEARCHES for who in self.match.now.sitting)

    def tell_awake(self, game: str) -> None:
        """Bots of this game think with all their strength from here on."""
        if self._kept is not None and self._kept.header.game == game:
            self._tell_table()

    def _company(self, person: str) -> dict[str, Any]:
        """Before the start: who is expected, who was sent away, how many seats there may be."""
        kept, state, now = self.kept, self.kept.state, now_ms()
        if self.adjourned or kept.phase not in ("seating", "nonces"):
            return {}
        gone = state.sent_away if person and person == state.maker else []
        return {
            "expected": [
                wire.Coming(each.seat, each.name, each.until - now, each.person == person)
                for each in state.expected
                if each.until > now
            ],
            "sent_away": [wire.Absent(self.voice_of(each.person), each.name) for each in gone],
            "is_sent_away": any(each.person == person for each in state.sent_away),
            "seat_counts": list(self.match.game.rules.SEATS),
        }

    def voice_of(self, person: str) -> str:
        """The same at all tables of a series."""
        return agreements.voice_of(self.kept.state.series.root or self.id, person)

    def may_look(self, person: str, viewer: int) -> bool:
        return viewer == SPECTATOR or viewer in self.kept.state.seats_of(person)
