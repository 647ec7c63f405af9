"""`fernweh new-game`: what cannot be is refused, and the skeleton's steps can be climbed."""

import ast
import re
import subprocess
import sys
from pathlib import Path

import pytest
from hatchling.builders.wheel import WheelBuilder

from fernweh.games import CATALOGUE, folder_of
from tests.cli.climbing import GAME, PAGE, RENAMED, TINY, WRITTEN, asked, put, step_of
from tests.cli.running import LANGUAGES, plain, run
from tests.games.test_layout import parts_of
from tests.processes import ROOT

TEMPLATES = ROOT / "src/fernweh/skeleton"
NAMES = ["Lights", "2x", "two-lights", "two lights", "_two", "two__lights", "été", "class", ""]
TAKEN = ["lost_cities", "survive", "random", "numpy", "fernweh", "tests", "page"]
METHODS = {"seat", "moves", "play", "points"}  # of a reader and a twin, which go as a whole
SEATS = ["1", "5", "2,9", "two", "", "2,", "-2", "2.5"]


@pytest.fixture
def home(tmp_path: Path) -> Path:
    """The skeleton of a game for two or three."""
    made = run("new-game", GAME, "--folder", str(tmp_path / "new"), "--seats", "3,2")
    assert made.exit_code == 0
    return tmp_path / "new"


def refused(folder: Path, *args: str) -> str:
    """Why not; nothing is written."""
    before = sorted(folder.rglob("*"))
    result = run("new-game", *args, "--folder", str(folder), COLUMNS="400")
    assert (result.exit_code, result.stdout, sorted(folder.rglob("*"))) == (2, "", before)
    return " ".join(plain(result.stderr).split())


# What cannot be


@pytest.mark.parametrize("name", NAMES)
def test_a_name_that_no_package_can_have(name: str, tmp_path: Path):
    assert "cannot be the name of a game" in refused(tmp_path, name)


@pytest.mark.parametrize("name", TAKEN)
def test_a_name_that_is_taken(name: str, tmp_path: Path):
    assert "already the name of a game, or of a Python module" in refused(tmp_path, name)


@pytest.mark.parametrize("seats", SEATS)
def test_seats_that_no_table_has(seats: str, tmp_path: Path):
    assert "enter a number from 2 to 4" in refused(tmp_path, "lights", "--seats", seats)


@pytest.mark.parametrize("there", ["lights", "tests", "page/lights"])
def test_nothing_is_overwritten(there: str, tmp_path: Path):
    (tmp_path / there).mkdir(parents=True)
    assert f"{there} already exists" in refused(tmp_path, "lights")


# What is written


@pytest.mark.parametrize("lang", LANGUAGES)
def test_it_tells_how_to_go_on(lang: str, tmp_path: Path):
    told = plain(run("new-game", "two_lights", "--folder", str(tmp_path), "--lang", lang).stdout)
    assert f"  cd {tmp_path} && python -m pytest -x tests\n" in told
    assert "PYTHONPATH=. FERNWEH_GAMES=two_lights fernweh play two_lights\n" in told
    assert "Two Lights" in told


def test_every_word_of_the_templates_is_filled_in(home: Path):
    texts = [path.read_text("utf-8") for path in home.rglob("*.*")]
    assert len(texts) > 50 and not [text for text in texts if re.search(r"@\w+@", text)]


def test_it_has_the_files_that_every_game_has(home: Path):
    shared = set.intersection(*(_files(folder_of(game)) for game in CATALOGUE))
    assert _files(home / GAME) == shared
    everywhere = set.intersection(*(parts_of(folder_of(game)) for game in CATALOGUE))
    assert parts_of(home / GAME) == everywhere


def _files(folder: Path) -> set[str]:
    """But for what a game's rules, or its board in the terminal, are divided into."""
    found = {path.relative_to(folder).as_posix() for path in folder.rglob("*.*")}
    found = {name for name in found if not name.endswith(".pyc")}
    own = re.compile(r"(rules/(?!codes)|terminal/|policy/)[a-z]|policy.py")
    return {name for name in found if not own.match(name)} | {"policy.py"}


