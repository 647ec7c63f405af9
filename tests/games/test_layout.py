"""Every file of a game is a compiled one or a readable one, and all who ask are told the same."""

import tomllib
from pathlib import Path

import pytest

from fernweh import compiled
from fernweh.games import CATALOGUE, folder_of
from tests.processes import ROOT

PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text())["tool"]
FENCE = next(
    each
    for each in PROJECT["importlinter"]["contracts"]
    if each["name"] == "compiled files never import the readable ones"
)


def names_of(modules: list[str]) -> list[str]:
    return [module.removeprefix("fernweh.games.*.") for module in modules]


def parts_of(folder: Path) -> set[str]:
    """What a game is made of: its files and the folders that hold code."""
    files = {path.stem for path in folder.glob("*.py")} - {"__init__"}
    return files | {path.parent.name for path in folder.glob("*/__init__.py")} - {"tests"}


def test_the_fence_knows_the_compiled_files():
    assert names_of(FENCE["source_modules"]) == list(compiled.PARTS)


def test_types_are_not_asked_of_the_compiled_files_alone():
    mypy = next(each for each in PROJECT["mypy"]["overrides"] if "games" in each["module"][0])
    assert names_of(mypy["module"]) == [f"{part}.*" for part in compiled.PARTS]


@pytest.mark.parametrize("game", CATALOGUE)
def test_every_file_is_on_one_side_of_the_fence(game: str):
    readable = set(names_of(FENCE["forbidden_modules"]))
    assert not readable & set(compiled.PARTS)
    assert parts_of(folder_of(game)) <= readable | set(compiled.PARTS)


@pytest.mark.parametrize("game", CATALOGUE)
def test_the_same_names_mean_the_same_in_all_games(game: str):
    assert parts_of(folder_of(game)) >= {
        "census", "components", "events", "explain", "features", "hidden", "narrate", "notation",
        "options", "policy", "reader", "rules", "sheet", "state", "view",
    }  # fmt: skip
    assert "class Refusal(Reason)" in (folder_of(game) / "rules/codes.py").read_text()


def test_both_lists_name_nothing_that_no_game_has():
    there = set().union(*(parts_of(folder_of(game)) for game in CATALOGUE))
    assert there == set(names_of(FENCE["forbidden_modules"])) | set(compiled.PARTS)


def test_rules_stand_in_compiled_files_only():
    decorated = {
        path
        for room in ("games", "bots", "play", "rl")
        for path in (ROOT / "src" / "fernweh" / room).rglob("*.py")
        if "\n@rule\n" in path.read_text()
    }
    assert decorated <= set(compiled.sources())


@pytest.mark.parametrize("game", CATALOGUE)
def test_what_a_game_exports_is_in_the_digest(game: str):
    """The verbs are taken from the game's own module."""
    assert folder_of(game) / "__init__.py" in compiled.sources()
