"""One's finished matches as CSV, for programs that count: a row a match."""

import csv
import io
from collections.abc import Iterable
from datetime import UTC, datetime

import msgspec

from fernweh.server.history import PastMatch, PastSeat

_COLUMNS = (
    "finished", "match", "game", "players", "options", "clock", "entries", "ended", "outcome",
    "place", "score", "name", "others",
)  # fmt: skip
_MARK = "\ufeff"  # by which spreadsheets know UTF-8
_FORMULA = ("=", "+", "-", "@", "\t", "\r")


def spelled(matches: Iterable[PastMatch]) -> bytes:
    out = io.StringIO(newline="")
    out.write(_MARK)
    writer = csv.writer(out)
    writer.writerow(_COLUMNS)
    writer.writerows(map(_row, matches))
    return out.getvalue().encode()


def _row(match: PastMatch) -> list[str | int]:
    mine = next(each for each in match.players if each.is_mine)
    others = "; ".join(_other(each) for each in match.players if each is not mine)
    finished = datetime.fromtimestamp(match.at / 1000, UTC).isoformat(timespec="seconds")
    return [
        finished, match.id, match.game, len(match.players),
        msgspec.json.encode(match.options).decode(), match.clock, match.length, match.ended,
        match.outcome, match.place, match.score, harmless(mine.name), harmless(others),
    ]  # fmt: skip


def _other(seat: PastSeat) -> str:
    bot = f" [{seat.bot}]" if seat.bot and seat.bot != seat.name else ""
    return f"{seat.name}{bot} (#{seat.place}, {seat.score})"


def harmless(text: str) -> str:
    """A name that a spreadsheet would take for a formula is told that it is none."""
    return f"'{text}" if text.startswith(_FORMULA) else text
