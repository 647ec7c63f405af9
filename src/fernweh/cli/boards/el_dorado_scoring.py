"""The end of the game as the rulebook counts (§11): who arrived, blockades, steps left."""

from collections.abc import Iterator, Mapping
from typing import Any

from rich.table import Table

from fernweh.cli.scene import Scene
from fernweh.cli.speech import isolated
from fernweh.words import Words

NAME = 30  # cells for a player


def ends_round(event: Mapping[str, Any]) -> bool:
    return bool(event["event"] == "game-ended")


def scoring(scene: Scene, words: Words) -> Iterator[Table]:
    """A line a player, the winner first; the events that ended the game say how it came out."""
    sides, told = scene.view["seats"], scene.ended_by
    ranks = {event["seat"]: event for event in told if event["event"] == "ranked"}
    ranks = ranks or dict(enumerate(sides))
    arrived = [event["seat"] for event in told if event["event"] == "pawn-arrived"]
    table = _table(words)
    for seat in sorted(ranks, key=lambda seat: int(ranks[seat]["place"])):
        home = sum(pawn["arrived"] for pawn in sides[seat]["pawns"]) + arrived.count(seat)
        table.add_row(
            words.number(ranks[seat]["place"]),
            isolated(scene.names(words)[seat]),
            f"{words.number(home)}/{words.number(len(sides[seat]['pawns']))}",
            " ".join(map(words.number, sides[seat]["blockades"])) or "·",
            words.number(ranks[seat]["steps"]),
        )
    yield table


def _table(words: Words) -> Table:
    table = Table(
        title=isolated(words("scoring-title")),
        title_justify="left",
        title_style="bold",
        box=None,
        pad_edge=False,
    )
    table.add_column(isolated(words("scoring-place")), justify="right")
    table.add_column(
        isolated(words("scoring-player")), max_width=NAME, no_wrap=True, overflow="ellipsis"
    )
    for key in ("arrived", "blockades", "steps"):
        table.add_column(isolated(words(f"scoring-{key}")), justify="right", no_wrap=True)
    return table
