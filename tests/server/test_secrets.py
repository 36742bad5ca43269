"""Everything a connection ever receives is a function of what its seat may know.

Two matches differ in what a seat cannot see and in nothing else. All frames that the seat's
connection receives are recorded and must be the same, byte for byte, until the secret is revealed.
"""

from __future__ import annotations

import random
import re
from typing import Any

import pytest

import examples.joust
import montjoie
import tests.server.games
from tests.server.client import Client, http, live, new_match, tokens
from tests.server.processes import ServerProcess

GAMES = (examples.joust, tests.server.games)  # which register themselves
# What differs from match to match by nature: its id, the ids of links, the time of day.
VOLATILE = re.compile(r'"(match|link)":"[^"]*"|"(now|at)":\d+')


def frames(client: Client) -> list[str]:
    return [VOLATILE.sub("", raw) for raw in client.received if '"type":"pong"' not in raw]


async def opened(server: ServerProcess, match: montjoie.Match) -> dict[str, Client]:
    """A match that starts where another stands, with a client at every seat and a spectator."""
    seats = [{"who": "link"} for _ in match.seats]
    body = {"document": match.position(), "seats": seats, "seed": "the same for all"}
    status, made = http(server.address, "/api/open", body)
    assert status == 201, made
    keys = tokens(made)
    clients = {}
    for who in (*match.seats, "spectator", "host"):
        clients[who] = await Client.join(server.address, made["match"], keys[who])
        for client in clients.values():
            await client.quiet()
    return clients


async def quiet(*tables: dict[str, Client]) -> None:
    for clients in tables:
        for client in clients.values():
            await client.quiet()


@pytest.mark.parametrize(("game", "seats", "seed"), [("joust", 3, 1), ("parley", 3, 2), ("throne", 5, 3)])
@live
async def test_hidden_hands_sealed_answers_and_private_talk_stay_hidden(small_server, game, seats, seed):
    rng = random.Random(seed)
    real = montjoie.start(game, seats=seats, seed=seed)
    while len(real.decisions) < seats:  # to a moment when all are asked at once
        for seat, decision in list(real.decisions.items()):
            real.submit(seat, decision.sample(rng))
    me, other, third = real.seats[0], real.seats[1], real.seats[2]
    world = montjoie.worlds(real, me, rng)
    first, second = await opened(small_server, real), await opened(small_server, world)

    for clients, times in ((first, 1), (second, 3)):
        for seat in real.seats[1:]:
            for _ in range(times):  # how often somebody changes a sealed answer is a secret too
                answers = await clients[seat].ask("candidates", limit=200)
                reply = await clients[seat].answer(rng.choice(answers["answers"]))
                assert reply["type"] == "accepted"
    await second[other].ask("say", text="let us betray them", to=[third])
    await second[other].answer("nonsense")
    await second[other].ask("preset", auto_pass=True)
    await second["host"].ask("invite", role="spectator")
    await quiet(first, second)
    assert first[other].view != second[other].view or game == "throne"
    # Those who answered are seen to have answered: the pushes of both matches are the same.
    assert frames(first[me]) == frames(second[me])

    mine = (await first[me].ask("candidates", limit=1))["answers"][0]
    for clients in (first, second):
        assert (await clients[me].answer(mine, id="the-same-id"))["type"] == "accepted"
    await quiet(first, second)
    revealed = [[f for f in frames(clients[me]) if '"candidates"' not in f] for clients in (first, second)]
    assert revealed[0] != revealed[1], "what was sealed is open now, and it was not the same"


@live
async def test_a_secret_that_is_never_revealed_never_shows_in_a_whole_match(small_server):
    """Hands differ and different cards are named; nobody else is ever told which."""
    real = montjoie.start("parley", seats=3, seed=5, options={"rounds": 4})
    world = montjoie.start("parley", seats=3, seed=5, options={"rounds": 4}).position()
    hands = {seat: real.view(seat)["board"]["speakers"][seat]["hand"] for seat in real.seats}
    speakers: dict[str, Any] = world["board"]["speakers"]
    speakers["seat-2"]["hand"], speakers["seat-3"]["hand"] = hands["seat-3"], hands["seat-2"]
    swapped = montjoie.from_position("parley", world, seed=5)
    recordings = []
    for match in (real, swapped):
        clients = await opened(small_server, match)
        rng = random.Random(9)
        for _ in range(4):
            for seat in match.seats:
                await clients[seat].answer(rng.randrange(10), id=f"offer-{rng.random()}")
                await quiet(clients)
            leader = clients["seat-1"].view["board"]["leader"]
            card = clients[leader].view["board"]["speakers"][leader]["hand"][0]
            await clients[leader].answer(card, id=f"card-{rng.random()}")
            await quiet(clients)
            await clients[leader].answer("soft", id=f"tone-{rng.random()}")
            await quiet(clients)
        assert clients["seat-1"].view["over"]
        recordings.append({who: frames(clients[who]) for who in ("seat-1", "spectator", "host", "seat-2")})
    assert recordings[0]["seat-1"] == recordings[1]["seat-1"]
    assert recordings[0]["spectator"] == recordings[1]["spectator"]
    assert recordings[0]["host"] == recordings[1]["host"], "the host sees no more than a spectator"
    assert recordings[0]["seat-2"] != recordings[1]["seat-2"], "the secret was there"


