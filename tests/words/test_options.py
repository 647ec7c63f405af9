"""Every option of every game, and all that it can be set to, has its words in four languages."""

import msgspec
import pytest

from fernweh.cli.catalogue import named_values
from fernweh.games import CATALOGUE, load
from fernweh.games.el_dorado.maps import MAPS
from fernweh.words import LANGUAGES, Words
from tests.words import texts

ALL = pytest.mark.parametrize("game", CATALOGUE)
LANGS = pytest.mark.parametrize("lang", LANGUAGES)


def values(options: type[msgspec.Struct]) -> set[str]:
    """Every name that some option takes, and the two sides of a switch."""
    named = {each for name in options.__struct_fields__ for each in named_values(options, name)}
    return named | {"true", "false"}


@LANGS
@ALL
def test_every_value_has_its_words(lang, game):
    words = Words(lang, game)
    found = {value: words.value(value) for value in values(load(game).Options)}
    assert {"true", "false"} <= set(found)
    assert {value for value, text in found.items() if text == value or "_" in text} == set()
    assert len(set(found.values())) == len(found)


@LANGS
@ALL
def test_what_a_switch_and_a_number_are_set_to(lang, game):
    words = Words(lang, game)
    assert words.value(True) == words.value("true") != words.value(False)
    assert words.value(12) == words.number(12)


@LANGS
def test_maps_have_names_and_any_other_text_is_a_map_of_ones_own(lang):
    words = Words(lang, "el_dorado")
    assert set(MAPS) < texts.variants(lang, "el_dorado", "value")
    assert words.value("B 2 0,0\nfinish water 25,-4 24,-4 25,-3") == words.value("own")


@LANGS
@ALL
def test_every_option_has_a_name(lang, game):
    keys = {f"option-{name}" for name in load(game).Options.__struct_fields__}
    assert keys <= set(texts.messages(lang, game))
