"""Sentences in one language, from keys and facts.

    words = Words("ru", "lost_cities")
    words("event-played", seat="you", card="red-7")      # Вы выкладываете красную 7.

Whatever stands in a sentence is isolated (Unicode's FSI … PDI), so that a name in one script does
not upset a sentence in another.
"""

from collections.abc import Mapping, Sequence
from functools import reduce
from typing import Any

from fluent.runtime import FluentBundle

from fernweh.kernel.fault import Fault
from fernweh.words.facts import prepared, seated
from fernweh.words.language import DEFAULT, chosen_language, is_right_to_left
from fernweh.words.locales import bundle
from fernweh.words.numerals import in_own_digits

_SEATS = ("seat", "actor", "by", "expected")  # facts of faults that name a seat


class Words:
    """The texts of a language, a game's among them."""

    def __init__(
        self, lang: str = DEFAULT, game: str | None = None, rooms: tuple[str, ...] = ()
    ) -> None:
        self.lang, self.game, self.rooms = lang, game, rooms
        self.right_to_left = is_right_to_left(lang)

    def about(self, game: str) -> "Words":
        """The same language beside another game."""
        return Words(self.lang, game, self.rooms)

    def __call__(self, key: str, **facts: Any) -> str:
        return self.formatted(key, facts)[0]

    def __contains__(self, key: str) -> bool:
        return self._speaker(key) is not None

    def formatted(self, key: str, facts: Mapping[str, Any]) -> tuple[str, list[Exception]]:
        """The text and what went wrong in making it. `colour.letter` is an attribute's text."""
        speaker = self._speaker(key)
        if speaker is None:
            return key, [LookupError(key)]
        message, _, attribute = key.partition(".")
        found = speaker.get_message(message)
        pattern = found.attributes[attribute] if attribute else found.value
        assert pattern is not None, key
        text, errors = speaker.format_pattern(pattern, prepared(facts, self.game))
        return in_own_digits(str(text), self.lang), errors

    def _speaker(self, key: str) -> FluentBundle | None:
        """The language's own texts, or where one is missing, the English ones."""
        message = key.partition(".")[0]
        for lang in dict.fromkeys((self.lang, DEFAULT)):
            found = bundle(lang, self.game, self.rooms)
            if found.has_message(message):
                return found
        return None

    # What there are sentences about

    def event(self, event: Mapping[str, Any], viewer: int, names: Sequence[str]) -> str:
        """What happened, to somebody who sits on `viewer`, or looks on."""
        facts = {name: value for name, value in event.items() if name != "event"}
        return self(f"event-{event['event']}", **seated(facts, viewer, names))

    def refusal(self, code: str, facts: Mapping[str, Any]) -> str:
        """Why not: by a rule of the game, or because something else is wrong."""
        key = f"refusal-{code}"
        return self(key, **facts) if key in self else self(f"fault-{code}", **self._read(facts))

    def _read(self, facts: Mapping[str, Any]) -> dict[str, Any]:
        """A refusal chooses by the names of notation; a fault has them read out."""
        return {
            name: self.seat(value) if name in _SEATS and isinstance(value, str) else value
            for name, value in facts.items()
        }

    def fault(self, fault: Fault) -> str:
        """What is wrong, with the line where it is known."""
        text = self.refusal(fault.code, fault.facts)
        return self("fault-at-line", text=text, **fault.facts) if "line" in fault.facts else text

    def move(self, pieces: Mapping[str, str]) -> str:
        """A move, as something one can do: `play the red 7`."""
        facts = {name: value for name, value in pieces.items() if name != "verb"}
        return self(f"move-{pieces['verb']}", **facts)

    def seat(self, name: str) -> str:
        """A seat by its name in notation, or who else writes in a record: `north` is North."""
        return self(f"seat-{name}") if f"seat-{name}" in self else name

    def value(self, value: bool | int | str) -> str:
        """What an option is set to: `lot` is at random, and a seat has its name."""
        if isinstance(value, int) and not isinstance(value, bool):
            return self.number(value)
        is_seat = f"seat-{value}" in self
        return self.seat(str(value)) if is_seat else self("value", value=value)

    def listed(self, names: Sequence[str]) -> str:
        """Several names with the language's comma between them."""
        return reduce(lambda first, second: self("list", first=first, second=second), names)

    def number(self, number: int) -> str:
        """In the language's digits."""
        return in_own_digits(str(number), self.lang)


_ISOLATES = dict.fromkeys(map(ord, "\u2066\u2067\u2068\u2069"))


def sentence(fault: Fault) -> str:
    """What is wrong, for whoever runs this process; empty where only a game has words for it."""
    words = _own()
    return _plain(words, words.fault(fault)) if f"fault-{fault.code}" in words else ""


def spoken(key: str) -> str:
    """A text for whoever runs this process."""
    words = _own()
    return _plain(words, words(key))


def _own() -> Words:
    try:
        return Words(chosen_language(None))
    except Fault:  # a language that there is not: whoever reads the environment says so
        return Words()


def _plain(words: Words, text: str) -> str:
    return text if words.right_to_left else text.translate(_ISOLATES)
