"""Where the tests of a game lie: ours here, those of another package in its folder `tests`."""

from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from fernweh.shelf import CATALOGUE

OURS = Path(__file__).parent


def folder_of_tests(name: str) -> Path:
    return OURS / name if _is_ours(name) else CATALOGUE[name].folder / "tests"


def part_of_tests(name: str, part: str) -> Any:
    """A module of the game's tests, `facts` or `scenes`; None where there is none."""
    package = f"{__name__}.{name}" if _is_ours(name) else f"{CATALOGUE[name].package}.tests"
    path = f"{package}.{part}"
    return import_module(path) if find_spec(package) and find_spec(path) else None


def _is_ours(name: str) -> bool:
    return CATALOGUE[name].package.startswith("fernweh.")
