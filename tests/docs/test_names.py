"""Names: files by nouns, and a class name means one thing in the whole package."""

import ast
from collections import defaultdict
from pathlib import Path

from tests.processes import ROOT

SOURCE = ROOT / "src/fernweh"
FILES = sorted(path for path in SOURCE.rglob("*.py") if "static" not in path.parts)
NOUNS = {"opening", "scoring"}  # of a game, though they end like deeds
SAME = {"entry.py", "narrate.py", "wire.py"}  # the same thing asked for, logged and told


def rooms_of(path: Path) -> str:
    """A game's words may be another's: each is a world of its own."""
    parts = path.relative_to(SOURCE).parts
    return "games" if parts[0] == "games" and len(parts) > 2 else path.as_posix()


def test_no_file_is_named_by_a_gerund():
    assert [
        path.name for path in FILES if path.stem.endswith("ing") and path.stem not in NOUNS
    ] == []


def test_a_class_name_means_one_thing():
    places = defaultdict(set)
    for path in FILES:
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.ClassDef) and path.name not in SAME:
                places[node.name].add(rooms_of(path))
    assert len(places) > 250
    assert {name: where for name, where in places.items() if len(where) > 1} == {}
