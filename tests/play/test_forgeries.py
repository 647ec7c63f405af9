"""Records that somebody changed on purpose, seals and all."""

import json
from collections.abc import Callable
from typing import Any

import pytest
from played import begun, eventful_record, play_on, record, unsigned

from fernweh.kernel.fault import Fault
from fernweh.play import archive, audit, fairness
from fernweh.play.verify import verify

Lines = list[dict[str, Any]]


def lines_of(data: bytes) -> Lines:
    return [json.loads(text) for text in archive.unsealed(data)]


def resealed(lines: Lines) -> bytes:
    texts = [json.dumps(line, separators=(",", ":"), ensure_ascii=False) for line in lines]
    return archive.seal_texts([text.encode() for text in texts])


def forged(data: bytes, edit: Callable[[Lines], Any]) -> Fault:
    """The fault of a record after this edit."""
    lines = lines_of(data)
    edit(lines)
    with pytest.raises(Fault) as caught:
        verify(resealed(lines))
    return caught.value


def where(kind: str, data: bytes = b"", nth: int = 0) -> int:
    """The index of the nth line of that kind."""
    found = [at for at, line in enumerate(lines_of(data or record())) if line["kind"] == kind]
    return found[nth]


def test_resealing_an_unchanged_record_changes_nothing():
    assert resealed(lines_of(record())) == record()
    assert resealed(lines_of(eventful_record())) == eventful_record()


ACTION, CHANCE, NONCE, SECRET, END = where("action"), where("chance", nth=4), 3, -2, -1


def other_card(lines: Lines) -> str:
    """Another outcome than the one drawn there."""
    ways = lines[CHANCE]["weights"].removeprefix("turn up: ").split(" | ")
    return "turn up " + next(
        way for way in ways if "*" not in way and way not in lines[CHANCE]["move"]
    )


EARLY, NEVER = "2020-01-01T00:00:00.000Z", "2027-02-30T00:00:00.000Z"

FORGERIES: dict[str, tuple[Callable[[Lines], Any], int, set[str]]] = {
    "move": (lambda r: r[ACTION].update(move="play red-10"), ACTION, {"not-in-hand"}),
    "outcome": (lambda r: r[CHANCE].update(move=other_card(r)), CHANCE, {"table-differs"}),
    "weights": (lambda r: r[CHANCE].update(weights="turn up: red-2"), CHANCE, {"weights-differ"}),
    "table": (lambda r: r[ACTION].update(table="0123456789abcdef"), ACTION, {"table-differs"}),
    "author": (lambda r: r[ACTION].update(by="chance"), ACTION, {"not-your-turn"}),
    "number": (lambda r: r[ACTION].update(n=ACTION + 7), ACTION, {"entry-number"}),
    "result": (lambda r: r[END]["result"].update(scores=[99, 0]), END, {"record-result"}),
    "no result": (lambda r: r[END].update(result=None), END, {"record-result"}),
    "count": (lambda r: r[END].update(entries=3), END, {"record-count"}),
    "nonce": (lambda r: r[NONCE].update(nonce="0" * 64), NONCE, {"nonce-differs"}),
    "nonce hash": (lambda r: r[1].update(nonce_hash="0" * 64), NONCE, {"nonce-differs"}),
    "secret": (lambda r: r[SECRET].update(secret="0" * 64), SECRET, {"secret-differs"}),
    "commitment": (lambda r: r[0].update(commitment="0" * 64), ACTION, {"signature-wrong"}),
    "rules": (lambda r: r[0].update(rules_version=2), 0, {"rules-version"}),
    "format": (lambda r: r[0].update(format=2), 0, {"record-version"}),
    "game": (lambda r: r[0].update(game="chess"), 0, {"no-such-game"}),
    "seats": (lambda r: r[0].update(seats=3), 0, {"bad-seats"}),
    "colours": (lambda r: r[0]["options"].update(colours=6), CHANCE - 4, {"table-differs"}),
    "starter": (lambda r: r[0]["options"].update(starter="north"), CHANCE - 4, {"weights-differ"}),
    "cap": (lambda r: r[0]["options"].update(cap=9), SECRET - 1, {"table-differs"}),
    "time": (lambda r: r[ACTION].update(at=EARLY), ACTION, {"time-runs-backwards"}),
    "made never": (lambda r: r[0].update(made=NEVER), 0, {"no-such-time"}),
    "no time": (lambda r: r[ACTION].update(at=NEVER), ACTION, {"no-such-time"}),
    "dropped": (lambda r: r.pop(ACTION), END, {"record-count"}),
    "dropped header": (lambda r: r.pop(0), 0, {"line-out-of-place"}),
    "dropped end": (lambda r: r.pop(), 10**6, {"record-truncated"}),
    "two headers": (lambda r: r.insert(1, r[0]), 1, {"line-out-of-place"}),
    "two ends": (lambda r: r.append(r[-1]), -2, {"line-out-of-place"}),
    "swapped": (lambda r: r.insert(ACTION, r.pop(ACTION + 1)), ACTION, {"entry-number"}),
    "unknown field": (lambda r: r[ACTION].update(note="x"), ACTION, {"line-schema"}),
    "control character": (lambda r: r[1].update(name="A\u202eda"), 1, {"bad-name"}),
    "bot turned person": (lambda r: r[2].update(bot=""), 2, {"wrong-author"}),
}  # fmt: skip


