"""Every paragraph of RULES.md, and every reason for a refusal, is cited by a test of its game.

A test cites a paragraph by its name (`test_4_4_values_climb`) or by § in its docstring, and a
refusal by asking for it (`Refusal.BELOW_THE_PEAK`) or by name in its docstring.
"""

import ast
import re
from collections.abc import Iterator
from functools import cache

import pytest

from fernweh.games import CATALOGUE, folder_of, load
from tests.games import folder_of_tests

GAMES = pytest.mark.parametrize("name", CATALOGUE)


def written_for(name: str) -> Iterator[ast.FunctionDef]:
    for path in sorted(folder_of_tests(name).rglob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text())):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                yield node


def cited_by(test: ast.FunctionDef) -> set[str]:
    """Paragraphs as `4.4`, refusals as `BELOW_THE_PEAK`."""
    story = ast.get_docstring(test) or ""
    named = re.match(r"test_(\d+)_(\d+)_", test.name)
    asked = {
        node.attr
        for node in ast.walk(test)
        if isinstance(node, ast.Attribute) and ast.unparse(node.value) == "Refusal"
    }
    cited = asked | set(re.findall(r"§(\d+\.\d+)", story)) | set(re.findall(r"[A-Z_]{4,}", story))
    return cited | ({f"{named[1]}.{named[2]}"} if named else set())


@cache
def all_cited(name: str) -> set[str]:
    return set().union(*(cited_by(test) for test in written_for(name)))


def paragraphs(name: str) -> list[str]:
    text = (folder_of(name) / "RULES.md").read_text()
    return re.findall(r"^§(\d+\.\d+) ", text, re.MULTILINE)


@GAMES
def test_every_paragraph_is_cited(name: str):
    assert paragraphs(name)
    assert [paragraph for paragraph in paragraphs(name) if paragraph not in all_cited(name)] == []


@GAMES
def test_every_refusal_is_cited(name: str):
    codes = [code.name for code in load(name).Refusal if code != 0]
    assert [code for code in codes if code not in all_cited(name)] == []


@GAMES
def test_every_refusal_tells_the_paragraph_that_a_test_cites_with_it(name: str):
    stories = [cited_by(test) for test in written_for(name)]
    codes = [code for code in load(name).Refusal if code != 0]
    alone = [code for code in codes if not any({code.name, code.paragraph} <= s for s in stories)]
    assert alone == []
    assert {code.paragraph for code in codes} <= set(paragraphs(name))


@GAMES
def test_only_paragraphs_that_there_are_are_cited(name: str):
    cited = {citation for citation in all_cited(name) if citation[0].isdigit()}
    assert sorted(cited - set(paragraphs(name))) == []


@GAMES
def test_reasons_and_moves_name_paragraphs(name: str):
    rules = load(name)
    named = {rules.rule_of(action) for action in range(len(rules.ACTIONS))}
    assert named <= set(paragraphs(name))
