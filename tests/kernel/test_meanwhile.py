"""Interpreted first, compiled later, in one process: the same game to the byte, and nothing left.

What a server does at its first start: see `fernweh.server.first_start`.
"""

import pytest

from tests.processes import run

PLAY = """
import sys
import fernweh.kernel.bits  # some rules are there already, compiled
from fernweh.kernel import rule
if sys.argv[2] == "switch": rule.interpret_meanwhile()
from fernweh.games.game import Game
from fernweh.kernel.chance import below, generator

game, rng = Game(sys.argv[1]), generator(7)

def played(moves):
    for _ in range(moves):
        game.let_chance(rng)
        if game.is_over: break
        legal = game.moves()
        print(game.play(legal[int(below(rng, len(legal)))]), game.view(0))

played(12)
if sys.argv[2] == "switch":
    rule.compile_from_here()
    from fernweh.kernel import border
    assert hasattr(border.apply, "py_func") and not rule.is_meanwhile()
played(12)
print(game.table.tobytes().hex(), rng)
"""


@pytest.mark.compiled
@pytest.mark.parametrize("name", ["lost_cities"])
def test_a_game_goes_on_compiled_as_it_began_interpreted(name):
    switched = run(PLAY, name, "switch", FERNWEH_INTERPRET=0)
    assert switched == run(PLAY, name, "stay", FERNWEH_INTERPRET=1)


HELD = """
import gc
from types import CellType
from fernweh.kernel import rule

rule.interpret_meanwhile()
import fernweh.bots.search.thought, fernweh.kernel.batch, fernweh.server.app
from fernweh.games import CATALOGUE, load

def holders():
    plain = [function for function, _ in rule._Meanwhile.waiting]
    rule.compile_from_here()
    assert len(plain) > 300
    for function in plain:
        for holder in gc.get_referrers(function):
            if holder is not plain and isinstance(holder, (dict, list, tuple, set, CellType)):
                yield function.__qualname__, [type(each) for each in gc.get_referrers(holder)]

list(map(load, CATALOGUE))
for function, at in holders():
    if "numba" not in str(at):  # the compiled one knows what it was made of
        print(function, at)
"""


@pytest.mark.compiled
def test_nobody_keeps_an_interpreted_rule():
    """Rules are called by the names of modules: no table of functions, no default, no closure."""
    assert run(HELD, FERNWEH_INTERPRET=0) == ""


def test_the_command_line_knows_no_rule_before_a_command_is_chosen():
    """So that help is there at once: Numba alone takes a second to import."""
    code = "import sys, fernweh.cli.app; print('numba' in sys.modules, 'numpy' in sys.modules)"
    assert run(code, FERNWEH_INTERPRET=0) == "False False"
