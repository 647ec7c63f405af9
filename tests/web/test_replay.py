"""A replay on a phone: the slider can be reached whatever a board keeps in sight."""

from playwright.sync_api import expect

from tests.web import stages
from tests.web.people import PHONE

_COVERED = """() => {
  const { x, y, width, height } = document.querySelector(".controls input").getBoundingClientRect();
  return !document.elementFromPoint(x + width / 2, y + height / 2)?.closest(".controls");
}"""


def test_a_hand_stands_above_the_slider(visit):
    ada = visit(size=PHONE)
    table = stages.finished(ada, "lost_cities")
    ada.page.goto(f"/replay/{table}#{stages.entries(ada, table) // 2}")
    ada.page.locator(".eyes select").select_option(index=2)
    expect(ada.page.locator(".board .hand")).to_be_visible()
    assert not ada.page.evaluate(_COVERED)
