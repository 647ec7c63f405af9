"""Every piece and where it lies, for the law that each is in one place."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

from fernweh.games.lost_cities_rivals.notation import CARDS, Cards, cards_in
from fernweh.kernel.record import plain


def _places(box: Any, table: Any) -> Iterator[Cards]:
    yield cards_in(table.deck)
    yield cards_in(table.display)
    yield cards_in(table.out)
    for seat in range(box.seats):
        yield cards_in(table.laid[seat])


def census(box: Any, table: Any) -> dict[str, int]:
    """Each card and how often it lies somewhere, and the coins; starting wagers wait in the box."""
    data, found = plain(table), Counter[int]()
    for place in _places(box, data):
        found.update(place)
    if cards_in(data.deck).total() != data.deck_left:
        raise AssertionError("the deck is not as long as it says")
    coins = sum(data.purse) + data.bank
    return {CARDS[kind]: n for kind, n in sorted(found.items())} | {"coin": coins}
