"""A match over the wire, from the welcome to the result."""

from __future__ import annotations

import uuid

from tests.server.client import Client, http, live, new_match, tokens
from tests.server.processes import ServerProcess


async def pair(server: ServerProcess, **more: object) -> tuple[Client, Client, dict[str, str], str]:
    made = new_match(server.address, "me", "link", **more)
    keys = tokens(made)
    a = await Client.join(server.address, made["match"], keys["seat-1"])
    b = await Client.join(server.address, made["match"], keys["seat-2"])
    await a.quiet()
    return a, b, keys, made["match"]


@live
async def test_a_match_is_played_to_its_result(server):
    a, b, keys, match = await pair(server)
    watcher = await Client.join(server.address, match, keys["spectator"])
    for course in (1, 2, 3):
        await a.until(lambda c, course=course: c.view["round"] == course)
        for player in (a, b):
            await player.quiet()
            reply = await player.answer(await player.first_legal())
            assert reply["type"] == "accepted"
            assert reply["seq"] == player.seq
    for client in (a, b, watcher):
        await client.until(lambda c: c.view["over"] and c.table["status"] == "over")
    assert a.view["result"] == b.view["result"] == watcher.view["result"]
    assert [e["kind"] for e in watcher.events].count("joust.ridden") == 3
    assert a.view["seed"] is not None
    assert all(len(e["text"]["fr"]) > 3 for e in a.events)


@live
async def test_an_illegal_answer_is_refused_with_its_rule_and_changes_nothing(server):
    a, _, _, _ = await pair(server)
    before = a.view
    reply = await a.answer("17")
    assert (reply["type"], reply["rule"], reply["key"]) == ("refused", "JST-RUN-01", "not-offered")
    assert "[JST-RUN-01]" in reply["text"]["en"]
    assert reply["problems"][0]["rule"] == "JST-RUN-01"
    await a.quiet()
    assert a.view == before
    assert (await a.ask("check", answer="17"))["problems"]
    assert not (await a.ask("check", answer=await a.first_legal()))["problems"]


@live
async def test_an_answer_to_an_old_question_is_stale(server):
    a, b, _, _ = await pair(server)
    old = a.turn
    for player in (a, b):
        await player.answer(await player.first_legal())
    await a.until(lambda c: c.view["round"] == 2)
    reply = await a.answer(a.view["decision"]["space"]["options"][0], turn=old)
    assert (reply["type"], reply["code"]) == ("error", "stale")


@live
async def test_a_resent_answer_is_acknowledged_and_never_applied_twice(server):
    a, b, keys, match = await pair(server)
    id, turn, lance = uuid.uuid4().hex, a.turn, await a.first_legal()
    first = await a.answer(lance, id=id)
    again = await a.answer(lance, id=id, turn=turn)
    assert first["type"] == again["type"] == "accepted"
    await a.close()
    back = await Client.join(server.address, match, keys["seat-1"])
    assert (await back.answer(lance, id=id, turn=turn))["type"] == "accepted"
    await b.answer(await b.first_legal())
    await b.until(lambda c: c.view["round"] == 2)
    assert len(back.view["board"]["riders"]["seat-1"]["lances"]) in (3, 4)
    await back.until(lambda c: c.view["round"] == 2)
    assert len(back.view["board"]["riders"]["seat-1"]["lances"]) == 3


@live
async def test_a_sealed_answer_can_be_replaced_and_taken_back_until_all_are_in(server):
    a, b, _, _ = await pair(server)
    offered = a.view["decision"]["space"]["options"]
    for lance in offered[:2]:
        assert (await a.answer(lance))["type"] == "accepted"
        assert a.view["sealed"] == lance
        assert a.undo
        assert not (await a.ask("check", answer=offered[2]))["problems"]
        assert (await a.ask("check", answer="17"))["problems"]
        assert a.view["sealed"] == lance
    assert (await a.ask("undo"))["type"] == "accepted"
    assert a.view["sealed"] is None
    assert not a.undo
    assert (await a.answer(offered[3]))["type"] == "accepted"
    await b.answer(await b.first_legal())
    await b.until(lambda c: c.view["round"] == 2)
    assert b.events[-1]["facts"]["couched"]["seat-1"] == offered[3]
    assert (await b.ask("undo"))["type"] == "refused"


@live
async def test_what_a_seat_cannot_see_is_not_pushed(server):
    a, b, _, _ = await pair(server)
    offered = a.view["decision"]["space"]["options"]
    await a.answer(offered[0])
    await b.quiet()
    seq = b.seq
    await a.answer(offered[1])
    await b.quiet()
    assert b.seq == seq


