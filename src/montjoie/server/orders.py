"""The operator's orders: who is banned from the server, and who may not talk."""

from __future__ import annotations

from collections.abc import Iterable
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from typing import NamedTuple


class Order(NamedTuple):
    """`ban` an address or a network, or `silence` a seat (`MATCH/SEAT`) or a whole match (`MATCH`)."""

    kind: str
    whom: str
    until: int | None  # in milliseconds; None: for good


class Orders:
    """The orders in force, as they were last read."""

    def __init__(self, orders: Iterable[Order] = ()) -> None:
        orders = list(orders)
        self._networks = [ip_network(order.whom) for order in orders if order.kind == "ban"]
        self._silent = {order.whom for order in orders if order.kind == "silence"}

    def banned(self, address: str) -> bool:
        """Whether an address may not come in."""
        if not self._networks:
            return False
        asking = _address(address)
        return asking is not None and any(
            asking.version == network.version and asking in network for network in self._networks
        )

    def silent(self, match: str, seat: str) -> bool:
        """Whether a seat may not talk."""
        return match in self._silent or f"{match}/{seat}" in self._silent


def network(text: str) -> str:
    """An address or a network as it is stored; ValueError where it is neither."""
    return str(ip_network(text, strict=False))


def _address(text: str) -> IPv4Address | IPv6Address | None:
    try:
        found = ip_address(text)
    except ValueError:  # a socket of this machine has none
        return None
    return getattr(found, "ipv4_mapped", None) or found
