"""Drawn tables of Beacon, and the short questions that the rulebook's tests ask of them."""

from typing import Any

from fernweh.games.game import Game
from tests.beacon.rules import Refusal

NORTH, EAST, SOUTH, SPECTATOR = 0, 1, 2, -1
LANTERNS = "north  lantern: 5\neast  lantern: 2\n"


def drawn(text: str, seats: int = 2, **options: Any) -> Game:
    return Game.from_text("beacon", text, seats, **options)


def why(game: Game, move: str) -> Refusal | None:
    """Why not; None when the move is legal."""
    refused = game.why_not(move)
    return refused.code if refused else None


def play_all(game: Game, *moves: str) -> list[Any]:
    """The events of the last of these moves."""
    events: list[Any] = []
    for move in moves:
        events = game.play(move)
    return events
