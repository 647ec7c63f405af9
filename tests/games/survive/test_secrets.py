"""RULES.md §12: what a viewer may know, and what is filled in."""

from collections import Counter
from dataclasses import replace

import pytest

from fernweh.games.game import Game
from fernweh.kernel.chance import generator
from fernweh.words import LANGUAGES, Words
from tests.games.survive.drawn import BLUE, NAME, RED, SPECTATOR, drawn, placed
from tests.scale import scaled

KEPT = """
    tiles  beach: D4 D5  mountain: D6
    red    a: 1@D4  b: 2@D5  c: 3@NW
    blue   a: 6@D4  b: 5@D5
    kept   red: beach-dolphin  blue: beach-wind mountain-repel_shark
    shown: beach-wind
    red to play
"""


def worlds(game: Game, viewer: int) -> list[Game]:
    return [game.determinized(viewer, generator(5, n)) for n in range(scaled(300, 40))]


def test_12_1_nobody_knows_the_backs_on_the_board():
    game = drawn(KEPT)
    assert game.view(SPECTATOR).unseen["mountain"] == {
        "shark": 1, "whirlpool": 4, "volcano": 1, "repel_shark": 1, "repel_whale": 1,
    }  # fmt: skip


def test_12_2_kept_tiles_are_ones_own_secret():
    """Their terrain is open, and the worlds keep to it: tiles by terrain taken."""
    game = drawn(KEPT)
    assert game.view(RED).seats[RED].kept == ["beach-dolphin"]
    assert game.view(RED).seats[BLUE].kept == ["beach-?", "mountain-?"]
    found = Counter(
        name for world in worlds(game, RED) for name in world.view(BLUE).seats[BLUE].kept
    )
    beaches = {name for name in found if name.startswith("beach-")}
    mountains = {name for name in found if name.startswith("mountain-")}
    assert mountains == {"mountain-repel_shark", "mountain-repel_whale"}
    assert beaches == {
        "beach-dolphin", "beach-wind", "beach-move_serpent", "beach-move_shark", "beach-move_whale",
        "beach-repel_shark",
    }  # fmt: skip
    assert sum(found.values()) == 2 * len(worlds(game, RED))


def test_12_2_tiles_are_as_likely_as_they_are_many():
    """Two dolphins, and one wind besides the one that was shown."""
    game = drawn(KEPT)
    found = Counter(
        name for world in worlds(game, RED) for name in world.view(BLUE).seats[BLUE].kept
    )
    assert found["beach-dolphin"] > found["beach-wind"]


def test_12_3_values_are_the_owners_secret():
    """§14.12: a program knows its own at all times, whatever its picture shows."""
    game = placed()
    assert game.seen_by(RED).table[0].value[:10].sum() == 28
    assert game.seen_by(RED).table[0].value[10:].sum() == 0
    assert game.seen_by(SPECTATOR).table[0].value.sum() == 0
    assert sum(each.value for each in game.view(RED).explorers) == 0
    for world in worlds(game, RED)[:20]:
        assert sorted(world.table[0].value[10:20].tolist()) == [1, 1, 1, 2, 2, 3, 3, 4, 5, 6]
        assert (world.table[0].value[:10] == game.table[0].value[:10]).all()


def test_12_3_running_scores_are_not_shown():
    game = drawn(KEPT)
    assert [seat.points for seat in game.view(RED).seats] == [-1, -1]
    assert [seat.saved for seat in game.view(RED).seats] == [1, 0]


def test_12_3_who_answers_tells_nothing():
    """§9.7: with or without a repellent, the same seats are asked, as often."""
    text = """
        red    a: 1@A1
        blue   a: 2@D1
        sharks: C1
        kept   blue: {tile}
        red to prowl  points: 2  chosen: shark-1  kind: shark
    """
    for tile in ("beach-repel_shark", "beach-wind", "forest-repel_whale"):
        game = drawn(text.format(tile=tile))
        game.play("to D1")
        assert game.actor == BLUE
        assert game.view(RED).asked == [BLUE]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_2_7_the_log_is_no_memory(lang):
    """§12.3: what the owner reads of a pick, then and later, does not say the value."""
    game, words = Game(NAME, starter="red"), Words(lang, NAME)
    game.let_chance(generator(1))
    (picked,) = game.play("pick red-6")
    facts = [replace(picked, value=value).seen_by(RED).facts() for value in range(1, 7)]
    assert len({words.event(each, RED, ["Ada", "Ben"]) for each in facts}) == 1
