"""What a browser has kept since commit f825555: the page opens with it, and loses nothing of it."""

import json
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.server.guests import Site
from tests.web.people import Person

# As that page wrote it: settings, the name, the pad, and what it knew of a table
SHEET = {
    "entry": {
        "seats": [{"expeditions": {"red": ["wager", "3", "10"]}, "points": [7]}, {"points": [-4]}],
        "options": {"rounds": 3},
    },
    "names": ["Ada", "Bob", "", ""],
}
OLD = {
    "lang": "fa",
    "theme": "light",
    "motion": "off",
    "sound": "off",
    "level": "pathfinder",
    "name": "آدا",
    "pad:lost_cities": json.dumps(SHEET),
    "viewer:gone": "1",
    "nonce:gone:1": "0f" * 32,
    "commitment:gone": "a1" * 32,
}


@pytest.fixture
def page(site: Site, chromium: Browser) -> Iterator[Page]:
    """In a browser that comes with all that, once; what it complains of fails."""
    context = chromium.new_context(locale="en", base_url=site.address)
    told = f"if (!localStorage.length) Object.assign(localStorage, {json.dumps(OLD)})"
    context.add_init_script(told)
    page, complaints = context.new_page(), []
    page.on("pageerror", lambda error: complaints.append(str(error)))
    yield page
    context.close()
    assert complaints == []


def stored(page: Page) -> dict[str, Any]:
    return dict(page.evaluate("({...localStorage})"))


def test_what_was_chosen_is_still_chosen(page: Page) -> None:
    page.goto("/settings")
    expect(page.locator("#name")).to_have_value("آدا")
    root = page.locator("html")
    for name, value in {
        "lang": "fa",
        "dir": "rtl",
        "data-theme": "light",
        "data-motion": "off",
    }.items():
        expect(root).to_have_attribute(name, value)
    assert [box.is_checked() for box in page.locator(".switch input").all()[:2]] == [False, False]
    page.goto("/")
    expect(page.locator("input[name=level][value=pathfinder]")).to_be_checked()
    assert stored(page).items() >= OLD.items()


def test_the_score_pad_goes_on(page: Page) -> None:
    page.goto("/pad/lost_cities")
    names = page.locator("main h2 input")
    expect(names.nth(0)).to_have_value("Ada")
    expect(names.nth(1)).to_have_value("Bob")
    assert json.loads(stored(page)["pad:lost_cities"]) == SHEET


def test_a_seat_is_sat_on_again_with_its_nonce_and_its_commitment(visit) -> None:  # type: ignore[no-untyped-def]
    """The table was left before it began: what only this browser knows of it is used."""
    ada: Person = visit(motion="off")
    table = ada.make("lost_cities", seats=2, bots=["", "greedy"])
    ada.open(table)
    ada.sit()
    ada.until(f"!!localStorage['nonce:{table}:0']")
    mine = {
        name: stored(ada.page).get(name) for name in (f"nonce:{table}:0", f"commitment:{table}")
    }
    ada.page.evaluate(
        "(kept) => { localStorage.clear(); Object.assign(localStorage, kept) }",
        {**OLD, **mine, "lang": "en", f"viewer:{table}": "0"},
    )
    ada.open(table)
    ada.start()
    assert ada.page.evaluate(f"localStorage['commitment:{table}']") == mine[f"commitment:{table}"]
    ada.wait_for_turn()
    ada.act(0)
