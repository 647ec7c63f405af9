"""The table page, in a real browser at a real server: sitting, playing, coming back, ending."""

import itertools
import random
import re
import statistics

import pytest
from playwright.sync_api import expect

from tests.web.people import DESK, ISOLATES, LOOKS, LYING, PHONE
from tests.web.terms import every

SHORT = {"options": {"rounds": 1}, "bots": ["", "greedy"]}
LANGUAGES = ("en", "fa", "ru", "ja")


# Playing


GAMES = {game: {**terms, "bots": ["", "greedy"]} for game, terms in every("some").items()}
SLOW = [pytest.param(game, marks=pytest.mark.slow) for game in list(GAMES)[1:]]


@pytest.mark.parametrize("game", ["lost_cities", *SLOW])
def test_a_whole_match_by_the_list_of_moves(visit, game):
    ada = visit()
    table = ada.begin(game, **GAMES[game])
    ada.play_on(random.Random(1))
    expect(ada.result.locator("h2")).to_contain_text(re.compile("win|draw"))
    assert ada.result.locator("li").count() == 2
    expect(ada.result.locator(f"a[href='/replay/{table}']")).to_be_visible()
    record = ada.context.request.get(f"/api/tables/{table}/record")
    assert record.ok
    assert "Your turn" not in ada.page.title()


@pytest.mark.slow
def test_a_whole_match_by_keyboard_with_a_reload_in_mid_turn(visit):
    ada = visit()
    ada.begin(**SHORT)
    rng, keys, n = random.Random(2), ada.page.keyboard, 0
    while ada.wait_for_turn():
        if n == 7:  # a card is laid, none drawn yet
            before = ada.n
            ada.page.reload()
            ada.wait_for_turn()
            assert ada.n == before
            expect(ada.phase).to_contain_text("draw")
        if not _is_in_list(ada):
            _tab_into_list(ada)
        for _ in range(rng.randrange(ada.moves.count())):
            keys.press("ArrowDown")
        before, n = ada.n, n + 1
        keys.press("Enter")
        ada.until_after(before)
    expect(ada.result).to_be_visible()


def _is_in_list(person):
    return person.page.evaluate("!!document.activeElement?.closest('.moves')")


def _tab_into_list(person):
    for _ in range(80):
        person.page.keyboard.press("Tab")
        if _is_in_list(person):
            return
    raise AssertionError("the list of moves cannot be reached by Tab")


def test_a_store_that_fails_is_told_and_tried_again(visit):
    ada, is_broken = visit(), [True]
    ada.begin(**SHORT)

    def answered(socket):
        return socket.close(code=4500) if is_broken else socket.connect_to_server()

    ada.page.route_web_socket(re.compile("/socket/"), answered)
    ada.page.reload()
    line = ada.page.locator("[role=status].line")
    expect(line).to_contain_text("cannot read or write its store")
    is_broken.clear()
    expect(line).to_be_hidden(timeout=30_000)
    ada.play_on(random.Random(3), 2)


def test_a_lost_network_comes_back_by_itself(visit):
    ada = visit()
    ada.begin(**SHORT)
    ada.play_on(random.Random(3), 4)
    ada.wait_for_turn()
    before = ada.n
    ada.cut_off()
    expect(ada.page.get_by_text("You are offline")).to_be_visible()
    ada.moves.first.click()  # sent when the network is back, and once
    ada.reconnect()
    ada.until_after(before)
    expect(ada.page.get_by_text("You are offline")).to_be_hidden()
    assert ada.play_on(random.Random(3)) > 10


def test_the_language_changes_in_mid_game(visit):
    ada = visit()
    ada.begin(**SHORT)
    ada.play_on(random.Random(4), 2)
    ada.wait_for_turn()
    before = ada.n
    ada.page.get_by_role("button", name="More", exact=True).click()
    ada.page.get_by_role("combobox").select_option("fa")
    expect(ada.page.locator("html")).to_have_attribute("dir", "rtl")
    ada.page.keyboard.press("Escape")
    expect(ada.phase).to_contain_text("نوبت")
    assert ada.n == before
    ada.play_on(random.Random(4), 2)
    ada.tab("log")
    assert "شما" in ada.read(".log")


_CUT = """[...document.querySelectorAll(".strip .name bdi")]
  .filter((each) => each.clientWidth > 2)
  .filter((each) => each.scrollWidth > each.clientWidth
    || each.scrollHeight > each.clientHeight + 2)
  .map((each) => each.textContent)"""


@pytest.mark.parametrize("size", [DESK, PHONE])
def test_no_name_is_cut_off_with_four_at_the_table(visit, size):
    ada = visit(size=size)
    ada.begin("survive", seats=4, bots=["", *["greedy"] * 3])
    expect(ada.page.locator(".strip")).to_have_count(4)
    assert ada.page.evaluate(_CUT) == []


