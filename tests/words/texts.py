"""The Fluent files as trees: which keys there are, and which facts each uses."""

from collections.abc import Iterator
from functools import cache
from typing import Any

from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from fernweh.games import CATALOGUE
from fernweh.words.locales import COMMON, PAGE, resource

GAMES = tuple(CATALOGUE)
FILES = (*COMMON, *PAGE, *GAMES)


@cache
def entries(lang: str, name: str) -> dict[str, ast.Message]:
    body = resource(lang, name).body
    return {each.id.name: each for each in body if isinstance(each, ast.Message)}


@cache
def messages(lang: str, game: str) -> dict[str, ast.Message]:
    """What can be said beside a game."""
    return {
        key: each for name in (*COMMON, *PAGE, game) for key, each in entries(lang, name).items()
    }


def junk(lang: str, name: str) -> list[str]:
    return [str(each.content) for each in resource(lang, name).body if isinstance(each, ast.Junk)]


class _Uses(Visitor):
    def __init__(self) -> None:
        self.facts: set[str] = set()
        self.others: set[tuple[str, str]] = set()

    def visit_VariableReference(self, node: Any) -> None:
        self.facts.add(node.id.name)

    def visit_MessageReference(self, node: Any) -> None:
        self.others.add((node.id.name, node.attribute.name if node.attribute else ""))


def uses(lang: str, game: str, key: str, attribute: str = "") -> _Uses:
    message = messages(lang, game)[key]
    found = _Uses()
    patterns = {each.id.name: each.value for each in message.attributes} | {"": message.value}
    found.visit(patterns[attribute])
    return found


def facts(lang: str, game: str, key: str, attribute: str = "") -> set[str]:
    """The facts of a message and of all that it is made of."""
    used = uses(lang, game, key, attribute)
    return used.facts.union(*(facts(lang, game, *other) for other in used.others))


def references(lang: str, game: str) -> set[str]:
    """Keys that other messages are made of."""
    found: set[str] = set()
    for message in messages(lang, game).values():
        used = _Uses()
        used.visit(message)
        found |= {key for key, _ in used.others}
    return found


def variants(lang: str, game: str, key: str) -> set[str]:
    """The cases of a message that is one choice."""
    (placeable,) = messages(lang, game)[key].value.elements
    return {str(getattr(each.key, "name", "")) for each in placeable.expression.variants}


def written(lang: str) -> Iterator[tuple[str, str]]:
    """All that a translator has written, with its key."""

    class Texts(Visitor):
        def __init__(self) -> None:
            self.found: list[str] = []

        def visit_TextElement(self, node: Any) -> None:
            self.found.append(node.value)

        def visit_StringLiteral(self, node: Any) -> None:
            self.found.append(node.value)

        def visit_FunctionReference(self, node: Any) -> None:
            """What is quoted as it is typed, VERBATIM("0.0.0.0"), belongs to no language."""

    for name in FILES:
        for key, message in entries(lang, name).items():
            texts = Texts()
            texts.visit(message)
            yield from ((f"{name}: {key}", text) for text in texts.found)
