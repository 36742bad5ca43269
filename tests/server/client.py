"""A player made of code: speaks the protocol, keeps everything it was ever sent."""

from __future__ import annotations

import asyncio
import contextlib
import functools
import json
import urllib.error
import urllib.request
import uuid
from collections.abc import Callable, Coroutine
from typing import Any, ClassVar

from websockets.asyncio.client import ClientConnection, connect

Message = dict[str, Any]


def live(test: Callable[..., Coroutine[Any, Any, None]]) -> Callable[..., None]:
    """A test that is a coroutine; in the end every connection is closed."""

    @functools.wraps(test)
    def run(*args: Any, **kwargs: Any) -> None:
        asyncio.run(_to_the_end(test(*args, **kwargs)))

    return run


async def _to_the_end(scenario: Coroutine[Any, Any, None]) -> None:
    try:
        await scenario
    finally:
        await asyncio.gather(*(client.close() for client in [*Client.opened]), return_exceptions=True)


class Client:
    """One connection. `received` holds every frame as it came."""

    opened: ClassVar[list[Client]] = []

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        Client.opened.append(self)
        self.received: list[str] = []
        self.view: Message = {}
        self.turn: str | None = None
        self.undo = False
        self.told = self.seq = self._pings = 0
        self.events: list[Message] = []
        self.talk: list[Message] = []
        self.table: Message = {}

    @classmethod
    async def open(cls, address: str, **options: Any) -> Client:
        """Connect without saying anything."""
        return cls(
            await connect(
                f"{address.replace('http', 'ws', 1)}/ws", max_size=2**24, close_timeout=1, **options
            )
        )

    @classmethod
    async def join(cls, address: str, match: str, token: str | None, seat: str | None = None) -> Client:
        """Connect and be welcomed."""
        client = await cls.open(address)
        await client.hello(match, token, seat)
        return client

    async def hello(self, match: str, token: str | None, seat: str | None = None, **more: Any) -> Message:
        """Say hello and take the welcome in."""
        await self.send(type="hello", match=match, token=token, seat=seat, **more)
        return await self.next("welcome")

    async def send(self, **message: Any) -> None:
        """Send a message."""
        await self.socket.send(json.dumps(message))

    async def receive(self, seconds: float = 120.0) -> Message:
        """The next message; pushes are taken in as a page would."""
        raw = await asyncio.wait_for(self.socket.recv(), seconds)
        assert isinstance(raw, str)
        self.received.append(raw)
        message: Message = json.loads(raw)
        self._take_in(message)
        return message

    def _take_in(self, message: Message) -> None:
        kind = message["type"]
        if kind == "welcome":
            self.seq = 0
        elif kind in ("update", "table", "said"):
            assert message["seq"] == self.seq + 1, "a push was lost"
            self.seq = message["seq"]
        if kind in ("welcome", "update"):
            self.view, self.turn, self.undo = message["view"], message["turn"], message["undo"]
            for event in message["events"]:
                if event["n"] == len(self.events):
                    self.events.append(event)
            self.told = message["told"]
            if kind == "welcome":
                self.talk += message["talk"]
            assert not self.events or len(self.events) == self.told, "events were lost"
        if kind in ("welcome", "table"):
            self.table = message
        if kind == "said":
            self.talk.append(message)

    async def next(self, *kinds: str, seconds: float = 120.0) -> Message:
        """The next message of some kinds; others are taken in and passed over."""
        while True:
            message = await self.receive(seconds)
            if message["type"] in kinds:
                return message

    async def ask(self, type: str, **fields: Any) -> Message:
        """Send a message with an id and wait for the reply to it."""
        id = fields.pop("id", None) or uuid.uuid4().hex
        await self.send(type=type, id=id, **fields)
        while True:
            message = await self.receive()
            if message.get("id") == id and message["type"] != "said":
                return message

    async def answer(self, answer: Any, **fields: Any) -> Message:
        """Answer the question at hand."""
        return await self.ask("answer", turn=fields.pop("turn", self.turn), answer=answer, **fields)

    async def first_legal(self) -> Any:
        """A legal answer."""
        reply = await self.ask("candidates", limit=1)
        return reply["answers"][0]

    async def until(self, condition: Any, seconds: float = 120.0) -> None:
        """Receive until something holds."""
        while not condition(self):
            await self.receive(seconds)

    async def quiet(self) -> None:
        """Take in all that was pushed so far: the answer to a ping comes after it."""
        self._pings += 1
        await self.send(type="ping", t=self._pings)
        while (await self.next("pong"))["t"] != self._pings:
            pass

    async def silence(self, seconds: float) -> None:
        """Take in whatever comes for a while."""
        with contextlib.suppress(TimeoutError):
            while True:
                await self.receive(seconds)

    async def close(self) -> None:
        """Hang up."""
        with contextlib.suppress(ValueError):
            Client.opened.remove(self)
        await self.socket.close()


def http(
    address: str, path: str, body: Any = None, token: str | None = None, headers: dict[str, str] | None = None
) -> tuple[int, Any]:
    """Status and JSON of a request."""
    data = None if body is None else body if isinstance(body, bytes) else json.dumps(body).encode()
    request = urllib.request.Request(f"{address}{path}", data, headers or {})
    if data is not None:
        request.add_header("Content-Type", "application/json")
    if token is not None:
        request.add_header("Authorization", f"Bearer {token}")
    try:
        with urllib.request.urlopen(request, timeout=90) as response:
            return response.status, _json(response.read())
    except urllib.error.HTTPError as error:
        with error:
            return error.code, _json(error.read())


def _json(raw: bytes) -> Any:
    try:
        return json.loads(raw)
    except ValueError:
        return raw.decode()


def new_match(address: str, *who: str, **more: Any) -> Message:
    """A new match of joust (or another game) with seats `me`, `link` or `bot`."""
    seats = more.pop("seats", None) or [
        {"who": each, **({"bot": "random"} if each == "bot" else {})} for each in who
    ]
    status, made = http(address, "/api/matches", {"game": "joust", "seats": seats, **more})
    assert status == 201, made
    match: Message = made
    return match


def tokens(match: Message) -> dict[str, str]:
    """The tokens of a new match: by seat, and `host` and `spectator`."""
    found = {link["role"]: link["token"] for link in match["links"] if link["role"] != "seat"}
    for link in match["links"]:
        found |= dict.fromkeys(link["seats"], link["token"])
    return found
