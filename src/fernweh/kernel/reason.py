"""Why an action may not be taken: a number for the compiled rules, with its paragraph beside it."""

from enum import IntEnum


class Reason(IntEnum):
    """A game's refusals: `BELOW_THE_PEAK = 7, "4.4"`; 0 is LEGAL, and has no paragraph."""

    paragraph: str

    def __new__(cls, number: int, paragraph: str = "") -> "Reason":
        self = int.__new__(cls, number)
        self._value_ = number
        self.paragraph = paragraph
        return self
