"""How large the small boxes are, what they are worth, and what the best reply takes from our bots.

    python benchmarks/small.py                          # all games, into the terminal
    python benchmarks/small.py lost_cities survive --page docs/rl/small.md

Of each box: how many actions the game has, how many bytes an observation, how many actions and
chance outcomes a game of random play; where its tree can be walked, how many histories and
information states there are. There CFR+ of OpenSpiel goes on until what it has found is worth the
same to both sides but for `--gap`, or for so many seconds: the value for the first seat lies
between the two best replies. Where all lies open it is found exactly, by backward induction.

A bot's exploitability is what a best reply takes from it, beyond the value, on the average of both
seats. Everything is in rewards by place: 1 for a win, 0 for a draw. `novice` makes one move in
three at random, and is counted so; `pathfinder` thinks in `--worlds` worlds a move, always the same
ones at the same information state.

Needs `fernweh[openspiel]`, and the package on the path.
"""

import argparse
import random
import re
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import pyspiel
from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn

import fernweh.rl.openspiel  # noqa: F401 (registers the games)
from fernweh.bots import parse
from fernweh.games.game import Game
from fernweh.kernel.chance import generator
from fernweh.kernel.fault import Fault
from fernweh.rl.induction import Induction
from fernweh.rl.openspiel_tree import Decision, Odds, Tree
from fernweh.rl.simulation import simulation

NEAR = "B 0 0,0; P 0 5,2; finish jungle 2,4 1,4 3,4"  # two tiles, the end beside the second

# The smallest of each game first
BOXES: dict[str, list[dict[str, Any]]] = {
    "lost_cities": [
        {"rounds": 1, "starter": "north", "colours": 1, "lowest": 6, "wagers": 0, "hand": 2},
        {"rounds": 1, "starter": "north", "colours": 2, "lowest": 8, "wagers": 0, "hand": 2,
         "cap": 4},
        {"rounds": 1, "colours": 2, "lowest": 6, "wagers": 1, "hand": 4, "cap": 60},
    ],
    "lost_cities_rivals": [
        {"starter": "north", "colours": 2, "lowest": 10, "wagers": 1, "piles": 1, "purse": 1},
        {"starter": "north", "colours": 2, "lowest": 9, "wagers": 0, "piles": 2, "purse": 2},
        {"starter": "north", "colours": 2, "lowest": 8, "wagers": 0, "piles": 2, "purse": 3},
    ],
    "lost_cities_board_game": [
        {"expeditions": 1, "starter": "north", "paths": 2, "values": 2, "marks": 1, "arrows": 0,
         "hand": 1, "aside": 0, "cap": 3},
        {"expeditions": 1, "starter": "north", "paths": 2, "values": 2, "marks": 1, "arrows": 0,
         "hand": 1, "aside": 3, "cap": 4},
        {"expeditions": 1, "paths": 2, "values": 11, "marks": 3, "arrows": 2, "hand": 4,
         "aside": 12, "cap": 60},
    ],
    "el_dorado": [
        {"map": NEAR, "starter": "north", "explorers": 1, "travelers": 0, "sailors": 0, "hand": 1,
         "copies": 0, "pawns": 1, "cap": 2},
        {"map": NEAR, "starter": "north", "explorers": 1, "travelers": 0, "sailors": 1, "hand": 1,
         "copies": 0, "pawns": 1, "cap": 3},
        {"map": NEAR, "explorers": 3, "travelers": 2, "sailors": 1, "hand": 3, "copies": 1,
         "pawns": 1, "cap": 20},
    ],
    "survive": [
        {"starter": "red", "explorers": 1, "boats": 1, "serpents": 0, "beaches": 1, "forests": 0,
         "mountains": 1},
        {"explorers": 3, "boats": 1, "serpents": 2, "beaches": 5, "forests": 4, "mountains": 2},
    ],
}  # fmt: skip
OPEN = ("lost_cities_rivals",)  # all lies open
PLAYERS = ("random", "novice", "greedy", "pathfinder")
WALKED, ENDLESS = (1, 2), ("survive",)  # boxes whose trees may be walked, but for these games
SLIPS = 1 / 3  # of a novice's moves
SIZES = ("game", "box", "actions", "bytes seen", "mean length", "histories",
         "information states")  # fmt: skip
WORTH = ("game", "box", "worth to the first seat", *PLAYERS)
PART = re.compile(r"(<!-- generated: (sizes|worth) -->\n).*?(<!-- end -->)", re.DOTALL)


class Box(NamedTuple):
    """A game with a smaller box."""

    name: str
    number: int  # of the game's boxes, from 1
    options: dict[str, Any]

    @property
    def is_walked(self) -> bool:
        """Whether its tree is worth a try."""
        return self.number in WALKED and self.name not in ENDLESS

    @property
    def spiel(self) -> Any:
        return pyspiel.load_game(f"fernweh_{self.name}", dict(self.options))


class Found(NamedTuple):
    """The rows of a box in both tables."""

    sizes: list[str]
    worth: list[str]


# Sizes


def mean_length(game: Any, games: int) -> float:
    """Actions and chance outcomes of a game of random play."""
    rng, entries = random.Random(1), 0
    for _ in range(games):
        state = game.new_initial_state()
        while not state.is_terminal():
            outcomes = dict(state.chance_outcomes()) if state.is_chance_node() else None
            among = list(outcomes or state.legal_actions())
            odds = list(outcomes.values()) if outcomes else None
            state.apply_action(rng.choices(among, odds)[0])
            entries += 1
    return entries / games


def tree_of(game: Any, most: int) -> Tree | None:
    try:
        return Tree(game, most)
    except Fault:
        return None


