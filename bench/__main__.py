"""`make bench`: the benchmark table, ourselves and our peers side by side."""

from __future__ import annotations

import argparse
import json
import os
import platform
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table

from bench.ourselves import measure

PEERS = Path(__file__).parent / "peers"
PICTURE = Path(__file__).parents[1] / "docs" / "speed.svg"


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


def draw(figures: dict[str, Any]) -> None:
    """The plots of the documentation, by the Python that can draw."""
    python = os.environ.get("BENCH_PEERS_PYTHON")
    if not python:
        raise SystemExit("Nothing is drawn: `make bench` sets BENCH_PEERS_PYTHON, which has matplotlib.")
    command = [python, str(PEERS.parent / "plot.py"), str(PICTURE)]
    subprocess.run(command, input=json.dumps(figures), text=True, check=True)


def machine() -> str:
    """The machine, as far as the figures depend on it."""
    cpu = platform.processor() or platform.machine()
    info = Path("/proc/cpuinfo")
    if info.is_file():
        names = [line.split(":")[1].strip() for line in info.read_text().splitlines() if "model name" in line]
        cpu = names[0] if names else cpu
    return f"{cpu}, {os.cpu_count()} cores, Python {platform.python_version()}"


Row = tuple[str, str, str, str]


def rows(ours: dict[str, Any], others: dict[str, Any]) -> list[Row]:
    """What is measured, our figure, the bar it must clear, and the peers'."""
    record = ours["record"]
    return [
        ("kernel, µs an answer (example game)", f"{ours['kernel_us_per_answer']:.1f}", "30", ""),
        ("kernel, µs an answer in rollouts, rules apart", f"{ours['kernel']['kernel_us']:.1f}", "5", ""),
        ("the same with the rules of the example game", f"{ours['kernel']['rollout_us']:.1f}", "", ""),
        *played(ours["games"], others),
        *walked(ours["walks"]),
        ("odds of a full attack of figurines, µs", f"{ours['figurines_odds_us']:,.0f}", "1,200", ""),
        *chances(ours["odds"]),
        ("odds of a full clash of conquest, µs", f"{ours['conquest_odds_us']:,.0f}", "5,000", ""),
        ("clone of a mid-game throne state, µs", f"{ours['clone_state_us']:.1f}", "10", clones(others)),
        ("clone of the match with its record, µs", f"{ours['clone_match_us']:.1f}", "5", ""),
        ("digest, µs", f"{ours['digest_us']:.0f}", "", ""),
        (f"write a record of {record['inputs']} inputs, s", f"{record['write_s']:.3f}", "1", ""),
        ("replay it with its digests, s", f"{record['replay_s']:.3f}", "1", ""),
        ("placing one tray against 24 others, µs", *beside_shapely(ours["plane"], "placing", 15)),
        ("line of sight past 12 blockers, µs", *beside_shapely(ours["plane"], "sight", 150)),
        *grown(ours),
    ]


def played(games: dict[str, Any], others: dict[str, Any]) -> Iterator[Row]:
    """Random play by game, beside that of the peers."""
    catanatron, diplomacy = others.get("catanatron", {}), others.get("diplomacy", {})
    peers = {"catanatron": catanatron.get("decisions_per_second")}
    peers["diplomacy"] = diplomacy.get("unit_orders_per_second")
    theirs = {
        "decisions_per_second": " / ".join(f"{name} {each:,.0f}" for name, each in peers.items() if each),
        "games_per_second": " / ".join(
            f"{name} {peer['games_per_second']:.1f}" for name, peer in sorted(others.items())
        ),
    }
    bars = {"throne": "6,000", "westeros": "2,000", "figurines": "400", "conquest": "1,500"}
    for game, found in games.items():
        first = game == "throne"
        for key, told, bar in (
            ("decisions_per_second", "random play, decisions/s", bars[game]),
            ("rollout_decisions_per_second", "rollouts, decisions/s", ""),
            ("games_per_second", "random play, games/s", ""),
            ("rollouts_per_second", "rollouts, games/s", ""),
        ):
            figure = f"{found[key]:,.0f}" if "decisions" in key else f"{found[key]:.1f}"
            yield f"{game}: {told}", figure, bar, theirs.get(key, "") if first else ""


def walked(walks: dict[str, Any]) -> Iterator[Row]:
    """What greedy's games cost on their way, by game."""
    for game, found in walks.items():
        yield f"{game}: greedy's decision, µs", f"{found['greedy_us']:,.0f}", "", ""
        yield f"{game}: posing a question, µs", f"{found['pose_us']:,.0f}", "", ""
        yield f"{game}: view of a seat, µs", f"{found['view_us']:,.0f}", "", ""
        yield f"{game}: frame of a seat, µs", f"{found['frame_us']:,.0f}", "", ""
        yield f"{game}: 99 of 100 frames within, µs", f"{found['frame_p99_us']:,.0f}", "5,000", ""


def chances(odds: dict[str, Any]) -> Iterator[Row]:
    """Odds of charges and exchanges as they are met in games."""
    for what, found, bars in (
        ("charge of figurines", odds["figurines"], ("8,000", "")),
        ("exchange of westeros", odds["westeros"], ("5,000", "1,000")),
    ):
        for name, told, bar in zip(("first", "again"), ("first", "known"), bars, strict=True):
            yield f"odds of a {what}, {told}: mean, µs", f"{found[f'{name}_us']:,.0f}", "", ""
            yield f"odds of a {what}, {told}: most, µs", f"{found[f'{name}_most_us']:,.0f}", bar, ""


def grown(ours: dict[str, Any]) -> Iterator[Row]:
    """What a decision costs with more units, and a clone after more inputs."""
    for game, armies in ours["units"].items():
        for found in armies:
            told = f"{game}: {found['units']} units, {found['seats']} seats, µs a decision in rollouts"
            yield told, f"{found['rollout_us']:,.0f}", "", ""
    for found in ours["log"]:
        yield f"clone of a match after {found['inputs']:,} inputs, µs", f"{found['match_us']:.1f}", "5", ""


def clones(others: dict[str, Any]) -> str:
    """What a clone costs the peers."""
    diplomacy = others.get("diplomacy", {}).get("clone_us", {})
    return " / ".join(
        f"{name} {figure:,.0f}"
        for name, figure in (
            ("catanatron", others.get("catanatron", {}).get("clone_us")),
            ("diplomacy", diplomacy.get("get_state_set_state")),
            ("its deepcopy", diplomacy.get("deepcopy")),
        )
        if figure
    )


def beside_shapely(plane: dict[str, float], what: str, bar: int) -> tuple[str, str, str]:
    """Our figure, its bar, and shapely's with how many times ours it is."""
    figure, theirs = plane[f"{what}_us"], plane[f"{what}_shapely_us"]
    return f"{figure:.1f}", str(bar), f"shapely {theirs:.1f}, {theirs / figure:.1f} times ours"


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="bench", description=__doc__)
    parser.add_argument("--quick", action="store_true", help="one short window: for a first look only")
    parser.add_argument("--json", action="store_true", help="print the raw figures")
    parser.add_argument("--plot", action="store_true", help="draw docs/speed.svg from what was measured")
    parser.add_argument("--windows", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=2.0, help="CPU seconds of a window")
    args = parser.parse_args()
    ours = measure(0.3, 1) if args.quick else measure(args.seconds, args.windows)
    others = peers(args.quick)
    figures = {"machine": machine(), "montjoie": ours, "peers": others}
    if args.plot:
        draw(figures)
    if args.json:
        json.dump(figures, sys.stdout, indent=1)
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
