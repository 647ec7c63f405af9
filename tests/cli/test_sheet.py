"""Score sheets in the terminal: any game's, in 80 cells, with sums that come out."""

import io
import re
from dataclasses import replace
from functools import cache

import pytest
from rich.console import Console

from fernweh.cli.film import Film
from fernweh.cli.scene import Scene
from fernweh.cli.sheet import arithmetic, draw_sheets, title
from fernweh.games import CATALOGUE
from fernweh.games.game import Game
from fernweh.kernel.event import SPECTATOR
from fernweh.kernel.sheet import Count, Sheet, SheetRow
from fernweh.play.door import Door
from fernweh.play.match import Match
from fernweh.words import LANGUAGES, Words
from tests.cli.running import plain, widest
from tests.terminal import match_of, moments, seen

SHORT = {"lost_cities": {"cap": 60, "rounds": 2}, "lost_cities_board_game": {"cap": 60}}
LANGS = pytest.mark.parametrize("lang", LANGUAGES)
GAMES = pytest.mark.parametrize("game", CATALOGUE)


def drawn(scene: Scene, lang: str = "en", width: int = 80) -> str:
    console = Console(file=io.StringIO(), width=width, highlight=False)
    console.print(draw_sheets(scene, Words(lang, scene.game)))
    return console.file.getvalue()


@cache
def over(game: str) -> Match:
    """A match with as many players as the game takes."""
    match = match_of(game, Game(game).rules.SEATS[-1], **SHORT.get(game, {}))
    (*_, found) = moments(match)
    return found


def counted(match: Match, seat: str) -> list[Scene]:
    """The scenes at which somebody who looks from there is shown sheets."""
    scenes = (frame.scene for frame in Film(match, seat).frames)
    return [scene for scene in scenes if scene.sheets]


@LANGS
@GAMES
def test_sheets_fit_80_cells_and_tell_all_points(game, lang):
    words = Words(lang, game, ("pad",))
    scene = counted(over(game), "spectator")[-1]
    text = drawn(scene, lang)
    assert widest(text) <= 80 and widest(drawn(scene, lang, 200)) <= 80
    assert text.count("…") <= 1 and "sheet-" not in text  # but a long name, all of it
    for sheet in scene.sheets:
        assert sheet.total == over(game).game.score(sheet.seat)
        for row in sheet.rows:
            assert plain(title(row, words)) in plain(text)
    totals = re.findall(rf"{words('sheet-total')} +(−?\d+)", plain(text))
    assert sorted(totals) == sorted(words.number(sheet.total) for sheet in scene.sheets)
    assert plain(words("sheet-place", place=1)) in plain(text)


@GAMES
def test_each_round_is_counted_once(game):
    rounds = {"lost_cities": 2, "lost_cities_board_game": 3}.get(game, 1)
    for seat in ("spectator", "all", over(game).now.names[0]):
        assert len(counted(over(game), seat)) == rounds


def test_what_a_viewer_is_not_shown():
    """§10.3: the others' victory points lie face down until the game is over."""
    match = over("lost_cities_board_game")
    assert [sheet.total is None for sheet in counted(match, "north")[0].sheets] == [0, 1, 1, 1]
    assert [sheet.total is None for sheet in counted(match, "spectator")[0].sheets] == [1] * 4
    assert all(sheet.total is not None for sheet in counted(match, "all")[0].sheets)
    assert all(sheet.total is not None for sheet in counted(match, "spectator")[-1].sheets)
    assert drawn(counted(match, "spectator")[0]).count("?") == 2 * 4


def test_the_last_step_of_an_explorer_counts():
    """§7.1: it ends the expedition, and no view shows it, for the board is cleared at once."""
    match = match_of("lost_cities_board_game", 2, expeditions=3)
    for _ in moments(match):
        pass
    told = {"explorers-counted": 0}
    for n, moment in enumerate(match.moments):
        counts = [event for event in moment.events if event.kind() == "explorers-counted"]
        for event in counts:
            rows = Door(match, SPECTATOR).sheets(n)[event.seat].rows
            stood = sum(row.points for row in rows if row.key == "explorer")
            told["explorers-counted"] += stood == event.points
    assert told["explorers-counted"] == 2 * 3


@pytest.mark.parametrize(
    ("steps", "told"),
    [
        ([("sum", 27), ("cost", -20)], "27 − 20"),
        ([("sum", 27), ("cost", -20), ("wagers", 2)], "(27 − 20) × 2"),
        ([("sum", 37), ("cost", -20), ("wagers", 4), ("bonus", 20)], "(37 − 20) × 4 + 20"),
        ([("footprints", 4), ("wagers", 5)], "4 × 5"),
        ([("footprints", 4)], ""),
        ([("stone", -20), ("researcher", 2)], "−20 × 2"),
    ],
)
def test_arithmetic(steps, told):
    counts = [Count(key, "7", value, key in ("wagers", "researcher")) for key, value in steps]
    assert arithmetic(SheetRow("expedition", "7", {}, 0, counts), Words()) == told


@LANGS
def test_the_fullest_sheet_fits_80_cells(lang):
    """An expedition of all cards, a long name, thousands of points."""
    scene = seen(match_of("lost_cities", 2))
    cards = ["wager"] * 3 + [str(rank) for rank in range(2, 11)]
    counts = [
        Count("sum", "7.2", 54), Count("cost", "7.2", -20), Count("wagers", "7.3", 4, times=True),
        Count("bonus", "7.4", 20),
    ]  # fmt: skip
    rows = [
        SheetRow("expedition", "7.1", {"colour": colour, "cards": cards}, -1234, counts)
        for colour in ("yellow", "blue", "white", "green", "red", "purple")
    ]
    text = drawn(replace(scene, viewer=1, sheets=[Sheet(0, rows, -12345), Sheet(1, [], 0)]), lang)
    digits = str.maketrans("۰۱۲۳۴۵۶۷۸۹", "0123456789")
    assert widest(text) <= 80 and "(54 − 20) × 4 + 20" in text.translate(digits)
    heading = text.splitlines()[0]
    assert heading.count("\u2068") == heading.count("\u2069")  # a name that is cut leaves none open
