"""Records in and out: of one match, of a person, of everything.

A finished match goes out as the record that `fernweh verify` reads, with the server's word for it.
Of a running one a person gets what their seat has seen. For the operator, backups hold everything,
running matches with their secrets.
"""

import asyncio
import io
import zipfile
from collections.abc import Iterable, Mapping
from pathlib import Path

import msgspec

from fernweh.kernel.fault import Fault
from fernweh.play import archive
from fernweh.play.clock import Clock
from fernweh.play.door import Door
from fernweh.play.entry import End, parse, spell
from fernweh.play.match import Match
from fernweh.play.moment import MatchPhase
from fernweh.server import renown, results
from fernweh.server.hall import Hall
from fernweh.server.house import House
from fernweh.server.signer import signed
from fernweh.server.store import Change, Kept, Store
from fernweh.server.terms import State, Terms
from fernweh.server.timepiece import date_ms


async def record_of(store: Store, kept: Kept, key: bytes = b"") -> bytes:
    """The record, signed once it is finished; of a running match for the operator alone."""
    lines = await store.lines(kept.id, 0, kept.n)
    match = await asyncio.to_thread(replayed, kept, lines)  # long logs take their time
    texts = [spell(kept.header), *lines, spell(End(kept.n, match.result))]
    record = archive.seal_texts(texts)
    return signed(record, key) if key and kept.phase == MatchPhase.CLOSED else record


def replayed(kept: Kept, lines: list[bytes]) -> Match:
    match = Match(kept.header, kept.secret)
    for line in lines:
        match.append(parse(line))  # type: ignore[arg-type]
    return match


class Seen(msgspec.Struct):
    """What a viewer has seen of a running match."""

    welcome: object
    steps: list[object]


async def view_of(hall: Hall, kept: Kept, viewer: int) -> bytes:
    """The messages that this viewer's seat was sent, from the beginning."""
    lines = await hall.store.lines(kept.id, 0, kept.n)
    return await asyncio.to_thread(_seen, kept, lines, viewer)


def _seen(kept: Kept, lines: list[bytes], viewer: int) -> bytes:
    door = Door(replayed(kept, lines), viewer)
    return msgspec.json.encode(Seen(door.welcome(), list(door.steps_since(0))))


async def all_of(
    house: House, person: str, matches: Iterable[Kept], beside: Mapping[str, bytes]
) -> bytes:
    """These matches of a person, as one file, with what goes beside them."""
    out, known = io.BytesIO(), await renown.known_of(house.store.database, person)
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as folder:
        folder.writestr("people.json", known)
        for name, data in beside.items():
            folder.writestr(name, data)
        for kept in matches:
            if kept.phase == MatchPhase.CLOSED:
                folder.writestr(f"{kept.id}.fernweh", await record_of(house.store, kept, house.key))
            else:
                seat = kept.state.seats_of(person)[0]
                folder.writestr(f"{kept.id}.json", await view_of(house.hall, kept, seat))
    return out.getvalue()


# For the operator


async def export(store: Store, folder: Path, only: str = "", key: bytes = b"") -> int:
    """Records of all matches, or of one; a running match's secret lies beside it."""
    folder.mkdir(parents=True, exist_ok=True)
    ids = [only] if only else await store.all_ids()
    for id in ids:
        kept = await store.find(id)
        if kept is None:
            raise Fault("no-such-table")
        (folder / f"{id}.fernweh").write_bytes(await record_of(store, kept, key))
        beside = Beside(
            kept.terms, kept.state, kept.secret if kept.phase != MatchPhase.CLOSED else b""
        )
        (folder / f"{id}.table.json").write_bytes(msgspec.json.encode(beside))
    return len(ids)


class Beside(msgspec.Struct, forbid_unknown_fields=True):
    """What a record does not hold, for a table that is to go on elsewhere."""

    terms: Terms
    state: State
    secret: bytes


async def bring_in(store: Store, path: Path) -> str:
    """A match from its record, checked; with its secret beside it, it can be played on."""
    match = archive.load(path)
    beside = _beside(path.with_suffix("").with_suffix(".table.json"), match)
    if await store.find(match.header.id) is not None:
        raise Fault("table-exists", id=match.header.id)
    secret = beside.secret or bytes.fromhex(getattr(match.log[-1], "secret", ""))
    playing = Match(match.header, secret)
    for entry in match.log:
        playing.append(entry)
    phase = match.now.phase.value
    kept = Kept(match.header.id, match.header, secret, beside.terms, beside.state, 0, 0, phase,
                date_ms(), date_ms())  # fmt: skip
    also = results.rows_of(kept, playing, beside.state, results.end_of(playing))
    await store.make(kept, Change(kept, beside.state, phase, list(match.log), also=also))
    return match.header.id


def _beside(path: Path, match: Match) -> Beside:
    if path.exists():
        try:
            return msgspec.json.decode(path.read_bytes(), type=Beside)
        except msgspec.MsgspecError as error:
            raise Fault("body-unreadable", reason=str(error)[:200]) from None
    if match.now.phase is not MatchPhase.CLOSED:
        raise Fault("secret-missing")
    header = match.header
    terms = Terms(header.game, header.seats, dict(header.options))
    return Beside(terms, State("", [""] * header.seats, Clock([])), b"")
