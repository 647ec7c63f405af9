"""The check of chance when the secret is revealed: commitment, nonces of bots, and every pick.

It reads the log only and needs no rules, as a browser has none. That the weights are those of the
rules is checked when a chance entry is added: see `fernweh.play.course`.
"""

from collections.abc import Sequence

from fernweh.kernel.fault import Fault
from fernweh.play import fairness, weights
from fernweh.play.entry import Chance, Entry, Header, Nonce, SecretRevealed
from fernweh.play.moment import Moment


def check(header: Header, log: Sequence[Entry], now: Moment, entry: SecretRevealed) -> None:
    """A fault names the first entry of the log that does not follow from the secret."""
    secret = bytes.fromhex(entry.secret)
    if fairness.hash_of(secret) != header.commitment:
        raise Fault("secret-differs", entry=entry.n)
    _check_bots(log, secret)
    nonces = [bytes.fromhex(who.nonce) for who in now.sitting]
    key = fairness.match_key(secret, fairness.terms(header), nonces)
    chances = (entry for entry in log if isinstance(entry, Chance))
    for draw, chance in enumerate(chances, 1):
        _check_pick(key, draw, chance)


def _check_bots(log: Sequence[Entry], secret: bytes) -> None:
    """Nonces of bots derive from the secret, also such as were void later."""
    by_host = (entry for entry in log if isinstance(entry, Nonce) and entry.by != entry.seat)
    for entry in by_host:
        if fairness.bot_nonce(secret, entry.seat).hex() != entry.nonce:
            raise Fault("bot-nonce-differs", entry=entry.n, seat=entry.seat)


def _check_pick(key: bytes, draw: int, chance: Chance) -> None:
    try:
        found = fairness.pick(key, draw, weights.parse(chance.weights))
    except Fault as fault:
        raise fault.at(entry=chance.n) from None
    if found != chance.move:
        raise Fault("pick-differs", entry=chance.n, said=chance.move, found=found)
