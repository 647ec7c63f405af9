"""People at a table: the host sits, a friend comes by the link, both play again; in browsers."""

import re

import pytest
from playwright.sync_api import expect

from tests.web.people import DESK, ISOLATES, PHONE


def hosted(person, game="lost_cities", name=None):
    """A table made with the form; its address."""
    person.page.goto(f"/new/{game}")
    if name:
        person.page.get_by_label("Your name").fill(name)
    person.page.locator("button.make").click()
    person.page.wait_for_url(re.compile("/table/"))
    expect(person.page.locator(".seat.mine")).to_have_count(1)
    return person.page.get_by_label("Link to this table").input_value()


def seats(person):
    found = person.page.locator(".seat .who strong").all_inner_texts()
    return [each.translate(ISOLATES) for each in found]


def resign(person):
    person.page.get_by_role("button", name="More", exact=True).click()
    person.page.get_by_role("button", name="Resign").click()
    person.page.get_by_role("button", name="Yes, resign").click()


def again(person, name="Play again"):
    old = person.page.url
    person.page.get_by_role("button", name=name, exact=True).click()
    person.page.wait_for_url(lambda url: url != old)


def test_a_host_sits_a_friend_comes_in_two_presses_and_both_play_again(visit):
    ada, bob, eve = visit("", size=PHONE), visit("", size=DESK), visit("Eve")
    link = hosted(ada, name="Ada")
    expect(ada.page.get_by_text("Waiting for one more explorer")).to_be_visible()
    shown = [".invitation", ".seats"]
    tops = [ada.page.locator(each).first.bounding_box()["y"] for each in shown]
    assert tops == sorted(tops)  # the link comes first
    bob.page.goto(link)  # the first press
    bob.page.get_by_label("Your name at this table").fill("Bob")
    bob.page.get_by_role("button", name="Sit here", exact=True).click()  # the second
    expect(ada.page.locator(".seat .who strong")).to_have_count(2)
    assert seats(ada) == ["Ada", "Bob"]
    eve.page.goto(link)
    ada.page.get_by_role("button", name=re.compile("Swap seats: .Ada")).click()
    expect(bob.page.locator(".seat.mine .who small").first).to_have_text("North")
    expect(ada.page.locator(".start")).to_be_visible()
    assert seats(bob) == ["Bob", "Ada"]
    ada.start()
    expect(bob.phase).to_be_visible()
    ada.tab("talk")
    ada.page.get_by_label("Say something").fill("Good luck!")
    ada.page.keyboard.press("Enter")
    bob.tab("talk")
    expect(bob.page.locator(".talk .said")).to_have_text("Good luck!")
    resign(ada)
    first = ada.page.url
    again(bob)
    expect(ada.result).to_contain_text(re.compile("Bob.? wants to play again"))
    expect(bob.page.locator(".seating")).to_contain_text(re.compile("Ada.? is coming"))
    eve.page.wait_for_url(lambda url: url != first)  # who watches comes along
    again(ada)
    assert ada.page.url == bob.page.url == eve.page.url
    for each in (ada, bob, eve):
        expect(each.phase).to_be_visible()  # it begins by itself
    bob.tab("talk")
    expect(bob.page.locator(".talk .said")).to_have_text("Good luck!")
    resign(ada)
    for each in (ada, bob, eve):
        tally = each.page.locator(".result .tally")
        expect(tally).to_be_visible()
        assert "Bob 2 : 0 Ada" in tally.inner_text().translate(ISOLATES)


def test_a_host_without_a_name_is_asked_once(visit):
    ada = visit("")
    hosted(ada, name="Ada")
    ada.page.goto("/new/survive")
    ada.page.wait_for_selector("button.make")
    expect(ada.page.get_by_label("Your name")).to_have_count(0)
    hosted(ada)
    assert seats(ada) == ["Ada"]


