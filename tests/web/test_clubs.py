"""Clubs and standings in a real browser: who comes without a name, what a founder does, four
languages and small phones, the keyboard alone.
"""

import asyncio
import re
import time

import pytest
from playwright.sync_api import Locator, expect

from fernweh.server.database import Statement
from fernweh.words import LANGUAGES
from tests.web.people import DESK, PHONE, Person
from tests.web.test_records import _SQL, played
from tests.web.test_strangers import known, picture, put

LONG, PERSIAN = "M" * 40, "بهار کاشف"
SMALL = [(320, 640), (390, 844)]
_RAW = re.compile(r"\b(?:clubs|web|people|table|fault|phrase)-[a-z]+(?:-[a-z]+)*\b")
_RATING = (
    "INSERT INTO ratings (person, game, seats, name, mu, sigma, matches, at)"
    " VALUES ($1, 'lost_cities', 2, $2, 27.5, 4.0, 3, $3)"
)
_STEP = (
    "INSERT INTO rating_steps (match, person, game, seats, mu, sigma, place, at)"
    " VALUES ($1, $2, 'lost_cities', 2, $3, 5.0, 1, $4)"
)


def founded(person: Person, name: str = "Nomads") -> str:
    """A club of theirs; its id."""
    known(person)
    told = person.context.request.post(
        "/api/clubs", data={"name": name}, headers={"origin": person.address}
    )
    return str(told.json()["id"])


def link_of(person: Person, club: str) -> str:
    return str(person.context.request.get(f"/api/clubs/{club}").json()["link"])


def joined(person: Person, link: str) -> None:
    known(person)
    answer = person.context.request.post(
        "/api/clubs/join", data={"link": link}, headers={"origin": person.address}
    )
    assert answer.ok, answer.text()


def name_of(person: Person) -> str:
    return str(person.context.request.get("/api/me").json()["name"])


def written(site, rows: list[Statement]) -> None:
    """The server has a loop of its own."""
    database = site.house.store.database
    asyncio.run_coroutine_threadsafe(database.write(rows), database._loop).result(30)


def id_of(site, person: Person) -> str:
    cookies = {each["name"]: each["value"] for each in person.context.cookies()}
    found = site.house.people.known_by(cookies["fernweh"])
    return asyncio.run_coroutine_threadsafe(found, site.house.store.database._loop).result(30)


def met(site, one: Person, other: Person) -> None:
    """Two matches between them, and a rating for each of the two."""
    now, rows = int(time.time() * 1000), []
    for n in range(2):
        for seat, each in enumerate((one, other)):
            facts = ("lost_cities", 1 + (seat + n) % 2, 40, "rules", now)
            who = id_of(site, each)
            rows.append(Statement(_SQL, (f"{who[:5]}club{n}", seat, who, each.name, *facts)))
    for each in (one, other):
        put(each, "/api/me/ratings", {"wants": True})
        who = id_of(site, each)
        rows.append(Statement(_RATING, (who, each.name, now)))
        rows += [Statement(_STEP, (f"{who[:6]}{n}", who, 25.0 + n, now + n)) for n in range(3)]
    written(site, rows)
    shared = "UPDATE results SET match = $1 WHERE match = $2"
    theirs, ours = id_of(site, other)[:5], id_of(site, one)[:5]
    written(site, [Statement(shared, (f"{ours}club{n}", f"{theirs}club{n}")) for n in range(2)])


def button(person: Person, name: str) -> Locator:
    return person.page.get_by_role("button", name=name, exact=True)


# Who comes without a name


@pytest.mark.parametrize("has_played", [False, True], ids=["new", "after-a-bot"])
def test_a_guest_of_a_club_keeps_the_name_they_wrote(visit, has_played):
    ada, guest = visit("Ada"), visit("")
    club = founded(ada)
    if has_played:
        guest.page.goto("/")
        guest.page.locator("article").first.locator(".deeds button").first.click()
        expect(guest.phase).to_be_visible()
    guest.page.goto(f"/join#{link_of(ada, club)}")
    guest.page.get_by_role("textbox", name="Your name").fill("Bahar")
    button(guest, "Join Nomads").or_(guest.page.locator("form .main")).first.click()
    guest.page.wait_for_url("**/club/*")
    assert name_of(guest) == "Bahar"
    guest.page.locator(".switch input").check()
    ada.page.goto(f"/club/{club}")
    ada.page.get_by_role("button", name=re.compile("Ask .*Bahar")).click()
    guest.page.locator(".asked .main").click()
    guest.page.wait_for_url("**/table/*")
    expect(guest.phase).to_be_visible()
    assert name_of(guest) == "Bahar"
    ada.page.goto(f"/club/{club}")
    expect(ada.page.locator("li .who strong", has_text="Bahar")).to_have_count(1)


