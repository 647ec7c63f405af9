"""What an entry does to a match: the one path for all entries, live or replayed.

`after` checks number, time, author, legality, weights and signature, and gives the next moment;
nothing has changed when it raises a fault. Who resigns or runs out of time is placed last. The
others play on, a bot in that seat, while there are two of them and one is a person; else the match
is over, and they are placed as the game stands.
"""

from fernweh.games.game import Game
from fernweh.kernel.event import Event
from fernweh.kernel.fault import Fault
from fernweh.kernel.verbs import CHANCE, NOBODY
from fernweh.play import audit, narrate, seats, signature
from fernweh.play import entry as entries
from fernweh.play.entry import Entry, Header
from fernweh.play.late import Late
from fernweh.play.moment import MatchPhase, Moment
from fernweh.play.seats import HOST, must_be_by, must_be_playing
from fernweh.play.wire import Result

CHANCES_NAME = "chance"


def after(
    header: Header, log: Late[Entry], moments: Late[Moment], entry: Entry, action: int | None = None
) -> Moment:
    """The moment after `entry`; a fault if it may not come now. Who has read its move says so."""
    now = moments.last
    if entry.n != now.n + 1:
        raise Fault("entry-number", said=entry.n, expected=now.n + 1)
    entries.check_time(entry.at, now.at)
    if isinstance(entry, entries.SecretRevealed):
        then = reveal(header, log, now, entry)
    elif isinstance(entry, entries.TakeBack):
        then = take_back(moments, entry)
    elif isinstance(entry, entries.TakeBackAgreed):
        then = take_back_agreed(moments, entry)
    elif isinstance(entry, entries.SeatKey):
        then = seats.change_key(header, now, entry)
    else:
        then = _deed(now, entry, action)
    if isinstance(entry, signature.Deed):
        then = then.then(sitting=signature.after(header, then, entry))
    return then.then(n=entry.n, at=entry.at)


def _deed(now: Moment, entry: Entry, action: int | None) -> Moment:
    match entry:
        case entries.Action():
            return act(now, entry, action)
        case entries.Chance():
            return let_chance(now, entry)
        case entries.SeatTaken():
            then = seats.take(now, entry)
        case entries.SeatLeft():
            then = seats.leave(now, entry)
        case entries.Nonce():
            then = seats.show(now, entry)
        case entries.BotIn():
            then = seats.bot_in(now, entry)
        case entries.BotOut():
            then = seats.bot_out(now, entry)
        case entries.Resigned():
            then = give_up(now, entry)
        case entries.FlagFallen():
            then = fall(now, entry)
        case _:
            raise AssertionError(entry)
    return then.then(trail=())


# Moves


def act(now: Moment, entry: entries.Action, action: int | None) -> Moment:
    must_be_playing(now)
    if now.actor == CHANCE:
        raise Fault("chance-is-due")
    actor = now.names[now.actor]
    if entry.by != actor:
        raise Fault("not-your-turn", seat=entry.by, actor=actor)
    action = _read(now.game, entry.move) if action is None else action
    game, events = _moved(now.game, action)
    stays = game.actor == now.actor and not any(event.reveals() for event in events)
    trail = (*now.trail, now.n) if stays else ()
    return _ended_by_rules(now.then(game=game, events=events, trail=trail))


def let_chance(now: Moment, entry: entries.Chance) -> Moment:
    must_be_playing(now)
    must_be_by(entry.by, CHANCES_NAME)
    if now.actor != CHANCE:
        raise Fault("chance-not-due", actor=now.names[now.actor])
    if entry.weights != now.odds:
        raise Fault("weights-differ")
    game, events = _moved(now.game, _read(now.game, entry.move))
    then = now.then(game=game, events=events, trail=(), draws=now.draws + 1)
    return _ended_by_rules(then)


def _read(game: Game, move: str) -> int:
    """The action of a move that is spelled as it is printed."""
    action = game.rules.action_of(move)
    if game.rules.move_of(action) != move:
        raise Fault("move-spelling", move=move)
    return action


def _moved(game: Game, action: int) -> tuple[Game, tuple[Event, ...]]:
    game = game.copy()
    return game, tuple(game.apply(action))


def take_back(moments: Late[Moment], entry: entries.TakeBack) -> Moment:
    """Allowed while the seat is to act still, and neither chance nor a secret has spoken since."""
    now = moments[-1]
    must_be_playing(now)
    if now.actor < 0 or entry.by != now.names[now.actor] or entry.to not in now.trail:
        raise Fault("no-take-back")
    then = moments[entry.to]
    return now.then(game=then.game, trail=then.trail, events=(narrate.TookBack(now.actor),))


def take_back_agreed(moments: Late[Moment], entry: entries.TakeBackAgreed) -> Moment:
    """Back to an earlier turn of the seat that asked: every other seat has agreed."""
    now = moments[-1]
    must_be_playing(now)
    seat = now.seat_of(entry.by)
    if entry.agreed != [name for name in now.names if name != entry.by]:
        raise Fault("not-agreed", seat=entry.by)
    if entry.to >= now.n or moments[entry.to].actor != seat:
        raise Fault("no-take-back")
    then = moments[entry.to]
    return now.then(game=then.game, trail=then.trail, events=(narrate.TookBack(seat),))


# The end


def give_up(now: Moment, entry: entries.Resigned) -> Moment:
    must_be_playing(now)
    seat = now.seat_of(entry.by)
    return _lost(now, seat, "resigned", narrate.Resigned(seat))


def fall(now: Moment, entry: entries.FlagFallen) -> Moment:
    must_be_playing(now)
    must_be_by(entry.by, HOST)
    seat = now.seat_of(entry.seat)
    return _lost(now, seat, "flag", narrate.FlagFallen(seat))


def _lost(now: Moment, seat: int, how: str, event: Event) -> Moment:
    """The seat is out; the match is over unless two can play on, one of them a person."""
    if seat in now.lost:
        raise Fault("seat-lost", seat=now.names[seat])
    then = now.then(lost=(*now.lost, seat), events=(event,))
    left = [who for each, who in enumerate(now.sitting) if each not in then.lost]
    if len(left) > 1 and not all(who.bot for who in left):
        return then
    return then.then(phase=MatchPhase.OVER, result=_result(then, how))


def reveal(header: Header, log: Late[Entry], now: Moment, entry: entries.SecretRevealed) -> Moment:
    """The secret comes last, and with it every pick is checked that this process still knows."""
    must_be_by(entry.by, HOST)
    if now.phase is not MatchPhase.OVER:
        raise Fault("match-over" if now.phase is MatchPhase.CLOSED else "not-over")
    audit.check(header, log if log.is_whole else [], now, entry)
    return now.then(phase=MatchPhase.CLOSED, events=(narrate.SecretRevealed(),))


def _ended_by_rules(then: Moment) -> Moment:
    if then.actor != NOBODY:
        return then
    return then.then(phase=MatchPhase.OVER, result=_result(then, "rules"))


def _result(then: Moment, how: str) -> Result:
    """Who is out comes last, the first of them at the very end; the others as the game stands."""
    game, everyone = then.game, range(then.game.seats)
    others = {seat: game.place(seat) for seat in everyone if seat not in then.lost}
    last = {seat: game.seats - nth for nth, seat in enumerate(then.lost)}
    places = [
        last.get(seat) or 1 + sum(better < others[seat] for better in others.values())
        for seat in everyone
    ]
    return Result(how, [game.score(seat) for seat in everyone], places)
