"""Questions to which there is only one answer: whether a person is asked all the same.

Whoever might hold something is asked for it, so that nobody learns who holds what. Where a person
can only decline, the client may do so at once, or after a pause that is always the same.
"""

import time
from collections.abc import Sequence
from enum import StrEnum

from fernweh.play.wire import Choice

PAUSE = 2.0  # seconds


class LoneAnswers(StrEnum):
    ASK = "ask"
    AT_ONCE = "at-once"
    PAUSE = "pause"


def without_saying(choices: Sequence[Choice], declines: LoneAnswers) -> str:
    """The move that is made without asking, or nothing."""
    verb = choices[0].pieces["verb"] if len(choices) == 1 else ""
    if verb == "show":  # what is shown in the end is no choice
        return choices[0].move
    if verb != "decline" or declines == LoneAnswers.ASK:
        return ""
    if declines == LoneAnswers.PAUSE:
        time.sleep(PAUSE)
    return choices[0].move
