"""Moves bound to their seats: who forges one is found, and what is not proved is said."""

import gzip
import json
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from played import ADA, BOT, begun, eventful, play_on, record, ticking, unsigned

from fernweh.kernel.fault import Fault
from fernweh.play import archive, bind
from fernweh.play import entry as entries
from fernweh.play.entry import spell
from fernweh.play.fairness import SIZE, hash_of
from fernweh.play.match import Match
from fernweh.play.party import Player
from fernweh.play.signature import Keyring, is_by, last_of, message, pair, sign
from fernweh.play.verify import Report, Word, verify

BEN = Player("Ben")
Lines = list[dict[str, Any]]
SERVER = b"k" * 32


def lines_of(data: bytes) -> Lines:
    return [json.loads(text) for text in archive.unsealed(data)]


def resealed(lines: Lines) -> bytes:
    texts = [json.dumps(line, separators=(",", ":"), ensure_ascii=False) for line in lines]
    return archive.seal_texts([text.encode() for text in texts])


def by_seat(report: Report) -> dict[str, tuple[str, int]]:
    return {moves.seat: (moves.by, moves.since) for moves in report.moves}


def refused(data: bytes) -> tuple[str, int]:
    with pytest.raises(Fault) as caught:
        verify(data)
    return caught.value.code, caught.value.facts["line"]


def with_ending(match: Match, end: Callable[[Match], Any]) -> bytes:
    """What a host can write that has this log, its secret and no seat's key."""
    other = Match(match.header, match.secret, ticking())
    for entry in match.log:
        if entry.kind == "secret-revealed":
            break
        other.append(entry)
    other.clock = match.clock
    end(other)
    return archive.write(other)


# What an honest record proves


def test_a_match_at_one_terminal():
    assert by_seat(verify(record())) == {"north": ("signed", 0), "south": ("bot", 0)}
    assert verify(record()).words == [] and verify(record()).server == ""


def test_without_keys_moves_are_not_proved_and_all_else_is_as_before():
    report = verify(unsigned(record()))
    assert by_seat(report) == {"north": ("unsigned", 0), "south": ("bot", 0)}
    assert report.chance == "proved" and report.result == verify(record()).result


def test_a_message_is_spelled_as_the_page_of_records_says():
    match = begun(players=(ADA, BEN))
    header, seat = match.header, match.actor
    name, key = match.now.names[seat], match.now.sitting[seat].key
    last = bytes(32)
    for _ in range(2):
        move = match.game.moves()[0]
        entry = match.act(seat, move)
        said = b"".join([
            b"fernweh move 1\0", header.id.encode(), b"\0", bytes.fromhex(header.commitment),
            entry.n.to_bytes(8, "big"), b"action\0", name.encode(), b"\0", move.encode(), b"\0",
            last,
        ])  # fmt: skip
        assert is_by(key, entry.sig, said) and not is_by(key, entry.sig, said + b"x")
        last = bytes.fromhex(last_of(entry.sig))


def test_known_answers():
    """RFC 8032, 7.1, test 2."""
    seed = bytes.fromhex("4ccd089b28ff96da9db6c346ec114e0f5b8a319f35aba624da8cf6ed4fb8a6fb")
    assert pair(seed)[0].hex() == "3d4017c3e843895a92b70aa74d1b7ebc9c982ccf2ec4968cc0cd55f12af4660c"
    assert sign(seed, b"\x72").startswith(
        "92a009a9f0d4cab8720e820b5f642540a2b27b5416503f8fb3762223"
    )


def test_a_key_that_fits_everything_fits_nothing():
    """A point of small order would verify signatures over anything in a careless library."""
    assert not is_by("01" + "00" * 31, "01" + "00" * 63, b"anything")
    assert not is_by("00" * 32, "00" * 64, b"anything")


# Forgeries: the same commitment, the same nonces


