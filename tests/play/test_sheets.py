"""Score sheets show what the view shows: two tables with the same view have the same sheets.

That rows add up, and that sheets tell no secret of concealed tables, are laws of every game.
"""

import msgspec
import pytest

from fernweh.games.game import Game
from fernweh.games.survive.components import SAFE
from fernweh.kernel.bits import members_of
from fernweh.kernel.chance import below, generator
from fernweh.kernel.event import SPECTATOR
from fernweh.kernel.record import copied
from fernweh.kernel.sheet import ALL_SEEING


def positions(name: str, steps: int, **options):
    """A game played at random, now and then looked at."""
    game, rng = Game(name, **options), generator(5)
    for step in range(steps):
        if game.is_over:
            return
        moves = game.moves()
        game.play(moves[int(below(rng, len(moves)))])
        if step % 9 == 0:
            yield game


def other_points(game: Game, viewer: int) -> Game:
    """§10.3 of the Board Game: the others' victory points lie face down."""
    table = copied(game.table)
    for seat in range(game.seats):
        if seat != viewer:
            table["points"][0, seat] += 35
    return game.with_table(table)


def other_values(game: Game, viewer: int) -> Game:
    """§2.7 of Survive: nobody looks under an explorer, not under their own either."""
    table = copied(game.table)
    table["value"][0] = table["value"][0][::-1]
    return game.with_table(table)


def rescued(game: Game) -> Game:
    """Whoever is on land is put on a safe island: chance players save nobody."""
    table = copied(game.table)
    for explorer in members_of(int(table["on_land"][0])):
        table["at"][0, explorer] = SAFE
    table["saved"] |= table["on_land"]
    table["on_land"] = 0
    return game.with_table(table)


@pytest.mark.parametrize(
    ("name", "hidden", "steps", "options"),
    [
        ("lost_cities_board_game", other_points, 250, {"seats": 3}),
        ("survive", other_values, 450, {"seats": 3}),
    ],
)
def test_what_a_view_hides_is_not_on_a_sheet(name, hidden, steps, options):
    told = 0
    for reached in positions(name, steps, **options):
        game = rescued(reached) if name == "survive" else reached
        for viewer in (SPECTATOR, *range(game.seats)):
            other = hidden(game, viewer)
            if msgspec.json.encode(game.view(viewer)) != msgspec.json.encode(other.view(viewer)):
                continue  # while explorers are placed, one sees one's own
            sheets = [(game.sheet(s, viewer), other.sheet(s, viewer)) for s in range(game.seats)]
            assert all(one == another for one, another in sheets)
            whole = [game.sheet(s, ALL_SEEING) != other.sheet(s, ALL_SEEING) for s in range(3)]
            told += any(whole)
    assert told  # there was something to hide


def test_a_total_is_unknown_where_a_part_is():
    game = Game("lost_cities_board_game", 2)
    assert game.sheet(1, 0).total is None and game.sheet(0, 0).total == 0
    assert Game("lost_cities_board_game", 2, open_totals=True).sheet(1, 0).total == 0
