"""How long a network of ours thinks about one move, and how many it thinks about a second, a core.

python benchmarks/net.py [GAME …] [--width 256] [--layers 3]

The weights are drawn by lot: what they say costs as much as what was learnt.
"""

import argparse
import time
from pathlib import Path
from tempfile import TemporaryDirectory

import numpy as np

from fernweh.bots.net import Net
from fernweh.bots.net.columns import columns_of
from fernweh.bots.net.file import NAME, Stamp, write
from fernweh.bots.net.suits import suits_of
from fernweh.games import CATALOGUE, load
from fernweh.games.game import Game
from fernweh.kernel.chance import generator
from fernweh.rl.vector import Vector

TABLES = 256


def any_weights(game: Game, width: int, layers: int) -> dict[str, np.ndarray]:
    suits, rng = suits_of(game.rules, game.box), np.random.default_rng(1)
    columns = [columns_of(rows, game.rules).inputs for rows in (suits.seen, [suits.other_seen])]
    forms = {
        "of_suit": (width, columns[0]), "of_others": (width, columns[1]),
        "summary": (width, width), "suit_choice": (len(suits.actions[0]), width),
        "other_choice": (len(suits.other_actions), width), "worth": (1, width),
        **{f"layers.{n}.{part}": (width, width)
           for n in range(layers) for part in ("own", "others", "out")},
    }  # fmt: skip
    found = {f"{name}.weight": rng.normal(0, 0.1, form) for name, form in forms.items()}
    found |= {f"{name}.bias": np.zeros(form[0]) for name, form in forms.items()}
    return found | {"own": np.zeros((1, width))}


def measure(name: str, width: int, layers: int) -> None:
    game = Game(name, **load(name).SIMULATION)
    game.let_chance(generator(1))
    with TemporaryDirectory() as folder:
        weights = any_weights(game, width, layers)
        write(Path(folder) / NAME, Stamp.of(game.rules, width, layers), weights)
        size, bot = (Path(folder) / NAME).stat().st_size, Net(folder)
        player = bot.player(game)
    tables = Vector(name, TABLES, threads=1, **load(name).SIMULATION)
    for _ in range(30):
        tables.step(tables.random_actions())
    bot.choose(game, generator(1)), player.think_of_all(tables.observations)
    one = best(lambda: [bot.choose(game, generator(1)) for _ in range(50)]) / 50
    many = best(lambda: player.think_of_all(tables.observations)) / TABLES
    print(f"{name}: {size / 1e6:.1f} MB, a move {one * 1e3:.2f} ms, "
          f"{1 / many:,.0f} positions a second on one core")  # fmt: skip


def best(stretch, repeats: int = 7) -> float:
    found = []
    for _ in range(repeats):
        start = time.perf_counter()
        stretch()
        found.append(time.perf_counter() - start)
    return min(found)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("games", nargs="*", default=[*CATALOGUE], metavar="GAME")
    parser.add_argument("--width", type=int, default=256)
    parser.add_argument("--layers", type=int, default=3)
    asked = parser.parse_args()
    for name in asked.games:
        measure(name, asked.width, asked.layers)


if __name__ == "__main__":
    main()
