"""The room that makes sentences, by itself."""

import pytest

from fernweh.kernel.fault import Fault
from fernweh.words import LANGUAGES, Words, chosen_language, decimal, in_latin_digits
from fernweh.words.facts import prepared


@pytest.mark.parametrize(
    ("asked", "environment", "lang"),
    [
        (None, {}, "en"),
        ("fa", {"FERNWEH_LANG": "ru"}, "fa"),
        (None, {"FERNWEH_LANG": "ru", "LANG": "ja_JP.UTF-8"}, "ru"),
        (None, {"LANG": "ja_JP.UTF-8"}, "ja"),
        (None, {"LC_ALL": "C", "LANG": "ru_RU.UTF-8"}, "en"),
        (None, {"LANG": "de_DE.UTF-8"}, "en"),
        ("ru-RU", {}, "ru"),
    ],
)
def test_the_language_is_found(asked, environment, lang):
    assert chosen_language(asked, environment) == lang


def test_a_language_that_we_lack_is_a_fault():
    with pytest.raises(Fault, match="no-such-language"):
        chosen_language("tlh", {})


def test_digits_are_those_of_the_language():
    assert Words("fa").number(-120) == "−۱۲۰"
    assert Words("ja").number(-120) == "−120"
    assert in_latin_digits("۷ ٧ ７") == "7 7 7"


def test_what_is_to_be_typed_keeps_its_digits():
    fault = Fault("file-missing", path="games/game-7.fernweh")
    assert "game-7.fernweh" in Words("fa").fault(fault)
    assert "§4.4" in Words("fa")("play-refused", reason="۷", rule="4.4").replace("\u2068", "")
    assert "0.0.0.0" in Words("fa")("help-serve-host")
    assert "finish water 25,-4 24,-4 25,-3" in Words("fa")("fault-map-line", token="x")


def test_what_stands_in_a_sentence_is_isolated():
    assert "\u2068red-7\u2069" in Words("fa")("fault-no-such-move", move="red-7")


def test_a_fault_names_its_line():
    text = Words("en").fault(Fault("line-damaged", line=3))
    assert (
        text.replace("\u2068", "").replace("\u2069", "").startswith("Line 3: The line was damaged")
    )


def test_a_missing_message_is_told_in_english_and_a_missing_key_by_its_name(monkeypatch):
    from fernweh.words import words as room

    real = room.bundle
    monkeypatch.setattr(
        room, "bundle", lambda lang, *more: _without("you", lang, real(lang, *more))
    )
    assert Words("ru")("you") == "You"
    assert Words("ru")("no-such-key") == "no-such-key"


def _without(key, lang, bundle):
    if lang != "ru":
        return bundle

    class Lacking:
        def has_message(self, wanted):
            return wanted != key and bundle.has_message(wanted)

        def __getattr__(self, name):
            return getattr(bundle, name)

    return Lacking()


def test_facts_are_taken_apart():
    assert prepared({"card": "red-7"}, "lost_cities") | {"card": 0} == {
        "card": 0, "colour": "red", "rank": 7,
    }  # fmt: skip
    assert prepared({"card": "hidden"}, "lost_cities")["rank"] == "hidden"
    assert prepared({"points": [18, -5]}) == {"points-1": 18, "points-2": -5}


def test_names_are_listed_with_the_comma_of_the_language():
    marks = {ord("\u2068"): None, ord("\u2069"): None}
    assert Words("ja").listed(["北", "南"]).translate(marks) == "北、南"
    assert Words("en").listed(["Ada", "Ben", "Cy"]).translate(marks) == "Ada, Ben, Cy"


@pytest.mark.parametrize(
    ("lang", "seat"), [("en", "North"), ("fa", "شمال"), ("ru", "Север"), ("ja", "北")]
)
def test_seats_are_read_out_in_faults(lang, seat):
    fault = Fault("seat-taken", seat="north")
    assert seat in Words(lang, "lost_cities").fault(fault)
    assert "north" not in Words(lang, "lost_cities").fault(fault)
    by = Fault("wrong-author", by="chance", expected="south")
    assert "south" not in Words(lang, "lost_cities").fault(by)


def test_a_refusal_still_chooses_by_the_name_of_the_seat():
    assert "East" in Words("en", "lost_cities_rivals").refusal("empty-seat", {"seat": "east"})


@pytest.mark.parametrize(
    ("lang", "text"), [("en", "47.0"), ("fa", "۴۷٫۰"), ("ru", "47,0"), ("ja", "47.0")]
)
def test_decimals_are_those_of_the_language(lang, text):
    said = Words(lang)("arena-points", mean=decimal(47, 1), error=decimal(0.04, 1))
    assert text in said and ("۰٫۰" if lang == "fa" else text.replace("47", "0")) in said
    assert ("۱۵۰۰" if lang == "fa" else "1500") in Words(lang)(
        "arena-points", mean=decimal(1500, 0), error=1
    )


def test_an_island_is_told_in_words():
    event = {"event": "saved", "explorer": "red-b", "island": "NW"}
    for lang in LANGUAGES:
        told = Words(lang, "survive").event(event, 0, ["Ada", "Ben"])
        assert "NW" not in told
    assert "north-west" in Words("en", "survive").event(event, 0, ["Ada", "Ben"])
