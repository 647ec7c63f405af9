"""What we touch of the inside of others' libraries is there; if not, this says what is gone."""

import inspect

import pytest
from starlette import websockets as starlette
from uvicorn.protocols.http import httptools_impl
from uvicorn.protocols.websockets import websockets_sansio_impl
from websockets import frames, protocol, server, streams

TOUCHED = [
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
    source = inspect.getsource(module)
    assert not [name for name in names.split() if name not in source]
