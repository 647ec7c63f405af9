"""Lost Cities and Rivals on their boards, in a real browser: by pointer and by keyboard."""

import random

import pytest
from playwright.sync_api import Locator, expect

from tests.web.people import DESK, LYING, PHONE, Person

DUEL = {"options": {"rounds": 1}, "bots": ["", "greedy"]}
RIVALS = {"seats": 2, "bots": ["", "greedy"]}


def _is_due(person: Person) -> bool:
    """Whether there is something to do on the board: False when the match is over."""
    person.until("!!document.querySelector('.result, section.board .can, .controls')", within=60)
    return person.result.count() == 0


# Lost Cities


@pytest.mark.parametrize("size", [DESK, pytest.param(PHONE, marks=pytest.mark.slow)])
def test_a_match_of_lost_cities_by_pointer(visit, size):
    ada, rng = visit(size=size), random.Random(3)
    ada.begin(**DUEL)
    while _is_due(ada):
        before = ada.n
        if ada.page.locator(".deck.can").count():
            rng.choice(ada.page.locator(".deck.can, .pile.can").all()).click()
        else:
            _lay(ada, rng)
        ada.until_after(before)
    expect(ada.result).to_be_visible()


def _lay(person: Person, rng: random.Random) -> None:
    """A card by tap and tap, or dragged."""
    card = rng.choice(person.page.locator(".hand .held").all())
    if rng.random() < 0.4:
        _drag(person, card, person.page.locator(".pile").nth(rng.randrange(5)))
    else:
        card.click()
        targets = person.page.locator(".column.can, .pile.can").all()
        targets[0 if rng.random() < 0.7 else -1].click()


def _drag(person: Person, what: Locator, onto: Locator) -> None:
    start, end = what.bounding_box(), onto.bounding_box()
    assert start and end
    mouse = person.page.mouse
    mouse.move(start["x"] + 20, start["y"] + 20)
    mouse.down()
    mouse.move(end["x"] + 20, end["y"] + 20, steps=5)
    mouse.up()


def test_a_match_of_lost_cities_by_keyboard(visit):
    ada, rng = visit(lang="fa"), random.Random(4)
    ada.begin(**DUEL)
    keys = ada.page.keyboard
    _is_due(ada)
    _tab_to(ada, ".hand .held")
    while _is_due(ada):
        before = ada.n
        if ada.page.locator(".deck.can").count():  # the focus is there by itself
            assert _has_focus(ada, ".deck")
            for key in rng.choices(("ArrowRight", "ArrowLeft"), k=rng.randrange(3)):
                keys.press(key)
        else:
            assert _has_focus(ada, ".hand .held")
            for _ in range(rng.randrange(8)):
                keys.press("ArrowLeft")
            keys.press("Enter")
            ada.until("!!document.activeElement.closest('.column, .pile')")
            keys.press(rng.choice(("ArrowUp", "ArrowDown")))
        keys.press("Enter")
        ada.until_after(before)
    expect(ada.result).to_be_visible()


def test_escape_puts_a_card_back(visit):
    ada = visit()
    ada.begin(**DUEL)
    _is_due(ada)
    _tab_to(ada, ".hand .held")
    ada.page.keyboard.press("Enter")
    expect(ada.page.locator(".held[aria-pressed=true]")).to_have_count(1)
    ada.page.keyboard.press("Escape")
    expect(ada.page.locator(".held[aria-pressed=true]")).to_have_count(0)
    ada.until("!!document.activeElement.closest('.hand')")


def test_the_deck_says_why_before_a_card_is_laid(visit):
    ada = visit()
    ada.begin(**DUEL)
    _is_due(ada)
    ada.page.locator(".deck").click()
    expect(ada.page.locator("p", has_text="First play or discard a card")).to_be_visible()


# Rivals


@pytest.mark.parametrize("size", [DESK, pytest.param(LYING, marks=pytest.mark.slow)])
def test_a_game_of_rivals_by_pointer(visit, size):
    ada, rng = visit(size=size), random.Random(5)
    ada.begin("lost_cities_rivals", **RIVALS)
    while _is_due(ada):
        before = ada.n
        if (
            ada.page.locator(".column.can").count() == 0
            and ada.page.locator(".offered.can").count()
        ):
            _take(ada, rng)
        else:
            if ada.page.locator(".step").count() and rng.random() < 0.3:
                ada.page.locator(".step").last.click()
            rng.choice(ada.page.locator(".controls .big").all()).click()
        ada.until_after(before)
    expect(ada.result).to_be_visible()


def _take(person: Person, rng: random.Random) -> None:
    """A card from the display, home or into the box; or leave the rest."""
    card = rng.choice(person.page.locator(".offered").all())
    if rng.random() < 0.2:
        person.page.locator('.controls [data-move="done"]').click()
    else:
        card.click()
        home = person.page.locator(".column.can")
        (home if home.count() else person.page.locator(".box.can")).first.click()


def test_a_game_of_rivals_by_keyboard(visit):
    ada, rng = visit(), random.Random(6)
    ada.begin("lost_cities_rivals", **RIVALS)
    while _is_due(ada):
        before = ada.n
        if ada.page.locator(".offered.can").count() and rng.random() < 0.8:
            _tab_to(ada, ".offered")
            ada.page.keyboard.press("Enter")
            ada.until("!!document.activeElement.dataset.move")
            if not ada.page.locator(".column.can").count():
                _tab_to(ada, '.controls [data-move^="trash"]')
        else:
            _tab_to(ada, f'.controls [data-move="{rng.choice(_big(ada))}"]')
        ada.page.keyboard.press("Enter")
        ada.until_after(before)
    expect(ada.result).to_be_visible()


def _big(person: Person) -> list[str]:
    return [str(each.get_attribute("data-move")) for each in person.page.locator(".big").all()]


# Everybody


@pytest.mark.slow
@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("lang", ["en", "fa", "ru", "ja"])
@pytest.mark.parametrize("game", ["lost_cities", "lost_cities_rivals"])
def test_axe_finds_nothing_and_nothing_is_cut_off(visit, game, lang, theme):
    ada = visit(lang=lang, theme=theme, size=(320, 640))
    ada.begin(game, seats=2, bots=["", "greedy"])
    _is_due(ada)
    assert ada.findings() == []
    assert not ada.is_cut_off()


def _has_focus(person: Person, selector: str) -> bool:
    return bool(person.page.evaluate(f"!!document.activeElement?.closest('{selector}')"))


def _tab_to(person: Person, selector: str) -> None:
    for _ in range(120):
        if _has_focus(person, selector):
            return
        person.page.keyboard.press("Tab")
    raise AssertionError(f"{selector} cannot be reached by Tab")
