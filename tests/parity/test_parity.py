"""Interpreted and compiled, a thousand games agree: every action, and the last byte.

A tenth of them in the quick run.
"""

import json
from itertools import pairwise
from typing import Any

import numpy as np
import pytest

from fernweh.games import CATALOGUE
from fernweh.games.game import Game
from fernweh.kernel import batch
from fernweh.kernel.record import blank
from tests.games import part_of_tests
from tests.parity.logged import SEED, fingerprints, hash_of, styles_for
from tests.processes import said, started

GAMES = pytest.mark.parametrize("name", CATALOGUE)
PROCESSES = 2
INTERPRETED = "import runpy; runpy.run_module('tests.parity.logged', run_name='__main__')"

pytestmark = pytest.mark.compiled


def batches(name: str) -> list[tuple[dict[str, Any], int]]:
    """Options, and how many games with them."""
    return part_of_tests(name, "facts").PARITY


def enough(name: str) -> int:
    """A thousand games, or fewer where a game says that its own are long."""
    return getattr(part_of_tests(name, "facts"), "PARITY_GAMES", 1000)


def interpreted(name: str, options: dict[str, Any], count: int) -> list[str]:
    """The fingerprints, from processes that compile nothing."""
    edges = np.linspace(0, count, PROCESSES + 1).astype(int)
    words = json.dumps(options)
    parts = [
        started(INTERPRETED, name, words, low, high - low, FERNWEH_INTERPRET=1)
        for low, high in pairwise(edges)
        if high > low
    ]
    return [line for part in parts for line in said(part).splitlines()]


@GAMES
@pytest.mark.parametrize("part", [10, pytest.param(1, marks=pytest.mark.slow)])
def test_a_thousand_games_agree(name, part):
    assert sum(count for _, count in batches(name)) >= enough(name)
    for options, count in batches(name):
        some = -(-count // part)
        assert interpreted(name, options, some) == fingerprints(name, options, 0, some)


SMALL = [
    pytest.param(name, options, id=f"{name}-{number}")
    for name in CATALOGUE
    for number, options in enumerate(getattr(part_of_tests(name, "facts"), "SMALL_OPTIONS", ()), 1)
]


@pytest.mark.parametrize(("name", "options"), SMALL)
def test_games_with_a_smaller_box_agree(name, options):
    assert interpreted(name, options, 6) == fingerprints(name, options, 0, 6)


@GAMES
def test_fingerprints_differ(name):
    """They say something."""
    options, _ = batches(name)[0]
    assert len(set(fingerprints(name, options, 0, 50))) == 50


@GAMES
def test_logged_games_are_those_of_a_batch(name):
    options, _ = batches(name)[0]
    game = Game(name, **options)
    tables = blank(game.rules.TABLE, 40)
    batch.styled_games(game.box, tables, styles_for(game.seats), SEED, first=3)
    ends = [line.split()[1] for line in fingerprints(name, options, 3, 40)]
    assert ends == [hash_of(table) for table in tables]