def test_another_move_in_place_of_the_one_made():
    match = begun(3, players=(ADA, BEN))
    seat, (one, two) = match.actor, match.game.moves()[:2]
    other = Match(match.header, match.secret, match.clock)
    for entry in match.log:
        other.append(entry)
    match.act(seat, one)
    with pytest.raises(Fault, match="signature-missing"):
        other.act(seat, two)
    with pytest.raises(Fault, match="signature-wrong"):
        other.act(seat, two, match.log[-1].sig)
    assert other.act(seat, one, match.log[-1].sig).n == match.n


def test_other_moves_with_all_hashes_and_draws_made_to_fit():
    """A whole other match from the same secret and nonces, under the honest keys."""
    honest = begun(5, players=(ADA, BEN))
    forged = begun(5, players=(ADA, BEN))
    play_on(honest, min), play_on(forged, max)
    lines, true = lines_of(archive.write(forged)), lines_of(archive.write(honest))
    sigs = [line["sig"] for line in true if line["kind"] == "action"]
    for line, sig in zip([line for line in lines if line["kind"] == "action"], sigs, strict=False):
        line["sig"] = sig
    code, line = refused(resealed(lines))
    first = next(n for n, (a, b) in enumerate(zip(lines, true, strict=False)) if a != b)
    assert (code, line) == ("signature-wrong", first + 1)
    assert by_seat(verify(unsigned(archive.write(forged))))["north"] == ("unsigned", 0)


@pytest.mark.parametrize("loser", [0, 1])
def test_somebody_made_to_resign(loser):
    match = play_on(begun(6, players=(ADA, BEN)), random.Random(6).choice, 9)
    with pytest.raises(Fault, match="signature-missing"):
        with_ending(match, lambda other: other.resign(loser))
    theirs = match.log[-1].sig if isinstance(match.log[-1], entries.Action) else "1" * 128
    with pytest.raises(Fault, match="signature-wrong"):
        with_ending(match, lambda other: other.resign(loser, sig=theirs))


def test_signatures_swapped():
    lines = lines_of(record())
    actions = [line for line in lines if line["kind"] == "action" and line["by"] == "north"]
    actions[0]["sig"], actions[1]["sig"] = actions[1]["sig"], actions[0]["sig"]
    assert refused(resealed(lines)) == ("signature-wrong", lines.index(actions[0]) + 1)


def test_a_signature_of_another_match():
    one, two = begun(1, players=(ADA, BEN)), begun(2, players=(ADA, BEN))
    two.keyring = one.keyring
    message_of_two = message(two.header, one.n + 1, "action", "north", "discard red-2", "")
    message_of_one = message(one.header, one.n + 1, "action", "north", "discard red-2", "")
    key, sig = one.keyring.key("north"), one.keyring.sign("north", message_of_one)
    assert is_by(key, sig, message_of_one) and not is_by(key, sig, message_of_two)


def test_a_signature_is_of_one_seat_though_two_share_a_key():
    match = begun(players=(ADA, BEN))
    ours = message(match.header, 9, "resigned", "north", "", "")
    assert not is_by(pair(SERVER)[0].hex(), sign(SERVER, ours), ours.replace(b"north", b"south"))


def test_the_tail_dropped_and_a_flag_instead():
    """It holds together, and says on whose word."""
    match = play_on(begun(8, players=(ADA, BEN)), random.Random(8).choice, 10)
    report = verify(with_ending(match, lambda other: other.flag(0)))
    assert report.result.by == "flag" and report.words[0].kind == "flag-fallen"
    assert report.words == [Word(report.words[0].n, "flag-fallen", "north")]


def test_an_own_deed_dropped_in_the_middle():
    """Though the table is as it was: laid and taken back."""
    match = begun(9, players=(ADA, BEN))
    seat = match.actor
    match.act(seat, match.game.moves()[0])
    match.take_back(seat)
    match.act(seat, match.game.moves()[1])
    lines = [line for line in lines_of(archive.write(match)) if line["kind"] != "take-back"]
    lines.pop([line["kind"] for line in lines].index("action"))
    for n, line in enumerate(lines[1:-1], 1):
        line["n"] = n
    lines[-1]["entries"] = len(lines) - 2
    assert refused(resealed(lines))[0] == "signature-wrong"


