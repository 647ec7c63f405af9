"""Events: what happened, and who may see which part of it.

A secret is marked where the field is declared, once:

    @dataclass(frozen=True)
    class Drew(Event):
        seat: int
        card: str = secret(to="seat")

`seen_by` is the only way out of the process: to anyone but that seat the field says `HIDDEN`.
"""

import re
from dataclasses import dataclass, field, fields, replace
from typing import Any

HIDDEN = "hidden"
SPECTATOR = -1  # a viewer who has no seat


def secret(to: str) -> Any:
    """A field that only the seat in the field `to` may see."""
    return field(metadata={"secret_to": to})


@dataclass(frozen=True)
class Event:
    """Something that happened at a table. Subclasses are a kind each."""

    @classmethod
    def kind(cls) -> str:
        """The name under which the locales know it: `RoundEnded` is `round-ended`."""
        return re.sub(r"(?<!^)(?=[A-Z])", "-", cls.__name__).lower()

    def seen_by(self, viewer: int) -> "Event":
        """The event as this viewer may see it."""
        hidden = {name: HIDDEN for name, seat in self._secrets() if seat != viewer}
        return replace(self, **hidden)

    def reveals(self) -> bool:
        """Whether somebody learned a secret by it."""
        return any(True for _ in self._secrets())

    def facts(self) -> dict[str, Any]:
        """The fields as plain data, with the kind."""
        told = {each.name: getattr(self, each.name) for each in fields(self)}
        return {"event": self.kind(), **told}

    def _secrets(self) -> list[tuple[str, int]]:
        marked = [each for each in fields(self) if "secret_to" in each.metadata]
        return [(each.name, getattr(self, each.metadata["secret_to"])) for each in marked]
