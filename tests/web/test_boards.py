"""Every board in every scene: all that can be done can be done there, and nothing is cut off."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from fernweh.games import CATALOGUE
from fernweh.words import LANGUAGES
from tests.web.gallery import Gallery, built, scene_of, scenes

GAMES = list(CATALOGUE)
WIDTHS = (320, 360, 768, 1280)
LOOKS = [(lang, theme) for theme in ("dark", "light") for lang in LANGUAGES]

# In a hurry every twelfth scene, else each
STEPS = [12, pytest.param(1, marks=pytest.mark.slow)]

# One worker builds the gallery, and it alone
pytestmark = pytest.mark.xdist_group("gallery")


@pytest.fixture
def gallery(chromium: Browser) -> Iterator[Gallery]:
    built()  # before the browser waits for it
    visitor = Gallery(chromium)
    yield visitor
    visitor.context.close()
    assert visitor.complaints == []


@pytest.mark.parametrize("step", STEPS)
@pytest.mark.parametrize("game", GAMES)
def test_every_choice_is_reached_by_taps_on_what_glows(gallery, game, step):
    missing = {}
    for scene in scenes(game)[::step]:
        gallery.look(game, scene)
        missing[scene] = gallery.out_of_reach()
    assert {scene: moves for scene, moves in missing.items() if moves} == {}


# Phase, verb, and what does it at one tap where something does
RARE = {
    "el_dorado": {
        "play save": ".token.can",
        "explore explore": "",
        "play use": "",
        "remove remove": "",
        "replace replace": "",
        "take take": "",
    },
    "survive": {"rescue explorer": ".deeds button"},
}


@pytest.mark.parametrize("game", RARE)
def test_what_few_games_come_to_is_reached_too(gallery, game):
    for offered, tap in RARE[game].items():
        phase, verb = offered.split()
        scene = next(each for each in scenes(game) if offers(game, each, phase, verb))
        gallery.look(game, scene)
        assert gallery.out_of_reach() == set(), offered
        if tap:
            gallery.page.locator(tap).first.click()
            assert gallery.said().startswith(verb)


def offers(game, scene, phase, verb):
    told = scene_of(game, scene)
    verbs = {choice["pieces"]["verb"] for choice in told["now"]["choices"]}
    return told["view"]["phase"] == phase and verb in verbs


_ASIDE = """() => {
  const middle = ({ x, width }) => x + width / 2;
  const of = (each) => middle(document.querySelector(each).getBoundingClientRect());
  return Math.abs(of(".el-dorado .hand") - of(".el-dorado .row"));
}"""


def test_the_hand_of_el_dorado_stays_where_it_is_whatever_is_played(gallery):
    played = [each for each in scenes("el_dorado") if scene_of("el_dorado", each)["view"]["played"]]
    for scene in played[:3]:
        gallery.look("el_dorado", scene)
        assert gallery.page.evaluate(_ASIDE) < 2, scene


@pytest.mark.parametrize("step", STEPS)
@pytest.mark.parametrize("game", GAMES)
def test_nothing_sticks_out_at_the_side(gallery, game, step):
    wide = {}
    for n, scene in enumerate(scenes(game)[::step]):
        lang, theme = LOOKS[n % len(LOOKS)]
        gallery.look(game, scene, lang, theme)
        wide |= {(scene, lang, width): gallery.overflow(width) for width in WIDTHS}
    assert {at: by for at, by in wide.items() if by > 0} == {}


@pytest.mark.parametrize("step", STEPS)
@pytest.mark.parametrize("game", GAMES)
def test_axe_finds_nothing_serious(gallery, game, step):
    found = {}
    for n, scene in enumerate(scenes(game)[::step]):
        lang, theme = LOOKS[n % len(LOOKS)]
        gallery.look(game, scene, lang, theme)
        found[scene, lang, theme] = gallery.findings()
    assert {at: findings for at, findings in found.items() if findings} == {}
