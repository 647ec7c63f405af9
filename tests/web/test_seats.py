"""Before the start: what is refused is said, who sits where changes, by mouse and by keys."""

import re

import pytest
from playwright.sync_api import expect

from fernweh.kernel.fault import Fault
from fernweh.server import hall, wire
from tests.web.people import ISOLATES, PHONE, Person
from tests.web.test_strangers import known, pressed, put, resign
from tests.web.test_together import again, hosted, seats

pytestmark = pytest.mark.usefixtures("nobody_waits")


def rated(person: Person, wants: bool = True) -> None:
    known(person)
    put(person, "/api/me/ratings", {"wants": wants})


def sat(person: Person, link: str, nth: int = 0) -> None:
    person.page.goto(link)
    person.page.get_by_role("button", name="Sit here", exact=True).nth(nth).click()
    expect(person.page.locator(".seat.mine")).to_have_count(1)


def test_who_is_not_rated_is_told_so_and_a_press_helps(visit):
    ada, ben = visit("Ada"), visit("Ben", size=PHONE)
    rated(ada), known(ben)
    ada.page.goto("/new/lost_cities")
    ada.page.get_by_label("Rated").check()
    ada.page.get_by_label("Show it among the open tables").check()
    ada.page.locator("form").get_by_label("Language").select_option("fa")
    ada.page.locator("button.make").click()
    ada.page.wait_for_url(re.compile("/table/"))
    ben.page.goto(ada.page.url)
    expect(ben.page.locator(".rated")).to_contain_text("shows you in the standings")
    ben.page.locator("summary", has_text="Table").click()
    facts = ben.page.locator("dl").inner_text().translate(ISOLATES)
    assert "rated\nyes" in facts and "language\nفارسی" in facts
    ben.page.get_by_role("button", name="Sit here", exact=True).click()
    expect(ben.page.locator(".bubble")).to_contain_text("Turn your rating on first")
    assert ben.findings() == [] and not ben.is_cut_off()
    ben.page.get_by_role("button", name="Turn my rating on and sit down").click()
    expect(ben.page.locator(".seat.mine")).to_have_count(1)
    expect(ben.page.locator(".bubble")).to_have_count(0)


def test_a_host_is_offered_no_bot_and_no_second_seat_where_it_is_rated(visit):
    ada = visit("Ada")
    known(ada)
    put(ada, "/api/me/ratings", {"wants": True})
    ada.open(ada.make(rated=True))
    ada.sit()
    expect(ada.page.locator(".seat.mine")).to_have_count(1)
    free = ada.page.locator(".seat.free")
    expect(free).to_have_count(1)
    expect(free.locator("button")).to_have_count(0)


def test_what_was_in_the_way_is_not_said_once_the_game_begins(visit):
    ada, ben, eve = visit("Ada"), visit("Ben"), visit("Eve")
    rated(ada), rated(eve), known(ben)
    ada.open(ada.make(rated=True, hints=False))
    ada.sit()
    ben.page.goto(ada.page.url)
    ben.page.get_by_role("button", name="Sit here", exact=True).click()
    expect(ben.page.locator(".bubble")).to_contain_text("Turn your rating on first")
    sat(eve, ada.page.url)
    ada.start()
    expect(ben.phase).to_be_visible()
    expect(ben.page.locator(".bubble")).to_have_count(0)


def test_without_an_answer_to_the_name_it_is_said(visit):
    ada, ben = visit("Ada"), visit("")
    link = hosted(ada)
    ben.page.goto(link)
    ben.page.get_by_label("Your name at this table").fill("Ben")
    ben.lose()
    ben.context.route("**/api/me", lambda it: it.abort())
    ben.page.get_by_role("button", name="Sit here", exact=True).click()
    expect(ben.page.locator(".bubble")).to_contain_text("The server does not answer")
    ben.context.unroute("**/api/me")
    ben.page.get_by_role("button", name="Sit here", exact=True).click()
    expect(ben.page.locator(".seat.mine")).to_have_count(1)


def test_a_refused_farewell_does_not_lead_away(visit, monkeypatch):
    ada = visit("Ada")
    pressed(ada)
    monkeypatch.setitem(hall.DEEDS, wire.GetUp, begun)
    ada.page.get_by_role("button", name="Stop looking").click()
    expect(ada.page.locator(".bubble")).to_contain_text("already begun")
    assert "/table/" in ada.page.url
    monkeypatch.undo()
    ada.page.get_by_role("button", name="Stop looking").click()
    ada.page.wait_for_url("**/")


async def begun(deed, command):
    raise Fault("already-begun")


