"""The first start: a progress bar with words while the rules are compiled."""

from fernweh.cli.speech import Voice
from fernweh.kernel.rule import INTERPRETED


def warm(voice: Voice, game: str) -> None:
    """Compile what a match needs, unless an earlier start has."""
    from fernweh.games import first_start

    if INTERPRETED or first_start.has_rules(game):
        return
    from rich.progress import BarColumn, Progress, TextColumn

    voice.err.print(voice.line(voice.words("warming-title")))
    columns = BarColumn(), TextColumn("{task.description}")
    with Progress(*columns, console=voice.err, transient=True) as bar:
        task = bar.add_task("", total=first_start.PARTS)
        for done, part in enumerate(first_start.touched(game)):
            name = voice.text(f"warming-{part}")
            bar.update(task, completed=done, description=name, refresh=True)
    first_start.mark_rules(game)
