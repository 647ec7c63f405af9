"""The scoring of a game, step by step as the rulebook counts (§8), from a view."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from rich.table import Table
from rich.text import Text

from fernweh.cli.boards.lost_cities_cards import strip
from fernweh.cli.scene import Scene
from fernweh.cli.speech import isolated
from fernweh.words import Words

WIDEST = 26  # cells for the cards of an expedition; more go on a second line
HEADINGS = ("expedition", "cards", "footprints", "wagers", "bonus", "points")


class Count(NamedTuple):
    """An expedition in the steps of §8.1 and §8.2."""

    footprints: int
    times: int  # one more than the wagers
    bonus: int
    points: int


def ends_round(event: Mapping[str, Any]) -> bool:
    return bool(event["event"] == "game-ended")


def scoring(scene: Scene, words: Words) -> Iterator[Table]:
    """A table a player."""
    for seat, name in enumerate(scene.names(words)):
        yield _player(scene.view["seats"][seat], words, name)


def counted(ranks: Sequence[str], points: int) -> Count:
    """The steps that lead to the points; what is left over at the end is the bonus (§8.2)."""
    numbers = [int(rank) for rank in ranks if rank.isdecimal()]
    footprints = sum(1 if number <= 5 else 2 for number in numbers)
    times = 1 + len(ranks) - len(numbers)
    return Count(footprints, times, points - footprints * times, points)


def _player(side: Mapping[str, Any], words: Words, name: str) -> Table:
    title = isolated(name)
    table = Table(title=title, title_justify="left", title_style="bold", box=None, pad_edge=False)
    for heading in HEADINGS:
        right = heading not in HEADINGS[:2]
        table.add_column(
            isolated(words(f"scoring-{heading}")), justify="right" if right else "left"
        )
    for colour, expedition in side["expeditions"].items():
        if expedition["cards"]:
            table.add_row(*_row(colour, expedition, words))
    table.add_row(isolated(words("scoring-coins")), *[""] * 4, words.number(side["coins"]))
    total = Text(words.number(side["total"]), "bold")
    table.add_row(Text(isolated(words("scoring-total")), "bold"), *[""] * 4, total)
    return table


def _row(colour: str, expedition: Mapping[str, Any], words: Words) -> Iterator[Text]:
    count = counted(expedition["cards"], expedition["points"])
    yield Text(isolated(words("colour-name", colour=colour)))
    yield Text("\n").join(strip(colour, expedition["cards"], WIDEST, words))
    yield Text(words.number(count.footprints))
    yield Text(f"×{words.number(count.times)}")
    yield Text(f"+{words.number(count.bonus)}" if count.bonus else "")
    yield Text(words.number(count.points))
