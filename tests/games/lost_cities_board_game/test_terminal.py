"""The board in the terminal, what is typed, and the sentences of real games, in every language."""

from dataclasses import replace

import pytest

from fernweh.cli.boards import board_of
from fernweh.cli.scene import Scene
from fernweh.games.game import Game
from fernweh.games.lost_cities_board_game.components import COLOURS, VALUES
from fernweh.kernel.event import SPECTATOR
from fernweh.words import LANGUAGES, Words
from tests import terminal
from tests.cli.running import plain, run, widest
from tests.games.lost_cities_board_game.drawn import NAME, drawn
from tests.scale import scaled
from tests.terminal import moments, seen

BOARD = board_of(NAME)
LANGS = pytest.mark.parametrize("lang", LANGUAGES)
SEATS = pytest.mark.parametrize("seats", [2, 3, 4])


def shown(scene: Scene, lang: str, width: int = 80, colour: bool = False) -> str:
    return terminal.shown(scene, lang, width, colour)


def match_of(seats: int):
    return terminal.match_of(NAME, seats, expeditions=1, cap=60)


def scenes(seats: int, seed: int = 0):
    """Every moment of a match as each seat and a spectator see it."""
    for match in moments(match_of(seats), seed):
        yield from (seen(match, viewer) for viewer in (SPECTATOR, *range(seats)))


@LANGS
@SEATS
def test_a_game_fits_80_cells(lang, seats):
    for n, scene in enumerate(scenes(seats)):
        if n % scaled(23, 120) == 0:
            assert widest(shown(scene, lang)) <= 80


def fullest(seats: int) -> Scene:
    """Rows of all cards, everybody on one stone, thousands of points, a pile in each colour."""
    scene = seen(match_of(seats))
    names = ["north", "east", "south", "west"][:seats]
    row = {"cards": sorted(VALUES * 2, key=int), "explorer": "researcher", "stone": 7, "points": 60}
    sides = [
        {
            "name": name, "hand": ["white-10"] * 8 if name == "north" else [], "hand_size": 8,
            "rows": dict.fromkeys(COLOURS, row), "adventurers": 0, "researcher": False,
            "artifacts": 27, "standing": -280, "points": 1200,
        }
        for name in names
    ]  # fmt: skip
    piles = {name: {"top": f"{name}-10", "size": 22} for name in COLOURS}
    paths = {name: ["15"] * 9 for name in COLOURS}
    view = scene.view | {"seats": sides, "piles": piles, "paths": paths, "deck": 86, "crossed": 4}
    return replace(scene, view=view)


@LANGS
@SEATS
@pytest.mark.parametrize("colour", [False, True])
def test_the_fullest_table_fits_80_cells(lang, seats, colour):
    text = shown(fullest(seats), lang, colour=colour)
    assert widest(text) <= 80
    assert widest(shown(fullest(seats), lang, width=200)) <= 80  # nor is it pulled apart


@LANGS
def test_it_is_read_without_colours(lang):
    """Each colour has its letter on the cards and its name at its path."""
    words, text = Words(lang, NAME), plain(shown(fullest(4), lang))
    pile = next(line for line in text.splitlines() if "+" in line)
    for colour in COLOURS:
        assert words("letter", colour=colour) in pile
        assert plain(words("colour-name", colour=colour)) in text
    assert "15 NESW" in text.translate(str.maketrans("۰۱۲۳۴۵۶۷۸۹", "0123456789"))


@LANGS
@SEATS
def test_numbers_stand_for_the_choices(lang, seats):
    """In every phase of a turn, also when an explorer sets out or moves on."""
    words, phases = Words(lang, NAME), set()
    for scene in scenes(seats, seed=4):
        if scene.now.choices and scene.view["phase"] not in phases:
            phases.add(scene.view["phase"])
            text = plain(shown(scene, lang))
            assert all(words.number(n) in text for n in scene.numbered)
            assert BOARD.status(scene, words)
    assert {"lay", "send", "draw"} <= phases


