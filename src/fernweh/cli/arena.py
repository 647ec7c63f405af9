"""`fernweh arena`: bots play each other, and are measured."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from fernweh.cli.catalogue import game_named, options_of
from fernweh.cli.numbers import decimal, whole
from fernweh.cli.speech import Voice
from fernweh.kernel.fault import Fault

if TYPE_CHECKING:
    from fernweh.bots.arena.crew import Crew
    from fernweh.bots.arena.ledger import Ledger
    from fernweh.bots.arena.plan import ArenaPlan

MOST_GAMES, MOST_PROCESSES, MOST_SEED = 1_000_000, 1024, 2**63 - 1
LONGEST, MOST_LIMIT = 60.0, 3_600.0  # seconds


def arena(
    ctx: typer.Context,
    game: Annotated[str, typer.Argument(metavar="GAME", help="help-game")],
    bots: Annotated[str, typer.Option("--bots", metavar="A,B", help="help-arena-bots")],
    among: Annotated[str, typer.Option("--among", metavar="NAME", help="help-arena-among")] = "",
    games: Annotated[str, typer.Option("--games", metavar="N", help="help-arena-games")] = "100",
    seats: Annotated[str, typer.Option("--seats", metavar="N", help="help-arena-seats")] = "",
    option: Annotated[
        list[str] | None, typer.Option("--option", metavar="KEY=VALUE", help="help-option")
    ] = None,
    time: Annotated[str, typer.Option("--time", metavar="SECONDS", help="help-arena-time")] = "",
    limit: Annotated[
        str, typer.Option("--limit", metavar="SECONDS", help="help-arena-limit")
    ] = "60",
    seed: Annotated[str, typer.Option("--seed", metavar="N", help="help-arena-seed")] = "1",
    file: Annotated[str, typer.Option("--file", metavar="FILE", help="help-arena-file")] = "",
    plot: Annotated[str, typer.Option("--plot", metavar="FILE", help="help-arena-plot")] = "",
    processes: Annotated[
        str, typer.Option("--processes", metavar="N", help="help-arena-processes")
    ] = "",
    ray: Annotated[str, typer.Option("--ray", metavar="ADDRESS", help="help-arena-ray")] = "",
) -> None:
    from fernweh.bots.arena.plan import ArenaPlan, checked
    from fernweh.cli.arena_pages import show
    from fernweh.games import load

    voice: Voice = ctx.obj
    name = game_named(game)
    plan = checked(
        ArenaPlan(
            game=name,
            seats=whole(seats, 2, 8) if seats else load(name).SEATS[0],
            options={**load(name).SIMULATION, **options_of(name, option or [])},
            bots=[each.strip() for each in bots.split(",")],
            among=among.strip(),
            games=whole(games, 1, MOST_GAMES),
            time=decimal(time, 0.001, LONGEST) if time else 0.0,
            seed=whole(seed, 0, MOST_SEED),
            limit=decimal(limit, 0.001, MOST_LIMIT),
        )
    )
    crew = _crew(ray, processes)
    ledger = _ledger(plan, file)
    run(voice, ledger, crew)
    show(voice, ledger, Path(plot) if plot else None)


def _crew(address: str, processes: str) -> "Crew":
    from fernweh.bots.arena.crew import on_cores, on_ray
    from fernweh.kernel.batch import cores

    if address and processes:
        raise Fault("arena-two-crews")
    if address:
        return on_ray(address)
    return on_cores(whole(processes, 1, MOST_PROCESSES) if processes else cores())


def _ledger(plan: "ArenaPlan", file: str) -> "Ledger":
    from fernweh.bots.arena.ledger import Ledger

    return Ledger(plan, Path(file) if file else None)


def run(voice: Voice, ledger: "Ledger", crew: "Crew") -> None:
    """Play what is missing; what is done stays done, also after Ctrl-C."""
    from fernweh.bots.arena.bout import prepare

    plan, missing = ledger.plan, ledger.missing()
    all_games = len(plan.bouts) * plan.seats
    with voice.progress() as bar:
        task = bar.add_task(voice.text("arena-compiling"), total=all_games)
        if missing:
            prepare(plan)
        bar.update(task, description=voice.text("arena-playing"), completed=len(ledger.outcomes))
        for outcomes in crew(plan, missing):
            ledger.add(outcomes)
            bar.update(task, completed=len(ledger.outcomes))
