"""Workers: fair, bounded, exact, and gone with their server."""

from __future__ import annotations

import asyncio
import os
import pickle
import threading
import time
from functools import partial
from pathlib import Path
from typing import Any

import pytest

import montjoie
from montjoie import bots
from montjoie.kernel.errors import DriftError, PositionError, Problem, Refusal
from montjoie.server import deeds, watch
from montjoie.server.errors import Denied
from montjoie.server.labour import Crowded, Lost, Overworked, Pool, TooLong, carry, jobs
from montjoie.server.labour.carry import pack, parcel, unpack
from montjoie.server.labour.turns import Turns
from montjoie.server.prices import Purse
from tests.server.client import new_match
from tests.server.processes import ServerProcess, descendants, wait_until
from tests.server.test_budgets import mire

# Fair.


def test_everybody_has_a_turn_however_many_jobs_somebody_has():
    turns: Turns[str] = Turns(each=10, total=100)
    for n in range(5):
        turns.put(f"a{n}", "a", True)
    turns.put("b0", "b", True)
    turns.put("c0", "c", True)
    assert [turns.take() for _ in range(4)] == ["a0", "b0", "c0", "a1"]


def test_jobs_that_nobody_waits_for_have_one_turn_in_four():
    turns: Turns[str] = Turns(each=10, total=100)
    for n in range(6):
        turns.put("watched", f"w{n}", True)
        turns.put("idle", f"i{n}", False)
    assert [turns.take() for _ in range(8)] == [*["watched"] * 3, "idle", *["watched"] * 3, "idle"]


def test_too_many_jobs_of_one_or_of_all_are_turned_away():
    turns: Turns[str] = Turns(each=2, total=3)
    turns.put("x", "a", True)
    turns.put("x", "a", True)
    with pytest.raises(Crowded):
        turns.put("x", "a", True)
    turns.put("x", "b", True)
    with pytest.raises(Crowded):
        turns.put("x", "c", True)


def test_an_empty_purse_says_when_it_will_be_filled(monkeypatch):
    now = 100.0
    monkeypatch.setattr(time, "monotonic", lambda: now)
    purse = Purse(rate=2, burst=1)
    assert purse.wait() == 0
    purse.spend(5)
    assert purse.wait() == 2
    assert purse.take() == 2.5
    now += 1.5
    assert purse.wait() == 0.5
    assert purse.take() == 1


# Bounded.


def sleepless() -> None:
    """Never come back."""
    while True:
        pass


def greedy() -> list[int]:
    """Want everything."""
    return list(range(10**12))


def dying() -> None:
    """Die in the midst of it."""
    os._exit(3)


def test_a_job_that_is_stuck_greedy_or_dying_is_told_of_and_its_process_replaced():
    async def scenario() -> list[Any]:
        pool = Pool(1, (), 1_500_000_000)
        found: list[Any] = []
        for job, seconds in ((sleepless, 1), (greedy, 60), (dying, 60)):
            try:
                await pool.run(job, seconds=seconds, whom="a")
            except Exception as error:
                found.append(type(error))
            found.append((await pool.run(max, 1, 2, seconds=60, whom="a"))[0])
        await pool.close()
        return [*found, pool.killed]

    assert asyncio.run(scenario()) == [TooLong, 2, Overworked, 2, Lost, 2, 3]


def test_whoever_stops_waiting_takes_the_job_back():
    async def scenario() -> tuple[float, int]:
        pool = Pool(1, (), 1_500_000_000)
        await pool.run(max, 1, 2, seconds=60, whom="a")
        job = asyncio.ensure_future(pool.run(sleepless, seconds=60, whom="a"))
        await asyncio.sleep(0.2)
        job.cancel()
        begun = time.monotonic()
        await pool.run(max, 1, 2, seconds=60, whom="a")
        await pool.close()
        return time.monotonic() - begun, pool.killed

    waited, killed = asyncio.run(scenario())
    assert waited < 30
    assert killed == 0, "it did not take too long"


def test_what_was_done_of_a_job_that_is_taken_back_is_paid():
    """Else who asks for a hint and at once for another has processes ended and begun anew for nothing."""

    async def scenario() -> list[float]:
        pool, paid = Pool(1, (), 1_500_000_000), list[float]()
        await pool.run(max, 1, 2, seconds=60, whom="a")
        job = asyncio.ensure_future(pool.run(sleepless, seconds=60, whom="a", pay=paid.append))
        await asyncio.sleep(0.2)
        job.cancel()
        await pool.run(max, 1, 2, seconds=60, whom="a", pay=paid.append)
        await pool.close()
        return paid

    (paid,) = asyncio.run(scenario())
    assert 0.1 <= paid < 30


