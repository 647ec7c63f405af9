"""What follows from a deed: clocks that run on, and what is due later."""

from typing import Any

from fernweh.play.match import Match
from fernweh.play.moment import MatchPhase
from fernweh.server.store import Due, Kept
from fernweh.server.terms import State, changed

NONCES_WITHIN = 30_000  # milliseconds to show a nonce after the start
NOTICE_AFTER = 60_000  # who comes back by then needs no notice


def after(
    kept: Kept, match: Match, state: State, now: int, lag: int, pace: int
) -> tuple[State, list[Due], list[str]]:
    """The state with its clock, the rows that come due, and the kinds that are due no more."""
    clock = state.clock.turned(kept.terms.clock, _on_the_clock(match), now, lag)
    offers = state.offers if match.n == kept.n else []  # what was asked has been overtaken
    people = _people(match, state)
    at = now + _pause(match, state, pace)
    state = changed(state, clock=clock, offers=offers, people=people, **_shown(match))
    wanted = [*_bots_turn(kept, match, at), *_flag(kept, match, state)]
    wanted += [*_nonces(kept, match, state, now), *_notice(kept, match, state, now)]
    kinds = [each.kind for each in wanted]
    gone = [kind for kind in state.due if kind not in kinds]
    fresh = [each for each in wanted if match.n != kept.n or each.kind not in state.due]
    return (state if kinds == state.due else changed(state, due=kinds)), fresh, gone


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


def _people(match: Match, state: State) -> list[str]:
    """Who lost a seat with the nonces has it no more."""
    if match.now.phase not in (MatchPhase.SEATING, MatchPhase.NONCES):
        return state.people
    pairs = zip(state.people, match.now.sitting, strict=True)
    return [person if who.name and not who.bot else "" for person, who in pairs]


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


def _notice(kept: Kept, match: Match, state: State, now: int) -> list[Due]:
    """For matches over days."""
    waits = kept.terms.clock.kind == "days" and state.clock.running >= 0
    return [Due(kept.id, "notice", match.n, now + NOTICE_AFTER)] if waits else []
