"""What follows from a deed: clocks that run on, and what is due later."""

from functools import partial
from typing import Any

from fernweh.play.match import Match
from fernweh.play.moment import MatchPhase
from fernweh.server.store import Due, Kept
from fernweh.server.terms import State, changed

NONCES_WITHIN = 30_000  # milliseconds to show a nonce after the start
ANSWER_WITHIN = 40_000  # who plays a bot, to whoever has come; their page asks for thirty seconds
NOTICE_AFTER = 60_000  # who comes back by then needs no notice


def after(
    kept: Kept, match: Match, state: State, now: int, lag: int, pace: int
) -> tuple[State, list[Due], list[str]]:
    """The state with its clock, the rows that come due, and the kinds that are due no more."""
    clock = state.clock.turned(kept.terms.clock, _on_the_clock(match), now, lag)
    offers = state.offers if match.n == kept.n else []  # what was asked has been overtaken
    people = _people(match, state)
    at = now + _pause(match, state, pace)
    facts = {"left": _left(kept, match, state)} | _shown(match)
    state = changed(state, clock=clock, offers=offers, people=people, **facts)
    state = _begun(kept, match, state)
    wanted = [*_bots_turn(kept, match, at), *_flag(kept, match, state)]
    wanted += [*_nonces(kept, match, state, now), *_answer(kept, match, state, now)]
    wanted += _notice(kept, match, state, now)
    kinds = [each.kind for each in wanted]
    gone = [kind for kind in state.due if kind not in kinds]
    is_fresh = partial(_is_fresh, kept, match, state)
    fresh = [each for each in wanted if is_fresh(each)]
    return (state if kinds == state.due else changed(state, due=kinds)), fresh, gone


def _is_fresh(kept: Kept, match: Match, state: State, due: Due) -> bool:
    """A flag is put off without an entry too, by a vacation."""
    is_put_off = due.kind == "flag" and due.at != kept.state.clock.falls
    return match.n != kept.n or due.kind not in state.due or is_put_off


def shown(match: Match, state: State) -> State:
    """With what a list of tables shows, so that no match need be opened for it."""
    return changed(state, **_shown(match))


def _shown(match: Match) -> dict[str, Any]:
    sitting = match.now.sitting
    names, bots = [who.name for who in sitting], [who.bot for who in sitting]
    return {"turn": match.actor, "names": names, "bots": bots}


def _on_the_clock(match: Match) -> int:
    """The person to act; a bot's thinking is nobody's time."""
    actor = match.actor
    return actor if actor >= 0 and not match.now.sitting[actor].bot else -1


def _begun(kept: Kept, match: Match, state: State) -> State:
    """Once it runs nobody is expected any more, and who began is kept for the next match."""
    if kept.phase not in (MatchPhase.SEATING, MatchPhase.NONCES) or match.actor < 0:
        return state
    return changed(state, expected=[], first=match.actor)


def _people(match: Match, state: State) -> list[str]:
    """Who lost a seat with the nonces has it no more."""
    if match.now.phase not in (MatchPhase.SEATING, MatchPhase.NONCES):
        return state.people
    pairs = zip(state.people, match.now.sitting, strict=True)
    return [person if who.name and not who.bot else "" for person, who in pairs]


def _left(kept: Kept, match: Match, state: State) -> list[int]:
    """Where it is rated, coming back makes no leaving undone."""
    if not kept.terms.rated:
        return state.left
    bots = {seat for seat, who in enumerate(match.now.sitting) if who.bot}
    return sorted({*state.left, *bots})


def _pause(match: Match, state: State, pace: int) -> int:
    """Before a bot moves; who goes on with a turn of many small steps waits half as long."""
    return pace // 2 if match.actor == state.turn else pace


def _bots_turn(kept: Kept, match: Match, at: int) -> list[Due]:
    """At a live table it waits until somebody looks."""
    actor = match.actor
    thinks = actor >= 0 and match.now.sitting[actor].bot
    is_live = kept.terms.clock.kind != "days"
    return [Due(kept.id, "bot", match.n, at, int(is_live))] if thinks else []


def _flag(kept: Kept, match: Match, state: State) -> list[Due]:
    falls = state.clock.falls
    return [Due(kept.id, "flag", match.n, falls)] if falls is not None else []


def _nonces(kept: Kept, match: Match, state: State, now: int) -> list[Due]:
    waits = state.started and match.now.phase is MatchPhase.NONCES
    return [Due(kept.id, "nonces", match.n, now + NONCES_WITHIN)] if waits else []


def _answer(kept: Kept, match: Match, state: State, now: int) -> list[Due]:
    waits = state.meanwhile and match.now.phase is MatchPhase.NONCES
    return [Due(kept.id, "answer", match.n, now + ANSWER_WITHIN)] if waits else []


def _notice(kept: Kept, match: Match, state: State, now: int) -> list[Due]:
    """For matches over days."""
    waits = kept.terms.clock.kind == "days" and state.clock.running >= 0
    return [Due(kept.id, "notice", match.n, now + NOTICE_AFTER)] if waits else []
