"""Every piece and where it lies, for the law that each is in one place."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

from fernweh.games.lost_cities_board_game.components import (
    MOST_SEATS, PATHS, TILES, Tile,
)  # fmt: skip
from fernweh.games.lost_cities_board_game.notation import (
    CARDS, Cards, all_cards, set_aside, sorted_cards, stack_of,
)  # fmt: skip
from fernweh.games.lost_cities_board_game.state import Phase
from fernweh.kernel.record import plain


def _placed(data: Any) -> Iterator[int]:
    """The kinds of all cards in every place but the deck."""
    for seat in range(MOST_SEATS):
        yield from sorted_cards(data.hand[seat])
        yield from sorted_cards(data.laid[seat])
    for colour in range(PATHS):
        yield from stack_of(data.pile[colour], colour)


def census(box: Any, table: Any) -> dict[str, int]:
    """Every card and tile, and how many places hold it; before the first expedition, the box."""
    data = plain(table)
    if data.phase == Phase.START:
        return _named(all_cards(box), Counter(dict(zip(TILES, box.tiles.tolist(), strict=True))))
    deck = sorted_cards(data.deck)
    if len(deck) != data.deck_left + sum(data.veiled) + set_aside(box):
        raise AssertionError("the deck is not as long as it says")
    tiles = Counter(TILES[tile - 1] for path in data.tile for tile in path if tile != Tile.NONE)
    tiles.update(dict(zip(TILES, data.tiles_left, strict=True)))
    tiles[TILES[0]] += sum(data.found)
    return _named(Counter([*deck, *_placed(data)]), tiles)


def _named(cards: Cards, tiles: Counter[str]) -> dict[str, int]:
    named = {CARDS[kind]: n for kind, n in sorted(cards.items())}
    return named | {f"tile {name}": tiles[name] for name in TILES}
