"""Beacon in a real browser: looked at on every screen, and counted on the score pad."""

import random

import pytest
from playwright.sync_api import expect

from tests.web.people import DESK, LYING, PHONE

TERMS = {"seats": 3, "bots": ["", "greedy", "greedy"], "options": {"nights": 3}}


@pytest.mark.parametrize(("size", "lang"), [(DESK, "en"), (PHONE, "fa"), (LYING, "ja")])
def test_nothing_is_cut_off_and_nothing_hinders_anybody(visit, size, lang):
    person = visit(size=size, lang=lang, theme="light")
    person.begin("beacon", **TERMS)
    person.page.locator('[data-move="roll"]').first.click()
    person.until("!!document.querySelector('.result, .beacon .can')")
    assert person.findings() == [] and not person.is_cut_off()


def test_a_refusal_is_said_beside_the_button(visit):
    """§3.1"""
    person = visit()
    person.begin("beacon", **TERMS)
    person.page.locator('[data-ask="keep"]').click(force=True)
    expect(person.page.locator(".bubble")).to_contain_text("roll the die first")


def test_a_match_is_looked_at_again_with_all_lanterns(visit):
    person = visit()
    table = person.begin("beacon", **TERMS)
    person.play_on(random.Random(1))
    expect(person.result).to_be_visible()
    person.page.goto(f"/replay/{table}")
    expect(person.page.locator(".beacon .lantern")).to_have_count(3)


def test_a_score_is_counted_on_the_pad(visit):
    """§4.2: what was kept, and the lantern."""
    person = visit()
    person.page.goto("/pad/beacon")
    for seat, (kept, lantern) in enumerate([("30", 2), ("28", 5)]):
        person.page.locator("input[type=number]").nth(seat).fill(kept)
        person.page.locator("input[type=number]").nth(seat).blur()
        lanterns = person.page.locator("fieldset", has_text="Lantern").nth(seat)
        lanterns.locator("button").nth(lantern - 1).click()
    for total in ("32", "33"):
        expect(person.page.locator("main")).to_contain_text(total)
