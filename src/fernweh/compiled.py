"""Which files are compiled, or hold constants that compiled code reads: said here once.

The compiler's digest reads it (`kernel/rule.py`); the import fence and the types in pyproject.toml
cannot, so `tests/games/test_layout.py` holds them to it.
"""

from collections.abc import Iterator
from pathlib import Path

from fernweh.shelf import CATALOGUE

# Of a game: a file of that name, or a folder
PARTS = ("board", "components", "features", "hidden", "imagined", "policy", "rules", "state")
_LOOPS = ("kernel/*.py", "bots/search/trial.py", "bots/net/forward.py")


def sources() -> list[Path]:
    """Every file whose change may change compiled code."""
    package = Path(__file__).parent
    loops = (path for pattern in _LOOPS for path in package.glob(pattern))
    games = (path for game in CATALOGUE.values() for path in _of_game(game.folder))
    return sorted(loops) + sorted(games)


def _of_game(folder: Path) -> Iterator[Path]:
    yield folder / "__init__.py"  # what a game exports decides what is compiled
    for part in PARTS:
        yield from folder.glob(f"{part}.py")
        yield from folder.glob(f"{part}/**/*.py")