def test_a_key_put_in_place_of_another_and_all_signed_anew():
    """It verifies, as signed by that other key: who sat there knows theirs."""
    match = play_on(begun(4, players=(ADA, BEN)), min, 6)
    other = Match(match.header, match.secret, match.clock)
    other.keyring = Keyring(b"f" * 32, match.header.id)
    for entry in match.log:
        match entry:
            case entries.SeatTaken():
                seat = other.now.seat_of(entry.seat)
                key = other.keyring.key(entry.seat)
                other.take_seat(seat, entry.name, entry.nonce_hash, key)
            case entries.Action():
                other.act(other.actor, entry.move)
            case entries.Nonce():
                other.show_nonce(other.now.seat_of(entry.seat), bytes.fromhex(entry.nonce))
    report, honest = verify(archive.write(other)), verify(archive.write(match))
    assert by_seat(report) == by_seat(honest) == {"north": ("signed", 0), "south": ("signed", 0)}
    assert [a.key == b.key for a, b in zip(report.moves, honest.moves, strict=True)] == [False] * 2


# Changes of key


def test_another_device_with_the_old_key_at_hand():
    match = begun(players=(ADA, BEN))
    ring = Keyring(b"2" * 32, match.header.id)
    key, old = ring.key("north"), match.keyring
    sig = old.sign("north", match.to_sign(0, entries.SeatKey, key))
    n = match.take_key(0, key, sig).n
    match.keyring = ring if match.actor == 0 else old
    match.act(match.actor, match.game.moves()[0])
    report = verify(archive.write(match))
    assert by_seat(report)["north"] == ("signed", 0) and report.words == []
    assert report.moves[0].key == key and n == match.log[n - 1].n


def test_another_device_alone_rests_on_the_hosts_word():
    match = begun(players=(ADA, BEN))
    n = match.take_key(1, "2" * 64).n
    report = verify(archive.write(match))
    assert by_seat(report)["south"] == ("since", n) and report.words == [
        Word(n, "seat-key", "south")
    ]
    with pytest.raises(Fault, match="signature-wrong"):
        match.take_key(1, "3" * 64, "0" * 128)
    with pytest.raises(Fault, match="wrong-author"):
        match.take_key(1, "3" * 64, by="host")


def test_a_bot_between_and_the_same_person_again():
    match = begun(players=(ADA, BEN))
    key = match.now.sitting[0].key
    match.bot_in(0, "greedy")
    match.bot_out(0, "Ada", key)
    report = verify(archive.write(match))
    assert by_seat(report)["north"] == ("signed", 0)
    assert [word.kind for word in report.words] == ["bot-in", "bot-out"]
    match.bot_in(0, "greedy")
    n = match.bot_out(0, "Ada", "4" * 64).n
    assert by_seat(verify(archive.write(match)))["north"] == ("since", n)
    match.bot_in(0, "greedy")
    match.bot_out(0, "Ada")
    assert by_seat(verify(archive.write(match)))["north"] == ("unsigned", 0)


def test_a_key_can_be_changed_a_few_times_between_deeds():
    """Else one seat could keep the others' numbers moving for ever."""
    match = begun(players=(ADA, BEN))
    for n in range(8):
        match.take_key(match.actor, f"{n:064x}")
    with pytest.raises(Fault, match="key-changes"):
        match.take_key(match.actor, "9" * 64)


def test_a_change_of_key_leaves_what_can_be_taken_back():
    match = begun(players=(ADA, BEN))
    seat, ring = match.actor, match.keyring
    match.act(seat, match.game.moves()[0])
    match.take_key(1 - seat, "5" * 64)
    match.keyring = ring
    assert match.take_back(seat).kind == "take-back"


