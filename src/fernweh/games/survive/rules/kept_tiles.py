"""§9.1 to §9.3  Step 1: a kept tile is played."""

import numpy as np

from fernweh.games.survive.board import ADJACENT
from fernweh.games.survive.components import (
    FIRST_CREATURE, FIRST_MOVED, LAND, NOWHERE, PLAYABLE, POINTS, SORT_BACK, SORT_TERRAIN, Back,
)  # fmt: skip
from fernweh.games.survive.rules.creatures import lift, put_down
from fernweh.games.survive.rules.encounters import meet
from fernweh.games.survive.rules.movement import is_beside_sea, use_swim_move
from fernweh.games.survive.rules.codes import Refusal, refuse_in
from fernweh.games.survive.rules.boats import some_boat_sails
from fernweh.games.survive.state import TO_MOVE, Phase, is_set, place_of, swimmers_at
from fernweh.kernel.bits import NONE, Word, bit, has, lowest, without_lowest
from fernweh.kernel.rule import rule

# Which tile


@rule
def is_of_use(box, table, back):
    """§9.1"""
    if back == Back.DOLPHIN:
        return swimmers_to_guide(box, table) != NONE
    if back == Back.WIND:
        return some_boat_sails(box, table)
    kind = back - FIRST_MOVED
    for creature in range(FIRST_CREATURE[kind], FIRST_CREATURE[kind + 1]):
        if table.creature[creature] != NOWHERE:
            return True
    return False


@rule
def playable(box, table):
    """The sorts of tiles that the player holds and can use."""
    found = NONE
    for sort in range(PLAYABLE):
        if table.hand[table.turn, sort] > 0 and is_of_use(box, table, SORT_BACK[sort]):
            found |= bit(sort)
    return found


@rule
def refuse_play(box, table, sort):
    why = refuse_in(table, Phase.PLAY)
    if why != Refusal.LEGAL or has(playable(box, table), sort):
        return why
    return Refusal.NO_USE if table.hand[table.turn, sort] > 0 else Refusal.NOT_IN_HAND


@rule
def play(table, sort):
    table.hand[table.turn, sort] -= 1
    table.kept[table.turn, SORT_TERRAIN[sort]] -= 1
    back = SORT_BACK[sort]
    if back == Back.DOLPHIN:
        table.phase = Phase.DOLPHIN
    elif back == Back.WIND:
        table.phase = Phase.WIND
    else:
        table.kind = back - FIRST_MOVED
        table.phase = Phase.CALL


# §9.2  The dolphin


@rule
def swimmers_to_guide(box, table):
    found, mine = NONE, table.swimming & box.owned[table.turn]
    while mine != NONE:
        swimmer = lowest(mine)
        mine = without_lowest(mine)
        found |= Word(is_beside_sea(table, place_of(table, swimmer))) << Word(swimmer)
    return found


@rule
def refuse_swimmer(box, table, explorer):
    if not has(box.owned[table.turn], explorer):
        return Refusal.NOT_YOURS
    if not has(table.swimming, explorer):
        return Refusal.NOT_IN_THE_WATER
    return Refusal.LEGAL if has(swimmers_to_guide(box, table), explorer) else Refusal.NO_WAY


@rule
def choose_swimmer(box, table, explorer):
    table.chosen = explorer
    table.points = POINTS
    table.phase = Phase.GUIDE
    if box.dolphin_swims != 0:
        use_swim_move(box, table, explorer)


@rule
def refuse_guide(table, hex_):
    if not ADJACENT[place_of(table, np.int64(table.chosen)), hex_]:
        return Refusal.NOT_ADJACENT
    return Refusal.LAND_IS_BARRED if is_set(table, hex_, LAND) else Refusal.LEGAL


@rule
def guide(box, table, hex_):
    explorer = np.int64(table.chosen)
    table.at[explorer] = hex_
    meet(box, table, hex_, bit(explorer), False, table.hexes[hex_])
    table.points -= 1
    if table.points == 0 or not has(table.swimming, explorer):
        table.chosen = 0
        table.phase = TO_MOVE


# §9.3  A creature to an empty hex


@rule
def is_empty(table, hex_):
    """No land, boat, creature or swimmer."""
    return table.hexes[hex_] == 0 and swimmers_at(table, hex_) == NONE


@rule
def refuse_send(table, hex_):
    if is_set(table, hex_, LAND):
        return Refusal.LAND_IS_BARRED
    return Refusal.LEGAL if is_empty(table, hex_) else Refusal.NOT_EMPTY


@rule
def send(table, hex_):
    creature, kind = np.int64(table.chosen), np.int64(table.kind)
    lift(table, creature, kind)
    put_down(table, creature, kind, hex_)
    table.chosen = 0
    table.kind = 0
    table.phase = TO_MOVE
