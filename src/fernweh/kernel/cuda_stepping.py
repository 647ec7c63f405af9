"""The loops of `stepping.py` as CUDA kernels: a thread a table, which lies in local memory."""

# mypy: disable-error-code="no-untyped-def"

from collections.abc import Callable
from functools import cache
from typing import Any

import numpy as np

from fernweh.kernel import cuda, stepping
from fernweh.kernel.record import blank

KERNELS = ("reset", "step", "step_for", "pick")


@cache
def kernel(game: Any, name: str) -> Any:
    """One of the kernels for a game, compiled."""
    from numba import cuda as device

    function, signature = _FUNCTIONS[name](game), _signature(game, name)
    with cuda.tables_in_global_memory():
        return device.jit(signature)(function)


def ptx(game: Any, name: str) -> str:
    """The kernel as PTX, made without a GPU."""
    return cuda.ptx_of(_FUNCTIONS[name](game), _signature(game, name))


def _reset_function(game: Any) -> Any:
    from numba import cuda as device

    record = cuda.record_of(game)

    def reset(
        boxes, fresh, tables, rngs, games, words, masks, seen, seats, rewards, ended, seed, every,
        styles,
    ):  # fmt: skip
        own = device.local.array(1, record)
        for i in range(device.grid(1), tables.size, device.gridsize(1)):
            j = i + 1
            stepping.reset_part(
                boxes, fresh, own, rngs[i:j], games[i:j], words[i:j], masks[i:j], seen[i:j],
                seats[i:j], rewards[i:j], ended[i:j], seed, every, styles,
            )  # fmt: skip
            tables[i] = own[0]

    return reset


def _step_function(game: Any) -> Any:
    from numba import cuda as device

    record = cuda.record_of(game)

    def step(
        boxes, fresh, tables, rngs, games, actions, words, masks, seen, seats, rewards, ended,
        seed, every, reward,
    ):  # fmt: skip
        own = device.local.array(1, record)
        for i in range(device.grid(1), tables.size, device.gridsize(1)):
            j = i + 1
            own[0] = tables[i]
            stepping.step_part(
                boxes, fresh, own, rngs[i:j], games[i:j], actions[i:j], words[i:j], masks[i:j],
                seen[i:j], seats[i:j], rewards[i:j], ended[i:j], seed, every, reward,
            )  # fmt: skip
            tables[i] = own[0]

    return step


def _step_for_function(game: Any) -> Any:
    from numba import cuda as device

    record = cuda.record_of(game)

    def step_for(
        boxes, fresh, tables, rngs, games, actions, words, masks, seen, seats, rewards, ended,
        seed, every, reward, styles,
    ):  # fmt: skip
        own = device.local.array(1, record)
        for i in range(device.grid(1), tables.size, device.gridsize(1)):
            j = i + 1
            own[0] = tables[i]
            stepping.step_part_for(
                boxes, fresh, own, rngs[i:j], games[i:j], actions[i:j], words[i:j], masks[i:j],
                seen[i:j], seats[i:j], rewards[i:j], ended[i:j], seed, every, reward, styles,
            )  # fmt: skip
            tables[i] = own[0]

    return step_for


def _pick_function(game: Any) -> Any:
    from numba import cuda as device

    def pick(words, rngs, actions):
        for i in range(device.grid(1), actions.size, device.gridsize(1)):
            j = i + 1
            stepping.pick_part(words[i:j], rngs[i:j], actions[i:j])

    return pick


_FUNCTIONS: dict[str, Callable[[Any], Any]] = {
    "reset": _reset_function, "step": _step_function, "step_for": _step_for_function,
    "pick": _pick_function,
}  # fmt: skip


def _signature(game: Any, name: str) -> Any:
    from numba import boolean, float32, int8, int32, int64, typeof, uint8, uint64, void

    box, table = (typeof(np.asarray(blank(kind))) for kind in (game.BOX, game.TABLE))
    words, actions, styles = uint64[:, ::1], int32[::1], int8[:, ::1]
    if name == "pick":
        return void(words, uint64[::1], actions)
    read = (box, table, table, uint64[::1], int64[::1])
    taken = () if name == "reset" else (actions,)
    written = (words, uint8[:, ::1], uint8[:, ::1], int8[::1], float32[:, ::1], boolean[::1])
    settings = {"reset": (styles,), "step": (int64,), "step_for": (int64, styles)}[name]
    return void(*read, *taken, *written, uint64, int64, *settings)
