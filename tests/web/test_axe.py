"""axe finds nothing serious or critical on any screen, in any language, by day or at dusk."""

import pytest
from playwright.sync_api import expect

from fernweh.games import CATALOGUE
from fernweh.words import LANGUAGES
from tests.web import stages

THEMES = ("dark", "light")
PAGES = ["/", "/new/survive", "/rules/el_dorado", "/records", "/settings", "/pad", "/replay/file"]
PAGES += ["/statistics", "/clubs", "/standings/survive"]
PAGES += [f"/{kind}/{game}" for game in CATALOGUE for kind in ("pad", "learn", "new")]
ALL = [(lang, theme) for lang in LANGUAGES for theme in THEMES]
SAMPLE = {("lost_cities", "en", "dark"), ("survive", "fa", "light")}
TABLES = [
    pytest.param(game, *look, marks=[] if (game, *look) in SAMPLE else pytest.mark.slow)
    for game in CATALOGUE
    for look in ALL
]


@pytest.mark.slow
@pytest.mark.parametrize(("lang", "theme"), ALL)
def test_every_page(visit, lang, theme):
    person = visit(lang=lang, theme=theme)
    found = {}
    for path in PAGES:
        person.page.goto(path)
        expect(person.page.locator("h1").first).to_be_visible()
        found[path] = person.findings()
    assert {path: findings for path, findings in found.items() if findings} == {}


@pytest.mark.parametrize(("game", "lang", "theme"), TABLES)
def test_a_table_from_its_beginning_to_its_replay(visit, game, lang, theme):
    ada = visit(lang=lang, theme=theme)
    table = stages.finished(ada, game)
    found = {"result": ada.findings()}
    ada.page.goto(f"/replay/{table}")
    ada.page.wait_for_selector(".controls")
    found["replay"] = ada.findings()
    for name, part in (("begun", 12), ("middle", 2)):
        stages.branched(ada, table, max(16, stages.entries(ada, table) // part))  # once it is dealt
        found[name] = ada.findings()
    assert {name: findings for name, findings in found.items() if findings} == {}
