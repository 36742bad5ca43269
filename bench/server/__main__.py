"""`make bench-server`: our server and boardgame.io under the same load, and what ours stored of it."""

from __future__ import annotations

import argparse
import contextlib
import json
import os
import shutil
import sqlite3
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table

HERE = Path(__file__).parent
ROOT = HERE.parents[1]


class Load:
    """One run: how many matches, seats, how long they think, for how long."""

    def __init__(self, name: str, matches: int, seats: int, think: int, seconds: float) -> None:
        self.name, self.matches, self.seats = name, matches, seats
        self.think, self.seconds = think, seconds


def install() -> str:
    """The address of Node, with what the bench needs installed from its lock."""
    node = shutil.which("node")
    if node is None:
        sys.exit("The load test needs Node 20 or later; nothing else does.")
    if not (HERE / "node_modules" / "boardgame.io").is_dir():
        subprocess.run(["npm", "ci", "--silent", "--no-audit", "--no-fund"], cwd=HERE, check=True)
    return node


@contextlib.contextmanager
def serving(command: list[str], **environment: str) -> Iterator[tuple[str, int]]:
    """A server process: its address and its number."""
    process = subprocess.Popen(
        command,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
        cwd=ROOT,
        env={**os.environ, **environment},
    )
    assert process.stdout is not None
    try:
        line = process.stdout.readline()
        yield line.split()[-1], process.pid
    finally:
        process.terminate()
        process.wait(20)
        process.stdout.close()


def ours(folder: Path) -> contextlib.AbstractContextManager[tuple[str, int]]:
    """Our server as an operator would run it, except for limits on one address."""
    limits = ("requests_per_minute=100000", "connections_per_address=10000", "messages_per_second=1000")
    options = [each for limit in limits for each in ("--set", limit)]
    command = [sys.executable, "-m", "montjoie.cli", "serve", "--lang", "en", "--port", "0"]
    command += ["--data-dir", str(folder)]
    return serving([*command, "--load", "bench.server.outposts", *options], PYTHONPATH=str(ROOT))


def theirs(node: str) -> contextlib.AbstractContextManager[tuple[str, int]]:
    """boardgame.io as shipped, in production mode, storage in memory."""
    return serving([node, str(HERE / "outposts.js")], NODE_ENV="production")


def new_match(address: str, seats: int) -> dict[str, Any]:
    """A match with a link for every seat."""
    body = {"game": "outposts", "seats": [{"who": "link"}] * seats}
    request = urllib.request.Request(f"{address}/api/matches", json.dumps(body).encode())
    with urllib.request.urlopen(request) as response:
        made = json.load(response)
    return {
        "match": made["match"],
        "tokens": [link["token"] for link in made["links"] if link["role"] == "seat"],
    }


def memory(pid: int) -> float:
    """Megabytes resident."""
    status = Path(f"/proc/{pid}/status")
    if not status.is_file():
        return float("nan")
    line = next(line for line in status.read_text().splitlines() if line.startswith("VmRSS"))
    return int(line.split()[1]) / 1024


def cpu(pid: int) -> float:
    """Seconds of processor time so far."""
    stat = Path(f"/proc/{pid}/stat")
    if not stat.is_file():
        return float("nan")
    fields = stat.read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def run(node: str, server: str, address: str, pid: int, load: Load, folder: Path) -> dict[str, Any]:
    """Load one server and measure."""
    if server == "montjoie":
        matches = [new_match(address, load.seats) for _ in range(load.matches)]
    else:
        matches = [{"match": f"{load.name}-{time.time()}-{i}".replace(" ", "")} for i in range(load.matches)]
    plan = {
        "server": server,
        "address": address,
        "matches": matches,
        "seats": load.seats,
        "think": load.think,
        "warmup": 3,
        "seconds": load.seconds,
        "acknowledged": str(folder / "acknowledged.json"),
    }
    before, begun = cpu(pid), memory(pid)
    done = subprocess.run(
        [node, str(HERE / "load.js")], input=json.dumps(plan), capture_output=True, text=True, cwd=HERE
    )
    if done.returncode:
        sys.exit(done.stderr)
    figures: dict[str, Any] = json.loads(done.stdout)
    figures |= {"server": server, "load": load.name, "memory": memory(pid), "memory_before": begun}
    figures["cpu"] = cpu(pid) - before
    if server == "montjoie":
        figures |= verify(folder, {match["match"] for match in matches})
    return figures


