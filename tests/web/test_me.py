"""A personal link asks before it replaces who one is; devices are listed and signed out."""

import os
import re
import time
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.web.people import DESK, PHONE, Person
from tests.web.test_clubs import founded, known


def named(person: Person, name: str) -> None:
    person.page.goto("/settings")
    person.page.locator("#name").fill(name)
    person.page.locator("form .button").first.click()
    expect(person.page.get_by_role("status").first).not_to_be_empty()


def link_of(person: Person) -> str:
    told = person.context.request.post("/api/me/link", headers={"origin": person.address})
    return f"/me#{told.json()['token']}"


def name_of(person: Person) -> str:
    return person.context.request.get("/api/me").json()["name"]


def picture(person: Person, name: str) -> None:
    """Where somebody wants to look at it."""
    if folder := os.environ.get("FERNWEH_PICTURES"):
        person.page.screenshot(path=Path(folder) / f"{name}.png", full_page=True)


@pytest.mark.parametrize(("lang", "size"), [("en", DESK), ("fa", PHONE)])
def test_a_link_asks_and_both_are_kept(visit, lang, size):
    ada, ben = visit(name="Ada"), visit(name="Ben", lang=lang, size=size)
    named(ada, "Ada"), named(ben, "Ben")
    ben.page.goto(link_of(ada))
    heading = ben.page.locator("main h1")
    expect(heading).to_contain_text("Ada")
    expect(ben.page.locator("main")).to_contain_text("Ben")
    assert ben.findings() == [] and not ben.is_cut_off()
    picture(ben, f"link-{lang}")
    ben.page.reload()  # nothing was used up
    expect(heading).to_contain_text("Ada")
    assert name_of(ben) == "Ben"
    ben.page.locator("main .button.main").click()
    expect(ben.page).to_have_url(re.compile("/$"))
    assert name_of(ben) == "Ada"
    ben.page.goto("/settings")
    switch = ben.page.get_by_role("button", name=re.compile("Ben"))
    expect(ben.page.locator("section li")).to_have_count(2)
    assert ben.findings() == [] and not ben.is_cut_off()
    picture(ben, f"settings-{lang}")
    switch.click()
    expect(ben.page.locator("#name")).to_have_value("Ben")
    assert name_of(ben) == "Ben"


def test_who_says_no_stays_who_they_are(visit):
    ada, ben = visit(name="Ada"), visit(name="Ben")
    named(ada, "Ada"), named(ben, "Ben")
    link = link_of(ada)
    ben.page.goto(link)
    ben.page.get_by_role("link", name="Stay").click()
    expect(ben.page).to_have_url(re.compile("/$"))
    assert name_of(ben) == "Ben"
    ben.page.goto(link)
    ben.page.get_by_role("button", name="only").click()
    expect(ben.page).to_have_url(re.compile("/$"))
    assert name_of(ben) == "Ada"
    ben.page.goto("/settings")
    expect(ben.page.get_by_role("button", name="Switch")).to_have_count(0)


def test_a_device_without_a_name_is_asked_too(visit):
    ada, fresh = visit(name="Ada"), visit(name="")
    named(ada, "Ada")
    fresh.page.goto(link_of(ada))
    picture(fresh, "link-fresh")
    fresh.page.get_by_role("button", name="Continue as").click()
    expect(fresh.page).to_have_url(re.compile("/$"))
    assert name_of(fresh) == "Ada"


def test_a_device_that_is_signed_out_is_nobodys_at_once(visit):
    ada, phone = visit(name="Ada"), visit(name="", size=PHONE)
    named(ada, "Ada")
    phone.page.goto(link_of(ada))
    phone.page.get_by_role("button", name="Continue as").click()
    expect(phone.page).to_have_url(re.compile("/$"))
    phone.begin(options={"rounds": 1}, bots=["", "greedy"])
    ada.page.goto("/settings")
    ada.page.locator("section li", has_not_text="this device").get_by_role("button").click()
    expect(ada.page.locator("section li")).to_have_count(1)
    phone.page.wait_for_function("fetch('/api/me').then(r => r.json()).then(me => !me.known)")
    expect(phone.page.locator("main, .table").first).to_be_visible()
    assert phone.context.request.get("/api/me").json()["known"] is False


def test_who_moves_to_another_device_is_asked_to_play_there(visit):
    ada, phone = visit("Ada"), visit("", size=PHONE)
    founded(ada)
    phone.page.goto(link_of(ada))
    phone.page.get_by_role("button", name="Continue as").click()
    with phone.page.expect_response("**/api/me/invitations"):
        expect(phone.page).to_have_url(re.compile("/$"))


def test_to_be_forgotten_leaves_nothing_of_us_or_others_on_the_device(visit):
    ada = visit("Ada")
    known(ada)
    ada.page.goto("/")
    ada.page.locator(".wished input[type=checkbox]").check()
    ours = {"clubs": "yes", "muted:t": '{"v": "Ben"}', "waits:t": "u", "read:t": "3"}
    ours |= {"key:t:0": "00", "nonce:t:0": "00", "viewer:t": "0"}
    for key, value in ours.items():
        ada.page.evaluate(f"localStorage[{key!r}] = {value!r}")
    ada.page.evaluate("localStorage['pad:survive'] = 'null'")
    ada.page.get_by_role("link", name="Settings").click()
    ada.page.locator(".grave").click()
    ada.page.locator(".grave").click()
    expect(ada.page.locator(".grave")).to_have_count(0)
    kept = {"lang", "theme", "motion", "sound", "level", "pad:survive", "face"}  # a new one
    ada.until("localStorage.clubs !== 'yes'")
    assert set(ada.page.evaluate("Object.keys(localStorage)")) <= kept | {"clubs"}
    ada.page.get_by_role("link", name="Fernweh").click()
    expect(ada.page.locator(".wished input[type=checkbox]")).not_to_be_checked()


def test_the_end_of_a_vacation_is_told_anew_when_the_page_is_opened(visit):
    ada = visit("Ada")
    known(ada)
    origin = {"origin": ada.address}
    assert ada.context.request.put("/api/me/vacation", data={"days": 2}, headers=origin).ok
    ada.page.clock.install()
    ada.page.goto("/")
    ada.page.goto("/settings")
    until = ada.page.locator("form strong")
    expect(until).to_be_visible()
    told = until.inner_text()
    ada.page.get_by_role("link", name="Records").click()
    expect(until).to_have_count(0)
    ada.page.clock.set_fixed_time(time.time() + 8 * 3600)
    rest = ada.context.request.get("/api/me").json()["vacation"]["rest"]
    eight = {"rest": rest - 8 * 3_600_000, "days": 28, "allowed": 30}
    me = ada.context.request.get("/api/me").json() | {"vacation": eight}
    ada.page.route("**/api/me", lambda it: it.fulfill(json=me))
    ada.page.get_by_role("link", name="Settings").click()
    expect(until).to_have_text(told)
