"""Survive on its board, in a real browser: by pointer, by dragging and by keyboard."""

import math
import random
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.web.people import DESK, PHONE, Person

TERMS = {"seats": 2, "bots": ["", "random"]}
_DUE = ".survive .can, .survive .pick, .survive .deeds button"
_BUTTONS = ".survive .pick, .survive .kept.can, .survive .deeds button"
# Where keys lead, in degrees clockwise from the east
_KEYS = {"ArrowRight": 0, "PageDown": 60, "End": 120, "ArrowLeft": 180, "Home": 240, "PageUp": 300}


def _is_due(person: Person) -> bool:
    """Whether there is something to do on the board: False when the match is over."""
    person.until(f"!!document.querySelector('.result, {_DUE}')", within=120)
    return person.result.count() == 0


def _cell(person: Person, spot: str) -> Locator:
    return person.page.locator(f".cell[data-spot='{spot}']")


def _glowing(person: Person) -> list[str]:
    found = "[...document.querySelectorAll('.survive .cell.can')].map((each) => each.dataset.spot)"
    return list(person.page.evaluate(found))


def _until_done(person: Person, before: int) -> None:
    """A tap makes a move, or lets one choose among several."""
    person.until(
        "!!document.querySelector('.chooser')"
        f" || +document.querySelector('[data-n]')?.dataset.n > {before}"
    )


# Looks


def test_seats_have_their_explorers_colours_around_the_board_too(visit):
    """In the log, the bar and the result, as on the board: its third seat is green."""
    ada = visit()
    ada.begin("survive", **TERMS)
    expect(ada.page.locator(".survive")).to_be_visible()
    seat = "getComputedStyle({}).getPropertyValue('--seat-2').trim()"
    on_board = ada.page.evaluate(seat.format("document.querySelector('.survive')"))
    assert ada.page.evaluate(seat.format("document.querySelector('main')")) == on_board
    assert on_board == "#5fae6e"


# By pointer


@pytest.mark.parametrize("size", [DESK, pytest.param(PHONE, marks=pytest.mark.slow)])
def test_a_match_of_survive_by_pointer(visit, size):
    ada, rng = visit(size=size), random.Random(5)
    ada.begin("survive", **TERMS)
    while _is_due(ada):
        _tap_something(ada, rng)
    expect(ada.result).to_be_visible()


def _tap_something(person: Person, rng: random.Random) -> None:
    before, buttons = person.n, person.page.locator(_BUTTONS).all()
    spots = _glowing(person)
    n = rng.randrange(len(spots) + len(buttons))
    if n < len(spots):
        _cell(person, spots[n]).click(force=True)
    else:
        buttons[n - len(spots)].click()
    _until_done(person, before)
    chooser = person.page.locator(".chooser [data-move]")
    if chooser.count():
        rng.choice(chooser.all()).click()
        person.until_after(before)


def test_a_boat_is_dragged_in_one_gesture(visit):
    ada, rng = visit(), random.Random(6)
    ada.begin("survive", **TERMS)
    while not ada.page.locator(".free[data-piece$=side]").count():
        assert _is_due(ada)
        _tap_something(ada, rng)
    boat = ada.page.locator(".free[data-piece$=side]").first
    name, start = boat.get_attribute("data-piece"), boat.bounding_box()
    before = ada.n
    assert start
    x, y = start["x"] + start["width"] / 2, start["y"] + start["height"] / 2
    for way in range(6):
        _drag(ada, (x, y), way, start["width"])
        ada.until_after(before)
        if _comes_to(ada, before + 2):  # else there is no sea that way
            break
    _comes_away(ada, name, start)


def _comes_to(person: Person, n: int) -> bool:
    """Within two seconds: on a busy machine the second half of a gesture takes its time."""
    for _ in range(20):
        if person.n >= n:
            return True
        person.page.wait_for_timeout(100)
    return False


