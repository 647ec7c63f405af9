"""Vectors on a GPU: every kernel compiles without one; in the simulator, the same bytes."""

import re

import pytest

from fernweh.games import CATALOGUE, load
from fernweh.kernel import cuda_lanes
from fernweh.kernel.rule import INTERPRETED
from tests import sample
from tests.gpu.simulating import PRELUDE
from tests.processes import run

pytestmark = [
    pytest.mark.compiled,
    pytest.mark.skipif(INTERPRETED, reason="there is nothing compiled to look at"),
]

SAME_STEPS = (
    PRELUDE
    + '''
from types import SimpleNamespace

import numpy as np

from fernweh.kernel import cuda_lanes, lanes
from fernweh.rl.cuda import CudaVector
from fernweh.rl.dlpack import Lent
from fernweh.rl.vector import Vector


def unwrapping(function):
    """The simulator's arrays are wrapped, which compiled functions do not take."""
    return lambda *args: function(*map(unwrapped, args))


def unwrapped(arg):
    if isinstance(arg, lanes.Lanes):
        return lanes.Lanes(*map(unwrapped, arg))
    return getattr(arg, "_ary", arg)


device.as_cuda_array = lambda array: array
parts = ("reset_part", "step_all", "step_for", "pick_part", "advise_part")
loops = {part: unwrapping(getattr(lanes, part)) for part in parts}
cuda_lanes.lanes = SimpleNamespace(**loops)

for settings in ({}, {"learner": "in turn", "others": "greedy"}):
    here, there = (kind(name, games, **settings) for kind in (Vector, CudaVector))
    for _ in range(12):
        there.step(there.random_actions())
        here.step(here.random_actions())
    for array in ("tables", "masks", "observations", "seats", "rewards", "ended", "cut", "games"):
        print(getattr(here, array).tobytes() == getattr(there, array).copy_to_host().tobytes())
    print(here.policy_actions().tobytes() == there.policy_actions().copy_to_host().tobytes())
    for array in ("observations", "masks", "seats", "rewards", "ended", "cut"):
        lent = Lent(there.lent[array]._array._ary)  # what is device memory where there is a device
        print(np.array_equal(np.from_dlpack(lent), getattr(here, array)))
'''
)


SOME = sample.games("lost_cities")


@pytest.mark.parametrize("kernel", cuda_lanes.KERNELS)
@pytest.mark.parametrize("name", CATALOGUE)
def test_every_kernel_compiles(name, kernel):
    ptx = cuda_lanes.ptx(load(name), kernel)
    assert len(re.findall(r"\.visible \.entry", ptx)) == 1
    assert not re.findall(r"\.const\b", ptx)


@SOME
def test_rows_are_carried_in_words(name):
    """A byte at a time, the table alone would take longer than all the rest: see word_copy.py."""
    rules = load(name)
    ptx = cuda_lanes.ptx(rules, "step")
    rows = sum(piece.size for piece in rules.OBSERVATION), len(rules.ACTIONS)
    stored = sum(cuda_lanes.padded(row) for row in rows) // 16
    assert len(re.findall(r"st\.global\.v2\.u64", ptx)) == stored
    assert len(re.findall(r"st\.global\.u8", ptx)) < 8


@SOME
def test_simulated_steps_are_the_same(name):
    found = run(SAME_STEPS, name, NUMBA_ENABLE_CUDASIM=1, FERNWEH_INTERPRET=0)
    assert found.split() == ["True"] * 30
