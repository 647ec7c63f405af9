"""The pages as a site: all of them are listed, and it builds without a warning."""

import os
import re
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from fernweh.games import CATALOGUE

ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs"
PAGES = sorted(page.relative_to(DOCS).as_posix() for page in DOCS.rglob("*.md"))


def listed(nav: Any) -> Iterator[str]:
    if isinstance(nav, str):
        yield nav
        return
    for each in nav.values() if isinstance(nav, dict) else nav:
        yield from listed(each)


def test_every_page_is_listed_once() -> None:
    nav = tomllib.loads((ROOT / "zensical.toml").read_text("utf-8"))["project"]["nav"]
    assert sorted(listed(nav)) == PAGES


@pytest.mark.parametrize("lang", ["", ".fa", ".ru", ".ja"])
@pytest.mark.parametrize("game", CATALOGUE)
def test_the_rules_are_the_games_own(game: str, lang: str) -> None:
    page = DOCS / f"rules/{game}{lang}.md"
    assert page.samefile(ROOT / f"src/fernweh/games/{game}/RULES{lang}.md")


@pytest.mark.parametrize("page", PAGES)
def test_no_page_links_to_what_the_site_does_not_have(page: str) -> None:
    links = re.findall(r"\]\(([^)#:]+)[#)]", (DOCS / page).read_text("utf-8"))
    assert not [link for link in links if os.path.normpath(Path(page).parent / link)[:2] == ".."]


def test_it_builds_strictly_and_can_be_searched(tmp_path: Path) -> None:
    shutil.copytree(DOCS, tmp_path / "docs", ignore=shutil.ignore_patterns("*.png", "*.py"))
    shutil.copy(ROOT / "zensical.toml", tmp_path)
    command = [sys.executable, "-m", "zensical", "build", "--strict"]
    done = subprocess.run(command, cwd=tmp_path, check=False, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "Warning" not in done.stdout + done.stderr
    found = (tmp_path / "site/search.json").read_text("utf-8")
    assert all(f'"rules/{game}/"' in found for game in CATALOGUE)
