"""What a link in a letter opens: a page that confirms an address, or has no more written to it.

Programs that look through mail follow links, so following one changes nothing: a button does.
"""

from __future__ import annotations

import hmac
from html import escape
from urllib.parse import parse_qs

from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

from montjoie.server import logs, protocol
from montjoie.server.actions.sitting import alter_seat
from montjoie.server.api.requests import address_of, answer, body, hub_of
from montjoie.server.errors import Denied
from montjoie.server.rooms import Room
from montjoie.server.seats import Holder
from montjoie.server.speech import say

_POLICY = "default-src 'none'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"


async def ways(request: Request) -> Response:
    """How people can be told of their turns when they are away."""
    notifier = hub_of(request).notifier
    return answer(protocol.Ways(mail=notifier.post.open, push=notifier.push.key))


async def show(request: Request) -> Response:
    """The page on which an address is confirmed or taken back."""
    _, holder = await _addressed(request)
    return _page(holder, "mail-page-confirmed" if holder.mail_confirmed else "mail-page-asked")


async def act(request: Request) -> Response:
    """A button of the page was pressed, or that of a mail program which lets people unsubscribe."""
    room, holder = await _addressed(request)
    form = parse_qs((await body(request)).decode("ascii", "replace"))
    if form.get("do") == ["confirm"]:
        await alter_seat(room, holder.seat, mail_confirmed=True)
        return _page(holder, "mail-page-confirmed")
    if form.get("do") == ["stop"] or form.get("List-Unsubscribe") == ["One-Click"]:
        await alter_seat(room, holder.seat, mail="", mail_key="", mail_confirmed=False)
        return _page(holder, "mail-page-stopped")
    raise Denied("bad_request")


async def _addressed(request: Request) -> tuple[Room, Holder]:
    """The seat that a letter is about; a wrong secret is a guess."""
    hub, address = hub_of(request), address_of(request)
    hub.prices.ask(address)
    room = await hub.room(request.path_params["match"])
    logs.belongs_to(room.id)
    holder = room.holders.get(request.path_params["seat"])
    key = holder.mail_key if holder is not None else ""
    if holder is None or not key or not hmac.compare_digest(key, request.path_params["key"]):
        raise Denied("forbidden" if hub.visitors.guessed(address) else "rate")
    return room, holder


def _page(holder: Holder, key: str) -> Response:
    lang = holder.lang
    buttons = [("confirm", "mail-page-confirm")] if key == "mail-page-asked" else []
    buttons += [("stop", "mail-page-stop")] if key != "mail-page-stopped" else []
    forms = (
        f'<form method="post"><button name="do" value="{deed}">{_said(lang, label)}</button></form>'
        for deed, label in buttons
    )
    head = f'<!doctype html><html lang="{lang}"><meta charset="utf-8"><title>Montjoie</title>'
    html = f"{head}<h1>Montjoie</h1><p>{_said(lang, key)}</p>{''.join(forms)}</html>"
    return HTMLResponse(html, headers={"Content-Security-Policy": _POLICY})


def _said(lang: str, key: str) -> str:
    return escape(say(lang, key))
