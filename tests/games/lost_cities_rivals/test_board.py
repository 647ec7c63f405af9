"""The board in the terminal: no line over 80 cells, the same for all, readable without colours."""

import io
import random

import pytest
from rich.console import Console

from fernweh.bots import find
from fernweh.cli.boards import board_of
from fernweh.cli.scene import Scene
from fernweh.games.lost_cities_rivals.components import COLOURS
from fernweh.kernel.chance import generator
from fernweh.kernel.event import SPECTATOR
from fernweh.play.door import Door
from fernweh.play.party import Player, begin
from fernweh.words import LANGUAGES, Words
from tests.cli.running import plain, widest
from tests.scale import scaled

GAME = "lost_cities_rivals"
BOARD = board_of(GAME)
LONG_NAME = "Wolfeschlegelsteinhausenbergerdorff-M. x"
SEATS = pytest.mark.parametrize("seats", [2, 3, 4])


def shown(scene: Scene, lang: str, width: int = 80, colour: bool = False) -> str:
    words = Words(lang, GAME)
    console = Console(file=io.StringIO(), width=width, force_terminal=colour, highlight=False)
    console.print(BOARD.draw(scene, words))
    return console.file.getvalue()


def scenes(seats: int, seed: int = 0):
    """Every moment of a game as a seat and a spectator see it."""
    players = [Player(LONG_NAME), *[Player("greedy", bot="greedy")] * (seats - 1)]
    match = begin(GAME, players, {}, entropy=random.Random(seed).randbytes)
    rng, greedy = generator(seed), find("greedy")
    while match.result is None:
        for viewer in (0, SPECTATOR):
            yield Scene.of(Door(match, viewer).welcome())
        match.act(match.actor, greedy.choose(match.game.seen_by(match.actor), rng))
    yield Scene.of(Door(match, 0).welcome())


@SEATS
def test_a_game_fits_80_cells(seats):
    for n, scene in enumerate(scenes(seats)):
        if n % scaled(11, 90) == 0:
            assert widest(shown(scene, LANGUAGES[n % 4])) <= 80


def fullest(seats: int, viewer: int = 0, phase: str = "take") -> Scene:
    """Expeditions of all cards, a display of forty, and hundreds of points."""
    match = begin(
        GAME, [Player(f"{LONG_NAME[:-1]}{n}") for n in range(seats)], {"starter": "north"}
    )
    scene = Scene.of(Door(match, 0).welcome())
    ranks = ["wager"] * 4 + ["2", "2", "3", "3", "4", "4", "5", "5", "6", "7", "8", "9", "10"]
    side = {
        "name": "north", "coins": 36, "bidding": True, "points": 490, "total": 526,
        "expeditions": {name: {"cards": ranks, "points": 98} for name in COLOURS},
    }  # fmt: skip
    view = scene.view | {
        "seats": [side] * seats, "display": [f"{name}-10" for name in COLOURS] * 8, "pile": 20,
        "waiting": 3, "bank": 36, "bid": 36, "leader": 1, "phase": phase,
    }  # fmt: skip
    return Scene(scene.game, viewer, view, scene.seats, scene.now, None)


@SEATS
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("colour", [False, True])
def test_the_fullest_table_fits_80_cells(lang, seats, colour):
    text = shown(fullest(seats), lang, colour=colour)
    assert widest(text) <= 80
    words = Words(lang, GAME)
    assert plain(words("board-leads", bid=36)) in plain(text)
    assert plain(words("board-summary", coins=36, points=490, total=526)) in plain(text)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_it_is_read_without_colours(lang):
    """Each colour has its letter on the cards of the display, and its name over the columns."""
    words, text = Words(lang, GAME), plain(shown(fullest(4), lang))
    for colour in COLOURS:
        assert plain(words("letter", colour=colour) + words("rank", rank="10")) in text
        assert plain(words("colour-name", colour=colour)) in text.splitlines()[1]


def test_wide_terminals_do_not_pull_it_apart():
    assert widest(shown(fullest(4), "en", width=200)) <= 80


@SEATS
def test_all_see_the_same_but_their_own_side_below(seats):
    below = [shown(fullest(seats, viewer), "en").splitlines() for viewer in range(seats)]
    assert all(len(text) == len(below[0]) for text in below)


def test_bids_are_typed_by_their_coins():
    at_bids = (s for s in scenes(2) if s.now.choices and s.view["phase"] == "bid")
    scene = next(scene for scene in at_bids if len(scene.numbered) > 1)
    lowest = scene.view["bid"] + 1
    assert scene.numbered[lowest].move == f"bid {lowest}"
    assert scene.numbered[0].move == "pass"
    assert f"bid        {lowest} …" in plain(shown(scene, "en"))


def test_no_bid_is_always_typed_as_nothing():
    """Also where nothing can be bid for yet."""
    for scene in list(scenes(2))[: scaled(200, 40)]:
        if scene.now.choices and scene.view["phase"] in ("turn", "bid"):
            assert scene.numbered[0].move in ("uncover", "pass")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_numbers_stand_for_the_choices(lang):
    at_choice = (s for s in scenes(3, seed=1) if s.now.choices and s.view["phase"] == "take")
    scene = next(scene for scene in at_choice if len(scene.view["display"]) > 2)
    words, text = Words(lang, GAME), plain(shown(scene, lang))
    assert all(words.number(n) in text for n in range(1, len(scene.now.choices) + 1))
