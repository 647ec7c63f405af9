"""What we touch of the inside of others' libraries is there; if not, this says what is gone."""

import inspect
import re

import pytest
from starlette import websockets as starlette
from uvicorn import _types
from uvicorn.protocols.http import httptools_impl
from uvicorn.protocols.websockets import websockets_sansio_impl
from websockets import frames, protocol, server, streams

TOUCHED = [
    (_types, "ASGIReceiveEvent"),
    (starlette, "_receive"),
    (
        httptools_impl,
        "STATUS_LINE _unset_keepalive_if_required _should_upgrade handle_websocket_upgrade pipeline"
        " cycle response_complete on_response_complete timeout_keep_alive_handler keep_alive",
    ),
    (
        websockets_sansio_impl,
        "handle_connect handshake_initiated handshake_complete close_sent read_paused queue"
        " writable ping_interval ping_timer send_keepalive_ping last_ping_rtt close_timer"
        " keepalive_timeout disconnected request response scope",
    ),
    (protocol, "reader parser current_size send_close data_to_send"),
    (server, "Protocol"),
    (streams, "buffer"),
    (frames, "apply_mask"),
]


@pytest.mark.parametrize("module, names", TOUCHED, ids=lambda each: getattr(each, "__name__", ""))
def test_what_we_touch_is_there(module, names):
    """Defined there: an attribute, a function, or a name of the module."""
    source = inspect.getsource(module)
    forms = r"\bself\.{0}\b|def {0}\(|^\s*{0}\b *[:=]|import .*\b{0}\b|class {0}\b"
    gone = [name for name in names.split() if not re.search(forms.format(name), source, re.M)]
    assert gone == []


def test_what_is_not_there_is_missed():
    with pytest.raises(AssertionError, match="head_of_line"):
        test_what_we_touch_is_there(httptools_impl, "cycle head_of_line")
