"""What is shared names no game: a sixth one needs no edit there."""

import ast
import re
from pathlib import Path

import pytest

from fernweh.shelf import CATALOGUE
from tests.processes import ROOT

SOURCE, PAGE = ROOT / "src/fernweh", ROOT / "web/src"
GAMES = [name for name, game in CATALOGUE.items() if game.folder.parent == SOURCE / "games"]
NAME = re.compile(r"\b(" + "|".join(GAMES) + r")\b")
HYPHENED = re.compile(r"\b(" + "|".join(game.replace("_", "-") for game in GAMES) + r")\b")

EXCEPTIONS = {
    "cli/map.py",  # `fernweh map`: maps that people draw are one game's
    "cli/map_svg.py",
    "cli/bench.py",  # benchmarks/limit.c, the ceiling in C, plays one game
    "rl/train/settings.py",  # the game that is learnt where none is named
    "bots/net/suits.py",  # what a learner may know of one game's colours
}
EXAMPLES = {"help-game"}  # in the locales: how a game's name is typed


def shared(folder: Path, *kinds: str) -> list[Path]:
    """Files that are no game's; what is generated lists all games."""
    found = [path for kind in kinds for path in folder.rglob(f"*.{kind}")]
    games = [game.folder for game in CATALOGUE.values()] + [
        PAGE / "boards" / game for game in GAMES
    ]
    left_out = [*games, PAGE / "wire", SOURCE / "server/static"]
    return sorted(path for path in found if not any(map(path.is_relative_to, left_out)))


def said(path: Path) -> list[str]:
    """Names in strings and imports; a docstring may show one as an example."""
    tree = ast.parse(path.read_text("utf-8"))
    nodes = list(ast.walk(tree))
    shown = {id(each.value) for each in nodes if isinstance(each, ast.Expr)}
    texts = [str(each.value) for each in nodes if isinstance(each, ast.Constant)
             and id(each) not in shown]  # fmt: skip
    texts += [each.module or "" for each in nodes if isinstance(each, ast.ImportFrom)]
    texts += [name.name for each in nodes if isinstance(each, ast.Import) for name in each.names]
    return [name for text in texts for name in NAME.findall(text)]


def test_there_is_much_to_look_at():
    assert len(shared(SOURCE, "py")) > 150 and len(shared(PAGE, "ts", "svelte", "css")) > 100


@pytest.mark.parametrize("path", shared(SOURCE, "py"), ids=str)
def test_no_shared_file_of_python_names_a_game(path: Path):
    is_exception = path.relative_to(SOURCE).as_posix() in EXCEPTIONS
    assert bool(said(path)) == is_exception, said(path)


@pytest.mark.parametrize("path", shared(PAGE, "ts", "svelte", "css", "js"), ids=str)
def test_no_shared_file_of_the_page_names_a_game(path: Path):
    comments = re.compile(r"(?<!:)//[^\n]*|/\*.*?\*/|<!--.*?-->", re.DOTALL)
    text = comments.sub("", path.read_text("utf-8"))
    assert NAME.findall(text) + HYPHENED.findall(text) == []


@pytest.mark.parametrize("path", shared(SOURCE, "ftl"), ids=str)
def test_no_shared_text_is_about_a_game(path: Path):
    lines = path.read_text("utf-8").splitlines()
    named = [line for line in lines if NAME.search(line) or HYPHENED.match(line.partition("-")[2])]
    assert [line for line in named if line.split(" ")[0] not in EXAMPLES] == []
