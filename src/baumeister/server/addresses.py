"""Addresses of the internet and names of hosts: who is a neighbour of whom, and which names nobody else can have."""

from __future__ import annotations

import ipaddress
from functools import lru_cache
from typing import Final

#: Of IPv6 a household, a phone or a rented machine has a whole /64, and any address in it.
_PREFIX: Final = 64
#: Ends of names that nobody can register: they only ever mean a machine of the own network.
_LOCAL_ENDS: Final = (".localhost", ".local", ".home.arpa", ".internal", ".lan")


@lru_cache(maxsize=4096)
def block_of(address: str) -> str:
    """What is counted as one address: of IPv4 the address, of IPv6 its /64."""
    found = _read(address)
    if found is None or found.version == 4:
        return address if found is None else str(found)
    return str(ipaddress.ip_network((int(found) >> (128 - _PREFIX) << (128 - _PREFIX), _PREFIX)))


def is_loopback(address: str) -> bool:
    """Does only this machine reach it? Of names only `localhost` is known."""
    found = _read(address)
    return address.lower() == "localhost" if found is None else found.is_loopback


def is_local_name(name: str) -> bool:
    """Can no name server of the internet give this name to an address? Whoever lures a browser to a server of the own
    network (DNS rebinding) needs one of those."""
    name = name.lower().rstrip(".")
    return bool(name) and (_read(name) is not None or "." not in name or name.endswith(_LOCAL_ENDS))


def _read(address: str) -> ipaddress.IPv4Address | ipaddress.IPv6Address | None:
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return None
    return found.ipv4_mapped or found if isinstance(found, ipaddress.IPv6Address) else found
