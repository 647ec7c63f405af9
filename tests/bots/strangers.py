"""Bots that somebody else might have written, good and bad: for tests."""

import os
import sys
import time

CARELESS = 2.0  # seconds


def first(seen, rng):
    """The first legal move, and it plays on with what it was given."""
    move = seen.moves()[0]
    seen.play(move)
    return move


def numbered(seen, rng):
    """By the number of the action, as NumPy has it."""
    return rng.dtype.type(seen.actions()[-1])


class Last:
    """The last legal move; `with_argument` tells what followed the colon."""

    time = 0.25

    def __init__(self, argument: str = "") -> None:
        self.argument, self.was_readied = argument, False

    def ready(self, game):
        self.was_readied = True

    def choose(self, seen, rng):
        return seen.moves()[-1]


class Talker(Last):
    """Prints, and asks its standard input."""

    def choose(self, seen, rng):
        sys.stdout.write("I think …" * 100)
        sys.stdout.flush()
        os.write(1, b"\xff" * 64)
        assert sys.stdin.read() == ""
        return super().choose(seen, rng)


class Unready(Last):
    def __init__(self):
        raise RuntimeError("no weights")


def wrong(seen, rng):
    return "play nothing-at-all"


def nothing(seen, rng):
    return None


def half(seen, rng):
    return 0.5


def too_large(seen, rng):
    return 10**30


def forbidden(seen, rng):
    return next(action for action in range(200) if action not in seen.actions())


def broken(seen, rng):
    return {}["no such card"]


def leaving(seen, rng):
    sys.exit(3)


def dying(seen, rng):
    os._exit(1)


def hanging(seen, rng):
    """Until it is stopped, and not by what an `except` catches."""
    while True:
        try:
            time.sleep(CARELESS)
        except Exception:
            continue


def stubborn(seen, rng):
    """Catches whatever interrupts it, once."""
    try:
        time.sleep(CARELESS)
    except BaseException:
        time.sleep(CARELESS)
    return seen.moves()[0]


class Nobody:
    """Cannot choose."""


a_word = "greedy"
