"""A match as a row of scenes, seen by a seat, by a spectator, or by everybody at once."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Any, NamedTuple

from fernweh.cli.boards import board_of
from fernweh.cli.catalogue import game_key
from fernweh.cli.person import QUIET
from fernweh.cli.scene import Scene
from fernweh.cli.sheet import draw_sheets
from fernweh.cli.speech import Voice
from fernweh.kernel.event import HIDDEN, SPECTATOR
from fernweh.play.door import Door
from fernweh.play.match import Match
from fernweh.play.moment import Moment

ALL, LOOKING_ON = "all", "spectator"


class Frame(NamedTuple):
    """One entry: the scene after it, and what happened."""

    scene: Scene
    events: list[dict[str, Any]]

    @property
    def n(self) -> int:
        return self.scene.now.n


class Film:
    """Frame n is the match after entry n."""

    def __init__(self, match: Match, seat: str) -> None:
        self.game, self.entries = match.header.game, match.n
        viewers = _viewers(match.now, seat)
        self.frames = [_together(frames) for frames in zip(*_reels(match, viewers), strict=True)]
        self.board = board_of(self.game)

    def stops(self) -> list[int]:
        """The entries worth stopping at: those after which a seat must act, and the last."""
        acted = [frame.n for frame in self.frames if frame.scene.now.actor >= 0]
        return sorted({*acted, self.entries})

    def introduce(self, voice: Voice) -> None:
        title = voice.text(game_key(self.game))
        names = voice.words.listed(self.frames[-1].scene.names(voice.words))
        voice.say("replay-title", "bold", title=title, players=names, entries=self.entries)

    def sentences(self, voice: Voice, first: int, last: int) -> Iterator[str]:
        """What happened in these entries."""
        for frame in self.frames[first : last + 1]:
            names = frame.scene.names(voice.words)
            for event in frame.events:
                if event["event"] not in QUIET:
                    yield voice.words.event(event, frame.scene.viewer, names)

    def tell_all(self, voice: Voice) -> None:
        """The whole match in sentences, the scoring of its rounds, and the last table."""
        for frame in self.frames[1:]:
            for sentence in self.sentences(voice, frame.n, frame.n):
                voice.tell(sentence)
            if frame.scene.sheets:
                voice.out.print(draw_sheets(frame.scene, voice.words))
        voice.out.print(self.board.draw(self.frames[-1].scene, voice.words))


def _viewers(now: Moment, seat: str) -> list[int]:
    if seat == LOOKING_ON:
        return [SPECTATOR]
    if seat == ALL:
        return list(range(len(now.names)))
    return [now.seat_of(seat)]


def _reels(match: Match, viewers: list[int]) -> list[list[Frame]]:
    """The match played again, entry by entry, before the door of each viewer."""
    again = Match(match.header)
    doors = [Door(again, viewer) for viewer in viewers]
    reels = [[Frame(Scene.of(door.welcome()), [])] for door in doors]
    for entry in match.log:
        again.append(entry)
        for door, reel in zip(doors, reels, strict=True):
            for step in door.steps():
                scene = reel[-1].scene.after(step).without_choices()
                reel.append(Frame(replace(scene, sheets=door.sheets(step.n)), step.events))
    return reels


def _together(frames: tuple[Frame, ...]) -> Frame:
    """What all these viewers see, put together: each hand from the one who holds it."""
    first = frames[0]
    if len(frames) == 1:
        return first
    seats = [frame.scene.view["seats"][seat] for seat, frame in enumerate(frames)]
    view = {**first.scene.view, "seats": seats, "viewer": SPECTATOR}
    sheets = [frame.scene.sheets[seat] for seat, frame in enumerate(frames) if frame.scene.sheets]
    scene = replace(first.scene, viewer=SPECTATOR, view=view, sheets=sheets)
    events = zip(*(frame.events for frame in frames), strict=True)
    return Frame(scene, [_most_open(seen) for seen in events])


def _most_open(seen: tuple[dict[str, Any], ...]) -> dict[str, Any]:
    return min(seen, key=lambda event: list(event.values()).count(HIDDEN))
