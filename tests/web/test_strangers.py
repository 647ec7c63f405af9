"""Strangers meet in one press, play a bot until then, are rated; a club comes by its link."""

import os
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.web.people import DESK, PHONE, Person

pytestmark = pytest.mark.usefixtures("nobody_waits")

PAGES = ["/", "/standings/survive", "/clubs"]


def picture(person: Person, name: str) -> None:
    """Where somebody wants to look at it."""
    if folder := os.environ.get("FERNWEH_PICTURES"):
        person.page.screenshot(path=Path(folder) / f"{name}.png", full_page=True)


def pressed(person: Person) -> None:
    """Somebody to play Lost Cities with, which comes first."""
    person.page.goto("/")
    person.page.locator("article").first.locator(".deeds button").nth(1).click()
    person.page.wait_for_url("**/table/*")


def put(person: Person, path: str, body: dict) -> None:
    answer = person.context.request.put(path, data=body, headers={"origin": person.address})
    assert answer.ok, answer.text()


def known(person: Person) -> None:
    for _ in range(2):
        put(person, "/api/me", {"name": person.name})


def test_two_who_press_meet_and_play(visit):
    ada, ben = visit("Ada"), visit("Ben", lang="fa")
    pressed(ada)
    expect(ada.page.locator(".seeking .status")).to_be_visible()
    assert ada.findings() == [] and not ada.is_cut_off()
    picture(ada, "seeking-en")
    ben.page.goto("/")
    free = ben.page.locator(".open li", has=ben.page.locator(".button.main"))  # others only watch
    expect(free).to_have_count(1)
    expect(free.locator(".person bdi")).to_have_text(["Ada"])
    assert ben.findings() == [] and not ben.is_cut_off()
    picture(ben, "home-fa")
    pressed(ben)
    assert ben.page.url == ada.page.url
    for person in (ada, ben):
        expect(person.phase).to_be_visible()
    for _ in range(4):
        mover, other = (ada, ben) if has_turn(ada, ben) else (ben, ada)
        before = other.n
        mover.act(0)
        other.until_after(before)


def test_a_household_comes_at_once(visit, limits_as_they_come):
    """Four phones behind one address, each for the first time."""
    four = [visit(name) for name in ("Ada", "Ben", "Eve", "Kim")]
    for person in four:
        person.page.goto("/", wait_until="commit")
    for person in four:
        pressed(person)
    for person in four:
        expect(person.phase).to_be_visible()


def has_turn(one: Person, other: Person) -> bool:
    """Whether it is theirs, once it is somebody's."""
    for _ in range(1000):
        if one.moves.count() or other.moves.count():
            return one.moves.count() > 0
        one.page.wait_for_timeout(30)
    raise AssertionError("nobody can move")


def test_a_bot_until_somebody_comes_and_then_a_fresh_deal(visit, bots_at_once):
    ada, ben = visit("Ada", size=PHONE), visit("Ben")
    pressed(ada)
    waits = ada.page.url
    offer = ada.page.locator(".seeking .offer button")
    expect(offer).to_be_visible()
    assert ada.findings() == [] and not ada.is_cut_off()
    picture(ada, "offer-en")
    offer.click()
    ada.page.wait_for_url(lambda url: "/table/" in url and url != waits)
    expect(ada.phase).to_be_visible()
    expect(ada.page.locator(".still")).to_be_visible()
    with_bot = ada.page.url
    pressed(ben)
    assert ben.page.url == waits
    question = ada.page.get_by_role("alertdialog")
    expect(question).to_contain_text("Ben")
    expect(ben.page.locator(".status")).to_contain_text("Ada")
    assert ada.findings() == [] and not ada.is_cut_off()
    picture(ada, "fresh-deal-en")
    question.get_by_role("button", name="Play").click()
    ada.page.wait_for_url(waits)
    for person in (ada, ben):
        expect(person.phase).to_be_visible()
    ada.page.goto(with_bot)  # it is kept
    expect(ada.phase).to_be_visible()
    expect(ada.page.locator(".still")).to_have_count(0)


def test_somebody_who_comes_while_the_bot_is_called_is_played(visit, bots_at_once):
    ada, ben = visit("Ada"), visit("Ben")
    pressed(ada)
    waits, laid = ada.page.url, []
    ada.context.route("**/api/tables", lambda it, _: laid.append(it), times=1)  # slow
    ada.page.locator(".seeking .offer button").click()
    pressed(ben)
    expect(ada.phase).to_be_visible()
    assert len(laid) == 1
    with ada.page.expect_response(lambda it: it.request.method == "DELETE", timeout=20_000):
        laid[0].continue_()
    ada.page.wait_for_timeout(300)
    assert ada.page.url == waits and ben.page.url == waits
    kept = ada.page.evaluate("Object.keys(localStorage)")
    assert not [key for key in kept if key.startswith("waits:")]
    mover, other = (ada, ben) if has_turn(ada, ben) else (ben, ada)
    before = other.n
    mover.act(0)
    other.until_after(before)


def test_who_stays_with_the_bot_is_not_looked_for_any_more(visit, bots_at_once):
    ada, ben = visit("Ada"), visit("Ben")
    pressed(ada)
    ada.page.locator(".seeking .offer button").click()
    expect(ada.page.locator(".still")).to_be_visible()
    pressed(ben)
    ada.page.get_by_role("alertdialog").get_by_role("button", name="Stay").click()
    expect(ada.page.get_by_role("alertdialog")).to_have_count(0)
    expect(ben.page.locator(".face.free")).to_have_count(1)  # and looks on for somebody else
    expect(ben.page.locator(".status")).to_contain_text("Looking")


