"""`montjoie serve`: matches for people and bots over the network; and the browser on this machine."""

from __future__ import annotations

import socket
import urllib.error
import urllib.request
import webbrowser
from collections.abc import Callable
from pathlib import Path
from typing import Annotated, Any

import msgspec
from cyclopts import Parameter

import montjoie
from montjoie.cli import qr
from montjoie.cli.speech import CommandError, Lang, say, show, tongue_of

HOST, PORT = "127.0.0.1", 8377
Many = Parameter(negative=())
_SETTABLE = (bool, int, float)  # the types of what `--set` sets


def serve(
    *,
    host: str = HOST,
    port: int = PORT,
    db: Annotated[str, Parameter(env_var="MONTJOIE_DB")] = "",
    data_dir: Path | None = None,
    web_dir: Path | None = None,
    origin: Annotated[tuple[str, ...], Many] = (),
    allowed_host: Annotated[tuple[str, ...], Many] = (),
    webhook_prefix: Annotated[tuple[str, ...], Many] = (),
    push_service: Annotated[tuple[str, ...], Many] = (),
    smtp_url: Annotated[str, Parameter(env_var="MONTJOIE_SMTP_URL")] = "",
    mail_from: Annotated[str, Parameter(env_var="MONTJOIE_MAIL_FROM")] = "",
    public_url: Annotated[str, Parameter(env_var="MONTJOIE_PUBLIC_URL")] = "",
    metrics_token: Annotated[str, Parameter(env_var="MONTJOIE_METRICS_TOKEN")] = "",
    traces: Annotated[str, Parameter(env_var="MONTJOIE_TRACES")] = "",
    load: Annotated[tuple[str, ...], Many] = (),
    set: Annotated[tuple[str, ...], Many] = (),
    log_json: Annotated[bool, Parameter(negative=())] = False,
    browser: Annotated[bool, Parameter(negative=())] = False,
    lang: Lang = None,
) -> int:
    """Serve matches until interrupted.

    Parameters
    ----------
    host
        The address to listen on; 0.0.0.0 is every one this machine has.
    port
        The port to listen on; 0 takes any that is free.
    db
        The database, as postgresql://USER@HOST/NAME; SQLite in the data folder where not said.
    data_dir
        The folder for the data; the user's own where not said.
    web_dir
        The folder of the page; the one that came with Montjoie where not said.
    origin
        Another site whose pages may connect, as https://example.org; may be repeated.
    allowed_host
        A name under which the server may be called; any where not said; may be repeated.
    webhook_prefix
        What the address of a webhook may begin with, as https://example.org/; may be repeated.
    push_service
        A service of Web Push that may be written to, as https://example.org; those of the large browsers
        where not said, none where it is empty; may be repeated.
    smtp_url
        The server that sends mail, as smtp://USER:PASSWORD@HOST:PORT or smtps://; none where not said.
    mail_from
        The sender of mail.
    public_url
        Where people reach the server, as https://play.example.org: the links in its mail lead there.
    metrics_token
        What must be shown to read the numbers from another machine.
    traces
        The OpenTelemetry collector to send traces to, as http://HOST:4318/v1/traces; none where not said.
    load
        A Python module that brings more games; may be repeated.
    set
        Another setting, as KEY=VALUE; may be repeated.
    log_json
        Write the log as JSON.
    browser
        Open the page in a browser.
    """
    given: dict[str, Any] = {"host": host, "port": port, "db": db, "log_json": log_json}
    given |= {"origins": origin, "webhook_prefixes": webhook_prefix, "load": load}
    given |= {"hosts": allowed_host, "metrics_token": metrics_token, "traces": traces}
    given |= {"smtp_url": smtp_url, "mail_from": mail_from, "public_url": public_url}
    if push_service:
        given["push_services"] = tuple(filter(None, push_service))
    given |= {name: path for name, path in (("data_dir", data_dir), ("web_dir", web_dir)) if path is not None}
    return _run(given | _settings(set), browser, tongue_of(lang))


def in_browser(lang: str, game: str | None = None) -> int:
    """Open the page in a browser, where a game is set up if one is named; start a server on this machine
    unless one runs already."""
    place = f"/#/new/{montjoie.find(game).slug}" if game else ""
    address = f"http://{HOST}:{PORT}"
    try:
        with urllib.request.urlopen(f"{address}/health", timeout=2):
            _tell(lang, "serving-already", address)
            webbrowser.open(address + place)
            return 0
    except (urllib.error.URLError, OSError):
        return _run({}, True, lang, place=place)


def in_household(lang: str) -> int:
    """Serve everybody in the house: the address and a code for the phones in the room."""
    address = f"http://{_own_address()}:{PORT}"

    def ready(_: str) -> None:
        _tell(lang, "serving-household", address)
        show(qr.terminal(address), wrap=False)

    return _run({"host": "0.0.0.0"}, False, lang, ready)


def _own_address() -> str:
    """The address under which others in the house reach this machine; nothing is sent to find out."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as line:
        try:
            line.connect(("192.0.2.1", 9))  # an address that nobody has
        except OSError:
            return HOST
        return str(line.getsockname()[0])


def page_is_built() -> bool:
    """Whether this copy of Montjoie has its page."""
    from montjoie.server.config import Config

    return (Config().web_dir / "index.html").is_file()


def _tell(lang: str, key: str, address: str) -> None:
    """An address is not a name to be spoken: it stays as it is, at the end of the line."""
    show(f"{say(lang, key)} {address}", wrap=False)


def _run(
    settings: dict[str, Any],
    browser: bool,
    lang: str,
    ready: Callable[[str], None] | None = None,
    place: str = "",
) -> int:
    from montjoie.server import run

    def tell(address: str) -> None:
        _tell(lang, "serving", address)
        if browser:
            webbrowser.open(address + place)

    try:
        run(ready or tell, **settings)
    except (OSError, ValueError) as error:
        raise CommandError("cannot-serve", reason=str(error)) from error
    return 0


def _settings(pairs: tuple[str, ...]) -> dict[str, Any]:
    """Settings given as KEY=VALUE, typed as the configuration wants them."""
    from montjoie.server.config import Config

    types = {field.name: field.type for field in msgspec.structs.fields(Config)}
    found = {}
    for pair in pairs:
        key, equals, value = pair.partition("=")
        if not equals or types.get(key) not in _SETTABLE:
            known = [name for name, kind in types.items() if kind in _SETTABLE]
            raise CommandError("setting-unknown", given=pair[:60], known=known)
        try:
            found[key] = msgspec.convert(value, types[key], strict=False)
        except msgspec.ValidationError as error:
            raise CommandError("setting-bad", given=pair[:60], reason=str(error)) from None
    return found