def test_what_happens_is_said(visit):
    ada = visit()
    ada.begin(**SHORT)
    ada.wait_for_turn()
    called = ada.act(0)
    said = ada.page.locator("[data-announcer]").inner_text()
    assert "You" in said
    assert called.split()[-1] in said
    ada.tab("log")
    assert called.split()[-1] in ada.read(".log")


def test_why_is_said_beside_with_its_paragraph(visit):
    ada = visit()
    ada.begin(**SHORT)
    ada.wait_for_turn()
    ada.page.locator("[data-target=deck]").click()
    bubble = ada.page.locator(".bubble")
    expect(bubble).to_contain_text("First play or discard a card")
    bubble.get_by_role("button", name="Rule §").click()
    expect(ada.page.locator(".asked")).to_be_in_viewport()
    ada.page.locator("[data-target=deck]").click()
    expect(bubble).to_be_visible()
    ada.page.keyboard.press("Escape")
    expect(bubble).to_be_hidden()


def test_a_hint_and_a_take_back(visit):
    ada = visit()
    ada.begin(hints=True, **SHORT)
    ada.wait_for_turn()
    ada.page.get_by_role("button", name="Hint").click()
    hinted = ada.page.locator(".move.hinted")
    expect(hinted).to_contain_text("recommended")
    before = ada.n
    hinted.click()
    ada.until_after(before)
    ada.page.get_by_role("button", name="Take back").click()
    expect(ada.phase).to_contain_text("play or discard")


def test_the_others_moves_are_played_back(visit):
    ada = visit(motion="on")
    ada.begin(**SHORT)
    ada.wait_for_turn()
    ada.play_on(random.Random(5), 2)
    ada.wait_for_turn()
    ada.page.get_by_role("button", name="Since your last turn").click()
    recap = ada.page.locator(".recap")
    expect(recap).to_contain_text("Greedy bot")
    assert ada.moves.count() == 0
    recap.get_by_role("button", name="Back to now").click()
    expect(recap).to_be_hidden()
    assert ada.moves.count() > 0


def test_the_others_moves_are_played_back_after_a_reload(visit):
    ada = visit(motion="on")
    ada.begin(**SHORT)
    ada.play_on(random.Random(5), 4)
    ada.wait_for_turn()
    ada.tab("log")
    turns = ada.page.locator(".log .turn").all_inner_texts()
    ada.page.reload()
    ada.wait_for_turn()
    before, hand = ada.n, ada.page.locator(".hand [data-card]").count()
    ada.page.get_by_role("button", name="Since your last turn").click()
    recap = ada.page.locator(".recap")
    expect(recap).to_contain_text("Greedy bot")
    assert ada.read(".recap p") in turns[-1].translate(ISOLATES)
    assert ada.n < before and ada.page.locator(".hand [data-card]").count() == hand
    expect(recap).to_be_hidden()
    assert ada.n == before and ada.moves.count() > 0


def test_the_title_calls_at_ones_turn(visit):
    ada = visit()
    ada.begin(**SHORT)
    ada.wait_for_turn()
    ada.until("document.title.startsWith('● Your turn')")
    icon = ada.page.locator("link[rel=icon]")
    expect(icon).to_have_attribute("href", re.compile("^data:image/svg"))


@pytest.mark.timed
@pytest.mark.slow
def test_a_move_on_the_largest_board_is_painted_within_100_ms(visit):
    ada = visit(motion="on")
    ada.begin("el_dorado", **GAMES["el_dorado"])
    ada.wait_for_turn()
    ada.page.evaluate(WATCH)
    ada.play_on(random.Random(7), 12)
    times = ada.page.evaluate("globalThis.painted")
    assert statistics.median(times) < 100, times


# From a press to the next paint, as the browser itself measures it.
WATCH = """() => {
  globalThis.painted = [];
  new PerformanceObserver((list) => {
    for (const each of list.getEntries()) if (each.name === "click") painted.push(each.duration);
  }).observe({ type: "event", durationThreshold: 16 });
}"""


# Two browsers and more


def test_two_people_meet_by_a_link(visit):
    ada, bob = visit("Ada"), visit("Bob", size=PHONE)
    table = ada.make(options={"rounds": 1})
    ada.open(table)
    ada.sit()
    expect(ada.page.get_by_text("Waiting for one more explorer")).to_be_visible()
    link = ada.page.get_by_label("Link to this table").input_value()
    assert link == f"{ada.address}/table/{table}"
    bob.page.goto(link)
    bob.sit()
    expect(bob.page.get_by_text("Whoever made the table starts")).to_be_visible()
    ada.start()
    expect(bob.phase).to_be_visible()
    _talk(ada, bob)
    _agree_to_take_back(ada, bob)
    _resign_and_play_again(ada, bob)


def _talk(ada, bob):
    ada.tab("talk")
    ada.page.get_by_label("Say something").fill("Hello, Bob!")
    ada.page.keyboard.press("Enter")
    bob.tab("talk")
    expect(bob.page.locator(".talk .said")).to_have_text("Hello, Bob!")
    bob.page.locator(".talk .mute").click()
    assert "Ada is muted" in bob.read(".muted")
    expect(bob.page.locator(".talk .said")).to_have_count(0)
    for each in (ada, bob):
        each.tab("moves")


