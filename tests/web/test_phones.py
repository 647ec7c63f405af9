"""A phone with four at the table: what is to be done is in sight, and large enough for a finger."""

import pytest
from playwright.sync_api import expect

from fernweh.games import CATALOGUE
from tests.web.gallery import scene_of, scenes

pytestmark = pytest.mark.xdist_group("gallery")  # one worker builds it

# What the table's page leaves of 360 by 740 and of 740 by 360 for a board, and as seen without its
# own strip below
STANDING, LYING = ((360, 519), 463), ((672, 306), 306)
QUICK = ("lost_cities_rivals", "el_dorado")
GAMES = [pytest.param(game, marks=[] if game in QUICK else pytest.mark.slow) for game in CATALOGUE]
SCENES = (1, 3, 6, 9)

# What can be done beside the board, and how much of it is out of sight or under something else
_HIDDEN = """() => {
  const HERE = ":is(.hand, .prompt) .can, :is(.doing, .deeds, .tray) button, .pick, .kept.can";
  const isSeen = (each) => {
    const { x, y, width, height } = each.getBoundingClientRect();
    return [0.2, 0.8].every((part) => {
      const hit = document.elementFromPoint(x + Math.min(width / 2, 8), y + height * part);
      return hit !== null && each.contains(hit);
    });
  };
  const isHidden = (each) => each.checkVisibility() && !isSeen(each);
  return [...document.querySelectorAll(HERE)].filter(isHidden).map((each) => each.outerHTML);
}"""
# Buttons beside the charts, whose spaces grow by two fingers; a frame around a button counts
_SMALL = """() => {
  const LEAST = 43.5;
  const sizes = (each) => {
    const own = each.getBoundingClientRect(), after = getComputedStyle(each, "::after");
    const around = after.content === "none" ? {} : after;
    return ["width", "height"].map((way) => Math.max(own[way], parseFloat(around[way]) || 0));
  };
  const isSmall = (each) => each.checkVisibility() && !each.closest("[role=grid]")
    && sizes(each).some((size) => size < LEAST);
  const told = (each) => `${each.ariaLabel || each.textContent.trim()} ${sizes(each)}`;
  return [...document.querySelectorAll("#gallery button")].filter(isSmall).map(told);
}"""

_WIDE = """() => {
  const by = document.documentElement.scrollWidth - innerWidth;
  return by > 0 ? [`sticks out by ${by}`] : [];
}"""


@pytest.mark.parametrize(("size", "room"), [STANDING, LYING])
@pytest.mark.parametrize("game", GAMES)
def test_everything_is_in_sight_and_large_enough(come, game, size, room):
    gallery, found = come(size, room), {}
    for scene in SCENES:
        for lang in ("en", "fa"):
            gallery.look(game, scene, lang)
            gallery.page.wait_for_timeout(150)
            found[scene, lang] = [
                *gallery.page.evaluate(_HIDDEN),
                *gallery.page.evaluate(_SMALL),
                *gallery.page.evaluate(_WIDE),
            ]
    assert {at: each for at, each in found.items() if each} == {}


@pytest.mark.parametrize(("size", "room"), [STANDING, LYING])
def test_a_hand_of_el_dorado_stays_in_sight_when_a_card_is_chosen(come, size, room):
    gallery = come(size, room)
    for scene in SCENES[:2]:
        gallery.look("el_dorado", scene)
        before = gallery.page.locator(".prompt .can").count()
        for card in gallery.page.locator(".hand .can").all()[:1]:
            card.click()
            assert gallery.page.locator(".prompt .can").count() > before
        assert gallery.page.evaluate(_HIDDEN) == []
        assert gallery.page.evaluate("scrollY") == 0


# Small ones, and what the table's page leaves there; cards in the longest column of either side
SMALL = [((320, 568), 388, 8, 4), ((360, 640), 442, 9, 6), ((360, 740), 539, 9, 6)]
COLUMN = [*["wager"] * 3, *map(str, range(2, 11))]
_TALL = "document.querySelector('section.board').getBoundingClientRect().height"


def changed(gallery, game, scene, change):
    """The scene as it would be with this change."""
    told = scene_of(game, scene)
    change(told["view"])
    name = f"**/scenes/{game}-{scene}.json"
    gallery.context.unroute(name)
    gallery.context.route(name, lambda route: route.fulfill(json=told))
    gallery.look(game, scene)
    gallery.page.wait_for_timeout(150)


def _where_one_lays():
    every = scenes("lost_cities")
    return next(each for each in every if scene_of("lost_cities", each)["view"]["phase"] == "lay")


def with_columns(near, far):
    def change(view):
        for n, seat in enumerate(view["seats"]):
            for expedition in seat["expeditions"].values():
                expedition["cards"] = COLUMN[-near if n == view["viewer"] else -far :]

    return change


@pytest.mark.parametrize(("size", "room", "near", "far"), SMALL)
def test_long_columns_of_lost_cities_leave_hand_and_piles_their_place(come, size, room, near, far):
    gallery = come(size, room)
    changed(gallery, "lost_cities", 3, with_columns(near, far))
    assert gallery.page.evaluate(_TALL) <= room
    assert gallery.page.evaluate(_HIDDEN) == []


@pytest.mark.parametrize(("size", "room", "_near", "_far"), SMALL)
def test_no_column_of_lost_cities_lies_over_the_hand(come, size, room, _near, _far):
    gallery = come((size[0], room), room)  # what is longer begins below the edge
    changed(gallery, "lost_cities", _where_one_lays(), with_columns(12, 12))
    expect(gallery.page.locator(".hand .can")).to_have_count(8)
    for y in range(0, 320, 16):
        gallery.page.evaluate(f"scrollTo(0, {y})")
        assert gallery.page.evaluate(_HIDDEN) == [], y


_PLACES = """() => [".hand", ".map"].map((each) => {
  const { x, y, width, height } = document.querySelector(each).getBoundingClientRect();
  return [x, y, width, height].map(Math.round);
})"""


@pytest.mark.parametrize(("size", "room"), [((320, 568), 347), STANDING, LYING])
def test_the_hand_of_el_dorado_stays_where_it_is_while_others_play(come, size, room):
    gallery, places = come(size, room), []

    def others(played, gained, symbol=""):
        def change(view):
            view |= {"turn": (view["viewer"] + 1) % len(view["seats"]), "symbol": symbol}
            view |= {"played": played, "gained": gained, "power": 3, "coins": 0}

        return change

    for change in (
        others([], []),
        others(["explorer", "sailor"], [], "machete"),
        others(["explorer", "traveler", "traveler", "sailor", "scout"], ["journalist"]),
    ):
        changed(gallery, "el_dorado", 1, change)
        places.append(gallery.page.evaluate(_PLACES))
    assert places == places[:1] * 3


# Two at the table of a small phone, and what its page leaves
def test_a_hand_of_el_dorado_is_whole_on_a_small_phone(come):
    gallery = come((320, 568), 381)
    gallery.look("el_dorado", 1)
    box = gallery.page.locator(".el-dorado").bounding_box()
    assert gallery.page.locator(".hand li").count() >= 4
    assert box["y"] + box["height"] <= 381
