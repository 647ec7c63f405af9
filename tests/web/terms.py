"""On which terms browsers play a game; what is special is in its tests' `scenes.py`."""

from importlib import import_module
from importlib.util import find_spec
from typing import Any

from fernweh.games import CATALOGUE


def terms(game: str, length: str = "whole") -> dict[str, Any]:
    """Of a match that is fair and not too long: `short`, of `some` turns, or `whole`."""
    name = f"tests.games.{game}.scenes"
    told = getattr(import_module(name), "MATCHES", {}) if find_spec(name) else {}
    options = told.get(length, told.get("whole", {}))
    return {"options": options} if options else {}


def every(length: str = "whole") -> dict[str, dict[str, Any]]:
    return {game: terms(game, length) for game in CATALOGUE}
