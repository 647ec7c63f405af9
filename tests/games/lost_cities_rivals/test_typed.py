"""What can be typed for a move of Rivals, in every language."""

import pytest

from fernweh.cli.conversation import COMMANDS
from fernweh.cli.typed import folded, synonyms
from fernweh.games.lost_cities_rivals.notation import CARDS
from fernweh.games.lost_cities_rivals.terminal import spelled_out
from fernweh.words import LANGUAGES, Words

GAME = "lost_cities_rivals"


@pytest.mark.parametrize(
    ("typed", "move"),
    [
        ("uncover", "uncover"),
        ("UP", "uncover"),
        ("bid 3", "bid 3"),
        ("b 12", "bid 12"),
        ("pass", "pass"),
        ("p", "pass"),
        ("take red-7", "take red-7"),
        ("t r7", "take red-7"),
        ("t 10 red", "take red-10"),
        ("t w w", "take white-wager"),
        ("x b wager", "trash blue-wager"),
        ("trash g x", "trash green-wager"),
        ("done", "done"),
        ("d", "done"),
        ("bid", None),
        ("bid red", None),
        ("pass 3", None),
        ("t r1", None),
        ("t p7", None),
        ("dance", None),
    ],
)
def test_short_forms(typed, move):
    for lang in LANGUAGES:
        assert spelled_out(typed, Words(lang, GAME)) == move, lang


@pytest.mark.parametrize(
    ("lang", "typed", "move"),
    [
        ("ru", "открыть", "uncover"),
        ("ru", "ставка 3", "bid 3"),
        ("ru", "пас", "pass"),
        ("ru", "взять красную 7", "take red-7"),
        ("ru", "в к7", "take red-7"),
        ("ru", "убрать желтое пари", "trash yellow-wager"),
        ("ru", "готово", "done"),
        ("fa", "رو کن", "uncover"),
        ("fa", "پیشنهاد ۳", "bid 3"),
        ("fa", "رد", "pass"),
        ("fa", "بردار ۷ قرمز", "take red-7"),
        ("fa", "بیرون آ ش", "trash blue-wager"),
        ("fa", "پایان", "done"),
        ("ja", "めくる", "uncover"),
        ("ja", "入札 ３", "bid 3"),
        ("ja", "パス", "pass"),
        ("ja", "取る 赤10", "take red-10"),
        ("ja", "捨てる 青 賭け", "trash blue-wager"),
        ("ja", "終わる", "done"),
    ],
)
def test_words_of_the_language(lang, typed, move):
    assert spelled_out(typed, Words(lang, GAME)) == move


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_can_be_typed_as_the_board_writes_it(lang):
    words = Words(lang, GAME)
    for card in CARDS:
        colour, rank = card.split("-")
        face = words("letter", colour=colour) + words("rank", rank=rank)
        assert spelled_out(f"take {face}", words) == f"take {card}"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_word_for_a_move_is_a_command(lang):
    words = Words(lang, GAME)
    verbs = ("uncover", "bid", "pass", "take", "trash", "done")
    typed = [name for verb in verbs for name in synonyms(f"typed-{verb}", words)]
    assert len(set(typed)) == len(typed)
    commands = {name for command in COMMANDS for name in synonyms(f"typed-{command}", words)}
    assert not commands & set(typed)
    assert all(folded(name) == name for name in typed)
