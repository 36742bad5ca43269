"""A match as players, bots and programs see it: the public face of the kernel."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from montjoie.kernel import position, views
from montjoie.kernel.chance import Chance, Rng, seed_hash
from montjoie.kernel.decisions import Decision
from montjoie.kernel.engine import AnyEngine, Engine, Result
from montjoie.kernel.errors import OptionError
from montjoie.kernel.events import Told
from montjoie.kernel.game import AnyGame, read_seed
from montjoie.kernel.plain import plain
from montjoie.kernel.play import Input, Play
from montjoie.kernel.rollout import Draws, Rollout


class Match:
    """A match: who must decide, what is legal, an answer; and what everybody may know of it."""

    __slots__ = ("_play",)

    def __init__(self, play: Play) -> None:
        self._play = play

    # Asking and answering.

    @property
    def decisions(self) -> dict[str, Decision]:
        """The decisions of the seats that are still to answer."""
        g = self._play.engine
        return {s: Decision(g, question) for s, question in g.asked.items() if s not in g.sealed}

    @property
    def decision(self) -> Decision | None:
        """The one decision to take, where a single seat is asked."""
        asked = self._play.engine.asked
        return Decision(self._play.engine, *asked.values()) if len(asked) == 1 else None

    def decision_of(self, seat: str) -> Decision:
        """What a seat is asked, also where its answer is sealed and may still be replaced (KER-ASK-05)."""
        return Decision(self._play.engine, self._play.question(seat))

    def submit(self, seat: str, answer: Any) -> None:
        """Answer for a seat. An illegal answer raises a Refusal and changes nothing."""
        self._play.submit(seat, answer)

    def undo(self, seat: str) -> None:
        """Take back the seat's last answer, while no other seat has answered since and nothing was shown
        or rolled (KER-UND-01)."""
        self._play.undo(seat)

    def may_undo(self, seat: str) -> bool:
        """Whether the seat may take back its last answer now (KER-UND-01)."""
        return self._play.may_undo(seat)

    def preset_pass(self, seat: str, on: bool = True) -> None:
        """Let a seat pass in every reaction window by itself (KER-RXN-04)."""
        play = self._play
        play.check_seat(seat)
        play.passing = play.passing | {seat} if on else play.passing - {seat}
        play.settle()

    def preset_forced(self, seat: str, on: bool = True) -> None:
        """Let the only possible answer of a seat be given by itself, as if the seat had (KER-ASK-06)."""
        play = self._play
        play.check_seat(seat)
        play.forced = play.forced | {seat} if on else play.forced - {seat}
        play.settle()

    @property
    def chance(self) -> Chance | None:
        """The chance question a match that is not live waits on."""
        return self._play.engine.pending_chance

    def decide_chance(self, outcome: Sequence[int | str]) -> None:
        """Give the outcome a match that is not live waits for: faces by number or by the names of their
        symbols (KER-CHN-02); the new order of what is shuffled or dealt."""
        self._play.decide_chance(outcome)

    # Looking.

    @property
    def game(self) -> str:
        """The game's slug."""
        return self._play.engine.game.slug

    @property
    def seats(self) -> list[str]:
        """The names of the seats."""
        return list(self._play.engine.seats)

    @property
    def options(self) -> dict[str, Any]:
        """The options of the match."""
        options: dict[str, Any] = plain(self._play.engine.options)
        return options

    @property
    def round(self) -> int | None:
        """The number of the round or turn, where the game counts them."""
        return self._play.engine.game.round(self._play.engine.state)

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return self._play.engine.result is not None

    @property
    def result(self) -> Result | None:
        """How it ended."""
        return self._play.engine.result

    @property
    def seed_hash(self) -> str:
        """The published hash of the seed."""
        return seed_hash(self._play.seed)

    def view(self, seat: str | None) -> dict[str, Any]:
        """The table as a seat sees it; None is a spectator. The seed is told once all is over."""
        return self._play.view(seat)

    def feed(self, seat: str | None, since: int = 0) -> list[Told]:
        """The events a seat may see, from its number `since` on."""
        self._play.check_seat(seat)
        return views.feed(self._play.engine, seat, since)

    def look(self, seat: str | None, about: dict[str, Any]) -> dict[str, Any]:
        """What the game tells a seat about something on the table; it changes nothing."""
        g = self._play.engine
        self._play.check_seat(seat)
        told: dict[str, Any] = plain(g.game.look(g, seat, about))
        return told

    def odds(self, seat: str, answer: Any) -> dict[str, Any]:
        """The chances of what an answer of a seat leads to, where the game can tell; it changes nothing. An
        illegal answer raises a Refusal."""
        g = self._play.engine
        told: dict[str, Any] = plain(g.game.odds(g, seat, self._play.legal(seat, answer)))
        return told

    # Keeping.

    @property
    def inputs(self) -> list[Input]:
        """All that was entered so far: (seat, answer), outcomes of chance and undos included."""
        return list(self._play.inputs)

    @property
    def drifted(self) -> bool:
        """Whether it goes on from a snapshot that its record no longer leads to."""
        return self._play.drifted

    def digest(self) -> str:
        """A fingerprint of the state."""
        return self._play.engine.digest()

    def position(self) -> dict[str, Any]:
        """This moment as a readable document."""
        return position.write(self._play.engine)

    def record(self) -> dict[str, Any]:
        """The whole match as a document that replays to the same state (KER-REC-01)."""
        play, g = self._play, self._play.engine
        return {
            "format": 1,
            "game": g.game.slug,
            "rules_version": g.game.version,
            "packs": g.game.packs(),
            "options": self.options,
            "seats": list(g.seats),
            "seed": play.seed,
            "seed_hash": self.seed_hash,
            "start": play.start(),
            "inputs": plain(list(play.inputs)),
            "digests": {str(n): digest for n, digest in play.digests.items()},
            "digest": self.digest(),
            "snapshot": self.position(),
            "drifted": play.drifted,
        }

    def clone(self) -> Match:
        """An independent copy, record included."""
        return Match(self._play.clone())

    def rollout(self, rng: Rng | None = None) -> Rollout:
        """A light match that starts here, for search: the same rules without record, undo and log, chance to
        come from `rng`. Without one it is that of this match, and waits where this match is not live
        (KER-ROL-01). Secrets are those of this match: a player looks ahead in a sampled world."""
        play = self._play
        return Rollout(play.engine, rng or (Draws(play.seed, play.draws) if play.live else None))

    # The door inside: not for players or programs, and free to change.

    @property
    def inside(self) -> Play:
        """The match as the kernel keeps it, secrets, seed and record; for servers, conformance and tests."""
        return self._play

    @property
    def engine(self) -> AnyEngine:
        """`inside.engine`: the match as the rules see it; for bots in a sampled world, boards and tests."""
        return self._play.engine

    def __repr__(self) -> str:
        return f"<Match {self.game} {self.seats} after {len(self._play.inputs)} inputs>"


def start_match(game: AnyGame, seats: Any, seed: int | str, options: Any, *, live: bool = True) -> Match:
    """Set a game up and run it to its first question."""
    read_seed(seed)
    typed = game.read_options(options)
    names = game.read_seats(seats, typed)
    if problems := list(game.check_options(names, typed)):
        raise OptionError(problems)
    return begun(Engine(game, names, typed, game.setup(names, typed), (game.opening(),)), seed, live=live)


def begun(engine: AnyEngine, seed: int | str, *, live: bool = True) -> Match:
    """A match in which an engine has run to its first question."""
    play = Play(engine, seed, live=live)
    play.begin()
    return Match(play)