def resign(person: Person) -> None:
    person.page.locator("[aria-haspopup=dialog]").first.click()
    person.page.get_by_role("button", name="Resign").click()
    person.page.get_by_role("button", name="Yes, resign").click()


def test_who_plays_again_waits_for_the_same_person(visit):
    ada, ben, eve = visit("Ada"), visit("Ben"), visit("Eve")
    for person in (ada, ben):
        pressed(person)
    for person in (ada, ben):
        expect(person.phase).to_be_visible()
    first = ada.page.url
    resign(ada if has_turn(ada, ben) else ben)
    ada.page.get_by_role("button", name="Play again").first.click()
    ada.page.wait_for_url(lambda url: "/table/" in url and url != first)
    expect(ada.page.locator(".seating")).to_contain_text("Ben")
    assert ada.page.locator(".seeking").count() == 0
    picture(ada, "again-en")
    eve.page.goto(ada.page.url)
    expect(eve.page.locator(".seating")).to_contain_text("Ben")
    assert eve.page.locator(".seeking").count() == 0
    ben.page.get_by_role("button", name="Play again").first.click()
    for person in (ada, ben):
        expect(person.phase).to_be_visible()
        assert person.page.url != first


def test_a_rated_match_is_told_at_its_end_and_drawn(visit):
    ada, ben = visit("Ada"), visit("Ben")
    for person in (ada, ben):
        person.page.goto("/")
        person.page.locator(".wished input[type=checkbox]").check()
        pressed(person)
    for person in (ada, ben):
        expect(person.phase).to_be_visible()
    (ada if has_turn(ada, ben) else ben).act(0)
    asked = []
    ada.page.on("request", lambda each: asked.append(each.url))
    resign(ada)
    expect(ada.page.locator(".rating")).to_contain_text("−")
    expect(ben.page.locator(".rating")).to_contain_text("+")
    ben.page.goto("/standings/lost_cities")
    expect(ben.page.locator("tr.me")).to_contain_text("Ben")
    expect(ben.page.locator("svg .line")).to_have_count(1)
    assert ben.findings() == []
    picture(ben, "standings-en")
    assert (
        len([each for each in asked if each.endswith("/api/me/ratings")]) == 1
    )  # not with each message


def test_a_club_comes_together_by_its_link_and_plays(visit):
    ada, ben = visit("Ada"), visit("بهار", lang="fa", size=PHONE)
    known(ada), known(ben)
    ada.page.goto("/clubs")
    ada.page.locator("#club-name").fill("Nomads کوچ‌نشین‌ها")
    ada.page.locator("form button").click()
    ada.page.wait_for_url("**/club/*")
    link = ada.page.locator(".card input[readonly]").input_value()
    ben.page.goto(link)
    expect(ben.page.locator("h1")).to_contain_text("Nomads")
    assert ben.findings() == [] and not ben.is_cut_off()
    picture(ben, "join-fa")
    ben.page.locator("form button").click()
    ben.page.wait_for_url("**/club/*")
    ben.page.locator(".switch input").check()
    expect(ben.page.locator("li.free")).to_have_count(1)
    assert ben.findings() == [] and not ben.is_cut_off()
    picture(ben, "club-fa")
    expect(ada.page.locator("li.free")).to_have_count(1)
    assert ada.findings() == []
    picture(ada, "club-en")
    ada.page.locator("li.free button.main").click()
    ada.page.wait_for_url("**/table/*")
    asked = ben.page.locator(".asked section")
    expect(asked).to_contain_text("Ada")
    picture(ben, "asked-fa")
    asked.locator("button.main").click()
    ben.page.wait_for_url("**/table/*")
    for person in (ada, ben):
        expect(person.phase).to_be_visible()
    ben.page.goto("/clubs")
    expect(ben.page.locator(".switch input")).not_to_be_checked()  # it lapses


def test_a_club_pressed_twice_is_one(visit):
    ada = visit("Ada")
    known(ada)
    asked = []
    ada.context.route("**/api/clubs", lambda it, _: asked.append(it))  # they are slow to come
    ada.page.goto("/clubs")
    while not asked:
        ada.page.wait_for_timeout(20)
    asked.pop().continue_()
    ada.page.locator("#club-name").fill("Nomads")
    press = "const it = document.querySelector('form button'); it.click(); it.click()"
    ada.page.evaluate(f"() => {{ {press} }}")
    expect(ada.page.locator("form button")).to_be_disabled()
    ada.page.wait_for_timeout(300)
    assert [each.request.method for each in asked] == ["POST"]
    asked[0].continue_()
    ada.page.wait_for_url("**/club/*")


@pytest.mark.parametrize(("lang", "size"), [("en", DESK), ("fa", PHONE)])
def test_the_pages_are_for_everybody(visit, lang, size):
    person = visit(lang=lang, size=size)
    known(person)
    for path in PAGES:
        person.page.goto(path)
        expect(person.page.locator("main h1").first).to_be_visible()
        assert person.findings() == [] and not person.is_cut_off(), path
        picture(person, f"page{path.replace('/', '-')}-{lang}")
