"""An expedition from setting up to scoring, and the end of the game: §2, §3, §7, §8, §9."""

import numpy as np

from fernweh.games.lost_cities_board_game.components import (
    COPIES, MOST_ARTIFACTS, PATHS, SLOT_PATH, SLOT_STONE, STONE_VALUE, STONES, TILE_KINDS, Tile,
)  # fmt: skip
from fernweh.games.lost_cities_board_game.rules.codes import Refusal
from fernweh.games.lost_cities_board_game.state import LOT, Phase
from fernweh.kernel.bits import NONE, Word, count, has, nth
from fernweh.kernel.rule import rule

# §2  The game


@rule
def setup(box, table):
    table.phase = Phase.START
    table.starter = 0
    if box.starter != LOT:
        table.starter = box.starter
        begin_expedition(box, table)


@rule
def refuse_start(box, table, seat):
    if table.phase == Phase.OVER:
        return Refusal.GAME_IS_OVER
    if table.phase != Phase.START:
        return Refusal.NOT_THE_LOT
    return Refusal.LEGAL if seat < box.seats else Refusal.SEAT_NOT_TAKEN


@rule
def start(box, table, seat):
    """§2.2: the lot has fallen."""
    table.starter = seat
    begin_expedition(box, table)


@rule
def left_of(box, seat):
    """§4.1: clockwise."""
    return 0 if seat + 1 == box.seats else np.int64(seat) + 1


# §3  Setting up an expedition


@rule
def begin_expedition(box, table):
    """All tiles and cards together again, all explorers at home."""
    for copy in range(COPIES):
        table.deck[copy] = box.kinds
    table.deck_left = box.cards
    for path in range(PATHS):
        clear_path(table, path)
    for tile in range(TILE_KINDS):
        table.tiles_left[tile] = box.tiles[tile]
    for seat in range(box.seats):
        clear_seat(table, seat)
    table.ply = 0
    table.crossed = 0
    table.closed = 0
    table.turn = table.starter
    table.phase = Phase.TILES


@rule
def clear_path(table, path):
    for half in range(2):
        table.pile[path, half] = NONE
    for stone in range(STONES):
        table.tile[path, stone] = Tile.NONE


@rule
def clear_seat(table, seat):
    """§8.4: explorers go home, artifact tiles are exchanged for tokens."""
    for copy in range(COPIES):
        table.hand[seat, copy] = NONE
        table.known[seat, copy] = NONE
        table.laid[seat, copy] = NONE
    for path in range(PATHS):
        table.stone[seat, path] = 0
    table.shut[seat] = NONE
    table.researcher[seat] = 0
    table.veiled[seat] = 0
    table.tokens[seat] += table.found[seat]
    table.found[seat] = 0


# §3.1  Tiles


@rule
def tiles_to_come(table):
    """The kinds of tiles of which some are left, as a set."""
    kinds = NONE
    for tile in range(TILE_KINDS):
        kinds |= Word(table.tiles_left[tile] > 0) << Word(tile)
    return kinds


@rule
def refuse_tile(table, tile):
    """Chance only."""
    if table.phase == Phase.OVER:
        return Refusal.GAME_IS_OVER
    if table.phase != Phase.TILES:
        return Refusal.CHANCE_ALONE
    return Refusal.LEGAL if has(tiles_to_come(table), tile) else Refusal.NO_SUCH_TILE_LEFT


@rule
def lay_tile(box, table, tile):
    """On the next marked stone."""
    slot = nth(box.slots, np.int64(table.tiles_laid))
    table.tile[SLOT_PATH[slot], SLOT_STONE[slot]] = tile + 1
    table.tiles_left[tile] -= 1
    table.tiles_laid += 1
    if table.tiles_laid == count(box.slots):
        table.tiles_laid = 0
        table.phase = Phase.DEAL


# §7, §8, §9  End and scoring


@rule
def end_expedition(box, table):
    for seat in range(box.seats):
        table.points[seat] = score(box, table, seat)
    table.expeditions_done += 1
    if table.expeditions_done == box.expeditions:
        end_game(box, table)
    else:
        table.starter = left_of(box, table.turn)
        begin_expedition(box, table)


@rule
def end_game(box, table):
    """§9.1."""
    for seat in range(box.seats):
        bonus = np.int64(box.track[artifacts(table, seat)])
        table.points[seat] = max(0, table.points[seat] + bonus)
    table.phase = Phase.OVER


@rule
def artifacts(table, seat):
    """Tokens, and the tiles that will be exchanged for tokens (§8.4)."""
    return np.int64(table.tokens[seat]) + table.found[seat]


@rule
def explorer_points(table, seat, path):
    """§8.1, §8.2: what the explorer on a path is worth where it stands; 0 without one."""
    value = STONE_VALUE[table.stone[seat, path]]
    return value * 2 if has(Word(table.researcher[seat]), path) else value


@rule
def standing(table, seat):
    """What a seat's explorers on the board are worth together."""
    points = 0
    for path in range(PATHS):
        points += explorer_points(table, seat, path)
    return points


@rule
def score(box, table, seat):
    """§8.3: the points so far, explorers counted where they stand; artifacts count at the end."""
    points = np.int64(table.points[seat])
    return points if table.phase == Phase.OVER else max(0, points + standing(table, seat))


@rule
def is_ahead(box, table, one, other):
    """§9.4: more points, or as many and more artifacts."""
    lead = score(box, table, one) - score(box, table, other)
    more = artifacts(table, one) - artifacts(table, other)
    return lead > 0 or (lead == 0 and more > 0)


@rule
def place(box, table, seat):
    """1 for the winner, or for all who share the win."""
    ahead = 0
    for other in range(box.seats):
        ahead += is_ahead(box, table, other, seat)
    return 1 + ahead


# For a search that stops before the end, and for learners


@rule
def is_cut(box, table):
    """§11.6: whether the cap ended the last expedition."""
    return table.ply == box.cap and table.deck_left > 0


@rule
def stage(box, table):
    """§2.1: the expeditions that are over."""
    return np.int64(table.expeditions_done)


@rule
def estimate(box, table, seat):
    """The points so far, and for each artifact what one brings on average (§9.2)."""
    if table.phase == Phase.OVER:
        return score(box, table, seat)
    rise = np.int64(box.track[MOST_ARTIFACTS]) - box.track[0]
    return score(box, table, seat) + rise * artifacts(table, seat) // MOST_ARTIFACTS