def test_a_founder_and_who_is_rated_are_asked_their_names(visit):
    ada, ben = visit("", size=PHONE), visit("")
    ada.page.goto("/clubs")
    ada.page.locator("#club-name").fill("Nomads")
    button(ada, "Start").click()
    assert ada.page.url.endswith("/clubs")  # a name is missing
    ada.page.get_by_role("textbox", name="Your name").fill("Ada")
    assert ada.findings() == [] and not ada.is_cut_off()
    picture(ada, "clubs-nameless-en")
    button(ada, "Start").click()
    ada.page.wait_for_url("**/club/*")
    assert name_of(ada) == "Ada"
    ben.page.goto("/standings")
    switch = ben.page.get_by_label("Rate me")
    switch.click()
    expect(ben.page.get_by_role("textbox", name="Your name")).to_be_focused()
    expect(switch).not_to_be_checked()
    ben.page.get_by_role("textbox", name="Your name").fill("Ben")
    assert ben.findings() == []
    switch.click()
    expect(switch).to_be_checked()
    expect(ben.page.get_by_text("You have not played a rated match yet.")).to_be_visible()
    assert name_of(ben) == "Ben"


# What a founder does, and members


def test_a_founder_renames_removes_and_renews_the_link(visit):
    ada, ben = visit("Ada"), visit("Ben")
    club = founded(ada)
    link = link_of(ada, club)
    joined(ben, link)
    ada.page.goto(f"/club/{club}")
    ada.page.get_by_label("Name of the club").fill("Wanderers")
    button(ada, "Rename").click()
    expect(ada.page.locator("h1")).to_have_text("Wanderers")
    field = ada.page.locator("input[readonly]")
    button(ada, "Make a new link").click()
    expect(field).not_to_have_value(re.compile(link))
    ada.page.get_by_role("button", name=re.compile("Remove .*Ben")).click()
    button(ada, "Yes").click()
    expect(ada.page.locator("li .who strong")).to_have_count(1)
    ben.page.goto(f"/join#{link}")
    ben._meant = ("410",)
    expect(ben.page.get_by_role("alert")).to_contain_text("no longer leads")


def test_who_leaves_their_last_club_is_in_none(visit):
    ada = visit("Ada")
    club = founded(ada)
    ada.page.goto(f"/club/{club}")
    button(ada, "Leave the club").click()
    button(ada, "Yes").click()
    expect(ada.page.get_by_text("You are in no club yet.")).to_be_visible()
    assert ada.page.evaluate("localStorage.clubs") == ""


def test_a_table_for_the_club_is_made_and_shows_who_sits_there(visit):
    ada = visit("Ada", lang="fa")
    club = founded(ada)
    ada.page.goto(f"/new/survive?club={club}")
    ada.page.locator("li select").first.select_option("explorer")
    expect(ada.page.locator("label.row select")).to_have_value(club)
    ada.page.locator("button.make").click()
    ada.page.wait_for_url("**/table/*")
    expect(ada.page.locator(".seat.mine")).to_have_count(1)
    ada.page.goto(f"/club/{club}")
    row = ada.page.locator("a[href^='/table/']")
    expect(row.locator(".portrait")).to_have_count(2)
    expect(row).to_contain_text("Ada")
    assert "explorer" not in row.inner_text()
    picture(ada, "club-tables-fa")


