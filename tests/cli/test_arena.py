"""`fernweh arena`, `fernweh hint` and hints at the table."""

import re
import xml.etree.ElementTree as ET

import pytest

from fernweh.play.archive import load, write
from fernweh.play.party import Player, begin
from tests.cli.running import LANGUAGES, plain, run, widest

QUICK = ("lost_cities", "--bots", "greedy,random", "--games", "4", "--option", "rounds=1")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_arena_prints_its_figures(lang):
    result = run("arena", *QUICK, "--processes", "1", "--lang", lang)
    assert result.exit_code == 0
    assert "greedy" in result.stdout and widest(result.stdout) <= 80
    assert not re.search(r"\barena-[a-z]", result.stdout)


def test_results_are_kept_and_not_played_again(tmp_path):
    file, plot = tmp_path / "results.jsonl", tmp_path / "plot.svg"
    words = ("arena", *QUICK, "--file", str(file), "--plot", str(plot), "--processes", "1")
    first = run(*words)
    kept = file.read_bytes()
    assert kept.count(b"\n") == 5 and "100.0 %" in first.stdout
    assert ET.parse(plot).getroot().tag.endswith("svg")
    assert run(*words).stdout == first.stdout
    assert file.read_bytes() == kept


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("--bots", "greedy"), "not enough"),
        (("--bots", "greedy,gredy"), "no bot gredy"),
        (("--bots", "greedy,search:worlds=x"), "worlds=x"),
        (("--bots", "greedy,random", "--games", "0"), "0"),
        (("--bots", "greedy,random", "--time", "x"), "x"),
        (("--bots", "greedy,random", "--seats", "3"), "3"),
        (("--bots", "greedy,random", "--processes", "2", "--ray", "auto"), "--ray"),
        (("--bots", "greedy,random", "--ray", "127.0.0.1:1"), "127.0.0.1:1"),
        (("--bots", "greedy,random", "--ray", "127.0.0.1:x"), "127.0.0.1:x"),
        (("--bots", "greedy,random", "--option", "rounds=9"), "rounds"),
        ((), "--bots"),
    ],
)
def test_what_cannot_be_played_is_said(words, said):
    result = run("arena", "lost_cities", *words)
    assert result.exit_code == 2 and said in plain(result.stderr).replace("\n", " ")


# Hints


@pytest.fixture
def record(tmp_path):
    """An unfinished match with a few moves."""
    match = begin("lost_cities", [Player("Ada"), Player("Ben")], {"rounds": 1})
    for _ in range(6):
        match.act(match.actor, match.game.seen_by(match.actor).moves()[0])
    path = tmp_path / "match.fernweh"
    path.write_bytes(write(match))
    return path


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_hint_names_moves_and_chances(record, lang):
    result = run("hint", str(record), "--time", "0.05", "--lang", lang)
    assert result.exit_code == 0
    assert len(re.findall("[%٪]", result.stdout)) == 3
    assert not re.search(r"\bhint-[a-z]", result.stdout)


def test_a_hint_looks_at_the_entry_that_was_asked_for(record):
    match = load(record)
    last = run("hint", str(record), "--time", "0.02")
    turns = [moment.n for moment in match.moments if moment.actor >= 0]
    first = run("hint", str(record), "--at", str(turns[0]), "--time", "0.02")
    assert last.exit_code == first.exit_code == 0
    for result, n in ((last, turns[-1]), (first, turns[0])):
        moment = match.moments[n]
        assert f"{moment.sitting[moment.actor].name} to move" in plain(result.stdout)


@pytest.mark.parametrize("at", ["0", "x", "-1", "99999"])
def test_where_nobody_moves_there_is_no_hint(record, at):
    result = run("hint", str(record), "--at", at)
    assert result.exit_code == 2 and result.stderr


def test_hints_at_the_table(tmp_path):
    told = ("play", "lost_cities", "--record", str(tmp_path / "m"), "--option", "rounds=1")
    asked = run(*told, typed="hint\nquit\n")
    assert asked.exit_code == 0 and len(re.findall("% to win", plain(asked.stdout))) == 3
    told = ("play", "lost_cities", "--record", str(tmp_path / "n"), "--hints")
    shown = run(*told, typed="quit\n")
    assert len(re.findall("% to win", plain(shown.stdout))) == 3


def test_the_time_of_a_bot_is_shown(tmp_path):
    result = run(
        "play", "lost_cities", "--bot", "legend", "--record", str(tmp_path / "m"), typed="quit\n"
    )
    assert "Legend thinks for at most 1 s a move." in plain(result.stdout)
