"""Names that a person types: of games, and of the options of a table."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec

from fernweh.games import CATALOGUE, load
from fernweh.kernel.fault import Fault


def game_named(name: str) -> str:
    """The game's name as the catalogue has it: `Lost-Cities` is `lost_cities`."""
    wanted = name.strip().lower().replace("-", "_").replace(" ", "_")
    if wanted not in CATALOGUE:
        load(wanted)  # raises the fault
    return wanted


def game_key(name: str) -> str:
    """The game's title in the locales."""
    return f"game-{name.replace('_', '-')}"


def options_of(game: str, given: Sequence[str]) -> dict[str, Any]:
    """`["rounds=1", "starter=north"]` as options of the game; a fault names the first wrong one."""
    return dict(_option(load(game).Options, each) for each in given)


def _option(options: type[msgspec.Struct], given: str) -> tuple[str, Any]:
    name, equals, value = (part.strip() for part in given.partition("="))
    if not equals:
        raise Fault("option-form", given=given[:40])
    if name not in options.__struct_fields__:
        raise Fault(
            "no-such-option", option=name[:40], allowed=", ".join(options.__struct_fields__)
        )
    if value.startswith("@"):  # what a file says
        value = Path(value[1:]).read_text("utf-8", errors="replace")
    try:
        parsed = msgspec.convert({name: value}, options, strict=False)
    except msgspec.ValidationError:
        raise Fault(
            "option-value", option=name, value=value[:40], allowed=allowed(options, name)
        ) from None
    return name, getattr(parsed, name)


def named_values(options: type[msgspec.Struct], name: str) -> tuple[str, ...]:
    """The names among what an option can be: `lot`, `north`, `south`."""
    values = getattr(_kind(options, name), "values", ())
    return tuple(value for value in values if isinstance(value, str))


def _kind(options: type[msgspec.Struct], name: str) -> Any:
    fields = msgspec.inspect.type_info(options).fields  # type: ignore[attr-defined]
    return next(field.type for field in fields if field.name == name)


def allowed(options: type[msgspec.Struct], name: str) -> str:
    """What an option can be: `5, 6`, or `0–9999`; of a text, a file, or how many characters."""
    kind = _kind(options, name)
    if isinstance(kind, msgspec.inspect.LiteralType):
        return ", ".join(str(value) for value in kind.values)
    if isinstance(kind, msgspec.inspect.BoolType):
        return "true, false"
    if isinstance(kind, msgspec.inspect.StrType):
        return f"@FILE, 0–{kind.max_length}"
    return f"{kind.ge}–{kind.le}"
