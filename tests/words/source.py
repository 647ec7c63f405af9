"""What the source asks of the locales, read from the source itself."""

import ast
import re
from collections import defaultdict
from functools import cache
from pathlib import Path

import fernweh

PACKAGE = Path(fernweh.__file__).parent


@cache
def trees() -> list[ast.Module]:
    return [ast.parse(path.read_text("utf-8")) for path in sorted(PACKAGE.rglob("*.py"))]


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
    return found | _asked_by_pages()


def _asked_by_pages() -> set[str]:
    """What the plain page asks for: `say("your-turn")` is `page-your-turn`."""
    texts = [path.read_text("utf-8") for path in (PACKAGE / "server/page").glob("*.js")]
    quoted = {each for text in texts for each in re.findall(r"[\"`]([a-z-]+)", text)}
    put_together = {"none", "live", "days"}, {"lose", "bot"}, {"take-back", "bot-in"}
    phases = {"seating", "nonces", "play", "over", "closed"}
    ends = zip(("clock-", "zero-", "offer-", "phase-"), (*put_together, phases), strict=True)
    return {f"page-{each}" for each in quoted} | {
        f"page-{start}{end}" for start, several in ends for end in several if start in quoted
    }


@cache
def prefixes() -> set[str]:
    """The beginnings of keys that are put together: `warming-` of f"warming-{name}"."""
    found = set()
    for tree in trees():
        for node in ast.walk(tree):
            first = node.values[0] if isinstance(node, ast.JoinedStr) and node.values else None
            if isinstance(first, ast.Constant) and str(first.value).endswith("-"):
                found.add(str(first.value))
    return found


@cache
def faults() -> dict[str, list[set[str]]]:
    """Every code of a fault, with the facts that each place gives it."""
    found: dict[str, list[set[str]]] = defaultdict(list)
    for tree in trees():
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "Fault" and node.args:
                facts = {keyword.arg for keyword in node.keywords if keyword.arg}
                for code in _codes(node.args[0]):
                    found[code].append(facts)
    return found


def _codes(argument: ast.expr) -> list[str]:
    """`"a" if … else "b"` is two codes; what is compared is none."""
    if isinstance(argument, ast.IfExp):
        return [*_codes(argument.body), *_codes(argument.orelse)]
    return [str(argument.value)] if isinstance(argument, ast.Constant) else []
