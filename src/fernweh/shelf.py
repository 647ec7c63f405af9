"""Which packages are games, and where their files lie: found without loading any of them.

Ours are the folders in `games` that have a `game.toml`. Those of others are named by entry points
of the group `fernweh.games`, and in FERNWEH_GAMES, packages with commas between them.
"""

import os
import tomllib
import warnings
from collections.abc import Iterator
from importlib.metadata import entry_points
from importlib.util import find_spec
from pathlib import Path
from typing import NamedTuple

FACTS = "game.toml"
_OURS = Path(__file__).parent / "games"


class Listing(NamedTuple):
    """What can be said of a game without loading it."""

    name: str
    seats: tuple[int, ...]
    package: str
    folder: Path  # of its files
    place: int  # in lists of all games


def listed() -> dict[str, Listing]:
    """Every game by its name, in the order of their places; nobody takes the name of ours."""
    found = {each.name: each for each in (*_others(), *_ours())}
    order = sorted(found.values(), key=lambda each: (each.place, each.name))
    return {each.name: each for each in order}


def _ours() -> Iterator[Listing]:
    for facts in _OURS.glob(f"*/{FACTS}"):
        yield _listing(facts.parent.name, f"fernweh.games.{facts.parent.name}", facts.parent)


def _others() -> Iterator[Listing]:
    for entry in entry_points(group="fernweh.games"):
        try:
            yield _listing(entry.name, entry.module, _folder(entry.module))
        except (ImportError, OSError, KeyError, ValueError) as trouble:  # it ends nobody's evening
            warnings.warn(f"{entry.value}: {trouble!r}", stacklevel=2)
    for package in filter(None, os.environ.get("FERNWEH_GAMES", "").split(",")):
        yield _listing(package.rpartition(".")[2], package, _folder(package))


def _folder(package: str) -> Path:
    spec = find_spec(package)
    if spec is None or not spec.submodule_search_locations:
        raise ModuleNotFoundError(package, name=package)
    return Path(spec.submodule_search_locations[0])


def _listing(name: str, package: str, folder: Path) -> Listing:
    facts = tomllib.loads((folder / FACTS).read_text("utf-8"))
    return Listing(name, tuple(facts["seats"]), package, folder, facts.get("place", 1000))


CATALOGUE = listed()
