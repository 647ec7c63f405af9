"""A match: its header, its log, and what the log has come to.

    match = Match.open("lost_cities", options={"rounds": 1})
    match.take_seat(0, "Ada", nonce_hash=hash_of(nonce))
    match.seat_bot(1, "greedy")
    match.show_nonce(0, nonce)        # the bot's follows; chance deals
    match.act(0, "discard red-2")     # chance acts when it must
    match.take_back(0)

A replayed log is its entries appended. A match without its secret (a record of a running match)
can be looked at but not played on. Who has a key signs elsewhere and hands the signature in; for
the seats of a `keyring` that the match is given, it signs here.
"""

import secrets as entropy
from collections.abc import Callable, Mapping
from datetime import UTC, datetime
from typing import Any, TypeVar

import msgspec

from fernweh.games.game import Game
from fernweh.kernel.fault import Fault
from fernweh.kernel.verbs import CHANCE
from fernweh.play import bind, course, fairness, signature, snapshot
from fernweh.play import entry as entries
from fernweh.play.entry import Entry, Header, Origin, checked, spell, stamp
from fernweh.play.header import game_for, header_for
from fernweh.play.late import Late
from fernweh.play.moment import MatchPhase, Moment, Sitting
from fernweh.play.seats import HOST, must_be_playing
from fernweh.play.signature import Keyring
from fernweh.play.wire import Result

TimeSource = Callable[[], datetime]
E = TypeVar("E", bound=Entry)
SUBSTITUTE = "greedy"  # plays on for a seat that is out


def utc_now() -> datetime:
    return datetime.now(UTC)


