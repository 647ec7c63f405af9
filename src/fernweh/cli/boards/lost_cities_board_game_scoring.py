"""The scoring of an expedition as the rulebook counts (§8, §9), from the events that ended it.

The last step of an explorer ends an expedition and clears the board at once, so no view shows it:
the events say where everybody stood.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from rich.table import Table
from rich.text import Text

from fernweh.cli.scene import Scene
from fernweh.cli.speech import isolated
from fernweh.words import Words

Event = Mapping[str, Any]
NAME = 20  # cells for a player


def ends_round(event: Event) -> bool:
    return bool(event["event"] == "expedition-ended")


def scoring(scene: Scene, words: Words) -> Iterator[Table]:
    """What the explorers of each player bring; after the last expedition, artifacts too."""
    found = {
        kind: [event for event in scene.ended_by if event["event"] == kind]
        for kind in ("expedition-ended", "explorers-counted", "artifacts-counted")
    }
    if found["explorers-counted"]:
        (end,) = found["expedition-ended"]
        yield _explorers(scene, words, end["expedition"], found["explorers-counted"])
    if found["artifacts-counted"]:
        yield _artifacts(scene, words, found["artifacts-counted"])


def _explorers(scene: Scene, words: Words, number: int, counts: Sequence[Event]) -> Table:
    """A line a player: what each path brings, and the sum."""
    colours = list(scene.view["paths"])
    names = [isolated(words("colour-name", colour=colour)) for colour in colours]
    title = words("scoring-explorers", expedition=number)
    table = _table(title, [words("scoring-player"), *names, words("scoring-sum")])
    for event in counts:
        cells = [_explorer(scene, event, n, words) for n in range(len(colours))]
        table.add_row(_name(scene, event, words), *cells, _number(event["points"], words, "bold"))
    return table


def _explorer(scene: Scene, event: Event, path: int, words: Words) -> Text:
    """§8.1, §8.2: `30`, or `2 × 50` for the researcher."""
    stone, colour = event["stones"][path], list(scene.view["paths"])[path]
    if stone == 0:
        return Text("·", "dim")
    value = scene.view["values"][stone - 1]
    times = f"{words.number(2)} × " if event["researcher"] == colour else ""
    return Text.assemble(times, _number(value, words))


def _artifacts(scene: Scene, words: Words, counts: Sequence[Event]) -> Table:
    """§9.1: the number of artifacts, what the track gives for them, and what it comes to."""
    headings = [words(f"scoring-{each}") for each in ("track", "total")]
    table = _table("", [words("scoring-artifacts"), "", *headings])
    for event in counts:
        table.add_row(
            _name(scene, event, words),
            words.number(event["artifacts"]),
            _number(event["points"], words),
            _number(event["total"], words, "bold"),
        )
    return table


def _table(title: str, headings: Sequence[str]) -> Table:
    table = Table(
        title=isolated(title) if title else None,
        title_justify="left",
        title_style="bold",
        box=None,
        pad_edge=False,
    )
    table.add_column(isolated(headings[0]), max_width=NAME, no_wrap=True, overflow="ellipsis")
    for heading in headings[1:]:
        table.add_column(isolated(heading), justify="right", no_wrap=True)
    return table


def _name(scene: Scene, event: Event, words: Words) -> str:
    return isolated(scene.names(words)[event["seat"]])


def _number(number: int, words: Words, style: str = "") -> Text:
    return Text(words.number(number), f"{style} red".strip() if number < 0 else style)
