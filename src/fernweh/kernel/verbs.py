"""The verbs: what generic code may ask of any game, dispatched on the table's record type.

Generic loops call these stubs. Compiled, each stub becomes the function of the game whose record
the table is (on the CPU and on CUDA alike), so one loop in the source serves every game, and Numba
keeps each specialisation on disk because nothing is captured in a closure. Interpreted, the stub
looks the game up by the table's dtype. What each verb promises is written in `protocol.py`.
"""

from collections.abc import Callable
from functools import wraps
from types import ModuleType
from typing import Any

import numpy as np
from llvmlite import ir
from numba import types
from numba.core import cgutils
from numba.extending import intrinsic, overload

from fernweh.kernel.bits import Mask, words_for
from fernweh.kernel.chance import Rng
from fernweh.kernel.rule import chosen, dispatch

CHANCE = -1
NOBODY = -2

_games: dict[tuple[Any, ...], Any] = {}
VERBS: list[str] = []
OPTIONAL_VERBS: list[str] = []


def register(game: ModuleType) -> None:
    """Let the verbs know a game, found again by the record of its tables."""
    key = _key_of_dtype(game.TABLE)
    if _games.setdefault(key, game) is not game:
        raise TypeError(f"{game.__name__} and {_games[key].__name__} have the same record")


def _key_of_dtype(declared: np.dtype[Any]) -> tuple[Any, ...]:
    fields: Any = declared.fields
    return (declared.itemsize, *((name, fields[name][1]) for name in declared.names or ()))


def _key_of_type(record: Any) -> tuple[Any, ...]:
    return (record.size, *((name, record.offset(name)) for name in record.fields))


def _verb(stub: Callable[..., Any]) -> Callable[..., Any]:
    """Make a stub a verb: found by dtype when interpreted, by record type when compiled."""
    VERBS.append(stub.__name__)
    return _by_record(stub, lambda game: getattr(game, stub.__name__))


def _optional_verb(otherwise: Callable[[Any], Callable[..., Any]]) -> Callable[..., Any]:
    """The same for a verb that a game may leave out; `otherwise` says what stands for it then."""

    def declare(stub: Callable[..., Any]) -> Callable[..., Any]:
        OPTIONAL_VERBS.append(stub.__name__)
        return _by_record(stub, lambda game: getattr(game, stub.__name__, otherwise(game)))

    return declare


def _by_record(stub: Callable[..., Any], choose: Callable[[Any], Any]) -> Callable[..., Any]:
    @wraps(stub)
    def interpreted(*args: Any) -> Any:
        return choose(_games[_key_of_dtype(args[1].dtype)])(*args)

    def compiled(*types: Any) -> Any:
        function = choose(_games[_key_of_type(types[1])])
        return getattr(function, "py_func", function)

    dispatch(interpreted, compiled)
    return interpreted


def _the_only_stage(box: Any, table: Any) -> int:
    return 0


def _never_cut(box: Any, table: Any) -> bool:
    return False


def _words(game: Any) -> int:
    return words_for(len(game.ACTIONS))


def action_count(table: Any) -> int:
    """How many actions the table's game has: a number that the compiler knows."""
    return len(_games[_key_of_dtype(table.dtype)].ACTIONS)


@overload(action_count, target="generic", inline="always", strict=False)
def _action_count_compiled(table: Any) -> Any:
    actions = len(_games[_key_of_type(table)].ACTIONS)
    return lambda table: actions


@intrinsic
def _on_the_stack(typing: Any, table: Any) -> Any:
    """A mask whose words the optimizer can keep in registers, since their number is known to it."""
    words = _words(_games[_key_of_type(table)])
    mask = types.Array(types.uint64, 1, "C")

    def code(context: Any, builder: Any, _signature: Any, _args: Any) -> Any:
        word = ir.IntType(64)
        data = cgutils.alloca_once(builder, ir.ArrayType(word, words))
        builder.store(ir.Constant(ir.ArrayType(word, words), None), data)
        array = context.make_array(mask)(context, builder)
        context.populate_array(
            array,
            data=builder.bitcast(data, array.data.type),
            shape=[context.get_constant(types.intp, words)],
            strides=[context.get_constant(types.intp, 8)],
            itemsize=context.get_constant(types.intp, 8),
            meminfo=None,
        )
        return array._getvalue()

    return mask(table), code


def _of_zeros(table: Any) -> Mask:
    return np.zeros(_words(_games[_key_of_dtype(table.dtype)]), np.uint64)


# An empty mask for the table's game: compiled, on the stack, and gone when the caller returns. No
# function of its own then: a stack slot of a function that has returned is anybody's.
no_actions: Any = chosen(_of_zeros, lambda: _on_the_stack)


# fmt: off
@_verb
def setup(box: Any, table: Any) -> None: ...
@_verb
def actor(box: Any, table: Any) -> int: ...
@_verb
def legal(box: Any, table: Any, mask: Mask) -> None: ...
@_verb
def refusal(box: Any, table: Any, action: int) -> int: ...
@_verb
def weight(box: Any, table: Any, action: int) -> int: ...
@_verb
def draw(box: Any, table: Any, rng: Rng) -> int: ...
@_verb
def apply(box: Any, table: Any, action: int) -> None: ...
@_verb
def score(box: Any, table: Any, seat: int) -> int: ...
@_verb
def place(box: Any, table: Any, seat: int) -> int: ...
@_verb
def conceal(box: Any, table: Any, viewer: int) -> None: ...
@_verb
def determinize(box: Any, table: Any, viewer: int, rng: Rng) -> None: ...
@_verb
def observe(box: Any, table: Any, viewer: int, out: Any) -> None: ...
@_verb
def policy(box: Any, table: Any, rng: Rng) -> int: ...
@_optional_verb(lambda game: game.determinize)
def imagine(box: Any, table: Any, viewer: int, rng: Rng) -> None: ...
@_optional_verb(lambda game: _the_only_stage)
def stage(box: Any, table: Any) -> int: ...
@_optional_verb(lambda game: _never_cut)
def is_cut(box: Any, table: Any) -> bool: ...
@_optional_verb(lambda game: game.score)
def estimate(box: Any, table: Any, seat: int) -> int: ...
# fmt: on
