"""The worlds of a search: the other hand as it is likely to be. No rule of the book."""

from collections import Counter

from fernweh.games.game import Game
from fernweh.games.lost_cities.components import RANK_COUNT
from fernweh.games.lost_cities.imagined import ODDS
from fernweh.kernel.bits import Word, members_of
from fernweh.kernel.record import blank
from fernweh.laws import sweep
from tests.games.lost_cities.drawn import NORTH, SOUTH, drawn

SOUTH_LEADS = """
    north  hand: white-2 white-3
    south  hand: blue-2 blue-3 blue-4 blue-5 blue-6 green-2 green-3 green-4  red: 5
    north to lay
"""
WORLDS = 400


def hands(game: Game, viewer: int) -> Counter[int]:
    """How often each card is in the other hand, in that many worlds."""
    tables = blank(game.rules.TABLE, WORLDS)
    tables[:] = game.table[0]
    sweep.imagine(game.box, tables, viewer, Word(1))
    found: Counter[int] = Counter()
    for table in tables:
        found.update(members_of(int(table.hand[1 - viewer])))
    return found


def kind(colour: int, value: int) -> int:
    return RANK_COUNT * colour + value - 1


def test_a_hand_keeps_what_may_be_laid_and_not_what_came_too_late():
    held, red = hands(drawn(SOUTH_LEADS), NORTH), 4
    assert held[kind(red, 9)] > 4 * held[kind(red, 4)]
    assert held[kind(red, 9)] > held[kind(0, 9)] > held[kind(0, 2)]


def test_a_hand_has_its_size_and_my_own_cards_stay_mine():
    game = drawn(SOUTH_LEADS)
    tables = blank(game.rules.TABLE, WORLDS)
    tables[:] = game.table[0]
    sweep.imagine(game.box, tables, NORTH, Word(1))
    assert (tables.hand[:, NORTH] == game.table[0].hand[NORTH]).all()
    wagers = tables.hand_wagers[:, SOUTH].sum(axis=1)
    for table, more in zip(tables, wagers, strict=True):
        numbers = [each for each in members_of(int(table.hand[SOUTH])) if each % RANK_COUNT]
        assert len(numbers) + more == 8


def test_nothing_is_impossible():
    assert ODDS.min() >= 1
