"""`fernweh play` through its messages: whole games, wrong input, leaving and going on."""

import re

import pytest

from fernweh.play.archive import load
from fernweh.play.verify import verify
from tests.cli.running import LANGUAGES, plain, run, widest

GAME = "1\ndraw\n" * 60  # more turns than a round has
ONE = ("--option", "rounds=1")


def play(*args: str, typed: str = GAME, lang: str = "en"):
    return run("play", "lost_cities", "--lang", lang, *args, typed=typed)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_whole_match(lang, tmp_path):
    path = tmp_path / "match.fernweh"
    result = play(*ONE, "--record", str(path), lang=lang)
    assert result.exit_code == 0
    assert "fernweh verify" in result.stdout
    lines = [line for line in plain(result.stdout).splitlines() if str(tmp_path) not in line]
    assert widest("\n".join(lines)) <= 82  # the prompt stands before what follows it here
    report = verify(path)
    assert report.chance == "proved" and report.result.by == "rules"
    assert not path.with_name(path.name + ".secret").exists()


def test_a_match_of_three_rounds_counts_each():
    result = play(typed="1\ndraw\n" * 160)
    assert result.exit_code == 0
    assert result.stdout.count("Total ") == 2 * 3
    assert result.stdout.count("Round 1 ") >= 2 * 2 and result.stdout.count("Round 2 ") >= 2


def test_wrong_input_explains_itself():
    typed = ["foo", "99", "0", "p r99", "why", "why draw", "?", "rules 77", "help", "", "undo", "p"]
    result = play(*ONE, typed="\n".join([*typed, "quit", ""]))
    text = " ".join(plain(result.stdout).split())
    assert result.exit_code == 0
    for sentence in (
        "“foo” is not a move",
        "There is no move 99 now",
        "There is no move 0 now",
        "“p r99” is not a move",
        "Why not what?",
        "First play or discard a card",
        "§4.1 A turn has two halves",  # after `why`, and again after `?`
        "no paragraph 77",
        "leave; the match is saved",
        "1 play",
        "nothing you can take back",
    ):
        assert sentence in text, sentence
    assert text.count("§4.1 A turn has two halves") == 2


@pytest.mark.parametrize("lang", LANGUAGES)
def test_wrong_input_in_every_language(lang):
    typed = "foo\n99\nwhy draw\n?\nrules 77\nhelp\n\nundo\nquit\n"
    result = play(*ONE, typed=typed, lang=lang)
    assert result.exit_code == 0
    assert not re.search(r"\b(play|fault|refusal)-[a-z]+", result.stdout.replace("play-er", ""))


def test_a_refusal_cites_its_rule():
    result = play(*ONE, typed="draw\nquit\n")
    assert "Then you draw. (§4.1; ? shows it)" in plain(result.stdout)


def test_a_move_can_be_taken_back_until_a_card_is_drawn(tmp_path):
    path = tmp_path / "match"
    play(*ONE, "--record", str(path), typed="1\nundo\n1\ndraw\nundo\nquit\n")
    kinds = [entry.kind for entry in load(path).log]
    assert kinds.count("take-back") == 1


def test_resigning_asks_once(tmp_path):
    path = tmp_path / "match"
    result = play(*ONE, "--record", str(path), typed="resign\nno\nresign\nyes\n")
    assert "Then let’s play on." in result.stdout
    assert "Greedy bot wins: the other player has resigned." in plain(result.stdout)
    assert verify(path).result.by == "resigned"


@pytest.mark.parametrize("end", ["quit\n", "1\nquit\n", "", "1\n"])
def test_leaving_keeps_the_match_and_it_goes_on(end, tmp_path):
    path = tmp_path / "match"
    left = play(*ONE, "--record", str(path), typed="1\ndraw\n" + end)
    assert left.exit_code == 0
    assert f"fernweh play --resume {path}" in left.stdout
    entries = len(load(path).log)
    assert verify(path).chance == "not-yet"
    result = run("play", "--resume", str(path), typed="draw\n" + GAME)
    assert result.exit_code == 0
    assert len(load(path).log) > entries
    assert verify(path).chance == "proved"
    again = run("play", "--resume", str(path))
    assert again.exit_code == 2 and "nothing left to play" in again.stderr


def test_records_of_running_matches_are_for_the_owner_alone(unfinished):
    secret = unfinished.with_name(unfinished.name + ".secret")
    assert unfinished.stat().st_mode & 0o77 == 0
    assert secret.stat().st_mode & 0o77 == 0


def test_without_its_secret_a_match_cannot_go_on(unfinished):
    secret = unfinished.with_name(unfinished.name + ".secret")
    secret.write_text("00" * 32)
    result = run("play", "--resume", str(unfinished))
    assert result.exit_code == 2 and "does not match the commitment" in plain(result.stderr)
    secret.unlink()
    result = run("play", "--resume", str(unfinished))
    assert result.exit_code == 2 and "secret of its shuffle is missing" in plain(result.stderr)


def test_records_are_not_overwritten(tmp_path):
    path = tmp_path / "match"
    path.write_text("mine")
    assert play("--record", str(path)).exit_code == 2
    assert path.read_text() == "mine"


def test_a_record_is_kept_in_the_data_folder(tmp_path):
    result = play(*ONE, typed="quit\n")
    (kept,) = (tmp_path / "data").rglob("*.fernweh")
    assert str(kept) in result.stdout.replace("\n", "")


def test_two_people_at_one_terminal():
    result = play(*ONE, "--seats", "Ada,Ben", typed="1\ndraw\n" * 60)
    assert result.exit_code == 0
    assert "When nobody else is looking" in plain(result.stdout)
    assert re.search("(Ada|Ben) plays", plain(result.stdout))
    assert re.search("(Ada wins|Ben wins|a draw)", plain(result.stdout))


def test_the_person_can_sit_on_the_second_seat(tmp_path):
    path = tmp_path / "match"
    play(*ONE, "--seats", "random,you", "--record", str(path))
    seats = verify(path).seats
    assert [(seat.bot, seat.name) for seat in seats] == [("random", "random"), ("", "Player")]
