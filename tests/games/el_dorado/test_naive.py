"""The fast rules and the naive twin agree on reach and on purchases, at positions of real games."""

from collections import Counter

import pytest

from fernweh.games.el_dorado.state import Phase
from fernweh.games.game import Game
from fernweh.laws.positions import positions
from tests.games.el_dorado.drawn import NAME
from tests.games.el_dorado.naive import SHOWS, Jungle, affordable, wares
from tests.scale import scaled

CASES = (
    {"seats": 2, "map": "first"},
    {"seats": 3, "map": "swamplands"},
    {"seats": 4, "map": "serpentine"},
    {"seats": 2, "map": "winding_paths"},
    {"seats": 3, "map": "home_stretch"},
)


def games(options: dict, phase: Phase, count: int):
    """Positions of that phase, as games with which one can do what one likes."""
    game = Game(NAME, **options, cap=25)
    at = positions(game.rules, game.box, game.seats, scaled(20_000, 2_500), seed=9)
    part = at.where(at.tables["phase"] == phase).sample(count)
    for n in range(len(part.tables)):
        other = game.copy()
        other.table = part.tables[n : n + 1].copy()
        yield other


def pawns(game: Game):
    """The actor's pawns that are under way, by number."""
    seat = game.view(game.actor).seats[game.actor]
    return {pawn.number: (pawn.q, pawn.r) for pawn in seat.pawns if not pawn.arrived}


def with_verb(game: Game, verb: str) -> set[str]:
    return {move for move in game.moves() if move.split()[0] == verb}


@pytest.mark.parametrize("options", CASES, ids=str)
def test_cards_that_can_be_used(options):
    for game in games(options, Phase.PLAY, scaled(300, 15)):
        view = game.view(game.actor)
        jungle, hand = Jungle(view), view.seats[game.actor].hand
        expected, steps, breaks = set(), set(), set()
        for number, place in pawns(game).items():
            for card in set(hand) & set(SHOWS):
                expected |= {f"move {card} as {symbol}" for symbol in jungle.useful(place, card)}
            steps |= {f"step {number} {way}" for way in jungle.paid_ways(place, len(hand))}
            breaks |= {f"break {number} {n}" for n in jungle.breaks(place, "rubble", len(hand))}
        assert with_verb(game, "move") == expected
        assert with_verb(game, "step") == steps
        assert with_verb(game, "break") == breaks


@pytest.mark.parametrize("options", CASES, ids=str)
def test_where_a_card_leads(options):
    for game in games(options, Phase.MOVE, scaled(300, 15)):
        view = game.view(game.actor)
        jungle = Jungle(view)
        steps, breaks = set(), set()
        for number, place in pawns(game).items():
            if view.pawn in (0, number):
                ways = jungle.ways(place, view.symbol, view.power)
                steps |= {f"step {number} {way}" for way in ways}
                found = jungle.breaks(place, view.symbol, view.power)
                breaks |= {f"break {number} {n}" for n in found}
        assert with_verb(game, "step") == steps
        assert with_verb(game, "break") == breaks


@pytest.mark.parametrize("changed", [False, True])
@pytest.mark.parametrize("options", CASES, ids=str)
def test_what_can_be_bought(options, changed):
    """From each hand, everything that some of its cards pay for can be bought, and nothing else.

    §10.10: with a change whichever card it serves, and in whichever order they are paid.
    """
    for game in games(options, Phase.PLAY, scaled(120, 10)):
        game.table["changed"] = changed
        view = game.view(game.actor)
        if view.bought:
            continue
        stock = Counter({pile.card: pile.left for pile in view.market})
        slots = {pile.card for pile in view.market if pile.slot}
        prices = {pile.card: pile.price for pile in view.market}
        on_sale = {card: prices[card] for card in wares(stock, slots)}
        hand = view.seats[game.actor].hand
        expected = affordable(hand, on_sale, changed)
        assert bool(with_verb(game, "coin")) == bool(expected)
        for order in (hand, hand[::-1]):
            found = [reached(game.copy(), order, served) for served in set(hand)]
            assert set().union(*found) == expected


def reached(game: Game, hand: list[str], served: str) -> set[str]:
    """What is for sale once the whole hand is paid, a change used for this card if that will do."""
    if not with_verb(game, "coin"):
        return set()
    for card in hand:
        ways = sorted({f"coin {card}", f"pay {card}"}, reverse=card != served)
        game.play(next(way for way in ways if way in game.moves()))
    return {move.removeprefix("buy ") for move in with_verb(game, "buy")}
