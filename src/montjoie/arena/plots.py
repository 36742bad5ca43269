"""The balance of a game as a page that needs nothing else: tables and plots in one HTML file."""

from __future__ import annotations

from html import escape

import montjoie
from montjoie import words
from montjoie.arena.balance import Balance, Group, Line

_WIDTH, _ROW, _LEFT, _RIGHT = 760, 26, 250, 130  # of a plot, in pixels
_STYLE = """
:root {
  color-scheme: light dark;
  --ink: #1d2733; --dim: #66707c; --bar: #3a6ea5; --bad: #b3402e; --rule: #cdd3da; --ground: #fff;
}
@media (prefers-color-scheme: dark) {
  :root { --ink: #e6e9ee; --dim: #9aa4af; --bar: #7fb0e0; --bad: #f0876f; --rule: #3b444e; --ground: #14191f }
}
body {
  font: 16px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--ground);
  max-width: 48rem; margin: 2rem auto; padding: 0 1rem;
}
h1 { font-size: 1.6rem } h2 { font-size: 1.15rem; margin: 2rem 0 .3rem } p { color: var(--dim) }
svg { width: 100%; height: auto } svg text { fill: var(--ink); font-size: 13px }
svg .dim { fill: var(--dim) } .axis { stroke: var(--rule) }
.fair { stroke: var(--dim); stroke-dasharray: 4 3 }
.reach { stroke: var(--bar); stroke-width: 3 } .dot { fill: var(--bar) }
.unfair .reach { stroke: var(--bad) } .unfair .dot { fill: var(--bad) } .unfair text { font-weight: 600 }
"""


def page(balance: Balance, lang: str) -> str:
    """The report of a balance."""
    facts = {"game": balance.game, "games": balance.games, "seats": balance.seats}
    title = _say(lang, "balance-title", **facts)
    parts = [_section(balance.game, group, lang) for group in balance.groups]
    return (
        f'<!doctype html><html lang="{lang}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark">'
        f"<title>{escape(title)}</title><style>{_STYLE}</style></head><body><h1>{escape(title)}</h1>"
        f"<p>{escape(_say(lang, 'balance-how', **facts, bots=', '.join(balance.bots)))}</p>"
        f"<p>{escape(_say(lang, 'balance-read'))}</p>{''.join(parts)}</body></html>"
    )


def heading(game: str, group: Group, lang: str) -> str:
    """What a group is about: `House`, or `House: Wolf Raiders`."""
    trait = _say(lang, f"trait-{group.trait}")
    return trait + words.COLON[lang] + named(game, group.battle, lang) if group.battle else trait


def named(game: str, value: str, lang: str) -> str:
    """A value of a trait as people call it."""
    if value in ("yes", "no"):
        return _say(lang, f"value-{value}")
    return str(words.spoken(montjoie.find(game).prefix, lang, value))


def _section(game: str, group: Group, lang: str) -> str:
    height = _ROW * (len(group.lines) + 1) + 8
    head = escape(heading(game, group, lang))
    rows = "".join(_row(game, line, place, lang) for place, line in enumerate(group.lines))
    ticks = "".join(_tick(n / 4, height, lang) for n in range(5))
    return (
        f'<section><h2>{head}</h2><svg viewBox="0 0 {_WIDTH} {height}" role="img" aria-label="{head}">'
        f"{ticks}{rows}</svg></section>"
    )


def _tick(share: float, height: int, lang: str) -> str:
    x = _x(share)
    return (
        f'<line class="axis" x1="{x:.1f}" x2="{x:.1f}" y1="0" y2="{height - _ROW}"/>'
        f'<text class="dim" text-anchor="middle" x="{x:.1f}" y="{height - 8}">{_percent(share, lang)}</text>'
    )


def _row(game: str, line: Line, place: int, lang: str) -> str:
    y, won, fair = _ROW * place + 16, line.won, _x(line.fair)
    told = f"{_percent(won.share, lang)} ({won.games})"
    kind = ' class="unfair"' if line.unfair else ""
    return (
        f'<g{kind}><line class="fair" x1="{fair:.1f}" x2="{fair:.1f}" y1="{y - 12}" y2="{y + 12}"/>'
        f'<text x="0" y="{y + 4}">{escape(named(game, line.value, lang))}</text>'
        f'<line class="reach" x1="{_x(won.low):.1f}" x2="{_x(won.high):.1f}" y1="{y}" y2="{y}"/>'
        f'<circle class="dot" cx="{_x(won.share):.1f}" cy="{y}" r="5"/>'
        f'<text x="{_WIDTH}" text-anchor="end" y="{y + 4}">{told}</text></g>'
    )


def _x(share: float) -> float:
    return _LEFT + share * (_WIDTH - _LEFT - _RIGHT)


def _percent(share: float, lang: str) -> str:
    number = f"{100 * share:.0f}"
    return f"{number} %" if lang == "fr" else f"{number}%"


def _say(lang: str, key: str, **facts: object) -> str:
    return words.say(lang, "ARE-", key, facts)