def test_play_pressed_twice_is_asked_once(visit):
    ada, ben = visit("Ada"), visit("Ben")
    club = founded(ada)
    joined(ben, link_of(ada, club))
    put(ben, "/api/me/free", {"is_free": True})
    asked = []
    ada.context.route("**/invite", lambda it, _: asked.append(it))
    ada.page.goto(f"/club/{club}")
    expect(ada.page.locator("li.free .main")).to_be_visible()
    ada.page.evaluate(
        "() => { const it = document.querySelector('li.free .main'); it.click(); it.click() }"
    )
    expect(ada.page.locator("li.free .main")).to_be_disabled()
    assert len(asked) == 1
    asked[0].continue_()
    ada.page.wait_for_url("**/table/*")
    ben.page.goto(f"/club/{club}")
    answers = []
    ben.page.on("request", lambda it: answers.append(it.url) if it.method == "POST" else None)
    expect(ben.page.locator(".asked .main")).to_be_visible()
    ben.page.evaluate(
        "() => { const it = document.querySelector('.asked .main'); it.click(); it.click() }"
    )
    ben.page.wait_for_url("**/table/*")
    assert len([each for each in answers if "/invitations/" in each]) == 1


def test_an_invitation_is_seen_at_a_table_too(visit):
    ada, ben = visit("Ada", size=PHONE), visit("Ben")
    club = founded(ada)
    joined(ben, link_of(ada, club))
    ada.page.goto(f"/club/{club}")
    expect(ada.page.locator("h1")).to_be_visible()
    ada.begin(bots=["", "greedy"])
    put(ada, "/api/me/free", {"is_free": True})
    ben.page.goto(f"/club/{club}")
    ben.page.locator("li.free .main").click()
    asked = ada.page.locator(".asked.over section")
    expect(asked).to_contain_text("Ben")
    assert ada.findings() == [] and not ada.is_cut_off()
    picture(ada, "asked-at-a-table-en")
    with_bot = ada.page.url
    asked.locator(".main").click()
    ada.page.wait_for_url(lambda url: "/table/" in url and url != with_bot)
    expect(ada.phase).to_be_visible()
    expect(ada.page.locator(".asked section")).to_have_count(0)


def test_a_switch_that_fails_goes_back(visit):
    ada = visit("Ada")
    club = founded(ada)
    ada._meant = ("ERR_FAILED",)
    for path, request in (
        ("/clubs", "free"),
        (f"/club/{club}", "free"),
        ("/standings", "ratings"),
    ):
        ada.page.goto(path)
        switch = ada.page.locator(".switch input")
        expect(switch).not_to_be_checked()
        stop = f"**/api/me/{request}"
        ada.page.route(
            stop, lambda it: it.abort() if it.request.method == "PUT" else it.continue_()
        )
        switch.click()
        expect(ada.page.get_by_role("alert")).to_be_visible()
        expect(switch).not_to_be_checked()
        ada.page.unroute(stop)
        for is_on in (True, False):
            switch.click()
            expect(ada.page.locator("input[aria-busy=false]")).to_be_checked(checked=is_on)


# Standings


def test_rate_me_is_turned_on_and_off_and_off_for_play_somebody_too(visit):
    ada = visit("Ada")
    known(ada)
    ada.page.goto("/")
    ada.page.locator(".wished input[type=checkbox]").check()
    ada.page.goto("/standings")
    switch = ada.page.get_by_label("Rate me")
    for is_on in (True, False):
        switch.click()
        expect(ada.page.locator("input[aria-busy=false]")).to_be_checked(checked=is_on)
        told = ada.context.request.get("/api/me/ratings").json()
        assert told["wants"] == is_on
    assert ada.page.evaluate("localStorage['wish-rated']") == "no"


def test_a_late_answer_changes_nothing(visit):
    ada = visit("Ada")
    known(ada)
    late = []
    ada.page.route("**/api/standings/survive/2", lambda it, _: late.append(it))
    ada.page.goto("/standings/survive")
    ada.page.locator(".choice", has_text="3").click()
    expect(ada.page.get_by_text("Nobody is rated here yet.")).to_be_visible()
    row = {"name": "Eve", "face": {"portrait": "fox", "coat": "jade"}, "matches": 1, "is_me": False}
    late[0].fulfill(json={"rated": [row | {"strength": {"number": 1500, "doubt": 400}}]})
    ada.page.wait_for_timeout(300)
    expect(ada.page.get_by_text("Nobody is rated here yet.")).to_be_visible()


