"""Internet addresses and host names: which addresses count as one, and which names nobody outside can own."""

from __future__ import annotations

import ipaddress
from functools import lru_cache
from typing import Final

#: A household, a phone or a rented machine has a whole IPv6 /64 and can use any address in it.
_PREFIX: Final = 64
#: Name endings that nobody can register: they always mean a machine in the local network.
_LOCAL_ENDS: Final = (".localhost", ".local", ".home.arpa", ".internal", ".lan")


@lru_cache(maxsize=4096)
def block_of(address: str) -> str:
    """What counts as one address: an IPv4 address itself, the /64 of an IPv6 address."""
    found = _read(address)
    if found is None or found.version == 4:
        return address if found is None else str(found)
    return str(ipaddress.ip_network((int(found) >> (128 - _PREFIX) << (128 - _PREFIX), _PREFIX)))


def is_loopback(address: str) -> bool:
    """Can only this machine reach it? The only name known here is `localhost`."""
    found = _read(address)
    return address.lower() == "localhost" if found is None else found.is_loopback


def is_local_name(name: str) -> bool:
    """Is this a name that no public name server can resolve? Luring a browser to a server in the local network (DNS
    rebinding) needs a name that one can."""
    name = name.lower().rstrip(".")
    return bool(name) and (_read(name) is not None or "." not in name or name.endswith(_LOCAL_ENDS))


def _read(address: str) -> ipaddress.IPv4Address | ipaddress.IPv6Address | None:
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return None
    return found.ipv4_mapped or found if isinstance(found, ipaddress.IPv6Address) else found
