"""The laws of every game, on more than a hundred thousand tables; all options under `slow`."""

import os
from dataclasses import fields

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as some

from fernweh.games import CATALOGUE, load
from fernweh.games.game import Game
from fernweh.kernel.verbs import CHANCE, NOBODY
from fernweh.laws import sweep, table_laws, text_laws
from fernweh.laws.positions import Broken, Positions, alike, positions
from tests.laws.cases import (
    ALL,
    COUNTED,
    SEED,
    SMALL,
    SOME,
    STEPS,
    Case,
    has_facts,
    reached,
    readable,
    walked,
)
from tests.scale import scaled

WALKED = int(os.environ.get("FERNWEH_LAWS", "8000"))  # with all options; `make soak-laws`: further
LAWS = pytest.mark.parametrize("law", table_laws.LAWS, ids=lambda law: law.__name__)
READABLE = pytest.mark.parametrize("law", text_laws.READABLE_LAWS, ids=lambda law: law.__name__)
# Interpreted, one case stands for a game's others but in the slow run
FIRST = {case.game: case for case in reversed(SOME)}
LATER = [pytest.mark.slow] * scaled(0, 1)
CASES = pytest.mark.parametrize(
    "case",
    [
        pytest.param(case, marks=LATER if case != FIRST[case.game] else [], id=str(case))
        for case in SOME
    ],
)
GAMES = pytest.mark.parametrize("name", CATALOGUE)


@GAMES
def test_every_game_has_facts(name: str):
    assert has_facts(name), "see tests/laws/cases.py"


@GAMES
def test_the_positions_are_enough(name: str):
    found = [len(reached(case).tables) for case in SOME if case.game == name]
    assert sum(found) >= scaled(100_000, 60)


@CASES
@LAWS
def test_law(law: table_laws.Law, case: Case):
    law(reached(case))


@CASES
@READABLE
def test_readable_law(law: table_laws.Law, case: Case):
    law(readable(case))


@CASES
def test_the_log_is_the_game(case: Case):
    table_laws.the_log_is_the_game(walked(case))


@CASES
def test_draws_follow_weights(case: Case):
    table_laws.draws_follow_weights(walked(case), turns=scaled(30, 1), draws=scaled(4_000, 1_000))


@CASES
def test_every_piece_is_in_one_place(case: Case):
    text_laws.every_piece_is_in_one_place(reached(case).sample(COUNTED))


@CASES
def test_scores_stay_in_bounds(case: Case):
    table_laws.scores_stay_within(reached(case), *case.facts.bounds(**dict(case.options)))


@CASES
def test_relabelled_it_is_the_same_game(case: Case):
    at = walked(case).sample(scaled(STEPS, 6))
    for relabelling in case.facts.relabellings(**dict(case.options)):
        table_laws.relabelled_it_is_the_same_game(at, relabelling)


@CASES
def test_every_kind_of_actor_is_met(case: Case):
    """The laws say something: chance, each seat and the end are all among the positions."""
    at = walked(case)
    actors = set(sweep.actors(at.box, at.tables).tolist())
    assert actors >= {CHANCE, *range(at.seats)} | ({NOBODY} if STEPS > 10_000 else set())


@CASES
def test_worlds_differ_where_there_are_secrets(case: Case):
    """So does the veil law: hidden pieces really move."""
    at = reached(case)
    moved = any(not alike(at.worlds(viewer), at.tables).all() for viewer in at.viewers)
    marks = [field.metadata for event in at.rules.EVENTS for field in fields(event)]
    marked = any("secret_to" in mark for mark in marks)
    assert moved == marked == getattr(case.facts, "SECRETS", True)


@GAMES
def test_games_end(name: str):
    rules = load(name)
    at = _simulated(name, scaled(100_000, 3_000))
    table_laws.games_end(at, within=Case(name, ()).facts.LONGEST_SIMULATION)
    assert (at.actions == sweep.NO_ACTION).any(), rules.NAME


def _simulated(name: str, count: int) -> Positions:
    game = Game(name, **load(name).SIMULATION)
    return positions(game.rules, game.box, game.seats, count, SEED)


