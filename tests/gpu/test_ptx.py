"""Every rule compiles for a GPU, on a machine that has none."""

import re
from collections.abc import Callable
from functools import cache
from typing import Any

import numba
import numpy as np
import pytest

from fernweh.games import CATALOGUE, load
from fernweh.kernel import cuda, verbs
from fernweh.kernel.record import blank
from fernweh.kernel.rule import INTERPRETED

pytestmark = [
    pytest.mark.compiled,
    pytest.mark.skipif(INTERPRETED, reason="there is nothing compiled to look at"),
]

GAMES = pytest.mark.parametrize("name", CATALOGUE)


@cache
def playout(name: str) -> str:
    return cuda.playout_ptx(load(name))


@GAMES
def test_the_playout_is_one_kernel(name):
    assert len(re.findall(r"\.visible \.entry", playout(name))) == 1
    assert f".target sm_{cuda.COMPUTE_CAPABILITY[0]}{cuda.COMPUTE_CAPABILITY[1]}" in playout(name)


@GAMES
def test_the_playout_reads_no_constant_memory(name):
    """It serves a warp one address at a time: see cuda.py."""
    assert not re.findall(r"\.const\b", playout(name))


@GAMES
def test_the_playout_calls_nothing_and_knows_no_fractions(name):
    """Whole numbers only, so that the CPU and the GPU agree to the last bit."""
    assert not re.findall(r"^\s*call\b.*", playout(name), re.MULTILINE)
    assert not re.findall(r"\.f(?:32|64)\b", playout(name))


@GAMES
def test_the_table_is_in_local_memory(name):
    """A thread touches global memory for the box, for printed tables, and once for its own row."""
    loads, stores = (
        re.findall(rf"\b{deed}\.(local|global)\b", playout(name)) for deed in ("ld", "st")
    )
    assert "local" in loads
    assert stores.count("local") > stores.count("global")


# Every other verb: a kernel each


def conceal(boxes, tables, out):
    verbs.conceal(boxes[0], tables[0], out[0])


def determinize(boxes, tables, out):
    verbs.determinize(boxes[0], tables[0], out[0], out.view(np.uint64))


def observe(boxes, tables, out):
    verbs.observe(boxes[0], tables[0], out[0], out.view(np.uint8))


def policy(boxes, tables, out):
    out[0] = verbs.policy(boxes[0], tables[0], out.view(np.uint64))


def refusal(boxes, tables, out):
    out[0] = verbs.refusal(boxes[0], tables[0], out[0])


def weight(boxes, tables, out):
    out[0] = verbs.weight(boxes[0], tables[0], out[0])


def score_and_place(boxes, tables, out):
    out[0] = verbs.score(boxes[0], tables[0], out[0])
    out[1] = verbs.place(boxes[0], tables[0], out[0])


KERNELS = (conceal, determinize, observe, policy, refusal, weight, score_and_place)


def ptx_of(kernel: Callable[..., None], game: Any) -> str:
    cuda.record_of(game)
    rows = [numba.typeof(np.asarray(blank(kind))) for kind in (game.BOX, game.TABLE)]
    return cuda.ptx_of(kernel, numba.void(*rows, numba.int64[::1]))


@GAMES
@pytest.mark.parametrize("kernel", KERNELS, ids=lambda kernel: kernel.__name__)
def test_every_verb_compiles(kernel, name):
    ptx = ptx_of(kernel, load(name))
    assert ".entry" in ptx
    assert not re.findall(r"\.f(?:32|64)\b", ptx)
