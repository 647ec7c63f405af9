"""The score pad: what lies on a table of cardboard, counted by the rules."""

from typing import Any, get_args, get_type_hints

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as some
from msgspec import inspect

from fernweh.games import CATALOGUE
from fernweh.games.game import Game
from fernweh.games.lost_cities.components import COLOURS, RANKS
from fernweh.games.lost_cities.pad import Rank, SixColours
from fernweh.games.lost_cities_board_game.components import COLOURS as PATHS
from fernweh.games.lost_cities_board_game.pad import Colour
from fernweh.games.lost_cities_rivals.components import COLOURS as ROUTES
from fernweh.games.survive.components import COLOURS as TEAMS
from fernweh.games.survive.pad import SurviveSeat
from fernweh.kernel.chance import below, generator
from fernweh.kernel.fault import Fault
from fernweh.play.pad import PADS, counted
from tests.server.test_tables import served

MANY = 6  # of a list, where it takes more


def pad(game: str, **entry):
    return counted(game, msgspec.convert(entry, PADS[game]))


def totals(game: str, **entry) -> list[int]:
    return [sheet.total for sheet in pad(game, **entry).sheets]


def refused(game: str, **entry) -> str:
    with pytest.raises(Fault) as fault:
        pad(game, **entry)
    return fault.value.code


def test_there_is_a_pad_for_every_game():
    assert set(PADS) == set(CATALOGUE)


def test_schemas_name_what_is_in_the_boxes():
    assert get_args(SixColours) == COLOURS and get_args(Rank) == RANKS
    assert set(get_args(Colour)) == set(ROUTES) == set(PATHS)
    saved = get_type_hints(SurviveSeat)["saved"]
    assert get_args(get_args(saved)[0]) == TEAMS


def test_lost_cities():
    north = {"expeditions": {"red": ["wager", "3", "10"]}, "points": [7]}
    south = {"expeditions": {"blue": ["2", "3", "4", "5", "6", "7", "8", "9"]}, "points": [-4]}
    assert totals("lost_cities", seats=[north, south]) == [7 - 14, -4 + 24 + 20]
    assert totals("lost_cities", seats=[{}, {}]) == [0, 0]
    moon = [{"expeditions": {"purple": ["2"]}}, {}]
    assert refused("lost_cities", seats=moon) == "pad-no-such"
    assert totals("lost_cities", seats=moon, options={"colours": 6}) == [-18, 0]
    twice = {"expeditions": {"red": ["3"]}}
    assert refused("lost_cities", seats=[twice, twice]) == "pad-too-many"
    assert refused("lost_cities", seats=[{"points": [1]}, {}]) == "pad-rounds"
    three = {"points": [1, 2, 3]}
    assert refused("lost_cities", seats=[three, three]) == "pad-rounds"
    assert refused("lost_cities", seats=[{}]) == "bad-seats"


def test_rivals():
    north = {"started": ["red", "blue"], "expeditions": {"red": ["2", "2", "6", "10"]}, "coins": 5}
    assert totals("lost_cities_rivals", seats=[north, {}]) == [6 * 2 + 8 + 5, 0]
    assert refused("lost_cities_rivals", seats=[{"coins": 30}, {"coins": 9}]) == "pad-too-many"
    pair = {"started": ["red", "red"]}
    assert refused("lost_cities_rivals", seats=[pair, {}]) == "pad-too-many"


def test_the_board_game():
    north = {"stones": {"red": 9, "blue": 2}, "researcher": "red", "points": 10, "artifacts": 6}
    seats = [north, {"stones": {"white": 1}}]
    assert totals("lost_cities_board_game", seats=seats) == [95, 0]
    last = pad("lost_cities_board_game", seats=seats, expedition=3)
    assert ([sheet.total for sheet in last.sheets], last.places) == ([125, 0], [1, 2])
    short = {"expeditions": 1}
    assert totals("lost_cities_board_game", seats=[{}, {}], options=short) == [0, 0]
    five = {"stones": dict.fromkeys(PATHS, 1)}
    assert refused("lost_cities_board_game", seats=[five, {}]) == "pad-too-many"
    far = {"stones": dict.fromkeys(PATHS, 8), "researcher": "red"}
    assert refused("lost_cities_board_game", seats=[far, far]) == "pad-too-many"
    lost = {"researcher": "red"}
    assert refused("lost_cities_board_game", seats=[lost, {}]) == "pad-no-such"
    assert refused("lost_cities_board_game", seats=[{}, {}], expedition=2, options=short)


