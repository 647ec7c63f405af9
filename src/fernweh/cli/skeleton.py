"""The files that a game begins with, made from the templates in `fernweh/skeleton`.

A template says `@name@` where the game's name stands, and so for what else is asked below.
"""

import re
from collections.abc import Iterator, Sequence
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path

_TEMPLATES = files("fernweh") / "skeleton"
_SUFFIX = ".template"
_TWO, _MORE = ("north", "south"), ("north", "east", "south", "west")


def folders_of(name: str) -> dict[str, str]:
    """Where the templates of each folder go."""
    return {"game": name, "tests": "tests", "page": f"page/{name}"}


def title_of(name: str) -> str:
    return " ".join(word.capitalize() for word in name.split("_"))


def skeleton(name: str, seats: Sequence[int]) -> dict[str, str]:
    """Every file of a new game, by its path."""
    said = _said(name, seats)
    return {
        f"{folder}/{path}": re.sub(r"@(\w+)@", lambda asked: said[asked[1]], text)
        for kind, folder in folders_of(name).items()
        for path, text in _templates(_TEMPLATES / kind)
    }


def write(folder: Path, texts: dict[str, str]) -> None:
    for path, text in texts.items():
        (folder / path).parent.mkdir(parents=True, exist_ok=True)
        (folder / path).write_text(text, "utf-8")


def _templates(folder: Traversable, within: str = "") -> Iterator[tuple[str, str]]:
    for each in sorted(folder.iterdir(), key=lambda found: found.name):
        if each.is_dir():
            yield from _templates(each, f"{within}{each.name}/")
        elif each.name.endswith(_SUFFIX):
            yield within + each.name.removesuffix(_SUFFIX), each.read_text("utf-8")


def _said(name: str, seats: Sequence[int]) -> dict[str, str]:
    """What stands for each word between two `@`."""
    words = name.split("_")
    names = _TWO if max(seats) == len(_TWO) else _MORE[: max(seats)]
    return {
        "name": name,
        "key": "-".join(words),
        "title": title_of(name),
        "class": "".join(word.capitalize() for word in words),
        "seats": repr(tuple(seats)),
        "seat_counts": ", ".join(map(str, seats)),
        "seat_names": ", ".join(f'"{each}"' for each in names),
        "fewest": str(min(seats)),
        "most": str(max(seats)),
    }
