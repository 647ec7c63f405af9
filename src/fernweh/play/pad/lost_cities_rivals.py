"""The end of a game of Rivals from the score pad, on a table."""

from fernweh.games.game import Game
from fernweh.games.lost_cities_rivals.components import COINS, COLOURS
from fernweh.games.lost_cities_rivals.notation import ALL_CARDS, CARDS, KIND_OF
from fernweh.games.lost_cities_rivals.rules.cards import add
from fernweh.games.lost_cities_rivals.state import Phase
from fernweh.play.pad.entry import RivalsPad, RivalsSeat
from fernweh.play.pad.supply import must_be_at_most, must_be_in_the_box

STARTING = 2  # §1.5, §2.1: of each colour in the box, and to each player


def lay(game: Game, entry: RivalsPad) -> None:
    _check(entry)
    table = game.table[0]
    for at, seat in enumerate(entry.seats):
        table.purse[at] = seat.coins
        table.starting[at] = sum(1 << COLOURS.index(colour) for colour in seat.started)
        for card in _cards(seat):
            add(table.laid[at], KIND_OF[card])
    table.phase = Phase.OVER


def _check(entry: RivalsPad) -> None:
    """§1.3, §1.5, §1.6, §2.1."""
    in_the_box = {CARDS[kind]: n for kind, n in ALL_CARDS.items()}
    must_be_in_the_box((card for seat in entry.seats for card in _cards(seat)), in_the_box)
    for seat in entry.seats:
        must_be_in_the_box(map(_starting, seat.started), dict.fromkeys(map(_starting, COLOURS), 1))
        must_be_at_most(len(seat.started), STARTING, "starting")
    dealt = (_starting(colour) for seat in entry.seats for colour in seat.started)
    must_be_in_the_box(dealt, dict.fromkeys(map(_starting, COLOURS), STARTING))
    must_be_at_most(sum(seat.coins for seat in entry.seats), COINS, "coins")


def _starting(colour: str) -> str:
    return f"{colour}-wager"


def _cards(seat: RivalsSeat) -> list[str]:
    return [f"{colour}-{rank}" for colour, ranks in seat.expeditions.items() for rank in ranks]
