"""`@rule`: compiled code is kept under a digest of all sources, and nothing stale is ever run."""

import os
import shutil
import time
from pathlib import Path

import pytest

from fernweh.kernel import rule as ruling
from tests.processes import ROOT, run, said, started

DIGEST = "from fernweh.kernel.rule import digest; print(digest())"
FOLDER = "from fernweh.kernel.rule import cache_folder; print(cache_folder())"
COMPILE = "from fernweh import Game; print(Game('lost_cities', starter='north').is_over)"


@pytest.fixture
def sources(tmp_path: Path) -> Path:
    """A copy of the package that a test may change."""
    ignored = shutil.ignore_patterns("__pycache__")
    return shutil.copytree(ROOT / "src", tmp_path / "src", ignore=ignored)


def kept(home: Path) -> dict[str, int]:
    """The compiled functions on disk and when each was written."""
    return {str(path): path.stat().st_mtime_ns for path in home.rglob("*.nbc")}


# The digest


def test_the_digest_is_the_same_in_every_process():
    assert run(DIGEST) == run(DIGEST) == ruling.digest()


@pytest.mark.parametrize(
    "changed",
    [
        "kernel/bits.py",
        "bots/search/trial.py",
        "games/lost_cities/components.py",
        "games/survive/rules/movement.py",
    ],
)
def test_the_digest_changes_with_any_source_of_rules(sources, changed):
    before = run(DIGEST, SOURCE=sources)
    path = sources / "fernweh" / changed
    path.write_text(path.read_text() + "\n# changed\n")
    assert run(DIGEST, SOURCE=sources) != before


@pytest.mark.parametrize(
    "changed",
    ["__init__.py", "games/game.py", "games/survive/events.py", "games/el_dorado/maps.py"],
)
def test_the_digest_does_not_change_with_other_sources(sources, changed):
    before = run(DIGEST, SOURCE=sources)
    path = sources / "fernweh" / changed
    path.write_text(path.read_text() + "\n# changed\n")
    assert run(DIGEST, SOURCE=sources) == before


# The cache


@pytest.mark.compiled
def test_a_second_process_compiles_nothing(tmp_path):
    run(COMPILE, XDG_CACHE_HOME=tmp_path, FERNWEH_INTERPRET=0)
    first = kept(tmp_path)
    assert first
    run(COMPILE, XDG_CACHE_HOME=tmp_path, FERNWEH_INTERPRET=0)
    assert kept(tmp_path) == first


@pytest.mark.compiled
def test_a_changed_constant_in_another_file_is_compiled_anew(sources, tmp_path):
    """Numba alone would run with the old number: the constant is not in the rule's own file."""
    code = (
        "from fernweh import Game;"
        " print(Game('lost_cities', starter='north').table['deck_wagers'][0])"
    )
    home = tmp_path / "home"
    settings = {"SOURCE": sources, "XDG_CACHE_HOME": home, "FERNWEH_INTERPRET": 0}
    assert run(code, **settings) == "[3 3 3 3 3 0]"
    path = sources / "fernweh/games/lost_cities/components.py"
    path.write_text(path.read_text().replace("WAGERS = 3", "WAGERS = 2"))
    assert run(code, **settings) == "[2 2 2 2 2 0]"


def test_interpreted_nothing_is_compiled_or_kept(tmp_path):
    run(COMPILE, XDG_CACHE_HOME=tmp_path, FERNWEH_INTERPRET=1)
    assert kept(tmp_path) == {}


@pytest.mark.compiled
def test_numbas_own_setting_is_left_alone(tmp_path):
    """Others who use Numba in this process keep their cache."""
    code = "import numba, fernweh.kernel.bits; print(numba.config.CACHE_DIR)"
    mine = tmp_path / "mine"
    assert run(code, NUMBA_CACHE_DIR=mine, XDG_CACHE_HOME=tmp_path, FERNWEH_INTERPRET=0) == str(
        mine
    )


def test_without_a_writable_home_the_cache_is_elsewhere_and_goes_with_the_process(tmp_path):
    (tmp_path / "file").write_text("not a folder")
    settings = {"XDG_CACHE_HOME": tmp_path / "file", "TMPDIR": tmp_path, "HOME": tmp_path / "file"}
    folder = Path(run(FOLDER, **settings))
    assert folder.is_relative_to(tmp_path)
    assert not folder.exists()


def test_only_the_newest_digests_stay(tmp_path):
    root = tmp_path / "fernweh" / "rules"
    for age in range(6):
        (root / f"old{age}").mkdir(parents=True)
        os.utime(root / f"old{age}", (time.time() - 1000 * (age + 1),) * 2)
    newest = Path(run(FOLDER, XDG_CACHE_HOME=tmp_path)).name
    assert {path.name for path in root.iterdir()} == {newest, "old0", "old1", "old2"}


PRUNE = """
import sys, time
from pathlib import Path
from fernweh.kernel.rule import _forget_old
while not Path(sys.argv[1]).exists(): time.sleep(0.001)
_forget_old(Path(sys.argv[2]))
"""


def test_several_processes_may_prune_at_once(tmp_path):
    root, begun = tmp_path / "rules", tmp_path / "begun"
    for number in range(400):
        (root / f"old{number}" / "games").mkdir(parents=True)
        os.utime(root / f"old{number}", (time.time() - 1000 * (number + 1),) * 2)
    processes = [started(PRUNE, begun, root) for _ in range(4)]
    time.sleep(0.5)  # all stand ready, or come a little later
    begun.touch()
    assert [said(process) for process in processes] == [""] * 4
    assert {path.name for path in root.iterdir()} == {"old0", "old1", "old2", "old3"}


def test_what_another_process_has_just_pruned_is_passed_over(tmp_path):
    (tmp_path / "gone").symlink_to(tmp_path / "nowhere")  # it is listed, but not there
    ruling._forget_old(tmp_path)


# The decorator


@pytest.mark.compiled
def test_a_rule_is_compiled():
    assert hasattr(ruling.rule(test_a_rule_is_compiled), "py_func")


def test_interpreted_a_rule_is_the_function_itself():
    code = "from fernweh.kernel.rule import rule\nf = lambda: 1\nprint(rule(f) is f)"
    assert run(code, FERNWEH_INTERPRET=1) == "True"


@pytest.mark.compiled
def test_no_two_processes_write_to_the_same_file():
    pattern = "from fernweh.kernel import bits; print(bits.bit._cache._cache_file._data_name(1))"
    assert run(pattern) != run(pattern)
