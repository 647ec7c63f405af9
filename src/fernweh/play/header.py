"""The first line of a record, made from a game and back: what was agreed before the match."""

from collections.abc import Mapping
from typing import Any

import msgspec

from fernweh.games import load
from fernweh.games.game import Game, parse_options
from fernweh.kernel.fault import Fault
from fernweh.kernel.protocol import Rulebook
from fernweh.kernel.record import copied
from fernweh.play.entry import Header, Origin, check_time, checked

FORMAT = 1  # of the record


def header_for(
    game: str,
    seats: int | None,
    options: Mapping[str, Any],
    *,
    id: str,
    made: str,
    commitment: str,
    origin: Origin | None = None,
) -> Header:
    """The header of a new match."""
    fresh = _game(game, seats, options)
    return checked(
        Header(
            format=FORMAT,
            id=id,
            made=made,
            game=game,
            rules_version=fresh.rules.RULES_VERSION,
            seats=fresh.seats,
            options=msgspec.to_builtins(fresh.options),
            commitment=commitment,
            origin=origin,
        )
    )


def game_for(header: Header) -> Game:
    """The game that a header describes; the options must be written out whole."""
    if header.format != FORMAT:
        raise Fault("record-version", said=header.format, known=FORMAT)
    check_time(header.made, "")
    later = _options_since(load(header.game), header.rules_version)
    game = _game(header.game, header.seats, header.options)
    written = msgspec.to_builtins(game.options)
    whole = {name: value for name, value in written.items() if name not in later}
    if msgspec.json.encode(whole) != msgspec.json.encode(header.options):
        raise Fault("options-spelling")
    return game if header.origin is None else begun_from(game, header.origin)


def _options_since(rules: Rulebook, version: int) -> tuple[str, ...]:
    """The options that came after a version by which matches were played that still go on."""
    versions: dict[int, tuple[str, ...]] = {
        **getattr(rules, "EARLIER", {}),
        rules.RULES_VERSION: (),
    }
    if version not in versions:
        raise Fault("rules-version", said=version, known=rules.RULES_VERSION)
    return versions[version]


def begun_from(game: Game, origin: Origin) -> Game:
    """The game at another match's position, which must be whole and not over."""
    found = game.with_table(copied(game.rules.table_of(game.box[0], origin.table)))
    is_whole = "?" not in origin.table and _pieces(found) == _pieces(game)
    if found.text() != origin.table or not is_whole:
        raise Fault("origin-table")
    if found.is_over:
        raise Fault("origin-over")
    return found


def _pieces(game: Game) -> dict[str, int]:
    try:
        return dict(game.rules.census(game.box[0], game.table[0]))
    except AssertionError:
        return {}


def _game(name: str, seats: int | None, options: Mapping[str, Any]) -> Game:
    parse_options(load(name), dict(options))  # before they become names of arguments
    return Game(name, seats, **options)
