"""Moves signed on the device that makes them, and a record that says whose they are."""

import random
import re

from playwright.sync_api import expect

from fernweh.play import archive
from fernweh.play import entry as entries
from fernweh.play.match import Match
from fernweh.play.signature import Keyring
from fernweh.play.verify import verify
from tests.web.people import Person
from tests.web.test_fairness import PLAIN, SHORT, Lines, changed, check, of_kind, played, record_of


def kept(ada: Person, name: str) -> str:
    return str(ada.page.evaluate(f"localStorage['{name}']"))


def other_time(lines: Lines) -> None:
    """Nothing that is signed, or drawn: only what was told of the entry does not fit."""
    line = of_kind(lines, "chance")[-1]
    line["at"] = line["at"][:-4] + ("1" if line["at"][-4] != "1" else "2") + line["at"][-3:]


def swapped(lines: Lines) -> None:
    mine = [line for line in of_kind(lines, "action") if line["by"] == "north"]
    mine[0]["sig"], mine[1]["sig"] = mine[1]["sig"], mine[0]["sig"]


def signed_anew(record: bytes) -> bytes:
    """By a host that puts a key of its own in place of Ada's, and makes everything else fit."""
    header, log, *_ = archive.read(record)
    secret = bytes.fromhex(log[-1].secret)
    match = Match(header, secret)
    match.keyring = Keyring(b"f" * 32, header.id)
    for entry in log:
        match entry:
            case entries.SeatTaken(bot=""):
                match.take_seat(0, entry.name, entry.nonce_hash, match.keyring.key(entry.seat))
            case entries.SeatTaken():
                match.seat_bot(1, entry.bot, entry.name)
            case entries.Nonce() if entry.by != "host":
                match.show_nonce(0, bytes.fromhex(entry.nonce))
            case entries.Action():
                match.act(match.actor, entry.move)
    return archive.write(match)


FORGERIES = {
    "seen": (
        other_time,
        "Between steps [0-9]+ and [0-9]+ the record is not what this browser saw",
    ),
    "signature": (swapped, "The signature of step [0-9]+, by Ada, does not fit"),
}


def test_an_honest_record_says_three_things_and_forgeries_are_found(visit):
    ada = visit()
    table = played(ada)
    record = record_of(ada, table)
    report = verify(record)
    assert [moves.by for moves in report.moves] == ["signed", "bot"] and report.server
    assert report.moves[0].key == kept(ada, f"played:{table}:0")
    said = check(ada, table)
    for sentence in (
        "The shuffle was fair.",
        "Ada: every move is signed with the key of the seat.",
        "Ada is where this browser played, and the key is yours.",
        "a bot of the server, so its moves are the server’s.",
        "This server has signed the record as it is:",
        "steps that this browser saw happen are in the record as they happened.",
    ):
        assert sentence in said, said
    for name, (edit, sentence) in FORGERIES.items():
        said = check(ada, table, changed(record, edit))
        assert re.search(sentence, said), (name, said)
        assert "The server’s signature on the record does not fit it:" in said, name
    said = check(ada, table, signed_anew(record))
    assert "the key is not yours: somebody else has signed these moves." in said, said
    assert "No server has signed the record." in said


def test_who_was_not_there_is_told_so(visit):
    ada, eve = visit("Ada"), visit("Eve")
    said = check(eve, played(ada))
    assert "This browser did not see the match happen." in said
    assert "This server has signed the record as it is:" in said
    assert "Ada: every move is signed" in said and "the key is yours" not in said


def test_a_phone_without_tls_signs_too(site, visit):
    ada = visit(address=f"http://{PLAIN}:{site.port}")
    table = played(ada)
    assert [moves.by for moves in verify(record_of(ada, table)).moves] == ["signed", "bot"]
    assert "and the key is yours." in check(ada, table)
    ada.complaints = [each for each in ada.complaints if "Opener-Policy" not in each]  # needs TLS


def test_a_browser_without_ed25519_of_its_own_signs_too(visit):
    """An older one: it has `subtle`, but not this."""
    ada = visit()
    ada.context.add_init_script("""
        const own = SubtleCrypto.prototype.importKey;
        SubtleCrypto.prototype.importKey = function (format, data, algorithm, ...rest) {
          if (algorithm === "Ed25519") return Promise.reject(new Error("not here"));
          return own.call(this, format, data, algorithm, ...rest);
        };
    """)
    table = played(ada)
    assert [moves.by for moves in verify(record_of(ada, table)).moves] == ["signed", "bot"]
    assert "and the key is yours." in check(ada, table)


def test_another_device_takes_the_seat_with_a_key_of_its_own(visit):
    ada, phone = visit(), visit()
    table = ada.begin(**SHORT)
    ada.play_on(random.Random(1), 2)
    phone.context.add_cookies(ada.context.cookies())
    phone.open(table)
    phone.wait_for_turn()
    phone.play_on(random.Random(2), 1)
    ada.page.wait_for_timeout(200)
    ada.play_on(random.Random(3))
    expect(ada.result).to_be_visible()
    report = verify(record_of(ada, table))
    assert report.moves[0].by == "since"
    assert [word.kind for word in report.words] == ["seat-key", "seat-key"]
    assert "That it belongs to the same person is the server’s word." in check(ada, table)


def test_two_tabs_of_one_device_sign_by_turns(visit):
    """Each knows the seat's last signature once it has looked again."""
    ada = visit()
    table = ada.begin(**SHORT)
    first, second = ada.page, ada.context.new_page()
    ada.play_on(random.Random(1), 1)
    second.goto(f"/table/{table}")
    for page in (second, first, second, first):
        ada.page = page
        ada.wait_for_turn()
        ada.play_on(random.Random(4), 1)
        page.wait_for_timeout(100)
    ada.play_on(random.Random(5))
    report = verify(record_of(ada, table))
    assert report.moves[0].by == "signed" and report.words == []


def test_take_back_and_resign_are_signed(visit):
    ada = visit()
    table = ada.begin(**SHORT)
    ada.wait_for_turn()
    before = ada.n
    ada.act(0)
    ada.page.get_by_role("button", name="Take back").click()
    ada.until_after(before + 1)
    ada.page.get_by_role("button", name="More", exact=True).click()
    ada.page.get_by_role("button", name="Resign").click()
    ada.page.get_by_role("button", name="Yes, resign").click()
    expect(ada.result).to_be_visible()
    record = record_of(ada, table)
    deeds = [entry for entry in archive.read(record).entries if entry.by == "north"]
    signed = [entry.kind for entry in deeds if getattr(entry, "sig", "")]
    assert signed == ["action", "take-back", "resigned"]
    assert verify(record).moves[0].by == "signed"
