"""A match begun in one go, where all players are at hand: in the terminal, in tests."""

import secrets
from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

from fernweh.play.fairness import SIZE, hash_of
from fernweh.play.match import Match, TimeSource, utc_now
from fernweh.play.signature import Keyring

Entropy = Callable[[int], bytes]  # so many random bytes


class Player(NamedTuple):
    name: str
    bot: str = ""  # "" for a person


def begin(
    game: str,
    players: Sequence[Player],
    options: Mapping[str, Any] | None = None,
    *,
    clock: TimeSource = utc_now,
    entropy: Entropy = secrets.token_bytes,
    signed: bool = True,
) -> Match:
    """A match with these players seated in order, their nonces shown and the first cards dealt; the
    keys of all seats are made here.
    """
    match = Match.open(
        game, len(players), options, secret=entropy(SIZE), clock=clock, id=entropy(8).hex()
    )
    nonces = {seat: entropy(SIZE) for seat, player in enumerate(players) if not player.bot}
    keyring = match.keyring = Keyring(entropy(SIZE), match.header.id) if signed else None
    for seat, player in enumerate(players):
        if player.bot:
            match.seat_bot(seat, player.bot, player.name)
        else:
            key = keyring.key(match.now.names[seat]) if keyring else ""
            match.take_seat(seat, player.name, hash_of(nonces[seat]), key)
    for seat, nonce in nonces.items():
        match.show_nonce(seat, nonce)
    match.go_on()
    return match