def test_a_host_whose_seat_was_taken_sits_on_the_next(visit):
    ada, ben = visit("Ada"), visit("Ben")
    laid = []
    ada.page.goto("/new/lost_cities")
    ada.page.get_by_label("Show it among the open tables").check()
    ada.context.route("**/api/tables", lambda it, _: laid.append(it), times=1)
    ada.page.locator("button.make").click()
    while not laid:
        ada.page.wait_for_timeout(20)
    answer = laid[0].fetch()
    ben.open(answer.json()["id"])
    ben.sit()
    expect(ben.page.locator(".seat.mine")).to_have_count(1)
    laid[0].fulfill(response=answer)
    expect(ada.page.locator(".seat.mine")).to_have_count(1)
    assert seats(ada) == ["Ben", "Ada"]


def test_whoever_is_only_called_a_guest_is_asked_for_a_name(visit):
    ada, ben = visit(""), visit("")
    pressed(ada)
    expect(ada.page.locator(".face bdi")).to_have_text("Guest")
    ben.page.goto(ada.page.url)
    ben.page.get_by_role("button", name="Sit here").click()
    for person in (ada, ben):
        expect(person.phase).to_be_visible()
        assert not person.page.evaluate("localStorage.name")
        person.page.goto("/new/lost_cities")
        expect(person.page.get_by_label("Your name")).to_be_visible()


def test_who_has_turned_it_off_is_not_rated_by_an_old_wish(visit):
    ada = visit("Ada")
    rated(ada)
    ada.page.goto("/")
    ada.page.locator(".wished input[type=checkbox]").check()
    ada.page.goto("/standings/lost_cities")
    expect(ada.page.get_by_label("Rate me")).to_be_checked()
    ada.page.get_by_label("Rate me").uncheck()
    ada.until("localStorage['wish-rated'] !== 'yes'")
    ada.page.goto("/")
    expect(ada.page.locator(".wished input[type=checkbox]")).not_to_be_checked()
    ada.page.locator(".wished input[type=checkbox]").check()
    ada.page.goto("/settings")
    ada.page.get_by_role("button", name="Forget me").click()
    ada.page.get_by_role("button", name="Yes").click()
    ada.until("localStorage['wish-rated'] !== 'yes'")


# Three at a table


NAMES = ("Ada", "Ben", "Cem")


def three(visit, langs=("en", "en", "en"), names=NAMES, **look):
    """Ada, who has laid it, Ben and Cem, all seated."""
    people = [visit(name, lang=lang, **look) for name, lang in zip(names, langs, strict=True)]
    table = people[0].make("lost_cities_rivals", seats=3)
    for n, each in enumerate(people):
        each.open(table)
        each.page.locator(".seat .button.main").first.click()
        expect(people[0].page.locator(".seat .who strong")).to_have_count(n + 1)
    return people


def test_three_change_places_and_a_bot_takes_one(visit):
    ada, ben, cem = three(visit)
    ada.page.get_by_role("button", name=re.compile("Swap seats: .Ada")).click()
    ada.page.get_by_role("button", name=re.compile("Swap with this seat: .Cem")).click()
    for each in (ada, ben, cem):
        expect(each.page.locator(".seat .who strong")).to_have_count(3)
        each.until("document.querySelectorAll('.seat.mine').length === 1")
        expect(each.page.locator(".seat .who strong").first).to_have_text("Cem")
        assert seats(each) == ["Cem", "Ben", "Ada"]
    ada.page.get_by_role("button", name=re.compile("Swap seats: .Ben")).click()
    expect(ada.page.get_by_role("button", name="Do not swap")).to_be_visible()
    ben.page.get_by_role("button", name="Leave the seat").click()  # nobody is left to change with
    bot = ada.page.get_by_role("button", name="Add a bot")
    expect(bot).to_be_visible()
    assert ada.page.get_by_role("button", name="Close this seat").count() == 1
    bot.click()
    for each in (ada, ben, cem):
        expect(each.page.locator(".seat .who strong").nth(1)).to_have_text("Explorer")
    ada.start()
    expect(cem.phase).to_be_visible()


# How far from the left each of the words begins
_WORDS = """(each, words) => {
  const node = document.createTreeWalker(each, NodeFilter.SHOW_TEXT).nextNode();
  return words.map((word) => {
    const range = document.createRange(), at = node.data.indexOf(word);
    range.setStart(node, at);
    range.setEnd(node, at + word.length);
    return range.getBoundingClientRect().x;
  });
}"""


