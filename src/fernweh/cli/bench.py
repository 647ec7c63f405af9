"""`fernweh bench`: how fast a game plays at random, beside its ceiling and its peers.

The last line of the output is the figure, as a plain whole number: moves a second, chance's
counted, on one core, or on the GPU.
"""

from typing import TYPE_CHECKING, Annotated

import typer
from rich.box import SIMPLE
from rich.table import Table

from fernweh.cli.speech import Voice
from fernweh.kernel.fault import Fault

if TYPE_CHECKING:
    from fernweh.kernel.protocol import Rulebook
    from fernweh.kernel.record import Rows

PARITY_GAMES = 1_000_000
PEERS = ("gin_rummy", "spades", "hearts")
LIMIT_GAME = "lost_cities"  # the game that benchmarks/limit.c plays


def bench(
    ctx: typer.Context,
    game: Annotated[str, typer.Argument(help="help-game")],
    gpu: Annotated[bool, typer.Option("--gpu", help="help-bench-gpu")] = False,
    search: Annotated[bool, typer.Option("--search", help="help-bench-search")] = False,
    seconds: Annotated[float, typer.Option(metavar="N", help="help-bench-seconds")] = 1.0,
) -> None:
    from fernweh.games import load

    voice: Voice = ctx.obj
    rules = load(game)
    box = _box(rules)
    page = Page(voice)
    if search:
        figure = _searching(page, rules, box, seconds)
    else:
        figure = _on_gpu(page, rules, box) if gpu else _on_cpu(page, rules, box, seconds)
    voice.out.print(page.table)
    voice.out.print(round(figure))


def _box(rules: "Rulebook") -> "Rows":
    """A round of the game as simulations play it."""
    from fernweh.games.game import parse_options

    options = {**rules.SIMULATION, **_one_round(rules)}
    return rules.lay_out(parse_options(rules, options), rules.SEATS[0])


def _one_round(rules: "Rulebook") -> dict[str, int]:
    return {"rounds": 1} if "rounds" in rules.Options.__struct_fields__ else {}


class Page:
    """The table of figures."""

    def __init__(self, voice: Voice) -> None:
        self.voice = voice
        self.table = Table(box=SIMPLE)
        for key in ("bench-what", "bench-moves", "bench-games", "bench-ratio"):
            self.table.add_column(voice.text(key), justify="left" if "what" in key else "right")

    def speed(self, what: str, moves: float | None, games: float | None) -> None:
        self.table.add_row(what, self._whole(moves), self._whole(games), "")

    def ratio(self, what: str, ratio: float) -> None:
        self.table.add_row(what, "", "", f"{ratio:.2f}")

    def _whole(self, figure: float | None) -> str:
        return "" if figure is None else f"{figure:,.0f}"


def _on_cpu(page: Page, rules: "Rulebook", box: "Rows", seconds: float) -> float:
    from fernweh.cli import measure
    from fernweh.kernel.batch import cores

    text = page.voice.text
    one = measure.cpu(rules, box, 1, seconds)
    every = measure.cpu(rules, box, cores(), seconds)
    page.speed(text("bench-cores", n=1), *one)
    page.speed(text("bench-cores", n=cores()), *every)
    page.ratio(text("bench-scaling", n=cores()), every.moves / one.moves)
    if rules.NAME == LIMIT_GAME and (limit := measure.limit_games()):
        page.speed(text("bench-limit"), None, limit)
        page.ratio(text("bench-limit-share"), one.games / limit)
    for name, moves in measure.peer_moves(PEERS, seconds).items():
        page.speed(f"OpenSpiel {name}", moves, None)
        page.ratio(text("bench-times", name=name), one.moves / moves)
    return one.moves


def _on_gpu(page: Page, rules: "Rulebook", box: "Rows") -> float:
    from numba import cuda

    from fernweh.cli import measure

    if not cuda.is_available():
        raise Fault("no-gpu")
    if not measure.same_on_gpu(rules, box, PARITY_GAMES):
        raise Fault("gpu-differs", games=PARITY_GAMES)
    page.voice.say("bench-parity", games=PARITY_GAMES)
    speed = measure.gpu(rules, box)
    page.speed(page.voice.text("bench-gpu"), *speed)
    return speed.moves


def _searching(page: Page, rules: "Rulebook", box: "Rows", seconds: float) -> float:
    """Simulations of a search on one core, then whole rounds by random play and by the policy."""
    from fernweh.cli import measure_search as measure
    from fernweh.games.game import Game
    from fernweh.kernel.batch import POLICY, RANDOM, cores

    game, text = Game(rules.NAME, **{**rules.SIMULATION, **_one_round(rules)}), page.voice.text
    figure = measure.simulations(game, seconds, random=True)
    page.speed(text("bench-search-random"), None, figure)
    found = measure.simulations(game, seconds, random=False)
    page.speed(text("bench-search-policy"), None, found)
    for threads in sorted({1, cores()}):
        for key, style in (("bench-rounds-random", RANDOM), ("bench-rounds-policy", POLICY)):
            found = measure.rounds(rules, box, game.seats, threads, style, seconds)
            page.speed(text(key, n=threads), None, found)
    return figure