def verify(folder: Path, matches: set[str]) -> dict[str, Any]:
    """Every acknowledged answer must be in the store exactly once, and no match may have a gap."""
    acknowledged = json.loads((folder / "acknowledged.json").read_text())
    with contextlib.closing(sqlite3.connect(folder / "montjoie.sqlite3")) as store:
        rows = store.execute("select match_id, n, key from inputs").fetchall()
    found = Counter(key.partition(":")[2] for match, _, key in rows if key and match in matches)
    lost = [id for id in acknowledged if found[id] == 0]
    doubled = [id for id, count in found.items() if count > 1]
    numbers: dict[str, list[int]] = {}
    for match, n, _ in rows:
        if match in matches:
            numbers.setdefault(match, []).append(n)
    gaps = [match for match, ns in numbers.items() if sorted(ns) != list(range(1, len(ns) + 1))]
    return {"acknowledged": len(acknowledged), "lost": len(lost), "doubled": len(doubled), "holes": len(gaps)}


def show(results: list[dict[str, Any]]) -> None:
    """All the figures in one table."""
    table = Table(title="Servers under load, on one machine with their load")
    columns = ("load", "server", "clients", "moves/s", "pushes/s", "p50 ms", "p95 ms", "p99 ms", "max ms")
    columns += ("MB", "CPU ms/move", "unconfirmed", "drifted", "acknowledged", "lost", "doubled")
    for column in columns:
        table.add_column(column, justify="left" if column in ("load", "server") else "right")
    for r in results:
        times = (f"{r[p]:.1f}" for p in ("p50", "p95", "p99", "max"))
        rates = (f"{r['moves_per_second']:.0f}", f"{r['pushes_per_second']:.0f}")
        kept = (str(r.get(name, "-")) for name in ("acknowledged", "lost", "doubled"))
        resources = (
            f"{r['memory']:.0f}",
            f"{1000 * r['cpu'] / r['made']:.2f}",
            str(r["unconfirmed"]),
            str(r["drifted"]),
        )
        table.add_row(r["load"], r["server"], str(r["clients"]), *rates, *times, *resources, *kept)
    Console(width=180).print(table)


def main() -> None:
    """Run all the loads."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--quick", action="store_true", help="a few seconds each")
    parser.add_argument("--only", choices=["montjoie", "boardgame.io"])
    parser.add_argument("--skip-large", action="store_true", help="without the 800 clients")
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args()
    node = install()
    seconds = 5.0 if given.quick else 20.0
    small = [Load("closed loop", 25, 2, 0, seconds), Load("1 s think time", 25, 2, 1000, seconds)]
    large = Load("200 matches of 4", 200, 4, 2000, 10.0 if given.quick else 60.0)
    results = []
    for load in small:
        for server in ("montjoie", "boardgame.io"):
            if given.only in (None, server):
                with tempfile.TemporaryDirectory() as name:
                    folder = Path(name)
                    with ours(folder) if server == "montjoie" else theirs(node) as (address, pid):
                        results.append(run(node, server, address, pid, load, folder))
    if not given.skip_large and given.only != "boardgame.io":
        with tempfile.TemporaryDirectory() as name, ours(Path(name)) as (address, pid):
            results.append(run(node, "montjoie", address, pid, large, Path(name)))
    if given.json:
        print(json.dumps(results, indent=2))
    else:
        show(results)
    wrong = ("lost", "doubled", "holes", "drifted", "gaps")
    if any(r.get(name) for r in results if r["server"] == "montjoie" for name in wrong):
        sys.exit("Something was lost, doubled or drifted.")


if __name__ == "__main__":
    main()
