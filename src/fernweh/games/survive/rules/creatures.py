"""§10, §9.5 to §9.8  Step 4: the die, a creature that moves, and those who repel it."""

import numpy as np

from fernweh.games.survive.board import ADJACENT
from fernweh.games.survive.components import (
    A_CREATURE, FIRST_CREATURE, LAND, NO_SORT, NOWHERE, OCCUPIED, RANGE, REPELLENT, SERPENT, SHARK,
    TERRAINS, WHALE,
)  # fmt: skip
from fernweh.games.survive.rules.encounters import meet
from fernweh.games.survive.rules.movement import is_beside_sea
from fernweh.games.survive.rules.codes import Refusal, is_seats_turn, refuse_in
from fernweh.games.survive.rules.boats import controls
from fernweh.games.survive.state import (
    TO_END_TURN, Phase, answering, boat_at, has_kept, is_set, swimmers_at,
)  # fmt: skip
from fernweh.kernel.bits import NONE, Word, bit
from fernweh.kernel.rule import rule

TERRAIN_COUNT = len(TERRAINS)

# Creatures of a kind


@rule
def creature_at(table, kind, hex_):
    """The first of that kind on a hex; there must be one."""
    creature = FIRST_CREATURE[kind]
    while table.creature[creature] != hex_:
        creature += 1
    return creature


@rule
def lift(table, creature, kind):
    """Take it off its hex, where others of its kind may be left."""
    hex_ = np.int64(table.creature[creature])
    table.creature[creature] = NOWHERE
    table.hexes[hex_] &= ~A_CREATURE[kind]
    for other in range(FIRST_CREATURE[kind], FIRST_CREATURE[kind + 1]):
        if table.creature[other] == hex_:
            table.hexes[hex_] |= A_CREATURE[kind]


@rule
def put_down(table, creature, kind, hex_):
    table.creature[creature] = hex_
    table.hexes[hex_] |= A_CREATURE[kind]


@rule
def some_can_move(table, kind):
    for creature in range(FIRST_CREATURE[kind], FIRST_CREATURE[kind + 1]):
        if table.creature[creature] != NOWHERE and is_beside_sea(table, table.creature[creature]):
            return True
    return False


# §10.1  The die, and which creature


@rule
def roll(table, kind):
    if some_can_move(table, kind):
        table.kind = kind
        table.phase = Phase.CREATURE
    else:
        table.phase = TO_END_TURN


@rule
def refuse_creature(table, hex_):
    """Choose the creature on a hex, after the die or for a tile (§9.3)."""
    if not is_set(table, hex_, A_CREATURE[table.kind]):
        return Refusal.NO_CREATURE_THERE
    if table.phase == Phase.CREATURE and not is_beside_sea(table, hex_):
        return Refusal.NO_WAY
    return Refusal.LEGAL


@rule
def choose_creature(table, hex_):
    table.chosen = creature_at(table, table.kind, hex_)
    if table.phase == Phase.CALL:
        table.phase = Phase.SEND
    else:
        table.points = RANGE[table.kind]
        table.phase = Phase.PROWL


# §10.2 to §10.4  Where it goes


@rule
def refuse_prowl(table, hex_):
    if not ADJACENT[table.creature[table.chosen], hex_]:
        return Refusal.NOT_ADJACENT
    return Refusal.LAND_IS_BARRED if is_set(table, hex_, LAND) else Refusal.LEGAL


@rule
def prowl(box, table, hex_):
    creature, kind = np.int64(table.chosen), np.int64(table.kind)
    lift(table, creature, kind)
    put_down(table, creature, kind, hex_)
    table.points -= 1
    if strikes(table, kind, hex_):
        table.hex = hex_
        table.asked = those_to_ask(box, table, kind, hex_)
        table.phase = Phase.ANSWER
        strike_if_settled(box, table)
    elif table.points == 0:
        table.phase = TO_END_TURN


@rule
def strikes(table, kind, hex_):
    """§10.3: whether there is somebody for it on that hex."""
    boat = kind != SHARK and is_set(table, hex_, OCCUPIED)
    return boat or (kind != WHALE and swimmers_at(table, hex_) != NONE)


@rule
def strike_if_settled(box, table):
    """§6, once nobody is left to answer."""
    if table.asked == 0:
        kind, hex_ = np.int64(table.kind), np.int64(table.hex)
        meet(box, table, hex_, swimmers_at(table, hex_), True, A_CREATURE[kind])
        table.phase = TO_END_TURN


# §9.5 to §9.8  Repel it


@rule
def those_to_ask(box, table, kind, hex_):
    """§9.7: who has something at stake, and a kept tile, whatever it is; serpents ask nobody."""
    seats = 0
    for seat in range(box.seats):
        if kind != SERPENT and seat != table.turn and has_kept(table, seat):
            seats |= is_at_stake(box, table, seat, kind, hex_) << seat
    return seats


@rule
def is_at_stake(box, table, seat, kind, hex_):
    """§9.5: 1 or 0."""
    if kind == SHARK:
        return np.int64(swimmers_at(table, hex_) & box.owned[seat] != NONE)
    return np.int64(controls(box, table.crew[boat_at(table, hex_)], seat))


@rule
def repellent(table, terrain):
    """The sort of tile that repels what is coming, of a terrain."""
    return REPELLENT[table.kind, terrain]


@rule
def refuse_answer(table):
    if is_seats_turn(table) and table.phase != Phase.ANSWER:
        return Refusal.NOTHING_TO_REPEL
    return refuse_in(table, Phase.ANSWER)


@rule
def refuse_repel(box, table, terrain):
    why = refuse_answer(table)
    if why != Refusal.LEGAL:
        return why
    sort = repellent(table, terrain)
    holds = sort != NO_SORT and table.hand[answering(box, table), sort] > 0
    return Refusal.LEGAL if holds else Refusal.NOT_IN_HAND


@rule
def repel(box, table, terrain):
    """§9.8"""
    seat = answering(box, table)
    table.hand[seat, repellent(table, terrain)] -= 1
    table.kept[seat, terrain] -= 1
    lift(table, np.int64(table.chosen), np.int64(table.kind))
    table.phase = TO_END_TURN


@rule
def decline(box, table):
    table.asked = Word(table.asked) & ~bit(answering(box, table))
    strike_if_settled(box, table)
