"""Where records of matches are kept. An unfinished match has its secret, and what its seats' keys
are made from, in a file beside it.
"""

import os
from datetime import datetime
from pathlib import Path

from platformdirs import user_data_path

from fernweh.kernel.fault import Fault
from fernweh.play.archive import load, write
from fernweh.play.fairness import SIZE
from fernweh.play.match import Match
from fernweh.play.signature import Keyring

_SUFFIX = ".fernweh"
_SECRET = ".secret"


def path_for(game: str, wanted: str) -> Path:
    """The file for a new record: the one asked for, or one in the user's data folder."""
    path = Path(wanted) if wanted else _fresh(game)
    if path.exists():
        raise Fault("file-exists", path=str(path))
    return path


def _fresh(game: str) -> Path:
    folder = user_data_path("fernweh") / "records"
    now = datetime.now().strftime("%Y-%m-%d-%H%M%S")
    return folder / f"{now}-{game}-{os.getpid()}{_SUFFIX}"


def keep(match: Match, path: Path) -> None:
    """Write the record, all of it or nothing, and while it runs the secret of its shuffle."""
    path.parent.mkdir(parents=True, exist_ok=True)
    if match.result is None:
        roots = [match.secret or b"", match.keyring.root if match.keyring else b""]
        _replace(_secret_of(path), b"".join(roots).hex().encode())
    else:
        _secret_of(path).unlink(missing_ok=True)
    _replace(path, write(match))


def resumed(path: Path) -> Match:
    """The unfinished match of a record; a fault if it cannot be played on."""
    kept = _kept_beside(path)
    match = load(path, kept[:SIZE] or None)
    match.keyring = Keyring(kept[SIZE:], match.header.id) if kept[SIZE:] else None
    if match.result is not None:
        raise Fault("record-over")
    if match.secret is None:
        raise Fault("secret-missing")
    return match


def _kept_beside(path: Path) -> bytes:
    """The secret, and after it the root of the keys, which matches of older programs lack."""
    try:
        return bytes.fromhex(_secret_of(path).read_text("ascii"))
    except (OSError, ValueError):
        return b""


def _secret_of(path: Path) -> Path:
    return path.with_name(path.name + _SECRET)


def _replace(path: Path, data: bytes) -> None:
    """Only for the owner's eyes: the record of a running match holds both hands."""
    fresh = path.with_name(f".{path.name}.{os.getpid()}")
    with os.fdopen(os.open(fresh, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "wb") as file:
        file.write(data)
    fresh.replace(path)