@GAMES
def test_moves_round_trip(name: str):
    table_laws.moves_round_trip(load(name))


@GAMES
def test_records_are_plain(name: str):
    table_laws.records_are_plain(load(name))


@GAMES
def test_pieces_are_counted(name: str):
    table_laws.pieces_are_counted(load(name))


CHANGED = 10_000  # tables, a number of each field at a time
MISSED = {  # pieces of which others once thought that nobody would miss them
    "lost_cities": "numbers my_known_wagers piles began",
    "lost_cities_rivals": "display deck turn",
    "lost_cities_board_game": "cards piles starter",
    "el_dorado": "known marks starter",
    "survive": "places states swum values chosen",
}
EACH_MISSED = [(name, piece) for name, pieces in MISSED.items() for piece in pieces.split()]


@pytest.mark.compiled
@CASES
def test_what_changes_is_seen(case: Case):
    table_laws.what_changes_is_seen(reached(case).sample(CHANGED), follows(case))


def follows(case: Case) -> tuple[str, ...]:
    """Fields that follow from others."""
    return getattr(case.facts, "FOLLOWS", ())


@pytest.mark.compiled
@pytest.mark.parametrize(("name", "piece"), EACH_MISSED)
def test_a_piece_is_missed(name: str, piece: str):
    case = next(case for case in SOME if case.game == name)
    with pytest.raises(Broken, match="changes unseen"):
        table_laws.what_changes_is_seen(reached(case).sample(CHANGED), follows(case), piece)


@GAMES
def test_options_are_seen(name: str):
    """Boxes that differ by more than who begins, or what only views obey, look different."""
    rules, looks = load(name), {}
    for case in [case for case in ALL if case.game == name]:
        game = Game(name, **dict(case.options))
        at = positions(rules, game.box, game.seats, 1, SEED)
        seen = table_laws.observed(at, at.tables, 0).tobytes()
        box = game.box.copy()
        for unseen in {"starter", *getattr(rules, "ONLY_VIEWS", ())} & set(rules.BOX.names or ()):
            box[0][unseen] = 0
        assert looks.setdefault(seen, box.tobytes()) == box.tobytes(), case


def test_records_of_games_are_distinct():
    assert len({load(name).TABLE for name in CATALOGUE}) == len(CATALOGUE)


@pytest.mark.compiled
@settings(max_examples=25)
@given(some.sampled_from(ALL), some.integers(0, 2**32))
def test_all_laws_with_some_options(case: Case, seed: int):
    hold_to_all_laws(case, seed, steps=1_000, read=20)


def test_laws_hold_of_nothing():
    """A game in which chance, or a seat, is never to act breaks no law by that."""
    at = reached(SOME[0])
    more = (table_laws.draws_follow_weights, table_laws.what_changes_is_seen)
    for law in (*table_laws.LAWS, *text_laws.READABLE_LAWS, *more):
        law(at.where(np.zeros(len(at.tables), bool)))


@pytest.mark.slow
@pytest.mark.parametrize("case", ALL, ids=str)
def test_all_laws_with_all_options(case: Case):
    hold_to_all_laws(case, SEED + 1, WALKED, WALKED // 80)


@pytest.mark.parametrize("case", SMALL, ids=str)
def test_all_laws_with_a_smaller_box(case: Case):
    at = hold_to_all_laws(case, SEED, scaled(4_000, 60), scaled(100, 4))
    text_laws.every_piece_is_in_one_place(at)


def hold_to_all_laws(case: Case, seed: int, steps: int, read: int) -> Positions:
    game = Game(case.game, **dict(case.options))
    at = positions(game.rules, game.box, game.seats, steps, seed)
    for law in (*table_laws.LAWS, table_laws.the_log_is_the_game, table_laws.draws_follow_weights):
        law(at)
    table_laws.what_changes_is_seen(at, follows(case))
    for law in text_laws.READABLE_LAWS:
        law(at.sample(read))
    table_laws.scores_stay_within(at, *case.facts.bounds(**dict(case.options)))
    for relabelling in case.facts.relabellings(**dict(case.options)):
        table_laws.relabelled_it_is_the_same_game(at, relabelling)
    return at
