"""Chance by key: exactly uniform, and recomputed here from the description alone."""

import hashlib
import json
from collections import Counter
from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st
from played import CALM, begun, eventful_record, play_on, record

from fernweh.kernel.fault import Fault
from fernweh.play import archive, fairness, weights

KEY = bytes(range(32))
TWENTY = {f"turn up {name}": 3 if name % 10 == 0 else 1 for name in range(16)}


# The twin: as a browser would do it, from the docstring of `fairness` and the text of the record


def sha(data: bytes) -> bytes:
    return hashlib.sha256(data).digest()


def naive_hmac(key: bytes, message: bytes) -> bytes:
    block = key.ljust(64, b"\0")
    return sha(bytes(b ^ 0x5C for b in block) + sha(bytes(b ^ 0x36 for b in block) + message))


def naive_pick(key: bytes, draw: int, text: str) -> str:
    stem, _, rest = text.partition(": ")
    ways = []
    for outcome in rest.split(" | "):
        name, _, times = outcome.partition("*")
        ways += [f"{stem} {name}"] * int(times or 1)
    tries = 0
    while True:
        message = draw.to_bytes(8, "big") + tries.to_bytes(4, "big")
        drawn = int(naive_hmac(key, message).hex(), 16)
        if drawn < 2**256 // len(ways) * len(ways):
            return ways[drawn % len(ways)]
        tries += 1


def naive_check(data: bytes) -> int:
    """How many draws of a finished record were checked."""
    header, *entries, _ = [json.loads(line[17:]) for line in data.decode().splitlines()]
    secret = bytes.fromhex(entries[-1]["secret"])
    assert sha(secret).hex() == header["commitment"]
    hashes, nonces = {}, {}
    for entry in entries:
        if entry["kind"] == "seat-taken":
            hashes[entry["seat"]] = entry["nonce_hash"]
        if entry["kind"] == "nonce":
            nonces[entry["seat"]] = bytes.fromhex(entry["nonce"])
            assert sha(nonces[entry["seat"]]).hex() == hashes[entry["seat"]]
            if entry["by"] == "host":
                assert nonces[entry["seat"]] == naive_hmac(
                    secret, b"nonce" + entry["seat"].encode()
                )
    terms = [header[name] for name in ("game", "rules_version", "seats", "options")]
    agreed = sha(json.dumps(terms, separators=(",", ":")).encode())
    seats = nonces["north"] + nonces["south"]
    key = naive_hmac(secret, b"fernweh match key 1\0" + sha(secret) + agreed + seats)
    draws = [entry for entry in entries if entry["kind"] == "chance"]
    for draw, entry in enumerate(draws, 1):
        assert naive_pick(key, draw, entry["weights"]) == entry["move"]
    return len(draws)


@pytest.mark.parametrize("seed", range(5))
def test_the_twin_agrees_on_whole_matches(seed):
    assert naive_check(record(seed)) > 16


def test_the_twin_agrees_where_seats_were_left_and_taken_anew():
    assert naive_check(eventful_record()) > 16


def test_picks_are_uniform():
    """60,000 picks with a fixed key; 15 degrees of freedom, chi-square under its 99.9 % point."""
    picks, total = 60_000, sum(TWENTY.values())
    found = Counter(fairness.pick(KEY, draw, TWENTY) for draw in range(1, picks + 1))
    expected = {name: picks * n / total for name, n in TWENTY.items()}
    chi = sum((found[name] - e) ** 2 / e for name, e in expected.items())
    assert set(found) == set(TWENTY) and chi < 37.7


def test_numbers_are_uniform_and_independent_of_the_one_before():
    pairs = Counter(
        (fairness.number(KEY, draw, 6), fairness.number(KEY, draw + 1, 6))
        for draw in range(1, 36_001)
    )
    chi = sum((pairs[i, j] - 1000) ** 2 / 1000 for i in range(6) for j in range(6))
    assert chi < 66.6  # 35 degrees of freedom, 99.9 %


