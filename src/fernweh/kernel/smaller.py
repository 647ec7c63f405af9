"""A smaller box, for study alone: see `Small` in `protocol.py`.

Rules read from the box what is in it, so a box with less in it needs no rules of its own.
"""

from typing import Annotated, Any

import msgspec

from fernweh.kernel.fault import Fault


def number(least: int, most: int) -> Any:
    """The type of an option that is a whole number from the one to the other."""
    return Annotated[int, msgspec.Meta(ge=least, le=most)]


def smaller(options: type[msgspec.Struct], **fields: tuple[Any, Any]) -> Any:
    """The options with more fields, or with more values of a field: each its type and default."""
    named = [(name, *field) for name, field in fields.items()]
    return msgspec.defstruct(
        "Small", named, bases=(options,), module=options.__module__,
        frozen=True, forbid_unknown_fields=True,
    )  # fmt: skip


def in_full(options: msgspec.Struct, small: Any) -> Any:
    """The same terms as those of a smaller box, which the printed one is by default."""
    return msgspec.convert(options, small, from_attributes=True)


def must_be_within(option: str, value: int, least: int, most: int) -> None:
    """A fault where other options leave no room for this value."""
    if not least <= value <= most:
        allowed = f"{least}–{most}" if least < most else str(most)
        raise Fault("option-value", option=option, value=str(value), allowed=allowed)
