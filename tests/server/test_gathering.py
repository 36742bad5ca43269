"""Gathering: a match that begins when everybody has sat down, open tables and rematches."""

from __future__ import annotations

from typing import Any

from tests.server.client import Client, http, live, new_match, tokens


def _sit(address: str, match: str, **wish: object) -> tuple[int, Any]:
    return http(address, f"/api/matches/{match}/sit", wish)


@live
async def test_a_match_with_an_open_seat_begins_when_somebody_takes_it(server):
    address = server.address
    made = new_match(address, "me", "open", public=True, clock={"kind": "decision", "seconds": 60})
    match = made["match"]
    host = await Client.join(address, match, tokens(made)["host"])
    assert host.table["status"] == "gathering"
    assert host.table["clock"] is None
    assert (await host.ask("answer", turn=host.turn, answer="1"))["code"] == "gathering"
    listed = next(one for one in http(address, "/api/matches")[1] if one["match"] == match)
    assert (listed["status"], listed["open"]) == ("gathering", ["seat-2"])

    status, seated = _sit(address, match, name="Ada")
    assert status == 201
    assert seated["link"]["seats"] == ["seat-2"]
    table = await host.next("table")
    assert table["status"] == "playing"
    assert table["clock"]["seats"]["seat-1"]["runs"]
    assert table["seats"][1]["name"] == "Ada"
    assert _sit(address, match)[0] == 409
    guest = await Client.join(address, match, seated["link"]["token"])
    assert guest.view["seat"] == "seat-2"
    assert (await guest.ask("end"))["code"] == "not_host"


@live
async def test_who_is_invited_sits_down_by_opening_the_link(small_server):
    made = new_match(small_server.address, "me", "link", "bot", wait=True)
    host = await Client.join(small_server.address, made["match"], tokens(made)["host"])
    assert [seat["vacancy"] for seat in host.table["seats"]] == [None, "invited", None]
    assert _sit(small_server.address, made["match"])[0] == 409  # not open to anybody
    await Client.join(small_server.address, made["match"], tokens(made)["seat-2"])
    while host.table["status"] != "playing":
        await host.next("table")


@live
async def test_the_host_may_wait_no_longer(small_server):
    made = new_match(small_server.address, "me", "link", "open")
    host = await Client.join(small_server.address, made["match"], tokens(made)["host"])
    guest = await Client.join(small_server.address, made["match"], tokens(made)["seat-2"])
    assert (await guest.ask("begin", bot="random"))["code"] == "not_host"
    assert (await host.ask("begin", bot="nobody"))["code"] == "unknown_bot"
    assert (await host.ask("begin", bot="random"))["type"] == "done"
    while host.table["status"] != "playing":
        await host.next("table")
    assert host.table["seats"][2]["bot"] == "random"
    assert (await host.ask("begin", bot="random"))["code"] == "closed"


@live
async def test_nobody_sits_down_at_a_table_that_was_given_up(small_server):
    made = new_match(small_server.address, "me", "open")
    host = await Client.join(small_server.address, made["match"], tokens(made)["host"])
    await host.ask("end")
    status, told = _sit(small_server.address, made["match"])
    assert (status, told["code"]) == (409, "closed")


@live
async def test_nothing_is_told_of_a_match_that_gathers_but_who_sits_there(small_server):
    made = new_match(small_server.address, "me", "open")
    summary = http(small_server.address, f"/api/matches/{made['match']}", token=tokens(made)["host"])[1]
    assert summary["status"] == "gathering"
    assert summary["seed"] is None
    assert summary["awaited"] == []
    status, _ = http(small_server.address, f"/api/matches/{made['match']}/record", token=tokens(made)["host"])
    assert status == 403


@live
async def test_a_rematch_gives_everybody_the_next_seat(server):
    address = server.address
    made = new_match(address, "me", "link", "bot")
    again = f"/api/matches/{made['match']}/rematch"
    assert http(address, again, {}, token=tokens(made)["host"])[0] == 403  # it is not over
    host = await Client.join(address, made["match"], tokens(made)["host"])
    await host.ask("set_name", name="Ada")
    await host.ask("end")
    assert http(address, again, {}, token=tokens(made)["spectator"])[0] == 403
    status, second = http(address, again, {}, token=tokens(made)["seat-2"])
    assert (status, second["link"]["role"], second["link"]["seats"]) == (201, "host", ["seat-3"])
    waiting = await Client.join(address, second["match"], second["link"]["token"])
    assert waiting.table["status"] == "gathering"
    first = http(address, again, {}, token=tokens(made)["host"])[1]
    assert (first["match"], first["link"]["role"]) == (second["match"], "seat")
    assert first["link"]["seats"] == ["seat-2"]
    while waiting.table["status"] != "playing":
        await waiting.next("table")
    assert [seat["holder"] for seat in waiting.table["seats"]] == ["bot", "human", "human"]
    assert waiting.table["seats"][1]["name"] == "Ada"