@live
async def test_the_seed_is_told_by_hash_first_and_in_the_end_only(small_server):
    seed = "a seed nobody may guess"
    made = new_match(small_server.address, "me", "me", seed=seed)
    token = tokens(made)["host"]
    path = f"/api/matches/{made['match']}"
    client = await Client.join(small_server.address, made["match"], token, "seat-1")
    told = [str(made), str(http(small_server.address, path, token=token))]
    assert http(small_server.address, path)[1]["seed_chosen"]
    while not client.view["over"]:
        told += [*client.received, str(http(small_server.address, f"{path}/replay", token=token))]
        assert not any(seed in each for each in told)
        assert client.view["seed_hash"] == made["seed_hash"]
        for seat in ("seat-1", "seat-2"):
            await client.hello(made["match"], token, seat)
            if client.view["decision"]:
                await client.answer(await client.first_legal())
        await client.quiet()
    assert client.view["seed"] == seed
    assert montjoie.start("joust", 2, seed).seed_hash == made["seed_hash"]


@live
async def test_nothing_secret_is_logged(tmp_path):
    with ServerProcess(tmp_path) as server:
        made = new_match(server.address, "me", "link", "bot", seed="do-not-log-this-seed")
        keys = tokens(made)
        client = await Client.join(server.address, made["match"], keys["host"])
        await client.answer(await client.first_legal())
        await client.ask("say", text="do-not-log-this-talk")
        await client.ask("say", text="do-not-log-this-talk", to=["seat-2"])
        await client.send(type="hello", match=made["match"], token="wrong-token-wrong-token")
        await client.send(type="nonsense", token=keys["host"])
        await client.quiet()
        http(server.address, f"/api/matches/{made['match']}", token=keys["host"])
        http(server.address, f"/api/matches/{made['match']}/record?token={keys['host']}")
    log = server.log.read_text()
    for secret in (*keys.values(), "do-not-log", "wrong-token"):
        assert secret not in log


@live
async def test_a_replay_shows_a_running_match_through_ones_own_eyes_only(small_server):
    made = new_match(small_server.address, "me", "link", game="parley", options={"rounds": 1})
    keys = tokens(made)
    path = f"/api/matches/{made['match']}/replay"
    a = await Client.join(small_server.address, made["match"], keys["seat-1"])
    b = await Client.join(small_server.address, made["match"], keys["seat-2"])
    seen = [b.view]
    await a.answer(9)
    await b.answer(3)
    await b.quiet()
    seen.append(b.view)
    for seat, token, status in (
        ("seat-2", keys["seat-1"], 403),
        ("seat-2", keys["spectator"], 403),
        ("seat-2", "x" * 32, 403),
        ("seat-2", None, 403),
        ("seat-9", keys["seat-2"], 404),
        ("seat-2", keys["seat-2"], 200),
        ("", keys["spectator"], 200),
    ):
        assert http(small_server.address, f"{path}?seat={seat}", token=token)[0] == status
    _, told = http(small_server.address, f"{path}?seat=seat-2", token=keys["seat-2"])
    assert told["view"] == seen[0]
    assert all(moment["input"] is None for moment in told["moments"]), "how many inputs there are is secret"
    _, later = http(small_server.address, f"{path}?seat=seat-2&at=2", token=keys["seat-2"])
    assert later["view"] == seen[1]
    assert [event["kind"] for event in later["events"]] == ["parley.led"]
    await a.answer(await a.first_legal())
    await a.answer("soft")
    await a.until(lambda c: c.view["over"])
    _, mine = http(small_server.address, f"{path}?seat=seat-2", token=keys["seat-1"])
    assert len(mine["view"]["board"]["speakers"]["seat-2"]["hand"]) == 3
    assert all(moment["input"] for moment in mine["moments"])
