"""Counted sequences of actions from drawn tables, as every game's `test_perft.py` checks them."""

from collections.abc import Sequence
from typing import Any

from fernweh.games.game import Game
from fernweh.laws.perft import perft


def hold_counts(game: Game, counts: Sequence[int], most: int) -> None:
    """The engine counts these sequences at depth 1, 2, …, as far as there are at most so many."""
    for depth, expected in enumerate(counts, 1):
        if expected <= most:
            counted = perft(game.rules, game.box, game.table, depth)
            assert counted == expected, f"depth {depth}"


def hold_naive_counts(naive: Any, counts: Sequence[int], most: int) -> None:
    """The naive twin counts the same."""
    for depth, expected in enumerate(counts, 1):
        if expected <= most:
            assert _naive_count(naive, depth) == expected, f"depth {depth}"


def _naive_count(naive: Any, depth: int) -> int:
    if depth == 0:
        return 1
    return sum(_naive_count(_after(naive, move), depth - 1) for move in naive.moves())


def _after(naive: Any, move: str) -> Any:
    then = naive.copy()
    then.play(move)
    return then
