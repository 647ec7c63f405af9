"""The fast rules and the naive twin play the same games, position by position."""

import random
from itertools import product

import pytest

from fernweh.games.game import Game
from fernweh.games.lost_cities_rivals.notation import cards_in, names_of
from fernweh.games.lost_cities_rivals.options import SEAT_NAMES
from fernweh.kernel.verbs import CHANCE, NOBODY
from tests.games.lost_cities_rivals.facts import SOME_OPTIONS
from tests.games.lost_cities_rivals.naive import Naive, may_lay, worth
from tests.scale import scaled

GAMES = scaled(25, 1)  # of each sort
OPTIONS = (*SOME_OPTIONS, {"seats": 2, "purge_display": True}, {"seats": 4, "starter": "west"})


def some_move(naive: Naive, dice: random.Random) -> str:
    """One of chance's by weight; of a seat's, low bids and taken cards more often than others."""
    moves = sorted(naive.moves())
    if naive.to_do in ("deal", "turn up"):
        return dice.choices(moves, [naive.ways(move) for move in moves])[0]
    usual = {f"bid {naive.bid + 1}", *(move for move in moves if move.startswith("take"))}
    likely = [move for move in moves if move in usual]
    return dice.choice(likely if likely and dice.random() < 0.5 else moves)


def compare(game: Game, naive: Naive) -> None:
    assert set(game.moves()) == naive.moves()
    assert [game.score(s) for s in range(game.seats)] == [naive.total(s) for s in naive.seats]
    if naive.to_do in ("turn", "bid", "take"):
        assert game.actor == SEAT_NAMES.index(naive.turn)
    elif naive.to_do == "over":
        assert game.actor == NOBODY
    else:
        assert game.actor == CHANCE
        assert game.weights() == {move: naive.ways(move) for move in game.moves()}


def compare_views(game: Game, naive: Naive) -> None:
    view = game.view(0)
    assert sorted(view.display) == sorted(naive.display)
    assert view.pile + 20 * view.waiting == len(naive.deck)
    assert (view.bank, view.bid, view.out) == (naive.bank, naive.bid, len(naive.out))
    assert names_of(cards_in(game.table[0].out)) == sorted(naive.out, key=game_order)
    for seat, name in zip(view.seats, naive.seats, strict=True):
        assert seat.coins == naive.coins[name]
        assert seat.bidding == (name in naive.bidders)
        for colour, laid in naive.expeditions[name].items():
            shown = seat.expeditions[colour]
            assert [f"{colour}-{rank}" for rank in shown.cards] == laid
            assert shown.points == worth(laid)


def game_order(card: str) -> tuple[int, int]:
    colour, rank = card.split("-")
    colours = ("yellow", "blue", "white", "green", "red")
    return colours.index(colour), 0 if rank == "wager" else int(rank)


@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_whole_games_agree(options):
    for seed in range(GAMES):
        dice = random.Random(seed)
        game, naive = Game("lost_cities_rivals", **options), Naive(**options)
        while naive.to_do != "over":
            compare(game, naive)
            if naive.to_do == "turn":
                compare_views(game, naive)
            move = some_move(naive, dice)
            naive.play(move)
            game.play(move)
        compare(game, naive)
        assert [game.place(seat) for seat in range(game.seats)] == places_of(naive)


def places_of(naive: Naive) -> list[int]:
    """§8.5"""
    totals = [naive.total(seat) for seat in naive.seats]
    return [1 + sum(other > total for other in totals) for total in totals]


# Every expedition there can be: so many wagers, and of each value none, one or both

COLUMNS = [
    ["wager"] * wagers + [str(2 + i) for i, many in enumerate(numbers) for _ in range(many)]
    for wagers in range(4)
    for numbers in product(*[range(3)] * 4, *[range(2)] * 5)
]


def column(ranks: list[str], start: str) -> Game:
    text = f"north  start: {start}  white: {' '.join(ranks)}\neast  start: green blue\n"
    text = text.replace("  white: \n", "\n")
    return Game.from_text("lost_cities_rivals", f"{text}north to uncover or bid")


def test_every_expedition_there_can_be_is_worth_the_same():
    for ranks in COLUMNS[:: scaled(5, 89)]:
        laid = [f"white-{rank}" for rank in ranks]
        assert column(ranks, "blue red").score(0) == worth(laid)
        assert column(ranks, "white red").score(0) == worth(["white-wager", *laid])


def test_every_expedition_there_can_be_takes_the_same_cards():
    for ranks in COLUMNS[:: scaled(11, 177)]:
        laid = [f"white-{rank}" for rank in ranks]
        rest = [f"white-{rank}" for rank in ("wager", *range(2, 11))]
        rest = [card for card in rest if card not in laid]
        text = f"north  white: {' '.join(ranks)}\ndisplay: {' '.join(rest)}\nnorth to take"
        takes = {move for move in table(text).moves() if move.startswith("take")}
        assert takes == {f"take {card}" for card in rest if may_lay(laid, card)}


def table(text: str) -> Game:
    lines = [line for line in text.splitlines() if not line.endswith(": ")]
    return Game.from_text("lost_cities_rivals", "\n".join(lines))
