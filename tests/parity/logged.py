"""Games with a fingerprint of every action, to be played interpreted and compiled.

`python -m tests.parity.logged GAME OPTIONS FIRST COUNT` plays some of them and prints what came of
each: a hash of its actions and of what was seen, in order, and of its last table's bytes.
"""

import hashlib
import json
import sys
from typing import Any

import numpy as np

from fernweh.games.game import Game
from fernweh.kernel import verbs
from fernweh.kernel.batch import POLICY, RANDOM, any_legal
from fernweh.kernel.bits import Word
from fernweh.kernel.chance import mixed, stream
from fernweh.kernel.record import blank
from fernweh.kernel.rule import rule
from fernweh.kernel.verbs import CHANCE, NOBODY

SEED = 11


@rule
def logged_games(boxes, tables, styles, seed, first, seen, logs):
    """Play as `batch.styled_games` does, and write down a fingerprint of each game."""
    mask, rng = verbs.no_actions(tables[0]), np.zeros(1, np.uint64)
    for i in range(tables.size):
        stream(rng, seed, Word(first + i))
        verbs.setup(boxes[0], tables[i])
        style = styles[(first + i) % len(styles)]
        logs[i] = logged(boxes[0], tables[i], style, mask, rng, seen)


@rule
def logged(box, table, style, mask, rng, seen):
    """Every action goes into it, and one in sixteen times what the next seat sees."""
    log = Word(0)
    seat = verbs.actor(box, table)
    while seat != NOBODY:
        if seat == CHANCE:
            action = verbs.draw(box, table, rng)
        elif style[seat] == POLICY:
            action = verbs.policy(box, table, rng)
        else:
            action = any_legal(box, table, mask, rng)
        verbs.apply(box, table, action)
        log = mixed(log ^ Word(action))
        seat = verbs.actor(box, table)
        if seat >= 0 and log & Word(15) == Word(0):
            verbs.observe(box, table, seat, seen)
            log = mixed(log ^ Word(checksum(seen)))
    return log


@rule
def checksum(seen):
    total = np.int64(0)
    for i in range(seen.size):
        total += (i + 1) * np.int64(seen[i])
    return total


def styles_for(seats: int) -> list[list[int]]:
    """All at random, all sensible, and each way of taking turns at it."""
    mixed_styles = [[(seat + shift) % 2 for seat in range(seats)] for shift in range(2)]
    return [[RANDOM] * seats, [POLICY] * seats, *mixed_styles]


def fingerprints(name: str, options: dict[str, Any], first: int, count: int) -> list[str]:
    game = Game(name, **options)
    tables, logs = blank(game.rules.TABLE, count), np.zeros(count, np.uint64)
    styles = np.array(styles_for(game.seats), np.int8)
    seen = np.zeros(sum(piece.size for piece in game.rules.OBSERVATION), np.uint8)
    logged_games(game.box, tables, styles, Word(SEED), first, seen, logs)
    return [f"{log:016x} {hash_of(table)}" for log, table in zip(logs, tables, strict=True)]


def hash_of(table: Any) -> str:
    return hashlib.sha256(table.tobytes()).hexdigest()[:16]


if __name__ == "__main__":
    _, name_, options_, first_, count_ = sys.argv
    lines = fingerprints(name_, json.loads(options_), int(first_), int(count_))
    sys.stdout.write("\n".join(lines))