def test_its_page_has_what_the_page_looks_for(home: Path):
    wanted = re.findall(r'named\("(\w+\.\w+)"', (ROOT / "web/plugins/games.ts").read_text())
    may_be_left_out = {"PadMap.svelte", "phase.ts", "tokens.css"}
    assert {path.name for path in home.glob(f"{PAGE}/*")} == {*wanted} - may_be_left_out


def test_it_is_tidy(home: Path):
    config = ["--config", str(ROOT / "pyproject.toml"), "--no-cache"]
    ruff = [sys.executable, "-m", "ruff"]
    subprocess.run([*ruff, "format", "--check", *config, "."], cwd=home, check=True)
    ignored = ["--ignore", "I001,RUF012"]  # as in our games; ours is another's package there
    subprocess.run([*ruff, "check", *config, *ignored, "."], cwd=home, check=True)


def test_what_is_unwritten_names_its_file_its_function_and_its_step(home: Path):
    found = [each for path in home.rglob("*.py") for each in _unwritten(path, home)]
    assert len(found) > 25
    for where, function, (file, named, step) in found:
        assert (file, named.split(".")[-1]) == (where, function)
        assert any(file.startswith(each.removesuffix(".py")) for each in WRITTEN[step]), file


def _unwritten(path: Path, home: Path):
    where = path.relative_to(home).as_posix().removeprefix(f"{GAME}/")
    for scope in ast.walk(ast.parse(path.read_text("utf-8"))):
        for node in ast.walk(scope) if isinstance(scope, ast.FunctionDef) else []:
            if isinstance(node, ast.Call) and ast.unparse(node.func) == "unwritten":
                name = "Naive" if scope.name == "__init__" else scope.name
                yield where, name, tuple(ast.literal_eval(each) for each in node.args)


def test_the_wheel_has_the_templates():
    shipped = {each.relative_path for each in WheelBuilder(str(ROOT)).recurse_included_files()}
    templates = [path for path in TEMPLATES.rglob("*") if path.is_file()]
    assert len(templates) > 50
    assert {path.relative_to(ROOT).as_posix() for path in templates} <= shipped


# The steps


def test_the_steps_are_those_of_contributing(home: Path):
    text = (ROOT / "CONTRIBUTING.md").read_text("utf-8").split("## How to add a game")[1]
    lines = {int(number): line for number, line in re.findall(r"^(\d+)\. (.+)", text, re.MULTILINE)}
    assert {step_of(path.name) for path in home.glob("tests/test_*")} == set(range(1, 20))
    for step, names in WRITTEN.items():
        told = [RENAMED.get(name, name).split("/")[-1].split(".")[0] for name in names]
        assert not [name for name in told if name not in lines[step]], lines[step]


def test_the_steps_can_be_climbed(home: Path):
    """Whoever writes what is asked for comes to a later step, and in the end all tests pass."""
    climbed, now = [0], asked(home)
    while now:
        assert now.step > climbed[-1], now
        names = {RENAMED.get(name, name).split("/")[-1] for name in WRITTEN[now.step]}
        assert any(name in now.sentence for name in names), now
        for step in range(climbed[-1] + 1, now.step + 1):
            put(home, step)
        climbed.append(now.step)
        now = asked(home, now.step)
    assert set(climbed) == {0, *WRITTEN} - {8}  # which is mere form
    assert asked(home) is None


@pytest.mark.slow
def test_whatever_is_unwritten_is_asked_for_by_its_name(home: Path):
    """Of the whole game one function after the other is taken back."""
    found = [each for path in home.rglob("*.py") for each in _unwritten(path, home)]
    for step in WRITTEN:
        put(home, step)
    functions = [each for each in found if each[1] not in METHODS]
    assert len(functions) > 20
    for where, function, (_, _, step) in functions:
        path = home / ("" if where.startswith("tests/") else GAME) / where
        whole = path.read_text("utf-8")
        path.write_text(f"{whole}\n\ndef {function}(*_):\n    raise NotImplementedError\n", "utf-8")
        now = asked(home, step)
        path.write_text(whole, "utf-8")
        assert now and now.step == step and where in now.sentence and function in now.sentence


def test_the_tiny_game_has_no_other_files():
    """So that what is climbed is the whole of it."""
    told = {name.split("/")[0] for names in WRITTEN.values() for name in names}
    there = {path.name for path in TINY.iterdir() if path.name[0] not in "._"}
    assert there - told <= {"ruff.toml"}
