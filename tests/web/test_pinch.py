"""Two fingers on the maps: what lies between them stays between them, and grows."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page

from tests.web.gallery import Gallery, built
from tests.web.people import PHONE

pytestmark = pytest.mark.xdist_group("gallery")  # one worker builds it

Point = tuple[float, float]

# The space in the midst of the map, where it is seen, and how wide it is
_MIDDLE = """() => {
  const box = document.querySelector(".chart").getBoundingClientRect();
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const far = (each) => Math.hypot(each.x + each.width / 2 - x, each.y + each.height / 2 - y);
  const cells = [...document.querySelectorAll(".cell")];
  const near = (each) => far(each.getBoundingClientRect());
  return cells.reduce((best, each) => (near(each) < near(best) ? each : best)).dataset.spot;
}"""
_PLACE = """(spot) => {
  const hit = document.querySelector(`.cell[data-spot="${spot}"] .hit`);
  const { x, y, width, height } = hit.getBoundingClientRect();
  return [x + width / 2, y + height / 2, width];
}"""


@pytest.fixture
def gallery(chromium: Browser) -> Iterator[Gallery]:
    built()
    visitor = Gallery(chromium, PHONE, touch=True)
    yield visitor
    visitor.context.close()
    assert visitor.complaints == []


def fingers(gallery: Gallery, *ways: tuple[Point, Point], steps: int = 10) -> None:
    """Each finger from one point to another, all at once."""
    devtools = gallery.context.new_cdp_session(gallery.page)

    def touch(kind: str, part: float) -> None:
        at = [
            {"id": n, "x": a[0] + (b[0] - a[0]) * part, "y": a[1] + (b[1] - a[1]) * part}
            for n, (a, b) in enumerate(ways)
        ]
        points = [] if kind == "touchEnd" else at
        devtools.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    touch("touchStart", 0)
    for n in range(steps):
        touch("touchMove", (n + 1) / steps)
    touch("touchEnd", 1)
    gallery.page.wait_for_timeout(50)


def near(gallery: Gallery, game: str) -> Page:
    """So near that the map is larger than its window both ways."""
    gallery.look(game, 6)
    whole, nearer = gallery.page.locator(".zoom button").last, gallery.page.locator(".zoom button")
    whole.click(force=True)
    for _ in range(4):
        nearer.first.click()
    return gallery.page


@pytest.mark.parametrize("game", ["el_dorado", "survive"])
def test_two_fingers_bring_the_map_nearer_and_move_it(gallery, game):
    page = near(gallery, game)
    spot = page.evaluate(_MIDDLE)
    x, y, width = page.evaluate(_PLACE, spot)
    fingers(gallery, ((x - 60, y), (x - 80, y + 30)), ((x + 60, y), (x + 100, y + 30)))
    a, b, wider = page.evaluate(_PLACE, spot)
    assert wider / width == pytest.approx(180 / 120, rel=0.03)
    assert (a, b) == pytest.approx((x + 10, y + 30), abs=2)
    fingers(gallery, ((a - 50, b), (a - 80, b - 40)), ((a + 50, b), (a + 20, b - 40)))
    c, d, same = page.evaluate(_PLACE, spot)
    assert same == pytest.approx(wider, rel=0.01)
    assert (c, d) == pytest.approx((a - 30, b - 40), abs=2)
    assert gallery.said() == ""


@pytest.mark.parametrize("game", ["el_dorado", "survive"])
def test_one_finger_moves_the_map_and_taps_nothing(gallery, game):
    page = near(gallery, game)
    spot = page.evaluate(_MIDDLE)
    x, y, width = page.evaluate(_PLACE, spot)
    free = x + 1.5 * width  # whose own pawn stands in the midst would drag it
    fingers(gallery, ((free, y), (free + 30, y - 20)))
    a, b, same = page.evaluate(_PLACE, spot)
    assert (a, b, same) == pytest.approx(
        (x + 30, y - 20, width), abs=9
    )  # but for the slack of a tap
    assert gallery.said() == ""
