"""Beacon in the terminal: whole matches typed in every language, in 80 cells."""

import pytest

from fernweh.play.verify import verify
from fernweh.words import LANGUAGES, Words
from tests.beacon.terminal import spelled_out
from tests.cli.running import plain, run, widest
from tests.terminal import match_of, moments, seen, shown

GAME = "1\n" * 400  # always the first move: it rolls until a fire is high (§3.5)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_whole_match(lang: str, tmp_path):
    path = tmp_path / "match.fernweh"
    told = ("--lang", lang, "--option", "nights=3", "--record", str(path))
    result = run("play", "beacon", *told, typed=GAME)
    assert result.exit_code == 0
    lines = [line for line in plain(result.stdout).splitlines() if str(tmp_path) not in line]
    assert widest("\n".join(lines)) <= 82  # the prompt stands before what follows it here
    assert verify(path).chance == "proved" and verify(path).result.by == "rules"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 3])
def test_boards_fit_80_cells_and_show_no_lantern_of_others(lang: str, seats: int):
    for match in moments(match_of("beacon", seats, nights=3)):
        for viewer in range(-1, seats):
            text = shown(seen(match, viewer), lang)
            assert widest(text) <= 80
            hidden = [each for each in seen(match, viewer).view["seats"] if not each["lantern"]]
            assert text.count("؟" if lang == "fa" else "？" if lang == "ja" else "?") == len(hidden)


@pytest.mark.parametrize(
    ("typed", "move"),
    [("r", "roll"), ("keep", "keep"), ("s 4", "show 4"), ("roll 3", None), ("show", None)],
)
def test_short_forms(typed: str, move: str | None):
    assert spelled_out(typed, Words("en", "beacon")) == move
