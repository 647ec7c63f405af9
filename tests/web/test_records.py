"""Who one is and what one has played, in a real browser: faces, records, statistics, cards."""

import asyncio
import json
import time
from pathlib import Path

import pytest
from playwright.sync_api import expect

from fernweh.server.database import Statement
from tests.web.people import DESK, LOOKS, PHONE, Person
from tests.web.test_together import resign

NAMES = ("Boris", "\u0622\u06cc\u062f\u0627 \u0631\u0636\u0627\u06cc\u06cc", "M" * 40)
_SQL = (
    "INSERT INTO results (match, seat, person, name, bot, game, seats, place, score, ended,"
    " length, began, at, nth, others, firsts)"
    " VALUES ($1, $2, $3, $4, '', $5, 2, $6, $7, $8, 90, $9, $9, 0, 1, 1)"
)


def rows(me: str, count: int) -> list[Statement]:
    found, now = [], int(time.time() * 1000)
    for n in range(count):
        game, ended = ("survive", "rules") if n % 3 else ("lost_cities", "resigned")
        facts = game, 1 + n % 2, n % 40, ended, now - n * 3_600_000
        other = game, 2 - n % 2, 20, ended, now - n * 3_600_000
        found.append(Statement(_SQL, (f"{me[:6]}{n}", 0, me, "Ada", *facts)))
        found.append(Statement(_SQL, (f"{me[:6]}{n}", 1, f"{me}{n % 3}", NAMES[n % 3], *other)))
    return found


def played(site, person: Person, count: int = 60) -> None:
    """So many finished matches; the server has a loop of its own."""
    person.make()
    database = site.house.store.database
    cookies = {each["name"]: each["value"] for each in person.context.cookies()}

    async def write() -> None:
        me = await site.house.people.known_by(cookies["fernweh"])
        await database.write(rows(me, count))

    asyncio.run_coroutine_threadsafe(write(), database._loop).result(30)


def choose(person: Person, portrait: str, coat: str) -> None:
    person.page.goto("/settings")
    person.page.locator("details summary").first.click()
    person.page.locator(f"input[value={portrait}]").check(force=True)
    person.page.locator(f"input[value={coat}]").check(force=True)
    person.page.locator("form .button").first.click()
    expect(person.page.locator("form [role=status]").first).not_to_be_empty()


def face_of(person: Person) -> dict[str, str]:
    return person.context.request.get("/api/me").json()["face"]


def test_a_face_comes_by_itself_and_stays_what_it_was(visit):
    person = visit()
    person.begin(bots=["", "greedy"])
    kept = person.page.evaluate("localStorage.face")
    face = face_of(person)
    assert kept == f"{face['portrait']} {face['coat']}"
    person.page.reload()
    assert person.page.evaluate("localStorage.face") == kept


@pytest.mark.parametrize(("lang", "size"), [("en", DESK), ("fa", PHONE)])
def test_a_face_is_chosen_by_keyboard_and_others_see_it(visit, lang, size):
    ada, bob = visit(name="Ada", lang=lang, size=size), visit(name="Bob")
    choose(ada, "yak", "plum")
    portraits = ada.page.locator("input[value=yak]")
    portraits.focus()
    ada.page.keyboard.press("ArrowDown")
    expect(ada.page.locator("input[value=toucan]")).to_be_checked()
    assert ada.findings() == [] and not ada.is_cut_off()
    ada.page.locator("form .button").first.click()
    ada.until("localStorage.face === 'toucan plum'")
    assert face_of(ada) == {"portrait": "toucan", "coat": "plum"}
    table = ada.make(bots=["", ""])
    for person in (ada, bob):
        person.open(table)
        person.sit()
    expect(bob.page.locator(".seat .portrait").first).to_have_attribute(
        "style", "--coat: var(--coat-plum);"
    )
    bob.page.locator(".seat button.name").click()
    expect(bob.page.locator("dialog")).to_contain_text("Ada")
    assert bob.findings() == []


def test_who_is_asked_a_name_has_a_face_already_and_may_choose_another(visit):
    ada, bob = visit(name="Ada"), visit(name="", size=PHONE)
    table = ada.make(bots=["", ""])
    bob.open(table)
    button = bob.page.locator(".name button")
    expect(button.locator(".portrait")).to_be_visible()
    button.click()
    bob.page.locator("dialog input[value=camel]").check(force=True)
    bob.page.locator("dialog input[value=sky]").check(force=True)
    assert bob.findings() == [] and not bob.is_cut_off()
    bob.page.keyboard.press("Escape")
    bob.page.locator(".name input").fill("Bob")
    bob.sit()
    expect(bob.page.locator(".seat.mine")).to_have_count(1)
    assert face_of(bob) == {"portrait": "camel", "coat": "sky"}


