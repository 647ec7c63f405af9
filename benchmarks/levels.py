"""Do the levels keep their bars? Every arena that docs/bots.md speaks of, one after the other.

    python benchmarks/levels.py --processes 16 --folder results lost_cities survive

Results are kept in the folder, an arena a file, and an interrupted run goes on from them. At the
end `levels.md` in the folder has a table with the share of the wins, its 95 % interval and the bar.
Needs the package on the path, and nothing that is not needed to play.
"""

import argparse
import re
import time
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from fernweh.bots.arena.bout import prepare
from fernweh.bots.arena.crew import on_cores
from fernweh.bots.arena.ledger import Ledger
from fernweh.bots.arena.plan import ArenaPlan
from fernweh.bots.arena.standings import Standing, meeting
from fernweh.games import CATALOGUE, load
from fernweh.kernel.batch import cores

AGAINST_GREEDY = {
    "lost_cities": 0.80, "lost_cities_rivals": 0.70, "lost_cities_board_game": 0.70,
    "el_dorado": 0.70, "survive": 0.75,
}  # fmt: skip
A_LEVEL = 0.60  # of the wins, from the level below
FAIR = 1.6  # times the fair share, alone among greedy players
FLAT = "flat:worlds=100"
HEADINGS = ("game", "seats", "bot", "against", "games", "share of wins, 95 %", "bar", "held",
            "lead", "s a move", "longest")  # fmt: skip


class Bar(NamedTuple):
    """A bot alone among others must take at least this share; `above` if its whole interval."""

    game: str
    seats: int
    bot: str
    against: str
    share: float
    above: bool = False

    def held_by(self, found: Standing) -> bool:
        return found.share.low > self.share if self.above else found.share.mean >= self.share


def bars(games: list[str]) -> Iterator[Bar]:
    """The quick ones first, so that an interrupted run says something of every game."""
    for game in games:
        yield Bar(game, 2, "pathfinder", "greedy", AGAINST_GREEDY.get(game, 0.7))
    for game in games:
        yield Bar(game, 2, "legend", "pathfinder", 0.5, above=True)
        yield Bar(game, 2, "explorer", "novice", A_LEVEL)
        yield Bar(game, 2, "pathfinder", FLAT, 0.5, above=True)
    for game in games:
        for seats in load(game).SEATS[1:]:
            yield Bar(game, seats, "pathfinder", "greedy", FAIR / seats)


def arena(bar: Bar, given: argparse.Namespace) -> Ledger:
    options = dict(load(bar.game).SIMULATION)
    plan = ArenaPlan(
        game=bar.game, seats=bar.seats, options=options, bots=[bar.bot], among=bar.against,
        games=given.games, time=given.time, seed=given.seed,
    )  # fmt: skip
    name = re.sub(r"[^a-z_0-9]+", "-", f"{bar.game}-{bar.seats}-{bar.bot}-{bar.against}")
    return Ledger(plan, given.folder / f"{name}.jsonl")


def played(ledger: Ledger, processes: int, until: float) -> None:
    """Until it is done, or the time for all is up."""
    prepare(ledger.plan)
    for outcomes in on_cores(processes)(ledger.plan, ledger.missing()):
        ledger.add(outcomes)
        if time.monotonic() > until:
            return


def row(bar: Bar, ledger: Ledger) -> list[str]:
    found = meeting(ledger.in_order(), 0, bar.bot)
    share, lead = found.share, found.lead
    wanted = f"{'all above' if bar.above else 'at least'} {100 * bar.share:.0f} %"
    return [
        bar.game, str(bar.seats), bar.bot, bar.against, str(share.games),
        f"{100 * share.mean:.1f} % ({100 * share.low:.1f}–{100 * share.high:.1f})",
        wanted, "yes" if bar.held_by(found) else "no",
        f"{lead.mean:.1f} ± {lead.high - lead.mean:.1f}", f"{found.a_move:.3f}",
        f"{found.longest:.3f}",
    ]  # fmt: skip


def table(rows: list[list[str]]) -> str:
    lines = [list(HEADINGS), ["---"] * len(HEADINGS), *rows]
    return "\n".join("| " + " | ".join(line) + " |" for line in lines) + "\n"


def flags() -> argparse.Namespace:
    found = argparse.ArgumentParser(description=__doc__)
    found.add_argument("names", nargs="*", metavar="GAME", help="all games if none is named")
    found.add_argument("--games", type=int, default=400)
    found.add_argument("--time", type=float, default=0.1, help="seconds a move")
    found.add_argument("--seed", type=int, default=2026)
    found.add_argument("--processes", type=int, default=cores())
    found.add_argument("--folder", type=Path, default=Path("levels"))
    found.add_argument("--minutes", type=float, default=1e9, help="stop after so many")
    found.add_argument("--only", default="", help="bars whose bots match, such as legend")
    return found.parse_args()


def main() -> None:
    given = flags()
    until = time.monotonic() + 60 * given.minutes
    rows = []
    for bar in bars(given.names or list(CATALOGUE)):
        if given.only and not re.search(given.only, f"{bar.bot} {bar.against} {bar.seats}"):
            continue
        ledger = arena(bar, given)
        if time.monotonic() < until:
            played(ledger, given.processes, until)
        if ledger.outcomes:
            rows.append(row(bar, ledger))
            print(" | ".join(rows[-1]), flush=True)
            (given.folder / "levels.md").write_text(table(rows), "utf-8")


if __name__ == "__main__":
    main()
