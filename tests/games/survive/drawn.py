"""Drawn tables of Survive, and the short questions that the rulebook's tests ask of them."""

from typing import Any

from fernweh.games.game import Game
from fernweh.games.survive.board import HEX_NAMES, SLOT_HEX
from fernweh.games.survive.rules import Refusal
from fernweh.kernel.chance import generator

NAME = "survive"
RED, BLUE, GREEN, YELLOW, SPECTATOR = 0, 1, 2, 3, -1
SLOTS = [HEX_NAMES[hex_] for hex_ in SLOT_HEX]


def drawn(text: str, seats: int = 2, **options: Any) -> Game:
    """The game on a drawn table; two players unless it says otherwise."""
    return Game.from_text(NAME, text, seats, **options)


def island(**tiles: str) -> str:
    """The tiles' line of a whole island: forests but for the beaches and mountains named.

    Eight slots have no tile unless they are named: there are only sixteen forests.
    """
    named = {terrain: names.split() for terrain, names in tiles.items()}
    taken = {name for names in named.values() for name in names}
    rest = [slot for slot in SLOTS if slot not in taken]
    forest = named.pop("forest", []) or rest[:16]
    named.pop("sea", None)
    fields = {"forest": forest, **named}
    return "tiles  " + "  ".join(f"{name}: {' '.join(hexes)}" for name, hexes in fields.items())


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


def moves_with(game: Game, verb: str) -> list[str]:
    return [move for move in game.moves() if move.startswith(f"{verb} ") or move == verb]


def where(game: Game, *names: str) -> list[str]:
    """Where explorers are, as `land D4`, `water E2`, `boat E3`, `safe NW` or `dead`."""
    found = {each.name: f"{each.state} {each.place}".strip() for each in game.view(-1).explorers}
    return [found[name] for name in names]


def boats(game: Game) -> dict[str, list[str]]:
    return {boat.hex: boat.crew for boat in game.view(-1).boats}


def creatures(game: Game, kind: str) -> list[str]:
    return list(game.view(-1).creatures[kind])


def placed(seats: int = 2, seed: int = 3, **options: Any) -> Game:
    """A game after setting up, at the first turn, red's."""
    game = Game(NAME, seats, **{"starter": "red"} | options)
    rng = generator(seed)
    while game.view(-1).phase in ("tiles", "pick", "place", "launch"):
        game.let_chance(rng)
        game.apply(game.actions()[0])
    return game
