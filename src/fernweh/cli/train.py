"""`fernweh train`: a network that learns a game of two by itself."""

import warnings
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from fernweh.cli.catalogue import game_named, options_of
from fernweh.cli.numbers import decimal, whole
from fernweh.cli.speech import Voice
from fernweh.kernel.fault import Fault

if TYPE_CHECKING:
    from fernweh.rl.train.learner import Learner

MOST_TABLES, MOST_MINUTES = 1 << 22, 100_000.0


def train(
    ctx: typer.Context,
    game: Annotated[str, typer.Argument(metavar="GAME", help="help-game")],
    folder: Annotated[str, typer.Argument(metavar="FOLDER", help="help-train-folder")],
    minutes: Annotated[
        str, typer.Option("--minutes", metavar="N", help="help-train-minutes")
    ] = "10",
    tables: Annotated[
        str, typer.Option("--tables", metavar="N", help="help-train-tables")
    ] = "32768",
    option: Annotated[
        list[str] | None, typer.Option("--option", metavar="KEY=VALUE", help="help-option")
    ] = None,
) -> None:
    voice: Voice = ctx.obj
    torch = _library()
    warnings.filterwarnings("ignore", ".*low occupancy")  # games to judge by are few
    from fernweh.rl.train.learner import Learner, TrainingSettings

    name = game_named(game)
    count = whole(tables, 2, MOST_TABLES)
    device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
    settings = TrainingSettings(game=name, options=options_of(name, option or []), tables=count)
    learner = Learner(settings, Path(folder), device)
    _learn(voice, learner, 60 * decimal(minutes, 0.01, MOST_MINUTES))
    share = f"{100 * learner.final_share():.1f}"
    voice.say_whole("train-done", share=share, path=folder)


def _library() -> Any:
    try:
        import torch
    except ModuleNotFoundError:
        raise Fault("extra-missing", extra="train") from None
    return torch


def _learn(voice: Voice, learner: "Learner", seconds: float) -> None:
    from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn("{task.description}"), BarColumn(), TimeRemainingColumn())
    with Progress(*columns, console=voice.err) as bar:
        task = bar.add_task(voice.text("train-learning"), total=seconds)
        for report in learner.run(seconds):
            bar.update(task, completed=min(seconds, report.seconds))
            if report.share is not None:
                share, best = (f"{100 * figure:.1f}" for figure in (report.share, report.best))
                steps = f"{report.steps / 1e6:.0f}"
                bar.console.print(voice.text("train-judged", steps=steps, share=share, best=best))
