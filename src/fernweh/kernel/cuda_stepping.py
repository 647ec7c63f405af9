"""The loops of `stepping.py` as CUDA kernels: a thread a table, which lies in local memory."""

# mypy: disable-error-code="no-untyped-def"

from collections.abc import Callable
from functools import cache
from typing import Any

import numpy as np

from fernweh.kernel import cuda, stepping
from fernweh.kernel.carrying import carry, carry_row
from fernweh.kernel.record import blank

KERNELS = ("reset", "step", "step_for", "pick", "advise")


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
    from numba import uint64

    record, mask_words, seen_words = _sizes(game)

    def reset(
        boxes, fresh, tables, rngs, games, words, masks, seen, seats, rewards, ended, seed, every,
        styles,
    ):  # fmt: skip
        own, luck = device.local.array(1, record), device.local.array(1, uint64)
        mask = device.local.array((1, mask_words), uint64)
        view = device.local.array((1, seen_words), uint64)
        for i in range(device.grid(1), tables.size, device.gridsize(1)):
            j = i + 1
            stepping.reset_part(
                boxes, fresh, own, luck, games[i:j], words[i:j], mask.view(np.uint8),
                view.view(np.uint8), seats[i:j], rewards[i:j], ended[i:j], seed, every, styles,
            )  # fmt: skip
            rngs[i] = luck[0]
            carry_row(own, 0, tables, i)
            carry(mask[0], masks[i])
            carry(view[0], seen[i])

    return reset


def _step_function(game: Any) -> Any:
    from numba import cuda as device
    from numba import uint64

    record, mask_words, seen_words = _sizes(game)

    def step(
        boxes, fresh, tables, rngs, games, actions, words, masks, seen, seats, rewards, ended,
        seed, every, reward,
    ):  # fmt: skip
        own, luck = device.local.array(1, record), device.local.array(1, uint64)
        mask = device.local.array((1, mask_words), uint64)
        view = device.local.array((1, seen_words), uint64)
        for i in range(device.grid(1), tables.size, device.gridsize(1)):
            j = i + 1
            luck[0] = rngs[i]
            carry_row(tables, i, own, 0)
            stepping.step_part(
                boxes, fresh, own, luck, games[i:j], actions[i:j], words[i:j],
                mask.view(np.uint8), view.view(np.uint8), seats[i:j], rewards[i:j], ended[i:j],
                seed, every, reward,
            )  # fmt: skip
            rngs[i] = luck[0]
            carry_row(own, 0, tables, i)
            carry(mask[0], masks[i])
            carry(view[0], seen[i])

    return step


def _step_for_function(game: Any) -> Any:
    from numba import cuda as device
    from numba import uint64

    record, mask_words, seen_words = _sizes(game)

    def step_for(
        boxes, fresh, tables, rngs, games, actions, words, masks, seen, seats, rewards, ended,
        seed, every, reward, styles,
    ):  # fmt: skip
        own, luck = device.local.array(1, record), device.local.array(1, uint64)
        mask = device.local.array((1, mask_words), uint64)
        view = device.local.array((1, seen_words), uint64)
        for i in range(device.grid(1), tables.size, device.gridsize(1)):
            j = i + 1
            luck[0] = rngs[i]
            carry_row(tables, i, own, 0)
            stepping.step_part_for(
                boxes, fresh, own, luck, games[i:j], actions[i:j], words[i:j],
                mask.view(np.uint8), view.view(np.uint8), seats[i:j], rewards[i:j], ended[i:j],
                seed, every, reward, styles,
            )  # fmt: skip
            rngs[i] = luck[0]
            carry_row(own, 0, tables, i)
            carry(mask[0], masks[i])
            carry(view[0], seen[i])

    return step_for


def _sizes(game: Any) -> tuple[Any, int, int]:
    """What a thread has to itself: a table, and the words of a row of masks and of what is seen.

    They are laid byte by byte there and carried to their rows sixteen bytes at a time.
    """
    seen = sum(piece.size for piece in game.OBSERVATION)
    return cuda.record_of(game), padded(len(game.ACTIONS)) // 8, padded(seen) // 8


def padded(width: int) -> int:
    """How long a row is: it begins and ends where a GPU stores sixteen bytes, and masks in 32s."""
    return -(-width // 32) * 32


def _pick_function(game: Any) -> Any:
    from numba import cuda as device

    def pick(words, rngs, actions):
        for i in range(device.grid(1), actions.size, device.gridsize(1)):
            j = i + 1
            stepping.pick_part(words[i:j], rngs[i:j], actions[i:j])

    return pick


def _advise_function(game: Any) -> Any:
    from numba import cuda as device

    record = cuda.record_of(game)

    def advise(boxes, tables, rngs, actions):
        own = device.local.array(1, record)
        for i in range(device.grid(1), actions.size, device.gridsize(1)):
            j = i + 1
            carry_row(tables, i, own, 0)
            stepping.advise_part(boxes, own, rngs[i:j], actions[i:j])

    return advise


_FUNCTIONS: dict[str, Callable[[Any], Any]] = {
    "reset": _reset_function, "step": _step_function, "step_for": _step_for_function,
    "pick": _pick_function, "advise": _advise_function,
}  # fmt: skip


def _signature(game: Any, name: str) -> Any:
    from numba import boolean, float32, int8, int32, int64, typeof, uint8, uint64, void

    box, table = (typeof(np.asarray(blank(kind))) for kind in (game.BOX, game.TABLE))
    words, actions, styles = uint64[:, ::1], int32[::1], int8[:, ::1]
    if name == "pick":
        return void(words, uint64[::1], actions)
    if name == "advise":
        return void(box, table, uint64[::1], actions)
    read = (box, table, table, uint64[::1], int64[::1])
    taken = () if name == "reset" else (actions,)
    written = (words, uint8[:, ::1], uint8[:, ::1], int8[::1], float32[:, ::1], boolean[::1])
    settings = {"reset": (styles,), "step": (int64,), "step_for": (int64, styles)}[name]
    return void(*read, *taken, *written, uint64, int64, *settings)
