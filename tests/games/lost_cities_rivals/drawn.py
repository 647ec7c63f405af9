"""Drawn tables of Lost Cities: Rivals, and the short questions that the tests ask of them."""

from typing import Any

from fernweh.games.game import Game
from fernweh.games.lost_cities_rivals.rules import Refusal
from fernweh.kernel.chance import below, generator

COLOURS = ("yellow", "blue", "white", "green", "red")
NORTH, EAST, SOUTH, WEST = range(4)


def drawn(text: str, seats: int = 2, **options: Any) -> Game:
    """The game on a drawn table."""
    return Game.from_text("lost_cities_rivals", text, seats, **options)


def begun(seats: int = 2, **options: Any) -> Game:
    """A game at its beginning; north begins unless it is said otherwise."""
    return Game("lost_cities_rivals", seats, **{"starter": "north"} | options)


def dealt(seats: int = 2, **options: Any) -> Game:
    """The same with starting wagers dealt."""
    game = begun(seats, **options)
    while game.view(0).phase == "deal":
        game.play(game.moves()[0])
    return game


def why(game: Game, move: str) -> Refusal | None:
    """Why not; None when the move is legal."""
    refused = game.why_not(move)
    return refused.code if refused else None


def play(game: Game, *moves: str) -> list[Any]:
    """What happens in these moves together."""
    return [event for move in moves for event in game.play(move)]


def played_out(game: Game, seed: int = 1) -> Game:
    """Any moves, to the end."""
    for _ in positions(game, seed):
        pass
    return game


def positions(game: Game, seed: int = 1) -> Any:
    """The game after each move, a seat's or chance's, until it is over."""
    rng = generator(seed)
    while not game.is_over:
        game.let_chance(rng)
        yield game
        if not game.is_over:
            moves = game.moves()
            game.play(moves[int(below(rng, len(moves)))])


def points(expeditions: str) -> int:
    """What north has with these expeditions, and coins if they are written."""
    east = "east  start: white green\n" if "start:" in expeditions else ""  # §2.1: all have some
    return drawn(f"north  {expeditions}\n{east}north to uncover or bid").score(NORTH)


# Tables that several paragraphs are tried on

BEFORE_V1 = """
    north  coins: 9
    east   coins: 9
    south  coins: 9
    west   coins: 9  red: 3  white: 5
    display: red-4 red-4 white-2 green-wager
    north to uncover or bid
"""


def bidding(coins: str = "9 9 9", bid: int = 3) -> Game:
    """East is to bid over a bid of north's."""
    north, east, south = coins.split()
    return drawn(
        f"""
        north  coins: {north}
        east   coins: {east}
        south  coins: {south}
        display: red-4
        bid: {bid}  in: north east south
        east to bid
        """,
        3,
    )


def last_card_of_a_pile(seats: int, coins: str) -> Game:
    """Chance turns up the last card but 20; coins that no player has are in the bank."""
    deck = " ".join(
        f"yellow-{n}" for n in ("wager", "wager", "wager", 2, 2, 3, 3, 4, 4, 5, 5, 6, 7)
    )
    deck += " blue-wager blue-wager blue-wager blue-2 blue-2 blue-3 blue-3 blue-4"
    names = ("north", "east", "south", "west")[:seats]
    lines = [f"{name}  coins: {n}" for name, n in zip(names, coins.split(), strict=True)]
    return drawn("\n".join([*lines, f"deck: {deck}", "chance to turn up for north"]), seats)
