"""Interpreted and compiled, games of every player count and challenge agree."""

import pytest

from tests.games.survive.drawn import NAME
from tests.games.survive.facts import ALL_OPTIONS
from tests.parity.logged import fingerprints
from tests.parity.test_parity import interpreted

pytestmark = [pytest.mark.slow, pytest.mark.compiled]


@pytest.mark.parametrize("options", ALL_OPTIONS, ids=str)
def test_every_challenge_agrees(options):
    assert interpreted(NAME, options, 4) == fingerprints(NAME, options, 0, 4)
