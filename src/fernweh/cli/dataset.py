"""`fernweh dataset`: games of bots as a Parquet file."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from fernweh.cli.catalogue import game_named, options_of
from fernweh.cli.numbers import whole
from fernweh.cli.speech import Voice
from fernweh.kernel.fault import Fault

if TYPE_CHECKING:
    from fernweh.rl.records_of_play import DatasetPlan

MOST_GAMES, MOST_SEED = 1_000_000_000, 2**62 - 1


def dataset(
    ctx: typer.Context,
    game: Annotated[str, typer.Argument(metavar="GAME", help="help-game")],
    out: Annotated[str, typer.Argument(metavar="FILE", help="help-dataset-out")],
    games: Annotated[str, typer.Option("--games", metavar="N", help="help-dataset-games")] = "1000",
    bots: Annotated[
        str, typer.Option("--bots", metavar="A,B", help="help-dataset-bots")
    ] = "greedy",
    seats: Annotated[str, typer.Option("--seats", metavar="N", help="help-arena-seats")] = "",
    seed: Annotated[str, typer.Option("--seed", metavar="N", help="help-arena-seed")] = "1",
    option: Annotated[
        list[str] | None, typer.Option("--option", metavar="KEY=VALUE", help="help-option")
    ] = None,
) -> None:
    from fernweh.games import load
    from fernweh.games.game import checked_seats
    from fernweh.rl.records_of_play import DatasetPlan

    voice: Voice = ctx.obj
    name = game_named(game)
    plan = DatasetPlan(
        game=name,
        seats=checked_seats(load(name), whole(seats, 2, 8) if seats else None),
        options=options_of(name, option or []),
        bots=tuple(each.strip() for each in bots.split(",")),
        games=whole(games, 1, MOST_GAMES),
        seed=whole(seed, 0, MOST_SEED),
    )
    _need_libraries()
    _write(voice, plan, Path(out))
    voice.say_whole("dataset-done", games=plan.games, path=out)


def _need_libraries() -> None:
    try:
        import pyarrow  # noqa: F401
    except ModuleNotFoundError:
        raise Fault("extra-missing", extra="data") from None


def _write(voice: Voice, plan: "DatasetPlan", out: Path) -> None:
    from fernweh.rl.parquet import write
    from fernweh.rl.records_of_play import play

    with voice.progress() as bar:
        task = bar.add_task(voice.text("dataset-playing"), total=plan.games)
        for done in write(out, plan, play(plan)):
            bar.update(task, completed=done)
