"""Draw what the bench has measured, given as JSON on standard input: `plot.py FILE.svg`.

Run by the Python that has matplotlib, as `make bench ARGS=--plot` does; montjoie itself is not needed.
"""

from __future__ import annotations

import json
import sys
from typing import Any

import matplotlib

matplotlib.use("svg")
matplotlib.rcParams.update({"svg.hashsalt": "montjoie", "svg.fonttype": "none", "font.size": 9})
from matplotlib import pyplot  # noqa: E402 - after the choice of what it draws with

COLOURS = {"throne": "#3b5b92", "westeros": "#2f7d5b", "figurines": "#b5532a", "conquest": "#7a4a8c"}


def speeds(axes: Any, figures: dict[str, Any]) -> None:
    """Decisions a second by game, in matches and in rollouts, with the peers below."""
    games, peers = figures["montjoie"]["games"], figures["peers"]
    bars = [
        (f"{name} ({kind})", found[key], COLOURS[name], paler)
        for name, found in games.items()
        for kind, key, paler in (
            ("rollouts", "rollout_decisions_per_second", 1.0),
            ("matches", "decisions_per_second", 0.5),
        )
    ]
    for name, key in (("catanatron", "decisions_per_second"), ("diplomacy", "unit_orders_per_second")):
        if name in peers:
            bars.append((name, peers[name][key], "#888888", 1.0))
    for place, (_, figure, colour, paler) in enumerate(reversed(bars)):
        axes.barh(place, figure, color=colour, alpha=paler)
        axes.text(figure, place, f" {figure:,.0f}", va="center")
    axes.set_yticks(range(len(bars)), [bar[0] for bar in reversed(bars)])
    axes.set_xlim(0, 1.2 * max(bar[1] for bar in bars))
    axes.set_title("Random play, decisions a second")


def sizes(axes: Any, figures: dict[str, Any]) -> None:
    """What a decision costs, by the number of units."""
    for game, found in figures["montjoie"]["units"].items():
        armies = sorted(found, key=lambda each: each["units"])
        for kind, line in (("rollout", "-"), ("match", ":")):
            xs, ys = [each["units"] for each in armies], [each[f"{kind}_us"] for each in armies]
            label = f"{game} ({'rollouts' if kind == 'rollout' else 'matches'})"
            axes.plot(xs, ys, line, marker="o", markersize=3, color=COLOURS[game], label=label)
    axes.set(title="A decision by the units on the table", xlabel="units", ylabel="µs", ylim=(0, None))
    axes.legend(frameon=False)


def clones(axes: Any, figures: dict[str, Any]) -> None:
    """What a clone costs, by what has happened so far."""
    log = figures["montjoie"]["log"]
    for key, label in (("match_us", "match with its record"), ("state_us", "state alone")):
        axes.plot(
            [each["inputs"] for each in log],
            [each[key] for each in log],
            marker="o",
            markersize=3,
            label=label,
        )
    axes.set(title="A clone by the length of the record", xlabel="inputs", ylabel="µs", ylim=(0, None))
    axes.legend(frameon=False)


def main() -> None:
    """Three plots, one above the other."""
    figures = json.load(sys.stdin)
    figure = pyplot.figure(figsize=(7, 10), layout="constrained")
    top, middle, low = figure.subplots(3, 1, height_ratios=(4, 3, 3))
    speeds(top, figures)
    sizes(middle, figures)
    clones(low, figures)
    for axes in (top, middle, low):
        axes.spines[["top", "right"]].set_visible(False)
    figure.supxlabel(f"one core, CPU time; {figures['machine']}", fontsize=8)
    figure.savefig(sys.argv[1], metadata={"Date": None})


if __name__ == "__main__":
    main()