def test_large_sums_are_rejected_until_fair():
    """A sum just over half the range: the first digest is too large about every other time."""
    total = 2**255 + 1
    assert all(fairness.number(KEY, draw, total) < total for draw in range(200))
    first = [int(naive_hmac(KEY, d.to_bytes(8, "big") + bytes(4)).hex(), 16) for d in range(200)]
    drawn = [fairness.number(KEY, d, total) for d in range(200)]
    kept = [one == other for one, other in zip(first, drawn, strict=True)]
    assert Fraction(1, 3) < Fraction(sum(kept), 200) < Fraction(2, 3)
    assert all(one >= total for one, same in zip(first, kept, strict=True) if not same)


def test_every_part_changes_the_key():
    base = (b"s" * 32, b"terms", [b"a" * 32, b"b" * 32])
    others = [
        (b"t" * 32, b"terms", [b"a" * 32, b"b" * 32]),
        (b"s" * 32, b"Terms", [b"a" * 32, b"b" * 32]),
        (b"s" * 32, b"terms", [b"b" * 32, b"a" * 32]),
        (b"s" * 32, b"terms", [b"a" * 32, b"c" * 32]),
    ]
    keys = {fairness.match_key(*parts) for parts in [base, *others]}
    assert len(keys) == 5


def test_known_answers():
    """The scheme may not change without a new name in the key's domain."""
    key = fairness.match_key(b"s" * 32, b'["lost_cities",1,2,{}]', [b"a" * 32, b"b" * 32])
    assert key == naive_hmac(
        b"s" * 32,
        b"fernweh match key 1\0"
        + sha(b"s" * 32)
        + sha(b'["lost_cities",1,2,{}]')
        + b"a" * 32
        + b"b" * 32,
    )
    assert fairness.bot_nonce(b"s" * 32, "north") == naive_hmac(b"s" * 32, b"noncenorth")


def test_bots_nonces_come_from_the_secret():
    match = begun()
    shown = next(entry for entry in match.log if entry.kind == "nonce" and entry.by == "host")
    assert shown.nonce == fairness.bot_nonce(match.secret or b"", "south").hex()


def test_an_audit_is_part_of_the_last_entry(monkeypatch):
    """A host whose draws are not by key cannot even write the end of its own match."""
    match = begun()
    monkeypatch.setattr(fairness, "pick", lambda key, draw, ways: next(iter(ways)))
    play_on(match, lambda moves: moves[-1], 6)
    monkeypatch.undo()
    with pytest.raises(Fault, match="pick-differs"):
        match.resign(0)


# Weights as text

WORDS = st.lists(st.sampled_from(["turn", "up", "red-7", "a", "b2"]), min_size=1, max_size=4)
MOVES = st.lists(WORDS.map(" ".join), min_size=1, unique=True)


@CALM
@given(st.data(), MOVES)
def test_weights_read_back_in_order(data, moves):
    ways = {move: data.draw(st.integers(1, 99)) for move in moves}
    assert list(weights.parse(weights.spell(ways)).items()) == list(ways.items())


def test_weights_as_text():
    assert (
        weights.spell({"turn up red-wager": 3, "turn up red-2": 1})
        == "turn up: red-wager*3 | red-2"
    )
    assert weights.spell({"start north": 1, "start south": 1}) == "start: north | south"
    assert weights.spell({"rain": 1, "sun": 2}) == "rain | sun*2"


@pytest.mark.parametrize(
    "text", ["", "a*0", "a*1", "a*-1", "a*x", "a*٣", "a | a", "a | ", "a*9999999999", "*2"]
)
def test_weights_that_cannot_be_read(text):
    with pytest.raises(Fault, match="weights-unreadable"):
        weights.parse(text)


def test_the_record_is_what_the_twin_read():
    assert archive.read(record())[0].game == "lost_cities"
