"""The sentences of Lost Cities, with the facts of real games."""

import pytest

from fernweh.games.lost_cities.components import COLOURS, RANKS
from fernweh.games.lost_cities.notation import CARDS
from fernweh.games.lost_cities.state import Phase
from fernweh.words import LANGUAGES, Words
from tests.words import texts

ISOLATES = dict.fromkeys(map(ord, "\u2068\u2069"))


def plain(text: str) -> str:
    return text.translate(ISOLATES)


def said(lang: str, key: str, **facts: object) -> str:
    text, errors = Words(lang, "lost_cities").formatted(key, facts)
    assert errors == []
    return plain(text)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_colours_ranks_and_phases(lang):
    for key in ("colour", "colour-name", "letter", "typed-colour"):
        assert texts.variants(lang, "lost_cities", key) == {*COLOURS, "other"}
    letters = [said(lang, "letter", colour=colour) for colour in COLOURS]
    assert len(set(letters)) == len(COLOURS)
    phases = {f"phase-{phase.name.lower().replace('_', '-')}" for phase in Phase}
    assert phases == {
        key for key in texts.messages(lang, "lost_cities") if key.startswith("phase-")
    }
    assert {said(lang, "rank", rank=rank) for rank in RANKS[:2]} == {
        "×",
        "۲" if lang == "fa" else "2",
    }


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_two_cards_have_the_same_name(lang):
    assert len({said(lang, "card", card=card) for card in CARDS}) == len(CARDS)


@pytest.mark.parametrize(
    ("lang", "card", "sentence"),
    [
        ("en", "red-7", "You play the red 7."),
        ("en", "red-wager", "You play a red wager."),
        ("ru", "red-7", "Вы выкладываете красную 7."),
        ("ru", "blue-wager", "Вы выкладываете синее пари."),
        ("ja", "red-7", "あなたは赤の7を探検に置きました。"),
        ("fa", "red-10", "شما ۱۰ قرمز را در مسیر خود گذاشتید."),
    ],
)
def test_you_play(lang, card, sentence):
    words = Words(lang, "lost_cities")
    event = {"event": "played", "seat": 0, "card": card}
    assert plain(words.event(event, 0, ["Ada", "Ben"])) == sentence


def test_another_plays_and_draws_unseen():
    words = Words("ru", "lost_cities")
    event = {"event": "drew", "seat": 1, "card": "hidden"}
    assert plain(words.event(event, 0, ["Ада", "Борис"])) == "Борис берёт карточку из колоды."
    event = {"event": "drew", "seat": 1, "card": "red-wager"}
    assert plain(words.event(event, 1, ["Ада", "Борис"])) == "Вы берёте из колоды красное пари."


def test_refusals_name_the_peak():
    facts = {"card": "red-2", "colour": "red", "peak": "7"}
    assert plain(Words("en", "lost_cities").refusal("below-the-peak", facts)) == (
        "The red 2 is too low: your red expedition has already reached 7."
    )
    assert "۷" in Words("fa", "lost_cities").refusal("below-the-peak", facts)


@pytest.mark.parametrize(
    ("cards", "text"),
    [(1, "колода: 1 карточка"), (44, "колода: 44 карточки"), (11, "колода: 11 карточек")],
)
def test_russian_plurals(cards, text):
    assert said("ru", "board-deck", cards=cards) == text


def test_a_round_ends_with_both_scores():
    event = {"event": "round-ended", "round": 1, "points": [18, -5], "by": "deck"}
    text = plain(Words("en", "lost_cities").event(event, 0, ["You", "Ben"]))
    assert text == "The last card is drawn: round 1 is over. You: 18. Ben: −5."
