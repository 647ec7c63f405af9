"""The built page as its manifest describes it: which files a visit loads, and what they weigh."""

import json
from functools import cache
from pathlib import Path

from fernweh.games import CATALOGUE
from fernweh.server import page


@cache
def manifest() -> dict[str, dict]:
    return json.loads((page.FOLDER / ".vite/manifest.json").read_text("utf-8"))


def named(ending: str) -> str:
    """The key of the chunk whose source ends so."""
    (found,) = [key for key in manifest() if key.endswith(ending)]
    return found


def closure(key: str) -> set[str]:
    """A chunk's files and those of all that it imports at once."""
    chunk = manifest()[key]
    found = {chunk["file"], *chunk.get("css", []), *chunk.get("assets", [])}
    return found.union(*(closure(other) for other in chunk.get("imports", [])))


def texts(lang: str, *rooms: str) -> set[str]:
    """Of a room or a game."""
    games = [room for room in rooms if room in CATALOGUE]
    names = ("general", "server", "web", *(room for room in rooms if room not in CATALOGUE))
    shared = [f"locales/{lang}/{name}.ftl?raw" for name in names]
    own = [f"/{game}/locales/{lang}.ftl?raw" for game in games]
    return set().union(*(closure(named(each)) for each in (*shared, *own)))


def lettering(lang: str) -> set[str]:
    """Persian has a face of its own."""
    names = ("style/persian.css", ".made/vazirmatn.woff2") if lang == "fa" else ()
    return set().union(*(closure(named(each)) for each in names))


def beginning(lang: str) -> set[str]:
    """What every visit loads: the page itself, its icon, the words."""
    return {"index.html", "icon.svg"} | closure("index.html") | texts(lang) | lettering(lang)


def weight(files: set[str]) -> int:
    """In bytes, as a browser that takes Brotli gets them."""
    return sum(_squeezed(page.FOLDER / each).stat().st_size for each in files)


def _squeezed(path: Path) -> Path:
    beside = path.with_name(path.name + ".br")
    return beside if beside.exists() else path
