"""The arena on a real Ray cluster of this machine: the same games, and a killed worker loses none."""

import socket
from pathlib import Path

import pytest

ray = pytest.importorskip("ray", reason="needs montjoie[ray]")

import tests.arena.mortal as mortal  # noqa: E402
from montjoie.arena import Alone, ArenaError, Bout, Means  # noqa: E402
from montjoie.arena.cluster import Cluster  # noqa: E402
from montjoie.arena.series import Series  # noqa: E402

# Ray's own: files that it leaves to the garbage collector.
pytestmark = pytest.mark.filterwarnings("ignore::ResourceWarning", "ignore::FutureWarning")


def test_games_on_ray_are_those_of_one_machine_also_when_a_worker_is_killed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    fates = tmp_path / "fates"
    fates.mkdir()
    monkeypatch.setenv(mortal.FATES, str(fates))
    bouts = [Bout(number, f"ray/{number}", ["mortal"]) for number in range(40)]
    here = Series("mortal", 2, {}, Means(Alone())).play(bouts)
    (fates / "one").touch()
    records, journal = tmp_path / "records", tmp_path / "journal"
    there = Series("mortal", 2, {}, Means(Cluster(size=2), journal, records))
    assert there.play(bouts) == here
    assert not list(fates.iterdir())  # it struck
    assert not there.failed
    assert len(list(records.glob("mortal-*.json"))) == 40
    assert not ray.is_initialized()


def test_a_cluster_that_does_not_answer_is_told():
    with pytest.raises(ArenaError, match="No Ray cluster answers at 127"):
        Series("mortal", 2, {}, Means(Cluster("127.0.0.1:1"))).play([Bout(0, 1, ["random"])])


def test_a_cluster_that_does_not_start_is_told(monkeypatch: pytest.MonkeyPatch):
    def busy(*given: object, **more: object) -> None:
        raise Exception("The current node timed out during startup.")

    monkeypatch.setattr(ray, "init", busy)
    with pytest.raises(ArenaError, match="timed out during startup"):
        Series("mortal", 2, {}, Means(Cluster(size=2))).play([Bout(0, 1, ["random"])])


def test_a_cluster_that_lets_nobody_in_is_told(monkeypatch: pytest.MonkeyPatch):
    def refused(*given: object, **more: object) -> None:
        raise ConnectionError("Failed to connect")

    monkeypatch.setattr(ray, "init", refused)
    with socket.create_server(("127.0.0.1", 0)) as door:
        cluster = Cluster(f"127.0.0.1:{door.getsockname()[1]}")
        with pytest.raises(ArenaError, match="RAY_AUTH_MODE=token"):
            Series("mortal", 2, {}, Means(cluster)).play([Bout(0, 1, ["random"])])
