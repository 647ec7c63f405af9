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

from fernweh.kernel.bits import Mask
from fernweh.kernel.chance import Rng
from fernweh.kernel.rule import dispatched

CHANCE = -1
NOBODY = -2

_games: dict[tuple[Any, ...], Any] = {}
VERBS: list[str] = []


def register(game: ModuleType) -> None:
    """Let the verbs know a game, found again by the record of its tables."""
    key = _key_of_dtype(game.TABLE)
    if _games.setdefault(key, game) is not game:
        raise TypeError(f"{game.__name__} and {_games[key].__name__} have the same record")


def _key_of_dtype(declared: np.dtype[Any]) -> tuple[Any, ...]:
    fields = declared.fields or {}
    return (declared.itemsize, *((name, fields[name][1]) for name in declared.names or ()))


def _key_of_type(record: Any) -> tuple[Any, ...]:
    return (record.size, *((name, record.offset(name)) for name in record.fields))


def _verb(stub: Callable[..., Any]) -> Callable[..., Any]:
    """Make a stub a verb: found by dtype when interpreted, by record type when compiled."""
    name = stub.__name__
    VERBS.append(name)

    @wraps(stub)
    def interpreted(*args: Any) -> Any:
        return getattr(_games[_key_of_dtype(args[1].dtype)], name)(*args)

    def compiled(*types: Any) -> Any:
        function = getattr(_games[_key_of_type(types[1])], name)
        return getattr(function, "py_func", function)

    dispatched(interpreted, compiled)
    return interpreted


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
# fmt: on