class Match:
    """Never changed but by appending; `moments[n]` is the match after entry n."""

    def __init__(
        self, header: Header, secret: bytes | None = None, clock: TimeSource = utc_now
    ) -> None:
        if secret is not None and fairness.hash_of(secret) != header.commitment:
            raise Fault("secret-differs")
        game = game_for(header)
        self.header, self.secret, self.clock = header, secret, clock
        self.keyring: Keyring | None = None
        self.log: Late[Entry] = Late()
        empty = (Sitting(),) * game.seats
        self.moments = Late([(0, Moment(0, header.made, game, MatchPhase.SEATING, empty))])
        self._key = b""

    @classmethod
    def open(
        cls,
        game: str,
        seats: int | None = None,
        options: Mapping[str, Any] | None = None,
        *,
        secret: bytes | None = None,
        clock: TimeSource = utc_now,
        id: str = "",
        origin: Origin | None = None,
    ) -> "Match":
        """A new table; the secret is random unless given."""
        secret = entropy.token_bytes(fairness.SIZE) if secret is None else secret
        if len(secret) != fairness.SIZE:
            raise Fault("secret-size", size=fairness.SIZE)
        header = header_for(
            game,
            seats,
            options or {},
            id=id or entropy.token_hex(8),
            made=stamp(clock()),
            commitment=fairness.hash_of(secret),
            origin=origin,
        )
        return cls(header, secret, clock)

    @classmethod
    def from_snapshot(
        cls, header: Header, secret: bytes | None, data: bytes, clock: TimeSource = utc_now
    ) -> "Match | None":
        """The match as a snapshot has it; None if that is not one of ours."""
        moments = snapshot.opened(header, data)
        if moments is None:
            return None
        match = cls(header, secret, clock)
        match.moments, match.log = moments, Late(length=moments[-1].n)
        return match

    def snapshot(self) -> bytes:
        return snapshot.taken(self.header.game, self.moments)

    def forget(self, before: int) -> None:
        """Keep no more than the late entries, and the moments that can be gone back to."""
        self.log.forget(before - 1)
        self.moments.forget(before, self.now.trail)

    # How it stands

    @property
    def now(self) -> Moment:
        return self.moments.last

    @property
    def n(self) -> int:
        """The number of the last entry; 0 before the first."""
        return self.log.length

    @property
    def game(self) -> Game:
        """The whole table, for the host alone: others get a `Door`."""
        return self.moments.last.game

    @property
    def actor(self) -> int:
        """The seat to act, CHANCE, or NOBODY: also before the match begins and when it is over."""
        return self.moments.last.actor

    @property
    def result(self) -> Result | None:
        return self.moments.last.result

    def bind(self, entry: Entry) -> str:
        """What is told of an entry to everybody; nothing where the secret is not known."""
        return bind.bind(self.secret, entry.n, spell(entry)) if self.secret else ""

    def to_sign(self, seat: int, kind: type[Entry], text: str = "") -> bytes:
        """What the seat's signature of the next entry is over."""
        at, who = self.now.name_of(seat), self.now.sitting[seat]
        tag = str(kind.__struct_config__.tag)
        return signature.message(self.header, self.n + 1, tag, at, text, who.last)

    # The one path

    def append(self, entry: Entry) -> Moment:
        """Add an entry that was written elsewhere; a fault, and no change, if anything is wrong."""
        then = self._after(entry)
        if isinstance(entry, entries.Hashed) and entry.table != then.table:
            raise Fault("table-differs", entry=entry.n, said=entry.table, found=then.table)
        self._push(entry, then)
        return then

    def _write(self, kind: type[E], by: str, action: int | None = None, **facts: Any) -> E:
        """Add an entry that is made here: its number, time and table are filled in."""
        at = max(stamp(self.clock()), self.now.at)
        entry = kind(n=self.n + 1, at=at, by=by, **facts)
        then = self._after(entry, action)
        if isinstance(entry, entries.Hashed):
            entry = msgspec.structs.replace(entry, table=then.table)
        self._push(checked(entry), then)
        return entry

    def _after(self, entry: Entry, action: int | None = None) -> Moment:
        return course.after(self.header, self.log, self.moments, entry, action)

    def _push(self, entry: Entry, then: Moment) -> None:
        self.log.append(entry)
        self.moments.append(then)

    def go_back(self, n: int) -> None:
        """As it was after entry n: for entries that were written to nobody yet."""
        self.log.cut(n)
        self.moments.cut(n + 1)

    # Seats

    def take_seat(self, seat: int, name: str, nonce_hash: str, key: str = "") -> Entry:
        """A person sits down."""
        at = self.now.name_of(seat)
        return self._write(
            entries.SeatTaken, at, seat=at, name=name, bot="", nonce_hash=nonce_hash, key=key
        )

    def seat_bot(self, seat: int, bot: str, name: str = "") -> Entry:
        at, key = self.now.name_of(seat), self._own_key(seat)
        hashed = fairness.hash_of(fairness.bot_nonce(self._secret(), at))
        return self._write(
            entries.SeatTaken, HOST, seat=at, name=name or bot, bot=bot, nonce_hash=hashed, key=key
        )

    def leave_seat(self, seat: int, by: str = "") -> Entry:
        """A person gets up, or the host (`by="host"`) frees a seat."""
        at = self.now.name_of(seat)
        return self._write(entries.SeatLeft, by or at, seat=at)

    def show_nonce(self, seat: int, nonce: bytes) -> Entry:
        """After the last person's nonce those of bots follow, and the game begins."""
        self._secret()
        at = self.now.name_of(seat)
        entry = self._write(entries.Nonce, at, seat=at, nonce=nonce.hex())
        self.go_on()
        return entry

    def bot_in(self, seat: int, bot: str) -> Entry:
        at, key = self.now.name_of(seat), self._own_key(seat)
        return self._write(entries.BotIn, HOST, seat=at, bot=bot, key=key)

    def bot_out(self, seat: int, name: str, key: str = "") -> Entry:
        return self._write(entries.BotOut, HOST, seat=self.now.name_of(seat), name=name, key=key)

    def take_key(self, seat: int, key: str, sig: str = "", by: str = "") -> Entry:
        """A seat signs with another key from now on; `sig` is by the one before, if it is there."""
        at = self.now.name_of(seat)
        return self._write(entries.SeatKey, by or at, seat=at, key=key, sig=sig)

    # Signatures made here

    def _own_key(self, seat: int) -> str:
        return self.keyring.key(self.now.name_of(seat)) if self.keyring else ""

    def _signed(self, seat: int, kind: type[Entry], text: str = "") -> str:
        """By the keyring, where the seat's key is of it."""
        at = self.now.name_of(seat)
        if not self.keyring or self.now.sitting[seat].key != self.keyring.key(at):
            return ""
        return self.keyring.sign(at, self.to_sign(seat, kind, text))

    def _mend_key(self, seat: int) -> None:
        """A bot whose key is of another keyring, as after a move to another server, takes ours."""
        who, own = self.now.sitting[seat], self._own_key(seat)
        if who.bot and who.key and own and who.key != own:
            self.take_key(seat, own, by=HOST)

    # Play

    def act(self, seat: int, move: str, sig: str = "") -> Entry:
        """A seat makes a move, and chance acts until a seat must again."""
        return self.take(seat, self.game.rules.action_of(move), sig)

    def take(self, seat: int, action: int, sig: str = "") -> Entry:
        """The same of an action, for who has read the move already."""
        self._secret()
        at, move = self.now.name_of(seat), self.game.rules.move_of(action)
        self._mend_key(seat)
        sig = sig or self._signed(seat, entries.Action, move)
        entry = self._write(entries.Action, at, action, move=move, table="", sig=sig)
        self.go_on()
        return entry

    def take_back(self, seat: int, sig: str = "") -> Entry:
        """A seat takes its last action back."""
        at, to = self.now.name_of(seat), self.now.trail[-1] if self.now.trail else 0
        sig = sig or self._signed(seat, entries.TakeBack, str(to))
        return self._write(entries.TakeBack, at, to=to, table="", sig=sig)

    def take_back_agreed(self, seat: int, to: int) -> Entry:
        """Back to that entry, where it was the seat's turn: all others have agreed."""
        at = self.now.name_of(seat)
        agreed = [name for name in self.now.names if name != at]
        return self._write(entries.TakeBackAgreed, at, to=to, agreed=agreed, table="")

    def resign(self, seat: int, bot: str = SUBSTITUTE, sig: str = "") -> Entry:
        """A seat gives up; where others play on, a bot plays for it."""
        self._secret()
        at = self.now.name_of(seat)
        sig = sig or self._signed(seat, entries.Resigned)
        entry = self._write(entries.Resigned, at, table="", sig=sig)
        return self._replaced(seat, bot, entry)

    def flag(self, seat: int, bot: str = SUBSTITUTE) -> Entry:
        """A seat's time is up."""
        self._secret()
        entry = self._write(entries.FlagFallen, HOST, seat=self.now.name_of(seat), table="")
        return self._replaced(seat, bot, entry)

    def _replaced(self, seat: int, bot: str, entry: E) -> E:
        if self.now.phase is MatchPhase.PLAY and not self.now.sitting[seat].bot:
            self.bot_in(seat, bot)
        self.go_on()
        return entry

    def go_on(self) -> None:
        """Do what nobody decides: show the nonces of bots, let chance act, reveal the secret."""
        secret = self._secret()
        if self.now.phase is MatchPhase.NONCES:
            self._show_bots()
        while self.actor == CHANCE:
            self._draw()
        if self.now.phase is MatchPhase.OVER:
            self._write(entries.SecretRevealed, HOST, secret=secret.hex())

    def _show_bots(self) -> None:
        """Once every person's nonce is shown, those of bots."""
        pairs = zip(self.now.names, self.now.sitting, strict=True)
        waiting = [(at, who) for at, who in pairs if not who.nonce]
        if all(who.derived for _, who in waiting):
            for at, _ in waiting:
                nonce = fairness.bot_nonce(self._secret(), at)
                self._write(entries.Nonce, HOST, seat=at, nonce=nonce.hex())

    def _draw(self) -> None:
        now = self.now
        move = fairness.pick(self.key(), now.draws + 1, now.weights)
        self._write(entries.Chance, course.CHANCES_NAME, move=move, weights=now.odds, table="")

    def key(self) -> bytes:
        """The key of the draws, once all nonces are shown; for the host alone."""
        if not self._key:
            must_be_playing(self.now)
            nonces = [bytes.fromhex(who.nonce) for who in self.now.sitting]
            self._key = fairness.match_key(self._secret(), fairness.terms(self.header), nonces)
        return self._key

    def _secret(self) -> bytes:
        if self.secret is None:
            raise Fault("secret-missing")
        return self.secret
