"""Names of forty letters that nothing breaks: on small phones they stick out nowhere."""

import pytest
from playwright.sync_api import expect

from tests.web.test_seats import fits
from tests.web.test_strangers import pressed, resign

pytestmark = pytest.mark.usefixtures("nobody_waits")

LONG = "M" * 40


@pytest.mark.parametrize("lang", ["en", "fa"])
@pytest.mark.parametrize("width", [320, 390])
def test_names_of_forty_letters_stick_out_nowhere(visit, bots_at_once, width, lang):
    langs = zip("123", (lang, "en", "en"), strict=True)
    ada, ben, cem = (visit(f"{LONG[1:]}{n}", lang=each, size=(width, 844)) for n, each in langs)
    table = ada.make("lost_cities_rivals", seats=3)
    for each in (ada, ben, cem):
        each.open(table)
        each.page.locator(".seat .button.main").first.click()
        expect(each.page.locator(".seat.mine")).to_have_count(1)
    expect(ada.page.locator(".seat .who strong")).to_have_count(3)
    fits(ada, ".seating")
    ada.start()
    for each in (ben, cem):
        expect(each.phase).to_be_visible()
        resign(each)
    expect(ada.result).to_be_visible()
    fits(ada, ".result")
    ada.page.goto(f"/new/lost_cities_rivals?after={table}")
    expect(ada.page.locator("form ol")).to_contain_text("M2")
    fits(ada, "form")
    ada.page.goto(f"/table/{table}")
    ada.page.locator(".again .button.main").first.click()
    expect(ada.page.locator(".seating .tally")).to_be_visible()
    fits(ada, ".seating")
    pressed(ada)
    expect(ada.page.locator(".seeking .status")).to_be_visible()
    fits(ada, ".seeking")
    ada.page.locator(".seeking .offer button").click()
    expect(ada.page.locator(".still")).to_be_visible()
    pressed(ben)
    expect(ada.page.get_by_role("alertdialog")).to_be_visible()
    fits(ada, ".come")
    expect(ben.page.locator(".face bdi")).to_have_count(2)
    fits(ben, ".seeking")
