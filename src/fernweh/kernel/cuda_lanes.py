"""The loops of `lanes.py` as CUDA kernels: a thread a table, which lies in local memory."""

# mypy: disable-error-code="no-untyped-def"

from collections.abc import Callable
from functools import cache, partial
from typing import Any

import numpy as np

from fernweh.kernel import cuda, lanes
from fernweh.kernel.lanes import Lanes
from fernweh.kernel.record import blank
from fernweh.kernel.word_copy import carry, carry_row

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


def _step_function(game: Any, begins: bool, alone: bool) -> Any:
    """One body for what begins games and what steps them, alone or beside seats of others."""
    from numba import cuda as device
    from numba import uint64

    record, mask_words, seen_words = _sizes(game)

    def step(whole, seed, styles):
        own, luck = device.local.array(1, record), device.local.array(1, uint64)
        mask = device.local.array((1, mask_words), uint64)
        view = device.local.array((1, seen_words), uint64)
        for i in range(device.grid(1), whole.tables.size, device.gridsize(1)):
            j = i + 1
            if not begins:
                luck[0] = whole.rngs[i]
                carry_row(whole.tables, i, own, 0)
            mine = Lanes(
                whole.boxes, whole.fresh, own, luck, whole.games[i:j], whole.actions[i:j],
                whole.words[i:j], mask.view(np.uint8), view.view(np.uint8), whole.seats[i:j],
                whole.rewards[i:j], whole.ended[i:j], whole.cut[i:j], whole.picks[i:j],
                whole.every, whole.reward, whole.keeps,
            )  # fmt: skip
            if begins:
                lanes.reset_part(mine, seed, styles)
            elif alone:
                lanes.step_all(mine, seed)
            else:
                lanes.step_for(mine, seed, styles)
            whole.rngs[i] = luck[0]
            carry_row(own, 0, whole.tables, i)
            carry(mask[0], whole.masks[i])
            carry(view[0], whole.seen[i])

    return step


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
            lanes.pick_part(words[i:j], rngs[i:j], actions[i:j])

    return pick


def _advise_function(game: Any) -> Any:
    from numba import cuda as device

    record = cuda.record_of(game)

    def advise(boxes, tables, rngs, actions):
        own = device.local.array(1, record)
        for i in range(device.grid(1), actions.size, device.gridsize(1)):
            j = i + 1
            carry_row(tables, i, own, 0)
            lanes.advise_part(boxes, own, rngs[i:j], actions[i:j])

    return advise


_FUNCTIONS: dict[str, Callable[[Any], Any]] = {
    "reset": partial(_step_function, begins=True, alone=False),
    "step": partial(_step_function, begins=False, alone=True),
    "step_for": partial(_step_function, begins=False, alone=False),
    "pick": _pick_function,
    "advise": _advise_function,
}


def _signature(game: Any, name: str) -> Any:
    from numba import boolean, float32, int8, int32, int64, typeof, types, uint8, uint64, void

    box, table = (typeof(np.asarray(blank(kind))) for kind in (game.BOX, game.TABLE))
    words, actions, luck = uint64[:, ::1], int32[::1], uint64[::1]
    if name == "pick":
        return void(words, luck, actions)
    if name == "advise":
        return void(box, table, luck, actions)
    fields = {
        "boxes": box, "fresh": table, "tables": table, "rngs": luck, "games": int64[::1],
        "actions": actions, "words": words, "masks": uint8[:, ::1], "seen": uint8[:, ::1],
        "seats": int8[::1], "rewards": float32[:, ::1], "ended": boolean[::1], "cut": boolean[::1],
        "picks": luck, "every": int64, "reward": int64, "keeps": int64,
    }  # fmt: skip
    whole = types.NamedTuple([fields[name] for name in Lanes._fields], Lanes)
    return void(whole, uint64, int8[:, ::1])