def test_who_has_left_is_said_and_a_bot_takes_their_seat(visit):
    ada, bob = visit("Ada"), visit("Bob")
    link = hosted(ada)
    bob.page.goto(link)
    bob.page.get_by_role("button", name="Sit here", exact=True).click()
    ada.start()
    expect(bob.phase).to_be_visible()
    resign(bob)
    expect(ada.result).to_be_visible()
    bob.page.goto("/")
    expect(ada.result).to_contain_text(re.compile("Bob.? has left the table"))
    expect(ada.result.get_by_role("button", name="Play again and send the link")).to_be_visible()
    again(ada, "Play again with a bot")
    expect(ada.phase).to_be_visible()


def test_another_game_leads_the_others_along(visit):
    ada, bob = visit("Ada"), visit("Bob")
    link = hosted(ada)
    bob.page.goto(link)
    bob.page.get_by_role("button", name="Sit here", exact=True).click()
    ada.start()
    expect(bob.phase).to_be_visible()
    resign(bob)
    ada.result.get_by_role("link", name="Another game").click()
    ada.page.wait_for_selector("button.make")
    ada.page.locator(".games a").last.click()
    expect(ada.page.locator("form")).to_contain_text(re.compile("Bob.?, if they come along"))
    ada.page.locator("button.make").click()
    ada.page.wait_for_url(re.compile("/table/"))
    expect(ada.page.locator(".seat.mine")).to_have_count(1)
    expect(bob.result).to_contain_text(re.compile("Ada.? has set up a new table"))
    again(bob, "Come along")
    expect(bob.phase).to_be_visible()
    assert bob.page.url == ada.page.url


def test_a_guest_is_sent_away_and_let_back_a_seat_is_closed(visit):
    ada, bob = visit("Ada"), visit("Bob")
    link = hosted(ada, "lost_cities_rivals")
    ada.page.get_by_role("button", name="Add a seat").click()
    expect(ada.page.locator(".seat")).to_have_count(3)
    expect(ada.page.locator(".seat.mine")).to_have_count(1)
    bob.page.goto(link)  # the old one leads there
    bob.page.get_by_role("button", name="Sit here", exact=True).first.click()
    expect(bob.page.locator(".seat.mine")).to_have_count(1)
    assert bob.page.url == ada.page.url
    ada.page.get_by_role("button", name=re.compile("Remove: .Bob")).click()
    away = bob.page.get_by_text("The host has taken you out of your seat")
    expect(away).to_be_visible()
    expect(bob.page.get_by_role("button", name="Sit here", exact=True)).to_have_count(0)
    ada.page.get_by_role("button", name=re.compile("Let back in: .Bob")).click()
    bob.page.get_by_role("button", name="Sit here", exact=True).first.click()
    expect(bob.page.locator(".seat.mine")).to_have_count(1)
    ada.page.get_by_role("button", name="Close this seat").click()
    for each in (ada, bob):
        expect(each.page.locator(".seat")).to_have_count(2)
        expect(each.page.locator(".seat.mine")).to_have_count(1)
    ada.start()


def test_two_tabs_that_are_led_along_both_play(visit):
    """Both sit down by themselves, one is refused, and the nonce of the other is not lost."""
    ada, bob = visit("Ada"), visit("Bob")
    link = hosted(ada)
    bob.page.goto(link)
    bob.page.get_by_role("button", name="Sit here", exact=True).click()
    expect(bob.page.locator(".seat.mine")).to_have_count(1)
    tab = bob.context.new_page()
    tab.goto(link)
    expect(tab.locator(".seat.mine")).to_have_count(1)
    for _ in range(3):
        ada.page.get_by_role("button", name=re.compile("Swap seats: .Ada")).click()
        expect(ada.page.locator(".start")).to_be_visible()
        expect(tab.locator(".seat.mine")).to_have_count(1)
    ada.start()
    expect(tab.locator("[data-phase]")).to_be_visible()


@pytest.mark.parametrize("lang", ["en", "fa"])
def test_the_hosts_screen_hinders_nobody(visit, lang):
    ada = visit("Ada", lang=lang, size=PHONE)
    ada.open(ada.make("lost_cities_rivals", seats=3, bots=["", "greedy", ""]))
    ada.page.wait_for_selector(".seat")
    ada.sit()
    expect(ada.page.locator(".seat.mine")).to_have_count(1)
    assert ada.findings() == []
    assert not ada.is_cut_off()
