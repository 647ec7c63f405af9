"""What a run of the learner is made of: from a game, a file and a command line, in this order.

Nothing here needs PyTorch.
"""

import re
import tomllib
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Annotated, Any

import msgspec
from msgspec import Meta

from fernweh.games import load
from fernweh.kernel.fault import Fault

Count = Annotated[int, Meta(ge=1, le=1 << 24)]
Part = Annotated[float, Meta(ge=0.0, le=1.0)]
Weight = Annotated[float, Meta(ge=0.0, le=1_000.0)]
Check = Callable[[str, Any], Any]


class TrainingSettings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Kept with a run's checkpoint. What suits a game is its `LEARNING`."""

    game: str = "lost_cities"
    options: dict[str, Any] = {}
    tables: Annotated[int, Meta(ge=2, le=1 << 22)] = 65536
    greedy: Part = 0.75  # of the tables, how many are played against `greedy`
    taught: Part = 0.2  # of the time, how long `greedy` teaches its moves, less and less
    steps: Count = 32  # in a stretch
    width: Annotated[int, Meta(ge=1, le=1 << 14)] = 256
    close: Annotated[float, Meta(ge=0.01, le=1_000.0)] = 30.0  # of the margin: beyond, more of it
    # counts less and less: a win is a win
    minibatch: Count = 32768
    epochs: Annotated[int, Meta(ge=1, le=1_000)] = 1
    rate: Part = 7e-4
    clip: Part = 0.2
    entropy: Weight = 0.01
    discount: Part = 1.0
    trace: Part = 0.95
    judge_every: Count = 50  # stretches
    pairs: Annotated[int, Meta(ge=1, le=1 << 20)] = 1000  # of games to be judged by, each opponent
    seed: Annotated[int, Meta(ge=0, le=2**62 - 1)] = 1


NAMES = tuple(
    name for name in TrainingSettings.__struct_fields__ if name not in ("game", "options")
)
OPTIONS = "options"  # in a file, the table of the game's own


def settings_for(game: str, **more: Any) -> TrainingSettings:
    """With what suits the game."""
    return TrainingSettings(**{**getattr(load(game), "LEARNING", {}), "game": game, **more})


def typed(given: Sequence[str]) -> dict[str, Any]:
    """`["rate=1e-4", "tables=4096"]` as settings; a fault names the first wrong one."""
    found = {}
    for each in given:
        name, equals, value = (part.strip() for part in each.partition("="))
        if not equals:
            raise Fault("option-form", given=each[:40])
        found[name] = checked(name, value, strict=False)
    return found


def in_file(path: Path, option: Check) -> tuple[dict[str, Any], dict[str, Any]]:
    """The settings of a TOML file, and the game's options in it, which `option` checks; a fault
    names the line.
    """
    try:
        text = path.read_text("utf-8")
        given = tomllib.loads(text)
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise Fault("settings-unreadable", path=str(path), reason=str(error)) from None
    options = given.pop(OPTIONS, {})
    if not isinstance(options, dict):
        fault = Fault("train-setting", name=OPTIONS, value=str(options)[:40], allowed="[options]")
        raise fault.at(line=line_of(text, OPTIONS))
    return _of_file(given, text, checked), _of_file(options, text, option)


def _of_file(given: Mapping[str, Any], text: str, check: Check) -> dict[str, Any]:
    found = {}
    for name, value in given.items():
        try:
            found[name] = check(name, value)
        except Fault as fault:
            raise fault.at(line=line_of(text, name)) from None
    return found


def line_of(text: str, name: str) -> int:
    """Where a name is set in a TOML file."""
    pattern = re.compile(rf"""\s*\[*\s*["']?{re.escape(name)}["']?\s*[=.\]]""")
    lines = enumerate(text.splitlines(), 1)
    return next((number for number, line in lines if pattern.match(line)), 1)


def checked(name: str, value: Any, strict: bool = True) -> Any:
    """A setting's value; a fault if there is no such setting, or it cannot be that."""
    if name not in NAMES:
        raise Fault("no-train-setting", name=name[:40], allowed=", ".join(NAMES))
    try:
        found = msgspec.convert({name: value}, TrainingSettings, strict=strict)
    except msgspec.ValidationError:
        given = str(value)[:40]
        raise Fault("train-setting", name=name, value=given, allowed=_allowed(name)) from None
    return getattr(found, name)


def _allowed(name: str) -> str:
    fields = msgspec.inspect.type_info(TrainingSettings).fields  # type: ignore[attr-defined]
    kind: Any = next(field.type for field in fields if field.name == name)
    least, most = (int(each) if each == int(each) else each for each in (kind.ge, kind.le))
    return f"{least}–{most}"
