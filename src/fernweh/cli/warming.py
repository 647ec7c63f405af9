"""The first start: a progress bar with words while the rules are compiled."""

from collections.abc import Iterator

from fernweh.cli.speech import Voice
from fernweh.kernel.rule import INTERPRETED, cache_folder, is_warm

PARTS = 7


def warm(voice: Voice, game: str) -> None:
    """Compile what a match needs, unless an earlier start has."""
    mark = cache_folder() / f"{game}.warm"
    if INTERPRETED or (is_warm() and mark.exists()):
        return
    from rich.progress import BarColumn, Progress, TextColumn

    voice.err.print(voice.line(voice.words("warming-title")))
    columns = BarColumn(), TextColumn("{task.description}")
    with Progress(*columns, console=voice.err, transient=True) as bar:
        task = bar.add_task("", total=PARTS)
        for done, part in enumerate(_touched(game)):
            name = voice.text(f"warming-{part}")
            bar.update(task, completed=done, description=name, refresh=True)
    mark.touch()


def _touched(game: str) -> Iterator[str]:
    """Call every compiled function of a match once; each part is named before it is compiled."""
    yield "table"
    from fernweh.games.game import Game
    from fernweh.kernel import border
    from fernweh.kernel.chance import generator

    table, rng = Game(game), generator(1)
    yield "chance"
    table.weights()
    table.let_chance(rng)
    yield "moves"
    reasons = [table.why_not(move) for move in table.moves()]
    yield "sight"
    table.view(0)
    yield "bots"
    border.policy(table.box, table.table, rng)
    yield "score"
    table.score(0), table.place(0)
    yield "record"
    table.digest()
    table.play(table.moves()[reasons.index(None)])
