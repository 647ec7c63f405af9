"""What an entry does to a match: the one path for all entries, live or replayed.

`after` checks number, time, author, legality and weights, and gives the next moment; nothing has
changed when it raises a fault. Resigning and a fallen flag end a match: the seat is placed last,
the others among themselves as the game stands. (That three or more could play on without it is not
offered yet.)
"""

from collections.abc import Sequence
from dataclasses import replace

from fernweh.games.game import Game
from fernweh.kernel.event import Event
from fernweh.kernel.fault import Fault
from fernweh.kernel.verbs import CHANCE, NOBODY
from fernweh.play import audit, narrate, seats, weights
from fernweh.play import entry as entries
from fernweh.play.entry import Entry, Header
from fernweh.play.moment import Moment, Phase
from fernweh.play.seats import HOST, must_be_by, must_be_playing
from fernweh.play.wire import Result

CHANCES_NAME = "chance"


def after(header: Header, log: Sequence[Entry], moments: Sequence[Moment], entry: Entry) -> Moment:
    """The moment after `entry`; a fault if it may not come now."""
    now = moments[-1]
    if entry.n != now.n + 1:
        raise Fault("entry-number", said=entry.n, expected=now.n + 1)
    entries.check_time(entry.at, now.at)
    if isinstance(entry, entries.SecretRevealed):
        then = reveal(header, log, now, entry)
    elif isinstance(entry, entries.TakeBack):
        then = take_back(moments, entry)
    else:
        then = _deed(now, entry)
    return replace(then, n=entry.n, at=entry.at)


def _deed(now: Moment, entry: Entry) -> Moment:
    match entry:
        case entries.Action():
            return act(now, entry)
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
    return replace(then, trail=())


# Moves


def act(now: Moment, entry: entries.Action) -> Moment:
    must_be_playing(now)
    if now.actor == CHANCE:
        raise Fault("chance-is-due")
    actor = now.names[now.actor]
    if entry.by != actor:
        raise Fault("not-your-turn", seat=entry.by, actor=actor)
    game, events = _moved(now.game, entry.move)
    stays = game.actor == now.actor and not any(event.reveals() for event in events)
    trail = (*now.trail, now.n) if stays else ()
    return _ended_by_rules(replace(now, game=game, events=events, trail=trail))


def let_chance(now: Moment, entry: entries.Chance) -> Moment:
    must_be_playing(now)
    must_be_by(entry.by, CHANCES_NAME)
    if now.actor != CHANCE:
        raise Fault("chance-not-due", actor=now.names[now.actor])
    if entry.weights != weights.spell(now.weights):
        raise Fault("weights-differ")
    game, events = _moved(now.game, entry.move)
    then = replace(now, game=game, events=events, trail=(), draws=now.draws + 1)
    return _ended_by_rules(then)


def _moved(game: Game, move: str) -> tuple[Game, tuple[Event, ...]]:
    action = game.rules.action_of(move)
    if game.rules.move_of(action) != move:
        raise Fault("move-spelling", move=move)
    game = game.copy()
    return game, tuple(game.apply(action))


def take_back(moments: Sequence[Moment], entry: entries.TakeBack) -> Moment:
    """Allowed while the seat is to act still, and neither chance nor a secret has spoken since."""
    now = moments[-1]
    must_be_playing(now)
    if now.actor < 0 or entry.by != now.names[now.actor] or entry.to not in now.trail:
        raise Fault("no-take-back")
    then = moments[entry.to]
    return replace(now, game=then.game, trail=then.trail, events=(narrate.TookBack(now.actor),))


# The end


def give_up(now: Moment, entry: entries.Resigned) -> Moment:
    must_be_playing(now)
    seat = now.seat_of(entry.by)
    return _over(now, _lost_by(now.game, seat, "resigned"), narrate.Resigned(seat))


def fall(now: Moment, entry: entries.FlagFallen) -> Moment:
    must_be_playing(now)
    must_be_by(entry.by, HOST)
    seat = now.seat_of(entry.seat)
    return _over(now, _lost_by(now.game, seat, "flag"), narrate.FlagFallen(seat))


def reveal(
    header: Header, log: Sequence[Entry], now: Moment, entry: entries.SecretRevealed
) -> Moment:
    """The secret comes last, and with it every pick is checked."""
    must_be_by(entry.by, HOST)
    if now.phase is not Phase.OVER:
        raise Fault("match-over" if now.phase is Phase.CLOSED else "not-over")
    audit.check(header, log, now, entry)
    return replace(now, phase=Phase.CLOSED, events=(narrate.SecretRevealed(),))


def _ended_by_rules(then: Moment) -> Moment:
    if then.actor != NOBODY:
        return then
    game, everyone = then.game, range(then.game.seats)
    places = [game.place(seat) for seat in everyone]
    result = Result("rules", [game.score(seat) for seat in everyone], places)
    return replace(then, phase=Phase.OVER, result=result)


def _over(now: Moment, result: Result, event: Event) -> Moment:
    return replace(now, phase=Phase.OVER, result=result, events=(event,))


def _lost_by(game: Game, loser: int, how: str) -> Result:
    """`loser` last, the others placed among themselves."""
    others = {seat: game.place(seat) for seat in range(game.seats) if seat != loser}
    places = [
        1 + sum(better < others[seat] for better in others.values())
        if seat in others
        else game.seats
        for seat in range(game.seats)
    ]
    return Result(how, [game.score(seat) for seat in range(game.seats)], places)
