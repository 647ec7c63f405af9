"""The tutorials that learn, a few steps far; run by `make test-tutorials`."""

import pytest

from tests.tutorials.scripts import drawn, run

pytestmark = [pytest.mark.slow, pytest.mark.compiled]

FEW = {
    "ppo.py": ("--steps", 4_096, "--tables", 32, "--stretch", 32, "--games", 16, "--looks", 2),
    "maskable_ppo.py": ("--steps", 1_024, "--tables", 2, "--games", 8, "--looks", 1),
}


@pytest.mark.parametrize("script", FEW)
def test_it_learns_and_draws_its_curve(script, tmp_path):
    picture = tmp_path / "curve.svg"
    said = run(script, *FEW[script], "--picture", picture)
    lines = said.splitlines()
    assert len(lines) >= 2
    assert all("% against random" in line and "% against greedy" in line for line in lines)
    curves, words = drawn(picture, "polyline")
    assert curves == 2 and {"random", "greedy"} <= words


@pytest.mark.parametrize("script", FEW)
def test_it_says_what_can_be_set(script):
    assert "--picture" in run(script, "--help")


def test_ppo_beats_random_after_a_while(tmp_path):
    said = run("ppo.py", "--steps", 300_000, "--games", 128, "--looks", 1)
    won = float(said.splitlines()[-1].split("s: ")[1].split(" %")[0])
    assert won > 60


def test_ppo_learns_beside_a_pool_of_others():
    assert run("ppo.py", *FEW["ppo.py"], "--others", "random", "greedy")