def _comes_away(person: Person, name: str | None, start: Any) -> None:
    """Once its motion has begun in earnest."""
    for _ in range(50):
        moved = person.page.locator(f"[data-piece='{name}']").bounding_box()
        if moved and math.dist((moved["x"], moved["y"]), (start["x"], start["y"])) > 10:
            return
        person.page.wait_for_timeout(100)
    raise AssertionError(f"{name} is where it was")


def _drag(person: Person, start: tuple[float, float], way: int, far: float) -> None:
    angle, mouse = math.radians(60 * way), person.page.mouse
    mouse.move(*start)
    mouse.down()
    mouse.move(start[0] + far * math.cos(angle), start[1] + far * math.sin(angle), steps=6)
    mouse.up()


def _may_choose(person: Person) -> bool:
    """Whether an explorer can be chosen, and none is yet."""
    found = person.page.locator(".free[data-piece^=red]").count() > 0
    return found and person.page.locator(".survive .chosen").count() == 0


def test_escape_lets_a_chosen_explorer_go(visit):
    ada, rng = visit(), random.Random(7)
    ada.begin("survive", **TERMS)
    while not _may_choose(ada):
        assert _is_due(ada)
        _tap_something(ada, rng)
    before = ada.read("[data-phase]")
    ada.page.locator(".free[data-piece^=red]").first.click(force=True)
    ada.until("!!document.querySelector('.survive .chosen')")
    ada.page.locator(".cell[tabindex='0']").focus()
    ada.page.keyboard.press("Escape")
    ada.until("!document.querySelector('.survive .chosen')")
    assert ada.read("[data-phase]") == before


def test_the_sea_says_why_nobody_is_placed_there(visit):
    ada = visit()
    ada.begin("survive", **TERMS)
    ada.page.locator(".survive .pick").first.click()
    ada.until("!!document.querySelector('.survive .cell.can')")
    _cell(ada, "A1").click(force=True)
    expect(ada.page.locator("body")).to_contain_text("There is no tile on")


# By keyboard


@pytest.mark.slow  # test_games.py plays one in a hurry
def test_a_match_of_survive_by_keyboard(visit):
    ada, rng = visit(lang="fa"), random.Random(8)
    ada.begin("survive", **TERMS)
    while _is_due(ada):
        _press_something(ada, rng)
    expect(ada.result).to_be_visible()


def _press_something(person: Person, rng: random.Random) -> None:
    before, buttons = person.n, person.page.locator(_BUTTONS).all()
    spots = _glowing(person)
    n = rng.randrange(len(spots) + len(buttons))
    if n < len(spots):
        _walk_to(person, spots[n])
    else:
        move = buttons[n - len(spots)].get_attribute("data-move")
        _tab_to(person, f"document.activeElement.dataset.move === '{move}'")
    person.page.keyboard.press("Enter")
    _until_done(person, before)
    if person.page.locator(".chooser").count():
        for _ in range(rng.randrange(3)):
            person.page.keyboard.press("ArrowDown")
        if person.page.evaluate("!document.activeElement.dataset.move"):  # the last puts it back
            person.page.keyboard.press("ArrowDown")
        person.page.keyboard.press("Enter")
        person.until_after(before)


def _tab_to(person: Person, reached: str) -> None:
    for _ in range(120):
        if person.page.evaluate(reached):
            return
        person.page.keyboard.press("Tab")
    raise AssertionError(reached)


def _walk_to(person: Person, spot: str) -> None:
    """From cell to cell, in six directions."""
    _tab_to(person, "document.activeElement.matches('.cell')")
    for _ in range(60):
        here = person.page.evaluate("document.activeElement.dataset.spot")
        if here == spot:
            return
        (x, y), (to_x, to_y) = (_middle(person, each) for each in (here, spot))
        way = math.degrees(math.atan2(to_y - y, to_x - x)) % 360
        person.page.keyboard.press(min(_KEYS, key=lambda key: _turn(_KEYS[key], way)))
    raise AssertionError(spot)


def _turn(one: float, other: float) -> float:
    return abs((one - other + 180) % 360 - 180)


def _middle(person: Person, spot: str) -> tuple[float, float]:
    box = _cell(person, spot).bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