def test_el_dorado():
    there = {"pawns": [{"arrived": True}] * 2}
    both = pad("el_dorado", seats=[there, there], order=[1])
    assert both.places == [2, 1]
    won = pad("el_dorado", seats=[there | {"blockades": [1, 2]}, there], order=[1])
    assert won.places == [1, 2]
    start = next(each for each in both.spaces if each.is_finish)
    here = {"pawns": [{"q": start.q, "r": start.r}]}
    assert totals("el_dorado", seats=[here, {}, {}])[0] == 0
    mountain = next(each for each in both.spaces if not each.open)
    on_top = {"pawns": [{"q": mountain.q, "r": mountain.r}]}
    assert refused("el_dorado", seats=[on_top, {}]) == "pad-no-space"
    meadow = next(each for each in both.spaces if each.terrain == "jungle" and not each.is_finish)
    same = {"pawns": [{"q": meadow.q, "r": meadow.r}]}
    assert refused("el_dorado", seats=[same, same, {}]) == "pad-occupied"
    assert refused("el_dorado", seats=[{"blockades": [1, 1]}, {}]) == "pad-too-many"
    assert refused("el_dorado", seats=[there, {}, {}]) == "pad-too-many"
    assert refused("el_dorado", seats=[{}, {}], options={"map": "nowhere"}) == "map-name"


def test_survive():
    seats = [{"saved": {"red": [6, 1, 1]}}, {"saved": {"blue": [5]}}]
    assert totals("survive", seats=seats) == [8, 5]
    assert totals("survive", seats=seats, options={"all_are_equal": True}) == [3, 1]
    assert refused("survive", seats=[{"saved": {"red": [6, 6]}}, {}]) == "pad-too-many"
    assert refused("survive", seats=[{"saved": {"green": [6]}}, {}]) == "pad-no-such"
    two = {"two_colours": True}
    assert totals("survive", seats=[{"saved": {"green": [6]}}, {}], options=two) == [6, 0]


def test_a_played_round_counts_the_same_at_the_pad():
    """The end of real rounds of Lost Cities, entered card by card."""
    for seed in range(5):
        game, rng = Game("lost_cities", rounds=1, cap=40), generator(seed)
        while not game.is_over:
            moves = game.moves()
            game.play(moves[int(below(rng, len(moves)))])
        view = msgspec.to_builtins(game.view(0))
        seats = [
            {"expeditions": {name: each["cards"] for name, each in side["expeditions"].items()}}
            for side in view["seats"]
        ]
        assert totals("lost_cities", seats=seats) == [game.score(seat) for seat in range(2)]


# Anything that the schema lets through is counted or refused


@pytest.mark.parametrize("game", PADS)
@settings(max_examples=25, deadline=None)
@given(data=some.data())
def test_nothing_that_is_entered_breaks_it(game, data):
    schema = inspect.type_info(PADS[game])
    told = {each.name: _entered(each.type) for each in schema.fields if each.name != "options"}
    entry = {name: data.draw(told[name]) for name in told}
    try:
        found = pad(game, **entry)
    except (Fault, msgspec.ValidationError):
        return
    assert len(found.sheets) == len(found.places) == len(entry["seats"])
    assert all(sum(row.points for row in sheet.rows) == sheet.total for sheet in found.sheets)


def _entered(kind: Any) -> some.SearchStrategy:
    """What a field of the schema takes; lists are short, and what may be left out may be."""
    match kind:
        case inspect.StructType():
            told = {each.name: _entered(each.type) for each in kind.fields}
            needed = {each.name for each in kind.fields if each.required}
            optional = {name: told[name] for name in told if name not in needed}
            return some.fixed_dictionaries({name: told[name] for name in needed}, optional=optional)
        case inspect.ListType():
            most = min(kind.max_length or MANY, MANY)
            return some.lists(
                _entered(kind.item_type), min_size=kind.min_length or 0, max_size=most
            )
        case inspect.DictType():
            both = _entered(kind.key_type), _entered(kind.value_type)
            return some.dictionaries(*both, max_size=MANY)
        case inspect.LiteralType():
            return some.sampled_from(kind.values)
        case inspect.IntType():
            return some.integers(-99 if kind.ge is None else kind.ge, kind.le or 99)
        case _:
            return some.booleans()


def test_over_the_network(tmp_path):
    async def work(site):
        guest = await site.guest("Ada")
        answer = await guest.http.post("/api/pad/survive", json={"seats": [{}, {}]})
        assert answer.status_code == 200
        assert [sheet["total"] for sheet in answer.json()["sheets"]] == [0, 0]
        twice = {"seats": [{"saved": {"red": [6, 6]}}, {}]}
        answer = await guest.http.post("/api/pad/survive", json=twice)
        assert answer.status_code == 422
        assert answer.json() == {"code": "pad-too-many", "facts": {"piece": "6", "most": "1"}}
        assert (await guest.http.post("/api/pad/chess", json={})).status_code == 404

    served(work, tmp_path)
