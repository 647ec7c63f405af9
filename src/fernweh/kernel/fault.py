"""What is wrong, as a code with its facts. Words come from the locales.

Everything from outside (a move, a record, an option) that cannot be taken raises a `Fault`. Nothing
has changed when it is raised.
"""

from typing import Any


class Fault(ValueError):
    """A code such as `record-truncated`, and the facts that make its sentence."""

    def __init__(self, code: str, **facts: Any) -> None:
        super().__init__(code, facts)
        self.code = code
        self.facts = facts

    def __str__(self) -> str:
        return " ".join([self.code, *(f"{name}={value!r}" for name, value in self.facts.items())])

    def at(self, **more: Any) -> "Fault":
        """The same fault with more facts: the line, the entry."""
        return Fault(self.code, **{**self.facts, **more})


def unwritten(file: str, function: str, step: int) -> Fault:
    """Of a game's skeleton: what is still to be written, and at which step of CONTRIBUTING.md."""
    return Fault("unwritten", file=file, function=function, step=step)
