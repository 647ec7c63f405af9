"""From the import of Fernweh to the first move, in a process of its own."""

import pytest
from benchmarks.first_decision import BARS, first

pytestmark = [pytest.mark.compiled, pytest.mark.timed]
BOTS = pytest.mark.parametrize("bot", ["greedy", "pathfinder"])


@BOTS
def test_warm(bot):
    first(bot)
    assert min(first(bot)) < BARS["warm"]


@pytest.mark.slow
@BOTS
def test_cold(bot, tmp_path):
    assert min(first(bot, str(tmp_path))) < BARS["cold"]
