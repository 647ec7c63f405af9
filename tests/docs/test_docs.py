"""Documentation that says what the code does."""

import re
import subprocess
import sys
from pathlib import Path

import pytest
from hatchling.metadata.core import ProjectMetadata
from hatchling.plugin.manager import PluginManager
from PIL import Image, ImageChops, ImageStat

from docs import cover
from fernweh.games import CATALOGUE

ROOT = Path(__file__).parents[2]
RULES = sorted((ROOT / "src/fernweh/games").glob("*/RULES.md"))


def test_generated_parts_are_fresh() -> None:
    done = subprocess.run([sys.executable, ROOT / "docs/generate.py", "--check"], check=False)
    assert done.returncode == 0, "run `make docs`"


def test_every_game_has_a_page_and_rules() -> None:
    for name in CATALOGUE:
        assert (ROOT / f"docs/games/{name}.md").exists()
        assert (ROOT / f"src/fernweh/games/{name}/RULES.md").exists()


def labels(text: str) -> list[str]:
    """The paragraph numbers, in order."""
    return re.findall(r"^(?:## )?§(\d+(?:\.\d+)?) ", text, re.MULTILINE)


@pytest.mark.parametrize("lang", ["fa", "ru", "ja"])
@pytest.mark.parametrize("rules", RULES, ids=lambda path: path.parent.name)
def test_rules_have_the_same_paragraphs_in_every_language(rules: Path, lang: str) -> None:
    translated = rules.with_name(f"RULES.{lang}.md").read_text("utf-8")
    assert labels(translated) == labels(rules.read_text("utf-8"))


@pytest.mark.parametrize("page", sorted(ROOT.glob("docs/**/*.md")) + sorted(ROOT.glob("*.md")))
def test_links_lead_somewhere(page: Path) -> None:
    links = re.findall(r"\]\(([^)#]+)[^)]*\)", page.read_text("utf-8"))
    missing = [link for link in links if "://" not in link and not (page.parent / link).exists()]
    assert not missing


def test_an_index_shows_no_dead_links() -> None:
    project = ProjectMetadata(str(ROOT), PluginManager())
    targets = re.findall(r"\]\(([^)]+)\)|(?:src|href)=\"([^\"]+)", project.core.readme)
    assert "Two commands" in project.core.readme
    assert all(re.match("https://|#", link or source) for link, source in targets)


def test_the_readme_opens_with_the_five_tables_and_says_how_to_begin() -> None:
    """One picture, what it is, the two commands, and the wheel, before all else."""
    readme = (ROOT / "README.md").read_text("utf-8")
    head, commands = readme.split("## Two commands")
    assert re.findall(r'src="([^"]+)', readme) == ["docs/cover.webp"]
    about = head.split("<!-- end -->")[1].split("\n- ")
    assert head.index("cover.webp") < head.index("Five lost-world") and len(about) == 1 + 3
    for each in ("make play", "make test", 'pip install "fernweh[serve]"'):
        assert each in commands.split("\n## ")[0]


def test_the_cover_is_of_the_present_screenshots_and_small() -> None:
    with Image.open(cover.COVER) as kept:
        now = cover.cover()
        assert kept.size == now.size
        differences = ImageChops.difference(kept.convert("RGB").reduce(8), now.reduce(8))
    assert max(ImageStat.Stat(differences).mean) < 2, "run `python -m docs.cover`"
    assert cover.COVER.stat().st_size < 250_000


def test_every_kernel_file_is_in_the_architecture_page() -> None:
    page = (ROOT / "docs/architecture.md").read_text("utf-8")
    files = {path.name for path in (ROOT / "src/fernweh/kernel").glob("[a-z]*.py")}
    assert not {name for name in files if f"`{name}`" not in page}
