"""The stories read as they are written; `python -m tests.playthroughs --write` writes them anew."""

from pathlib import Path

import pytest

from fernweh.games import CATALOGUE
from tests.playthroughs import game_of, main, retold, stories


@pytest.mark.parametrize("path", stories(), ids=lambda path: f"{game_of(path)}-{path.stem}")
def test_a_story_reads_as_it_is_written(path: Path):
    assert retold(path.read_text()).splitlines() == path.read_text().splitlines()


@pytest.mark.parametrize("path", stories(), ids=lambda path: f"{game_of(path)}-{path.stem}")
def test_a_story_can_be_read_in_one_sitting(path: Path):
    assert 10 < len(path.read_text().splitlines()) <= 300


@pytest.mark.parametrize("name", CATALOGUE)
def test_every_game_has_stories(name: str):
    assert len([path for path in stories() if game_of(path) == name]) >= 4


def test_a_new_story_needs_no_second_telling(tmp_path: Path):
    path = tmp_path / "new.txt"
    assert main(["--new", str(path), "lost_cities", "3", "rounds=1", "cap=4"]) == 0
    assert retold(path.read_text()) == path.read_text()


def test_stories_lie_in_the_tests_of_their_game():
    for path in stories():
        assert f"\ngame: {game_of(path)}\n" in path.read_text()
