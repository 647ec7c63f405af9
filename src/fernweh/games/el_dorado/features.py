"""What a learner sees: bytes, named piece by named piece.

Seats are told from the viewer on, clockwise: me, my left neighbour, and so on; seats that are not
taken are zeros. The map is told by its pieces; of each pawn's six neighbours it is told what they
ask for, and what the way ahead asks for in all. A place on the map is two numbers, its coordinates
plus 64; 0 is no place.
"""

import numpy as np

from fernweh.games.el_dorado.components import (
    BLOCKADE_ASKS, BLOCKADES, CAVE_TOKENS, COPIES, FINISHES, FOR_SALE, KINDS, MOST_CAVES,
    MOST_PIECES, MOST_SEATS, PAWNS, PRICED, SIDES_OF_HEX, SPOT_ROW, TOKEN_KINDS,
)  # fmt: skip
from fernweh.games.el_dorado.rules.market import MOST_COINS, for_sale
from fernweh.games.el_dorado.rules.ways import across, blockades_beside, occupied
from fernweh.games.el_dorado.state import ARRIVED, NO_PAWN, Phase, copies, total
from fernweh.kernel.bits import has
from fernweh.kernel.protocol import Piece
from fernweh.kernel.rule import rule

MOST = 7  # cards of a kind in a place
WAYS = PAWNS * SIDES_OF_HEX
TERRAIN = "0 closed, 1 machete, 2 paddle, 3 coin, 4 rubble, 5 camp"
PHASES = (
    "0 lot, 1 blockades, 2 deal, 3 play, 4 move, 5 free step, 6 pay, 7 buy, 8 take, 9 remove, "
    "10 replace, 11 explore, 12 keep, 13 turn up, 14 find, 15 over"
)

OFFSET = SPOT_ROW // 2  # added to coordinates
FIRST_LETTER = ord("A") - 1

BY_SEAT, BY_PAWN = ("seat", MOST_SEATS), ("pawn", PAWNS)
BY_KIND, BY_PRICED, BY_TOKEN = ("card", KINDS), ("priced", FOR_SALE), ("token", TOKEN_KINDS)
BY_CAVE, BY_LINE, BY_NUMBER = ("cave", MOST_CAVES), ("line", BLOCKADES), ("blockade", BLOCKADES)
BY_PIECE, BY_FINISH, BY_TERRAIN = ("piece", MOST_PIECES), ("finish", FINISHES), ("terrain", 5)
BY_WAY = (BY_PAWN, ("direction", SIDES_OF_HEX))

