"""`montjoie serve`: matches for people and bots over the network; and the browser on this machine."""

from __future__ import annotations

import urllib.error
import urllib.request
import webbrowser
from pathlib import Path
from typing import Annotated, Any

import msgspec
from cyclopts import Parameter

from montjoie.cli.speech import CommandError, Lang, say, show, spoken

HOST, PORT = "127.0.0.1", 8377
Many = Parameter(negative=())


def serve(
    *,
    host: str = HOST,
    port: int = PORT,
    db: str = "",
    data_dir: Path | None = None,
    web_dir: Path | None = None,
    origin: Annotated[tuple[str, ...], Many] = (),
    webhook_prefix: Annotated[tuple[str, ...], Many] = (),
    smtp_url: Annotated[str, Parameter(env_var="MONTJOIE_SMTP_URL")] = "",
    mail_from: Annotated[str, Parameter(env_var="MONTJOIE_MAIL_FROM")] = "",
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
    webhook_prefix
        What the address of a webhook may begin with, as https://example.org/; may be repeated.
    smtp_url
        The server that sends mail, as smtp://USER:PASSWORD@HOST:PORT or smtps://; none where not said.
    mail_from
        The sender of mail.
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
    given |= {"smtp_url": smtp_url, "mail_from": mail_from}
    given |= {name: path for name, path in (("data_dir", data_dir), ("web_dir", web_dir)) if path is not None}
    return _run(given | _settings(set), browser, spoken(lang))


def in_browser(lang: str) -> int:
    """Open the page in a browser; start a server on this machine unless one runs already."""
    address = f"http://{HOST}:{PORT}"
    try:
        with urllib.request.urlopen(f"{address}/health", timeout=2):
            _tell(lang, "serving-already", address)
            webbrowser.open(address)
            return 0
    except (urllib.error.URLError, OSError):
        return _run({}, True, lang)


def page_is_built() -> bool:
    """Whether this copy of Montjoie has its page."""
    from montjoie.server.config import Config

    return (Config().web_dir / "index.html").is_file()


def _tell(lang: str, key: str, address: str) -> None:
    """An address is not a name to be spoken: it stays as it is, at the end of the line."""
    show(f"{say(lang, key)} {address}", wrap=False)


def _run(settings: dict[str, Any], browser: bool, lang: str) -> int:
    from montjoie.server import run

    def ready(address: str) -> None:
        _tell(lang, "serving", address)
        if browser:
            webbrowser.open(address)

    try:
        run(ready, **settings)
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
        if not equals or types.get(key) not in (int, float):
            known = [name for name, kind in types.items() if kind in (int, float)]
            raise CommandError("setting-unknown", given=pair[:60], known=known)
        try:
            found[key] = msgspec.convert(value, types[key], strict=False)
        except msgspec.ValidationError as error:
            raise CommandError("setting-bad", given=pair[:60], reason=str(error)) from None
    return found
