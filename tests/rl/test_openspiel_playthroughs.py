"""Games as OpenSpiel writes them are what they were."""

import pytest

from tests.games.test_shared import GAMES as OURS
from tests.rl.openspiel_playthroughs import GAMES, LONGEST, actions_of, path_of, written

pytestmark = pytest.mark.compiled


def test_every_game_has_a_playthrough():
    assert set(GAMES) == set(OURS)


@pytest.mark.parametrize("name", GAMES)
def test_a_playthrough_is_what_it_was(name):
    kept = path_of(name).read_text()
    assert written(name, actions_of(kept)).splitlines() == kept.splitlines()


@pytest.mark.parametrize("name", GAMES)
def test_a_playthrough_is_whole_and_short_enough_to_be_read(name):
    kept = path_of(name).read_text()
    assert "IsTerminal() = True" in kept and "Returns() = " in kept
    assert max(map(len, kept.splitlines())) < LONGEST + 40 and len(kept) < 80_000
