"""`locales/TERMS.md` is the authority for words: what it forbids is said nowhere."""

import re
from collections.abc import Iterator
from typing import NamedTuple

import pytest

from fernweh.games import CATALOGUE, folder_of
from fernweh.words import LANGUAGES
from tests.processes import ROOT
from tests.words import texts

PAGE = ROOT / "src/fernweh/locales/TERMS.md"
OWN_WORDS_ONLY = {"ja"}  # written without spaces: a word may stand within another


class Never(NamedTuple):
    lang: str
    where: str
    said: str

    def finds(self, text: str) -> bool:
        begins = re.escape(self.said.rstrip("…").strip())
        if self.lang in OWN_WORDS_ONLY:
            return re.search(begins, text) is not None
        bound = "" if begins.startswith("هٔ") else r"(?<!\w)"
        ends = "" if self.said.endswith("…") else r"(?!\w)"
        return re.search(bound + begins + ends, text, re.IGNORECASE) is not None

    def holds_in(self, name: str) -> bool:
        return self.where.split()[0] in ("all", name)

    def holds_in_rules(self, game: str) -> bool:
        return self.where in ("all", f"{game} rules")


def rows(heading: str) -> list[list[str]]:
    """The lines of the table below a heading, cell by cell."""
    part = PAGE.read_text("utf-8").partition(f"\n## {heading}\n")[2].partition("\n## ")[0]
    lines = [line for line in part.splitlines() if line.startswith("|")][2:]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]


NEVER = [Never(*row[:3]) for row in rows("Never")]


def spoken(lang: str) -> Iterator[tuple[str, str, str]]:
    """Every text of the locales by its file and key, without what people may type."""
    for key, text in texts.written(lang):
        name, _, message = key.partition(": ")
        if not message.startswith("typed-"):
            yield name, key, text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_forbidden_word_is_said(lang):
    rules = [never for never in NEVER if never.lang == lang]
    assert rules
    found = {
        (never.said, key)
        for name, key, text in spoken(lang)
        for never in rules
        if never.holds_in(name) and never.finds(text)
    }
    assert found == set()


@pytest.mark.parametrize("game", CATALOGUE)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_forbidden_word_stands_in_the_rules(lang, game):
    ending = "" if lang == "en" else f".{lang}"
    text = (folder_of(game) / f"RULES{ending}.md").read_text("utf-8")
    text = re.sub(r"`[^`]*`", "", text)  # names of options and moves are of no language
    rules = [each for each in NEVER if each.lang == lang and each.holds_in_rules(game)]
    assert {never.said for never in rules if never.finds(text)} == set()


def test_every_term_has_a_word_in_every_language():
    for heading in ("The house", "The Quest for El Dorado", "Survive"):
        table = rows(heading)
        assert len(table) > 10
        assert all(len(row) == 1 + len(LANGUAGES) and all(row) for row in table)


def test_what_is_forbidden_is_found():
    never = Never("en", "lost_cities rules", "trash…")
    assert never.finds("You may trash it.") and never.finds("Trashing ends.")
    assert not Never("en", "all", "deck").finds("decks")
    assert never.holds_in("lost_cities") and never.holds_in_rules("lost_cities")
    assert not never.holds_in("survive") and not never.holds_in_rules("survive")
    assert {each.where.split()[0] for each in NEVER} <= {"all", *texts.FILES}