# Worth


def worth_of(box: Box, tree: Tree | None, given: argparse.Namespace) -> str:
    """To the first seat; nothing where it cannot be found."""
    if box.name in OPEN:
        found = Induction(simulation(box.name, 2, box.options))
        return f"{found.worth:.4f}"
    if tree is None:
        return ""
    low, high = solved(tree, given.gap, given.seconds)
    return f"{(low + high) / 2:.4f} ± {(high - low) / 2:.4f}"


def solved(tree: Tree, gap: float, seconds: float) -> tuple[float, float]:
    """Between which two rewards of the first seat the value lies."""
    solver, until = pyspiel.CFRPlusSolver(tree.game), time.monotonic() + seconds
    while True:
        for _ in range(10):
            solver.evaluate_and_update_policy()
        first, second = best_replies(tree, solver.average_policy())
        if first + second <= gap or time.monotonic() > until:
            return -second, first


def best_replies(tree: Tree, policy: Any) -> list[float]:
    """What each seat gets by its best reply to this policy of the other."""
    root = tree.game.new_initial_state()
    return [pyspiel.TabularBestResponse(tree.game, seat, policy).value_from_state(root)
            for seat in range(2)]  # fmt: skip


def odds_of(box: Box, tree: Tree, bot: str, worlds: int) -> Iterator[tuple[Decision, Odds]]:
    """What a bot does in each information state."""
    chooser = parse(f"pathfinder:worlds={worlds}" if bot == "pathfinder" else "greedy")
    game = Game(box.name, **box.options)
    for number, decision in enumerate(tree.decisions.values()):
        evenly = {action: 1 / len(decision.actions) for action in decision.actions}
        if bot == "random" or len(evenly) == 1:
            yield decision, evenly
            continue
        table = tree.state_of(decision).position.table
        seen = game.with_table(table).seen_by(decision.player)
        chosen = game.rules.action_of(chooser.choose(seen, generator(number)))
        share = SLIPS if bot == "novice" else 0.0
        odds = {action: share * even for action, even in evenly.items()}
        odds[chosen] += 1 - share
        yield decision, odds


def exploitability(box: Box, tree: Tree, bot: str, worlds: int) -> float:
    odds = {decision.key: odds for decision, odds in odds_of(box, tree, bot, worlds)}
    return sum(best_replies(tree, tree.policy(lambda decision: odds[decision.key]))) / 2


# Tables


def measured(box: Box, given: argparse.Namespace, bar: Progress, task: Any) -> Found:
    game = box.spiel
    bar.update(task, description=f"{box.name} {box.number}: sizes")
    length = mean_length(game, given.games)
    bar.update(task, advance=1, description=f"{box.name} {box.number}: tree")
    tree = tree_of(game, given.nodes) if box.is_walked else None
    sizes = [box.name, str(box.number), f"{game.num_distinct_actions():,}",
             f"{game.observation_tensor_size():,}", f"{length:.1f}"]  # fmt: skip
    sizes += [f"{tree.nodes:,}", f"{len(tree.decisions):,}"] if tree else ["–", "–"]
    bar.update(task, advance=1, description=f"{box.name} {box.number}: worth")
    worth = worth_of(box, tree, given)
    bar.update(task, advance=1)
    taken = []
    for bot in PLAYERS:
        bar.update(task, description=f"{box.name} {box.number}: {bot}")
        taken.append(f"{exploitability(box, tree, bot, given.worlds):.3f}" if tree else "–")
        bar.update(task, advance=1)
    return Found(sizes, [box.name, str(box.number), worth, *taken] if worth else [])


def boxes(names: list[str]) -> list[Box]:
    return [Box(name, number, options) for name in names or list(BOXES)
            for number, options in enumerate(BOXES[name], 1)]  # fmt: skip


def table(head: tuple[str, ...], rows: list[list[str]]) -> str:
    lines = [list(head), ["---"] * len(head), *rows]
    return "\n".join("| " + " | ".join(line) + " |" for line in lines) + "\n"


def written(page: str, parts: dict[str, str]) -> str:
    return PART.sub(lambda part: part[1] + parts[part[2]] + part[3], page)


def flags() -> argparse.Namespace:
    found = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    found.add_argument("names", nargs="*", metavar="GAME", help="all games if none is named")
    found.add_argument("--games", type=int, default=200, help="of random play, for the length")
    found.add_argument("--nodes", type=int, default=400_000, help="most histories of a tree")
    found.add_argument("--gap", type=float, default=0.002, help="of what CFR+ finds")
    found.add_argument("--seconds", type=float, default=120, help="of CFR+ at most, a box")
    found.add_argument("--worlds", type=int, default=32, help="of pathfinder, a move")
    found.add_argument("--page", type=Path, help="a page whose tables are filled in")
    given = found.parse_args()
    for name in given.names:
        if name not in BOXES:
            found.error(f"{name} is none of {', '.join(BOXES)}")
    return given


def main() -> None:
    given = flags()
    every, rows = boxes(given.names), list[Found]()
    columns = (TextColumn("{task.description:40}"), BarColumn(), TimeElapsedColumn())
    with Progress(*columns, console=Console(stderr=True)) as bar:
        task = bar.add_task("", total=len(every) * (3 + len(PLAYERS)))
        for box in every:
            rows.append(measured(box, given, bar, task))
    parts = {
        "sizes": table(SIZES, [row.sizes for row in rows]),
        "worth": table(WORTH, [row.worth for row in rows if row.worth]),
    }
    print("\n".join(parts.values()))
    if given.page:
        given.page.write_text(written(given.page.read_text("utf-8"), parts), "utf-8")


if __name__ == "__main__":
    main()
