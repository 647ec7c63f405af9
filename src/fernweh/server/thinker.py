"""A process in which bots think: reads questions from its standard input, writes moves.

It is given what a seat may know, and nothing else. A question and an answer are each four bytes of
length and then a message. What a bot itself prints goes to the log, and it has no input to read.
"""

import os
import struct
import sys
from functools import lru_cache
from typing import IO, Any

import msgspec
import numpy as np

from fernweh.bots import Bot, find
from fernweh.bots.levels import SEARCHES
from fernweh.games.game import Game
from fernweh.kernel.chance import generator
from fernweh.kernel.fault import Fault
from fernweh.kernel.rule import INTERPRETED

LENGTH = struct.Struct("!I")
_NICE = 10  # people come first
_REASON = 400  # letters


class Question(msgspec.Struct, array_like=True):
    game: str
    seats: int
    options: dict[str, Any]
    table: bytes  # as far as the seat may know it
    bot: str
    seed: int


class Answer(msgspec.Struct, array_like=True):
    move: str
    error: str = ""


@lru_cache(maxsize=64)
def _laid_out(game: str, seats: int, options: bytes) -> Game:
    return Game(game, seats, **msgspec.json.decode(options))


def answer_to(question: Question) -> Answer:
    game = _laid_out(question.game, question.seats, msgspec.json.encode(question.options))
    rows = np.frombuffer(question.table, game.rules.TABLE).copy()
    seen = game.with_table(rows)
    try:
        return Answer(_bot(question.bot).choose(seen, generator(question.seed)))
    except Fault as fault:
        return Answer("", f"{fault!s:.{_REASON}}")
    except Exception as error:
        return Answer("", type(error).__name__)


def _bot(name: str) -> Bot:
    """Interpreted, a search would find nothing in its time: its policy plays."""
    return find("greedy" if INTERPRETED and name in SEARCHES else name)


def serve(questions: IO[bytes], answers: IO[bytes]) -> None:
    """Until the other side is gone."""
    while len(head := questions.read(LENGTH.size)) == LENGTH.size:
        data = questions.read(LENGTH.unpack(head)[0])
        answer = msgspec.msgpack.encode(answer_to(msgspec.msgpack.decode(data, type=Question)))
        answers.write(LENGTH.pack(len(answer)) + answer)
        answers.flush()


def taken(stream: int, instead: int) -> int:
    """A standard stream, for ourselves alone; who reads or writes it later gets another."""
    ours = os.dup(stream)
    os.dup2(instead, stream)
    return ours


if __name__ == "__main__":
    os.nice(_NICE)
    questions = taken(sys.stdin.fileno(), os.open(os.devnull, os.O_RDONLY))
    answers = taken(sys.stdout.fileno(), sys.stderr.fileno())
    serve(os.fdopen(questions, "rb"), os.fdopen(answers, "wb"))
