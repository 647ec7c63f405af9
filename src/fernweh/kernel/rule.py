"""`@rule`: one plain function, run interpreted, compiled for the CPU, or called from a CUDA kernel.

`FERNWEH_INTERPRET=1` leaves every rule a plain Python function: the debugger, coverage and NumPy's
own warnings see it. Otherwise Numba compiles it and keeps the machine code in the user's cache
folder, in a subfolder named by a digest of all rule sources and of the libraries' versions: Numba
itself looks only at the function's own file, and would miss a constant changed in another.

A server that must answer at once begins interpreted (`interpret_meanwhile`) while another process
compiles, and takes the compiled rules when they lie on disk (`compile_from_here`).
"""

import atexit
import hashlib
import inspect
import os
import platform
import secrets
import shutil
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from functools import cache, partial
from importlib.metadata import version
from pathlib import Path
from types import ModuleType
from typing import Any, ClassVar, TypeVar

from platformdirs import user_cache_path

from fernweh.compiled import sources
from fernweh.kernel.first_compile import listen
from fernweh.shelf import CATALOGUE

F = TypeVar("F", bound=Callable[..., Any])

INTERPRETED = os.environ.get("FERNWEH_INTERPRET", "") not in ("", "0")

_PACKAGE = Path(__file__).parent.parent
_PROCESS = secrets.token_hex(4)
_KEPT = 4  # digests kept on disk: switching between two branches compiles nothing twice
_FOLDER = (
    "FERNWEH_RULES_FOLDER"  # in the environment: the folder of the process that began this one
)


class _Meanwhile:
    """Of a process that is interpreted until others have compiled: its rules, and their makers."""

    lasts = False
    waiting: ClassVar[list[tuple[Any, Callable[[], Any]]]] = []
    made: ClassVar[list[tuple[Any, Any]]] = []  # before it began: plain, and compiled


def rule(function: F) -> F:
    """Compile `function` unless this process runs interpreted."""
    return chosen(function, lambda: _compiled(function))


def chosen(plain: F, compiled: Callable[[], F]) -> F:
    """The plain one while this process runs interpreted, else the compiled one."""
    if INTERPRETED:
        return plain
    if _Meanwhile.lasts:
        _Meanwhile.waiting.append((plain, compiled))
        return plain
    made = compiled()
    _Meanwhile.made.append((plain, made))
    return made


def _compiled(function: F) -> F:
    from numba import njit

    listen()
    with _cache_folder_set():
        compiled: F = njit(cache=True, nogil=True, forceinline=True)(function)
    _own_files(compiled)
    return compiled


# Interpreted first, compiled later


def interpret_meanwhile() -> None:
    """Leave rules plain until `compile_from_here`, those too that were imported before."""
    _Meanwhile.lasts = True
    _put({id(made): plain for plain, made in _Meanwhile.made})
    _Meanwhile.waiting += [(plain, partial(_as_it_is, made)) for plain, made in _Meanwhile.made]
    _Meanwhile.made.clear()


def _as_it_is(compiled: F) -> F:
    return compiled


def is_meanwhile() -> bool:
    return _Meanwhile.lasts


def compile_from_here() -> None:
    """Put the compiled rule wherever a module has the plain one; both give the same bytes.

    Rules are called by the names of modules alone (`tests/kernel/test_meanwhile.py`), so nothing
    else holds a plain one. What was made interpreted (tables, views, events) stays as it is.
    """
    _Meanwhile.lasts = False
    _put({id(plain): compiled() for plain, compiled in _Meanwhile.waiting})
    _Meanwhile.waiting.clear()


def _put(twins: dict[int, Any]) -> None:
    """Each twin in the place of the other, in all our modules."""
    for module in _ours():
        for name, value in list(vars(module).items()):
            if id(value) in twins:
                setattr(module, name, twins[id(value)])


def _ours() -> list[ModuleType]:
    """Of this package, and of games that live in another."""
    names = (__name__.partition(".")[0], *(game.package for game in CATALOGUE.values()))
    return [each for each in list(sys.modules.values()) if each.__name__.startswith(names)]