def test_nobody_sees_another_hand_or_total():
    for scene in list(scenes(3))[:: scaled(17, 120)]:
        text = plain(shown(scene, "en"))
        watching = scene.viewer == SPECTATOR
        assert text.count("hand      ") == (0 if watching else 1)
        if scene.result is None:
            assert text.count("points ?") == (3 if watching else 2)


@pytest.mark.parametrize(
    ("lang", "typed", "move"),
    [
        ("en", "play red-7", "play red-7"),
        ("en", "p r7", "play red-7"),
        ("en", "d white 0", "discard white-0"),
        ("en", "t g", "take green"),
        ("en", "s r", "send researcher"),
        ("en", "send adventurer", "send adventurer"),
        ("en", "go blue", "move blue"),
        ("en", "move y", "move yellow"),
        ("en", "no", "decline"),
        ("en", "deck", "draw"),
        ("en", "play red-11", None),
        ("en", "send red", None),
        ("en", "draw red", None),
        ("ru", "в к7", "play red-7"),
        ("ru", "отправить ученого", "send researcher"),
        ("ru", "идти синюю", "move blue"),
        ("ja", "置く 赤10", "play red-10"),
        ("ja", "送る 冒険家", "send adventurer"),
        ("fa", "بگذار ق ۷", "play red-7"),
        ("fa", "بفرست پژوهشگر", "send researcher"),
        ("fa", "برو آبی", "move blue"),
    ],
)
def test_what_is_typed(lang, typed, move):
    assert BOARD.spelled_out(typed, Words(lang, NAME)) == move


@LANGS
def test_every_move_can_be_typed_as_it_is_written(lang):
    game = Game(NAME)
    for action in range(len(game.rules.ACTIONS)):
        move = game.rules.move_of(action)
        if not move.startswith(("turn up", "tile", "start")):
            assert BOARD.spelled_out(move, Words(lang, NAME)) == move


def said(lang: str, events: list, viewer: int = 0) -> list[str]:
    words = Words(lang, NAME)
    return [plain(words.event(event.facts(), viewer, ["Ada", "Ben"])) for event in events]


ARROW = "north  hand: red-5  red: 4 researcher@2\ntiles  red: arrow@3\nnorth to lay"


@pytest.mark.parametrize(
    ("lang", "sentences"),
    [
        ("en", ["You play a red 5.", "Your researcher on the red path moves on to stone 3.",
                "An arrow: you may move one of your explorers on."]),
        ("ru", ["Вы выкладываете красную 5.", "Ваш учёный на красной тропе переходит на камень 3.",
                "Стрелка: вы можете продвинуть одного из своих путешественников."]),
        ("ja", ["あなたは赤の5を列に置きました。",
                "赤の小道のあなたの研究者が3番目の飛び石に進みました。",
                "矢印です。あなたは探検家を1人進めることができます。"]),
        ("fa", ["شما ۵ قرمز را در ردیف خود گذاشتید.",
                "پژوهشگر شما در راه قرمز به سنگ ۳ رفت.",
                "پیکان: می‌توانید یکی از کاوشگران خود را جلو ببرید."]),
    ],
)  # fmt: skip
def test_a_step_is_told(lang, sentences):
    assert said(lang, drawn(ARROW).play("play red-5")) == sentences


def test_a_match_is_watched_and_verified(tmp_path):
    record = str(tmp_path / "match.fernweh")
    options = ["--option", "expeditions=1", "--option", "cap=20", "--delay", "0"]
    watched = run("watch", NAME, "--seats", "greedy,random,greedy", *options, "--record", record)
    assert watched.exit_code == 0
    assert "Expedition 1" in watched.output
    assert widest(watched.output.replace(record, "")) <= 80
    assert run("verify", record).exit_code == 0
    told = run("replay", record)
    assert told.exit_code == 0 and "Expedition 1" in told.output


def test_our_own_table_is_called_so():
    assert "our own table" in run("rules", NAME, "--paragraph", "9.2").output
    assert "150" in run("rules", NAME, "--paragraph", "9.2").output  # the table is shown with it
    assert "house" in plain(run("games", NAME).output).replace("\n", " ")
