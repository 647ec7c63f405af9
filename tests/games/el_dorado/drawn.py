"""Drawn tables of El Dorado, and the short questions that the rulebook's tests ask of them."""

from typing import Any

from fernweh.games.el_dorado.rules import Refusal
from fernweh.games.game import Game
from fernweh.kernel.chance import generator

NAME = "el_dorado"
NORTH, EAST, SOUTH, WEST, SPECTATOR = 0, 1, 2, 3, -1

# Board J unturned in the middle, a start board in the west of it, El Dorado in the north-east:
#
#           W1  W1  W1  W1            (0,-3) … (3,-3)
#         W1  M   W2  W1  R2          (-1,-2) … (3,-2)
#       W1  W2  J1  J2  R2  R1        (-2,-1) … (3,-1)
#     V1  V1  J2  B1  J1  R2  R1      (-3,0) … (3,0)
#       V1  V2  J1  J1  R2  R1        (-3,1) … (2,1)
#         V1  V2  V2  C   R1          (-3,2) … (1,2)
#           V1  V1  V1  R2            (-3,3) … (0,3)
J = "A 0 -7,3; J 0 0,0; finish jungle 4,-4 3,-4 4,-3"
K = "A 0 -7,3; K 0 0,0; finish water 4,-4 3,-4 4,-3"  # the same with board K
ANNE = "A 0 -7,3; K 3 0,0; I 1 4,3; finish water 8,-1 7,-1 8,0"  # the book's whole turn


def drawn(text: str, seats: int = 3, **options: Any) -> Game:
    """The game on a drawn table: three players on board J unless it says otherwise."""
    return Game.from_text(NAME, text, seats, **{"map": J} | options)


def dealt(seats: int = 3, **options: Any) -> Game:
    """A game at its first turn, north's."""
    game = Game(NAME, seats, **{"starter": "north"} | options)
    game.let_chance(generator(3))
    return game


def why(game: Game, move: str) -> Refusal | None:
    """Why not; None when the move is legal."""
    refused = game.why_not(move)
    return refused.code if refused else None


def moves_with(game: Game, verb: str) -> list[str]:
    return [move for move in game.moves() if move.split()[0] == verb]


def play_all(game: Game, *moves: str) -> list[Any]:
    """The events of the last of these moves."""
    events: list[Any] = []
    for move in moves:
        events = game.play(move)
    return events


def mine(game: Game, seat: int = NORTH) -> Any:
    """What a seat sees of itself."""
    return game.view(seat).seats[seat]


def at(game: Game, seat: int = NORTH, pawn: int = 1) -> str:
    """Where a pawn stands."""
    found = game.view(SPECTATOR).seats[seat].pawns[pawn - 1]
    return "El Dorado" if found.arrived else f"{found.q},{found.r}"
