"""A skeleton of a game, climbed step by step with the files of the tiny game in `tests`."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

from tests.processes import ROOT

(TINY,) = (path.parent for path in (ROOT / "tests").glob("*/game.toml"))
GAME = TINY.name
PAGE = f"page/{GAME}"

# What is written at each step; the step's sentence names one of these files
WRITTEN = {
    1: ("RULES.md",),
    2: ("components.py",),
    3: ("state.py",),
    4: ("options.py",),
    5: ("rules",),
    6: ("hidden.py",),
    7: ("notation.py", "census.py", "reader.py"),
    8: ("__init__.py", "game.toml", "unseen.py"),
    9: ("events.py", "narrate.py", "explain.py", "view.py", "sheet.py"),
    10: ("tests/test_rulebook.py", "tests/drawn.py"),
    11: ("tests/naive.py",),
    12: ("tests/facts.py", "tests/relabel.py"),
    13: ("interface.py", "pad.py", "lesson.toml"),
    14: ("features.py", "policy.py"),
    15: ("locales", "RULES.fa.md", "RULES.ru.md", "RULES.ja.md"),
    16: ("terminal",),
    18: (f"{PAGE}/Board.svelte", f"{PAGE}/cover.svg"),
    19: (f"{PAGE}/PadSeat.svelte", f"{PAGE}/pad.ts"),
}
RENAMED = {"tests/test_rulebook.py": "tests/test_10_rulebook.py"}


class Asked(NamedTuple):
    """What the first test that fails asks for."""

    step: int
    sentence: str


def asked(home: Path, since: int = 1) -> Asked | None:
    """Run the tests from that step on, up to the first that fails; None if none does."""
    tests = [path for path in sorted(home.glob("tests/test_*.py")) if step_of(path.name) >= since]
    command = [sys.executable, "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider"]
    done = subprocess.run(
        [*command, *map(str, tests)],
        cwd=home,
        env=_environment(),
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode == 0:
        return None
    found = re.search(r"^Step (\d+)\. (.+)\Z", done.stdout.strip(), re.MULTILINE)
    assert found, done.stdout + done.stderr
    return Asked(int(found[1]), found[2])


def step_of(name: str) -> int:
    """`test_04_options.py` is of step 4."""
    return int(name.split("_")[1])


def _environment() -> dict[str, str]:
    """As a contributor has it, who has no need of our plugins: they take a second to load."""
    ours = ("FERNWEH_", "PYTEST_")
    own = {name: value for name, value in os.environ.items() if not name.startswith(ours)}
    return {**own, "PYTHONPATH": str(ROOT / "src"), "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}


def put(home: Path, step: int) -> None:
    """What the tiny game has for a step, in place of what the skeleton has."""
    for name in WRITTEN.get(step, ()):
        source = TINY / name
        for path in sorted(source.rglob("*")) if source.is_dir() else [source]:
            if path.is_file() and path.suffix != ".pyc":
                _put(home, path.relative_to(TINY).as_posix())


def _put(home: Path, name: str) -> None:
    apart = name.startswith(("tests/", "page/"))
    target = home / (RENAMED.get(name, name) if apart else f"{GAME}/{name}")
    target.parent.mkdir(parents=True, exist_ok=True)
    if target.suffix != ".py":
        shutil.copy(TINY / name, target)
        return
    text = (TINY / name).read_text("utf-8").replace(f"tests.{GAME}.tests", "tests")
    target.write_text(text.replace(f"tests.{GAME}", GAME), "utf-8")