OBSERVATION = (
    Piece("hand", KINDS, MOST, "cards of each kind in my hand", (BY_KIND,)),
    Piece("unseen", MOST_SEATS * KINDS, MOST,
          "of each seat: draw pile, and hand if unknown", (BY_SEAT, BY_KIND)),
    Piece("known", MOST_SEATS * KINDS, MOST,
          "cards of each kind that all know in hands", (BY_SEAT, BY_KIND)),
    Piece("discard", MOST_SEATS * KINDS, MOST,
          "cards of each kind in discard piles", (BY_SEAT, BY_KIND)),
    Piece("removed", MOST_SEATS * KINDS, MOST,
          "cards of each kind out of the game", (BY_SEAT, BY_KIND)),
    Piece("played", KINDS, MOST, "cards of each kind in the play area", (BY_KIND,)),
    Piece("gained", KINDS, MOST, "cards gained in this turn", (BY_KIND,)),
    Piece("leaving", KINDS, MOST, "cards that can still be saved", (BY_KIND,)),
    Piece("stock", FOR_SALE, COPIES,
          "cards of each kind with a price in market and reserve", (BY_PRICED,)),
    Piece("slots", FOR_SALE, 1, "1 for a kind on a slot of the market", (BY_PRICED,)),
    Piece("for_sale", FOR_SALE, 1, "1 for a kind that can be bought", (BY_PRICED,)),
    Piece("tokens", MOST_SEATS * TOKEN_KINDS, CAVE_TOKENS,
          "cave tokens of each kind", (BY_SEAT, BY_TOKEN)),
    Piece("bag", TOKEN_KINDS, CAVE_TOKENS, "cave tokens that nobody has seen", (BY_TOKEN,)),
    Piece("caves", MOST_CAVES, CAVE_TOKENS, "tokens left on each cave", (BY_CAVE,)),
    Piece("marks", MOST_SEATS * PAWNS * MOST_CAVES, 1,
          "1 for a cave that a pawn has explored and not left", (BY_SEAT, BY_PAWN, BY_CAVE)),
    Piece("near", PAWNS * MOST_CAVES, 1, "1 for a cave beside my pawn", (BY_PAWN, BY_CAVE)),
    Piece("pawns_q", MOST_SEATS * PAWNS, 127, "where each pawn is: q", (BY_SEAT, BY_PAWN)),
    Piece("pawns_r", MOST_SEATS * PAWNS, 127, "and r", (BY_SEAT, BY_PAWN)),
    Piece("steps", MOST_SEATS * PAWNS, 255, "steps that each pawn has left", (BY_SEAT, BY_PAWN)),
    Piece("arrival", MOST_SEATS, MOST_SEATS, "1 for who arrived first; 0 for not yet", (BY_SEAT,)),
    Piece("terrain", WAYS, 5, "around my pawns, by direction: " + TERRAIN, BY_WAY, names=True),
    Piece("need", WAYS, 4, "how much of it", BY_WAY),
    Piece("occupied", WAYS, 1, "1 where a pawn stands", BY_WAY),
    Piece("blocked", WAYS, 1, "1 across a blockade", BY_WAY),
    Piece("beside", PAWNS * BLOCKADES, 1,
          "1 for a blockade that lies beside my pawn, by number", (BY_PAWN, BY_NUMBER)),
    Piece("closer", WAYS, 1, "1 where a step leads closer to El Dorado", BY_WAY),
    Piece("ahead", PAWNS * 5, 255,
          "what the way of least effort asks for in all, by terrain", (BY_PAWN, BY_TERRAIN)),
    Piece("most", PAWNS * 5, 4, "and the most at once", (BY_PAWN, BY_TERRAIN)),
    Piece("lines", BLOCKADES, BLOCKADES,
          "the number of the blockade on each line; 0 for none", (BY_LINE,), names=True),
    Piece("asks", BLOCKADES, 5, "what it asks for: " + TERRAIN, (BY_LINE,), names=True),
    Piece("before", BLOCKADES, MOST_PIECES,
          "the piece before each line, from 1; 0 for no line", (BY_LINE,), names=True),
    Piece("won", MOST_SEATS * BLOCKADES, 1,
          "1 for a blockade that the seat has, by number", (BY_SEAT, BY_NUMBER)),
    Piece("sides", MOST_PIECES, 26,
          "the map, piece by piece: its side, 1 for A; 0 for none", (BY_PIECE,), names=True),
    Piece("turned", MOST_PIECES, 5, "by how many sixths it is turned", (BY_PIECE,), names=True),
    Piece("middles_q", MOST_PIECES, 127, "where its middle is: q", (BY_PIECE,)),
    Piece("middles_r", MOST_PIECES, 127, "and r", (BY_PIECE,)),
    Piece("finish_q", FINISHES, 127, "where the finishing spaces are: q", (BY_FINISH,)),
    Piece("finish_r", FINISHES, 127, "and r", (BY_FINISH,)),
    Piece("finish", 1, 5, "what they ask for: " + TERRAIN, names=True),
    Piece("hand_sizes", MOST_SEATS, 255, "cards in hands", (BY_SEAT,)),
    Piece("phase", 1, Phase.OVER, PHASES, names=True),
    Piece("turn", 1, MOST_SEATS - 1, "whose turn it is, counted clockwise from me", names=True),
    Piece("starter", 1, MOST_SEATS - 1, "who began, counted clockwise from me", names=True),
    Piece("power", 1, 6, "power left of the card that moves"),
    Piece("symbol", 1, 3, "its symbol: 1 machete, 2 paddle, 3 coin; 0 for none", names=True),
    Piece("pawn", 1, PAWNS, "the pawn that moves or has stopped; 0 for none", names=True),
    Piece("stepped", 1, 1, "1 if it has moved"),
    Piece("goal", 1, SIDES_OF_HEX + BLOCKADES,
          "what is paid for, or the cave that is explored", names=True),
    Piece("owing", 1, 4, "cards still to pay, remove or replace"),
    Piece("line", 1, BLOCKADES, "the line that a free step has opened; 0 for none", names=True),
    Piece("coins", 1, MOST_COINS, "gathered, in halves"),
    Piece("to_draw", 1, 4, "cards that are being drawn"),
    Piece("flags", 5, 1, "bought, passing, changed, refill, must remove (or a change is used up)",
          (("flag", 5),)),
    Piece("round_high", 1, 127, "rounds done: 256s"),
    Piece("round", 1, 255, "and ones"),
    Piece("cap_high", 1, 3, "rounds after which the game is over, 0 for never: 256s"),
    Piece("cap_low", 1, 255, "and ones"),
    Piece("with_caves", 1, 1, "1 where caves have tokens (§10)"),
    Piece("native_enters", 1, 1, "1 for §14.5"),
    Piece("replace_plays", 1, 1, "1 for §14.6"),
    Piece("keep_any", 1, 1, "1 for §14.7"),
    Piece("seats", 1, MOST_SEATS, "how many players there are"),
)  # fmt: skip
(
    HAND, UNSEEN, KNOWN, DISCARDS, REMOVED, PLAYED, GAINED, LEAVING, STOCK, SLOT, SALE, TOKENS_AT,
    BAG, CAVES, MARKS, NEAR, PAWN_Q, PAWN_R, STEPS, ARRIVAL, TERRAIN_AT, NEED, OCCUPIED, BLOCKED,
    BESIDE, CLOSER, AHEAD, MOST_AT, LINES, ASKS, BEFORE, WON, SIDES, TURNED, MIDDLE_Q,
    MIDDLE_R, FINISH_Q, FINISH_R, FINISH, SIZES, PHASE, TURN, STARTER, POWER, SYMBOL, PAWN,
    STEPPED, GOAL, OWING, LINE, COINS, TO_DRAW, FLAGS, ROUND_HIGH, ROUND, CAP_HIGH, CAP,
    WITH_CAVES, ENTERS, PLAYS, KEEPS, SEATS,
) = (int(at) for at in np.cumsum([0] + [piece.size for piece in OBSERVATION[:-1]]))  # fmt: skip
LENGTH = sum(piece.size for piece in OBSERVATION)


