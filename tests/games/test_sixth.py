"""A game that no shared file names goes through every interface but the page (tests/web)."""

import os
import shutil
from pathlib import Path
from typing import NamedTuple

import pytest

from tests.processes import ROOT, run
from tests.sixth import ENVIRONMENT, GAME, asked

pytestmark = pytest.mark.compiled


class Interface(NamedTuple):
    """Where its tests are, and how many of them are about one game: at least, in both runs."""

    folders: str
    quick: int
    slow: int


INTERFACES = {
    "rules": Interface("tests/beacon tests/games", 66, 0),
    "laws": Interface("tests/laws", 86, 6),
    "parity": Interface("tests/parity tests/kernel", 12, 7),
    "words": Interface("tests/words", 37, 0),
    "records": Interface("tests/play", 7, 0),
    "bots": Interface("tests/bots", 8, 10),
    "learners": Interface("tests/rl", 18, 19),
    "gpu": Interface("tests/gpu", 17, 2),
    "terminal": Interface("tests/cli", 5, 0),
    "server": Interface("tests/server", 16, 0),
}


@pytest.mark.parametrize("name", INTERFACES)
def test_our_tests_are_asked_about_it(name: str, tmp_path: Path):
    told = INTERFACES[name]
    found = asked(tmp_path, *told.folders.split(), "-m", "not slow and not timed")
    assert found.failed == 0, found.said
    assert found.passed >= told.quick, found.said


@pytest.mark.slow
@pytest.mark.parametrize("name", [name for name, each in INTERFACES.items() if each.slow])
def test_and_those_that_take_long(name: str, tmp_path: Path):
    told = INTERFACES[name]
    found = asked(tmp_path, *told.folders.split(), "-m", "slow and not timed")
    assert found.failed == 0, found.said
    assert found.passed >= told.slow, found.said


def test_the_laws_find_a_hole_in_its_veil(tmp_path: Path):
    """The tests above can fail: here a seat sees the lanterns of those after it (§5.1)."""
    folder = tmp_path / "leaky" / GAME
    shutil.copytree(ROOT / "tests" / GAME, folder, ignore=shutil.ignore_patterns("__pycache__"))
    for path in folder.rglob("*.py"):
        path.write_text(path.read_text("utf-8").replace(f"tests.{GAME}", f"leaky.{GAME}"), "utf-8")
    veil = folder / "hidden.py"
    veil.write_text(veil.read_text("utf-8").replace("seat != viewer", "seat < viewer"), "utf-8")
    home = os.pathsep.join([str(tmp_path), ENVIRONMENT["PYTHONPATH"]])
    settings = {"FERNWEH_GAMES": f"leaky.{GAME}", "FERNWEH_INTERPRET": 1, "PYTHONPATH": home}
    found = asked(tmp_path, "tests/laws", "-m", "not slow", **settings)
    assert found.failed > 0 and found.passed > 20, found.said
    assert "what_looks_alike_is_alike" in found.said


def test_no_file_but_its_own_names_it():
    """Shared edits that a sixth game needs: none."""
    asked_of_all = " ".join(each.folders for each in INTERFACES.values()).split()
    folders = ("src", "web/src", "web/plugins", "benchmarks", "tests/web", *asked_of_all)
    kinds = ("*.py", "*.ts", "*.svelte", "*.css", "*.ftl", "*.toml")
    paths = (path for at in folders for kind in kinds for path in (ROOT / at).rglob(kind))
    own = (ROOT / "tests" / GAME, Path(__file__))
    shared = [path for path in paths if not any(map(path.is_relative_to, own))]
    assert len(shared) > 500
    assert [path for path in shared if GAME in path.read_text("utf-8")] == []


def test_without_being_told_of_it_nobody_knows_it():
    code = "from fernweh.shelf import CATALOGUE; print('beacon' in CATALOGUE)"
    assert run(code, FERNWEH_GAMES="") == "False"
    assert run(code, **ENVIRONMENT) == "True"
