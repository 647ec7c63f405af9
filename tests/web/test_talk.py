"""Talk across languages: phrases, reactions, notices of new lines, what is unread, who is muted."""

import re
import sqlite3

import pytest
from playwright.sync_api import expect

from tests.web.people import DESK, ISOLATES, PHONE
from tests.web.test_away import seated
from tests.web.test_clubs import reached


def unread(person) -> int:
    return person.page.locator("#tab-talk b").count()


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_a_persian_and_a_japanese_speaker_talk(visit, size):
    shirin, haruto = visit("شیرین", lang="fa", size=size), visit("春斗", lang="ja", size=size)
    seated([shirin, haruto])
    shirin.tab("talk")
    shirin.page.get_by_role("button", name="موفق باشید!").click()
    expect(haruto.page.locator("[data-notice]")).to_contain_text("よろしくお願いします！")
    assert not haruto.is_cut_off()
    assert unread(haruto) == 1 and unread(shirin) == 0
    haruto.page.locator("[data-notice]").click()
    expect(haruto.page.locator(".talk li .said")).to_contain_text("よろしくお願いします！")
    haruto.page.get_by_role("button", name="拍手").click()
    expect(shirin.page.locator(".strip .reaction svg.clap")).to_be_visible()
    expect(shirin.page.locator(".talk li").last).to_contain_text("تشویق")
    assert haruto.findings() == [] and not shirin.is_cut_off()


def test_ones_own_lines_are_read_also_after_the_page_is_loaded_anew(visit):
    ada, ben = visit("Ada"), visit("Ben")
    seated([ada, ben])
    ada.tab("talk")
    ada.page.get_by_role("button", name="Hello!").click()
    expect(ben.page.locator("#tab-talk b")).to_have_text("1")
    ada.page.reload()
    ben.page.reload()
    expect(ben.page.locator("#tab-talk b")).to_have_text("1")  # it was not looked at
    ben.tab("talk")
    expect(ben.page.locator(".talk li")).to_contain_text("Hello!")
    ben.tab("log")
    assert unread(ben) == 0
    ben.page.reload()
    expect(ben.phase).to_be_visible()
    ben.tab("talk")
    expect(ben.page.locator(".talk li")).to_have_count(1)
    assert unread(ada) == 0


def test_a_mute_lasts_and_a_report_is_sent(visit):
    """On a phone: Escape leaves the report, and the talk stays open behind it."""
    ada, ben = visit("Ada"), visit("Ben", size=PHONE)
    seated([ada, ben])
    ada.tab("talk")
    ada.page.get_by_label("Say something").fill("rude words")
    ada.page.get_by_role("button", name="Say", exact=True).click()
    ben.tab("talk")
    ben.page.get_by_role("button", name=re.compile("Report .*Ada")).click()
    ben.page.get_by_label("What happened?").fill("rude")
    ben.page.locator("dialog").get_by_role("button", name="Report", exact=True).click()
    expect(ben.page.get_by_text("It was sent")).to_be_visible()
    ben.page.keyboard.press("Escape")
    ben.page.get_by_role("button", name=re.compile("Mute .*Ada")).click()
    expect(ben.page.locator(".talk li.none")).to_be_visible()
    ben.page.reload()
    ben.tab("talk")
    expect(ben.page.get_by_text("is muted.")).to_be_visible()
    ada.page.get_by_role("button", name="Sorry!").click()
    expect(ada.page.locator(".talk li")).to_have_count(2)
    expect(ben.page.locator(".talk li.none")).to_be_visible()
    ben.page.get_by_role("button", name="Unmute").click()
    ada.page.get_by_role("button", name="Thank you!").click()
    expect(ben.page.locator(".talk li").last).to_contain_text("Thank you!")


def say(person, text: str) -> None:
    person.page.get_by_label("Say something").fill(text)
    person.page.get_by_role("button", name="Say", exact=True).click()


def focused(person) -> str:
    """What the focus is on, by its name or text."""
    found = "(each => each.ariaLabel || each.id || each.innerText)(document.activeElement)"
    return person.page.evaluate(found).translate(ISOLATES)


def test_new_lines_are_heard_where_the_talk_is_open(visit):
    ada, ben = visit("Ada"), visit("Ben")
    table = ada.make(bots=["", ""])
    for person in (ada, ben):
        person.open(table)
        person.sit()
    for person in (ada, ben):
        person.page.locator("summary", has_text="Talk").click()
    log = ben.page.get_by_role("log", name="Talk at this table")
    say(ada, "before the start")
    expect(log.get_by_text("before the start")).to_be_visible()
    assert ben.findings() == []
    ada.start()
    ben.tab("talk")
    expect(log.locator("li")).to_have_count(1)
    assert ben.findings() == []


def test_the_focus_stays_where_a_button_goes(visit):
    ada, ben = visit("Ada"), visit("Ben", size=PHONE)
    seated([ada, ben])
    ada.tab("talk")
    say(ada, "one")
    notice = ben.page.locator("[data-notice]")
    notice.focus()
    ben.page.keyboard.press("Enter")
    expect(notice).to_have_count(0)
    assert focused(ben) == "tab-talk"
    mute = ben.page.get_by_role("button", name=re.compile("Mute .*Ada"))
    reached(ben, mute)
    ben.page.keyboard.press("Enter")
    expect(mute).to_have_count(0)
    assert focused(ben) == "Unmute"
    ben.page.keyboard.press("Enter")
    expect(ben.page.get_by_text("is muted.")).to_have_count(0)
    assert focused(ben) == "Say something"


def test_who_never_talks_is_reported_from_their_card_by_keyboard(visit, site):
    ada, ben = visit("Foul name"), visit("Ben")
    table = seated([ada, ben])
    strip = ben.page.locator(".strip:not(.own)")
    strip.focus()
    ben.page.keyboard.press("Enter")
    expect(ben.page.get_by_role("dialog", name=re.compile("Score sheet|Foul name"))).to_be_visible()
    reached(ben, ben.page.locator("dialog button.name"))
    ben.page.keyboard.press("Enter")
    card = ben.page.get_by_role("dialog", name="Foul name", exact=True)
    expect(card).to_be_visible()
    assert ben.findings() == []
    reached(ben, card.get_by_role("button", name=re.compile("Report")))
    ben.page.keyboard.press("Enter")
    report = ben.page.get_by_role("dialog", name=re.compile("^Report"))
    report.get_by_label("What happened?").fill("the name")
    assert ben.findings() == []
    reached(ben, report.get_by_role("button", name="Report", exact=True))
    ben.page.keyboard.press("Enter")
    expect(ben.page.get_by_text("It was sent")).to_be_visible()
    for left in (2, 1, 0):
        ben.page.keyboard.press("Escape")
        expect(ben.page.locator("dialog")).to_have_count(left)
    with sqlite3.connect(site.house.store.database.path, timeout=30) as database:
        rows = database.execute("SELECT name FROM reports WHERE match = ?", [table]).fetchall()
    assert rows == [("Foul name",)]
