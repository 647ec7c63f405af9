"""The first start: a progress bar with words while the rules are compiled."""

from fernweh.cli.speech import Voice
from fernweh.kernel.rule import INTERPRETED


def warm(voice: Voice, game: str) -> None:
    """Compile what a match needs, unless an earlier start has."""
    from fernweh.games import warming

    if INTERPRETED or warming.has_rules(game):
        return
    from rich.progress import BarColumn, Progress, TextColumn

    voice.err.print(voice.line(voice.words("warming-title")))
    columns = BarColumn(), TextColumn("{task.description}")
    with Progress(*columns, console=voice.err, transient=True) as bar:
        task = bar.add_task("", total=warming.PARTS)
        for done, part in enumerate(warming.touched(game)):
            name = voice.text(f"warming-{part}")
            bar.update(task, completed=done, description=name, refresh=True)
    warming.mark_rules(game)
