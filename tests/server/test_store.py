"""The store: migrations lead to the schema, places are written once, a failed write harms its match only."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext

from montjoie.server.store import Conflict, Lane, Store, Work, ranked
from montjoie.server.store.database import migrate
from montjoie.server.store.schema import inputs, metadata


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'store.sqlite3'}"
    address: str = request.getfixturevalue("postgres").database()
    return address


def match_row(id: str) -> dict[str, Any]:
    return {
        "id": id, "game": "joust", "seats": "[]", "options": "{}", "seed": "1", "seed_chosen": False,
        "start": None, "base": 0, "public": False, "status": "playing", "clock": "{}", "times": None,
        "webhooks": "[]", "due": None, "created": 1,
    }  # fmt: skip


def input_row(match: str, n: int, key: str | None = None) -> dict[str, Any]:
    return {"match_id": match, "n": n, "seat": "a", "answer": "1", "digest": None, "key": key, "at": 1}


def test_the_migrations_lead_to_the_schema(url):
    engine = sa.create_engine(url.replace("postgresql:", "postgresql+psycopg:"))
    migrate(engine)
    migrate(engine)
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
    engine.dispose()


def test_a_place_is_written_once_and_a_conflict_harms_its_own_match_only(url):
    async def scenario() -> None:
        store, rival = await Store.open(url, "one"), await Store.open(url, "two")

        def put(to: Store, id: str, lane: Lane, **rows: list[dict[str, Any]]) -> Work:
            work = Work(id, lane, "inputs", ranked(**rows))
            to.writer.put(work)
            return work

        a, b, theirs = Lane(), Lane(), Lane()
        for match, lane in (("a", a), ("b", b)):
            await put(store, match, lane, match=[match_row(match)]).done
        await put(rival, "a", theirs, input=[input_row("a", 1)]).done
        ours = put(store, "a", a, input=[input_row("a", 1), input_row("a", 2)])
        after = put(store, "a", a, input=[input_row("a", 3)])
        others = [put(store, "b", b, input=[input_row("b", n + 1, f"k{n}")]) for n in range(5)]
        for work in (ours, after):
            with pytest.raises(Conflict):
                await work.done
        for work in others:
            await work.done
        with pytest.raises(Conflict):  # nor is a key
            await put(store, "b", Lane(), input=[input_row("b", 6, "k1")]).done
        stored = await store.read("a")
        assert stored is not None
        assert [row["n"] for row in stored.inputs] == [1]
        later = await store.read("b", inputs=3)
        assert later is not None
        assert [row["n"] for row in later.inputs] == [4, 5]
        assert await store.read("c") is None
        await asyncio.gather(store.close(), rival.close())

    asyncio.run(scenario())


def test_one_who_came_second_leaves_the_others_in_one_transaction(url):
    """Else every conflict would make a transaction of each of the hundred writes that wait with it."""

    async def scenario() -> None:
        store, rival = await Store.open(url, "one"), await Store.open(url, "two")
        names = [f"m{i}" for i in range(30)]
        for name in names:
            made = Work(name, Lane(), "table", ranked(match=[match_row(name)]))
            store.writer.put(made)
            await made.done
        for name in ("m3", "m7"):
            first = Work(name, Lane(), "inputs", ranked(input=[input_row(name, 1)]))
            rival.writer.put(first)
            await first.done
        commits = []
        sa.event.listen(store.engine, "commit", lambda connection: commits.append(connection))
        works = [Work(name, Lane(), "inputs", ranked(input=[input_row(name, 1)])) for name in names]
        store.writer._write(works)
        done = await asyncio.gather(*(work.done for work in works), return_exceptions=True)
        assert [name for name, each in zip(names, done, strict=True) if each] == ["m3", "m7"]
        assert len(commits) <= 2  # who they are, and the others
        await asyncio.gather(store.close(), rival.close())

    asyncio.run(scenario())


def test_what_waits_together_is_committed_together(tmp_path):
    async def scenario() -> None:
        store = await Store.open(f"sqlite:///{tmp_path / 'store.sqlite3'}", "one")
        commits = []
        sa.event.listen(store.engine, "commit", lambda connection: commits.append(connection))
        names = [f"m{i}" for i in range(50)]
        works = [Work(name, Lane(), "table", ranked(match=[match_row(name)])) for name in names]
        for work in works:
            store.writer.put(work)
        await asyncio.gather(*(work.done for work in works))
        assert len(commits) < 25
        await store.close()

    asyncio.run(scenario())


def test_sqlite_waits_for_the_disk(tmp_path):
    async def scenario() -> None:
        store = await Store.open(f"sqlite:///{tmp_path / 'store.sqlite3'}", "one")
        with store.engine.connect() as connection:
            assert connection.execute(sa.text("pragma journal_mode")).scalar() == "wal"
            assert connection.execute(sa.text("pragma synchronous")).scalar() == 2
        await store.close()

    asyncio.run(scenario())


def test_inputs_are_never_changed_or_deleted():
    """Append-only, as far as the code goes: no statement of the store touches a written input."""
    source = (Path(__file__).parents[2] / "src/montjoie/server/store/database.py").read_text()
    assert "sa.update(schema.inputs)" not in source
    assert "sa.delete(schema.inputs)" not in source
    assert [column.name for column in inputs.primary_key] == ["match_id", "n"]
