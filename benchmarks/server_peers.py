"""Fernweh's server beside boardgame.io in the same run, in turns, the best of several.

    python benchmarks/server_peers.py [--rounds 3] [--seconds 8] [--matches 200]

Fernweh plays real rules, conceals views, and answers when a move is committed to disk. boardgame.io
plays a toy game of the same shape: once in memory, storing nothing, and once with the storage that
comes with it (FlatFile), which writes files and does not wait for the disk. All are asked by a
client in a process of its own. `a core` is moves for each second of the server's own processor
time, which a busy machine disturbs less than moves a second.
"""

import argparse
import json
import os
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))
from benchmarks import server_load

PEER = Path(__file__).parent / "boardgame_io"
BUILD = Path(__file__).parents[1] / "build" / "boardgame_io"


def install() -> None:
    """What it needs comes from the npm registry, into a folder that git ignores."""
    BUILD.mkdir(parents=True, exist_ok=True)
    for path in PEER.iterdir():
        shutil.copy(path, BUILD)
    if not all(
        (BUILD / "node_modules" / each).exists() for each in ("boardgame.io", "node-persist")
    ):
        subprocess.run(
            ["npm", "install", "--silent", "--no-fund", "--no-audit"], cwd=BUILD, check=True
        )


def cpu(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def storing_peer(given, rate: float, matches: int) -> dict:
    with tempfile.TemporaryDirectory() as folder:
        return peer(given, rate, matches, folder)


def peer(given, rate: float, matches: int, *folder: str) -> dict:
    server = subprocess.Popen(
        ["node", "server.js", str(given.port), *folder], cwd=BUILD,
        stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
        env=os.environ | {"NODE_ENV": "production"},
    )  # fmt: skip
    try:
        time.sleep(3)
        words = ["node", "load.js", *map(str, (given.port, matches, given.seconds, rate))]
        load = subprocess.Popen(words, cwd=BUILD, stdout=subprocess.PIPE, text=True)
        load.stdout.readline()
        before = cpu(server.pid)
        figures = json.loads(load.stdout.readline())
        figures["moves_a_core_second"] = round(
            figures["moves"] / max(0.01, cpu(server.pid) - before)
        )
        load.wait()
        return figures
    finally:
        server.terminate()
        server.wait()


def ours(given, rate: float, matches: int) -> dict:
    mode = "open" if rate else "closed"
    words = [sys.executable, server_load.__file__, mode, "--matches", str(matches),
             "--seconds", str(given.seconds), "--port", str(given.port + 1),
             "--games", given.games]  # fmt: skip
    words += ["--rate", str(rate)] if rate else []
    return json.loads(subprocess.run(words, check=True, capture_output=True, text=True).stdout)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=8)
    parser.add_argument("--matches", type=int, default=200)
    parser.add_argument("--port", type=int, default=8870)
    parser.add_argument(
        "--games", default="lost_cities,lost_cities_rivals,lost_cities_board_game,el_dorado,survive"
    )
    given = parser.parse_args()
    install()
    for name, rate, matches in (
        ("closed loop", 0, 64),
        ("one move a second in each", 1, given.matches),
    ):
        rounds = [[run(given, rate, matches) for run in RUNS] for _ in range(given.rounds)]
        for who, found in zip(RUNS.values(), zip(*rounds, strict=True), strict=True):
            best = {
                key: (min if key.endswith("ms") else max)(each[key] for each in found)
                for key, figure in found[0].items()
                if not isinstance(figure, dict)  # such as what a bare commit took
            }
            print(f"{name}, {matches} matches, {who}: {json.dumps(best)}", flush=True)


RUNS = {
    ours: "fernweh (stored)",
    peer: "boardgame.io (in memory)",
    storing_peer: "boardgame.io (stored)",
}


if __name__ == "__main__":
    main()
