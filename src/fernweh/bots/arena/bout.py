"""One deal for one line-up, played once in every seating."""

import time
from typing import TYPE_CHECKING

import msgspec

from fernweh.bots import Bot, parse
from fernweh.bots.arena.limit import at_most, late
from fernweh.bots.arena.plan import ArenaPlan, Bout, seated
from fernweh.bots.outside import Visitor
from fernweh.kernel import border
from fernweh.kernel.chance import Rng, generator
from fernweh.kernel.fault import Fault
from fernweh.kernel.verbs import CHANCE, NOBODY

if TYPE_CHECKING:
    from fernweh.games.game import Game

LONGEST_GAME = 100_000  # actions: some published games need not end


class Outcome(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A game that was played; the lists have an entry a seat."""

    line_up: int
    deal: int
    seating: int
    bots: list[str]
    scores: list[int]
    places: list[int]
    moves: list[int]
    seconds: list[float]  # of thinking
    longest: list[float]  # of one move's thinking


def invited(plan: ArenaPlan, spec: str) -> Bot:
    """The bot as it plays in an arena: on one core, since every core has a game of its own."""
    time = {"time": plan.time} if plan.time else {}
    return parse(spec, threads=1, **time)


def prepare(plan: ArenaPlan) -> None:
    """Compile what the bots need, once for all processes of this machine."""
    from fernweh.games.game import Game

    for spec in plan.all_bots:
        invited(plan, spec).ready(Game(plan.game, plan.seats, **plan.options))


def play_bout(plan: ArenaPlan, bout: Bout) -> list[Outcome]:
    """Chance is the same in every seating: stream `deal` of the seed."""
    return [_outcome(plan, bout, seating) for seating in range(plan.seats)]


def _outcome(plan: ArenaPlan, bout: Bout, seating: int) -> Outcome:
    from fernweh.games.game import Game

    names = seated(plan.line_ups[bout.line_up], seating)
    game = Game(plan.game, plan.seats, **plan.options)
    bots = [invited(plan, name) for name in names]
    for bot in bots:
        bot.ready(game)
    table = BoutGame(game, bots, plan.seed, bout, seating, plan.limit)
    table.play()
    seats = range(plan.seats)
    return Outcome(
        line_up=bout.line_up,
        deal=bout.deal,
        seating=seating,
        bots=names,
        scores=[game.score(seat) for seat in seats],
        places=[game.place(seat) for seat in seats],
        moves=table.moves,
        seconds=[round(each, 4) for each in table.seconds],
        longest=[round(each, 4) for each in table.longest],
    )


class BoutGame:
    """One game, with a watch for each seat."""

    def __init__(
        self, game: "Game", bots: list[Bot], seed: int, bout: Bout, seating: int, limit: float
    ) -> None:
        self.game, self.bots, self.limit = game, bots, limit
        self.luck = generator(seed, bout.deal)
        self.whims = [_whim(seed, bout, seating, seat) for seat in range(len(bots))]
        self.moves = [0] * len(bots)
        self.seconds, self.longest = [0.0] * len(bots), [0.0] * len(bots)

    def play(self) -> None:
        for _ in range(LONGEST_GAME):
            seat = self.game.actor
            if seat == NOBODY:
                return
            border.apply(self.game.box, self.game.table, self._action(seat))
        raise Fault("arena-endless", actions=LONGEST_GAME)

    def _action(self, seat: int) -> int:
        game = self.game
        if seat == CHANCE:
            return int(border.draw(game.box, game.table, self.luck))
        move = self._chosen(seat)
        action = game.rules.action_of(move)
        if action not in game.actions():
            raise Fault("arena-illegal", bot=self.bots[seat].name, move=move)
        return action

    def _chosen(self, seat: int) -> str:
        seen, bot, whim = self.game.seen_by(seat), self.bots[seat], self.whims[seat]
        start = time.perf_counter()
        move = (
            self._limited(bot, seen, whim) if isinstance(bot, Visitor) else bot.choose(seen, whim)
        )
        took = time.perf_counter() - start
        self.moves[seat] += 1
        self.seconds[seat] += took
        self.longest[seat] = max(self.longest[seat], took)
        return move

    def _limited(self, bot: Visitor, seen: "Game", whim: Rng) -> str:
        start = time.perf_counter()
        with at_most(self.limit, bot.name):
            move = bot.choose(seen, whim)
        if time.perf_counter() - start > self.limit:
            raise late(bot.name, self.limit)
        return move


def _whim(seed: int, bout: Bout, seating: int, seat: int) -> Rng:
    """What a bot may roll dice with: another stream for every game and seat."""
    number = ((bout.deal * 64 + bout.line_up) * 8 + seating) * 8 + seat
    return generator(seed ^ 0x5EED_B075, number)
