"""The results of an arena as tables, and as a picture."""

from pathlib import Path
from typing import TYPE_CHECKING

from rich.box import SIMPLE
from rich.table import Table

from fernweh.bots.arena.plot import Bar, drawn
from fernweh.bots.arena.standings import Share, Standing, meeting, ratings, standings
from fernweh.cli.catalogue import game_key
from fernweh.cli.speech import Voice
from fernweh.words import decimal

if TYPE_CHECKING:
    from fernweh.bots.arena.ledger import Ledger


def show(voice: Voice, ledger: "Ledger", plot: Path | None) -> None:
    """Every meeting, then every bot."""
    outcomes, plan = ledger.in_order(), ledger.plan
    voice.out.print(_meetings(voice, ledger))
    everyone, rated = standings(outcomes), ratings(outcomes)
    voice.out.print(_everyone(voice, everyone, rated))
    if not rated:
        voice.say("arena-no-ratings")
    if plot is not None:
        title = voice.text("arena-plot", game=voice.text(game_key(plan.game)), seats=plan.seats)
        plot.write_text(_picture(voice, title, everyone), "utf-8")
        voice.say_whole("arena-plot-kept", path=str(plot))


def _meetings(voice: Voice, ledger: "Ledger") -> Table:
    table = _table(voice, "arena-bot", "arena-against", "arena-share", "arena-lead", "arena-games")
    for number, line_up in enumerate(ledger.plan.line_ups):
        for bot in dict.fromkeys(line_up):
            found = meeting(ledger.in_order(), number, bot)
            others = list(line_up)
            others.remove(bot)
            row = percent(voice, found.share), points(voice, found.lead)
            table.add_row(bot, ", ".join(others), *row, voice.words.number(found.share.games))
    return table


def _everyone(
    voice: Voice, everyone: list[Standing], rated: dict[str, tuple[float, float]]
) -> Table:
    keys = "arena-bot", "arena-rating", "arena-share", "arena-lead", "arena-a-move", "arena-longest"
    table = _table(voice, *keys)
    for each in everyone:
        row = percent(voice, each.share), points(voice, each.lead)
        seconds = [
            voice.text("arena-seconds", n=decimal(n, 3)) for n in (each.a_move, each.longest)
        ]
        table.add_row(each.bot, _rating(voice, rated.get(each.bot)), *row, *seconds)
    return table


def _table(voice: Voice, *keys: str) -> Table:
    table = Table(box=SIMPLE)
    for i, key in enumerate(keys):
        table.add_column(voice.text(key), justify="left" if i == 0 else "right", overflow="fold")
    return table


def percent(voice: Voice, share: Share) -> str:
    low, mean, high = (decimal(100 * each, 1) for each in (share.low, share.mean, share.high))
    return voice.text("arena-percent", mean=mean, low=low, high=high)


def points(voice: Voice, share: Share) -> str:
    error = decimal(share.high - share.mean, 1)
    return voice.text("arena-points", mean=decimal(share.mean, 1), error=error)


def _rating(voice: Voice, rating: tuple[float, float] | None) -> str:
    if rating is None:
        return ""
    return voice.text("arena-points", mean=decimal(rating[0], 1), error=decimal(rating[1], 1))


def _picture(voice: Voice, title: str, everyone: list[Standing]) -> str:
    bars = [
        Bar(each.bot, *(100 * end for end in (each.share.low, each.share.mean, each.share.high)))
        for each in everyone
    ]
    return drawn(title, voice.text("arena-axis"), bars, 0.0, 100.0)
