"""What the source asks of the locales, read from the source itself."""

import ast
import os
import re
from collections import defaultdict
from functools import cache
from pathlib import Path

import fernweh
from fernweh.games import CATALOGUE

PACKAGE = Path(fernweh.__file__).parent
WEB = Path(__file__).parents[2] / "web"


@cache
def trees() -> list[ast.Module]:
    folders = {PACKAGE, *(game.folder for game in CATALOGUE.values())}
    paths = {path for folder in folders for path in folder.rglob("*.py")}
    return [ast.parse(path.read_text("utf-8")) for path in sorted(paths)]


@cache
def literals() -> set[str]:
    """Every string in the source, and every name of a function: commands are named by theirs."""
    found: set[str] = set()
    for tree in trees():
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                found.add(node.value)
            elif isinstance(node, ast.FunctionDef):
                found.add(node.name)
    return found | page_literals()


@cache
def page_sources() -> dict[str, str]:
    """The page's own files, by their path; the list of all keys asks for none."""
    folders = [WEB / "src", *filter(None, [os.environ.get("FERNWEH_BOARDS")])]
    kinds = ("ts", "svelte", "js")
    found = {each for at in folders for kind in kinds for each in Path(at).rglob(f"*.{kind}")}
    found |= {*(WEB / "plugins").glob("*.ts")}
    found -= {WEB / "src/wire/keys.ts"}
    return {os.path.relpath(each, WEB): each.read_text("utf-8") for each in found}


@cache
def page_literals() -> set[str]:
    """Every quoted word of the page: `words.say("web-play")`."""
    texts = page_sources().values()
    return {each for text in texts for each in re.findall(r"[\"'`]([a-z][\w.-]*)[\"'`]", text)}


@cache
def page_prefixes() -> set[str]:
    """The beginnings of keys that the page puts together: `web-theme-` of `web-theme-${each}`."""
    texts = page_sources().values()
    return {each for text in texts for each in re.findall(r"`([a-z][\w-]*-)\$\{", text)}


@cache
def prefixes() -> set[str]:
    """The beginnings of keys that are put together: `warming-` of f"warming-{name}"."""
    found = set()
    for tree in trees():
        for node in ast.walk(tree):
            first = node.values[0] if isinstance(node, ast.JoinedStr) and node.values else None
            if isinstance(first, ast.Constant) and str(first.value).endswith("-"):
                found.add(str(first.value))
    return found | page_prefixes()


@cache
def faults() -> dict[str, list[set[str]]]:
    """Every code of a fault, with the facts that each place gives it."""
    found: dict[str, list[set[str]]] = defaultdict(list)
    for tree in trees():
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and _called(node) in ("Fault", "fault") and node.args:
                facts = {keyword.arg for keyword in node.keywords if keyword.arg}
                for code in _codes(node.args[0]):
                    found[code].append(facts)
    return found


def _codes(argument: ast.expr) -> list[str]:
    """`"a" if … else "b"` is two codes; what is compared is none."""
    if isinstance(argument, ast.IfExp):
        return [*_codes(argument.body), *_codes(argument.orelse)]
    return [str(argument.value)] if isinstance(argument, ast.Constant) else []


@cache
def said() -> set[str]:
    """What Python asks of `words` by a whole key: `words("serve-stop")`."""
    calls = (node for tree in trees() for node in ast.walk(tree) if isinstance(node, ast.Call))
    asked = (call for call in calls if _name(call.func) == "words" and call.args)
    firsts = (call.args[0] for call in asked)
    return {str(each.value) for each in firsts if isinstance(each, ast.Constant)}


def _name(function: ast.expr) -> str:
    return getattr(function, "id", "") or getattr(function, "attr", "")


def _called(call: ast.Call) -> str:
    """`Fault("table-turn")`, or a reader's `self.fault("table-count", …)`."""
    return str(getattr(call.func, "id", getattr(call.func, "attr", "")))
