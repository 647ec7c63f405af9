"""From one match to the next: who is asked along, what is carried, what the end says of whom."""

import random
import re

import pytest
from playwright.sync_api import expect

from tests.web.people import PHONE
from tests.web.test_away import seated, whoever_acts
from tests.web.test_seats import sat, three
from tests.web.test_strangers import pressed, resign
from tests.web.test_talk import unread
from tests.web.test_together import again, hosted

pytestmark = pytest.mark.usefixtures("nobody_waits")


def say(person, text):
    person.page.get_by_label("Say something").fill(text)
    person.page.get_by_role("button", name="Say", exact=True).click()


def test_what_was_read_stays_read_and_a_late_mute_holds_at_the_next_table(visit):
    ada, ben = visit("Ada"), visit("Ben")
    link = hosted(ada)
    sat(ben, link)
    ada.page.locator("summary", has_text="Talk").click()
    for n in range(3):
        say(ada, f"line {n}")
    expect(ben.page.locator(".talk li .said")).to_have_count(3)  # it opens by itself
    ada.start()
    expect(ben.phase).to_be_visible()
    assert unread(ben) == 0
    ada.tab("talk")
    say(ada, "Good luck!")
    expect(ben.page.locator("#tab-talk b")).to_have_text("1")
    ben.tab("talk")
    resign(ada)
    again(ada)
    expect(ben.result).to_contain_text("wants to play again")
    ben.page.get_by_role("button", name=re.compile("Mute .*Ada")).first.click()
    again(ben)
    for each in (ada, ben):
        expect(each.phase).to_be_visible()
    assert unread(ben) == 0
    ben.tab("talk")
    expect(ben.page.get_by_text("is muted.")).to_be_visible()
    expect(ben.page.locator(".talk li.none")).to_be_visible()


def test_changed_options_keep_whoever_resigned_and_the_end_names_people(visit):
    ada, ben, cem = three(visit)
    ada.start()
    for each in (cem, ben):
        expect(each.phase).to_be_visible()
        resign(each)
    for _ in range(2):
        for name in ("Ben", "Cem"):
            expect(ada.result.locator("li", has_text=name)).to_contain_text("resigned")
        ada.page.reload()
    ada.tab("log")
    expect(ada.page.locator(".log")).to_contain_text(re.compile("Cem.? resigns"))
    ada.page.goto(ada.page.url.replace("table", "replay"))
    expect(ada.page.locator("h1 small")).to_contain_text("Cem")
    expect(ada.page.locator("aside ol")).to_contain_text(re.compile("Cem.? resigns"))
    ada.page.go_back()
    ada.result.get_by_role("link", name="Change the options").click()
    rows = ada.page.locator("form ol li")
    for n, name in ((1, "Ben"), (2, "Cem")):
        expect(rows.nth(n)).to_contain_text(re.compile(f"{name}.?, if they come along"))
    ada.page.locator("button.make").click()
    ada.page.wait_for_url(re.compile("/table/"))
    for each in (ben, cem):
        expect(each.result).to_contain_text(re.compile("Ada.? has set up a new table"))
        again(each, "Come along")
    for each in (ada, ben, cem):
        expect(each.phase).to_be_visible()
    assert len({each.page.url for each in (ada, ben, cem)}) == 1


def test_two_change_the_options_and_play(visit):
    ada, ben = visit("Ada"), visit("Ben", size=PHONE)
    seated([ada, ben])
    resign(ben)
    ada.result.get_by_role("link", name="Change the options").click()
    ada.page.locator("summary", has_text="options").click()
    ada.page.locator("form details input[type=number]").first.fill("1")
    ada.page.locator("button.make").click()
    ada.page.wait_for_url(re.compile("/table/"))
    again(ben, "Come along")
    for each in (ada, ben):
        expect(each.phase).to_be_visible()


def test_a_log_that_does_not_come_is_not_asked_for_without_end(visit):
    ada, ben = visit("Ada"), visit("Ben")
    seated([ada, ben])
    whoever_acts([ada, ben])
    asked = []
    ada.lose()
    ada.context.route("**/record", lambda it: (asked.append(it), it.abort()))
    ada.page.reload()
    expect(ada.phase).to_be_visible()
    ada.tab("log")
    while not asked:
        ada.page.wait_for_timeout(20)
    ada.page.wait_for_timeout(1500)
    assert len(asked) <= 3
    ada.context.unroute("**/record")
    ada.cut_off()
    ada.page.wait_for_timeout(300)
    ada.reconnect()
    expect(ada.page.locator(".log .turn")).not_to_have_count(0)


def test_the_title_goes_with_the_table(visit):
    ada = visit("Ada")
    ada.page.goto("/")
    ada.until("document.title.includes('Fernweh') && !document.title.includes('Lost')")
    home = ada.page.title()
    ada.open(ada.make())
    ada.until("document.title.includes('Lost Cities')")
    ada.page.locator(".seating header a").click()
    expect(ada.page.locator(".covers")).to_be_visible()
    assert ada.page.title() == home


def test_from_the_third_turn_on_nobody_is_asked(visit, bots_at_once):
    ada, ben = visit("Ada", size=(390, 844)), visit("Ben")
    pressed(ada)
    waits = ada.page.url
    ada.page.locator(".seeking .offer button").click()
    expect(ada.page.locator(".still")).to_be_visible()
    strip, still = (ada.page.locator(each).bounding_box() for each in (".strip.own", ".still"))
    assert still["y"] >= strip["y"] + strip["height"] or still["y"] + still["height"] <= strip["y"]
    rng = random.Random(1)
    ada.tab("moves")
    ada.play_on(rng, 2)  # a turn: to lay and to draw
    ada.page.reload()
    expect(ada.page.locator(".still")).to_be_visible()
    ada.tab("moves")
    ada.play_on(rng, 4)
    expect(ada.page.locator(".still")).to_have_count(0)
    pressed(ben)
    assert ben.page.url != waits
    ada.page.wait_for_timeout(500)
    assert ada.page.get_by_role("alertdialog").count() == 0
