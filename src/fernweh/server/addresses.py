"""Addresses: whose they are, and whether they belong to the public network."""

import ipaddress
from collections.abc import Iterator

Address = ipaddress.IPv4Address | ipaddress.IPv6Address

# Where the last four bytes are an IPv4 address: NAT64 (RFC 6052, RFC 8215), and the old form (4291)
_EMBEDDING = [ipaddress.IPv6Network(each) for each in ("64:ff9b::/96", "64:ff9b:1::/48", "::/96")]


def network_of(host: str) -> str:
    """What counts as one sender: of IPv6 the network, for a person has all of it."""
    try:
        address = plain(host)
    except ValueError:
        return host
    if address.version == 6:
        return str(ipaddress.ip_network((address, 64), strict=False))
    return str(address)


def plain(host: str) -> Address:
    """The address, without its zone; an IPv4 address in IPv6's clothes is an IPv4 address."""
    address = ipaddress.ip_address(host.partition("%")[0])
    return getattr(address, "ipv4_mapped", None) or address


def is_public(host: str) -> bool:
    """Whether it leads out, and so does whatever address is inside it."""
    return all(each.is_global and not each.is_multicast for each in _meant(plain(host)))


def _meant(address: Address) -> Iterator[Address]:
    yield address
    if isinstance(address, ipaddress.IPv6Address):
        if any(address in network for network in _EMBEDDING):
            yield ipaddress.IPv4Address(int(address) & 0xFFFFFFFF)
        yield from [address.sixtofour] if address.sixtofour else []
        yield from address.teredo or ()


class Proxies:
    """Those that an operator trusts: addresses and networks with commas, or `*` for all."""

    def __init__(self, text: str) -> None:
        names = [each.strip() for each in text.split(",") if each.strip()]
        self._is_all = "*" in names
        self._networks = [network for name in names for network in _networks(name)]

    def __contains__(self, host: str) -> bool:
        if self._is_all:
            return True
        try:
            address = plain(host)
        except ValueError:
            return False
        return any(address in network for network in self._networks)


def _networks(name: str) -> list[ipaddress.IPv4Network | ipaddress.IPv6Network]:
    """A name that is no address is uvicorn's to know: a socket in the file system."""
    try:
        return [ipaddress.ip_network(name, strict=False)]
    except ValueError:
        return []
