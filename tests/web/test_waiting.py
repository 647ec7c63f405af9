"""While others think: clocks over days, being offline, whose turn it is, the next of one's turns,
and at the end who gave up.
"""

import re

import pytest
from playwright.sync_api import expect

from tests.web.people import DESK, PHONE, Person
from tests.web.test_away import seated, whoever_acts

DAYS = {"clock": {"kind": "days", "days": 3}}
LIVE = {"clock": {"kind": "live", "initial": 600, "increment": 5}}


def by_turn(one: Person, other: Person) -> tuple[Person, Person]:
    """Who is to act, and who waits."""
    one.until("document.querySelectorAll('.strip.turn').length === 1")
    is_first = one.page.locator(".strip.own.turn").count() == 1
    return (one, other) if is_first else (other, one)


def test_of_three_days_there_are_two_days_and_23_hours_at_once(visit):
    ada, ben = visit("Ada"), visit("Ben", lang="fa")
    seated([ada, ben], **DAYS)
    actor, _ = by_turn(ada, ben)
    assert "2 days 23 hours" in ada.read(".strip.turn .clock")
    assert "۲ روز و ۲۳ ساعت" in ben.read(".strip.turn .clock")
    assert not actor.is_cut_off()


# Whose clock, in each strip, sticks out of it
_OUT = """[...document.querySelectorAll(".strip")].filter((strip) => {
  const clock = strip.querySelector(".clock");
  const [all, it] = [strip, clock].map((each) => each.getBoundingClientRect());
  return it.left < all.left || it.right > all.right || it.top < all.top || it.bottom > all.bottom;
}).map((strip) => strip.innerText)"""


@pytest.mark.parametrize("lang", ["en", "fa", "ru"])
def test_days_and_hours_fit_with_four_at_the_table(visit, lang):
    """Beside names of forty letters, on small phones that stand or lie."""
    three = [visit(name * 40, lang=lang, size=PHONE) for name in "MЩب"]
    table = three[0].make("survive", seats=4, bots=["", "", "", "greedy"], **DAYS)
    for person in three:
        person.open(table)
        person.sit()
        expect(person.page.locator(".seat.mine")).to_have_count(1)
    three[0].start()
    for person in three:
        expect(person.page.locator(".strip .clock")).to_have_count(4)
        for width, height in ((320, 640), (390, 844), (740, 360), (1280, 800)):
            person.page.set_viewport_size({"width": width, "height": height})
            assert person.page.evaluate(_OUT) == [], (width, height)
            assert not person.is_cut_off()


def test_the_title_says_whose_turn_it_is(visit):
    ada, ben = visit("Ada"), visit("Ben")
    seated([ada, ben])
    actor, waiting = by_turn(ada, ben)
    plain = "document.title.replace(/[\\u2066-\\u2069]/g, '')"
    waiting.until(f"{plain}.startsWith('{actor.name} to move')")
    actor.until("document.title.startsWith('● Your turn')")


def test_offline_says_whose_clock_runs_and_leaves_it_in_sight(visit):
    ada, ben = visit("Ada", size=PHONE), visit("Ben", size=PHONE)
    seated([ada, ben], **LIVE)
    actor, waiting = by_turn(ada, ben)
    for person in (actor, waiting):
        person.cut_off()
    expect(actor.page.get_by_text("your clock keeps running")).to_be_visible()
    expect(waiting.page.get_by_text("your clock is not running")).to_be_visible()
    expect(waiting.page.get_by_text("it starts once the others have moved")).to_be_visible()
    for person in (actor, waiting):
        in_sight = "(() => { const r = document.querySelector('.strip.own .clock')"
        in_sight += ".getBoundingClientRect(); return r.top >= 0 && r.bottom <= innerHeight })()"
        person.until(in_sight)
        person.reconnect()
        expect(person.page.get_by_text("You are offline")).to_be_hidden()


def test_offline_on_vacation_no_time_runs_whoever_has_the_turn(visit):
    ada, ben = visit("Ada"), visit("Ben")
    seated([ada, ben], **DAYS)
    for person in (ada, ben):
        away = person.context.request.put(
            "/api/me/vacation", data={"days": 2}, headers={"origin": person.address}
        )
        assert away.ok
    for person in by_turn(ada, ben):
        expect(person.page.locator(".strip.own")).to_contain_text("on vacation")
        person.cut_off()
        expect(
            person.page.get_by_text("You are on vacation, so your clock is not running")
        ).to_be_visible()


@pytest.mark.parametrize("tab", ["moves", "talk"])
def test_on_a_phone_no_sheet_hides_the_end(visit, tab):
    ada, ben = visit("Ada", size=PHONE), visit("Ben")
    seated([ada, ben])
    ada.tab(tab)
    ben.page.get_by_label("More").click()
    ben.page.get_by_role("button", name="Resign", exact=True).click()
    ben.page.get_by_role("button", name="Yes, resign").click()
    again = ada.result.get_by_role("button", name="Play again", exact=True)
    expect(again).to_be_visible()
    again.click(trial=True)  # nothing lies over it
    ada.tab(tab)  # and the sheet is opened again by who wants it
    expect(ada.page.locator(".panel .shut")).to_be_visible()


