"""The Board Game's gestures: every card goes its way by taps, by dragging, and by keyboard."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from tests.web.gallery import Gallery, built, scenes

GAME = "lost_cities_board_game"
PHONE, DESK = (360, 740), (1280, 800)

pytestmark = pytest.mark.xdist_group("gallery")


@pytest.fixture(
    params=[
        pytest.param(PHONE, id="phone"),
        pytest.param(DESK, id="desk", marks=pytest.mark.slow),
    ]
)
def gallery(chromium: Browser, request) -> Iterator[Gallery]:
    built()  # before the browser waits for it
    visitor = Gallery(chromium, request.param)
    yield visitor
    visitor.context.close()
    assert visitor.complaints == []


def look_at_choices(gallery: Gallery, *verbs: str) -> list[str]:
    """The first scene in which all of these can be chosen, and what can be."""
    for scene in scenes(GAME):
        gallery.look(GAME, scene)
        choices = gallery.page.evaluate("gallery.choices")
        if {each.split(" ")[0] for each in choices} >= set(verbs):
            return [str(each) for each in choices]
    raise AssertionError(f"no scene offers {verbs}")


def playable(choices: list[str]) -> tuple[str, str]:
    """A card that can be played, and its colour."""
    card = next(each.split(" ")[1] for each in choices if each.startswith("play"))
    return card, card.split("-")[0]


def test_a_tap_on_a_card_and_on_its_path_plays_it(gallery):
    card, colour = playable(look_at_choices(gallery, "play"))
    gallery.page.locator(f"[data-card='{card}']").first.click()
    gallery.page.locator(f"[data-drop='path {colour}'] [data-target]").click()
    assert gallery.said() == f"play {card}"


def test_a_tap_on_a_card_and_on_its_pile_discards_it(gallery):
    card, colour = playable(look_at_choices(gallery, "discard"))
    gallery.page.locator(f"[data-card='{card}']").first.click()
    gallery.page.locator(f"[data-drop='pile {colour}']").click()
    assert gallery.said() == f"discard {card}"


def test_a_card_is_dragged_to_its_path(gallery):
    card, colour = playable(look_at_choices(gallery, "play"))
    to = gallery.page.locator(f"[data-drop='path {colour}'] [data-cell$=' 5']")
    to.scroll_into_view_if_needed()
    gallery.page.locator(f"[data-card='{card}']").first.hover(position={"x": 12, "y": 30})
    gallery.page.mouse.down()
    box = to.bounding_box()
    gallery.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, steps=6)
    gallery.page.mouse.up()
    assert gallery.said() == f"play {card}"
    assert gallery.page.locator("[aria-pressed=true]").count() == 0


def test_a_card_is_laid_by_keyboard_and_put_back_by_escape(gallery):
    card, _ = playable(look_at_choices(gallery, "play", "discard"))
    keys = gallery.page.keyboard
    gallery.page.locator(f"[data-card='{card}']").first.focus()
    keys.press("Enter")
    assert gallery.page.locator("[aria-pressed=true]").count() == 1
    keys.press("Escape")
    assert gallery.page.locator("[aria-pressed=true]").count() == 0
    assert gallery.page.evaluate("document.activeElement.dataset.card") == card
    keys.press("Enter")
    keys.press("ArrowRight")  # from the path to the pile
    keys.press("Enter")
    assert gallery.said() == f"discard {card}"
    gallery.page.locator(f"[data-card='{card}']").first.focus()
    keys.press("Enter")
    keys.press("Enter")
    assert gallery.said() == f"play {card}"


def test_arrows_go_from_card_to_card_and_from_stone_to_stone(gallery):
    look_at_choices(gallery, "play")
    page, keys = gallery.page, gallery.page.keyboard
    page.locator("[data-card]").first.focus()
    keys.press("ArrowRight")
    held = "[...document.querySelectorAll('[data-card]')].indexOf(document.activeElement)"
    assert page.evaluate(held) == 1
    page.locator("[data-cell='1 1']").focus()
    keys.press("ArrowUp" if page.viewport_size["width"] < 600 else "ArrowRight")
    assert page.evaluate("document.activeElement.dataset.cell") == "1 2"


def test_a_tap_on_what_cannot_be_done_asks_why(gallery):
    look_at_choices(gallery, "play")
    gallery.page.locator(".deck").click()
    assert gallery.said() == "? draw"
    gallery.page.locator("[data-drop='pile red']").click()
    assert gallery.said() == "? take red"
    look_at_choices(gallery, "draw")
    gallery.page.locator("[data-card]").first.click(position={"x": 12, "y": 30})
    assert gallery.said().startswith("? play ")


def test_who_sets_out_is_chosen_from_those_at_home(gallery):
    look_at_choices(gallery, "send")
    gallery.page.locator(".home [data-move='send researcher']").click()
    assert gallery.said() == "send researcher"
    gallery.page.locator(".tray [data-move='send adventurer']").click()
    assert gallery.said() == "send adventurer"


def test_an_explorer_that_may_move_is_tapped_where_it_goes(gallery):
    move = next(
        each for each in look_at_choices(gallery, "move", "decline") if each.startswith("move")
    )
    colour = move.split(" ")[1]
    gallery.page.locator(f"[role=row][data-drop='path {colour}'] [data-target]").click()
    assert gallery.said() == move
    gallery.page.locator("[data-move=decline]").click()
    assert gallery.said() == "decline"
