"""Counter-based randomness for simulations: a stream is a word that counts up, mixed when read.

A generator is an array of one word. It never lies inside a table, so no copy of a table can foresee
anything. Matches between people draw by key instead: see `fernweh.play.fairness`.
"""

from typing import Any

import numpy as np

from fernweh.kernel.bits import Word
from fernweh.kernel.rule import rule, twin_of

Rng = np.ndarray[tuple[int], np.dtype[np.uint64]]

_STEP = Word(0x9E3779B97F4A7C15)  # 2**64 over the golden ratio: Steele, Lea and Flood's SplitMix64
_MIX_1 = Word(0xBF58476D1CE4E5B9)
_MIX_2 = Word(0x94D049BB133111EB)
_ALL = 2**64 - 1
_HALF = Word(32)
_LOW = Word(0xFFFFFFFF)


def mixed(word: Word) -> Word:
    """A word in which every bit depends on every bit of `word`."""
    z = int(word)
    z = (z ^ z >> 30) * int(_MIX_1) & _ALL
    z = (z ^ z >> 27) * int(_MIX_2) & _ALL
    return Word(z ^ z >> 31)


def stepped(word: Word) -> Word:
    """The next position of a stream."""
    return Word(int(word) + int(_STEP) & _ALL)


@twin_of(mixed)
def _mixed_compiled(word: Any) -> Any:
    z = (word ^ (word >> Word(30))) * _MIX_1
    z = (z ^ (z >> Word(27))) * _MIX_2
    return z ^ (z >> Word(31))


@twin_of(stepped)
def _stepped_compiled(word: Any) -> Any:
    return word + _STEP


@rule
def stream(rng: Rng, seed: Word, number: Word) -> None:
    """Set the generator to stream `number` of `seed`: game `number` plays alike on any machine."""
    rng[0] = mixed(mixed(seed) ^ stepped(number))


@rule
def word(rng: Rng) -> Word:
    """64 random bits."""
    rng[0] = stepped(rng[0])
    return mixed(rng[0])


@rule
def below(rng: Rng, n: int) -> Any:
    """A whole number from 0 to n - 1, each exactly as likely (Lemire 2019), for n under 2**32."""
    many = Word(n)
    product = (word(rng) >> _HALF) * many
    while product & _LOW < many and product & _LOW < _short(many):
        product = (word(rng) >> _HALF) * many
    return np.int64(product >> _HALF)


@rule
def _short(many: Word) -> Word:
    """How many of the 2**32 low words would make small numbers too likely."""
    return (_LOW - many + Word(1)) % many


def generator(seed: int, number: int = 0) -> Rng:
    """A generator at the start of a stream."""
    rng = np.zeros(1, np.uint64)
    stream(rng, Word(seed & _ALL), Word(number & _ALL))
    return rng