def test_where_the_server_does_not_answer_the_same_is_said(visit):
    ada, ben = visit("Ada"), visit("Ben")
    lines = []
    for each in (ada, ben):
        each.lose()
        each.page.route_web_socket(re.compile("/socket/"), lambda it: held(it, lines))
    seated([ada, ben], **LIVE)
    actor, waiting = by_turn(ada, ben)
    for line in [*lines]:
        line.close()
    lines.append(None)  # no more
    for person, said in ((actor, "Your clock keeps running"), (waiting, "it starts once")):
        expect(person.page.get_by_text(said)).to_be_visible()
        expect(person.page.locator(".line")).to_contain_text("Reconnecting for")


def held(line, lines) -> None:
    """A line to the server, until it is dead."""
    if None in lines:
        line.close()
    else:
        line.connect_to_server()
        lines.append(line)


def test_without_a_clock_the_table_waits(visit):
    ada, ben = visit("Ada"), visit("Ben")
    seated([ada, ben])
    ada.cut_off()
    expect(ada.page.get_by_text("The table waits")).to_be_visible()


def test_from_one_of_ones_turns_to_the_next(visit):
    """Three tables with Ben; Ada goes to the one that has waited longest, and on."""
    ada, ben = visit("Ada"), visit("Ben")
    tables = []
    while len(tables) < 2:
        tables.append(seated([ada, ben]))
        while by_turn(ada, ben)[0] is ben:
            whoever_acts([ben])
    here = seated([ada, ben])
    while by_turn(ada, ben)[0] is ada:
        whoever_acts([ada])
    ada.page.reload()
    link = ada.page.locator(".bar .next")
    expect(link).to_contain_text("2")
    link.click()
    ada.until(f"location.pathname === '/table/{tables[0]}'")
    assert here not in ada.page.url


def test_who_resigned_is_said_in_the_result_the_log_and_the_replay(visit):
    ada, ben, eve = visit("Ada"), visit("Ben", size=DESK), visit("Eve")
    table = seated([ada, ben])
    while whoever_acts([ada, ben]) is not ada:
        pass
    ben.page.get_by_label("More").click()
    ben.page.get_by_role("button", name="Resign", exact=True).click()
    ben.page.get_by_role("button", name="Yes, resign").click()
    expect(ada.result).to_contain_text("the other player has resigned")
    expect(ada.result.locator("li", has_text="Ben")).to_contain_text("resigned")
    expect(ada.result.locator("li", has_text="you")).not_to_contain_text("resigned")
    ada.page.reload()
    expect(ada.result.locator("li", has_text="Ben")).to_contain_text("resigned")
    ada.tab("log")
    expect(ada.page.locator(".log .turn").last).to_contain_text("resigns")
    assert ada.page.locator(".log .turn").last.locator("p").count() <= 2
    eve.page.goto(f"/replay/{table}")
    last = eve.page.locator("aside ol li").last
    expect(last).to_contain_text("resigns")
    assert last.inner_text().count("Ben") == 1


def test_on_vacation_the_others_see_it_and_no_time_runs(visit):
    """From the settings, on a phone and in Persian; and back again."""
    ada, ben = visit("Ada"), visit("Ben", size=PHONE, lang="fa")
    seated([ada, ben], **DAYS)
    while by_turn(ada, ben)[0] is ada:
        whoever_acts([ada])
    page = ben.page.context.new_page()
    page.goto("/settings")
    form = page.locator("form", has=page.get_by_role("heading", name="مرخصی"))
    form.get_by_role("spinbutton").fill("2")
    form.get_by_role("button", name="رفتن به مرخصی").click()
    expect(form.get_by_role("status")).not_to_be_empty()
    until = "new Date(Date.now() + 2 * 86400000).toLocaleDateString('fa', {dateStyle: 'medium'})"
    expect(form).to_contain_text(page.evaluate(until))
    expect(ada.page.locator(".strip.turn")).to_contain_text("on vacation")
    expect(ben.page.locator(".strip.own")).to_contain_text("در مرخصی")
    ben.cut_off()
    expect(ben.page.get_by_text("در مرخصی‌اید")).to_be_visible()
    ben.reconnect()
    assert not ben.is_cut_off() and not ada.is_cut_off()
    form.get_by_role("button", name="برگشتم").click()
    expect(ada.page.locator(".strip.turn")).not_to_contain_text("on vacation")
    expect(form).to_contain_text(re.compile("۲۹.? روز دیگر دارید"))
    page.close()