@rule
def observe(box, table, viewer, out):
    """`out` is bytes, as many as the pieces have; the table may be concealed or not."""
    for at in range(LENGTH):
        out[at] = 0
    see_cards(table.hand[viewer], KINDS, out, HAND)
    for step in range(box.seats):
        see_seat(box, table, (viewer + step) % box.seats, step, out)
    for pawn in range(box.pawns):
        see_pawn(box, table, viewer, pawn, out)
    see_map(box, out)
    see_options(box, out)
    see_supply(table, out)
    see_lines(box, table, out)
    see_turn(box, table, viewer, out)


@rule
def see_cards(cards, kinds, out, at):
    for kind in range(kinds):
        out[at + kind] = copies(cards, kind)


@rule
def see_seat(box, table, seat, step, out):
    """The draw pile and what is unknown of a hand: the same however they are split."""
    known = table.hand[seat] if step == 0 else table.known[seat]
    see_cards(table.pile[seat] + (table.hand[seat] - known), KINDS, out, UNSEEN + step * KINDS)
    see_cards(table.known[seat], KINDS, out, KNOWN + step * KINDS)
    see_cards(table.discard[seat], KINDS, out, DISCARDS + step * KINDS)
    see_cards(table.removed[seat], KINDS, out, REMOVED + step * KINDS)
    see_cards(table.tokens[seat], TOKEN_KINDS, out, TOKENS_AT + step * TOKEN_KINDS)
    out[ARRIVAL + step] = table.arrival[seat]
    out[SIZES + step] = total(table.hand[seat]) + table.veiled[seat]
    for number in range(BLOCKADES):
        out[WON + step * BLOCKADES + number] = (table.won[seat] >> number) & 1
    for pawn in range(box.pawns):
        see_place(box, table, seat, pawn, step * PAWNS + pawn, out)


@rule
def see_place(box, table, seat, pawn, at, out):
    for cave in range(MOST_CAVES):
        out[MARKS + at * MOST_CAVES + cave] = (table.mark[seat, pawn] >> cave) & 1
    space = table.at[seat, pawn]
    if space == ARRIVED:
        return
    out[STEPS + at] = box.steps[space]
    see_spot(box.spot[space], out, PAWN_Q + at, PAWN_R + at)


