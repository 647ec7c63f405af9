"""`fernweh rules`, `games` and `perft`."""

import os
import subprocess
import sys

import pytest

from fernweh.cli.rules import paragraph_of, rules_text
from tests.cli.running import LANGUAGES, plain, run


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_rules_are_shown_in_every_language(lang):
    result = run("rules", "lost_cities", "--lang", lang)
    assert result.exit_code == 0
    assert "§4.4" in plain(result.stdout) and "§11.6" in plain(result.stdout)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("paragraph", ["4.4", "§4.4", "۴.۴", "10.1"])
def test_one_paragraph(lang, paragraph):
    result = run("rules", "lost_cities", "--lang", lang, "--paragraph", paragraph)
    assert plain(result.stdout).strip().startswith("§10.1" if "10" in paragraph else "§4.4")
    assert plain(result.stdout).count("§") == 1


def test_a_section_is_all_its_paragraphs():
    text = paragraph_of(rules_text("lost_cities", "en"), "7")
    assert text.startswith("## §7 ") and text.count("\n§7.") == 5
    assert "§8" not in text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_games_are_listed_with_their_options(lang):
    listed = plain(run("games", "--lang", lang).stdout)
    assert "lost_cities" in listed
    options = plain(run("games", "Lost-Cities", "--lang", lang).stdout)
    assert all(option in options for option in ("colours", "rounds", "starter", "cap", "0–9999"))


def test_perft_counts():
    result = run("perft", "lost_cities", "--depth", "4")
    counts = [int(line.split()[1]) for line in plain(result.stdout).splitlines()]
    assert counts == [2, 2 * 50, 4910, 236_680]


TABLE = """
north  hand: red-2 red-3  red: wager
south  hand: blue-wager blue-wager
piles  white: 5 6
north to lay
"""


def test_perft_from_a_table(tmp_path):
    path = tmp_path / "table"
    path.write_text(TABLE)
    counts = plain(run("perft", "lost_cities", "--table", str(path), "--depth", "3").stdout)
    # 4 ways to lay; then the deck or the white discards; then 47 kinds turned up or the next turn
    assert counts.split()[1::2] == ["4", "8", str(4 * (_kinds_in_deck() + 2))]


def _kinds_in_deck() -> int:
    return 50 - len({"red-2", "red-3", "white-5", "white-6"})


@pytest.mark.parametrize("depth", ["3"])
def test_perft_is_the_same_interpreted(depth):
    command = [sys.executable, "-m", "fernweh.cli", "perft", "lost_cities", "--depth", depth]
    env = {**os.environ, "FERNWEH_INTERPRET": "1", "FERNWEH_LANG": "en"}
    slow = subprocess.run(command, env=env, check=True, capture_output=True, text=True).stdout
    assert slow == run("perft", "lost_cities", "--depth", depth).stdout