def test_a_bot_that_comes_to_another_server_takes_a_key_there():
    match = begun(players=(Player("g", bot="greedy"), BOT))
    match.keyring = Keyring(b"9" * 32, match.header.id)
    seat = match.actor
    match.act(seat, match.game.moves()[0])
    assert [entry.kind for entry in match.log[-2:]] == ["seat-key", "action"]
    assert verify(archive.write(match)).moves[seat].by == "bot"


def test_a_seat_without_a_key_cannot_sign():
    match = Match.open("lost_cities", secret=b"s" * SIZE, clock=ticking())
    for seat in (0, 1):
        match.take_seat(seat, "A", hash_of(bytes([seat]) * SIZE))
    for seat in (0, 1):
        match.show_nonce(seat, bytes([seat]) * SIZE)
    with pytest.raises(Fault, match="signature-wrong"):
        match.act(match.actor, match.game.moves()[0], "0" * 128)
    assert match.act(match.actor, match.game.moves()[0]).sig == ""


def test_a_snapshot_keeps_the_chain():
    match = play_on(begun(players=(ADA, BEN)), min, 7)
    late = Match.from_snapshot(match.header, match.secret, match.snapshot(), match.clock)
    assert late.now.sitting == match.now.sitting and all(who.last for who in late.now.sitting)


# The server's word


def test_a_server_signs_a_whole_record():
    data = archive.signed(record(), SERVER)
    key = pair(SERVER)[0].hex()
    report = verify(data, key)
    assert (report.server, report.pinned) == (key, True) and not verify(data).pinned
    assert archive.write(archive.load(data)) == record() == data[: len(record())]
    for other, code in ((data, "server-key-differs"), (record(), "server-key-missing")):
        with pytest.raises(Fault, match=code):
            verify(other, "0" * 64)


def test_a_servers_word_for_something_else():
    word = archive.signed(record(1), SERVER).splitlines()[-1][17:]
    lines = [*archive.unsealed(record()), word]
    assert refused(archive.seal_texts(lines)) == ("server-signature", len(lines))
    texts = archive.unsealed(archive.signed(record(), SERVER))
    assert refused(archive.seal_texts([*texts, texts[-1]]))[0] == "server-signature"
    assert refused(archive.seal_texts(texts[-1:]))[0] == "server-signature"
    assert refused(archive.seal_texts([texts[-1], *texts]))[0] in (
        "server-signature",
        "line-out-of-place",
    )


# What was said of each entry


def test_a_match_written_anew_is_found_by_who_was_there():
    match = play_on(begun(players=(ADA, BEN)), min, 5)
    seen = {entry.n: match.bind(entry) for entry in match.log}
    match.resign(0)
    salted = {entry.n: bind.bind(match.secret, entry.n, spell(entry)) for entry in match.log}
    assert all(salted[n] == told for n, told in seen.items())
    other = with_ending(match, lambda other: None) and match.log[5]
    assert bind.bind(match.secret, 6, spell(other).replace(b"Z", b"Y", 1)) != seen[6]


# What people have


OLD = Path(__file__).parent / "f825555"
EARLY = [path.name.partition(".")[0] for path in sorted(OLD.iterdir())]


@pytest.mark.parametrize("game", EARLY)
def test_records_from_before_there_were_keys(game):
    data = gzip.decompress((OLD / f"{game}.fernweh.gz").read_bytes())
    report = verify(data)
    assert report.chance == "proved" and {moves.by for moves in report.moves} == {"bot"}
    assert archive.write(archive.load(data)) == data


def test_an_eventful_match_says_all_of_it():
    report = verify(archive.write(eventful(0, "flag", True)))
    assert by_seat(report)["north"] == ("signed", 0) and by_seat(report)["south"][0] == "since"
    assert [word.kind for word in report.words] == [
        "seat-key", "bot-in", "bot-out", "take-back-agreed", "flag-fallen"
    ]  # fmt: skip
