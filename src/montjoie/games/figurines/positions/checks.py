"""What must hold of the course of the game, before the players and on the battlefield."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from montjoie.games.figurines.battlefield import field, terrain, zones
from montjoie.games.figurines.positions.moments import running
from montjoie.games.figurines.powers import decks
from montjoie.games.figurines.round import Battle
from montjoie.games.figurines.setup.deployment import ChooseCorners, ChooseSides, SetUp
from montjoie.games.figurines.setup.options import table_of
from montjoie.games.figurines.state import CONDITIONS, G, Objective, Piece
from montjoie.kernel import Problem
from montjoie.table import plane

PATH = "position.board"
BEFORE = ("", *SetUp.stages[: SetUp.stages.index("deploy")])  # the stages of a set-up before sides are known
COURSE, PLAYERS = f"{PATH}.course", f"{PATH}.players"


def problems(g: G) -> Iterator[Problem]:
    """Every contradiction between the table and the rules; who plays what comes first."""
    wrong = list(_course(g))
    yield from wrong
    if not wrong:
        yield from _players(g)
        yield from _battlefield(g)
        yield from running(g)


def _course(g: G) -> Iterator[Problem]:
    """The mode agreed on (FIG-OVR-02), a round of the track (FIG-TAC-10), everybody at the table, a First
    Player once rounds are played (FIG-RND-02)."""
    now = g.state.course
    if now.mode != g.options.mode and not (g.options.mode == "random" and now.mode in ("", *g.content.modes)):
        facts = {"given": now.mode or "-", "expected": g.options.mode}
        yield Problem(f"{COURSE}.mode", "FIG-OVR-02", "mode-not-agreed", facts)
    width, depth = table_of(g.options)
    agreed = {"size": g.options.size, "width": width, "depth": depth}
    for name, number in agreed.items():
        if getattr(now, name) != number:
            told = {"given": getattr(now, name), "expected": number}
            yield Problem(f"{COURSE}.{name}", "FIG-GEO-01", "number-not-agreed", told)
    rounds = g.content.numbers.rounds
    if not 0 <= now.round <= rounds:
        yield Problem(
            f"{COURSE}.round", "FIG-TAC-10", "round-off-track", {"given": now.round, "high": rounds}
        )
    if sorted(g.state.players) != sorted(g.seats):
        there = {"given": list(g.state.players), "seats": list(g.seats)}
        yield Problem(PLAYERS, "FIG-OVR-01", "players-wrong", there)
    for name in ("first", "active"):
        seat = getattr(now, name)
        if seat not in g.seats and (seat or now.round):
            facts = {"given": seat or "-", "expected": ", ".join(g.seats)}
            yield Problem(
                f"{COURSE}.{name}", "FIG-RND-02", "no-such-player", facts | {"seats": list(g.seats)}
            )


def _players(g: G) -> Iterator[Problem]:
    """Edges, cards and zones of the tactics board."""
    edges = {*zones.FACING, ""} if _sides_open(g) else {*zones.FACING}
    for player, row in g.state.players.items():
        path = f"{PLAYERS}.{player}"
        if row.edge not in edges:
            yield Problem(f"{path}.edge", "FIG-SET-07", "edge-unknown", {"given": row.edge})
        if row.vp < 0:
            yield Problem(f"{path}.vp", "FIG-VIC-08", "vp-negative", {"given": row.vp})
        if row.commander and g.content.commander(row.commander) is None:
            yield Problem(f"{path}.commander", "FIG-CMD-01", "army-not-commander", {"card": row.commander})
    wrong = list(_holders(g))
    yield from wrong
    if not wrong:
        for player in g.state.decks:
            yield from _cards(g, player)
    yield from _ncus(g)


def _sides_open(g: G) -> bool:
    """Whether sides are still to be chosen, before anything is deployed (FIG-SET-07)."""
    setting = next((step for step in g.stack if isinstance(step, SetUp)), None)
    if setting is not None:
        choosing = any(isinstance(step, (ChooseSides, ChooseCorners)) for step in g.stack)
        return choosing or setting.at in BEFORE
    return any(isinstance(step, Battle) and step.at != "play" for step in g.stack)


def _holders(g: G) -> Iterator[Problem]:
    """Hands and decks are of players; in rounds each has his Tactics cards (FIG-CMD-03)."""
    for table in ("hands", "decks", "mission_hands", "siege_hands", "missions"):
        held = getattr(g.state, table)
        for player in held:
            if player not in g.state.players:
                facts = {"given": player, "seats": list(g.seats)}
                yield Problem(f"{PATH}.{table}.{player}", "FIG-CMD-03", "no-such-player", facts)
        if g.state.course.round and table in ("hands", "decks"):
            for player in g.state.players:
                if player not in held:
                    yield Problem(f"{PATH}.{table}", "FIG-CMD-03", "no-cards", {"given": player})


def _cards(g: G, player: str) -> Iterator[Problem]:
    """No more copies than the deck has, in hand, deck, discard pile and on units together (FIG-CMD-03)."""
    held = Counter((*g.state.hands[player].cards, *g.state.decks[player].cards, *decks.seen(g, player)))
    whole = Counter(decks.full(g, player))
    for card, copies in held.items():
        if copies > whole[card]:
            facts = {"player": player, "card": card, "given": copies, "high": whole[card]}
            yield Problem(f"{PATH}.decks.{player}", "FIG-CMD-03", "cards-too-many", facts)


def _ncus(g: G) -> Iterator[Problem]:
    """Known NCUs of players (FIG-NCU-01), at most one on a zone (FIG-TAC-01)."""
    taken: dict[str, str] = {}
    for name, row in g.state.ncus.items():
        path = f"{PATH}.ncus.{name}"
        if row.card not in g.content.ncus or row.owner not in g.state.players:
            yield Problem(path, "FIG-NCU-01", "no-such-ncu", {"given": row.card, "owner": row.owner})
        if row.zone and (row.zone not in g.content.zones or row.zone in taken):
            facts = {"zone": row.zone, "ncu": row.card, "other": taken.get(row.zone, "-")}
            yield Problem(f"{path}.zone", "FIG-TAC-01", "zone-wrong", facts)
        taken[row.zone] = row.card


def _battlefield(g: G) -> Iterator[Problem]:
    """Table by table; places only where cards are known, and no procedure is running that moves units."""
    wrong = [*_lying(g), *_units(g)]
    yield from wrong
    if not wrong and not g.stack:
        yield from _places(g)


def _lying(g: G) -> Iterator[Problem]:
    """Terrain of known kinds (FIG-TER-14) and tokens, on the table (FIG-SET-03, FIG-OBJ-01)."""
    for name, row in g.state.terrain.items():
        path = f"{PATH}.terrain.{name}"
        if row.kind not in g.content.terrain:
            yield Problem(path, "FIG-TER-14", "no-such-terrain", {"given": row.kind})
        elif not _lies_on(g, row):
            yield Problem(path, "FIG-SET-03", "terrain-off-table", {"piece": row.kind})
    for name, token in g.state.objectives.items():
        if not _lies_on(g, token):
            yield Problem(f"{PATH}.objectives.{name}", "FIG-OBJ-01", "objective-off-table", {})


def _lies_on(g: G, row: Piece | Objective) -> bool:
    return 0 <= row.x <= g.state.course.width and 0 <= row.y <= g.state.course.depth


def _units(g: G) -> Iterator[Problem]:
    """Known cards of players (FIG-UNT-01) with figures they can have (FIG-UNT-03) and condition tokens, one
    of each kind (FIG-CON-01)."""
    for name, row in g.state.units.items():
        path, card = f"{PATH}.units.{name}", g.content.units.get(row.card)
        if card is None or row.owner not in g.state.players:
            yield Problem(path, "FIG-UNT-01", "no-such-unit-card", {"given": row.card, "owner": row.owner})
            continue
        if not 0 <= row.figures <= card.figures:
            facts = {"unit": row.card, "given": row.figures, "high": card.figures}
            yield Problem(f"{path}.figures", "FIG-UNT-03", "figures-wrong", facts)
        if not 0 <= row.wounds < card.wounds:
            facts = {"unit": row.card, "given": row.wounds, "high": card.wounds - 1}
            yield Problem(f"{path}.wounds", "FIG-WND-02", "wounds-wrong", facts)
        if row.vp < 0:
            yield Problem(f"{path}.vp", "FIG-FIR-04", "vp-negative", {"given": row.vp})
        if len(set(row.conditions)) != len(row.conditions) or not set(row.conditions) <= set(CONDITIONS):
            facts = {"unit": row.card, "given": list(row.conditions)}
            yield Problem(f"{path}.conditions", "FIG-CON-01", "conditions-wrong", facts)


def _places(g: G) -> Iterator[Problem]:
    """Trays lie on the table (FIG-MOV-07), not on each other (FIG-GEO-06) nor on Impassable terrain
    (FIG-TER-11)."""
    standing = list(field.standing(g))
    for i, name in enumerate(standing):
        path, own = f"{PATH}.units.{name}", field.tray(g, name)
        if not field.is_on(g, own):
            yield Problem(path, "FIG-MOV-07", "unit-off-table", {"unit": name})
        for other in standing[:i]:
            if plane.overlap(own, field.tray(g, other)):
                yield Problem(path, "FIG-GEO-06", "place-taken", {"unit": name, "other": other})
        for piece, outline in terrain.impassable(g):
            if plane.overlap(own, outline):
                yield Problem(path, "FIG-TER-11", "place-impassable", {"unit": name, "piece": piece})
