"""What can be said at a table by a name: every viewer reads it in their own language.

A reaction is a phrase that is shown as a drawing, beside the seat it comes from.
"""

from typing import Literal, get_args

Phrase = Literal[
    "hello", "good-luck", "have-fun", "nice-move", "well-played", "thanks", "sorry", "one-moment",
    "take-your-time", "your-turn", "once-more", "have-to-go", "good-game", "bye",
]  # fmt: skip
Reaction = Literal["clap", "laugh", "wow", "oops", "think", "heart"]

PHRASES: tuple[str, ...] = get_args(Phrase)
REACTIONS: tuple[str, ...] = get_args(Reaction)
