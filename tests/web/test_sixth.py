"""A game that no shared file names on the page: built with it, played and counted in Chromium."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.processes import ROOT
from tests.sixth import ENVIRONMENT, GAME, asked

# Of every game; for most of them they are part of the slow run
GENERIC = (
    "test_games.py::test_a_match_by_pointer",
    "test_games.py::test_a_match_by_keyboard",
    "test_learn.py::test_a_lesson_on_the_board",
    "test_learn.py::test_a_lesson_by_the_keyboard_and_for_everybody",
)

pytestmark = pytest.mark.xdist_group("the page of a sixth game")


@pytest.fixture(scope="module")
def page(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """The page with the game, in a folder of its own: what the server and the tests are told."""
    folder = tmp_path_factory.mktemp("sixth")
    told = {"FERNWEH_WIRE": str(folder / "wire"), "FERNWEH_STATIC": str(folder / "static")}
    environ = os.environ | ENVIRONMENT | told
    types = [sys.executable, "-m", "fernweh.server.typescript", told["FERNWEH_WIRE"]]
    subprocess.run(types, cwd=ROOT, env=environ, check=True)
    build = ["npm", "run", "--silent", "build", "--", "--logLevel", "warn"]
    subprocess.run(build, cwd=ROOT / "web", env=environ, check=True)
    return told


def test_it_is_played_and_learnt_on_the_page(page: dict[str, str], tmp_path: Path):
    found = asked(tmp_path, *(f"tests/web/{each}" for each in GENERIC), **page)
    assert found.failed == 0, found.said
    assert found.passed == len(GENERIC), found.said


def test_it_is_looked_at_and_counted_on_the_pad(page: dict[str, str], tmp_path: Path):
    found = asked(tmp_path, f"tests/{GAME}/tests/test_page.py", **page)
    assert found.failed == 0, found.said
    assert found.passed == 6, found.said


@pytest.mark.slow
def test_and_whatever_else_is_asked_of_every_page(page: dict[str, str], tmp_path: Path):
    """The gallery, phones, themes, languages."""
    found = asked(tmp_path, "tests/web", "-m", "not timed", **page)
    assert found.failed == 0, found.said
    assert found.passed >= 20, found.said
