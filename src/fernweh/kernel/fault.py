"""What is wrong, as a code with its facts. Words come from the locales, where somebody reads them.

Everything from outside (a move, a record, an option) that cannot be taken raises a `Fault`. Nothing
has changed when it is raised.
"""

from typing import Any, Callable  # noqa: UP035 (an older Python reads this too, to be told so)


class Fault(ValueError):
    """A code such as `record-truncated`, and the facts that make its sentence."""

    sentence_of: "Callable[[Fault], str] | None" = None  # set by whoever knows the locales

    def __init__(self, code: str, **facts: Any) -> None:
        super().__init__(code, facts)
        self.code = code
        self.facts = facts

    def __str__(self) -> str:
        """For logs and tracebacks: code and facts, and the sentence where there is one."""
        facts = " ".join([self.code, *(f"{name}={value!r}" for name, value in self.facts.items())])
        sentence = Fault.sentence_of(self) if Fault.sentence_of else ""
        return f"{facts}: {sentence}" if sentence else facts

    def at(self, **more: Any) -> "Fault":
        """The same fault with more facts: the line, the entry."""
        return Fault(self.code, **{**self.facts, **more})

    def __reduce__(self) -> Any:
        """From a process that plays for this one, too."""
        return _again, (type(self), self.code, self.facts)


def _again(kind: "type[Fault]", code: str, facts: dict[str, Any]) -> Fault:
    """A `Fault` from its pickle."""
    fault = kind.__new__(kind)
    Fault.__init__(fault, code, **facts)
    return fault


class ExtraMissing(Fault, ModuleNotFoundError):
    """A library that one of our extras brings is not installed: what to install."""

    def __init__(self, extra: str) -> None:
        Fault.__init__(self, "extra-missing", extra=extra)


def unwritten(file: str, function: str, step: int) -> Fault:
    """Of a game's skeleton: what is still to be written, and at which step of CONTRIBUTING.md."""
    return Fault("unwritten", file=file, function=function, step=step)
