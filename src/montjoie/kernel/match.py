"""A match: the engine with its record, its chance source, undo and feeds. This is the public face."""

from __future__ import annotations

from typing import Any

from montjoie.kernel import position, views
from montjoie.kernel.chance import CHANCE, Chance, Rng, Stream, seed_hash
from montjoie.kernel.decisions import Decision
from montjoie.kernel.engine import Engine, Result
from montjoie.kernel.errors import OptionError, Refusal
from montjoie.kernel.events import Told, Undone
from montjoie.kernel.game import Game
from montjoie.kernel.plain import plain
from montjoie.kernel.reactions import PASS, React

UNDO = "undo"
DIGEST_EVERY = 25  # inputs between two digests of a record
Input = tuple[str, Any]


class Match:
    """A match in play. `live=False` lets chance wait for an outcome (replay, odds, search)."""

    __slots__ = (
        "_base",
        "_draws",
        "_undo",
        "digests",
        "drifted",
        "engine",
        "inputs",
        "live",
        "passing",
        "seed",
    )

    def __init__(
        self,
        engine: Engine[Any, Any, Any],
        seed: int | str,
        *,
        base: dict[str, Any] | Engine[Any, Any, Any] | None = None,
        live: bool = True,
    ) -> None:
        self.engine, self.seed, self.live = engine, seed, live
        self.inputs: list[Input] = []
        self.digests: dict[int, str] = {}
        self.drifted = False  # whether it goes on from a snapshot that its record no longer leads to
        self.passing: frozenset[str] = frozenset()
        self._base, self._draws = base, 0
        self._undo: list[tuple[str, Engine[Any, Any, Any]]] = []

    # Asking and answering.

    @property
    def decisions(self) -> dict[str, Decision]:
        """The decisions of the seats that are still to answer."""
        g = self.engine
        return {s: Decision(g, question) for s, question in g.asked.items() if s not in g.sealed}

    def submit(self, seat: str, answer: Any) -> None:
        """Answer for a seat. An illegal answer raises a Refusal and changes nothing."""
        g = self.engine
        if g.result is not None:
            raise Refusal("KER-ASK-02", "match-over", seat=_shown(seat))
        question = next((q for s, q in g.asked.items() if s == seat), None)
        if question is None:
            key = "not-asked" if seat in g.seats else "seat-unknown"
            raise Refusal("KER-ASK-01", key, seat=_shown(seat))
        value = question.space.parse(answer, question.rule)
        if refusal := question.space.refusal(g, question.rule, value):
            raise refusal
        self._enter(seat, value)
        self.settle()

    def decide_chance(self, outcome: list[int]) -> None:
        """Give the outcome a match that is not live waits for."""
        pending = self.engine.pending_chance
        if pending is None:
            raise Refusal("KER-ASK-01", "not-asked", seat=CHANCE)
        pending.check(outcome)
        self._enter(CHANCE, outcome)

    @property
    def chance(self) -> Chance | None:
        """The chance question a match that is not live waits on."""
        return self.engine.pending_chance

    def preset_pass(self, seat: str, on: bool = True) -> None:
        """Let a seat pass in every reaction window by itself (KER-RXN-04)."""
        self.passing = self.passing | {seat} if on else self.passing - {seat}
        self.settle()

    def begin(self) -> Match:
        """Run to the first question."""
        self.engine.run()
        self.settle()
        return self

    def _enter(self, seat: str, value: Any) -> None:
        """Record and play one input; whatever goes wrong, the match stays as it was."""
        before = self.engine.clone()
        waits = len(before.asked) > 1
        try:
            if seat == CHANCE:
                self.engine.outcome(value)
            else:
                self.engine.answer(seat, value)
        except BaseException:
            self.engine = before
            raise
        self.inputs.append((seat, value))
        self._draws += seat == CHANCE
        if self.engine.barrier:
            self.engine.barrier = False
            self._undo.clear()
        elif not waits:
            self._undo.append((seat, before))
        if len(self.inputs) % DIGEST_EVERY == 0:
            self.digests[len(self.inputs)] = self.engine.digest()

    def settle(self) -> None:
        """Draw what chance owes and pass for those who preset it."""
        while True:
            g = self.engine
            if g.pending_chance is not None:
                if not self.live:
                    return
                self._enter(CHANCE, g.pending_chance.draw(Stream(self.seed, self._draws + 1)))
                continue
            passer = next(
                (s for s, q in g.asked.items() if s in self.passing and isinstance(q.space, React)),
                None,
            )
            if passer is None or passer in g.sealed:
                return
            self._enter(passer, PASS)

    def undo(self, seat: str) -> None:
        """Take back the seat's last answer, unless chance or a reveal has followed (KER-UND-01)."""
        g = self.engine
        if seat in g.sealed:
            g.sealed = {s: answer for s, answer in g.sealed.items() if s != seat}
        else:
            i = next((i for i in range(len(self._undo) - 1, -1, -1) if self._undo[i][0] == seat), None)
            if i is None:
                raise Refusal("KER-UND-01", "undo-barrier", seat=_shown(seat))
            self.engine = self._undo[i][1]
            self.engine.log, self.engine.serial = g.log, g.serial + 1
            del self._undo[i:]
        self.engine.emit(Undone(seat))
        self.inputs.append((UNDO, seat))

    # Looking.

    @property
    def game(self) -> str:
        """The game's slug."""
        return self.engine.game.slug

    @property
    def seats(self) -> list[str]:
        """The names of the seats."""
        return list(self.engine.seats)

    @property
    def options(self) -> dict[str, Any]:
        """The options of the match."""
        options: dict[str, Any] = plain(self.engine.options)
        return options

    @property
    def round(self) -> int | None:
        """The number of the round or turn, where the game counts them."""
        return self.engine.game.round(self.engine.state)

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return self.engine.result is not None

    @property
    def result(self) -> Result | None:
        """How it ended."""
        return self.engine.result

    @property
    def seed_hash(self) -> str:
        """The published hash of the seed."""
        return seed_hash(self.seed)

    def view(self, seat: str | None) -> dict[str, Any]:
        """The table as a seat sees it; None is a spectator. The seed is told once all is over."""
        self._known(seat)
        seed = self.seed if self.over else None
        return views.view(self.engine, seat) | {"seed_hash": self.seed_hash, "seed": seed}

    def feed(self, seat: str | None, since: int = 0) -> list[Told]:
        """The events a seat may see, from its number `since` on."""
        self._known(seat)
        return views.feed(self.engine, seat, since)

    def digest(self) -> str:
        """A fingerprint of the state."""
        return self.engine.digest()

    def position(self) -> dict[str, Any]:
        """This moment as a readable document."""
        return position.write(self.engine)

    def record(self) -> dict[str, Any]:
        """The whole match as a document that replays to the same state (KER-REC-01)."""
        g = self.engine
        return {
            "format": 1,
            "game": g.game.slug,
            "rules_version": g.game.version,
            "packs": g.game.packs(),
            "options": self.options,
            "seats": list(g.seats),
            "seed": self.seed,
            "seed_hash": self.seed_hash,
            "start": position.write(self._base) if isinstance(self._base, Engine) else self._base,
            "inputs": [[seat, answer] for seat, answer in self.inputs],
            "digests": {str(n): digest for n, digest in self.digests.items()},
            "digest": self.digest(),
            "snapshot": self.position(),
            "drifted": self.drifted,
        }

    def _known(self, seat: str | None) -> None:
        if seat is not None and seat not in self.engine.seats:
            raise Refusal("KER-ASK-01", "seat-unknown", seat=_shown(seat))

    # Copying.

    def clone(self) -> Match:
        """An independent copy, record included."""
        twin = Match.__new__(Match)
        twin.engine, twin.seed, twin.live = self.engine.clone(), self.seed, self.live
        twin.inputs, twin.digests, twin.drifted = (
            self.inputs.copy(),
            self.digests.copy(),
            self.drifted,
        )
        twin.passing, twin._base, twin._draws = self.passing, self._base, self._draws
        twin._undo = self._undo.copy()
        return twin

    def branch(self, seed: int | str) -> Match:
        """A new match that starts at this moment, with chance of its own."""
        twin = Match(self.engine.clone(), seed, live=self.live)
        twin.passing, twin.engine.log = self.passing, []
        return twin.rebase()

    def rebase(self) -> Match:
        """Let the record start at this moment; written out only when the record is asked for."""
        self._base = self.engine.clone()
        return self

    def __repr__(self) -> str:
        return f"<Match {self.game} {self.seats} after {len(self.inputs)} inputs>"


def _shown(seat: object) -> str:
    return seat if isinstance(seat, str) and len(seat) <= 40 else repr(seat)[:40]


def start_match(
    game: Game[Any, Any, Any], seats: Any, seed: int | str, options: Any, *, live: bool = True
) -> Match:
    """Set a game up and run it to its first question."""
    typed = game.read_options(options)
    names = game.read_seats(seats, typed)
    if problems := list(game.check_options(names, typed)):
        raise OptionError(problems)
    engine = Engine(game, names, typed, game.setup(names, typed), (game.opening(),))
    return Match(engine, seed, live=live).begin()


__all__ = ["CHANCE", "UNDO", "Match", "Rng", "start_match"]
