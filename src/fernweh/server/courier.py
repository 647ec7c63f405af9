"""A post to an address that somebody gave us: where it leads is looked up once, checked whole, and
what was checked is what is connected to. Redirects are not followed, and an answer's body is left
unread.

No proxy of the operator's environment is used: it would look the name up again.
"""

import asyncio
import socket
from collections.abc import Mapping
from contextlib import suppress
from typing import Any

from fernweh.server.addresses import is_public

_PORTS = {"http": 80, "https": 443}


class NotPublic(ValueError):
    """It leads into a private network, or is not https."""


async def post(
    url: str, content: bytes, headers: Mapping[str, str], within: float, may_be_private: bool
) -> None:
    """Raises what httpx raises for all but success."""
    import httpx

    target = httpx.URL(url)
    addresses = await _addresses(target, may_be_private)
    verify, limits = httpx.create_ssl_context(), httpx.Limits(max_keepalive_connections=0)
    async with httpx.AsyncClient(
        verify=verify, trust_env=False, follow_redirects=False, timeout=within, limits=limits
    ) as client:
        for address in addresses[:-1]:
            with suppress(httpx.ConnectError):
                await _post_to(client, target, address, content, headers)
                return
        await _post_to(client, target, addresses[-1], content, headers)


async def _post_to(
    client: Any, target: Any, address: str, content: bytes, headers: Mapping[str, str]
) -> None:
    """To that address, under the name that was given: for the request and for TLS."""
    named = {**headers, "host": target.netloc.decode("ascii")}
    sni = {"sni_hostname": target.raw_host.decode("ascii")}
    pinned = target.copy_with(host=address)
    async with client.stream(
        "POST", pinned, content=content, headers=named, extensions=sni
    ) as answer:
        answer.raise_for_status()


async def _addresses(target: Any, may_be_private: bool) -> list[str]:
    """All that its name leads to; a single private one among them is one too many."""
    if target.scheme not in _PORTS or not (may_be_private or target.scheme == "https"):
        raise NotPublic
    port = target.port or _PORTS[target.scheme]
    host = target.raw_host.decode("ascii").strip("[]")
    found = await asyncio.to_thread(socket.getaddrinfo, host, port, type=socket.SOCK_STREAM)
    addresses = list(dict.fromkeys(str(each[4][0]) for each in found))
    if not may_be_private and not all(map(is_public, addresses)):
        raise NotPublic
    return addresses