@live
async def test_a_reconnected_page_gets_what_it_missed_and_no_more(server):
    a, b, keys, match = await pair(server)
    told = a.told
    await a.close()
    back = await Client.open(server.address)
    await back.hello(match, keys["seat-1"])
    await back.answer(await back.first_legal())
    await b.answer(await b.first_legal())
    late = await Client.open(server.address)
    welcome = await late.hello(match, keys["seat-1"], since=told)
    assert [event["n"] for event in welcome["events"]] == list(range(told, welcome["told"]))
    assert welcome["view"]["round"] == 2


@live
async def test_one_link_can_hold_several_seats_and_change_between_them(server):
    made = new_match(server.address, "me", "me")
    token = tokens(made)["host"]
    one = await Client.join(server.address, made["match"], token)
    assert (one.table["mine"], one.view["seat"]) == (["seat-1", "seat-2"], "seat-1")
    await one.answer(await one.first_legal())
    await one.hello(made["match"], token, "seat-2")
    assert one.view["seat"] == "seat-2"
    assert one.seq == 0
    await one.answer(await one.first_legal())
    await one.until(lambda c: c.view["round"] == 2)


@live
async def test_undo_leads_back_to_the_last_decision_but_not_past_chance(server):
    a, b, _, _ = await pair(server, game="parley")
    await a.answer(9)
    await b.answer(0)
    await a.until(lambda c: c.view["decision"]["kind"] == "parley.name_card")
    await a.answer(await a.first_legal())
    assert a.view["decision"]["kind"] == "parley.choose_tone"
    assert (a.undo, b.undo) == (True, False)
    assert (await a.ask("undo"))["type"] == "accepted"
    assert a.view["decision"]["kind"] == "parley.name_card"
    await a.answer(await a.first_legal())
    await a.answer("soft")
    refused = await a.ask("undo")
    assert not a.undo
    assert (refused["type"], refused["rule"], refused["key"]) == ("refused", "KER-UND-01", "undo-revealed")


@live
async def test_undo_is_offered_until_another_seat_has_answered_and_the_refusal_says_who(server):
    made = new_match(server.address, "me", "me", "me", game="parley", options={"objections": True})
    token = tokens(made)["host"]
    a, b, c = [await Client.join(server.address, made["match"], token, f"seat-{n}") for n in (1, 2, 3)]
    for client, offer in ((a, 9), (b, 0), (c, 0)):
        await client.answer(offer)
    await a.until(lambda c: c.view["decision"]["kind"] == "parley.name_card")
    await a.answer(await a.first_legal())
    await a.answer("soft")
    assert a.undo
    await b.until(lambda c: c.view["decision"])
    await b.answer(await b.first_legal())
    await a.until(lambda c: not c.undo)
    refused = await a.ask("undo")
    assert (refused["key"], refused["facts"]["other"]) == ("undo-answered", "seat-2")


@live
async def test_a_seat_can_preset_to_pass(server):
    a, b, _, _ = await pair(server, game="parley", options={"objections": True})
    assert (await b.ask("preset", auto_pass=True))["type"] == "done"
    await b.until(lambda c: c.table["auto_pass"])
    await a.answer(9)
    await b.answer(0)
    await a.until(lambda c: c.view["awaited"] == ["seat-1"])
    await a.answer(await a.first_legal())
    await a.answer("soft")
    await a.until(lambda c: c.view["round"] == 2)


@live
async def test_a_seat_can_preset_to_give_its_only_answer(server):
    a, b, _, _ = await pair(server, game="parley", options={"objections": True})
    assert (await b.ask("preset", auto_answer=True))["type"] == "done"
    await b.until(lambda c: c.table["auto_answer"])
    await a.answer(9)
    await b.answer(0)
    await a.until(lambda c: c.view["awaited"] == ["seat-1"])
    await a.answer(await a.first_legal())
    await a.answer("soft")
    await a.until(lambda c: c.view["round"] == 2)  # the objections, to which passing is the only answer


@live
async def test_candidates_are_limited_and_say_if_they_are_all(server):
    a, _, _, _ = await pair(server, game="parley")
    some = await a.ask("candidates", limit=3)
    assert (len(some["answers"]), some["complete"]) == (3, False)
    every = await a.ask("candidates", limit=10)
    assert (every["answers"], every["complete"]) == (list(range(10)), True)


def test_the_summary_says_what_anybody_may_know(server):
    made = new_match(server.address, "me", "bot", public=True)
    status, told = http(server.address, f"/api/matches/{made['match']}")
    assert status == 200
    assert told["seed"] is None
    assert told["seed_hash"] == made["seed_hash"]
    assert told["role"] is None
    status, mine = http(server.address, f"/api/matches/{made['match']}", token=tokens(made)["host"])
    assert (mine["role"], mine["mine"]) == ("host", ["seat-1"])
    assert made["match"] in [each["match"] for each in http(server.address, "/api/matches")[1]]
