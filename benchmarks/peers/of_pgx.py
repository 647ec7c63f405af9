"""Pgx on the CPU: many games in one compiled loop, random legal actions, begun anew at the end.

A step of Pgx always makes the observation and the mask.
"""

import sys
from collections.abc import Callable

import jax
import pgx
from pgx.experimental import act_randomly, auto_reset

from peers.figures import Figure, best, tell

GAMES = {"connect_four": (64, 1024, 8192, 65536), "sparrow_mahjong": (64, 1024, 8192)}
STEPS = 16


def loop(name: str, batch: int) -> Callable[[], float]:
    env = pgx.make(name)
    step = jax.vmap(auto_reset(env.step, env.init))

    def one(carry: tuple, _: None) -> tuple:
        state, key = carry
        key, pick, chance = jax.random.split(key, 3)
        action = act_randomly(pick, state.legal_action_mask)
        return (step(state, action, jax.random.split(chance, batch)), key), None

    many = jax.jit(lambda carry: jax.lax.scan(one, carry, None, length=STEPS)[0])
    key = jax.random.key(1)
    held = [(jax.jit(jax.vmap(env.init))(jax.random.split(key, batch)), key)]

    def stretch() -> float:
        held[0] = jax.block_until_ready(many(held[0]))
        return STEPS * batch

    return stretch


def main(cores: int, seconds: float) -> None:
    for name, batches in GAMES.items():
        for batch in batches:
            rate = best(loop(name, batch), seconds)
            tell(Figure("Pgx", name, cores, batch, "array and mask", rate, "decision"))


if __name__ == "__main__":
    main(int(sys.argv[1]), float(sys.argv[2]))
