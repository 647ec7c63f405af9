"""The scoring of a round, step by step as the rulebook counts (§7), from a view."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from rich.table import Table
from rich.text import Text

from fernweh.cli.boards.lost_cities_cards import strip
from fernweh.cli.scene import Scene
from fernweh.cli.speech import isolated
from fernweh.words import Words

WIDEST = 32  # cells for the cards of an expedition
HEADINGS = ("expedition", "cards", "sum", "cost", "wagers", "bonus", "points")


class Count(NamedTuple):
    """An expedition in the steps of §7.2 to §7.4."""

    total: int  # of the numbers
    cost: int
    times: int  # one more than the wagers
    bonus: int
    points: int


def ends_round(event: Mapping[str, Any]) -> bool:
    return bool(event["event"] == "round-ended")


def scoring(scene: Scene, words: Words) -> Iterator[Table]:
    """A table a player."""
    for seat, name in enumerate(scene.names(words)):
        yield _player(scene, words, seat, name)


def counted(ranks: Sequence[str], points: int) -> Count:
    """The steps that lead to the points; what is left over at the end is the bonus (§7.4)."""
    numbers = [int(rank) for rank in ranks if rank.isdecimal()]
    times = 1 + len(ranks) - len(numbers)
    cost = 20 if ranks else 0
    climbed = (sum(numbers) - cost) * times
    return Count(sum(numbers), cost, times, points - climbed, points)


def _player(scene: Scene, words: Words, seat: int, name: str) -> Table:
    side = scene.view["seats"][seat]
    title = isolated(words("scoring-title", name=name, round=scene.view["round"]))
    table = Table(title=title, title_justify="left", title_style="bold", box=None, pad_edge=False)
    for heading in HEADINGS:
        right = heading not in HEADINGS[:2]
        table.add_column(
            isolated(words(f"scoring-{heading}")), justify="right" if right else "left"
        )
    for colour, expedition in side["expeditions"].items():
        if expedition["cards"]:
            table.add_row(*_row(colour, expedition, words))
    table.add_row(Text(isolated(words("scoring-round")), "bold"), *[""] * 5, _bold(side, words))
    return table


def _row(colour: str, expedition: Mapping[str, Any], words: Words) -> Iterator[Text]:
    count = counted(expedition["cards"], expedition["points"])
    yield Text(isolated(words("colour-name", colour=colour)))
    yield strip(colour, expedition["cards"], WIDEST, words)[0]
    yield Text(words.number(count.total))
    yield Text(words.number(-count.cost))
    yield Text(f"×{words.number(count.times)}")
    yield Text(f"+{words.number(count.bonus)}" if count.bonus else "")
    yield Text(words.number(count.points), "red" if count.points < 0 else "")


def _bold(side: Mapping[str, Any], words: Words) -> Text:
    return Text(words.number(side["round_points"]), "bold")
