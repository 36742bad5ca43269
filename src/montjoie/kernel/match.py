"""A match: the engine with its record, its chance source, undo and feeds. This is the public face."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from montjoie.kernel import position, views
from montjoie.kernel.chance import CHANCE, UNDO, Chance, Stream, seed_hash
from montjoie.kernel.decisions import Decision, ask_key
from montjoie.kernel.engine import AnyEngine, Engine, Result
from montjoie.kernel.errors import OptionError, Refusal
from montjoie.kernel.events import Told, Undone
from montjoie.kernel.game import AnyGame, read_seed
from montjoie.kernel.plain import brief, plain
from montjoie.kernel.reactions import PASS

__all__ = ["CHANCE", "UNDO", "Match", "start_match"]

DIGEST_EVERY = 25  # inputs between two digests of a record
Input = tuple[str, Any]


class Match:
    """A match in play. `live=False` lets chance wait for an outcome (replay, odds, search)."""

    __slots__ = (
        "_barred",
        "_base",
        "_draws",
        "_undo",
        "digests",
        "drifted",
        "engine",
        "forced",
        "inputs",
        "live",
        "passing",
        "seed",
    )

    def __init__(
        self,
        engine: AnyEngine,
        seed: int | str,
        *,
        base: dict[str, Any] | AnyEngine | None = None,
        live: bool = True,
    ) -> None:
        self.engine, self.seed, self.live = engine, seed, live
        self.inputs: list[Input] = []
        self.digests: dict[int, str] = {}
        self.drifted = False  # whether it goes on from a snapshot that its record no longer leads to
        self.passing: frozenset[str] = frozenset()
        self.forced: frozenset[str] = frozenset()
        engine.barrier = False  # what was revealed before does not bar the first undo
        self._base, self._draws = base, 0
        self._undo: list[tuple[str, AnyEngine]] = []  # the last answers of one seat, and where each was posed
        self._barred = ""  # what closed the way back: a seat, or CHANCE for a roll or a reveal

    # Asking and answering.

    @property
    def decisions(self) -> dict[str, Decision]:
        """The decisions of the seats that are still to answer."""
        g = self.engine
        return {s: Decision(g, question) for s, question in g.asked.items() if s not in g.sealed}

    def submit(self, seat: str, answer: Any) -> None:
        """Answer for a seat. An illegal answer raises a Refusal and changes nothing."""
        self._try(seat, self._checked(seat, answer))

    def _checked(self, seat: str, answer: Any) -> Any:
        """An answer of a seat in canonical form, if it is asked and the answer legal."""
        g = self.engine
        if g.result is not None:
            raise self._refusal("KER-ASK-02", "match-over", seat=brief(seat))
        return self.decision_of(seat).legal(answer)

    def decision_of(self, seat: str) -> Decision:
        """What a seat is asked, also where its answer is sealed and may still be replaced (KER-ASK-05)."""
        self._known(seat)
        question = self.engine.asked.get(seat)
        if question is None:
            raise self._refusal("KER-ASK-01", "not-asked", seat=brief(seat))
        return Decision(self.engine, question)

    @property
    def decision(self) -> Decision | None:
        """The one decision to take, where a single seat is asked."""
        asked = self.engine.asked
        return Decision(self.engine, *asked.values()) if len(asked) == 1 else None

    def decide_chance(self, outcome: Sequence[int | str]) -> None:
        """Give the outcome a match that is not live waits for: faces by number or by the names of their
        symbols (KER-CHN-02); the new order of what is shuffled or dealt."""
        pending = self.engine.pending_chance
        if pending is None:
            raise self._refusal("KER-ASK-01", "chance-not-asked")
        numbers = pending.numbered(outcome) if isinstance(outcome, (list, tuple)) else outcome
        pending.check(numbers)
        self._try(CHANCE, list(numbers))

    def chance_after(self, inputs: int) -> None:
        """Go on with chance that none of so many inputs, made before the start, can have used."""
        self._draws += inputs

    @property
    def chance(self) -> Chance | None:
        """The chance question a match that is not live waits on."""
        return self.engine.pending_chance

    def preset_pass(self, seat: str, on: bool = True) -> None:
        """Let a seat pass in every reaction window by itself (KER-RXN-04)."""
        self._known(seat)
        self.passing = self.passing | {seat} if on else self.passing - {seat}
        self.settle()

    def preset_forced(self, seat: str, on: bool = True) -> None:
        """Let the only possible answer of a seat be given by itself, as if the seat had (KER-ASK-06)."""
        self._known(seat)
        self.forced = self.forced | {seat} if on else self.forced - {seat}
        self.settle()

    def begin(self) -> Match:
        """Run to the first question."""
        self.engine.run()
        self.engine.barrier = False
        self.settle()
        return self

    def _try(self, seat: str, value: Any) -> None:
        """Play one input and what follows by itself; whatever goes wrong, the match stays as it was."""
        before, inputs, draws = self.engine.clone(), len(self.inputs), self._draws
        undo, barred = self._undo.copy(), self._barred
        try:
            self._enter(seat, value, before)
            self.settle()
        except BaseException:
            self.engine.become(before)
            del self.inputs[inputs:]
            self.digests = {n: digest for n, digest in self.digests.items() if n <= inputs}
            self._draws, self._undo, self._barred = draws, undo, barred
            raise

    def _enter(self, seat: str, value: Any, before: AnyEngine | None = None) -> None:
        """Play and record one input; `before` is where an undo would lead."""
        g = self.engine
        waits = len(g.asked) > 1
        if seat == CHANCE:
            g.outcome(value)
            self._draws += 1
        else:
            g.answer(seat, value)
        self.inputs.append((seat, value))
        if g.barrier:
            g.barrier = False
            self._undo, self._barred = [], CHANCE
        else:
            if self._undo and self._undo[-1][0] != seat:
                self._undo, self._barred = [], seat
            if not waits and before is not None:
                self._undo.append((seat, before))
        if len(self.inputs) % DIGEST_EVERY == 0:
            self.digests[len(self.inputs)] = g.digest()

    def settle(self) -> None:
        """Draw what chance owes, pass and give only answers for those who preset it."""
        g = self.engine
        while True:
            if g.pending_chance is not None:
                if not self.live:
                    return
                self._enter(CHANCE, g.pending_chance.draw(Stream(self.seed, self._draws + 1)))
                continue
            preset = (self._passer() if self.passing else None) or (self._bound() if self.forced else None)
            if preset is None:
                return
            self._enter(*preset, g.clone())

    def _passer(self) -> Input | None:
        """A seat asked to react that has preset to pass."""
        asked = self.engine.asked.items()
        return next(((s, PASS) for s, q in asked if s in self.passing and q.space.reaction), None)

    def _bound(self) -> Input | None:
        """A seat with one possible answer that has preset to give it."""
        for seat, decision in self.decisions.items():
            if seat in self.forced and decision.space.is_listed():
                answers = list(decision.candidates(2))
                if len(answers) == 1:
                    return seat, answers[0]
        return None

    def may_undo(self, seat: str) -> bool:
        """Whether the seat may take back its last answer now (KER-UND-01)."""
        self._known(seat)
        return seat in self.engine.sealed or bool(self._undo and self._undo[-1][0] == seat)

    def _no_way_back(self, seat: str) -> Refusal:
        """Why a seat cannot take back its last answer: none of its answers stands, or since then another
        seat has answered, or something was rolled or revealed (KER-UND-01)."""
        since = self._undo[-1][0] if self._undo else self._barred
        standing = sum((who == seat) - ((who, answer) == (UNDO, seat)) for who, answer in self.inputs)
        if since in ("", seat) or not standing:
            return self._refusal("KER-UND-01", "undo-nothing", seat=seat)
        if since == CHANCE:
            return self._refusal("KER-UND-01", "undo-revealed", seat=seat)
        return self._refusal("KER-UND-01", "undo-answered", seat=seat, other=since)

    def undo(self, seat: str) -> None:
        """Take back the seat's last answer, while no other seat has answered since and nothing was shown
        or rolled (KER-UND-01)."""
        if not self.may_undo(seat):
            raise self._no_way_back(seat)
        g = self.engine
        if seat in g.sealed:
            g.sealed = {s: answer for s, answer in g.sealed.items() if s != seat}
        else:
            log, serial = g.log, g.serial + 1
            g.become(self._undo.pop()[1].clone())
            g.log, g.serial = log, serial
        g.emit(Undone(seat, ask_key(g.game.kind(type(g.asked[seat].space)))))
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
        return views.view(self.engine, seat) | self._seed_told()

    def seen(self, seat: str | None) -> dict[str, Any]:
        """The same with rows of the tables in it, for those who write it out at once."""
        self._known(seat)
        return views.seen(self.engine, seat) | self._seed_told()

    def _seed_told(self) -> dict[str, Any]:
        return {"seed_hash": self.seed_hash, "seed": self.seed if self.over else None}

    def feed(self, seat: str | None, since: int = 0, skip: int = 0) -> list[Told]:
        """The events a seat may see, from its number `since` on, looked for after `skip` of the log."""
        self._known(seat)
        return views.feed(self.engine, seat, since, skip)

    def look(self, seat: str | None, about: dict[str, Any]) -> dict[str, Any]:
        """What the game tells a seat about something on the table; it changes nothing."""
        self._known(seat)
        told: dict[str, Any] = plain(self.engine.game.look(self.engine, seat, about))
        return told

    def odds(self, seat: str, answer: Any) -> dict[str, Any]:
        """The chances of what an answer of a seat leads to, where the game can tell; it changes nothing. An
        illegal answer raises a Refusal."""
        told: dict[str, Any] = plain(self.engine.game.odds(self.engine, seat, self._checked(seat, answer)))
        return told

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
            "inputs": plain(self.inputs),
            "digests": {str(n): digest for n, digest in self.digests.items()},
            "digest": self.digest(),
            "snapshot": self.position(),
            "drifted": self.drifted,
        }

    def _known(self, seat: str | None) -> None:
        """Only seats of the table have a say or a view (KER-ASK-01)."""
        if seat is not None and seat not in self.engine.seats:
            raise self._refusal("KER-ASK-01", "seat-unknown", seat=brief(seat))

    def _refusal(self, rule: str, key: str, **facts: Any) -> Refusal:
        return Refusal(rule, key, **facts).within(self.engine.game.prefix)

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
        twin.passing, twin.forced = self.passing, self.forced
        twin._base, twin._draws = self._base, self._draws
        twin._undo, twin._barred = self._undo.copy(), self._barred
        return twin

    def branch(self, seed: int | str, engine: AnyEngine | None = None) -> Match:
        """A new match that starts at this moment (or another), with chance and a log of its own."""
        twin = Match(engine or self.engine.clone(), seed, live=self.live)
        twin.passing, twin.engine.log = self.passing, []
        twin._base = twin.engine.clone()  # written out only when the record is asked for
        return twin

    def __repr__(self) -> str:
        return f"<Match {self.game} {self.seats} after {len(self.inputs)} inputs>"


def start_match(game: AnyGame, seats: Any, seed: int | str, options: Any, *, live: bool = True) -> Match:
    """Set a game up and run it to its first question."""
    read_seed(seed)
    typed = game.read_options(options)
    names = game.read_seats(seats, typed)
    if problems := list(game.check_options(names, typed)):
        raise OptionError(problems)
    engine = Engine(game, names, typed, game.setup(names, typed), (game.opening(),))
    return Match(engine, seed, live=live).begin()
