"""The fast rules and the naive twin agree, position by position."""

import hashlib

import pytest

from fernweh.games.game import Game
from fernweh.games.survive import board
from fernweh.kernel import border
from fernweh.kernel.chance import below, generator
from fernweh.kernel.verbs import CHANCE
from tests.games.survive.drawn import NAME, SPECTATOR
from tests.games.survive.naive import LANDING, NEAR, Naive, controllers, removable
from tests.scale import scaled

GAMES = scaled(12, 1)
MOVED = ("step", "guide", "sail", "blow", "send", "sink", "back")


def some_action(game: Game, rng) -> int:
    """Chance's, or half of the time a sensible one, so that boats fill and land."""
    if game.actor == CHANCE:
        return int(border.draw(game.box, game.table, rng))
    if below(rng, 2):
        return int(border.policy(game.box, game.table, rng))
    actions = game.actions()
    return actions[int(below(rng, len(actions)))]


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("number", range(GAMES))
def test_the_same_games(seats, number):
    game, rng = Game(NAME, seats, starter="red"), generator(77, number)
    while not game.is_over:
        view = game.view(SPECTATOR)
        action = some_action(game, rng)
        compare_choices(game, view)
        move = game.rules.move_of(action)
        game.apply(action)
        compare_outcome(game, view, move)


@pytest.mark.parametrize("number", range(GAMES))
def test_13_13_the_same_games_with_one_swimmer_a_turn(number):
    game, rng = Game(NAME, 3, starter="red", one_swimmer_a_turn=True), generator(78, number)
    swam = False
    while not game.is_over:
        view = game.view(SPECTATOR)
        action = some_action(game, rng)
        compare_choices(game, view, swam)
        move = game.rules.move_of(action)
        swam = (view.phase == "step" and Naive(view).swims(view.chosen, move)) or swam
        game.apply(action)
        compare_outcome(game, view, move)
        swam = swam and game.view(SPECTATOR).turn == view.turn


def compare_choices(game: Game, view, swam: bool = False) -> None:
    naive, moves = Naive(view, swam), set(game.moves())
    match view.phase:
        case "sink":
            assert moves == {f"sink {hex_}" for hex_ in removable(view.tiles)}
        case "step":
            assert moves == naive.steps(view.chosen)
        case "sail":
            assert moves == {f"to {hex_}" for hex_ in naive.courses(view.chosen)}
        case "move":
            boats = {
                f"from {boat.hex}"
                for boat in view.boats
                if view.turn in controllers(boat.crew, naive.owner, range(game.seats))
                and naive.courses(boat.hex)
            }
            people = {f"explorer {name}" for name in naive.movable(view.turn)}
            assert moves == boats | people | {"done"}


def compare_outcome(game: Game, view, move: str) -> None:
    """Where everybody is, which boats are left, which creatures."""
    naive, now = Naive(view), game.view(SPECTATOR)
    if view.phase in MOVED and move != "done":
        naive.play(move, view.chosen)
    elif view.phase == "prowl" and move != "done":
        naive.play(move, view.chosen)
        if now.phase not in ("prowl", "answer"):
            naive.strike(view.kind, move.split()[1])
    elif view.phase == "answer" and move == "decline" and now.phase != "answer":
        naive.strike(view.kind, view.hex)
    else:
        return
    assert naive.people == {each.name: (each.state, each.place) for each in now.explorers}
    assert naive.boats == {boat.hex: set(boat.crew) for boat in now.boats}
    assert {k: sorted(v) for k, v in naive.creatures.items()} == now.creatures


def test_the_boards_are_the_same():
    assert {
        name: {board.HEX_NAMES[n] for n in board.NEIGHBOUR[hex_][: board.DEGREE[hex_]]}
        for hex_, name in enumerate(board.HEX_NAMES)
    } == NEAR
    landings = {
        hex_: island for n, island in enumerate(board.ISLANDS) for hex_ in board.LANDINGS[n]
    }
    assert landings == LANDING


def test_half_a_turn_leaves_the_board_the_same():
    """§1.2: A1 and M7 change places, and neighbours stay neighbours."""
    turned = dict(zip(board.HEX_NAMES, reversed(board.HEX_NAMES), strict=True))
    for hex_, near in NEAR.items():
        assert {turned[other] for other in near} == NEAR[turned[hex_]]


def test_the_board_is_the_printed_one():
    """The hexes with their neighbours, compared with a photograph of the board and then hashed."""
    lines = (f"{hex_}:{','.join(sorted(NEAR[hex_]))}" for hex_ in board.HEX_NAMES)
    assert hashlib.sha256(";".join(lines).encode()).hexdigest()[:16] == "74750ccffa4fbbda"
