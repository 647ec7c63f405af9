"""What the results say: shares of the win with their intervals, and OpenSkill ratings.

A win shared by k players is a k-th of a win for each. The seatings of one deal are one observation:
their luck is the same, so the interval is of means over deals.
"""

import random
from collections import defaultdict
from collections.abc import Callable, Iterable
from statistics import mean
from typing import Any, NamedTuple

import numpy as np

from fernweh.bots.arena.bout import Outcome

ORDERS = 5
NORMAL = 1.96  # 95 % of a normal distribution lie within so many errors
Rating = tuple[float, float]  # OpenSkill's mu, and twice its sigma


class Share(NamedTuple):
    """Of the wins, with the ends of the 95 % interval."""

    mean: float
    low: float
    high: float
    games: int


class Standing(NamedTuple):
    """One bot in one line-up, or in all."""

    bot: str
    share: Share
    lead: Share  # points more than the best other seat
    a_move: float  # seconds
    longest: float


def standings(outcomes: Iterable[Outcome]) -> list[Standing]:
    """Each bot over all games, the best first."""
    games = list(outcomes)
    found = [_standing(bot, games) for bot in sorted({bot for each in games for bot in each.bots})]
    return sorted(found, key=lambda each: -each.share.mean)


def meeting(outcomes: Iterable[Outcome], line_up: int, bot: str) -> Standing:
    """One bot against the others of a line-up."""
    return _standing(bot, [each for each in outcomes if each.line_up == line_up])


def _standing(bot: str, outcomes: list[Outcome]) -> Standing:
    thought = [
        (each.seconds[seat], each.moves[seat], each.longest[seat])
        for each in outcomes
        for seat in seats_of(each, bot)
    ]
    seconds, moves = sum(each[0] for each in thought), sum(each[1] for each in thought)
    longest = max((each[2] for each in thought), default=0.0)
    return Standing(
        bot,
        interval(_by_deal(outcomes, bot, share_of), len(outcomes), bounded=True),
        interval(_by_deal(outcomes, bot, lead_of), len(outcomes), bounded=False),
        seconds / max(moves, 1),
        longest,
    )


def seats_of(outcome: Outcome, bot: str) -> list[int]:
    return [seat for seat, name in enumerate(outcome.bots) if name == bot]


def share_of(outcome: Outcome, seat: int) -> float:
    return (outcome.places[seat] == 1) / outcome.places.count(1)


def lead_of(outcome: Outcome, seat: int) -> float:
    others = [score for other, score in enumerate(outcome.scores) if other != seat]
    return outcome.scores[seat] - max(others)


def _by_deal(
    outcomes: list[Outcome], bot: str, measure: Callable[[Outcome, int], float]
) -> np.ndarray:
    found: dict[tuple[int, int], list[float]] = defaultdict(list)
    for each in outcomes:
        for seat in seats_of(each, bot):
            found[each.line_up, each.deal].append(measure(each, seat))
    return np.array([np.mean(values) for values in found.values()])


def interval(means: np.ndarray, games: int, *, bounded: bool) -> Share:
    """The mean with its 95 % interval; where all are alike, Wilson's, which knows how few."""
    if means.size == 0:
        return Share(0.0, 0.0, 0.0, 0)
    middle = float(means.mean())
    if bounded and np.ptp(means) == 0:
        return Share(middle, *_wilson(middle, means.size), games)
    error = NORMAL * float(means.std(ddof=1)) / means.size**0.5 if means.size > 1 else float("inf")
    low, high = middle - error, middle + error
    if bounded:
        low, high = max(low, 0.0), min(high, 1.0)
    return Share(middle, low, high, games)


def _wilson(share: float, n: int) -> tuple[float, float]:
    square = NORMAL**2
    middle = (share + square / (2 * n)) / (1 + square / n)
    half = NORMAL / (1 + square / n) * (share * (1 - share) / n + square / (4 * n * n)) ** 0.5
    return max(middle - half, 0.0), min(middle + half, 1.0)


def ratings(outcomes: Iterable[Outcome]) -> dict[str, Rating]:
    """OpenSkill's (Plackett and Luce); empty where it is not installed.

    A rating remembers late games better than early ones, and here no game is late: the mean of
    several orders, shuffled always alike.
    """
    try:
        from openskill.models import PlackettLuce
    except ImportError:
        return {}
    games, dice, model = list(outcomes), random.Random(0), PlackettLuce()
    runs = [_rated(model, dice.sample(games, len(games))) for _ in range(ORDERS)]
    return {
        bot: (mean(run[bot].mu for run in runs), 2 * mean(run[bot].sigma for run in runs))
        for bot in runs[0]
    }


def _rated(model: Any, games: list[Outcome]) -> dict[str, Any]:
    found: dict[str, Any] = defaultdict(model.rating)
    for each in games:
        places = [float(place) for place in each.places]
        rated = model.rate([[found[bot]] for bot in each.bots], ranks=places)
        for bot in set(each.bots):  # a bot on several seats has one rating: the mean of them
            own = [rated[seat][0] for seat in seats_of(each, bot)]
            mu, sigma = mean(one.mu for one in own), mean(one.sigma for one in own)
            found[bot] = model.rating(mu=mu, sigma=sigma)
    return found
