"""Smaller boxes: OpenSpiel's algorithms solve them, nobody at a table is offered them, and what
cannot be laid out is refused.
"""

import msgspec
import pyspiel
import pytest
from open_spiel.python.algorithms import minimax

import fernweh.rl.openspiel  # noqa: F401 (registers the games)
from fernweh.cli.catalogue import options_of
from fernweh.games import CATALOGUE, load
from fernweh.games.game import Game, parse_options
from fernweh.kernel.fault import Fault
from fernweh.play.match import Match
from fernweh.rl.induction import Induction
from fernweh.rl.openspiel_tree import Tree
from fernweh.rl.simulation import simulation
from tests.games import part_of_tests

pytestmark = pytest.mark.compiled

HANDS = {"rounds": 1, "starter": "north", "colours": 1, "lowest": 6, "wagers": 0, "hand": 2}
AUCTION = {"starter": "north", "colours": 2, "lowest": 10, "wagers": 0, "piles": 1, "purse": 1}
WITH_SMALL = [name for name in CATALOGUE if hasattr(load(name), "Small")]
BOXES = [
    pytest.param(name, options, id=f"{name}-{number}")
    for name in CATALOGUE
    for number, options in enumerate(getattr(part_of_tests(name, "facts"), "SMALL_OPTIONS", ()), 1)
]


def small(name, options):
    parameters = {"players" if key == "seats" else key: value for key, value in options.items()}
    return pyspiel.load_game(f"fernweh_{name}", parameters)


@pytest.fixture(scope="module")
def hands():
    return small("lost_cities", HANDS)


@pytest.fixture(scope="module")
def tree(hands):
    return Tree(hands)


# OpenSpiel's algorithms


@pytest.mark.parametrize(("name", "options"), BOXES)
def test_openspiel_s_random_simulation(name, options):
    is_told = "map" not in options  # OpenSpiel parts what it tells of a game at the commas
    pyspiel.random_sim_test(small(name, options), num_sims=1, serialize=is_told, verbose=False)


@pytest.mark.parametrize("solver", ["ExternalSamplingMCCFRSolver", "OutcomeSamplingMCCFRSolver"])
def test_monte_carlo_finds_the_best_play(hands, tree, solver):
    for game, enough in ((hands, 20), (tree.game, 4_000)):
        found = getattr(pyspiel, solver)(game, seed=1)
        for _ in range(enough):
            found.run_iteration()
    assert pyspiel.exploitability(tree.game, found.average_policy()) < 0.05


def test_a_tree_is_the_game(hands, tree):
    """As many histories and information states, and as much to be had from chance play."""
    assert (tree.nodes, len(tree.decisions)) == (1_646, 100)
    evenly = tree.policy(lambda each: dict.fromkeys(each.actions, 1 / len(each.actions)))
    taken = pyspiel.exploitability(tree.game, evenly)
    assert taken == pytest.approx(0.25)
    assert taken == pytest.approx(pyspiel.exploitability(hands, pyspiel.UniformRandomPolicy(hands)))


def test_a_decision_is_met_in_its_state(tree):
    for decision in list(tree.decisions.values())[::9]:
        state = tree.state_of(decision)
        assert state.current_player() == decision.player
        assert state.legal_actions() == list(decision.actions)


def test_cfr_finds_what_a_small_game_is_worth(tree):
    solver, root = pyspiel.CFRPlusSolver(tree.game), tree.game.new_initial_state()
    for _ in range(100):
        solver.evaluate_and_update_policy()
    policy = solver.average_policy()
    most, least = (
        pyspiel.TabularBestResponse(tree.game, seat, policy).value_from_state(root)
        for seat in range(2)
    )
    assert -least <= 0 <= most and most + least < 0.001