def test_rules_on_the_loop_are_interrupted_and_nothing_in_them_can_hold_that_up():
    def deaf() -> None:
        while True:
            try:
                while True:
                    pass
            except Exception:
                continue

    watch.set_up()
    begun = time.thread_time()
    with pytest.raises(watch.Exhausted):
        watch.within(0.004, deaf)
    assert time.thread_time() - begun < 0.01, "the bell rings in time"
    assert watch.within(0.004, lambda: 7) == 7
    end = time.thread_time() + 0.1
    while time.thread_time() < end:  # nobody is interrupted once it is over
        pass


def test_a_bell_that_is_lost_while_memory_is_tidied_up_rings_again_at_once(monkeypatch):
    lost: list[object] = []

    class Deaf:
        def __del__(self) -> None:
            """Python drops what is raised in here."""
            end = time.thread_time() + 0.006
            while time.thread_time() < end:
                pass

    def rules() -> None:
        Deaf()
        while True:
            pass

    monkeypatch.setattr("sys.unraisablehook", lost.append)
    watch.set_up()
    begun = time.thread_time()
    with pytest.raises(watch.Exhausted):
        watch.within(0.003, rules)
    assert lost, "the first was raised where nobody hears it"
    assert time.thread_time() - begun < 0.02


def test_workers_die_with_their_server_also_in_the_midst_of_a_job(tmp_path: Path):
    with ServerProcess(tmp_path) as server:
        mire(server.address)
        new_match(server.address, game="mire", seats=[{"who": "bot", "bot": "random"}, {"who": "link"}])
        wait_until(lambda: len(descendants(server.pid)) >= 2)
        family = descendants(server.pid)
        server.kill()
    wait_until(lambda: not [pid for pid in family if _runs(pid)], 20)


def _runs(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] not in "ZX"
    except OSError:
        return False


# Exact.


@pytest.mark.parametrize("game", ["throne", "westeros", "figurines", "conquest"])
def test_a_match_that_travels_between_processes_keeps_its_digest_and_its_past(game):
    match = montjoie.start(game, montjoie.find(game).counts[0], 5)
    for n in range(40):
        seat = next(iter(match.decisions))
        match.submit(seat, bots.make("random", game, n).choose(match, seat))
        digest, feed = match.digest(), match.feed(None)
        match = unpack(pack(match))
        assert match.digest() == digest
    assert match.feed(None) == feed
    assert montjoie.replay(match.record()).digest() == match.digest()


def test_a_match_is_packed_and_unpacked_by_those_who_stand_beside_the_workers(monkeypatch):
    """The event loop has everybody to serve."""
    packing: list[threading.Thread] = []

    def watched(match: montjoie.Match) -> bytes:
        packing.append(threading.current_thread())
        return pack(match)

    async def scenario() -> None:
        monkeypatch.setattr(carry, "pack", watched)
        match = montjoie.start("westeros", 2, 5)
        seat, decision = next(iter(match.decisions.items()))
        deed = partial(deeds.submit, seat=seat, answer=next(iter(decision.candidates())))
        pool = Pool(1, (), 1_500_000_000)
        (after, _), _ = await pool.run(jobs.enter, parcel(match), deed, seconds=60, whom="a")
        await pool.close()
        deed(match)
        assert after.digest() == match.digest()

    asyncio.run(scenario())
    assert packing
    assert threading.main_thread() not in packing


@pytest.mark.parametrize(
    "error",
    [
        Refusal("KER-ASK-01", "not-asked", seat="a").within("THR"),
        PositionError([Problem("position", "KER-POS-01", "not-json", {"detail": "x"})]),
        DriftError(3, [Problem("record", "KER-REC-02", "drift-refused", {})], {"a": 1}),
        Denied("rate", "x", 2.0),
    ],
    ids=lambda error: type(error).__name__,
)
def test_errors_travel_whole(error):
    again = pickle.loads(pickle.dumps(error))
    assert type(again) is type(error)
    assert vars(again) == vars(error)


def test_a_match_played_on_elsewhere_travels_without_its_past_and_takes_it_up_again():
    match = montjoie.start("westeros", 2, 5)
    for n in range(60):
        seat = next(iter(match.decisions))
        match.submit(seat, bots.make("random", "westeros", n).choose(match, seat))
    seat = next(iter(match.decisions))
    answer = bots.make("random", "westeros", 60).choose(match, seat)
    onward = montjoie.Match(match.inside.onward(len(match.engine.log)))
    assert len(pack(onward)) < len(pack(match)) * 0.7
    sent, _ = jobs.enter(
        pickle.loads(pickle.dumps(parcel(onward))), partial(deeds.submit, seat=seat, answer=answer)
    )
    away = pickle.loads(pickle.dumps(sent))
    away.inside.rejoin(match.inside)
    match.submit(seat, answer)
    assert away.digest() == match.digest()
    assert away.record() == match.record()
    assert away.feed(None) == match.feed(None)
