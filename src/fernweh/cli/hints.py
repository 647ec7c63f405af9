"""Hints: the best moves of a seat, from what that seat may know, in words."""

import secrets
from typing import TYPE_CHECKING

from fernweh.cli.speech import Voice
from fernweh.kernel.chance import generator
from fernweh.words import decimal

if TYPE_CHECKING:
    from fernweh.bots.search import Value
    from fernweh.games.game import Game

SHOWN = 3
SECONDS = 1.0  # of thinking


def tell_hints(voice: Voice, known: "Game", seconds: float = SECONDS) -> None:
    """Think, and say what came of it; `known` is the game as the seat to act may know it."""
    moves = known.actions()
    if len(moves) == 1:
        voice.say("hint-only", move=voice.words.move(known.rules.spelled(moves[0])))
        return
    for number, value in enumerate(_thought(voice, known, seconds)[:SHOWN], 1):
        _tell(voice, known, number, value)


def _thought(voice: Voice, known: "Game", seconds: float) -> "list[Value]":
    from fernweh.bots import searcher

    bot = searcher("legend", time=seconds)
    with voice.err.status(voice.text("hint-thinking")):
        bot.ready(known)
        return bot.values(known, generator(secrets.randbits(63)))


def _tell(voice: Voice, known: "Game", number: int, value: "Value") -> None:
    move = voice.words.move(known.rules.spelled(known.rules.action_of(value.move)))
    voice.say(
        "hint-move",
        number=number,
        move=move,
        chance=round(100 * value.chances[known.actor]),
        error=decimal(100 * value.error, 1),
        worlds=value.worlds,
    )
