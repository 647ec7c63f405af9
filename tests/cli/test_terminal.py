"""On a real (pseudo-)terminal of 80 by 24: whole games by numbers, colours, leaving politely."""

import signal

import pytest

from tests.cli.running import LANGUAGES, Terminal, plain, widest

pytestmark = pytest.mark.compiled
PROMPT = "\n> "
MOST = 2_000
SIGNALS = {"ctrl-c": signal.SIGINT, "hang up": signal.SIGHUP, "kill": signal.SIGTERM}


def lines_of(text: str) -> str:
    """What stands on the screen, without the long lines that are to be copied."""
    return "\n".join(line for line in plain(text).splitlines() if "/" not in line)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_whole_game_by_numbers(lang, tmp_path):
    args = ("play", "lost_cities", "--option", "rounds=1", "--lang", lang)
    terminal = Terminal(*args, "--record", str(tmp_path / "match"))
    one = "۱\n" if lang == "fa" else "1\n"
    for _ in range(MOST):
        if PROMPT not in plain(terminal.wait_for(PROMPT)):
            break
        terminal.type(one)
    assert terminal.end() == 0
    assert "fernweh verify" in plain(terminal.seen)
    assert "\x1b[" in terminal.seen  # in colours
    assert widest(lines_of(terminal.seen)) <= 80


def test_rounds_are_counted_one_by_one(tmp_path):
    args = ("play", "lost_cities", "--option", "rounds=2", "--option", "cap=2")
    terminal = Terminal(*args, "--record", str(tmp_path / "match"), FERNWEH_LANG="en")
    for _ in range(2):
        terminal.wait_for(PROMPT)
        terminal.type("1\n")
    assert "Press Enter to continue." in plain(terminal.wait_for("Press Enter to continue."))
    terminal.type("\n")
    for _ in range(2):
        terminal.wait_for(PROMPT)
        terminal.type("1\n")
    assert terminal.end() == 0


@pytest.mark.parametrize("how", ["ctrl-d", *SIGNALS])
def test_leaving_politely(how, tmp_path):
    terminal = Terminal("play", "lost_cities", "--record", str(tmp_path / "m"), FERNWEH_LANG="en")
    terminal.wait_for(PROMPT)
    if how == "ctrl-d":
        terminal.type("\x04")
    else:
        terminal.interrupt(SIGNALS[how])
    assert terminal.end() == 0
    assert "The match is not over yet." in plain(terminal.seen)
    assert "Traceback" not in terminal.seen
    assert (tmp_path / "m").exists()


def test_no_colour_where_none_is_wanted(tmp_path):
    terminal = Terminal("games", NO_COLOR="1")
    assert terminal.end() == 0
    assert "\x1b[3" not in terminal.seen  # no foreground


def test_browsing_a_record(record):
    terminal = Terminal("replay", str(record), FERNWEH_LANG="en")
    for key in ("\n", "n\n", "b\n", "60\n", "e\n", "q\n"):
        terminal.wait_for(PROMPT)
        terminal.type(key)
    assert terminal.end() == 0
    assert "Step 60 of" in plain(terminal.seen)


def test_watching_draws_the_table():
    args = ("watch", "lost_cities", "--delay", "0", "--option", "rounds=1", "--option", "cap=6")
    terminal = Terminal(*args, FERNWEH_LANG="en")
    assert terminal.end() == 0
    assert plain(terminal.seen).count("discards  ") == 12


@pytest.mark.slow
def test_the_first_start_shows_what_is_compiled(tmp_path):
    env = {"XDG_CACHE_HOME": str(tmp_path / "cache"), "FERNWEH_LANG": "en"}
    terminal = Terminal("play", "lost_cities", **env)
    terminal.wait_for(PROMPT)
    terminal.type("quit\n")
    assert terminal.end() == 0
    assert "The rules are being compiled." in plain(terminal.seen)
    assert "moves and reasons" in plain(terminal.seen)