def test_what_a_small_game_is_worth_exactly():
    """Where all lies open: by our induction, and by OpenSpiel's search of the whole tree."""
    game = small("lost_cities_rivals", AUCTION)
    told, _ = minimax.expectiminimax(game.new_initial_state(), 100, None, 0)
    assert told == Induction(simulation("lost_cities_rivals", 2, AUCTION)).worth == -1
    found = Induction(simulation("lost_cities_rivals", 2, {**AUCTION, "wagers": 1}))
    assert (found.worth, found.tables) == (-0.25, 1_544)


def test_what_a_reply_gives_away():
    """Whoever only ever does the first thing there is loses more."""
    sim = simulation("lost_cities_rivals", 2, {**AUCTION, "wagers": 1})
    found = Induction(sim)
    first = Induction(sim, replies={0: lambda table: {found.actions(table)[0]: 1.0}})
    assert -1 <= first.worth < found.worth


def test_what_is_too_large_says_so(hands):
    with pytest.raises(Fault, match=r"tree-too-large.*100.*smaller box"):
        Tree(hands, most=100)
    with pytest.raises(Fault, match="tree-too-large"):
        Induction(simulation("lost_cities_rivals", 2, AUCTION), most=10)


# Nobody at a table


@pytest.mark.parametrize(("name", "options"), BOXES)
def test_no_table_of_people_takes_them(name, options):
    terms = {key: value for key, value in options.items() if key != "seats"}
    with pytest.raises(Fault, match="bad-option"):
        parse_options(load(name), terms)
    with pytest.raises(Fault, match="bad-option"):
        Match.open(name, options.get("seats"), terms)


@pytest.mark.parametrize("name", WITH_SMALL)
def test_nobody_is_offered_them(name):
    rules = load(name)
    more = set(rules.Small.__struct_fields__) - set(rules.Options.__struct_fields__)
    offered = msgspec.json.schema(rules.Options)["$defs"]["Options"]["properties"]
    assert more and not more & set(offered)
    for field in more:
        with pytest.raises(Fault, match="no-such-option"):
            options_of(name, [f"{field}=1"])


@pytest.mark.parametrize("name", WITH_SMALL)
def test_the_printed_box_is_a_small_one_too(name):
    rules = load(name)
    assert rules.lay_out(rules.Small(), 2).tobytes() == rules.lay_out(rules.Options(), 2).tobytes()


# What cannot be laid out


@pytest.mark.parametrize(
    ("name", "options", "said"),
    [
        ("lost_cities", {"colours": 0}, ">= 1"),
        ("lost_cities", {"lowest": 11}, "<= 10"),
        ("lost_cities", {"ranks": 3}, "unknown field"),
        ("lost_cities", {"colours": 1, "lowest": 8, "wagers": 0}, "hand cannot be 8.*: 1"),
        ("lost_cities_rivals", {"purse": 19}, "<= 18"),
        ("lost_cities_rivals", {"seats": 4, "purse": 10}, "purse cannot be 10.*0–9"),
        ("lost_cities_rivals", {"colours": 2, "lowest": 9, "wagers": 0, "piles": 3},
         "piles cannot be 3.*1, 2, 4"),
        ("lost_cities_rivals", {"seats": 4, "colours": 2}, "colours cannot be 2.*4–5"),
        ("lost_cities_board_game", {"paths": 1}, "hand cannot be 8"),
        ("lost_cities_board_game", {"paths": 2, "marks": 1, "hand": 4}, "arrows cannot be 9.*0–2"),
        ("el_dorado", {"explorers": 1, "travelers": 1}, "hand cannot be 4.*1–3"),
        ("el_dorado", {"seats": 3, "pawns": 2}, "pawns cannot be 2.*0–1"),
        ("survive", {"beaches": 2, "forests": 0, "mountains": 1}, "explorers cannot be 10.*: 1"),
        ("survive", {"mountains": 0}, ">= 1"),
    ],
)  # fmt: skip
def test_what_cannot_be_laid_out_is_refused(name, options, said):
    with pytest.raises(Fault, match=said):
        Game(name, **options)
