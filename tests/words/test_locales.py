"""Every code has a sentence in every language, and every sentence a code."""

import re
import unicodedata
from types import ModuleType

import pytest

from fernweh.bots import BOTS
from fernweh.cli.catalogue import game_key
from fernweh.cli.command_group import _FILE_FAULTS
from fernweh.games import folder_of, load, part_of
from fernweh.lessons import script_of
from fernweh.play.narrate import EVENTS
from fernweh.words import LANGUAGES, Words
from fernweh.words.locales import PAGE
from tests.processes import ROOT
from tests.words import source, texts

OTHERS = [lang for lang in LANGUAGES if lang != "en"]
GAMES = texts.GAMES
PRODUCTS = {"Fernweh", "Python", "Redis"}  # what is a name in every language


def wanted_by(game: str) -> set[str]:
    """The keys that follow from a game's code."""
    rules = load(game)
    refusals = {each.name.lower().replace("_", "-") for each in rules.Refusal} - {"legal"}
    verbs = {rules.spelled(action)["verb"] for action in range(len(rules.ACTIONS))}
    return (
        {f"refusal-{code}" for code in refusals}
        | {f"event-{event.kind()}" for event in rules.EVENTS}
        | {f"option-{option}" for option in rules.Options.__struct_fields__}
        | {f"seat-{seat}" for seat in rules.SEAT_NAMES}
        | {f"move-{verb}" for verb in verbs}
        | {f"phase-{phase.name.lower().replace('_', '-')}" for phase in _state(game).Phase}
        | {game_key(game)}
    )


def _state(game: str) -> ModuleType:
    return part_of(game, "state")


def told_by_the_lesson(game: str) -> set[str]:
    return {f"learn-{game.replace('_', '-')}-{step.say}" for step in script_of(game).steps}


def wanted(game: str) -> set[str]:
    refusals = {key.removeprefix("refusal-") for each in GAMES for key in wanted_by(each)}
    faults = ({*source.faults(), *_FILE_FAULTS.values()} - refusals) | {"at-line", "chance-is-due"}
    return (
        wanted_by(game)
        | told_by_the_lesson(game)
        | {f"fault-{code}" for code in faults}
        | {f"event-{event.kind()}" for event in EVENTS}
        | {f"result-{how}" for how in ("rules", "resigned", "flag")}
    )


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_code_has_a_message(lang, game):
    assert wanted(game) - set(texts.messages(lang, game)) == set()


def test_every_key_that_is_said_has_a_message():
    keys = {key for game in GAMES for key in texts.messages("en", game)}
    assert len(source.said()) > 40 and source.said() - keys == set()


@pytest.mark.parametrize("game", GAMES)
def test_every_message_is_asked_for(game):
    families = ("refusal-", "event-", "option-", "move-", "fault-", "game-", "phase-")
    keys = set(texts.messages("en", game))
    asked = wanted(game) | texts.references("en", game)
    literal = {key for key in keys if not key.startswith(families) and _is_literal(key)}
    assert keys - asked - literal == set()


def _is_literal(key: str) -> bool:
    """`warming-score` is f"warming-{name}" with "score"."""
    parts = ((prefix, key.removeprefix(prefix)) for prefix in source.prefixes())
    put_together = (prefix + rest == key and rest in source.literals() for prefix, rest in parts)
    return key in source.literals() or any(put_together)


@pytest.mark.parametrize("name", texts.FILES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_files_have_the_same_keys_in_the_same_order(lang, name):
    assert texts.junk(lang, name) == []
    assert list(texts.entries(lang, name)) == list(texts.entries("en", name))


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", OTHERS)
def test_messages_use_the_same_facts(lang, game):
    for key in texts.messages("en", game):
        assert texts.facts(lang, game, key) == texts.facts("en", game, key), key


def test_faults_give_the_facts_that_their_sentences_use():
    for code, places in source.faults().items():
        key = f"fault-{code}"
        if key in texts.messages("en", GAMES[0]):
            given = set.intersection(*places)
            assert texts.facts("en", GAMES[0], key) <= given, code


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("number", [0, 1, 2, 5, 21, 111])
def test_every_message_can_be_made(lang, number):
    for game in GAMES:
        for key in texts.messages(lang, game):
            facts = dict.fromkeys(texts.facts("en", game, key), number)
            text, errors = Words(lang, game, PAGE).formatted(key, facts)
            assert text and not errors, (key, errors)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_bot_has_a_name(lang):
    assert texts.variants(lang, GAMES[0], "bot") == {*BOTS, "other"}


def test_persian_is_written_in_persian():
    for key, text in texts.written("fa"):
        assert not re.search(r"[0-9]", re.sub(r"§[0-9.]+", "", text)), key
        assert not re.search(r"[يكى٠-٩]", text), key  # letters and digits of the Arabic keyboard


@pytest.mark.parametrize(("lang", "script"), [("fa", "ARABIC"), ("ru", "CYRILLIC")])
def test_nothing_is_left_in_english(lang, script):
    english = dict(texts.written("en"))
    same = {
        key for key, text in texts.written(lang) if text.strip() == english.get(key, "").strip()
    }
    letters = {key for key in same if any(map(str.isalpha, english[key]))}
    assert {key for key in letters if english[key].strip(" ·") not in PRODUCTS} == set()
    assert any(
        script in unicodedata.name(char, "") for _, text in texts.written(lang) for char in text
    )


@pytest.mark.parametrize("lang", LANGUAGES)
def test_texts_are_tidy(lang):
    for key, text in texts.written(lang):
        assert unicodedata.normalize("NFC", text) == text, key
        assert not re.search(r"[^\n] {2,}\S", text) or key.endswith("play-move"), key


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_key_is_written_twice(lang):
    """Of two the second is never said."""
    shared = (ROOT / "src/fernweh/locales" / lang).glob("*.ftl")
    for path in (*shared, *(folder_of(game) / f"locales/{lang}.ftl" for game in GAMES)):
        keys = re.findall(r"^([a-z][\w-]*) =", path.read_text("utf-8"), re.M)
        assert not [key for key in set(keys) if keys.count(key) > 1], path


@pytest.mark.parametrize("lang", LANGUAGES)
def test_titles_are_known_beside_any_game(lang):
    for game in GAMES:
        own = Words(lang, game)(game_key(game))
        assert own != game_key(game)
        assert {own} == {Words(lang, beside)(game_key(game)) for beside in (None, *GAMES)}