@pytest.mark.parametrize("lang", ["en", "fa"])
def test_the_history_of_a_rating_is_a_table_too(visit, site, lang):
    ada, ben = visit("Ada", lang=lang), visit("Ben")
    club = founded(ada)
    joined(ben, link_of(ada, club))
    met(site, ada, ben)
    ada.page.goto("/standings/lost_cities")
    ada.page.locator(".history summary").click()
    expect(ada.page.locator(".history tbody tr")).to_have_count(3)
    assert ada.findings() == []
    picture(ada, f"history-{lang}")


# Where the n-th letter of a text stands: of the first digit, the sign, the last digit
_PLACES = """(each) => {
  const walk = document.createTreeWalker(each, NodeFilter.SHOW_TEXT), text = walk.nextNode();
  return [...text.data].flatMap((letter, at) => {
    if (!/[\\p{N}±]/u.test(letter)) return [];
    const range = document.createRange();
    range.setStart(text, at);
    range.setEnd(text, at + 1);
    const { x, y } = range.getBoundingClientRect();
    return [[x, y]];
  });
}"""


@pytest.mark.parametrize("lang", ["en", "fa"])
def test_a_rating_is_read_from_the_left_on_one_line(visit, site, lang):
    """1626 ± 387, in Persian too, and on a small phone beside a name of forty letters."""
    ada, ben = visit(LONG, lang=lang, size=SMALL[0]), visit("Ben")
    club = founded(ada)
    joined(ben, link_of(ada, club))
    met(site, ada, ben)
    for path, cell in (
        (f"/club/{club}", "tr.me td:last-child"),
        ("/standings", "tr.me td >> nth=2"),
    ):
        ada.page.goto(path)
        places = ada.page.locator(cell).first.evaluate(_PLACES)
        assert places == sorted(places) and len({y for _, y in places}) == 1, path
        assert not ada.is_cut_off()


# Everybody


@pytest.mark.parametrize("lang", LANGUAGES)
def test_clubs_are_for_everybody(visit, site, lang):
    ada, ben = visit("Ada", lang=lang, size=SMALL[1]), visit(PERSIAN)
    club = founded(ada)
    link = link_of(ada, club)
    joined(ben, link)
    met(site, ada, ben)
    for path in ("/clubs", f"/club/{club}", "/standings/lost_cities", f"/join#{link}"):
        ada.page.goto("/pad")
        ada.page.goto(path)
        expect(ada.page.locator("main h1")).to_be_visible()
        ada.until("document.fonts.status === 'loaded'")
        assert ada.findings() == [] and not ada.is_cut_off(), path
        assert _RAW.findall(ada.page.locator("main").inner_text()) == [], path
        picture(ada, f"{path.split('/')[1].split('#')[0]}-{lang}")


@pytest.mark.parametrize("lang", ["en", "fa"])
def test_long_names_stay_within_a_small_phone(visit, site, lang):
    ada, ben = visit(LONG, lang=lang), visit(PERSIAN)
    club = founded(ada, LONG)
    link = link_of(ada, club)
    joined(ben, link)
    met(site, ada, ben)
    put(ben, "/api/me/free", {"is_free": True})
    ada.make(club=club)
    put(ada, "/api/me/free", {"is_free": True})
    ben.page.goto(f"/club/{club}")
    ben.page.locator("li.free .main").click()
    played(site, ada)
    for size in SMALL:
        ada.page.set_viewport_size({"width": size[0], "height": size[1]})
        for path in (
            "/clubs", f"/club/{club}", "/standings/lost_cities", "/records", "/statistics",
            f"/join#{link}", "/",
        ):  # fmt: skip
            ada.page.goto("/pad")
            ada.page.goto(path)
            expect(ada.page.locator("main h1").first).to_be_visible()
            expect(ada.page.locator(".asked section")).to_be_visible()
            if path in ("/records", "/statistics"):
                expect(ada.page.locator("main .portrait").first).to_be_visible()
            assert not ada.is_cut_off(), (path, size)
            assert sticking_out(ada) == [], (path, size)
            picture(ada, f"long-{path.split('/')[1].split('#')[0]}-{lang}-{size[0]}")
        ada.page.goto("/records")
        ada.page.locator("li.card button.name", has_text=LONG).first.click()
        expect(ada.page.locator("dialog")).to_contain_text(LONG)
        assert sticking_out(ada) == [] and not ada.is_cut_off()
        picture(ada, f"long-card-{lang}-{size[0]}")
        ada.page.goto(f"/club/{club}")
        ada.page.get_by_role("button", name=re.compile(PERSIAN)).last.click()
        assert sticking_out(ada) == [] and not ada.is_cut_off()


