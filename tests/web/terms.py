"""On which terms browsers play a game; what is special is in its tests' `scenes.py`."""

from typing import Any

from fernweh.games import CATALOGUE
from tests.games import part_of_tests


def terms(game: str, length: str = "whole") -> dict[str, Any]:
    """Of a match that is fair and not too long: `short`, of `some` turns, or `whole`."""
    told = getattr(part_of_tests(game, "scenes"), "MATCHES", {})
    options = told.get(length, told.get("whole", {}))
    return {"options": options} if options else {}


def every(length: str = "whole") -> dict[str, dict[str, Any]]:
    return {game: terms(game, length) for game in CATALOGUE}
