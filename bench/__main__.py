"""`make bench`: the benchmark table, ourselves and our peers side by side."""

from __future__ import annotations

import argparse
import json
import os
import platform
import subprocess
import sys
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table

from bench.ourselves import measure

PEERS = Path(__file__).parent / "peers"


def peers(quick: bool) -> dict[str, Any]:
    """What the peers' own scripts measure, run by the Python that has them."""
    python = os.environ.get("BENCH_PEERS_PYTHON")
    found = {}
    for script in sorted(PEERS.glob("*_bench.py")) if python else ():
        command = [str(python), str(script), *(["--quick"] if quick else [])]
        done = subprocess.run(command, capture_output=True, text=True, check=True)
        figures = json.loads(done.stdout)
        found[figures["peer"]] = figures
    return found


def machine() -> str:
    """The machine, as far as the figures depend on it."""
    cpu = platform.processor() or platform.machine()
    info = Path("/proc/cpuinfo")
    if info.is_file():
        names = [line.split(":")[1].strip() for line in info.read_text().splitlines() if "model name" in line]
        cpu = names[0] if names else cpu
    return f"{cpu}, {os.cpu_count()} cores, Python {platform.python_version()}"


def rows(ours: dict[str, Any], others: dict[str, Any]) -> list[tuple[str, str, str, str]]:
    """What is measured, our figure, the bar it must clear, and the peers'."""
    diplomacy, catanatron = others.get("diplomacy", {}), others.get("catanatron", {})
    speed, record = ours["decisions_per_second"], ours["record"]
    battles, skirmishes = ours["westeros_decisions_per_second"], ours["figurines_decisions_per_second"]
    peer_speed = " / ".join(
        f"{name} {figure:,.0f}"
        for name, figure in (
            ("catanatron", catanatron.get("decisions_per_second")),
            ("diplomacy", diplomacy.get("unit_orders_per_second")),
        )
        if figure
    )
    peer_games = " / ".join(f"{name} {peer['games_per_second']:.1f}" for name, peer in sorted(others.items()))
    clones = diplomacy.get("clone_us", {})
    peer_clone = " / ".join(
        f"{name} {figure:,.0f}"
        for name, figure in (
            ("catanatron", catanatron.get("clone_us")),
            ("diplomacy", clones.get("get_state_set_state")),
            ("its deepcopy", clones.get("deepcopy")),
        )
        if figure
    )
    return [
        ("kernel, µs per answer (example game)", f"{ours['kernel_us_per_answer']:.1f}", "30", ""),
        ("clone of a mid-game throne state, µs", f"{ours['clone_state_us']:.1f}", "10", peer_clone),
        ("clone of the match with its record, µs", f"{ours['clone_match_us']:.1f}", "", ""),
        *((f"random play, {n} seats, decisions/s", f"{speed[n]:,.0f}", "", "") for n in ("3", "4")),
        ("random play, 5 seats, decisions/s", f"{speed['5']:,.0f}", "6,000", peer_speed),
        ("random five-player games/s", f"{ours['games_per_second_5']:.1f}", "", peer_games),
        ("random battles of westeros, decisions/s", f"{battles:,.0f}", "2,000", ""),
        ("random battles of westeros, games/s", f"{ours['westeros_games_per_second']:.1f}", "", ""),
        ("random games of figurines, decisions/s", f"{skirmishes:,.0f}", "400", ""),
        ("random games of figurines, games/s", f"{ours['figurines_games_per_second']:.1f}", "", ""),
        ("odds of a full attack of figurines, µs", f"{ours['figurines_odds_us']:,.0f}", "20,000", ""),
        (
            "random games of conquest, decisions/s",
            f"{ours['conquest_decisions_per_second']:,.0f}",
            "1,500",
            "",
        ),
        ("odds of a full clash of conquest, µs", f"{ours['conquest_odds_us']:,.0f}", "5,000", ""),
        ("view of a seat, µs", f"{ours['view_us']:.0f}", "", ""),
        ("digest, µs", f"{ours['digest_us']:.0f}", "", ""),
        (f"write a record of {record['inputs']} inputs, s", f"{record['write_s']:.3f}", "1", ""),
        ("replay it with its digests, s", f"{record['replay_s']:.3f}", "1", ""),
        ("placing one tray against 24 others, µs", *beside_shapely(ours["plane"], "placing", 15)),
        ("line of sight past 12 blockers, µs", *beside_shapely(ours["plane"], "sight", 150)),
    ]


def beside_shapely(plane: dict[str, float], what: str, bar: int) -> tuple[str, str, str]:
    """Our figure, its bar, and shapely's with how many times ours it is."""
    figure, theirs = plane[f"{what}_us"], plane[f"{what}_shapely_us"]
    return f"{figure:.1f}", str(bar), f"shapely {theirs:.1f}, {theirs / figure:.1f} times ours"


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="bench", description=__doc__)
    parser.add_argument("--quick", action="store_true", help="one short window: for a first look only")
    parser.add_argument("--json", action="store_true", help="print the raw figures")
    parser.add_argument("--windows", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=2.0, help="CPU seconds of a window")
    args = parser.parse_args()
    ours = measure(0.3, 1) if args.quick else measure(args.seconds, args.windows)
    others = peers(args.quick)
    if args.json:
        json.dump({"machine": machine(), "montjoie": ours, "peers": others}, sys.stdout, indent=1)
        return
    table = Table(title=f"One core, CPU time, medians of windows. {machine()}")
    for column in ("", "Montjoie", "bar", "peers, same run"):
        table.add_column(column, justify="left" if column in ("", "peers, same run") else "right")
    for row in rows(ours, others):
        table.add_row(*row)
    Console(width=130).print(table)
    if not others:
        print("Peers were not measured: `make bench` sets BENCH_PEERS_PYTHON for them.", file=sys.stderr)


if __name__ == "__main__":
    main()
