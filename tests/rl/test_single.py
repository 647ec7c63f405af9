"""One table from Python: the games of a vector, kept and copied."""

import pickle
import subprocess
import sys

import numpy as np
import pytest

from fernweh.games import CATALOGUE
from fernweh.kernel.fault import Fault
from fernweh.rl.single import Single
from fernweh.rl.vector import Vector

pytestmark = pytest.mark.compiled

GAMES = pytest.mark.parametrize("name", CATALOGUE)


@GAMES
def test_the_same_games_as_a_vector(name):
    one, many = Single(name), Vector(name, 1, threads=1)
    one.reset(5)
    many.reset(5)
    for _ in range(400):
        assert one.seat == many.seats[0]
        assert (one.mask == many.masks[0]).all()
        assert (one.observation == many.observations[0]).all()
        action = one.random_action()
        one.step(action)
        many.step([action])
        assert one.is_over == many.ended[0]
        if one.is_over:
            assert (one.rewards == many.rewards[0]).all()
            assert not one.mask.any()
            one.reset()


@GAMES
def test_copied_pickled_and_restored(name):
    first = Single(name)
    for _ in range(8):
        first.step(first.random_action())
    kept = first.save()
    others = [first.copy(), pickle.loads(pickle.dumps(first)), Single(name)]
    others[2].restore(kept)
    for each in (first, *others):
        for _ in range(42):
            if not each.is_over:
                each.step(each.random_action())
    assert all(each.save() == first.save() for each in others)
    assert first.save() != kept


def test_a_copy_is_its_own():
    table = Single("lost_cities")
    before = table.save()
    other = table.copy()
    other.step(other.random_action())
    assert table.save() == before


def test_other_seats_see_as_in_their_turn():
    table = Single("lost_cities_rivals", 3)
    seen = np.zeros_like(table.observation)
    table.observe(table.seat, seen)
    assert (seen == table.observation).all()
    table.observe((table.seat + 1) % 3, seen)
    assert (seen != table.observation).any()


@pytest.mark.parametrize(("cap", "cut"), [(6, True), (0, False)])
def test_a_cap_is_told_from_an_end(cap, cut):
    table, many = (kind("lost_cities", *n, rounds=1, cap=cap) for kind, n in KINDS)
    many.reset(0)
    assert not table.is_cut
    while not table.is_over:
        action = table.random_action()
        table.step(action)
        many.step([action])
    assert table.is_cut == many.cut[0] == cut
    many.step(many.random_actions())
    assert not many.cut.any()


KINDS = ((Single, ()), (Vector, (1,)))


def test_random_actions_are_all_the_legal_ones():
    table = Single("lost_cities")
    picked = {table.random_action() for _ in range(500)}
    assert sorted(picked) == np.flatnonzero(table.mask).tolist()


TOLD = "from fernweh.rl.single import Single\nt = Single('lost_cities')\nt.reset(2**64 - 3)\n" + (
    "while not t.is_over: t.step(t.random_action())\nprint(t.save())"
)


def test_seeds_reproduce_in_another_process():
    done = subprocess.run([sys.executable, "-c", TOLD], capture_output=True, text=True, check=True)
    table = Single("lost_cities")
    table.reset(2**64 - 3)
    while not table.is_over:
        table.step(table.random_action())
    assert done.stdout.strip() == str(table.save())


def test_what_is_wrong_is_said():
    table = Single("lost_cities", rounds=1)
    before = table.save()
    for wrong in (-1, 188, 9999, 2**70, 0.5, None, "0"):
        with pytest.raises(Fault):
            table.step(wrong)
    assert table.save() == before
    for other in (Single("lost_cities", rounds=2), Single("lost_cities_rivals")):
        with pytest.raises(Fault):
            other.restore(before)
    with pytest.raises(Fault):
        Single("lost_cities", reward="gold")
    for wrong in ("seven", -1, 2**64, 0.5):
        with pytest.raises(Fault, match="bad-seed"):
            table.reset(wrong)
    assert table.save() == before