def _agree_to_take_back(ada, bob):
    first, second = (ada, bob) if "Your turn" in ada.read("[data-phase]") else (bob, ada)
    first.wait_for_turn()
    first.act(0)
    first.wait_for_turn()
    first.act(first.moves.count() - 1)
    second.wait_for_turn()
    first.page.get_by_role("button", name="More", exact=True).click()
    first.page.get_by_role("button", name="Ask the others for a take-back").click()
    second.page.get_by_role("button", name="Agree").click()
    first.wait_for_turn()
    expect(first.phase).to_contain_text("draw")


def _resign_and_play_again(ada, bob):
    bob.page.get_by_role("button", name="More", exact=True).click()
    bob.page.get_by_role("button", name="Resign").click()
    expect(bob.page.get_by_text("Resign?")).to_be_visible()
    bob.page.get_by_role("button", name="Yes, resign").click()
    expect(ada.result.locator("h2")).to_contain_text("You win")
    old = ada.page.url
    ada.page.get_by_role("button", name="Play again").click()
    bob.page.get_by_role("button", name="Play again").click()
    for each in (ada, bob):
        each.page.wait_for_url(lambda url: url != old)
    assert ada.page.url == bob.page.url
    for each in (ada, bob):
        expect(each.phase).to_be_visible()  # it begins by itself


def test_several_people_at_one_device_do_not_see_each_others_hands(visit):
    ada = visit()
    ada.open(ada.make(options={"rounds": 1}))
    ada.sit()
    ada.page.get_by_role("button", name="Sit here too").click()
    ada.page.get_by_label("Name").fill("Bob")
    ada.page.get_by_role("button", name="Sit down").click()
    ada.page.locator(".start").click()
    for _ in range(3):
        ada.page.wait_for_selector(".curtain, .move")
        if ada.page.locator(".curtain").count():
            assert ada.page.locator(".hand").count() == 0
            ada.page.get_by_role("button", name="Show my side").click()
        ada.wait_for_turn()
        ada.play_on(random.Random(6), 2)
        ada.page.get_by_role("button", name="Hide my side").click()
    expect(ada.page.locator(".curtain")).to_be_visible()


def test_who_has_only_the_link_watches(visit):
    ada, eve = visit("Ada"), visit("Eve")
    table = ada.begin(**SHORT)
    ada.wait_for_turn()
    eve.open(table)
    expect(eve.page.get_by_text("You are watching.")).to_be_visible()
    before = eve.n
    ada.act(0)
    eve.until_after(before)
    assert eve.page.locator(".hand [data-card]:not([data-card=''])").count() == 0


def test_a_deleted_table_says_so(visit):
    ada, bob = visit("Ada"), visit("Bob")
    table = ada.begin(**SHORT)
    bob.open(table)
    expect(bob.phase).to_be_visible()
    ada.page.get_by_role("button", name="More", exact=True).click()
    ada.page.get_by_role("button", name="Delete this table").click()
    ada.page.get_by_role("button", name="Yes, delete").click()
    ada.page.wait_for_url(lambda url: url.endswith("/"))
    gone = bob.page.get_by_text("There is no such table")
    expect(gone).to_be_visible()
    bob.page.reload()
    expect(gone).to_be_visible()


def test_a_table_that_never_was_says_so(visit):
    ada = visit()
    ada.open("nosuchtable")
    expect(ada.page.get_by_text("There is no such table")).to_be_visible()


# Every device, every language


@pytest.mark.parametrize(("lang", "theme"), LOOKS)
def test_nothing_hinders_anybody(visit, lang, theme):
    ada = visit(lang=lang, theme=theme)
    ada.open(ada.make(hints=True, clock={"kind": "live"}, **SHORT))
    ada.page.wait_for_selector(".seat")
    assert ada.findings() == []
    ada.sit()
    ada.start()
    ada.wait_for_turn()
    for tab in ("moves", "log", "talk", "rules", "table"):
        ada.tab(tab)
        assert ada.findings() == [], tab
    ada.page.locator("[aria-haspopup=dialog]").last.click()
    assert ada.findings() == []


SIZES = [(320, 640), PHONE, LYING, (820, 1180)]
QUICK = set(zip(("ru", "fa", "ja", "en"), SIZES, strict=True))


@pytest.mark.parametrize(
    ("lang", "size"),
    [
        pytest.param(*each, marks=[] if each in QUICK else pytest.mark.slow)
        for each in itertools.product(LANGUAGES, SIZES)
    ],
)
def test_nothing_is_cut_off(visit, lang, size):
    ada = visit(lang=lang, size=size)
    ada.open(ada.make(hints=True, clock={"kind": "live"}, **SHORT))
    ada.page.wait_for_selector(".seat")
    assert not ada.is_cut_off()
    ada.sit()
    ada.start()
    for tab in ("moves", "log", "talk", "rules", "table"):
        ada.tab(tab)
        assert not ada.is_cut_off(), tab
