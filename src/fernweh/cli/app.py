"""All commands in one program."""

from typing import Annotated

import typer

from fernweh.cli.arena import arena
from fernweh.cli.bench import bench
from fernweh.cli.command_group import Command, CommandGroup
from fernweh.cli.dataset import dataset
from fernweh.cli.doctor import doctor
from fernweh.cli.games import games
from fernweh.cli.hint import hint
from fernweh.cli.map import map
from fernweh.cli.new_game import new_game
from fernweh.cli.order import ban, clubs, people, reports
from fernweh.cli.perft import perft
from fernweh.cli.play import play
from fernweh.cli.replay import replay
from fernweh.cli.rules import rules
from fernweh.cli.serve import serve
from fernweh.cli.stored_matches import backup, bring_in, delete, export
from fernweh.cli.train import train
from fernweh.cli.verify import verify
from fernweh.cli.watch import watch

app = typer.Typer(
    cls=CommandGroup, add_completion=False, pretty_exceptions_enable=False, rich_markup_mode=None
)


@app.callback(invoke_without_command=True, help="help-fernweh")
def fernweh(
    ctx: typer.Context,
    version: Annotated[bool, typer.Option("--version", help="help-version")] = False,
) -> None:
    if version:
        ctx.obj.out.print(_version())
        raise typer.Exit()
    if ctx.invoked_subcommand is None:
        ctx.get_help()


def _version() -> str:
    from importlib.metadata import PackageNotFoundError, version

    try:
        return version("fernweh")
    except PackageNotFoundError:  # run from a checkout
        return "0"


for each in (
    play,
    watch,
    replay,
    verify,
    rules,
    games,
    hint,
    arena,
    perft,
    map,
    bench,
    train,
    dataset,
    serve,
    backup,
    export,
    delete,
    clubs,
    people,
    ban,
    reports,
    doctor,
):
    app.command(each.__name__, cls=Command, help=f"help-{each.__name__}")(each)
app.command("import", cls=Command, help="help-import")(bring_in)
app.command("new-game", cls=Command, help="help-new-game")(new_game)
