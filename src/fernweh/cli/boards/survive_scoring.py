"""The end as the rulebook counts (§11): who is saved, what they are worth."""

from collections.abc import Iterator, Mapping
from typing import Any

from rich.table import Table
from rich.text import Text

from fernweh.cli.boards.survive_map import piece
from fernweh.cli.scene import Scene
from fernweh.cli.speech import isolated
from fernweh.words import Words


def ends_round(event: Mapping[str, Any]) -> bool:
    return bool(event["event"] == "counted")


def scoring(scene: Scene, words: Words) -> Iterator[Table]:
    """A line a player: the saved with their values, and the sum."""
    counts = [event for event in scene.ended_by if event["event"] == "counted"]
    headings = [isolated(words(f"scoring-{each}")) for each in ("player", "saved", "sum")]
    table = Table(
        *headings[:2], title=isolated(words("scoring-title")), title_justify="left",
        title_style="bold", box=None, pad_edge=False,
    )  # fmt: skip
    table.add_column(headings[2], justify="right")
    for event in counts:
        name = isolated(scene.names(words)[event["seat"]])
        total = Text(words.number(event["points"]), "bold")
        table.add_row(name, _saved(scene, event["seat"], words), total)
    if counts:
        yield table


def _saved(scene: Scene, seat: int, words: Words) -> Text:
    """`Ra=3 Rc=6`; the last value was shown by the step that ended the game."""
    last = {event["explorer"]: event["value"] for event in scene.ended_by if "value" in event}
    line = Text()
    for each in scene.view["explorers"]:
        if each["seat"] == seat and each["state"] == "safe":
            worth = last.get(each["name"], each["value"])
            value = f"={words.number(worth)}" if worth else ""
            line += Text.assemble(piece(each["name"], words), f"{value}  ")
    return line
