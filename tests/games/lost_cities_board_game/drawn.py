"""Drawn tables of the board game, and the short questions that the rulebook's tests ask of them."""

from typing import Any

from fernweh.games.game import Game
from fernweh.games.lost_cities_board_game.rules import Refusal
from fernweh.kernel.chance import generator

NAME = "lost_cities_board_game"
NORTH, EAST, SOUTH, WEST, SPECTATOR = 0, 1, 2, 3, -1


def drawn(text: str, **options: Any) -> Game:
    """The game on a drawn table: two players and one expedition unless it says otherwise."""
    return Game.from_text(NAME, text, **{"expeditions": 1} | options)


def dealt(seats: int = 2, **options: Any) -> Game:
    """An expedition at its first turn, north's."""
    game = Game(NAME, seats, **{"starter": "north"} | options)
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


def stones(game: Game, seat: int) -> dict[str, int]:
    """Where a seat's explorers stand."""
    rows = game.view(SPECTATOR).seats[seat].rows
    return {path: row.stone for path, row in rows.items() if row.stone}


def points(game: Game, seat: int) -> int:
    """A seat's victory points, which only that seat sees."""
    return int(game.view(seat).seats[seat].points)
