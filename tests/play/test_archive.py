"""Records: round trip, and every damaged byte named by its line."""

import random
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from played import CALM, SHORT, begun, eventful, eventful_record, play_on, played, record, ticking

from fernweh.kernel.fault import Fault
from fernweh.play import archive
from fernweh.play.verify import verify


def fault_of(data: bytes | Path) -> Fault:
    with pytest.raises(Fault) as caught:
        verify(data)
    return caught.value


@CALM
@given(
    st.integers(0, 2**32),
    st.fixed_dictionaries(
        {
            "colours": st.sampled_from([5, 6]),
            "rounds": st.sampled_from([1, 2]),
            "starter": st.sampled_from(["lot", "north", "south"]),
            "cap": st.integers(1, 6),
        }
    ),
)
def test_whole_matches_go_round(seed, options):
    match = played(seed, **options)
    data = archive.write(match)
    again = archive.load(data)
    assert archive.write(again) == data
    assert again.now.table == match.now.table
    report = verify(data)
    assert (report.chance, report.result) == ("proved", match.result)
    assert report.entries == match.n and report.draws == match.now.draws


@pytest.mark.parametrize("seed", range(3))
def test_long_matches_go_round(seed):
    data = archive.write(played(seed, rounds=3, cap=120))
    assert archive.write(archive.load(data)) == data
    assert verify(data).chance == "proved"


@pytest.mark.parametrize("end", ["resign", "flag"])
def test_every_kind_of_entry_goes_round(end):
    match = eventful(end=end)
    data = archive.write(match)
    assert archive.write(archive.load(data)) == data
    assert verify(data).result == match.result


@pytest.mark.parametrize("most", range(0, 20, 3))
def test_an_unfinished_match_verifies_as_far_as_it_goes(most):
    match = play_on(begun(), random.Random(most).choice, most)
    report = verify(archive.write(match))
    assert (report.chance, report.result) == (("not-yet", None) if match.actor >= 0 else
                                                ("proved", match.result))  # fmt: skip


def test_a_match_goes_on_from_its_record():
    match = play_on(begun(4), min, 5)
    again = archive.load(archive.write(match), match.secret, clock=ticking())
    again.keyring = match.keyring
    for each in (match, again):
        play_on(each, max)
    assert verify(archive.write(again)).result == match.result


def test_a_wrong_secret_cannot_take_a_match_over():
    with pytest.raises(Fault, match="secret-differs"):
        archive.load(archive.write(begun()), b"x" * 32)


def test_records_are_files(tmp_path):
    path = tmp_path / "match.fernweh"
    path.write_bytes(record())
    assert archive.read(path) == archive.read(record())
    assert verify(path).id == verify(record()).id
    missing = fault_of(tmp_path / "none")
    assert (missing.code, missing.facts["path"]) == ("record-unreadable", str(tmp_path / "none"))


def test_a_record_is_lines_of_seal_and_json():
    lines = record().decode().splitlines()
    assert all(line[16:18] == " {" and int(line[:16], 16) >= 0 for line in lines)
    header, entries, end, _ = archive.read(record())
    assert (header.game, end.entries) == (
        "lost_cities",
        len(entries) == len(lines) - 2 and len(entries),
    )


def test_an_entry_stands_on_the_line_after_its_number():
    for number, line in enumerate(record().splitlines()[1:-1], 1):
        assert f'"n":{number},'.encode() in line


# Damage


def flipped(data: bytes, bit: int) -> bytes:
    damaged = bytearray(data)
    damaged[bit // 8] ^= 1 << bit % 8
    return bytes(damaged)


def check_flip(data: bytes, bit: int) -> None:
    fault = fault_of(flipped(data, bit))
    assert fault.facts["line"] == data.count(b"\n", 0, bit // 8) + 1
    last = bit // 8 == len(data) - 1
    assert (
        fault.code == "record-truncated"
        if last
        else fault.code in {"line-damaged", "line-too-long"}
    )


def test_a_flipped_bit_is_named_by_its_line():
    data, rng = eventful_record(), random.Random(0)
    ends = range(len(data) * 8 - 8, len(data) * 8)
    newlines = [at * 8 + rng.randrange(8) for at, byte in enumerate(data) if byte == ord("\n")]
    for bit in [*ends, *newlines, *(rng.randrange(len(data) * 8) for _ in range(3000))]:
        check_flip(data, bit)


@pytest.mark.slow
def test_every_flipped_bit_is_named_by_its_line():
    for data in (eventful_record(), record()):
        for bit in range(len(data) * 8):
            check_flip(data, bit)


def test_a_truncated_record_says_so():
    data = record()
    ends = [at for at, byte in enumerate(data) if byte == ord("\n")]
    for at in [0, 1, 17, *ends[:5], *(end + 1 for end in ends[:-1]), len(data) - 1]:
        fault = fault_of(data[:at])
        assert fault.code == "record-truncated", at
        assert fault.facts["line"] == data.count(b"\n", 0, at) + 1


def test_nothing_follows_the_end():
    data = record()
    for more in (b"x\n", b"\n", data):
        assert fault_of(data + more).code == "line-damaged"
    assert fault_of(data + b"x").code == "record-truncated"


def test_other_newlines_are_damage():
    assert fault_of(record().replace(b"\n", b"\r\n")).facts == {"line": 1}


def test_what_is_too_large_is_not_read(monkeypatch, tmp_path):
    long = b"x" * (archive.LONGEST_LINE + 1) + b"\n"
    assert fault_of(long).code == "line-too-long"
    monkeypatch.setattr(archive, "MOST_BYTES", 1000)
    assert fault_of(record()).code == "record-too-large"
    (tmp_path / "large").write_bytes(record())
    assert fault_of(tmp_path / "large").code == "record-too-large"


HEADER = b'{"kind":"header","format":1,"id":"a","made":"2026-01-01T00:00:00.000Z"}'
ODD = [
    b"", b"{}", b"null", b"[]", b"\xff", b'{"kind":"header"}', b'{"kind":"heade\xc3"}', HEADER,
    b'{"x":' + b"[" * 16000, b'{"kind":"action","n":' + b"9" * 5000 + b"}", b'"\\ud800"',
]  # fmt: skip


@pytest.mark.parametrize("text", ODD)
def test_odd_lines_are_refused_by_schema(text):
    fault = fault_of(archive.seal_texts([text]))
    assert (fault.code, fault.facts["line"]) == ("line-schema", 1)


def respelled(old: bytes, new: bytes) -> bytes:
    texts = archive.unsealed(record())
    return archive.seal_texts([text.replace(old, new, 1) for text in texts])


@pytest.mark.parametrize(
    "old, new",
    [
        (b'{"kind"', b'{ "kind"'),
        (b'"format":1,', b'"format":1,"format":1,'),
        (b'"id":"', b'"id":"\\u0061'),
        (b'"seats":2', b'"seats" :2'),
        (b'"format":1', b'"id":"x","format":1'),
    ],
)
def test_there_is_one_way_to_write_a_line(old, new):
    fault = fault_of(respelled(old, new))
    assert (fault.code, fault.facts["line"]) == ("line-spelling", 1)


def test_options_are_written_whole():
    assert fault_of(respelled(b',"starter":"lot"', b"")).code == "options-spelling"
    assert fault_of(
        respelled(b'"rounds":1,"starter":"lot"', b'"starter":"lot","rounds":1')
    ).code == ("options-spelling")
    assert fault_of(respelled(b'"rounds":1', b'"name":1')).code == "bad-option"
    assert SHORT["rounds"] == 1
