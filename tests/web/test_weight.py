"""How much a visit loads, compressed: home at most 80 KB, any game at most 200 KB."""

import pytest

from fernweh.games import CATALOGUE
from fernweh.server import page
from fernweh.words import LANGUAGES
from tests.web import built

HOME, GAME, COVER = 80_000, 200_000, 6_000


@pytest.mark.parametrize("lang", LANGUAGES)
def test_home_is_light(built_page, lang):
    files = built.beginning(lang) | built.closure(built.named("pages/HomePage.svelte"))
    files |= {each.relative_to(page.FOLDER).as_posix() for each in covers()}
    assert built.weight(files) <= HOME, built.weight(files)


@pytest.mark.parametrize("game", CATALOGUE)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_game_is_light(built_page, lang, game):
    files = built.beginning(lang) | built.texts(lang, "table", "pad", game)
    for chunk in ("table/TablePage.svelte", f"/{game}/Board.svelte"):
        files |= built.closure(built.named(chunk))
    assert built.weight(files) <= GAME, built.weight(files)


def covers():
    return list(page.FOLDER.glob("assets/cover-*.svg"))


def test_every_game_has_a_cover_of_our_own(built_page):
    assert len(covers()) >= len(CATALOGUE)
    assert all(each.stat().st_size <= COVER for each in covers())


@pytest.fixture
def built_page(built):
    """Whoever runs this alone builds the page first."""
    return built
