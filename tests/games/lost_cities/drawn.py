"""Drawn tables of Lost Cities, and the short questions that the rulebook's tests ask of them."""

from typing import Any

from fernweh.games.game import Game
from fernweh.games.lost_cities.rules import Refusal
from fernweh.kernel.chance import generator

NORTH, SOUTH, SPECTATOR = 0, 1, -1


def drawn(text: str, **options: Any) -> Game:
    """The game on a drawn table: one round unless it says otherwise."""
    return Game.from_text("lost_cities", text, **{"rounds": 1} | options)


def dealt(**options: Any) -> Game:
    """A round at its first turn, north's."""
    game = Game("lost_cities", **{"starter": "north"} | options)
    game.let_chance(generator(3))
    return game


def why(game: Game, move: str) -> Refusal | None:
    """Why not; None when the move is legal."""
    refused = game.why_not(move)
    return refused.code if refused else None


def moves_with(game: Game, verb: str) -> list[str]:
    return [move for move in game.moves() if move.startswith(verb)]


def play_all(game: Game, *moves: str) -> list[Any]:
    """The events of the last of these moves."""
    events: list[Any] = []
    for move in moves:
        events = game.play(move)
    return events