@pytest.mark.parametrize("name", FORGERIES)
def test_a_forgery_is_refused_and_its_line_named(name):
    edit, at, codes = FORGERIES[name]
    fault = forged(record(), edit)
    lines = lines_of(record())
    edit(lines)
    at = min(at, len(lines))
    assert fault.code in codes
    assert fault.facts["line"] == (at if at >= 0 else len(lines) + at) + 1


def renumber(lines: Lines) -> None:
    for n, line in enumerate(lines[1:-1], 1):
        line["n"] = n
    lines[-1]["entries"] = len(lines) - 2


@pytest.mark.parametrize("at", [1, NONCE, CHANCE, ACTION, ACTION + 1, SECRET])
def test_an_entry_dropped_and_the_rest_renumbered(at):
    def edit(lines: Lines) -> None:
        lines.pop(at)
        renumber(lines)

    assert forged(record(), edit).facts["line"] > 1


def test_the_last_action_before_a_resignation_dropped():
    at = where("resigned", eventful_record())

    def edit(lines: Lines) -> None:
        lines.pop(at - 1)
        renumber(lines)

    fault = forged(eventful_record(), edit)
    assert (fault.code, fault.facts["line"]) == ("table-differs", at)


def test_entries_swapped_and_renumbered():
    for at in range(1, len(lines_of(record())) - 2):
        if lines_of(record())[at]["kind"] in ("seat-taken", "nonce"):
            continue  # their order is free

        def edit(lines: Lines, at: int = at) -> None:
            lines.insert(at, lines.pop(at + 1))
            lines[at]["at"], lines[at + 1]["at"] = lines[at + 1]["at"], lines[at]["at"]
            renumber(lines)

        assert forged(record(), edit).facts["line"] in (at + 1, at + 2)


def test_another_commitment_under_an_unsigned_record():
    fault = forged(unsigned(record()), lambda lines: lines[0].update(commitment="0" * 64))
    assert (fault.code, fault.facts["line"]) == ("secret-differs", len(lines_of(record())) - 1)


def test_the_secret_withheld():
    def edit(lines: Lines) -> None:
        lines.pop(SECRET)
        renumber(lines)

    fault = forged(record(), edit)
    assert (fault.code, fault.facts["line"]) == ("secret-withheld", len(lines_of(record())) - 1)


def test_an_option_that_changes_no_move_still_changes_the_key():
    fault = forged(eventful_record(), lambda lines: lines[0]["options"].update(cap=9999))
    lots = where("chance", eventful_record()) + 1  # one of two: it may come out the same
    assert fault.code == "pick-differs" and fault.facts["line"] in (lots, lots + 1)


# By a host who knows the rules and makes everything fit but the draws


def crooked(monkeypatch: pytest.MonkeyPatch, draw: int) -> tuple[bytes, int]:
    """A record in which draw number `draw` was chosen, and the line of it."""
    honest = fairness.pick

    def chosen(key: bytes, number: int, ways: dict[str, int]) -> str:
        picked = honest(key, number, ways)
        return next(way for way in ways if way != picked) if number == draw else picked

    with monkeypatch.context() as patched:
        patched.setattr(fairness, "pick", chosen)
        patched.setattr(audit, "check", lambda *_: None)
        match = play_on(begun(), min)
    chances = [entry.n for entry in match.log if entry.kind == "chance"]
    return archive.write(match), chances[draw - 1] + 1


@pytest.mark.parametrize("draw", [1, 2, 9, 17])
def test_a_chosen_card_is_found(monkeypatch, draw):
    data, line = crooked(monkeypatch, draw)
    with pytest.raises(Fault) as caught:
        verify(data)
    assert (caught.value.code, caught.value.facts["line"]) == ("pick-differs", line)


def test_another_secret_after_the_fact(monkeypatch):
    secret = b"q" * 32

    def edit(lines: Lines) -> None:
        lines[0]["commitment"] = fairness.hash_of(secret)
        lines[SECRET]["secret"] = secret.hex()

    fault = forged(unsigned(record()), edit)
    assert (fault.code, fault.facts["line"]) == ("bot-nonce-differs", NONCE + 2)
    fault = forged(eventful_record(), edit)
    assert (fault.code, fault.facts["line"]) == (
        "pick-differs",
        where("chance", eventful_record()) + 1,
    )


def test_a_bots_nonce_of_the_hosts_choice(monkeypatch):
    with monkeypatch.context() as patched:
        patched.setattr(fairness, "bot_nonce", lambda secret, seat: b"n" * 32)
        data = archive.write(play_on(begun(), min))
    with pytest.raises(Fault) as caught:
        verify(data)
    assert (caught.value.code, caught.value.facts["line"]) == ("bot-nonce-differs", 5)
