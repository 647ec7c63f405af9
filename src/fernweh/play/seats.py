"""What entries about seats do: taken and left, nonces shown, bots coming in and going out."""

from fernweh.kernel.fault import Fault
from fernweh.play import narrate
from fernweh.play.entry import (
    BotIn,
    BotOut,
    Header,
    Nonce,
    SeatKey,
    SeatLeft,
    SeatTaken,
    check_name,
)
from fernweh.play.fairness import hash_of
from fernweh.play.moment import MatchPhase, Moment, Sitting
from fernweh.play.signature import must_be_signed

HOST = "host"
_EMPTY = Sitting()
_BEFORE_PLAY = (MatchPhase.SEATING, MatchPhase.NONCES)
_MOST_CHANGES = 8  # of a seat's key between two things that it does: each moves the others' numbers


def must_be_by(by: str, *authors: str) -> None:
    if by not in authors:
        raise Fault("wrong-author", by=by, expected=authors[0])


def must_be_playing(now: Moment) -> None:
    if now.phase in _BEFORE_PLAY:
        raise Fault("not-begun")
    if now.phase is not MatchPhase.PLAY:
        raise Fault("match-over")


def _must_not_have_begun(now: Moment) -> None:
    if now.phase not in _BEFORE_PLAY:
        raise Fault("already-begun")


def take(now: Moment, entry: SeatTaken) -> Moment:
    """A person sits down, or the host puts a bot there."""
    _must_not_have_begun(now)
    seat = now.seat_of(entry.seat)
    must_be_by(entry.by, HOST if entry.bot else entry.seat)
    if now.sitting[seat] != _EMPTY:
        raise Fault("seat-taken", seat=entry.seat)
    _check_newcomer(now, entry)
    who = Sitting(entry.name, entry.bot, bool(entry.bot), entry.nonce_hash, key=entry.key)
    happened = narrate.SeatTaken(seat, entry.name, entry.bot)
    hashes = now.hashes if entry.bot else now.hashes | {entry.nonce_hash}
    return _seated(now, {seat: who}).then(events=(happened,), hashes=hashes)


def _check_newcomer(now: Moment, entry: SeatTaken) -> None:
    check_name(entry.name, "name")
    if entry.bot:
        check_name(entry.bot, "bot")
    elif entry.nonce_hash in now.hashes:
        raise Fault("nonce-not-new", seat=entry.seat)


def leave(now: Moment, entry: SeatLeft) -> Moment:
    """A seat is free again, and so is every seat whose nonce was shown: it must bring a new one."""
    _must_not_have_begun(now)
    seat = now.seat_of(entry.seat)
    must_be_by(entry.by, entry.seat, HOST)
    _must_be_taken(now, seat)
    freed = [seat, *(other for other, who in enumerate(now.sitting) if who.nonce and other != seat)]
    happened = tuple(narrate.SeatLeft(each) for each in freed)
    return _seated(now, dict.fromkeys(freed, _EMPTY)).then(events=happened)


def show(now: Moment, entry: Nonce) -> Moment:
    """A seat shows its nonce, the host those of bots; with the last of them the game begins."""
    _must_not_have_begun(now)
    if now.phase is MatchPhase.SEATING:
        raise Fault("seats-free")
    seat = now.seat_of(entry.seat)
    who = now.sitting[seat]
    must_be_by(entry.by, HOST if who.derived else entry.seat)
    if who.nonce:
        raise Fault("nonce-shown-already", seat=entry.seat)
    if hash_of(bytes.fromhex(entry.nonce)) != who.nonce_hash:
        raise Fault("nonce-differs", seat=entry.seat)
    shown = _seated(now, {seat: who._replace(nonce=entry.nonce)})
    return shown.then(events=(narrate.NonceShown(seat),))


def bot_in(now: Moment, entry: BotIn) -> Moment:
    seat = _seat_at_play(now, entry)
    check_name(entry.bot, "bot")
    if now.sitting[seat].bot:
        raise Fault("bot-sits", seat=entry.seat)
    who = _keyed(now.sitting[seat], entry.key)._replace(bot=entry.bot)
    return _seated(now, {seat: who}).then(events=(narrate.BotIn(seat, entry.bot),))


def bot_out(now: Moment, entry: BotOut) -> Moment:
    seat = _seat_at_play(now, entry)
    check_name(entry.name, "name")
    if not now.sitting[seat].bot:
        raise Fault("no-bot-sits", seat=entry.seat)
    if seat in now.lost:
        raise Fault("seat-lost", seat=entry.seat)
    who = _keyed(now.sitting[seat], entry.key)._replace(name=entry.name, bot="")
    return _seated(now, {seat: who}).then(events=(narrate.BotOut(seat, entry.name),))


def change_key(header: Header, now: Moment, entry: SeatKey) -> Moment:
    """A seat's person signs with another key, a bot by its host; what can be taken back stays."""
    if now.phase in (MatchPhase.OVER, MatchPhase.CLOSED):
        raise Fault("match-over")
    seat = now.seat_of(entry.seat)
    who = now.sitting[seat]
    _must_be_taken(now, seat)
    must_be_by(entry.by, HOST if who.bot else entry.seat)
    if who.changes == _MOST_CHANGES:
        raise Fault("key-changes", seat=entry.seat, most=_MOST_CHANGES)
    if entry.sig:
        must_be_signed(header, who, entry)
    changed = _keyed(who, entry.key)._replace(changes=who.changes + 1)
    return _seated(now, {seat: changed}).then(events=(narrate.KeyTaken(seat),))


def _keyed(who: Sitting, key: str) -> Sitting:
    """The same with another key, by which nothing is signed yet."""
    return who._replace(key=key, last="", changes=0)


def _seat_at_play(now: Moment, entry: BotIn | BotOut) -> int:
    must_be_playing(now)
    must_be_by(entry.by, HOST)
    return now.seat_of(entry.seat)


def _must_be_taken(now: Moment, seat: int) -> None:
    if now.sitting[seat] == _EMPTY:
        raise Fault("seat-empty", seat=now.names[seat])


def _seated(now: Moment, changed: dict[int, Sitting]) -> Moment:
    """The same moment with others sitting there, and the phase that follows from it."""
    sitting = tuple(changed.get(seat, who) for seat, who in enumerate(now.sitting))
    phase = now.phase
    if phase in _BEFORE_PLAY:
        phase = MatchPhase.NONCES if all(who.name for who in sitting) else MatchPhase.SEATING
        phase = MatchPhase.PLAY if all(who.nonce for who in sitting) else phase
    return now.then(sitting=sitting, phase=phase)
