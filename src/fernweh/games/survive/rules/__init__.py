"""The rules of Survive, a chapter a file. Paragraphs are those of RULES.md.

Here are the verbs, by phase and by action. A step that is over leaves a phase of `TO_…`, and
`go_on` begins the next one.
"""

import numpy as np

from fernweh.games.survive.board import SLOTS
from fernweh.games.survive.components import (
    BACK, CREATURES, DIE, FACES, OBJECT, START, TERRAIN, VERB, Verb,
)  # fmt: skip
from fernweh.games.survive.rules.choices import legal
from fernweh.games.survive.rules.creatures import choose_creature, decline, prowl, repel, roll
from fernweh.games.survive.rules.refusals import refusal
from fernweh.games.survive.rules.movement import board, choose_explorer, go_ashore, jump, step
from fernweh.games.survive.rules.kept_tiles import choose_swimmer, guide, play, send
from fernweh.games.survive.rules.codes import Refusal, is_seats_turn
from fernweh.games.survive.rules.boats import choose_boat, controls, sail
from fernweh.games.survive.rules.scoring import place, saved_by, score, show, to_show
from fernweh.games.survive.rules.preparation import (
    any_terrain, launch, lay_tile, pick, put_down, setup, start, tiles_left,
)  # fmt: skip
from fernweh.games.survive.rules.removal import (
    any_back, how_many_backs, rescue, sink, sinking, turn_over,
)  # fmt: skip
from fernweh.games.survive.rules.turn import go_on
from fernweh.games.survive.state import (
    TO_END_TURN, TO_MOVE, TO_SINK, Phase, answering, land, showing,
)  # fmt: skip
from fernweh.kernel.bits import count
from fernweh.kernel.chance import below
from fernweh.kernel.rule import rule
from fernweh.kernel.verbs import CHANCE, NOBODY

__all__ = [
    "Refusal", "actor", "apply", "controls", "draw", "legal", "place", "refusal", "saved_by",
    "score", "setup", "sinking", "to_show", "weight",
]  # fmt: skip

KINDS = len(CREATURES)


@rule
def actor(box, table):
    if table.phase == Phase.ANSWER:
        return answering(box, table)
    if table.phase == Phase.SHOW:
        return showing(box, table)
    if is_seats_turn(table):
        return np.int64(table.turn)
    return NOBODY if table.phase == Phase.OVER else CHANCE


# Doing it


@rule
def apply(box, table, action):  # noqa: PLR0912 (a line a verb or phase)
    """Do it, in place. Promised for legal actions only."""
    thing = OBJECT[action]
    match VERB[action]:
        case Verb.EXPLORER:
            choose(box, table, thing)
        case Verb.FROM:
            choose_on(table, thing)
        case Verb.TO:
            go_to(box, table, thing)
        case Verb.BOARD:
            board(box, table, thing)
        case Verb.OVERBOARD:
            jump(box, table)
        case Verb.ASHORE:
            go_ashore(box, table)
        case Verb.SINK:
            sink(table, thing)
        case Verb.PICK:
            pick(table, thing)
        case Verb.PLAY:
            play(table, thing)
        case Verb.REPEL:
            repel(box, table, thing)
        case Verb.DECLINE:
            decline(box, table)
        case Verb.DONE:
            be_done(table)
        case Verb.SHOW:
            show(box, table)
        case Verb.START:
            start(table, thing)
        case Verb.TERRAIN:
            lay_tile(box, table, thing)
        case Verb.BACK:
            turn_over(box, table, thing)
        case _:
            roll(table, thing)
    go_on(box, table)


@rule
def choose(box, table, explorer):
    match table.phase:
        case Phase.MOVE:
            choose_explorer(table, explorer)
        case Phase.DOLPHIN:
            choose_swimmer(box, table, explorer)
        case _:
            rescue(box, table, explorer)


@rule
def choose_on(table, hex_):
    match table.phase:
        case Phase.MOVE | Phase.WIND:
            choose_boat(table, hex_)
        case _:
            choose_creature(table, hex_)


@rule
def go_to(box, table, hex_):
    match table.phase:
        case Phase.STEP:
            step(box, table, hex_)
        case Phase.SAIL | Phase.BLOW:
            sail(box, table, hex_)
        case Phase.PROWL:
            prowl(box, table, hex_)
        case Phase.PLACE:
            put_down(box, table, hex_)
        case Phase.LAUNCH:
            launch(box, table, hex_)
        case Phase.GUIDE:
            guide(box, table, hex_)
        case _:
            send(table, hex_)


@rule
def be_done(table):
    """A step, or what a tile does, is over."""
    table.chosen = 0
    match table.phase:
        case Phase.MOVE:
            table.phase = TO_SINK
        case Phase.CREATURE | Phase.PROWL:
            table.phase = TO_END_TURN
        case _:
            table.phase = TO_MOVE


# Chance


@rule
def weight(box, table, action):
    """In how many equally likely ways this outcome comes."""
    if refusal(box, table, action) != Refusal.LEGAL:
        return 0
    match VERB[action]:
        case Verb.TERRAIN:
            return tiles_left(box, table, OBJECT[action])
        case Verb.BACK:
            return np.int64(table.left[table.kind, OBJECT[action]])
        case Verb.DIE:
            return FACES
        case _:
            return 1


@rule
def draw(box, table, rng):
    match table.phase:
        case Phase.BACK:
            return BACK + any_back(table, below(rng, how_many_backs(table)))
        case Phase.DIE:
            return DIE + below(rng, KINDS)
        case Phase.TILES:
            left = count(box.slots) - count(land(table))
            return TERRAIN + any_terrain(box, table, below(rng, left))
        case _:
            return START + below(rng, np.int64(box.seats))
