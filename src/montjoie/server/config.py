"""What an operator can set, with defaults for one household."""

from __future__ import annotations

import os
from pathlib import Path

import platformdirs
from msgspec import Struct, field


class Config(Struct, frozen=True, kw_only=True):
    """The settings of a server."""

    host: str = "127.0.0.1"
    port: int = 8377
    db: str = ""  # empty: SQLite in the data folder
    data_dir: Path = field(default_factory=lambda: Path(platformdirs.user_data_dir("montjoie", False)))
    web_dir: Path = field(default_factory=lambda: Path(__file__).parents[1] / "_web")
    origins: tuple[str, ...] = ()  # other sites whose pages may connect
    hosts: tuple[str, ...] = ()  # names under which the server may be called; none: any
    webhook_prefixes: tuple[str, ...] = ()  # addresses webhooks may begin with; none: no webhooks
    webhooks_per_hour: float = 600.0  # to one address for one match
    smtp_url: str = ""  # smtp://USER:PASSWORD@HOST:PORT, or smtps://; empty: no mail
    mail_from: str = ""  # the sender of mail
    public_url: str = ""  # where people reach the server, for the links in its letters
    mails_per_hour: float = 20.0  # to one address
    push_services: tuple[str, ...] = (  # whose endpoints may be written to by Web Push; none: no push
        "https://fcm.googleapis.com",
        "https://updates.push.services.mozilla.com",
        "https://*.push.apple.com",
        "https://*.notify.windows.com",
    )
    pushes_per_hour: float = 60.0  # to one browser
    load: tuple[str, ...] = ()  # modules that register more games
    bot_workers: int = field(default_factory=lambda: max(1, (os.cpu_count() or 2) - 1))
    bot_seconds: float = 20.0  # of the processor, after which one that answers at once plays for a bot
    think_ahead: bool = False  # bots think of what comes next while people decide, in one more process
    clock_grace: float = 20.0  # seconds after a start in which nobody is timed out
    idle_seconds: float = 300.0  # after which a match that nobody watches leaves the memory
    hello_seconds: float = 10.0  # after which a connection that has not said hello is cut
    messages_per_second: float = 100.0  # of one connection
    requests_per_minute: float = 120.0  # that create something, of one address
    workers: int = field(default_factory=lambda: max(2, (os.cpu_count() or 2) - 1))  # beside the bots
    worker_bytes: int = 1_500_000_000  # of memory that a worker may take
    work_per_address: float = 0.5  # seconds of work a second for one address
    work_per_match: float = 0.5  # and for one match
    work_burst: float = 60.0  # seconds of such a purse saved up
    answer_seconds: float = 5.0  # that the rules may take for one answer
    question_seconds: float = 2.0  # and for a question about the table
    hint_seconds: float = 1.0  # that a bot thinks about a hint
    open_seconds: float = 20.0  # and to open a match from a document
    load_seconds: float = 120.0  # and to play a stored match through
    talk_per_second: float = 0.5  # of one seat
    talk_per_match: int = 5000  # things said
    undos_per_match: int = 2000  # answers taken back: each is stored for good, and played again at every load
    connections_per_address: int = 200
    body_bytes: int = 2_000_000
    bodies_bytes: int = 32_000_000  # of all requests at once
    body_seconds: float = 20.0  # to send it
    header_seconds: float = 10.0  # to send its headers
    half_open: int = 500  # lines on which headers are still to come; beyond that the oldest is cut
    matches_per_day: float = 500.0  # that one address may open
    store_bytes: int = 0  # beyond which no match is opened; 0: no limit
    keep_days: float = 0.0  # after which a closed match is deleted; 0: never
    metrics_token: str = ""  # for reading the numbers from elsewhere
    traces: str = ""  # the OpenTelemetry collector that is sent traces; empty: none
    time_callbacks: bool = False  # measure how long each callback holds the event loop
    drain_seconds: float = 5.0  # that open requests and connections are given when the server stops
    log_json: bool = False

    @property
    def url(self) -> str:
        """The address of the database."""
        return self.db or f"sqlite:///{self.data_dir / 'montjoie.sqlite3'}"