def test_several_who_are_coming_are_told_so(visit):
    """Also where the first is called in letters that are read from the right."""
    ada, ben, cem = three(visit, names=("Ada", "بهار", "Cem"))
    ada.start()
    for each in (ben, cem):
        expect(each.phase).to_be_visible()
        resign(each)
    expect(ada.result).to_be_visible()
    again(ada)
    told = ada.page.locator(".wait")
    expect(told).to_contain_text("are coming")
    places = told.evaluate(f"(each) => ({_WORDS})(each, ['بهار', 'and', 'Cem', 'are coming'])")
    assert places == sorted(places)


# By keys alone


def by_keys(person, button):
    """Tab leads there, Enter does it."""
    expect(button).to_be_visible()
    for _ in range(60):
        if button.evaluate("it => it === document.activeElement"):
            return person.page.keyboard.press("Enter")
        person.page.keyboard.press("Tab")
    raise AssertionError("Tab does not lead there")


def has_focus(person, selector):
    person.until(f"document.activeElement.matches('{selector}')")


def test_two_sit_down_and_play_again_by_keys_alone(visit):
    ada, ben = visit("Ada"), visit("Ben", lang="fa")
    table = ada.make()
    for each in (ada, ben):
        each.open(table)
        by_keys(each, each.page.locator(".seat .button.main").first)
        expect(each.page.locator(".seat.mine")).to_have_count(1)
        has_focus(each, ".seat.mine")  # not lost with the button
    by_keys(ada, ada.page.get_by_role("button", name=re.compile("Remove: .Ben")))
    expect(ada.page.locator(".seat.free")).to_have_count(1)
    has_focus(ada, ".seat.free")
    by_keys(ada, ada.page.get_by_role("button", name=re.compile("Let back in: .Ben")))
    by_keys(ben, ben.page.locator(".seat .button.main").first)
    by_keys(ada, ada.page.locator(".start"))
    for each in (ada, ben):
        expect(each.phase).to_be_visible()
    by_keys(ada, ada.page.get_by_role("button", name="More", exact=True))
    by_keys(ada, ada.page.get_by_role("button", name="Resign"))
    by_keys(ada, ada.page.get_by_role("button", name="Yes, resign"))
    first = ada.page.url
    for each in (ada, ben):
        by_keys(each, each.page.locator(".again .button.main").first)
        each.page.wait_for_url(lambda url: url != first)
    for each in (ada, ben):
        expect(each.phase).to_be_visible()


def test_buttons_name_the_seat_that_they_close_or_free(visit):
    ada, ben = visit("Ada"), visit("Ben")
    link = hosted(ada, "lost_cities_rivals")
    ada.page.get_by_role("button", name="Add a seat").click()
    close = re.compile("Close this seat: .?(South|West|East)")
    expect(ada.page.get_by_role("button", name=close).first).to_be_visible()
    sat(ben, link)
    expect(ada.page.locator(".seat .who strong")).to_have_count(2)
    ada.page.get_by_role("button", name=close).click()  # Ben is coming along
    expect(ada.page.locator(".seat")).to_have_count(2)


# On a phone, in every language


@pytest.mark.parametrize("lang", ["ru", "ja", "fa"])
def test_seats_and_the_next_match_in_every_language(visit, lang):
    looks = {"lang": lang, "size": (390, 844)}
    ada, ben, cem = three(visit, langs=(lang, "en", "en"), size=(390, 844))
    fits(ada, ".seating")
    ada.start()
    for each in (ben, cem):
        expect(each.phase).to_be_visible()
        resign(each)
    expect(ada.result).to_be_visible()
    fits(ada, ".result")
    ada.page.locator(".again .button.main").first.click()
    expect(ada.page.locator(".tally")).to_be_visible()
    fits(ada, ".seating")
    dan = visit("Dan", **looks)
    pressed(dan)
    expect(dan.page.locator(".seeking .status")).to_be_visible()
    fits(dan, ".seeking")


def fits(person, selector):
    """In words, and nothing out of sight."""
    assert person.page.get_by_text(re.compile(r"\b(table|web|fault|clubs)-[a-z]")).count() == 0
    assert person.page.evaluate(_CUT, selector) == []
    assert not person.is_cut_off()


# What of this part of the page lies beside the screen, or sticks out of what holds it
_CUT = """(selector) => {
  const isCut = (each) => {
    const { left, right, width } = each.getBoundingClientRect();
    return width > 0 && (left < -0.5 || right > innerWidth + 0.5);
  };
  const isSeen = (each) => each.checkVisibility() && !each.closest(".heard, svg");
  return [...document.querySelectorAll(`${selector}, ${selector} *`)].filter(isSeen).filter(isCut)
    .map((each) => each.outerHTML.slice(0, 120));
}"""
