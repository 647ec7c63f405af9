"""The tutorials that need no PyTorch, and the pictures of all."""

import sys

import pytest

from tests.processes import ROOT
from tests.tutorials.scripts import TUTORIALS, drawn, run

PAGE = ROOT / "docs/rl/tutorials.md"
SCRIPTS = ["ismcts.py", "maskable_ppo.py", "own_bot.py", "ppo.py"]


@pytest.mark.compiled
def test_a_bot_of_one_s_own_enters_the_arena(tmp_path):
    picture = tmp_path / "own_bot.svg"
    said = run("own_bot.py", "--games", 2, "--processes", 1, "--plot", picture)
    points, words = drawn(picture, "circle")
    assert points == 4 and {"own_bot:Careful", "greedy", "novice", "random"} <= words
    assert "own_bot" in said
    assert "--bots" in run("own_bot.py", "--help")


@pytest.mark.compiled
def test_a_bot_of_one_s_own_is_better_than_a_novice(monkeypatch):
    from fernweh.bots.arena.bout import play_bout
    from fernweh.bots.arena.plan import Bout
    from tests.bots.test_arena import plan

    monkeypatch.setattr(sys, "path", [str(TUTORIALS), *sys.path])
    wanted = plan(bots=["own_bot:Careful"], among="novice", games=100)
    outcomes = [each for deal in range(50) for each in play_bout(wanted, Bout(0, deal))]
    won = [each.places[each.bots.index("own_bot:Careful")] == 1 for each in outcomes]
    assert sum(won) / len(won) > 0.6


@pytest.mark.compiled
def test_openspiel_s_search_plays_a_round(tmp_path):
    picture = tmp_path / "ismcts.svg"
    words = ("--games", 2, "--simulations", 2, 3, "--picture", picture)
    said = run("ismcts.py", *words)
    assert [line.split(":")[0] for line in said.splitlines()] == ["2 simulations", "3 simulations"]
    points, texts = drawn(picture, "circle")
    assert points == 2 and "3 simulations" in texts
    assert "--simulations" in run("ismcts.py", "--help")


@pytest.mark.parametrize("script", SCRIPTS)
def test_every_script_has_its_command_and_its_picture_on_the_page(script):
    page = PAGE.read_text("utf-8")
    picture = script.replace(".py", ".svg")
    assert f"python tutorials/{script} " in page and f"]({picture})" in page
    command = next(
        line for line in page.splitlines() if line.startswith(f"python tutorials/{script}")
    )
    assert command.endswith(picture)
    kind = "polyline" if "ppo" in script else "circle"
    assert drawn(PAGE.with_name(picture), kind)[0] >= 2


def test_no_script_is_forgotten():
    assert sorted(path.name for path in TUTORIALS.glob("*.py")) == sorted([*SCRIPTS, "curve.py"])
