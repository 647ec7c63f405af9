"""The catalogue: what games there are. A game, and the compiler with it, loads on demand."""

import difflib
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any, cast

from fernweh.kernel.fault import Fault
from fernweh.shelf import CATALOGUE, Listing

if TYPE_CHECKING:
    from fernweh.kernel.protocol import Interface, Rulebook

__all__ = ["CATALOGUE", "Listing", "folder_of", "interface_of", "listing_of", "load", "part_of"]


def listing_of(name: str) -> Listing:
    """A fault if there is no game of that name."""
    if name not in CATALOGUE:
        near = difflib.get_close_matches(name, CATALOGUE, n=1, cutoff=0.0)
        raise Fault("no-such-game", name=name, near=near[0])
    return CATALOGUE[name]


def load(name: str) -> "Rulebook":
    """The rules of the game."""
    listing = listing_of(name)
    rules = cast("Rulebook", import_module(listing.package))
    rules.SEATS = listing.seats
    return rules


def part_of(name: str, part: str) -> Any:
    """A module of the game's package: `pad`, `interface` …"""
    return import_module(f"{listing_of(name).package}.{part}")


def interface_of(name: str) -> "Interface":
    """What interfaces need to know of a game, beside its rules."""
    return cast("Interface", part_of(name, "interface"))


def folder_of(name: str) -> Path:
    """Where its files lie: rules in words, texts, the lesson."""
    return listing_of(name).folder
