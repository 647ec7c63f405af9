"""What do players of Lost Cities keep in the hand? The ODDS of `games/lost_cities/imagined.py`.

Rounds of `greedy` with itself; at one turn in eight each card that the player to move has not seen
is counted by what it is to both players' expeditions, and by whether the other hand or the draw
pile has it.

    python benchmarks/odds_lost_cities.py --rounds 60000
"""

import argparse

import numpy as np

from fernweh.games import lost_cities
from fernweh.games.lost_cities.components import COLOUR, KINDS, NUMBERS, RANK, WAGER
from fernweh.games.lost_cities.imagined import A_QUARTER, ODDS, QUARTERS, standing
from fernweh.kernel import verbs
from fernweh.kernel.bits import Word, has
from fernweh.kernel.chance import below, stream
from fernweh.kernel.record import blank
from fernweh.kernel.rule import rule
from fernweh.kernel.verbs import CHANCE, NOBODY

ONE_TURN_IN = 8
PRIOR = 5.0  # cards seen in each place beforehand, so that a rare case says nothing


@rule
def rounds(boxes, tables, seed, kept, expected):
    rng, coin = np.zeros(1, np.uint64), np.zeros(1, np.uint64)
    for i in range(tables.size):
        stream(rng, Word(seed), Word(2 * i))
        stream(coin, Word(seed), Word(2 * i + 1))
        verbs.setup(boxes[0], tables[i])
        seat = verbs.actor(boxes[0], tables[i])
        while seat != NOBODY:
            if seat == CHANCE:
                action = verbs.draw(boxes[0], tables[i], rng)
            else:
                if below(coin, ONE_TURN_IN) == 0:
                    count(tables[i], 1 - seat, kept, expected)
                action = verbs.policy(boxes[0], tables[i], rng)
            verbs.apply(boxes[0], tables[i], action)
            seat = verbs.actor(boxes[0], tables[i])


@rule
def count(table, seat, kept, expected):
    """Add the hidden cards of this hand to `kept`, and what as many at random would have been."""
    hidden = 0
    for kind in range(KINDS):
        hidden += in_hand(table, seat, kind)
    if table.deck_left == 0:
        return
    quarter = min(np.int64(table.ply) // A_QUARTER, QUARTERS - 1)
    for kind in range(KINDS):
        theirs = standing(table, seat, COLOUR[kind], RANK[kind])
        mine = standing(table, 1 - seat, COLOUR[kind], RANK[kind])
        kept[quarter, theirs, mine, RANK[kind]] += in_hand(table, seat, kind)
        many = in_deck(table, kind) * hidden / table.deck_left
        expected[quarter, theirs, mine, RANK[kind]] += many


@rule
def in_hand(table, seat, kind):
    """How many cards of a kind this hand has of which the other player does not know."""
    colour = COLOUR[kind]
    if RANK[kind] == WAGER:
        return np.int64(table.hand_wagers[seat, colour] - table.known_wagers[seat, colour])
    return np.int64(has(table.hand[seat] & NUMBERS & ~table.known[seat], kind))


@rule
def in_deck(table, kind):
    if RANK[kind] == WAGER:
        return np.int64(table.deck_wagers[COLOUR[kind]])
    return np.int64(has(table.deck, kind))


def odds(games: int, seed: int) -> np.ndarray:
    box = lost_cities.lay_out(lost_cities.Options(rounds=1, cap=300))
    kept, expected = np.full(ODDS.shape, PRIOR), np.full(ODDS.shape, PRIOR)
    rounds(box, blank(lost_cities.TABLE, games), seed, kept, expected)
    return np.maximum(1, np.rint(64 * kept / expected)).astype(np.int64)


def main() -> None:
    flags = argparse.ArgumentParser(description=__doc__)
    flags.add_argument("--rounds", type=int, default=60_000)
    flags.add_argument("--seed", type=int, default=3)
    given = flags.parse_args()
    for line in odds(given.rounds, given.seed).reshape(-1, ODDS.shape[-1]).tolist():
        print("    " + " ".join(f"{each:3d}," for each in line))


if __name__ == "__main__":
    main()
