"""Boards in the terminal, as somebody with a long name sees them."""

import io
from collections.abc import Iterator
from typing import Any

from rich.console import Console

from fernweh.bots import find
from fernweh.cli.boards import board_of
from fernweh.cli.scene import Scene
from fernweh.kernel.chance import generator
from fernweh.play.door import Door
from fernweh.play.match import Match
from fernweh.play.party import Player, begin
from fernweh.words import Words

LONG_NAME = "Wolfeschlegelsteinhausenbergerdorff-M. x"


def shown(scene: Scene, lang: str, width: int = 120, colour: bool = False) -> str:
    """The board."""
    words, board = Words(lang, scene.game), board_of(scene.game)
    out = io.StringIO()
    console = Console(file=out, width=width, force_terminal=colour, highlight=False)
    console.print(board.draw(scene, words))
    return out.getvalue()


def match_of(game: str, seats: int, **options: Any) -> Match:
    """A person with a long name, and greedy bots."""
    bots = [Player("greedy", bot="greedy")] * (seats - 1)
    return begin(game, [Player(LONG_NAME), *bots], options)


def moments(match: Match, seed: int = 0) -> Iterator[Match]:
    """The match before each move, all of them greedy, and at its end."""
    rng, greedy = generator(seed), find("greedy")
    while match.result is None:
        yield match
        match.act(match.actor, greedy.choose(match.game.seen_by(match.actor), rng))
    yield match


def seen(match: Match, viewer: int = 0) -> Scene:
    return Scene.of(Door(match, viewer).welcome())
