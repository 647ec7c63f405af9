"""The shuffle checked in the browser: a record as it was, and records that somebody changed."""

import json
import random
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from fernweh.play import archive, fairness
from tests.web.people import Person

SHORT = {"options": {"rounds": 1, "cap": 4}, "bots": ["", "greedy"]}
PLAIN = "living-room.local"  # over plain http no browser trusts it with cryptography
Lines = list[dict[str, Any]]


_MAKE = """async (terms) => {
  const ask = (method, path, told) => fetch(path, { method, body: JSON.stringify(told) });
  for (let n = 0; n < 2; n++) await ask("PUT", "/api/me", { name: "Ada" });
  return (await (await ask("POST", "/api/tables", terms)).json()).id;
}"""
_READ = "async (path) => (await fetch(path)).text()"


def played(ada: Person) -> str:
    """A match from the making of its table to its end, all of it in the browser."""
    ada.page.goto("/")
    table = str(ada.page.evaluate(_MAKE, {"game": "lost_cities", **SHORT}))
    ada.open(table)
    ada.sit()
    ada.start()
    ada.play_on(random.Random(1))
    expect(ada.result).to_be_visible()
    return table


def record_of(ada: Person, table: str) -> bytes:
    return str(ada.page.evaluate(_READ, f"/api/tables/{table}/record")).encode()


def changed(record: bytes, edit: Callable[[Lines], Any]) -> bytes:
    """Seals and all."""
    lines = [json.loads(text) for text in archive.unsealed(record)]
    edit(lines)
    texts = [json.dumps(line, separators=(",", ":"), ensure_ascii=False) for line in lines]
    return archive.seal_texts([text.encode() for text in texts])


def check(ada: Person, table: str, record: bytes | None = None) -> str:
    """What the page says of this record, or of the server's own."""
    address = f"**/api/tables/{table}/record"
    ada.context.unroute(address)
    if record is not None:
        ada.context.route(address, lambda route: route.fulfill(body=record))
    ada.page.goto(f"/replay/{table}")
    ada.page.locator(".fairness button").click()
    expect(ada.page.locator(".verdict")).to_be_visible()
    return ada.read(".fairness")


def of_kind(lines: Lines, kind: str) -> Lines:
    return [line for line in lines if line["kind"] == kind]


def other_draw(lines: Lines) -> None:
    last = of_kind(lines, "chance")[-1]
    ways = last["weights"].removeprefix("turn up: ").split(" | ")
    others = {f"turn up {way.split('*')[0]}" for way in ways} - {last["move"]}
    last["move"] = min(others)


def other_weights(lines: Lines) -> None:
    for line in of_kind(lines, "chance"):
        line["weights"] += "*7"


def other_nonce(lines: Lines) -> None:
    of_kind(lines, "nonce")[0]["nonce"] = "00" * 32


def other_secret(lines: Lines) -> None:
    of_kind(lines, "secret-revealed")[0]["secret"] = "00" * 32


def other_commitment(lines: Lines) -> None:
    """As a host would who chose another secret when the cards were known."""
    other_secret(lines)
    lines[0]["commitment"] = fairness.hash_of(bytes(32))


FORGERIES = {
    "draw": (other_draw, "The draw at step [0-9]+ does not follow from the key"),
    "weights": (other_weights, "The draw at step [0-9]+ does not follow from the key"),
    "nonce": (other_nonce, "The random number of seat .?North.? is not the one"),
    "secret": (other_secret, "The secret that was revealed does not fit the commitment"),
    "commitment": (other_commitment, "The commitment is not the one that this browser kept"),
}


def test_what_is_changed_is_found(visit):
    ada = visit()
    table = played(ada)
    kept = ada.page.evaluate(f"localStorage['commitment:{table}']")
    record = record_of(ada, table)
    assert json.loads(archive.unsealed(record)[0])["commitment"] == kept
    said = check(ada, table)
    assert "The shuffle was fair." in said and "still committed to the same secret" in said
    for name, (edit, sentence) in FORGERIES.items():
        said = check(ada, table, changed(record, edit))
        assert re.search(sentence, said), (name, said)
        assert "The shuffle does not check out." in said and "Nobody could choose" not in said, name
    damaged = record.replace(b'"kind":"chance"', b'"kind":"Chance"', 1)
    assert re.search("Line [0-9]+ of the record was damaged", check(ada, table, damaged))


def test_who_saw_no_commitment_is_told_so(visit):
    ada, eve = visit("Ada"), visit("Eve")
    said = check(eve, played(ada))
    assert "This browser did not see the table before the match" in said


@pytest.mark.parametrize("name", ["nonce", "draw"])
def test_a_phone_without_tls_checks_too(site, visit, name):
    ada = visit(address=f"http://{PLAIN}:{site.port}")
    ada.page.goto("/")
    assert ada.page.evaluate("isSecureContext || 'subtle' in crypto") is False
    table = played(ada)
    assert "The shuffle was fair." in check(ada, table)
    edit, sentence = FORGERIES[name]
    assert re.search(sentence, check(ada, table, changed(record_of(ada, table), edit)))
    ada.complaints = [each for each in ada.complaints if "Opener-Policy" not in each]  # needs TLS
