"""What happened and who saw it. No rule lives here, and no sentence."""

from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any

from fernweh.games.lost_cities_board_game.components import (
    CITY, COLOUR, COLOURS, KIND, OBJECT, PATHS, PIECES, SLOT_PATH, SLOT_STONE, TILES, TILE_POINTS,
    VERB, Tile, Verb,
)  # fmt: skip
from fernweh.games.lost_cities_board_game.events import (
    ArrowFound, ArtifactFound, ArtifactsCounted, Dealt, Declined, ExpeditionBegan, ExpeditionEnded,
    ExplorersCounted, GameEnded, Moved, PointsFound, SetOut, TileLaid,
)  # fmt: skip
from fernweh.games.lost_cities_board_game.notation import CARDS, piece_on
from fernweh.games.lost_cities_board_game.rules import artifacts, place, receiver, standing
from fernweh.games.lost_cities_board_game.state import Phase, top_value
from fernweh.kernel.bits import members_of
from fernweh.kernel.common_events import Discarded, Drew, LotDrawn, Played, Took
from fernweh.kernel.event import Event
from fernweh.kernel.record import plain

# As Python numbers, and the verbs where they are found at once: an Enum takes half a µs for each
_VERB, _OBJECT = VERB.tolist(), OBJECT.tolist()

verbs, phases = SimpleNamespace(**Verb.__members__), SimpleNamespace(**Phase.__members__)


def narrate(box: Any, before: Any, action: int, after: Any) -> Iterator[Event]:
    """What happened, in order."""
    was, now = plain(before), plain(after)
    yield from _done(box, before, was, action, now)
    if now.expeditions_done > was.expeditions_done:
        yield from _expedition_over(box, before, action, after)


def _done(box: Any, before: Any, was: Any, action: int, now: Any) -> Iterator[Event]:
    seat, thing = was.turn, _OBJECT[action]
    match _VERB[action]:
        case verbs.PLAY:
            yield Played(seat, CARDS[thing])
            yield from _advanced(was, int(COLOUR[thing]), now)
        case verbs.SEND:
            yield SetOut(seat, PIECES[thing], COLOURS[was.path])
        case verbs.MOVE:
            yield from _moved(was, thing, now)
        case verbs.DECLINE:
            yield Declined(seat)
        case verbs.DISCARD:
            yield Discarded(seat, CARDS[thing])
        case verbs.TAKE:
            yield Took(seat, CARDS[KIND[thing, top_value(before, thing)]])
        case verbs.START:
            yield LotDrawn(thing)
        case verbs.TURN_UP if was.phase == phases.TURN_UP:
            yield Drew(seat, CARDS[thing])
        case verbs.TURN_UP:
            yield Dealt(int(receiver(box, before)), CARDS[thing])
        case verbs.TILE:
            slot = members_of(int(box.slots))[was.tiles_laid]
            yield TileLaid(COLOURS[SLOT_PATH[slot]], int(SLOT_STONE[slot]), TILES[thing])


def _advanced(was: Any, path: int, now: Any) -> Iterator[Event]:
    """What a card laid in a row does on its path (§4.4, §4.6, §4.7)."""
    seat = was.turn
    if was.stone[seat][path] == 0:
        if now.phase == phases.DRAW:  # nobody was asked
            yield SetOut(seat, piece_on(now, seat, path), COLOURS[path])
    elif was.stone[seat][path] < CITY:
        yield from _moved(was, path, now)


def _moved(was: Any, path: int, now: Any) -> Iterator[Event]:
    """One stone on, and the tile there, unless the expedition is over by it (§7.2)."""
    seat, stone = was.turn, was.stone[was.turn][path] + 1
    yield Moved(seat, piece_on(was, seat, path), COLOURS[path], stone)
    if now.expeditions_done > was.expeditions_done:
        return
    tile = was.tile[path][stone]
    if tile == Tile.ARTIFACT:
        yield ArtifactFound(seat)
    elif tile == Tile.ARROW:
        yield ArrowFound(seat, useful=now.phase == phases.MOVE)
    elif tile != Tile.NONE:
        yield PointsFound(seat, int(TILE_POINTS[tile]))


def _expedition_over(box: Any, before: Any, action: int, after: Any) -> Iterator[Event]:
    done, last = int(after.expeditions_done), before.copy()
    as_counted(box, last, action)
    yield ExpeditionEnded(done, _ended_by(before))
    for seat in range(box.seats):
        stones = [int(stone) for stone in last.stone[seat]]
        researcher = "".join(COLOURS[path] for path in _paths(last.researcher[seat]))
        yield ExplorersCounted(seat, int(standing(last, seat)), stones, researcher)
    if after.phase == Phase.OVER:
        yield from _game_over(box, after)
    else:
        yield ExpeditionBegan(done + 1, int(after.starter))


def _paths(word: Any) -> list[int]:
    return [path for path in range(PATHS) if int(word) >> path & 1]


def as_counted(box: Any, table: Any, action: int) -> None:
    """The last step of an explorer, if one ended the expedition (§7.1)."""
    thing = int(OBJECT[action])
    if VERB[action] in (Verb.PLAY, Verb.MOVE):
        path = int(COLOUR[thing]) if VERB[action] == Verb.PLAY else thing
        table.stone[table.turn, path] += 1


def _ended_by(before: Any) -> str:
    if before.phase == Phase.LAY or before.phase == Phase.MOVE:
        return "bridge"
    return "deck" if before.phase == Phase.TURN_UP and before.deck_left == 1 else "cap"


def _game_over(box: Any, after: Any) -> Iterator[Event]:
    seats = range(box.seats)
    for seat in seats:
        number = int(artifacts(after, seat))
        yield ArtifactsCounted(seat, number, int(box.track[number]), int(after.points[seat]))
    first = [seat for seat in seats if place(box, after, seat) == 1]
    yield GameEnded(winner=first[0] if len(first) == 1 else -1)
