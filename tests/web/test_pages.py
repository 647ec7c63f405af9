"""The pages around the tables, in a real browser: found, read, and left for a game in two taps."""

import re

import pytest
from playwright.sync_api import expect

from fernweh.games import CATALOGUE
from fernweh.words import LANGUAGES
from tests.web.people import LOOKS, PHONE, Person

PATHS = [
    "/", "/new/el_dorado", "/rules/survive/4", "/records", "/statistics", "/settings", "/nothing",
]  # fmt: skip
NARROW = (320, 640)


def shown(person: Person, path: str) -> None:
    person.page.goto(path)
    expect(person.page.locator("main h1").first).to_be_visible()


@pytest.mark.parametrize("game", ["lost_cities", pytest.param("survive", marks=pytest.mark.slow)])
def test_one_tap_leads_into_a_running_game(visit, game):
    person = visit(lang="en")
    person.page.goto("/")
    person.page.locator("article .main").nth(list(CATALOGUE).index(game)).click()
    person.page.wait_for_url("**/table/*")
    expect(person.phase).to_be_visible()
    person.page.goto("/")
    expect(person.page.locator("section:not(.open) a[href^='/table/']")).to_have_count(1)


@pytest.mark.parametrize(("lang", "theme"), LOOKS)
def test_every_page_is_for_everybody(visit, lang, theme):
    person = visit(lang=lang, theme=theme)
    for path in PATHS:
        shown(person, path)
        assert person.findings() == [], path
    person.complaints = [each for each in person.complaints if "404" not in each]  # /nothing


@pytest.mark.parametrize(
    "lang", [pytest.param(each, marks=[pytest.mark.slow] * (each != "ru")) for each in LANGUAGES]
)
def test_nothing_is_cut_off_on_a_narrow_screen(visit, lang):
    person = visit(lang=lang, size=NARROW)
    for path in PATHS[:-1]:
        shown(person, path)
        assert not person.is_cut_off(), path


def test_a_table_is_made_with_its_options(visit):
    person = visit()
    shown(person, "/new/survive")
    person.page.locator("input[name=seats][value='3']").check(force=True)
    person.page.locator("li select").first.select_option("novice")
    person.page.locator("summary").click()
    person.page.get_by_label(re.compile("challenge 3")).check()
    person.page.locator("input[name=clock][value=days]").check(force=True)
    person.page.locator(".make").click()
    person.page.wait_for_url("**/table/*")
    table = person.page.url.rsplit("/", 1)[-1]
    info = person.context.request.get(f"/api/tables/{table}").json()
    assert info["terms"]["seats"] == 3 and info["terms"]["bots"][1] == "novice"
    assert info["terms"]["options"]["all_are_equal"] and info["terms"]["clock"]["kind"] == "days"
    assert person.page.evaluate(f"localStorage['commitment:{table}']") == info["commitment"]


def test_a_refusal_leads_to_its_paragraph(visit):
    person = visit(lang="ru")
    shown(person, "/rules/lost_cities/4.4")
    expect(person.page.locator(".pointed")).to_be_in_viewport()
    assert person.page.locator(".pointed").get_attribute("id") == "p4.4"
    person.page.locator("details a[href='#p6']").click()
    expect(person.page.locator("h2.pointed")).to_be_in_viewport()


def test_the_language_is_the_browsers_and_can_be_changed(visit):
    person = visit(lang="fa", size=PHONE)
    shown(person, "/settings")
    root = person.page.locator("html")
    expect(root).to_have_attribute("dir", "rtl")
    person.page.locator("header select").select_option("ja")
    expect(root).to_have_attribute("lang", "ja")
    expect(root).to_have_attribute("dir", "ltr")
    person.page.reload()
    expect(root).to_have_attribute("lang", "ja")


def test_a_personal_link_moves_to_another_device(visit):
    here, there = visit("Ada"), visit("Bob")
    shown(here, "/settings")
    here.page.fill("#name", "Ada Lovelace")
    here.page.locator("form .button").first.click()
    link = here.page.locator("section input[readonly]")
    here.page.get_by_role("button", name="Make a personal link").click()
    there.page.goto(link.input_value())
    there.page.get_by_role("button", name="Continue as").click()
    there.page.wait_for_url(lambda url: url.endswith("/"))
    assert there.context.request.get("/api/me").json()["name"] == "Ada Lovelace"
    shown(there, "/settings")
    there.page.get_by_role("button", name="Forget me").click()
    there.page.get_by_role("button", name="Yes").click()
    expect(there.page.get_by_role("button", name="Forget me")).to_have_count(0)
    assert not there.context.request.get("/api/me").json()["known"]


def test_without_a_network_the_page_says_so_in_its_language(visit):
    person = visit(lang="ja")
    shown(person, "/")
    person.until("navigator.serviceWorker.controller !== null")
    person.until("caches.match('/words').then((found) => found !== undefined)")
    person.cut_off()
    person.page.goto("/settings")
    expect(person.page.locator("html")).to_have_attribute("lang", "ja")
    expect(person.page.locator("h1")).to_be_visible()
    person.reconnect()
    person.page.locator("main a").click()
    expect(person.page.locator("#name")).to_be_visible()


def test_home_stands_where_a_part_of_it_does_not_come(visit):
    person = visit()
    person.cut_off()  # the console may speak of it
    person.reconnect()
    person.context.route("**/assets/OpenTables*", lambda route: route.abort())
    with person.page.expect_event("requestfailed", lambda each: "OpenTables" in each.url):
        shown(person, "/")
    person.page.wait_for_timeout(300)  # what is not caught is told after it has failed
    expect(person.page.get_by_role("heading", name="Survive")).to_be_visible()


def test_a_page_that_does_not_come_is_said_and_asked_for_again(visit):
    person = visit()
    person.lose()  # the console may speak of it
    person.context.route("**/assets/NewPage*.js", lambda route: route.abort())
    person.page.goto("/new/survive")
    expect(person.page.get_by_role("alert")).to_contain_text("That did not work")
    assert person.findings() == []
    person.context.unroute("**/assets/NewPage*.js")
    person.page.get_by_role("button", name="Try again").click()
    expect(person.page.locator("button.make")).to_be_visible()


def ways_on(person: Person, path: str) -> set[str]:
    shown(person, path)
    links = person.page.locator("a[href]").evaluate_all("(all) => all.map((each) => each.href)")
    return {link.partition("#")[0] for link in links if link.startswith(person.address)}


def test_every_link_leads_to_a_page_that_is_there(visit):
    """The rules above all: each game's, and each paragraph that an option cites."""
    person = visit()
    pages = ["/", "/settings", "/records", "/pad", *(f"/rules/{game}" for game in CATALOGUE)]
    links = set().union(*(ways_on(person, path) for path in pages))
    for game in CATALOGUE:
        links |= ways_on(person, f"/new/{game}")
        assert f"{person.address}/rules/{game}" in links
    assert all(person.context.request.get(link).status == 200 for link in links)
    for link in sorted(link for link in links if "/rules/" in link):
        paragraph = link.split("/rules/")[1].partition("/")[2]
        shown(person, link)
        expect(person.page.locator(".rules h2").first).to_be_visible()
        if paragraph:
            expect(person.page.locator(f'[id="p{paragraph}"].pointed')).to_be_visible()
