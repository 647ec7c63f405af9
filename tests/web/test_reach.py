"""On a phone nothing lies for ever under the hand or the buttons: all can be moved free."""

import pytest

from tests.web.people import PHONE

pytestmark = pytest.mark.xdist_group("gallery")  # one worker builds it

# A phone that stands and one that lies, and what the table's page leaves of them for a board
PHONES = [((320, 568), 380), ((360, 740), 519), ((672, 360), 312)]
MAPS = [("el_dorado", 1), ("el_dorado", 16), ("survive", 3)]
PARTS = ".cell, .pile, .row, .side button, .side summary, .others summary, .tray button"

# Spaces in the window whose middle something else than the map catches
_UNDER = """() => {
  const window = document.querySelector(".chart").getBoundingClientRect();
  const isUnder = (each) => {
    const { x, y, width, height } = each.querySelector(".hit").getBoundingClientRect();
    const [across, down] = [x + width / 2, y + height / 2];
    const isBeside = across < window.left || across > window.right;
    const isIn = !isBeside && down > window.top && down < window.bottom;
    return isIn && !document.elementFromPoint(across, down)?.closest(".sheet");
  };
  return [...document.querySelectorAll(".cell")].filter(isUnder).map((each) => each.ariaLabel);
}"""
# What stays covered wherever the page is scrolled to
_COVERED = """async (parts) => {
  const isFree = (each) => {
    const { x, y, width, height } = each.getBoundingClientRect();
    const hit = document.elementFromPoint(x + width / 2, y + height / 2);
    return hit !== null && each.contains(hit);
  };
  let covered = [...document.querySelectorAll(parts)].filter((each) => each.checkVisibility());
  const all = covered.length;
  for (let y = 0; y <= document.documentElement.scrollHeight; y += 40) {
    scrollTo(0, y);
    covered = covered.filter((each) => !isFree(each));
  }
  return [all, covered.map((each) => each.outerHTML.slice(0, 200))];
}"""


def drag(page, across, down):
    """The map, by these parts of its window."""
    box = page.locator(".chart").bounding_box()
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    by_x, by_y = across * box["width"], down * box["height"]
    page.mouse.move(x - by_x / 2, y - by_y / 2)
    page.mouse.down()
    page.mouse.move(x + by_x / 2, y + by_y / 2, steps=2)
    page.mouse.up()


# Where the drawing's edge is in its window, no drag goes further: what is covered there stays so
@pytest.mark.parametrize(("size", "room"), PHONES)
@pytest.mark.parametrize(("game", "scene"), MAPS)
@pytest.mark.parametrize(("lang", "across"), [("en", -0.8), ("fa", 0.8)])
def test_no_space_of_a_map_stays_under_its_buttons(come, lang, across, game, scene, size, room):
    gallery = come(size, room)
    gallery.look(game, scene, lang)
    gallery.page.wait_for_timeout(400)
    for _ in range(8):
        drag(gallery.page, across, -0.4)
    assert gallery.page.evaluate(_UNDER) == []


@pytest.mark.parametrize(("size", "room"), PHONES)
@pytest.mark.parametrize("scene", [1, 3, 6, 9])
def test_all_of_the_board_game_can_be_scrolled_free_of_the_hand(come, scene, size, room):
    gallery = come(size, room)
    gallery.look("lost_cities_board_game", scene)
    gallery.page.wait_for_timeout(150)
    count, covered = gallery.page.evaluate(_COVERED, PARTS)
    assert count > 45
    assert covered == []


_BETWEEN = """() => {
  const [hand, tabs] = [".near", ".panel"].map((each) => document.querySelector(each));
  return tabs.getBoundingClientRect().top - hand.getBoundingClientRect().bottom;
}"""


def test_nothing_shows_between_a_hand_that_sticks_and_the_tabs(visit):
    ada = visit(size=PHONE)
    ada.begin("lost_cities_board_game", seats=4, bots=["", "greedy", "greedy", "greedy"])
    ada.page.wait_for_selector(".near .hand")
    ada.page.wait_for_timeout(300)
    assert ada.page.evaluate("document.documentElement.scrollHeight - innerHeight") > 100
    assert abs(ada.page.evaluate(_BETWEEN)) <= 1
