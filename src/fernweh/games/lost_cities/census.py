"""Every piece and where it lies, for the law that each is in one place."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

from fernweh.games.lost_cities.components import MOST_COLOURS
from fernweh.games.lost_cities.notation import CARDS, Cards, all_cards, cards_in, stack_of
from fernweh.games.lost_cities.options import SEAT_NAMES
from fernweh.games.lost_cities.state import Phase
from fernweh.kernel.record import plain


def _places(table: Any) -> Iterator[Cards]:
    """Every place but the deck."""
    for seat in range(len(SEAT_NAMES)):
        yield cards_in(table.hand[seat], table.hand_wagers[seat])
        yield cards_in(table.laid[seat], table.laid_wagers[seat])
    for colour in range(MOST_COLOURS):
        yield Counter(stack_of(table.pile[colour], colour))


def census(box: Any, table: Any) -> dict[str, int]:
    """Each card and how often it lies on the table; before the first round all are in the box."""
    data = plain(table)
    if data.phase == Phase.START:
        return _named(all_cards(box))
    found = cards_in(data.deck, data.deck_wagers)
    for place in _places(data):
        found.update(place)
    unseen = cards_in(data.deck, data.deck_wagers).total()
    if unseen != data.deck_left + sum(data.veiled):
        raise AssertionError("the deck is not as long as it says")
    return _named(found)


def _named(cards: Cards) -> dict[str, int]:
    return {CARDS[kind]: n for kind, n in sorted(cards.items())}
