"""Events: what happened, and who may see which part of it.

A secret is marked where the field is declared, once:

    class Drew(Event):
        seat: int
        card: str = secret(to="seat")

`seen_by` is the only way out of the process: to anyone but that seat the field says `HIDDEN`.
"""

import re
import sys
from dataclasses import dataclass, field, fields, replace
from functools import cache
from typing import Any, dataclass_transform

HIDDEN = "hidden"
SPECTATOR = -1  # a viewer who has no seat


def secret(to: str) -> Any:
    """A field that only the seat in the field `to` may see."""
    return field(metadata={"secret_to": to})


@dataclass_transform(frozen_default=True, field_specifiers=(secret,))
@dataclass(frozen=True)
class Event:
    """Something that happened at a table. Subclasses are a kind each, frozen dataclasses all."""

    def __init_subclass__(cls) -> None:
        dataclass(frozen=True)(cls)

    @classmethod
    @cache
    def kind(cls) -> str:
        """The name under which the locales know it: `RoundEnded` is `round-ended`."""
        return re.sub(r"(?<!^)(?=[A-Z])", "-", cls.__name__).lower()

    def seen_by(self, viewer: int) -> "Event":
        """The event as this viewer may see it."""
        hidden = {name: HIDDEN for name, seat in self._secrets() if seat != viewer}
        return replace(self, **hidden) if hidden else self

    def reveals(self) -> bool:
        """Whether somebody learned a secret by it."""
        return bool(_secret_fields(self))

    def facts(self) -> dict[str, Any]:
        """The fields as plain data, with the kind."""
        return {"event": self.kind(), **self.__dict__}

    def _secrets(self) -> list[tuple[str, int]]:
        return [(name, getattr(self, to)) for name, to in _secret_fields(self)]


_marked: dict[type, list[tuple[str, str]]] = {}  # the secret fields of each kind of event


def _secret_fields(event: Event) -> list[tuple[str, str]]:
    """The secret fields of an event, each with the field of the seat that may see it."""
    kind = type(event)
    if kind not in _marked:
        secret = [each for each in fields(kind) if "secret_to" in each.metadata]
        _marked[kind] = [(each.name, each.metadata["secret_to"]) for each in secret]
    return _marked[kind]


def events_of(module: str) -> tuple[type[Event], ...]:
    """The kinds that are declared in a module, in their order."""
    found = vars(sys.modules[module]).values()
    kinds = (each for each in found if isinstance(each, type) and issubclass(each, Event))
    return tuple(each for each in kinds if each.__module__ == module)
