"""Fair: finished matches of a server verify, any flipped bit is found, and draws are even.

python -m tests.server.fairness --matches 200 --draws 1000000
"""

import argparse
import random
import sys
from collections import Counter

from fernweh.games import CATALOGUE
from fernweh.kernel.fault import Fault
from fernweh.play import archive, fairness
from fernweh.play.party import Player, begin
from fernweh.play.verify import verify

FACES = {f"face {n}": n for n in range(1, 21)}  # uneven on purpose: 210 ways
CRITICAL = 45.3  # chi-square with 19 degrees of freedom, one in a thousand


def finished(game: str, seed: int) -> bytes:
    rng = random.Random(seed)
    match = begin(game, [Player("A"), Player("B")], entropy=rng.randbytes)
    for _ in range(60):
        if match.actor < 0:
            break
        match.act(match.actor, rng.choice(match.game.moves()))
    if match.result is None:
        match.resign(rng.randrange(2))
    return archive.write(match)


def flipped(record: bytes, rng: random.Random) -> bytes:
    at = rng.randrange(len(record) * 8)
    data = bytearray(record)
    data[at // 8] ^= 1 << at % 8
    return bytes(data)


def survives(record: bytes) -> bool:
    try:
        verify(record)
    except Fault:
        return False
    return True


def chi_square(draws: int, key: bytes) -> float:
    found = Counter(fairness.pick(key, draw, FACES) for draw in range(1, draws + 1))
    ways = sum(FACES.values())
    wanted = {face: draws * weight / ways for face, weight in FACES.items()}
    return sum((found[face] - each) ** 2 / each for face, each in wanted.items())


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--matches", type=int, default=200)
    parser.add_argument("--flips", type=int, default=10)
    parser.add_argument("--draws", type=int, default=1_000_000)
    given = parser.parse_args()
    rng, games, sound, unnoticed = random.Random(1), list(CATALOGUE), 0, 0
    for seed in range(given.matches):
        record = finished(games[seed % len(games)], seed)
        sound += survives(record)
        unnoticed += sum(survives(flipped(record, rng)) for _ in range(given.flips))
    square = chi_square(given.draws, rng.randbytes(32))
    flips = given.matches * given.flips
    sys.stdout.write(
        f"{sound} of {given.matches} verify; {unnoticed} of {flips} flipped bits unnoticed; "
        f"chi-square of {given.draws} draws {square:.1f} (at most {CRITICAL})\n"
    )
    sys.exit(sound < given.matches or unnoticed or square > CRITICAL)


if __name__ == "__main__":
    main()
