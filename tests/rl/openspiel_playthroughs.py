"""A game of each as OpenSpiel writes them: every question of its interface, at every state.

    python -m tests.rl.openspiel_playthroughs --write

writes them anew under `playthroughs/`: read the difference. A whole one has up to two megabytes. So
of most states, and of the end of long lines, only a digest is kept: what changes there shows, too.
"""

import argparse
import hashlib
from pathlib import Path

from open_spiel.python.algorithms import generate_playthrough

import fernweh.rl.openspiel  # noqa: F401 (registers the games)

FOLDER = Path(__file__).parent / "playthroughs"
GAMES = {
    "lost_cities": "rounds=1,cap=2",
    "lost_cities_rivals": "players=2",
    "lost_cities_board_game": "expeditions=1,cap=1",
    "el_dorado": "cap=1",
    "survive": "players=2",
}
SEED, LONGEST, WHOLE = (
    1,
    160,
    5,
)  # of what luck; letters of a line; states from one kept to the next
STATE, ACTION, MOVES = "# State ", "action: ", "# Apply action "


def path_of(name: str) -> Path:
    return FOLDER / f"{name}.txt"


def written(name: str, actions: list[int] | None = None) -> str:
    """The playthrough of these actions, or at random, as it is kept."""
    told = generate_playthrough.playthrough(f"fernweh_{name}({GAMES[name]})", actions, seed=SEED)
    head, *states = told.split(f"\n{STATE}")
    step = max(1, len(states) // WHOLE)
    kept = {*range(0, len(states), step), len(states) - 1}
    parts = [state if n in kept else left_out(state) for n, state in enumerate(states)]
    lines = f"\n{STATE}".join([head, *parts]).splitlines()
    return "\n".join(map(cut, lines)) + "\n"


def left_out(state: str) -> str:
    """Its number, what it is like by a digest, and the action that was taken."""
    number, *lines = state.splitlines()
    done = [line for line in lines if line.startswith((ACTION, MOVES))]
    return "\n".join([f"{number}: {digest(state)}", *done])


def cut(line: str) -> str:
    """Between words, where there are some."""
    if len(line) <= LONGEST:
        return line
    kept = line[:LONGEST].rpartition(" ")[0] or line[:LONGEST]
    return f"{kept} … {len(line)}: {digest(line)}"


def digest(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def actions_of(told: str) -> list[int]:
    lines = (line for line in told.splitlines() if line.startswith(ACTION))
    return [int(line.removeprefix(ACTION)) for line in lines]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--write", action="store_true", required=True)
    parser.parse_args()
    FOLDER.mkdir(exist_ok=True)
    for name in GAMES:
        path_of(name).write_text(written(name))


if __name__ == "__main__":
    main()
