"""Web Push: tell the browsers of people who are away, through the services of those, with no page open.

A seat subscribes with the browsers of its people. An endpoint must belong to a service that the operator
allows, and gets so many messages an hour; one that its service no longer knows is forgotten.
"""

from __future__ import annotations

import urllib.error
import urllib.request
from email.utils import parseaddr
from functools import cached_property
from typing import TYPE_CHECKING, Annotated, Any
from urllib.parse import urlsplit

import msgspec
from msgspec import Meta, Struct

from montjoie.server.config import Config
from montjoie.server.prices import Purses

if TYPE_CHECKING:
    from cryptography.hazmat.primitives.asymmetric.ec import EllipticCurvePrivateKey

try:
    from montjoie.server import sealing

    INSTALLED = True
except ModuleNotFoundError:  # without montjoie[push]
    INSTALLED = False

MOST = 4  # browsers of a seat
_PATIENCE = 10.0  # seconds for a service to answer
_KEPT = 24 * 3600  # seconds for which a service keeps what it cannot deliver
_GONE = (404, 410)


class Gone(Exception):
    """The service knows the browser no longer."""


class Subscription(Struct, frozen=True):
    """Where a browser is reached, and the keys to write to it."""

    endpoint: Annotated[str, Meta(max_length=500)]
    p256dh: Annotated[str, Meta(max_length=120)]
    auth: Annotated[str, Meta(max_length=60)]


class NoRedirects(urllib.request.HTTPRedirectHandler):
    """A redirection could lead to where the operator allows nothing."""

    def redirect_request(self, *args: Any, **kwargs: Any) -> None:
        """Follow none: the answer is the redirection itself."""


opener = urllib.request.build_opener(NoRedirects)


class PushOffice:
    """Writes to browsers."""

    def __init__(self, config: Config) -> None:
        self._config = config
        rate = config.pushes_per_hour
        self._sent = Purses(rate / 3600, max(1.0, rate))

    @property
    def open(self) -> bool:
        """Whether the operator allows a service, and what it needs is installed."""
        return INSTALLED and bool(self._config.push_services)

    @cached_property
    def _key(self) -> EllipticCurvePrivateKey:
        return sealing.kept_key(self._config.data_dir / "push.pem")

    @cached_property
    def key(self) -> str:
        """By which browsers know who may write to them."""
        return sealing.encoded(sealing.point(self._key)) if self.open else ""

    def allows(self, endpoint: str) -> bool:
        """Whether an endpoint belongs to a service that the operator allows; `*.` is any first part."""
        try:
            url = urlsplit(endpoint)
            given = url.scheme, url.port
        except ValueError:
            return False
        if url.username is not None or url.password is not None or not url.hostname:
            return False
        return any(
            given == (one.scheme, one.port) and _same_host(url.hostname, one.hostname or "")
            for one in map(urlsplit, self._config.push_services)
        )

    def sound(self, subscription: Subscription) -> bool:
        """Whether something could be sent there."""
        try:
            sealing.seal(b"", subscription.p256dh, subscription.auth)
        except ValueError:
            return False
        return self.allows(subscription.endpoint)

    def takes(self, subscription: Subscription) -> bool:
        """Whether the browser may get one more."""
        return self.allows(subscription.endpoint) and not self._sent.of(subscription.endpoint).take()

    def send(self, to: Subscription, topic: str, news: dict[str, str]) -> None:
        """Hand a message to the service; takes its time."""
        body = sealing.seal(msgspec.json.encode(news), to.p256dh, to.auth)
        request = urllib.request.Request(
            to.endpoint,
            body,
            {
                "Authorization": sealing.signed(self._key, to.endpoint, self._contact),
                "Content-Encoding": "aes128gcm",
                "Content-Type": "application/octet-stream",
                "TTL": str(_KEPT),
                "Topic": topic,
                "Urgency": "high",
            },
        )
        try:
            with opener.open(request, timeout=_PATIENCE):
                pass
        except urllib.error.HTTPError as error:
            if error.code in _GONE:
                raise Gone from error
            raise

    @property
    def _contact(self) -> str:
        """Whom a service may ask about us."""
        address = parseaddr(self._config.mail_from)[1]
        return f"mailto:{address}" if address else self._config.public_url or "mailto:root@localhost"


def browsers(written: str) -> list[Subscription]:
    """The subscriptions of a seat, as they are stored."""
    return msgspec.json.decode(written, type=list[Subscription]) if written else []


def joined(written: str, new: Subscription) -> str:
    """With one more browser, the newest last; the oldest makes room."""
    others = [one for one in browsers(written) if one.endpoint != new.endpoint]
    return msgspec.json.encode([*others, new][-MOST:]).decode()


def parted(written: str, endpoint: str) -> str:
    """Without a browser."""
    left = [one for one in browsers(written) if one.endpoint != endpoint]
    return msgspec.json.encode(left).decode() if left else ""


def _same_host(host: str, allowed: str) -> bool:
    return host == allowed or (allowed.startswith("*.") and host.endswith(allowed[1:]))
