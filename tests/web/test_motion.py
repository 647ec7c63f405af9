"""Motion from the difference of two views: pieces slide, what was hidden turns over, or nothing."""

import random

import pytest

from tests.games import part_of_tests
from tests.web.people import Person
from tests.web.terms import every

TERMS = every("some")
GAMES = ["lost_cities", *(pytest.param(each, marks=pytest.mark.slow) for each in [*TERMS][1:])]

# Writes down what is set in motion on the board: what it is, and from where to where
_EYE = """
  globalThis.seen = [];
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (frames, timing) {
    const piece = this.closest("[data-piece]")?.dataset.piece;
    const transforms = Array.isArray(frames) ? frames.map((each) => each.transform) : [];
    if (piece) seen.push({ piece, transforms, duration: timing.duration });
    return animate.call(this, frames, timing);
  };
"""


def watched(visit, game: str, motion: str) -> tuple[Person, list[dict]]:
    """A person who has made some moves, and what has moved."""
    ada = visit(motion=motion)
    ada.context.add_init_script(_EYE)
    ada.begin(game, bots=["", "greedy"], **TERMS[game])
    ada.play_on(random.Random(3), 6 if game == "lost_cities" else 12)
    ada.wait_for_turn()
    return ada, ada.page.evaluate("seen")


def of_kind(seen: list[dict], kind: str) -> list[dict]:
    return [each for each in seen if any(kind in (way or "") for way in each["transforms"])]


@pytest.mark.parametrize("game", GAMES)
def test_pieces_slide_to_their_places_and_hidden_ones_turn_over(visit, game):
    ada, seen = watched(visit, game, "on")
    slides = of_kind(seen, "translate")
    assert slides and all(each["transforms"][-1] == "translate(0, 0)" for each in slides)
    assert all(each["duration"] <= 240 for each in seen)
    turned = {each["piece"] for each in of_kind(seen, "rotateY")}
    assert turned or not getattr(part_of_tests(game, "scenes"), "TURNS_OVER", True)
    assert turned <= {each["piece"] for each in slides}  # on the way, not in their place
    ada.page.wait_for_timeout(400)
    assert ada.page.locator(".board [style*='position: absolute'][data-face=down]").count() == 0


@pytest.mark.parametrize("game", GAMES)
def test_nothing_moves_for_who_wants_none(visit, game):
    assert watched(visit, game, "off")[1] == []


def test_a_tile_of_survive_is_turned_over_where_it_lay(visit):
    """In the lesson: taken up, turned over, and gone under."""
    ada = visit(motion="on")
    ada.context.add_init_script(_EYE)
    ada.page.goto("/learn/survive")
    for _ in range(20):
        if of_kind(ada.page.evaluate("seen"), "scaleX"):
            break
        ada.page.locator("[data-lead]").click()
        ada.page.wait_for_timeout(900)
    turned = of_kind(ada.page.evaluate("seen"), "scaleX")
    assert {each["piece"] for each in turned} == {"taken"}
    assert [each["transforms"] for each in turned[:2]] == [
        ["scaleX(0)", "scaleX(0)", "scaleX(1)"],
        ["scaleX(1)", "scaleX(0)", "scaleX(0)"],
    ]
    ada.until("!document.querySelector('[data-face=down]')")