def test_a_link_takes_the_face_along_and_to_be_forgotten_leaves_none(visit):
    ada, phone = visit(name="Ada"), visit(name="Ada", size=PHONE)
    choose(ada, "fox", "jade")
    told = ada.context.request.post("/api/me/link", headers={"origin": ada.address})
    phone.page.goto(f"/me#{told.json()['token']}")
    phone.page.locator("main .button.main").click()
    phone.until("localStorage.face === 'fox jade'")
    phone.page.goto("/settings")
    phone.page.locator(".grave").click()
    phone.page.locator(".grave").click()
    phone.until("localStorage.name === undefined || localStorage.face !== 'fox jade'")
    assert face_of(phone) is None


# Records


@pytest.mark.parametrize(("lang", "theme"), LOOKS)
def test_records_and_statistics_are_for_everybody(visit, site, lang, theme):
    person = visit(lang=lang, theme=theme, size=PHONE)
    played(site, person)
    for path in ("/records", "/statistics"):
        person.page.goto(path)
        expect(person.page.locator("main .portrait").first).to_be_visible()
        assert person.findings() == [] and not person.is_cut_off(), path


def test_records_are_filtered_paged_and_lead_to_replays(visit, site):
    person = visit(motion="off")
    played(site, person)
    person.page.goto("/records")
    cards, more = (
        person.page.locator("li.card"),
        person.page.get_by_role("button", name="Show more"),
    )
    expect(cards).to_have_count(50)
    more.click()
    expect(cards).to_have_count(60)
    expect(more).to_have_count(0)
    game, other = person.page.locator(".filters select").all()
    game.select_option("lost_cities")
    expect(cards).to_have_count(20)
    other.select_option(label=NAMES[1])
    expect(person.page.get_by_text("No match fits these filters.")).to_be_visible()
    person.page.reload()  # the address keeps what was asked
    expect(person.page.get_by_text("No match fits these filters.")).to_be_visible()
    person.page.get_by_role("button", name="Show all").click()
    expect(cards).to_have_count(50)
    link = cards.first.locator("a.main")
    assert (link.get_attribute("href") or "").startswith("/replay/")


def test_a_card_opens_from_a_name_and_leads_to_all_with_them(visit, site):
    person = visit()
    played(site, person)
    person.page.goto("/records")
    name = person.page.locator("li.card button.name").first
    name.focus()
    person.page.keyboard.press("Enter")
    dialog = person.page.locator("dialog")
    expect(dialog).to_contain_text("matches together")
    expect(dialog.locator(".versus")).to_have_text("10 : 10")
    person.page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    expect(name).to_be_focused()
    name.click()
    dialog.locator("a").click()
    expect(person.page.locator("li.card")).to_have_count(20)


def test_the_records_are_downloaded_as_csv_by_a_press(visit, site):
    person = visit()
    played(site, person, 6)
    for path in ("/records", "/statistics"):
        person.page.goto(path)
        with person.page.expect_download() as found:
            person.page.get_by_role("link", name="Download as CSV").click()
        text = Path(found.value.path()).read_text("utf-8-sig")
        assert found.value.suggested_filename.endswith(".csv")
        assert len(text.splitlines()) == 7 and "Boris" in text


def test_who_has_finished_nothing_is_led_to_the_games(visit):
    person = visit()
    person.make()
    for path, text in (("/statistics", "begin with the first"), ("/records", "finished yet")):
        person.page.goto(path)
        expect(person.page.get_by_text(text)).to_be_visible()
        expect(person.page.locator("main .button.main")).to_have_attribute("href", "/")


def test_a_match_that_two_have_just_played_is_in_both_their_records(visit):
    ada, bob = visit("Ada"), visit("Bob", lang="fa", size=PHONE)
    table = ada.make(bots=["", ""])
    for person in (ada, bob):
        person.open(table)
        person.sit()
    ada.start()
    resign(ada)
    expect(bob.result).to_be_visible()
    bob.result.locator("button.name").click()
    expect(bob.page.locator("dialog .versus")).to_have_text("\u06f1 : \u06f0")
    assert bob.findings() == [] and not bob.is_cut_off()
    for person, word in ((ada, "Lost"), (bob, "\u0628\u0631\u062f")):
        person.page.goto("/records")
        expect(person.page.locator("li.card .badge")).to_have_text(word)
        person.page.locator("li.card a.main").click()
        person.page.wait_for_url(f"**/replay/{table}")


def test_what_cannot_be_loaded_is_said(visit):
    person = visit()
    person.make()
    person.page.route("**/api/me/records?*", lambda route: route.abort())
    person._meant = ("ERR_FAILED",)
    person.page.goto("/records")
    expect(person.page.get_by_role("alert")).to_be_visible()


def test_figures_are_said_in_persian_digits_and_drawn_from_the_right(visit, site):
    person = visit(lang="fa")
    played(site, person, 12)
    person.page.goto("/statistics")
    expect(person.page.locator("dd").first).to_have_text("\u06f1\u06f2")
    marks = person.page.locator("section svg[role=img]").first.locator("circle")
    xs = [float(each.get_attribute("cx") or 0) for each in marks.all()]
    assert len(xs) == 12 and xs == sorted(xs, reverse=True)
    person.page.locator("details summary").first.click()
    expect(person.page.locator("details tbody tr").first).to_be_visible()
    told = person.context.request.get("/api/me/statistics").json()
    assert json.dumps(told).count('"match"') >= 12
