"""Randomness that is even, and the same everywhere."""

import numpy as np
import pytest

from fernweh.kernel import chance
from fernweh.kernel.bits import Word
from fernweh.kernel.chance import Rng, below, generator
from fernweh.kernel.rule import rule
from fernweh.laws.table_laws import fits
from tests.processes import run
from tests.scale import scaled

# SplitMix64's own first outputs from the seed 1234567
REFERENCE = [
    6457827717110365317, 3203168211198807973, 9817491932198370423, 4593380528125082431,
    16408922859458223821,
]  # fmt: skip
KNOWN = [10, 42, 29, 16, 48, 53, 56, 34]  # below(60) from generator(7, 3): never to change


@rule
def tally(rng: Rng, n: int, draws: int, counts: np.ndarray) -> None:
    for _ in range(draws):
        counts[below(rng, n) % counts.size] += 1


def test_words_are_those_of_splitmix():
    rng = np.array([1234567], np.uint64)
    assert [int(chance.word(rng)) for _ in REFERENCE] == REFERENCE


def test_twins_mix_and_step_alike():
    words = [Word(w) for w in (0, 1, 2**63, 2**64 - 1, 0x9E3779B97F4A7C15, 0xDEADBEEF)]
    assert [_mixed(w) for w in words] == [chance.mixed(w) for w in words]
    assert [_stepped(w) for w in words] == [chance.stepped(w) for w in words]


@rule
def _mixed(word):
    return chance.mixed(word)


@rule
def _stepped(word):
    return chance.stepped(word)


@pytest.mark.parametrize("n", [1, 2, 3, 7, 60, 72, 1000])
def test_every_number_is_as_likely(n):
    counts = np.zeros(n, np.int64)
    tally(generator(5, n), n, scaled(200_000, 5_000), counts)
    assert fits(counts, np.ones(n))


@pytest.mark.parametrize("n", [3 * 2**30, 2**31 + 1, 2**32 - 5])
def test_large_ranges_are_even_too(n):
    """Here a plain multiplication would make some numbers twice as likely as others."""
    counts = np.zeros(3, np.int64)
    tally(generator(6, n), n, scaled(200_000, 5_000), counts)
    assert fits(counts, np.array([len(range(rest, n, 3)) for rest in range(3)]))


def test_a_biased_pick_would_be_noticed():
    assert not fits(np.array([2_400, 1_800, 1_800]), np.ones(3))
    assert not fits(np.array([1, 2_000, 2_000]), np.array([0, 1, 1]))


def test_streams_differ_and_repeat():
    firsts = {int(chance.word(generator(seed, n))) for seed in range(30) for n in range(30)}
    assert len(firsts) == 900
    assert generator(4, 2) == generator(4, 2)


SHOW = """
from fernweh.kernel.chance import below, generator
rng = generator(7, 3)
print([int(below(rng, 60)) for _ in range(8)])
"""


@pytest.mark.parametrize("interpreted", [0, 1])
def test_every_process_draws_the_same(interpreted):
    rng = generator(7, 3)
    assert [int(below(rng, 60)) for _ in KNOWN] == KNOWN
    assert run(SHOW, FERNWEH_INTERPRET=interpreted) == str(KNOWN)
