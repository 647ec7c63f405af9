"""Why an action may not be taken now: each verb by its phase."""

from fernweh.games.survive.components import OBJECT, VERB, Verb
from fernweh.games.survive.rules.creatures import (
    refuse_answer, refuse_creature, refuse_prowl, refuse_repel,
)  # fmt: skip
from fernweh.games.survive.rules.movement import (
    refuse_ashore, refuse_board, refuse_explorer, refuse_overboard, refuse_step,
)  # fmt: skip
from fernweh.games.survive.rules.kept_tiles import (
    refuse_guide, refuse_play, refuse_send, refuse_swimmer,
)  # fmt: skip
from fernweh.games.survive.rules.codes import (
    Refusal, is_seats_turn, refuse_chance, what_is_due,
)  # fmt: skip
from fernweh.games.survive.rules.boats import refuse_boat, refuse_sail
from fernweh.games.survive.rules.scoring import refuse_show
from fernweh.games.survive.rules.preparation import (
    refuse_launch, refuse_pick, refuse_place, refuse_start, refuse_terrain,
)  # fmt: skip
from fernweh.games.survive.rules.removal import refuse_back, refuse_rescue, refuse_sink
from fernweh.games.survive.rules.turn import can_stop
from fernweh.games.survive.state import Phase
from fernweh.kernel.rule import rule


@rule
def refusal(box, table, action):  # noqa: PLR0912 (a line a verb or phase)
    """Why `action` may not be taken now; LEGAL when it may."""
    thing = OBJECT[action]
    match VERB[action]:
        case Verb.EXPLORER:
            return refuse_choosing(box, table, thing)
        case Verb.FROM:
            return refuse_from(box, table, thing)
        case Verb.TO:
            return refuse_to(box, table, thing)
        case Verb.BOARD:
            return refuse_board(table, thing) if table.phase == Phase.STEP else what_is_due(table)
        case Verb.OVERBOARD:
            return refuse_overboard(box, table) if table.phase == Phase.STEP else what_is_due(table)
        case Verb.ASHORE:
            return refuse_ashore(table) if table.phase == Phase.STEP else what_is_due(table)
        case Verb.SINK:
            return refuse_sink(table, thing)
        case Verb.PICK:
            return refuse_pick(box, table, thing)
        case Verb.PLAY:
            return refuse_play(box, table, thing)
        case Verb.REPEL:
            return refuse_repel(box, table, thing)
        case Verb.DECLINE:
            return refuse_answer(table)
        case Verb.DONE:
            return refuse_done(table)
        case Verb.SHOW:
            return refuse_show(box, table, thing)
        case Verb.START:
            return refuse_start(box, table, thing)
        case Verb.TERRAIN:
            return refuse_terrain(box, table, thing)
        case Verb.BACK:
            return refuse_back(table, thing)
        case _:
            return refuse_chance(table, Phase.DIE)


@rule
def refuse_choosing(box, table, explorer):
    match table.phase:
        case Phase.MOVE:
            return refuse_explorer(box, table, explorer)
        case Phase.DOLPHIN:
            return refuse_swimmer(box, table, explorer)
        case Phase.RESCUE:
            return refuse_rescue(table, explorer)
        case _:
            return what_is_due(table)


@rule
def refuse_from(box, table, hex_):
    match table.phase:
        case Phase.MOVE:
            return refuse_boat(box, table, hex_)
        case Phase.WIND:
            return refuse_boat(box, table, hex_)
        case Phase.CALL:
            return refuse_creature(table, hex_)
        case Phase.CREATURE:
            return refuse_creature(table, hex_)
        case _:
            return what_is_due(table)


@rule
def refuse_to(box, table, hex_):
    match table.phase:
        case Phase.STEP:
            return refuse_step(table, hex_)
        case Phase.SAIL:
            return refuse_sail(table, hex_)
        case Phase.BLOW:
            return refuse_sail(table, hex_)
        case Phase.GUIDE:
            return refuse_guide(table, hex_)
        case Phase.SEND:
            return refuse_send(table, hex_)
        case Phase.PROWL:
            return refuse_prowl(table, hex_)
        case Phase.PLACE:
            return refuse_place(box, table, hex_)
        case Phase.LAUNCH:
            return refuse_launch(box, table, hex_)
        case _:
            return what_is_due(table)


@rule
def refuse_done(table):
    match table.phase:
        case Phase.PLAY | Phase.MOVE | Phase.CREATURE:
            return Refusal.LEGAL
        case Phase.GUIDE | Phase.BLOW | Phase.PROWL:
            return Refusal.LEGAL if can_stop(table) else Refusal.NOT_YET
        case _:
            return Refusal.NOTHING_TO_END if is_seats_turn(table) else what_is_due(table)
