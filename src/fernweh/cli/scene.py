"""What one viewer has before their eyes: all that a board is drawn from, and nothing else."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

import msgspec

from fernweh.kernel.sheet import Sheet
from fernweh.play import wire
from fernweh.play.patch import merge
from fernweh.words import Words


@dataclass(frozen=True)
class Scene:
    """The view, merged from the messages, and what this viewer can do."""

    game: str
    viewer: int
    view: dict[str, Any]
    seats: Sequence[wire.Seated]
    now: wire.Now
    result: wire.Result | None
    sheets: Sequence[Sheet] = ()  # where a round is counted: what the points are made of

    @classmethod
    def of(cls, welcome: wire.Welcome) -> "Scene":
        return cls(
            welcome.game,
            welcome.viewer,
            welcome.view,
            welcome.seats,
            welcome.now,
            welcome.result,
        )

    def after(self, step: wire.Step) -> "Scene":
        """The scene with one more entry."""
        view = merge(self.view, step.patch)
        return replace(self, view=view, seats=step.seats, now=step.now, result=step.result)

    def without_choices(self) -> "Scene":
        """For looking on: nothing can be done."""
        return replace(self, now=msgspec.structs.replace(self.now, choices=[]))

    @property
    def numbered(self) -> dict[int, wire.Choice]:
        """The choices by the number to type: 1, 2, …; where all are bids, each by its coins."""
        choices = self.now.choices
        if all("coins" in choice.pieces for choice in choices):
            return {int(choice.pieces["coins"]): choice for choice in choices}
        return dict(enumerate(choices, 1))

    def names(self, words: Words) -> list[str]:
        """The players as this viewer calls them; namesakes are told apart by their seats."""
        names = [name_of(each, words) for each in self.seats]
        return [
            words("you") if seat == self.viewer else self._told_apart(names, seat, words)
            for seat in range(len(names))
        ]

    def _told_apart(self, names: list[str], seat: int, words: Words) -> str:
        if names.count(names[seat]) == 1:
            return names[seat]
        return words("namesake", name=names[seat], seat=words(f"seat-{self.seats[seat].seat}"))


def name_of(seated: wire.Seated, words: Words) -> str:
    """A person's name, a bot's in the language, or where nobody sits, the seat's."""
    if seated.bot:
        return words("bot", bot=seated.bot)
    return seated.name or words(f"seat-{seated.seat}")
