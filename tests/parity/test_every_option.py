"""Interpreted and compiled, games of every player count, map, variant and switch agree."""

import pytest

from fernweh.games import CATALOGUE
from tests.games import part_of_tests
from tests.parity.logged import fingerprints
from tests.parity.test_parity import interpreted

pytestmark = [pytest.mark.slow, pytest.mark.compiled]

CASES = [
    pytest.param(name, options, id=f"{name}-{number}")
    for name in CATALOGUE
    for number, options in enumerate(part_of_tests(name, "facts").ALL_OPTIONS)
]


@pytest.mark.parametrize(("name", "options"), CASES)
def test_a_few_games_agree(name, options):
    assert interpreted(name, options, 2) == fingerprints(name, options, 0, 2)
