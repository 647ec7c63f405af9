"""The board: no line over 80 cells, the same columns in every language, nothing secret."""

import io

import pytest
from rich.console import Console

from fernweh.bots import find
from fernweh.cli.boards import board_of
from fernweh.cli.scene import Scene
from fernweh.games.lost_cities.components import COLOURS, RANKS
from fernweh.kernel.chance import generator
from fernweh.kernel.event import SPECTATOR
from fernweh.play.door import Door
from fernweh.play.party import Player, begin
from fernweh.words import LANGUAGES, Words
from tests.cli.running import plain, widest
from tests.scale import scaled

BOARD = board_of("lost_cities")
LONG_NAME = "Wolfeschlegelsteinhausenbergerdorff-M. x"


def drawn(scene: Scene, lang: str, width: int = 80, colour: bool = False) -> str:
    words = Words(lang, "lost_cities")
    console = Console(file=io.StringIO(), width=width, force_terminal=colour, highlight=False)
    console.print(BOARD.draw(scene, words))
    return console.file.getvalue()


def scenes(colours: int, seed: int = 0):
    """Every moment of a match as both seats and a spectator see it."""
    players = [Player(LONG_NAME), Player("greedy", bot="greedy")]
    match = begin("lost_cities", players, {"colours": colours, "rounds": 1})
    rng, greedy = generator(seed), find("greedy")
    while match.result is None:
        for viewer in (0, 1, SPECTATOR):
            yield Scene.of(Door(match, viewer).welcome())
        match.act(match.actor, greedy.choose(match.game.seen_by(match.actor), rng))
    yield Scene.of(Door(match, 0).welcome())


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("colours", [5, 6])
def test_a_game_fits_80_cells(lang, colours):
    for n, scene in enumerate(scenes(colours)):
        if n % scaled(9, 60) == 0:
            assert widest(drawn(scene, lang)) <= 80


def fullest(colours: int) -> Scene:
    """Expeditions of all cards, thousands of points, a pile in each colour."""
    match = begin("lost_cities", [Player(LONG_NAME), Player("b")], {"colours": colours})
    scene = Scene.of(Door(match, 0).welcome())
    names = COLOURS[:colours]
    full = {"cards": ["wager"] * 3 + list(RANKS[1:]), "points": -1234}
    side = {
        "name": "north", "hand": [f"{names[-1]}-10"] * 8, "hand_size": 8, "round_points": -1234,
        "expeditions": dict.fromkeys(names, full), "points": [-1234, -1234], "total": -12345,
    }  # fmt: skip
    piles = {name: {"top": f"{name}-10", "size": 12} for name in names}
    view = scene.view | {"seats": [side, side], "piles": piles, "deck": 56}
    return Scene(scene.game, 0, view, scene.seats, scene.now, None)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("colours", [5, 6])
@pytest.mark.parametrize("colour", [False, True])
def test_the_fullest_table_fits_80_cells(lang, colours, colour):
    text = drawn(fullest(colours), lang, colour=colour)
    assert widest(text) <= 80
    assert "…" not in text.replace(LONG_NAME, "").split("\n", 2)[2]  # nothing cut but a long name


@pytest.mark.parametrize("lang", LANGUAGES)
def test_it_is_read_without_colours(lang):
    """Each colour has its own letter on the cards."""
    words = Words(lang, "lost_cities")
    lines = plain(drawn(fullest(6), lang)).splitlines()
    pile = next(line for line in lines if words("letter", colour="red") in line and "+" in line)
    assert all(words("letter", colour=colour) in pile for colour in COLOURS)


def test_wide_terminals_do_not_pull_it_apart():
    assert widest(drawn(fullest(5), "en", width=200)) <= 80


@pytest.mark.parametrize("lang", LANGUAGES)
def test_numbers_stand_for_the_choices(lang):
    scene = next(scene for scene in scenes(5) if scene.now.choices and scene.viewer == 0)
    words, text = Words(lang, "lost_cities"), plain(drawn(scene, lang))
    assert all(words.number(n) in text for n in range(1, len(scene.now.choices) + 1))


def test_nobody_sees_another_hand():
    for scene in list(scenes(5))[:: scaled(7, 60)]:
        shown = plain(drawn(scene, "en"))
        assert shown.count("hand      ") == (0 if scene.viewer == SPECTATOR else 1)
