"""The first start: a progress bar with words while the rules are compiled."""

from collections.abc import Callable
from typing import Any

from rich.progress import BarColumn, Progress, TextColumn

from fernweh.cli.speech import Voice
from fernweh.kernel.rule import INTERPRETED, cache_folder, is_warm

Steps = dict[str, Callable[[], Any]]


def warm(voice: Voice, game: str) -> None:
    """Compile what a match needs, unless an earlier start has."""
    mark = cache_folder() / f"{game}.warm"
    if INTERPRETED or (is_warm() and mark.exists()):
        return
    steps = _steps(game)
    voice.err.print(voice.line(voice.words("warming-title")))
    with _bar(voice) as bar:
        task = bar.add_task("", total=len(steps))
        for name, step in steps.items():
            bar.update(task, description=voice.text(f"warming-{name}"))
            step()
            bar.advance(task)
    mark.touch()


def _bar(voice: Voice) -> Progress:
    return Progress(
        BarColumn(), TextColumn("{task.description}"), console=voice.err, transient=True
    )


def _steps(game: str) -> Steps:
    """Touch every compiled function once, in the order of a match."""
    from fernweh.games.game import Game
    from fernweh.kernel import border
    from fernweh.kernel.chance import generator

    rng, table = generator(1), Game(game)
    return {
        "chance": lambda: (table.weights(), table.let_chance(rng)),
        "moves": lambda: [table.why_not(move) for move in table.moves()],
        "sight": lambda: table.view(0),
        "bots": lambda: border.policy(table.box, table.table, rng),
        "score": lambda: (table.score(0), table.place(0)),
        "record": lambda: (table.digest(), table.play(table.moves()[0])),
    }