@rule
def see_spot(spot, out, q, r):
    whole = np.int64(spot) + OFFSET * SPOT_ROW + OFFSET
    out[q] = whole % SPOT_ROW
    out[r] = whole // SPOT_ROW


# My pawns


@rule
def see_pawn(box, table, viewer, pawn, out):
    space = np.int64(table.at[viewer, pawn])
    if space == ARRIVED:
        return
    taken, blocked = occupied(box, table, space), across(box, table, space, table.standing)
    for direction in range(SIDES_OF_HEX):
        at = pawn * SIDES_OF_HEX + direction
        target = np.int64(box.next[space, direction])
        out[OCCUPIED + at] = (taken >> direction) & 1
        out[BLOCKED + at] = (blocked >> direction) & 1
        if target >= 0 and box.terrain[target] >= 0:
            out[TERRAIN_AT + at] = box.terrain[target] + 1
            out[NEED + at] = box.need[target]
            out[CLOSER + at] = box.steps[target] < box.steps[space]
    beside = blockades_beside(box, table, space)
    for number in range(BLOCKADES):
        out[BESIDE + pawn * BLOCKADES + number] = (beside >> number) & 1
    for terrain in range(5):
        out[AHEAD + pawn * 5 + terrain] = box.ahead[space, terrain]
        out[MOST_AT + pawn * 5 + terrain] = box.most[space, terrain]
    for cave in range(MOST_CAVES):
        out[NEAR + pawn * MOST_CAVES + cave] = (box.near[space] >> cave) & 1


# The match


@rule
def see_map(box, out):
    for piece in range(box.pieces):
        out[SIDES + piece] = box.letter[piece] - FIRST_LETTER
        out[TURNED + piece] = box.turned[piece]
        see_spot(box.middle[piece], out, MIDDLE_Q + piece, MIDDLE_R + piece)
    for number in range(FINISHES):
        see_spot(box.spot[box.finish + number], out, FINISH_Q + number, FINISH_R + number)
    out[FINISH] = box.terrain[box.finish] + 1
    for line in range(box.lines):
        out[BEFORE + line] = box.before[line] + 1


@rule
def see_options(box, out):
    out[SEATS] = box.seats
    out[CAP_HIGH] = box.cap >> 8
    out[CAP] = box.cap & 255
    out[WITH_CAVES] = box.caves > 0
    out[ENTERS] = box.native_enters
    out[PLAYS] = box.replace_plays
    out[KEEPS] = box.keep_any


# What is common


@rule
def see_supply(table, out):
    see_cards(table.played, KINDS, out, PLAYED)
    see_cards(table.gained, KINDS, out, GAINED)
    see_cards(table.leaving, KINDS, out, LEAVING)
    see_cards(table.bag, TOKEN_KINDS, out, BAG)
    open_now = for_sale(table)
    for kind in range(FOR_SALE):
        out[STOCK + kind] = copies(table.stock, PRICED + kind)
        out[SLOT + kind] = (table.market >> kind) & 1
        out[SALE + kind] = has(open_now, kind)
    for cave in range(MOST_CAVES):
        out[CAVES + cave] = table.cave[cave]


@rule
def see_lines(box, table, out):
    for line in range(BLOCKADES):
        number = np.int64(table.blockade[line])
        if number > 0:
            out[LINES + line] = number
            out[ASKS + line] = BLOCKADE_ASKS[number] + 1


@rule
def see_turn(box, table, viewer, out):
    out[PHASE] = table.phase
    out[TURN] = (np.int64(table.turn) + box.seats - viewer) % box.seats
    out[STARTER] = (np.int64(table.starter) + box.seats - viewer) % box.seats
    out[POWER] = table.power
    out[SYMBOL] = table.symbol + 1 if table.phase == Phase.MOVE else 0
    out[PAWN] = table.pawn + 1 if table.pawn != NO_PAWN else 0
    out[STEPPED] = table.stepped
    out[GOAL] = table.goal
    out[OWING] = table.owing
    out[LINE] = table.line + 1
    out[COINS] = table.coins
    out[TO_DRAW] = table.to_draw
    out[FLAGS] = table.bought
    out[FLAGS + 1] = table.passing
    out[FLAGS + 2] = table.changed
    out[FLAGS + 3] = table.refill
    out[FLAGS + 4] = table.must
    out[ROUND_HIGH] = table.rounds_done >> 8
    out[ROUND] = table.rounds_done & 255
