"""El Dorado on its board, in a real browser: cards that light their ways, tapped and dragged."""

import re

from playwright.sync_api import Locator, expect

from tests.web.people import Person

TERMS = {"seats": 3, "bots": ["", "random", "random"]}  # one pawn
_LIT = (
    "[...document.querySelectorAll('.el-dorado .cell.can')]"
    ".map((each) => [each.dataset.spot, each.ariaLabel.replace(/\\p{Cf}/gu, '')])"  # no isolates
)


def _card(person: Person, name: str) -> Locator:
    return person.page.locator(f".hand [data-piece^='card {name}'] button.can").first


def _lit(person: Person) -> dict[str, str]:
    """The spaces that glow, with their names."""
    return dict(person.page.evaluate(_LIT))


def _until_lit(person: Person) -> dict[str, str]:
    person.until("!!document.querySelector('.el-dorado .cell.can')")
    return _lit(person)


def _tap(person: Person, what: Locator) -> None:
    before = person.n
    what.click(force=True)
    person.until_after(before)


def _pawn_stands(person: Person, spot: str) -> None:
    expect(person.page.locator(f"[data-piece='pawn-0-1'] [data-spot='{spot}']")).to_have_count(1)


def _until_due(person: Person) -> None:
    person.until("!!document.querySelector('.el-dorado :is(.hand .can, .leading)')")


def _until_in_hand(person: Person, card: str) -> None:
    """Turn after turn, with a whole new hand each."""
    _until_due(person)
    while not _card(person, card).count():
        _end_turn(person)


def _until_playable(person: Person, card: str) -> None:
    """Where others stand in all the ways, it waits in the hand."""
    _until_in_hand(person, card)
    while not person.moves.filter(has_text=re.compile(f"^play.*{card}")).count():
        _end_turn(person)
        _until_in_hand(person, card)


def _end_turn(person: Person) -> None:
    _tap(person, person.page.locator(".prompt .leading"))
    while "Discard" in person.read("[data-phase]"):
        _tap(person, person.page.locator(".hand button.can").first)
    _until_due(person)


def _buy(person: Person, card: str) -> None:
    _until_in_hand(person, "traveler")
    _card(person, "traveler").click()
    _tap(person, person.page.locator(".choices .can", has_text="Pay coins"))
    _tap(person, person.page.locator(f"[data-piece='pile {card}']"))


def test_a_scout_goes_two_spaces_in_one_tap(visit):
    ada = visit()
    gestures = ada.sent("gesture")
    ada.begin("el_dorado", **TERMS)
    _buy(ada, "scout")
    _until_playable(ada, "scout")
    assert _lit(ada) == {}
    _card(ada, "scout").click()
    far = [spot for spot, name in _until_lit(ada).items() if "power left: 0" in name]
    before = ada.n
    _tap(ada, ada.page.locator(f".cell[data-spot='{far[-1]}']"))
    _pawn_stands(ada, far[-1])
    ada.until_after(before + 2)  # the card and two steps
    assert [len(each["moves"]) for each in gestures if each["at"] == before] == [3]
    assert len([each for each in gestures if each["at"] >= before]) == 1
    ada.page.get_by_role("button", name="Take back").click()
    ada.until_after(before + 3)
    assert far[-1] in _until_lit(ada)  # one step is left, and its end is told again


def test_a_card_dragged_faster_than_the_answer(visit):
    ada = visit()
    ada.begin("el_dorado", **TERMS)
    _until_playable(ada, "explorer")
    _card(ada, "explorer").click()
    spot = next(iter(_until_lit(ada)))
    _card(ada, "explorer").click()
    ada.until("!document.querySelector('.el-dorado .cell.can')")
    before, mouse = ada.n, ada.page.mouse
    start = _card(ada, "explorer").bounding_box()
    end = ada.page.locator(f".cell[data-spot='{spot}'] .hit").bounding_box()
    assert start and end
    mouse.move(start["x"] + start["width"] / 2, start["y"] + start["height"] / 2)
    mouse.down()
    mouse.move(end["x"] + end["width"] / 2, end["y"] + end["height"] / 2)
    mouse.up()
    ada.until_after(before + 1)
    _pawn_stands(ada, spot)


def test_a_card_that_is_put_back_lights_nothing(visit):
    ada = visit()
    ada.begin("el_dorado", **TERMS)
    _until_playable(ada, "explorer")
    for _ in range(5):
        _card(ada, "explorer").click()
    _until_lit(ada)
    _card(ada, "explorer").click()
    ada.page.wait_for_timeout(300)  # for answers that come late
    assert _lit(ada) == {}
