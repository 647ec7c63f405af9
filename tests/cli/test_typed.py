"""What can be typed for a move, in every language."""

import pytest

from fernweh.cli.typed import folded
from fernweh.games.lost_cities.notation import CARDS
from fernweh.games.lost_cities.terminal import spelled_out
from fernweh.words import LANGUAGES, Words


@pytest.mark.parametrize(
    ("typed", "move"),
    [
        ("play red-7", "play red-7"),
        ("PLAY  Red 7", "play red-7"),
        ("p r7", "play red-7"),
        ("p r10", "play red-10"),
        ("p 7 red", "play red-7"),
        ("d r7", "discard red-7"),
        ("d b wager", "discard blue-wager"),
        ("p wx", "play white-wager"),
        ("p w w", "play white-wager"),
        ("t r", "take red"),
        ("take volcano", "take red"),
        ("draw", "draw"),
        ("deck", "draw"),
        ("p p2", "play purple-2"),
        ("p r1", None),
        ("p r11", None),
        ("p", None),
        ("p q7", None),
        ("t", None),
        ("draw red", None),
        ("r7", None),
        ("dance", None),
    ],
)
def test_short_forms(typed, move):
    for lang in LANGUAGES:
        assert spelled_out(typed, Words(lang, "lost_cities")) == move, lang


@pytest.mark.parametrize(
    ("lang", "typed", "move"),
    [
        ("ru", "в к7", "play red-7"),
        ("ru", "выложить красную 7", "play red-7"),
        ("ru", "с желтое пари", "discard yellow-wager"),
        ("ru", "взять жёлтый", "take yellow"),
        ("ru", "колода", "draw"),
        ("fa", "بگذار ق۷", "play red-7"),
        ("fa", "بگذار ۷ قرمز", "play red-7"),
        ("fa", "بسوزان آ ش", "discard blue-wager"),
        ("fa", "بسوزان آبی شرط‌بندی", "discard blue-wager"),
        ("fa", "بسوزان آبي شرط بندي", "discard blue-wager"),
        ("fa", "بردار ق", "take red"),
        ("fa", "بکش", "draw"),
        ("ja", "置く 赤7", "play red-7"),
        ("ja", "置く　赤１０", "play red-10"),
        ("ja", "捨てる 青 賭け", "discard blue-wager"),
        ("ja", "取る 紫", "take purple"),
        ("ja", "引く", "draw"),
    ],
)
def test_words_of_the_language(lang, typed, move):
    assert spelled_out(typed, Words(lang, "lost_cities")) == move


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_can_be_typed_as_the_board_writes_it(lang):
    words = Words(lang, "lost_cities")
    for card in CARDS:
        colour, rank = card.split("-")
        face = words("letter", colour=colour) + words("rank", rank=rank)
        assert spelled_out(f"play {face}", words) == f"play {card}"


def test_marks_that_are_not_seen_do_not_count():
    assert folded("\u2068P\u2069  r\u200e۷ ") == "p r7"
