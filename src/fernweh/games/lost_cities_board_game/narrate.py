"""What happened and who saw it; why not. No rule lives here, and no sentence."""

from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any

from fernweh.games.lost_cities_board_game.components import (
    CITY, COLOUR, COLOURS, KIND, OBJECT, PATHS, PIECES, SLOT_PATH, SLOT_STONE, TILE_POINTS, TILES,
    VALUE_COUNT, VALUES, VERB, Tile, Verb,
)  # fmt: skip
from fernweh.games.lost_cities_board_game.events import (
    ArrowFound, ArtifactFound, ArtifactsCounted, Dealt, Declined, Discarded, Drew, ExpeditionBegan,
    ExpeditionEnded, ExplorersCounted, GameEnded, LotDrawn, Moved, Played, PointsFound, SetOut,
    TileLaid, Took,
)  # fmt: skip
from fernweh.games.lost_cities_board_game.notation import CARDS, piece_on, row_of
from fernweh.games.lost_cities_board_game.options import SEAT_NAMES
from fernweh.games.lost_cities_board_game.rules import (
    Refusal, artifacts, place, receiver, refusal, standing,
)  # fmt: skip
from fernweh.games.lost_cities_board_game.state import Phase, top_value
from fernweh.kernel.event import Event
from fernweh.kernel.protocol import Refused
from fernweh.kernel.record import plain

# As Python numbers, and the verbs where they are found at once: an Enum takes half a µs for each
_VERB, _OBJECT = VERB.tolist(), OBJECT.tolist()
verbs, phases = SimpleNamespace(**Verb.__members__), SimpleNamespace(**Phase.__members__)

PARAGRAPHS = {
    Refusal.GAME_IS_OVER: "9.1",
    Refusal.CHANCE_IS_DUE: "4.1",
    Refusal.CHANCE_ALONE: "3.3",
    Refusal.LAY_FIRST: "4.1",
    Refusal.DRAW_NOW: "4.1",
    Refusal.SEND_FIRST: "4.4",
    Refusal.MOVE_FIRST: "5.4",
    Refusal.NOT_IN_HAND: "4.2",
    Refusal.BELOW_THE_ROW: "4.6",
    Refusal.ABOVE_THE_ROW: "11.3",
    Refusal.NO_ROW_BEGUN: "4.4",
    Refusal.NO_MOVE_DUE: "5.4",
    Refusal.NOBODY_ON_THE_PATH: "5.6",
    Refusal.IN_THE_CITY: "5.6",
    Refusal.JUST_DISCARDED: "6.3",
    Refusal.PILE_IS_EMPTY: "6.2",
    Refusal.NOT_IN_DECK: "3.4",
    Refusal.NO_SUCH_TILE_LEFT: "3.1",
    Refusal.NOT_THE_LOT: "2.2",
    Refusal.SEAT_NOT_TAKEN: "1.1",
}

_RULE_OF_VERB = {
    Verb.PLAY: "4.2",
    Verb.SEND: "4.4",
    Verb.MOVE: "5.4",
    Verb.DECLINE: "5.4",
    Verb.DRAW: "6.1",
    Verb.DISCARD: "4.8",
    Verb.TAKE: "6.2",
    Verb.START: "2.2",
    Verb.TURN_UP: "3.3",
    Verb.TILE: "3.1",
}


def rule_of(action: int) -> str:
    return _RULE_OF_VERB[VERB[action]]


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
            slot = was.tiles_laid
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
    done, last = int(after.expeditions_done), _as_it_ended(before, action)
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


def _as_it_ended(before: Any, action: int) -> Any:
    """The table with the last step of an explorer, if one ended the expedition (§7.1)."""
    last, thing = before.copy(), int(OBJECT[action])
    if VERB[action] in (Verb.PLAY, Verb.MOVE):
        path = int(COLOUR[thing]) if VERB[action] == Verb.PLAY else thing
        last.stone[last.turn, path] += 1
    return last


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


def explain(box: Any, table: Any, action: int) -> Refused | None:
    """Why this action may not be taken now; None when it may."""
    why = Refusal(refusal(box, table, action))
    if why == Refusal.LEGAL:
        return None
    return Refused(why, PARAGRAPHS[why], _facts(table, action))


def _facts(table: Any, action: int) -> dict[str, Any]:
    verb, thing = VERB[action], int(OBJECT[action])
    match verb:
        case Verb.PLAY | Verb.DISCARD | Verb.TURN_UP:
            return _card_facts(table, thing)
        case Verb.SEND:
            return {"piece": PIECES[thing]}
        case Verb.MOVE | Verb.TAKE:
            return {"colour": COLOURS[thing]}
        case Verb.START:
            return {"seat": SEAT_NAMES[thing]}
        case Verb.TILE:
            return {"tile": TILES[thing]}
    return {}


def _card_facts(table: Any, kind: int) -> dict[str, Any]:
    """The card, and what the row of its colour has reached."""
    colour = int(COLOUR[kind])
    row = row_of(plain(table), int(table.turn), colour)
    reached = {"peak": VALUES[row[-1] % VALUE_COUNT]} if row else {}
    return {"card": CARDS[kind], "colour": COLOURS[colour], **reached}
