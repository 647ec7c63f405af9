"""The first half of a turn: a card is laid, an explorer moves, tiles are met (§4, §5)."""

from fernweh.games.lost_cities_board_game.components import (
    ADVENTURER, BEYOND_BRIDGE, BRIDGE_LIMIT, CITY, COLOUR, EXPLORERS, HIGHER, KIND, LOWER, PATHS,
    RESEARCHER, TILE_POINTS, VALUE, VALUE_COUNT, Tile,
)  # fmt: skip
from fernweh.games.lost_cities_board_game.rules.codes import (
    Refusal, is_seats_turn, refuse_in_turn,
)  # fmt: skip
from fernweh.games.lost_cities_board_game.state import ENDED, Phase, add, push, remove
from fernweh.kernel.bits import NONE, Word, bit, has
from fernweh.kernel.rule import rule

# §4.2  Lay a card


@rule
def lose(table, seat, kind):
    """A card leaves the hand; if the others knew of one, that one (§10.5)."""
    remove(table.hand[seat], kind)
    remove(table.known[seat], kind)


@rule
def playable(table, seat):
    """§4.3, §4.6: the cards of the hand that begin or continue a row."""
    return table.hand[seat, 0] & ~table.shut[seat]


@rule
def refuse_lay(table, kind):
    """What holds for playing and discarding alike (§4.2)."""
    why = refuse_in_turn(table, Phase.LAY)
    if why != Refusal.LEGAL or has(table.hand[table.turn, 0], kind):
        return why
    return Refusal.NOT_IN_HAND


@rule
def refuse_play(table, kind):
    why = refuse_lay(table, kind)
    if why != Refusal.LEGAL or has(playable(table, table.turn), kind):
        return why
    falls = has(table.shut[table.turn], KIND[COLOUR[kind], VALUE_COUNT - 1])
    return Refusal.ABOVE_THE_ROW if falls else Refusal.BELOW_THE_ROW


@rule
def play(box, table, kind):
    me, colour = table.turn, COLOUR[kind]
    lose(table, me, kind)
    table.shut[me] |= excluded(box, table.laid[me, 0], kind)
    add(table.laid[me], kind)
    stone = table.stone[me, colour]
    if stone == 0:
        set_out(table, colour)
    elif stone == CITY:
        offer_move(table)
    else:
        advance(table, colour)


@rule
def excluded(box, row, kind):
    """§4.6, §11.3: what the direction of a row excludes once this card lies in it."""
    shut = LOWER[kind] if box.up_and_down == 0 or row & LOWER[kind] != NONE else NONE
    return shut | HIGHER[kind] if row & HIGHER[kind] != NONE else shut


@rule
def discard(box, table, kind):
    """§4.8; §6.3 closes the pile for this turn, unless §11.4 leaves it open."""
    lose(table, table.turn, kind)
    push(table.pile[COLOUR[kind]], VALUE[kind])
    if box.allow_take_back == 0:
        table.closed = bit(COLOUR[kind])
    table.phase = Phase.DRAW


# §4.4  Set out


@rule
def explorers_out(table, seat):
    """How many explorers of a seat are on paths."""
    out = 0
    for path in range(PATHS):
        out += table.stone[seat, path] > 0
    return out


@rule
def set_out(table, path):
    """Ask which explorer, unless only one sort is at home."""
    me = table.turn
    table.path = path
    if table.researcher[me] != 0:
        send(table, ADVENTURER)
    elif explorers_out(table, me) == EXPLORERS - 1:
        send(table, RESEARCHER)
    else:
        table.phase = Phase.SEND


@rule
def refuse_send(table):
    if is_seats_turn(table) and table.phase != Phase.SEND:
        return Refusal.NO_ROW_BEGUN
    return refuse_in_turn(table, Phase.SEND)


@rule
def send(table, piece):
    me, path = table.turn, table.path
    table.stone[me, path] = 1
    if piece == RESEARCHER:
        table.researcher[me] = bit(path)
    table.path = 0
    table.phase = Phase.DRAW


# §4.7, §5  Move on


@rule
def movable(table, seat):
    """§5.6: the paths on which the seat has an explorer that is not in the city."""
    paths = NONE
    for path in range(PATHS):
        stone = table.stone[seat, path]
        paths |= Word(stone > 0 and stone < CITY) << Word(path)
    return paths


@rule
def offer_move(table):
    """§4.7, §5.4, §5.6: one explorer may move on, if one can."""
    table.phase = Phase.MOVE if movable(table, table.turn) != NONE else Phase.DRAW


@rule
def refuse_moving(table):
    """What holds for moving and declining alike."""
    if is_seats_turn(table) and table.phase != Phase.MOVE:
        return Refusal.NO_MOVE_DUE
    return refuse_in_turn(table, Phase.MOVE)


@rule
def refuse_move(table, path):
    why = refuse_moving(table)
    if why != Refusal.LEGAL or has(movable(table, table.turn), path):
        return why
    arrived = table.stone[table.turn, path] == CITY
    return Refusal.IN_THE_CITY if arrived else Refusal.NOBODY_ON_THE_PATH


@rule
def advance(table, path):
    """One stone on (§4.6); the fifth explorer beyond a bridge ends the expedition (§7.1, §7.2)."""
    me = table.turn
    table.stone[me, path] += 1
    table.crossed += table.stone[me, path] == BEYOND_BRIDGE
    if table.crossed == BRIDGE_LIMIT:
        table.phase = ENDED
    else:
        meet_tile(table, path, table.stone[me, path])


@rule
def meet_tile(table, path, stone):
    """§5.1 to §5.4."""
    tile = table.tile[path, stone]
    table.phase = Phase.DRAW
    table.points[table.turn] += TILE_POINTS[tile]
    if tile == Tile.ARTIFACT:
        table.tile[path, stone] = Tile.NONE
        table.found[table.turn] += 1
    elif tile == Tile.ARROW:
        offer_move(table)
