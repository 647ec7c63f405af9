"""The board in the terminal, what is typed, and the sentences of real games, in every language."""

import pytest

from fernweh.cli.boards import board_of
from fernweh.cli.lone_answers import LoneAnswers, without_saying
from fernweh.cli.scene import Scene
from fernweh.games.game import Game
from fernweh.games.survive import board
from fernweh.games.survive.terminal.chart import CELL, LINE, ROWS
from fernweh.kernel.event import SPECTATOR
from fernweh.play.party import Player, begin
from fernweh.play.wire import Choice
from fernweh.words import LANGUAGES, Words
from tests.cli.running import plain, run, widest
from tests.games.survive.drawn import NAME, drawn
from tests.scale import scaled
from tests.terminal import match_of, moments, seen, shown

BOARD = board_of(NAME)
LANGS = pytest.mark.parametrize("lang", LANGUAGES)
CHANCE_VERBS = ("start", "terrain", "back", "die")


def scenes(seats: int, every: int):
    """Moments of a match as the first seat and a spectator see it."""
    for n, match in enumerate(moments(match_of(NAME, seats)), 1):
        if n % every == 0 or match.result is not None:
            yield from (seen(match, viewer) for viewer in (SPECTATOR, 0))


@pytest.mark.parametrize("seats", [2, 4])
def test_a_game_fits_120_columns(seats):
    for scene in scenes(seats, scaled(29, 90)):
        for lang in LANGUAGES:
            assert widest(shown(scene, lang)) <= LINE <= 120
            assert plain(BOARD.status(scene, Words(lang, NAME)))


def test_the_map_is_the_board():
    assert tuple(ROWS.values()) == board.ROWS
    assert LINE >= CELL * max(board.ROWS)


CROWD = """
    tiles  beach: D4
    red    a: 3@D4  b: 2@D4  c: 1@boat-E2  d: 1@E2  e: 6@dead
    blue   a: 3@D4  b: 2@D4  c: 1@boat-E2
    boats: E2
    serpents: A1
    sharks: A1 A1
    whales: A1
    red to move  points: 3
"""


def scene_of(text: str, viewer: int = 0) -> Scene:
    """A drawn table with somebody looking at it."""
    import msgspec

    match = begin(NAME, [Player("Ada"), Player("greedy", bot="greedy")], {})
    view = msgspec.to_builtins(drawn(text).view(viewer))
    scene = seen(match, viewer)
    return Scene(NAME, viewer, view, scene.seats, scene.without_choices().now, None)


def test_what_is_on_a_hex():
    text = shown(scene_of(CROWD), "en")
    assert "A1§▲▲●" in text
    assert "[RcBc·]+1" not in text and "[RcBc·]" in text
    assert "RaRbBaBb" in text
    assert "saved 0 · lost 1" in text


def test_a_secret_is_not_shown():
    """§2.7: not even one's own values."""
    assert "=" not in shown(scene_of(CROWD), "en")


@pytest.mark.parametrize(
    ("lang", "typed", "move"),
    [
        ("en", "e ra", "explorer red-a"),
        ("en", "explorer blue c", "explorer blue-c"),
        ("en", "t e3", "to E3"),
        ("en", "from b10", "from B10"),
        ("en", "b c4", "board C4"),
        ("en", "s d4", "sink D4"),
        ("en", "p r6", "pick red-6"),
        ("en", "play dolphin beach", "play beach-dolphin"),
        ("en", "play beach move shark", "play beach-move_shark"),
        ("en", "repel forest", "repel forest"),
        ("en", "no", "decline"),
        ("en", "d", "done"),
        ("en", "jump", "overboard"),
        ("en", "t z9", None),
        ("en", "e r7", None),
        ("en", "done now", None),
        ("ru", "на e3", "to E3"),
        ("ru", "и кр a", "explorer red-a"),
        ("ru", "сыграть дельфин пляж", "play beach-dolphin"),
        ("ja", "乗る e3", "board E3"),
        ("ja", "探検家 赤a", "explorer red-a"),
        ("fa", "به e۳", "to E3"),
        ("fa", "کاشف قرمز a", "explorer red-a"),
        ("fa", "بران جنگل", "repel forest"),
    ],
)
def test_what_is_typed(lang, typed, move):
    assert BOARD.spelled_out(typed, Words(lang, NAME)) == move


@LANGS
def test_every_move_can_be_typed_as_it_is_written(lang):
    game = Game(NAME)
    for action in range(len(game.rules.ACTIONS)):
        move = game.rules.move_of(action)
        if not move.startswith(CHANCE_VERBS):
            assert BOARD.spelled_out(move, Words(lang, NAME)) == move


def said(lang: str, events: list, viewer: int = 0) -> list[str]:
    words = Words(lang, NAME)
    return [plain(words.event(event.facts(), viewer, ["Ada", "Ben"])) for event in events]


WHALE = """
    red    a: 1@A1
    blue   a: 1@boat-D2
    boats: D2
    whales: D1
    red to prowl  points: 3  chosen: whale-1  kind: whale
"""


@pytest.mark.parametrize(
    ("lang", "sentences"),
    [
        ("en", ["You move the whale from D1 to D2.", "The boat on D2 goes down.",
                "Blue a is tipped into the water on D2."]),
        ("ru", ["Вы двигаете кита с D1 на D2.", "Лодка на D2 идёт ко дну.",
                "Синий a оказывается в воде на D2."]),
        ("ja", ["あなたはクジラをD1からD2へ動かしました。", "D2のボートが沈みました。",
                "青のaがD2の海に投げ出されました。"]),
        ("fa", ["شما نهنگ را از D1 به D2 بردید.", "قایق D2 از میان رفت.",
                "آبی a در D2 به آب ریخته شد."]),
    ],
)  # fmt: skip
def test_a_step_is_told(lang, sentences):
    assert said(lang, drawn(WHALE).play("to D2")) == sentences


def choice(move: str) -> Choice:
    return Choice(move, {"verb": move.partition(" ")[0]}, "9.7")


@pytest.mark.parametrize(
    ("moves", "declines", "made"),
    [
        (["decline"], LoneAnswers.ASK, ""),
        (["decline"], LoneAnswers.AT_ONCE, "decline"),
        (["decline"], LoneAnswers.PAUSE, "decline"),
        (["repel forest", "decline"], LoneAnswers.AT_ONCE, ""),
        (["show 4"], LoneAnswers.ASK, "show 4"),
        (["done"], LoneAnswers.AT_ONCE, ""),
    ],
)
def test_what_goes_without_saying(moves, declines, made, monkeypatch):
    """§14.11: where one can only decline, the client may; what is shown in the end is no choice."""
    pauses: list[float] = []
    monkeypatch.setattr("time.sleep", pauses.append)
    assert without_saying([choice(move) for move in moves], declines) == made
    assert len(pauses) == (declines is LoneAnswers.PAUSE)


def test_a_match_is_watched_and_verified(tmp_path):
    record = str(tmp_path / "match.fernweh")
    watched = run(
        "watch", NAME, "--seats", "greedy,random,greedy", "--delay", "0", "--record", record
    )
    assert watched.exit_code == 0
    assert "Total" in watched.output
    assert run("verify", record).exit_code == 0
    told = run("replay", record)
    assert told.exit_code == 0 and "erupts" in told.output
