"""Sound documents, answers and messages of every game, and how they are spoilt."""

from __future__ import annotations

import random
from typing import Any

import montjoie
from montjoie import Match
from montjoie.kernel.chance import Stream

SCRAPS: tuple[Any, ...] = (
    None, True, False, -1, 0, 1, 3, 255, 10**6, 2**31, 2**53, -(2**53), 2**64, 10**400, 1.5, 1e300, -0.0,
    "", "x", "\x00", "\ud800", "é" * 50, "x" * 3000, "seat-1", "chance", "undo", "pass", "begin", "stark",
    [], {}, [[]], [{}], {"": ""}, {"x": []}, [0] * 300, {str(n): n for n in range(300)},
)  # fmt: skip
MOMENTS = 40  # answers into a game from which positions and questions are taken


def spoil(rng: random.Random, thing: Any) -> Any:
    """The same with one place changed, dropped, doubled or moved: a value, a key or a whole branch."""
    if isinstance(thing, (dict, list)) and thing and rng.random() > 0.12:
        at = rng.choice(list(thing)) if isinstance(thing, dict) else rng.randrange(len(thing))
        made: Any = dict(thing) if isinstance(thing, dict) else list(thing)
        way = rng.random()
        if way < 0.1:
            del made[at]
        elif way < 0.16 and isinstance(made, dict):
            made[rng.choice(("x", "", "\ud800", "board", "stage", *made))] = made[at]
        elif way < 0.16:
            made.insert(at, made[at])
        elif way < 0.24:
            other = rng.choice(list(thing)) if isinstance(thing, dict) else rng.randrange(len(thing))
            made[at], made[other] = made[other], made[at]
        else:
            made[at] = spoil(rng, thing[at])
        return made
    if isinstance(thing, bool):
        return rng.choice((not thing, *SCRAPS))
    if isinstance(thing, int) and rng.random() < 0.6:
        return thing + rng.choice((-1, 1, -thing, thing, 1000, -1000, 10**5, 2**40))
    if isinstance(thing, str) and rng.random() < 0.3:
        return thing[: rng.randrange(len(thing) + 1)] + rng.choice(("", "_", "2", "é", "\n"))
    return rng.choice(SCRAPS)


def spoilt(rng: random.Random, thing: Any) -> Any:
    """The same with one to three things wrong."""
    for _ in range(rng.choice((1, 1, 1, 2, 3))):
        thing = spoil(rng, thing)
    return thing


def _ours() -> list[str]:
    """Games that nobody else registered, as tests do with some that are meant to break."""
    return [
        slug for slug in montjoie.known_games() if montjoie.find(slug).package.startswith("montjoie.games.")
    ]


def moments(seed: int, each: int) -> list[Match]:
    """Moments of random games of every kind, with the options that change the table most."""
    found = []
    for slug in _ours():
        game = montjoie.find(slug)
        for n in range(each):
            count = game.counts[n % len(game.counts)]
            match, rng = montjoie.start(slug, count, seed + n), Stream(f"{slug}:{seed}:{n}")
            for turn in range(MOMENTS * (n + 1)):
                if match.over:
                    break
                seat = next(iter(match.decisions))
                match.submit(seat, match.decisions[seat].sample(rng))
                if turn % 5 == 4:
                    found.append(match.clone())
    return found


def armies() -> list[tuple[str, Any]]:
    """The sample lists of every game that has lists."""
    books = ((slug, montjoie.find(slug).army_book() or {}) for slug in _ours())
    return [(slug, army) for slug, book in books for army in (book.get("samples") or {}).values()]


MESSAGES: tuple[dict[str, Any], ...] = (
    {"type": "hello", "match": "x", "token": "y" * 24, "since": 0},
    {"type": "answer", "id": "1", "turn": "x", "answer": {"winterfell": "march_0"}},
    {"type": "check", "id": "1", "answer": {"a": "b"}},
    {"type": "candidates", "id": "1", "limit": 5, "option": "x"},
    {"type": "look", "id": "1", "about": {"what": "table"}},
    {"type": "odds", "id": "1", "turn": "x", "answers": [{"a": "b"}]},
    {"type": "hint", "id": "1", "turn": "x"},
    {"type": "undo", "id": "1"},
    {"type": "say", "id": "1", "text": "hello", "to": []},
    {"type": "set_name", "id": "1", "name": "Ada"},
    {"type": "set_mail", "id": "1", "address": "ada@example.org", "lang": "fr"},
    {
        "type": "set_push",
        "id": "1",
        "endpoint": "https://push.example.org/x",
        "p256dh": "k",
        "auth": "s",
        "lang": "fr",
    },
    {"type": "preset", "id": "1", "auto_pass": True, "stand_in": "default"},
    {"type": "set_clock", "id": "1", "clock": {"kind": "budget", "seconds": 5, "increment": 1}},
    {"type": "invite", "id": "1", "role": "seat", "seats": ["stark"]},
    {"type": "links", "id": "1"},
    {"type": "revoke", "id": "1", "link": "x"},
    {"type": "replace_by_bot", "id": "1", "seat": "x", "bot": "random"},
    {"type": "take_back", "id": "1", "seat": "x"},
    {"type": "ping", "t": 1},
)
