"""What is due: bots' moves, fallen flags, nonces not shown, answers not given, notices. Any worker
takes any of it.

Who is missed at a table where others are is looked for while matches are parked.

A row is leased to a worker, and the lease ends with the worker: another takes the row. Doing it
twice is harmless: it says after which entry it was planned, and the log takes each number once.
"""

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress

from fernweh.games.game import Game
from fernweh.kernel.fault import Fault
from fernweh.play.moment import MatchPhase
from fernweh.play.seats import HOST
from fernweh.server import deeds, meanwhile
from fernweh.server.hall import Hall
from fernweh.server.lanes import Asker, NobodyLooks
from fernweh.server.notices import MISSED, Notifier
from fernweh.server.room import Room
from fernweh.server.store import Due, now_ms
from fernweh.server.strangers import Strangers, is_met
from fernweh.server.terms import changed
from fernweh.server.worker import ALIVE, Worker

_log = logging.getLogger("fernweh.schedule")
_LONGEST_WAIT = 1.0
_PARK_EVERY = 2.0
_SEE_EVERY = 5.0
_AGAIN = 500
_ADJOURNED = 60_000  # milliseconds until it is tried again: another program may play it


class Schedule:
    def __init__(self, hall: Hall, notifier: Notifier, worker: Worker) -> None:
        self.hall, self.notifier, self.worker = hall, notifier, worker
        self._woken = asyncio.Event()
        self.strangers = Strangers(hall.store)
        hall.wake = self._woken.set

    async def run(self) -> None:
        """For ever; trouble with the store is waited out."""
        parking = asyncio.create_task(self._park())
        seeing = asyncio.create_task(self._see())
        try:
            while True:
                try:
                    await self._turn()
                except Exception:  # whatever it is, the next turn may do better
                    _log.exception("schedule")
                    await asyncio.sleep(_LONGEST_WAIT)
        finally:
            parking.cancel()
            seeing.cancel()

    async def _turn(self) -> None:
        self._woken.clear()
        now, store = now_ms(), self.hall.store
        for due in await store.take_due(now, now - ALIVE, self.worker.id, [*self.hall.awaited]):
            self.hall.spawn(self._do(due))
        after = min(filter(None, [await store.next_due(), *await self._await_all()]), default=None)
        wait = _LONGEST_WAIT if after is None else (after - now_ms()) / 1000
        with suppress(TimeoutError):
            await asyncio.wait_for(self._woken.wait(), min(max(wait, 0.005), _LONGEST_WAIT))

    async def _await_all(self) -> list[int | None]:
        """When bots are to move that somebody waits for; who waits no more is forgotten."""
        asked = dict(self.hall.awaited)
        times = await self.hall.store.watched_due([*asked])
        for id, since in asked.items():
            room = self.hall.rooms.get(id)
            waits = id in times and room is not None and room.listeners
            if not waits and self.hall.awaited.get(id) is since:  # and nothing came meanwhile
                del self.hall.awaited[id]
        return [times.get(id) for id in self.hall.awaited]

    async def _park(self) -> None:
        while True:
            self.hall.park_idle()
            self.hall.look_around()
            self.hall.ask()
            for room in self.hall.rooms.values():
                if room.listeners and room.presence.late(now_ms()):
                    self.hall.spawn(self._call(room))
            await asyncio.sleep(_PARK_EVERY)

    async def _see(self) -> None:
        """Who waits at a table on the list is there: so it stays on it."""
        while True:
            with suppress(Exception):
                await self.strangers.see(self.hall.waited_at())
                await self.strangers.look_for_lapsed()
            await asyncio.sleep(_SEE_EVERY)

    async def _call(self, room: Room) -> None:
        """Who is missed is told so once, by the worker whose match it is."""
        if await self.hall.owner_of(room.id):
            return
        async with room.lock:
            await room.open()
            missed, kept = await room.missed(), room.kept
        for person in missed:
            await self.notifier.tell(person, kept, MISSED)

    # One row

    async def _do(self, due: Due) -> None:
        room, deed = self.hall.room(due.match), getattr(self, f"_{due.kind}")
        try:
            if due.match not in self.hall.owners.owned:
                await self.hall.owner_of(due.match)  # ours from here on
            await self._must_know(room, due)
            await deed(room, due)
        except NobodyLooks:
            with suppress(Exception):
                await self.hall.store.due_again(due, due.at)
            return
        except Fault as fault:  # it cannot be done any more, or not by this program
            _log.warning("due %s: %s", due.kind, fault.code)
            if fault.code == "adjourned":
                await self._again(due, _ADJOURNED)
                return
        except Exception as trouble:
            _log.warning("due %s: %s", due.kind, type(trouble).__name__)
            await self._again(due)
            return
        with suppress(Exception):
            await self.hall.store.not_due(due)

    async def _must_know(self, room: Room, due: Due) -> None:
        """A row that was planned after an entry that is not heard of here yet: read it first."""
        async with room.lock:
            await room.open()
            is_behind = due.n > room.kept.n
        if is_behind:
            await room.catch_up()

    async def _again(self, due: Due, after: int = _AGAIN) -> None:
        with suppress(Exception):
            await self.hall.store.due_again(due, now_ms() + after)
            self.hall.look_after(self.hall.room(due.match))

    async def _bot(self, room: Room, due: Due) -> None:
        """Think without the lock, then move, if it is still that turn."""
        async with room.lock:
            await room.open()
            if room.kept.n != due.n or room.match.actor < 0:
                return
            seat = room.match.actor
            bot, seen = room.match.now.sitting[seat].bot, room.door(seat).known()
            asker = asker_of(room)
        if bot:
            move = await self._think(seen, bot, asker, lambda: self._is_wanted(due))
            room = self.hall.room(due.match)  # the other may have been given up meanwhile
            await self.hall.with_room(room, lambda: self._move(room, due, seat, move))

    def _is_wanted(self, due: Due) -> bool:
        """Over days a bot moves by itself; at a live table while somebody looks."""
        room = self.hall.rooms.get(due.match)
        return not due.watched or bool(room and room.listeners)

    async def _think(
        self, seen: Game, bot: str, asker: Asker, is_wanted: Callable[[], bool]
    ) -> str:
        """Where no thinker finds a move, the first legal one: the match goes on."""
        try:
            move = await self.hall.thinkers.choose(seen, bot, asker, is_wanted)
            return move if seen.why_not(move) is None else seen.moves()[0]
        except Fault:
            return seen.moves()[0]

    async def _move(self, room: Room, due: Due, seat: int, move: str) -> int:
        if room.kept.n == due.n and room.match.now.sitting[seat].bot:
            room.match.act(seat, move)
            await room.commit()
        return room.kept.n

    async def _flag(self, room: Room, due: Due) -> None:
        await self.hall.with_room(room, lambda: self._let_flag_fall(room))

    async def _let_flag_fall(self, room: Room) -> int:
        falls = room.kept.state.clock.falls
        if falls is not None and falls <= now_ms():
            await deeds.fall(room)
        return room.kept.n

    async def _nonces(self, room: Room, due: Due) -> None:
        await self.hall.with_room(room, lambda: self._unseat(room))

    async def _unseat(self, room: Room) -> int:
        """Who has not shown a nonce is unseated, and the start is off. No stranger's seat is kept
        for them: somebody else may come.
        """
        match, state, is_open = room.match, room.kept.state, is_met(room.kept.terms)
        if match.now.phase is MatchPhase.NONCES and state.started:
            sitting = [*enumerate(match.now.sitting)]
            kept = [seat for seat, who in sitting if not who.derived and (who.nonce or not is_open)]
            people = {seat: seat for seat in kept}
            expected = state.keeping(people, room.kept.terms.until(now_ms()))
            for seat in [seat for seat, who in sitting if not who.nonce and not who.derived]:
                match.leave_seat(seat, by=HOST)
            await room.commit(changed(state, expected=expected, started=False))
        return room.kept.n

    async def _answer(self, room: Room, due: Due) -> None:
        await self.hall.with_room(room, lambda: meanwhile.unanswered(room, due.n))

    async def _notice(self, room: Room, due: Due) -> None:
        async with room.lock:
            await room.open()
            actor, state = room.match.actor, room.kept.state
            waits = room.kept.n == due.n and actor >= 0
        person = state.people[actor] if waits else ""
        if person and not any(each.person == person for each in room.listeners):
            await self.notifier.tell(person, room.kept)


def asker_of(room: Room) -> Asker:
    """Whose thinking a bot's move is: of those who look the maker, a seat, or anybody."""
    state = room.kept.state
    order = [state.maker, *filter(None, state.people)]
    looking = {who.person: who for who in room.listeners}
    who = next((looking[each] for each in order if each in looking), None)
    who = who or next(iter(room.listeners), None)
    if who is None:
        return Asker(state.maker, is_patient=True)
    return Asker(who.person or who.address, who.address)