_STICKING_OUT = """() => {
  const shown = "main :is(h1, p, a, button, li, bdi, strong), dialog *, .asked *";
  const isIn = (each) => !each.closest(".heard, .sideways") && each.checkVisibility();
  const around = (each) => each.closest("dialog, .card, li a, .asked section") ?? document.body;
  const isPast = (each) => {
    const { left, right, width } = each.getBoundingClientRect();
    const box = around(each).getBoundingClientRect();
    return width > 0 && (left < box.left - 1 || right > box.right + 1);
  };
  const found = [...document.querySelectorAll(shown)].filter((each) => isIn(each) && isPast(each));
  return found.map((each) => each.outerHTML.slice(0, 160));
}"""


def sticking_out(person: Person) -> list[str]:
    """What reaches beyond the card or the screen that it stands in, unless that scrolls."""
    return list(person.page.evaluate(_STICKING_OUT))


def test_a_hundred_open_tables_are_no_endless_list(visit):
    ada = visit("Ada", size=PHONE)
    table = {"terms": {"game": "survive"}, "phase": "seating", "n": 0, "made": 0, "changed": 0}
    table |= {"commitment": "", "free": 1, "mine": [], "turn": -1, "names": [LONG, ""]}
    table |= {"bots": ["", ""], "is_maker": False, "faces": [None, None], "stale": False}
    tables = [table | {"id": f"table{n}"} for n in range(100)]
    ada.page.route("**/api/tables", lambda it: it.fulfill(json={"tables": tables}))
    ada.page.goto("/")
    rows = ada.page.locator(".open li")
    expect(rows).to_have_count(12)
    assert ada.findings() == [] and not ada.is_cut_off()
    ada.page.get_by_role("button", name=re.compile("Show all .*100")).click()
    expect(rows).to_have_count(100)
    ada.page.locator(".open select").nth(2).select_option("lost_cities")
    expect(ada.page.get_by_text("No open table fits.")).to_be_visible()


# By keyboard alone


def reached(person: Person, target: Locator) -> None:
    """By Tab from where one is."""
    for _ in range(80):
        person.page.keyboard.press("Tab")
        if target.evaluate("each => each === document.activeElement"):
            return
    raise AssertionError(f"{target} is out of reach")


def test_a_club_is_made_and_people_invited_by_keyboard(visit):
    ada, ben = visit(""), visit("Ben")
    keys = ada.page.keyboard
    ada.page.goto("/clubs")
    expect(ada.page.locator("#club-name")).to_be_visible()
    reached(ada, ada.page.get_by_role("textbox", name="Your name"))
    keys.type("Ada")
    reached(ada, ada.page.locator("#club-name"))
    keys.type("Nomads")
    keys.press("Enter")
    ada.page.wait_for_url("**/club/*")
    club = ada.page.url.rpartition("/")[2]
    joined(ben, link_of(ada, club))
    ben.page.goto(f"/club/{club}")
    expect(ben.page.locator(".switch input")).to_be_visible()
    reached(ben, ben.page.locator(".switch input"))
    ben.page.keyboard.press("Space")
    ask = ada.page.locator("li.free .main")
    expect(ask).to_be_visible()
    reached(ada, ask)
    keys.press("Enter")
    ada.page.wait_for_url("**/table/*")
    play = ben.page.locator(".asked .main")
    expect(play).to_be_visible()
    reached(ben, play)
    ben.page.keyboard.press("Enter")
    for person in (ada, ben):
        expect(person.phase).to_be_visible()


def test_vacation_is_taken_and_ended_by_keyboard(visit):
    ada = visit("Ada", size=DESK)
    known(ada)
    ada.page.goto("/settings")
    form = ada.page.locator("form", has=ada.page.get_by_role("heading", name="Vacation"))
    expect(form).to_be_visible()
    reached(ada, form.get_by_role("spinbutton"))
    ada.page.keyboard.press("Enter")
    expect(form.get_by_role("status")).not_to_be_empty()
    ada.page.locator("main").focus()
    reached(ada, form.locator(".button.main"))
    ada.page.keyboard.press("Enter")
    expect(form.locator(".button.main")).to_have_count(0)
