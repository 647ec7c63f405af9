"""A game is found by its folder, ours and others' alike, without being loaded."""

import shutil
from pathlib import Path

import pytest

from fernweh.games import CATALOGUE
from tests.processes import ROOT, run

OURS = ["lost_cities", "lost_cities_rivals", "lost_cities_board_game", "el_dorado", "survive"]
DIGEST = "from fernweh.kernel.rule import digest; print(digest())"
PLAY = """
from fernweh import Game
from fernweh.games import interface_of
from fernweh.lessons import script_of
from fernweh.play.pad import PADS
assert Game("far").rules.__name__ == "away.far"
print(interface_of("far").AT_ONCE, script_of("far").seats, "far" in PADS)
"""


@pytest.fixture
def away(tmp_path: Path) -> Path:
    """A copy of the house, from which a game has moved into a package of its own."""
    ignored = shutil.ignore_patterns("__pycache__", "static")
    shutil.copytree(ROOT / "src", tmp_path, ignore=ignored, dirs_exist_ok=True)
    folder = tmp_path / "away/far"
    shutil.move(tmp_path / "fernweh/games/lost_cities", folder)
    for path in folder.rglob("*.py"):
        text = path.read_text().replace("fernweh.games.lost_cities", "away.far")
        path.write_text(text.replace('NAME = "lost_cities"', 'NAME = "far"'))
    (folder / "game.toml").write_text("seats = [2]")
    return tmp_path


def catalogue(home: Path, **environment: str) -> list[str]:
    code = (
        "import sys; from fernweh.games import CATALOGUE; assert 'numba' not in sys.modules;"
        "assert not any(game.package in sys.modules for game in CATALOGUE.values());"
        "print(*CATALOGUE)"
    )
    return run(code, SOURCE=home, **environment).split()


def test_ours_are_there_in_their_order():
    assert [name for name in CATALOGUE if CATALOGUE[name].package.startswith("fernweh.")] == OURS


def test_a_game_of_another_package_comes_by_the_environment(away: Path):
    assert catalogue(away) == OURS[1:]
    assert catalogue(away, FERNWEH_GAMES="away.far") == [*OURS[1:], "far"]


def test_or_by_an_entry_point(away: Path):
    made = away / "away-1.dist-info"
    made.mkdir()
    (made / "METADATA").write_text("Metadata-Version: 2.1\nName: away\nVersion: 1\n")
    (made / "entry_points.txt").write_text("[fernweh.games]\nfar = away.far\n")
    assert catalogue(away) == [*OURS[1:], "far"]


@pytest.mark.parametrize("facts", [None, "seats = ", "place = 3"])
def test_one_that_is_broken_is_left_out_with_a_warning(away: Path, facts: str | None):
    test_or_by_an_entry_point(away)
    (away / "away/far/game.toml").unlink()
    if facts is not None:
        (away / "away/far/game.toml").write_text(facts)
    assert catalogue(away) == OURS[1:]
    code = "import warnings; warnings.simplefilter('error'); import fernweh.shelf"
    with pytest.raises(AssertionError, match=r"UserWarning: away\.far: "):
        run(code, SOURCE=away)


def test_it_is_whole(away: Path):
    settings = {"SOURCE": away, "FERNWEH_GAMES": "away.far", "FERNWEH_INTERPRET": 1}
    assert run(PLAY, **settings) == "2 2 True"


def test_its_rules_are_in_the_digest(away: Path):
    settings = {"SOURCE": away, "FERNWEH_GAMES": "away.far"}
    before = run(DIGEST, **settings)
    assert before != run(DIGEST, SOURCE=away)
    path = away / "away/far/rules/scoring.py"
    path.write_text(path.read_text() + "# changed")
    assert run(DIGEST, **settings) != before


def test_nobody_takes_the_name_of_ours(away: Path):
    (away / "away/far").rename(away / "away/survive")
    code = "from fernweh.games import CATALOGUE; print(CATALOGUE['survive'].package)"
    assert run(code, SOURCE=away, FERNWEH_GAMES="away.survive") == "fernweh.games.survive"


def test_a_package_that_is_not_there_is_named(away: Path):
    with pytest.raises(AssertionError, match=r"ModuleNotFoundError: away\.near"):
        catalogue(away, FERNWEH_GAMES="away.near")
