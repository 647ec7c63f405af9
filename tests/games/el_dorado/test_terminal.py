"""The board in the terminal, what is typed, and the sentences of real games, in every language."""

from itertools import islice

import pytest

from fernweh.cli.boards import board_of
from fernweh.games.el_dorado.components import CARDS
from fernweh.games.el_dorado.maps import MAPS
from fernweh.kernel.event import SPECTATOR
from fernweh.words import LANGUAGES, Words
from tests import terminal
from tests.cli.running import plain, widest
from tests.games.el_dorado.drawn import NAME, J
from tests.scale import scaled
from tests.terminal import moments, seen, shown

BOARD = board_of(NAME)
LANGS = pytest.mark.parametrize("lang", LANGUAGES)


def match_of(seats: int, **options):
    return terminal.match_of(NAME, seats, **{"caves": True, **options})


@LANGS
@pytest.mark.parametrize("name", MAPS)
def test_every_map_fits_120_cells(lang, name):
    match = match_of(2, map=name)
    for viewer in (0, SPECTATOR):
        assert widest(shown(seen(match, viewer), lang)) <= 120


@LANGS
def test_a_game_fits_120_cells(lang):
    for n, match in enumerate(islice(moments(match_of(4), 4), scaled(300, 60))):
        if n % scaled(20, 15) == 0:
            assert widest(shown(seen(match), lang)) <= 120


def test_nothing_secret_is_shown():
    """A spectator's board names no card of a hand."""
    match = match_of(3)
    text = plain(shown(seen(match, SPECTATOR), "en"))
    assert "explorer" not in text and "traveler" not in text


def test_terrains_have_colours_and_letters():
    match = match_of(3)
    scene = seen(match)
    assert "\x1b[" in shown(scene, "en", colour=True)
    text = plain(shown(scene, "en"))
    for sign in ("M1", "P1", "C1", "R1", "B1", "▲▲", "◉4", "★P", "N●", "E●", "S4"):
        assert sign in text, sign


def test_every_choice_has_its_number_on_the_board():
    for match in islice(moments(match_of(2), 4), scaled(120, 40)):
        if match.actor == 0:
            scene = seen(match)
            text = plain(shown(scene, "en"))
            steps = [c for c in scene.now.choices if c.pieces["verb"] == "step"]
            numbers = [n for n, c in scene.numbered.items() if c not in steps]
            assert all(str(number) in text for number in numbers)


TYPED = {
    "move scout": "move scout as machete",
    "m jack p": "move jack-of-all-trades as paddle",
    "m prop plane as coin": "move prop-plane as coin",
    "m jack": None,
    "s ne": "step 1 north-east",
    "step 2 south-west": "step 2 south-west",
    "b 5": "break 1 5",
    "break 2 3": "break 2 3",
    "stop": "stop",
    "end": "end",
    "done": "done",
    "p travel log": "pay travel-log",
    "c chest": "coin treasure-chest",
    "buy captain": "buy captain",
    "a native": "act native",
    "use free step": "use free-step",
    "spend coin 2": "spend coin-2",
    "explore 3": "explore 3",
    "x sailor": "discard sailor",
    "stop now": None,
    "fly home": None,
    "step up": None,
}


@pytest.mark.parametrize(("typed", "move"), TYPED.items())
def test_what_can_be_typed(typed, move):
    assert BOARD.spelled_out(typed, Words("en", NAME)) == move


@LANGS
def test_cards_are_typed_in_every_language(lang):
    words = Words(lang, NAME)
    for card in CARDS:
        assert BOARD.spelled_out(f"pay {words('card', card=card)}", words) == f"pay {card}"


def test_a_wide_map_is_shown_around_ones_pawns():
    pieces = "A 0 -28,12; C 0 -21,9; E 0 -14,6; G 0 -7,3; "
    text = pieces + J.partition(";")[2]
    match = match_of(3, map=text.replace("finish", "K 0 7,-3; M 0 14,-6; finish").replace(
        "4,-4 3,-4 4,-3", "18,-10 17,-10 18,-9"))  # fmt: skip
    assert widest(shown(seen(match), "en")) <= 120
