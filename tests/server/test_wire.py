"""The wire's page, its types and its promises."""

import re
from pathlib import Path

import msgspec

from fernweh.server import wire
from fernweh.server.typescript import files

ROOT = Path(__file__).parents[2]


def test_the_types_are_fresh():
    for name, text in files().items():
        assert (ROOT / "web/src/wire" / name).read_text("utf-8") == text, "run `make types`"


def test_every_message_is_in_the_page():
    page = (ROOT / "docs/wire.md").read_text("utf-8")
    told = set(re.findall(r"^\| `([a-z-]+)`", page, re.MULTILINE))
    tags = {
        kind.__struct_config__.tag for union in (wire.Command, wire.Told) for kind in union.__args__
    }
    assert tags <= told


def test_unknown_fields_and_values_are_refused():
    for text in (
        b'{"type":"act","id":"1","at":0,"move":"draw","extra":1}',
        b'{"type":"act","id":"1","at":-1,"move":"draw"}',
        b'{"type":"act","id":"","at":0,"move":"draw"}',
        b'{"type":"sit","id":"1","seat":99,"name":"A","nonce_hash":"00"}',
        b'{"type":"nothing","id":"1"}',
        b"[" * 5000,
        b"\xff\xfe",
    ):
        try:
            wire.decode(text)
        except (msgspec.MsgspecError, RecursionError, UnicodeError):
            continue
        raise AssertionError(text)