def for_these(function: F, *args: Any) -> F:
    """The rule as compiled for arguments of these types, and called without a look at the types.

    That look takes longer than a step of a game. Whoever calls it answers for the types.
    """
    if INTERPRETED:
        return function
    from numba import typeof

    compiled: Any = function
    entry: F = compiled.compile(tuple(map(typeof, args)))
    return entry


def _own_files(compiled: Any) -> None:
    """Let this process write compiled code to files that no other process writes to.

    Numba counts its files and writes the index first: two processes that compile a generic loop for
    two games at once would take the same name, and one would later run the other's code.
    """
    files = compiled._cache._cache_file
    files._data_name_pattern = files._data_name_pattern.replace(".nbc", f"-{_PROCESS}.nbc")


def dispatch(
    stub: Callable[..., Any], choose: Callable[..., Callable[..., Any]], target: str = "generic"
) -> None:
    """Where compiled code calls `stub`, put what `choose` picks by the types.

    The target is "generic" for CPU and GPU alike, or "cpu" for what only a CPU can do.
    """
    from numba.extending import overload

    def typed(*types: Any) -> Any:
        return choose(*types)

    typed.__signature__ = inspect.signature(stub)  # type: ignore[attr-defined]
    overload(stub, target=target, strict=False, jit_options={"forceinline": True})(typed)


def twin_of(stub: Callable[..., Any], target: str = "generic") -> Callable[[F], F]:
    """Declare the decorated function the compiled twin of a function for the interpreted run."""

    def declare(compiled: F) -> F:
        dispatch(stub, lambda *types: compiled, target)
        return compiled

    return declare


@cache
def digest() -> str:
    """The name of this build of the rules: sources, Python and the compiling libraries."""
    found = hashlib.sha256()
    for path in sources():
        name = Path(os.path.relpath(path, _PACKAGE)).as_posix()
        found.update(name.encode() + b"\0" + path.read_bytes())
    for part in (platform.python_version(), *map(version, ("numpy", "numba", "llvmlite"))):
        found.update(part.encode() + b"\0")
    return found.hexdigest()[:16]


@cache
def cache_folder() -> Path:
    """Where compiled rules are kept; made, and cleared of old digests, at the first call."""
    folder = _writable_root() / digest()
    if not folder.exists():
        folder.mkdir(parents=True, exist_ok=True)
        _forget_old(folder.parent)
    return folder


def is_warm() -> bool:
    """Whether rules have been compiled and kept for this digest before."""
    return any(cache_folder().rglob("*.nbc"))


def _writable_root() -> Path:
    if _FOLDER in os.environ:
        return Path(os.environ[_FOLDER])
    home = user_cache_path("fernweh") / "rules"
    with suppress(OSError):
        home.mkdir(parents=True, exist_ok=True)
    if os.access(home, os.W_OK):
        return home
    return _passing_root()


def _passing_root() -> Path:
    """A folder for this process and its children: what lies there is run, so nobody else may write
    to it.
    """
    root = os.environ[_FOLDER] = tempfile.mkdtemp(prefix="fernweh-rules-")
    atexit.register(shutil.rmtree, root, ignore_errors=True)
    return Path(root)


def _forget_old(root: Path) -> None:
    """Others may be at it too: what one has listed, another has put away."""
    ages = {}
    for folder in root.iterdir():
        with suppress(FileNotFoundError):
            ages[folder] = folder.stat().st_mtime * (not folder.name.startswith("."))
    for old in sorted(ages, key=lambda folder: ages[folder], reverse=True)[_KEPT:]:
        _put_away(old)


def _put_away(folder: Path) -> None:
    """Under another name first: half emptied, it would look newer than any."""
    away = folder.with_name(f".{folder.name}"[:100])
    with suppress(OSError):
        folder.rename(away)
    shutil.rmtree(away, ignore_errors=True)


@contextmanager
def _cache_folder_set() -> Iterator[None]:
    """Numba reads its setting when a function is decorated; other users of Numba keep theirs."""
    from numba import config

    settings: Any = config
    before = settings.CACHE_DIR
    settings.CACHE_DIR = str(cache_folder())
    try:
        yield
    finally:
        settings.CACHE_DIR = before
