"""The catalogue: what games there are. A game, and the compiler with it, loads on demand."""

import difflib
from importlib import import_module
from typing import TYPE_CHECKING, NamedTuple, cast

from fernweh.kernel.fault import Fault

if TYPE_CHECKING:
    from fernweh.kernel.protocol import Interface, Rulebook


class Listing(NamedTuple):
    """What can be said of a game without loading it."""

    name: str
    seats: tuple[int, ...]


CATALOGUE = {
    listing.name: listing
    for listing in (
        Listing("lost_cities", seats=(2,)),
        Listing("lost_cities_rivals", seats=(2, 3, 4)),
        Listing("lost_cities_board_game", seats=(2, 3, 4)),
        Listing("el_dorado", seats=(2, 3, 4)),
        Listing("survive", seats=(2, 3, 4)),
    )
}  # fmt: skip


def load(name: str) -> "Rulebook":
    """The game of that name; a fault if there is none."""
    if name not in CATALOGUE:
        near = difflib.get_close_matches(name, CATALOGUE, n=1, cutoff=0.0)
        raise Fault("no-such-game", name=name, near=near[0])
    return cast("Rulebook", import_module(f"fernweh.games.{name}"))


def interface_of(name: str) -> "Interface":
    """What interfaces need to know of a game of the catalogue, beside its rules."""
    return cast("Interface", import_module(f"fernweh.games.{name}.interface"))
