"""Fills the generated parts of the games' pages from the code; `--check` says if they are fresh.

A generated part stands between `<!-- generated: name -->` and `<!-- end -->`.
"""

import dataclasses
import re
import sys
from collections.abc import Iterator
from itertools import groupby
from pathlib import Path
from typing import Any

import strength  # beside this file

from fernweh.games import CATALOGUE, load
from fernweh.kernel.protocol import Rulebook

PAGES = Path(__file__).parent / "games"
PART = re.compile(r"(<!-- generated: ([a-z-]+) -->\n).*?(<!-- end -->)", re.DOTALL)


def table(head: list[str], rows: list[list[Any]]) -> str:
    """A Markdown table."""
    lines = [head, ["---"] * len(head), *rows]
    return "\n".join("| " + " | ".join(str(cell) for cell in line) + " |" for line in lines)


def options(rules: Rulebook) -> str:
    struct: Any = rules.Options
    defaults = zip(struct.__struct_fields__, struct.__struct_defaults__, strict=True)
    rows = [
        [f"`{name}`", f"`{default}`", f"`{rules.SIMULATION.get(name, default)}`"]
        for name, default in defaults
    ]
    return table(["option", "at a table", "in simulations"], rows)


def actions(rules: Rulebook) -> str:
    rows = []
    for verb, group in groupby(range(len(rules.ACTIONS)), lambda a: rules.ACTIONS[a][0]):
        numbers = list(group)
        first, last = rules.move_of(numbers[0]), rules.move_of(numbers[-1])
        moves = f"`{first}`" if first == last else f"`{first}` … `{last}`"
        span = f"{numbers[0]}" if first == last else f"{numbers[0]}–{numbers[-1]}"
        name, rule = verb.name.lower().replace("_", " "), f"§{rules.rule_of(numbers[0])}"
        rows.append([span, name, moves, rule])
    return table(["actions", "verb", "notation", "rule"], rows)


def observation(rules: Rulebook) -> str:
    rows, at = [], 0
    for piece in rules.OBSERVATION:
        values = f"0–{piece.most}" + (", names" if piece.names else "")
        by = " × ".join(f"{name} {length}" for name, length in piece.by)
        rows.append([at, piece.size, f"`{piece.name}`", values, by, piece.meaning])
        at += piece.size
    return table(["at", "bytes", "piece", "values", "by", "meaning"], rows)


def events(rules: Rulebook) -> str:
    rows = [list(_event(kind)) for kind in rules.EVENTS]
    return table(["event", "everybody sees", "secret"], rows)


def _event(kind: Any) -> Iterator[str]:
    fields = dataclasses.fields(kind)
    yield f"`{kind.kind()}`"
    yield ", ".join(f"`{each.name}`" for each in fields if "secret_to" not in each.metadata)
    secret = [each for each in fields if "secret_to" in each.metadata]
    yield ", ".join(f"`{each.name}`, but to its `{each.metadata['secret_to']}`" for each in secret)


def view(rules: Rulebook) -> str:
    """The view's fields with the comments beside them in the source."""
    import inspect

    source = inspect.getsource(sys.modules[rules.View.__module__])
    rows = []
    for struct, body in re.findall(r"class (\w+)\(msgspec\.Struct\):\n((?:    .*\n)+)", source):
        for name, kind, comment in re.findall(r"    (\w+): (\S.*?)(?:  # (.*))?\n", body):
            rows.append([f"{struct}.`{name}`", f"`{kind}`", comment])
    return table(["field", "type", "meaning"], rows)


PARTS = {
    "options": options,
    "actions": actions,
    "observation": observation,
    "events": events,
    "view": view,
}


def filled(text: str, rules: Rulebook) -> str:
    """The page with every generated part made anew."""
    return PART.sub(lambda part: f"{part[1]}{PARTS[part[2]](rules)}\n{part[3]}", text)


def stale() -> list[Path]:
    """Pages whose generated parts are not what the code says; each is left as it is."""
    pages = {name: PAGES / f"{name}.md" for name in CATALOGUE}
    return [
        page
        for name, page in pages.items()
        if filled(page.read_text("utf-8"), load(name)) != page.read_text("utf-8")
    ]


def main() -> None:
    if "--check" in sys.argv:
        sys.exit(1 if stale() or strength.PICTURE.read_text("utf-8") != strength.picture() else 0)
    strength.PICTURE.write_text(strength.picture(), "utf-8")
    for name in CATALOGUE:
        page = PAGES / f"{name}.md"
        page.write_text(filled(page.read_text("utf-8"), load(name)), "utf-8")


if __name__ == "__main__":
    main()
