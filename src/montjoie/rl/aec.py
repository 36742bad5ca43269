"""A match of any game as a PettingZoo environment: seats take turns, actions are slots of a shortlist."""

from __future__ import annotations

from array import array
from copy import copy
from struct import Struct
from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv

import montjoie
from montjoie.kernel.chance import Stream
from montjoie.kernel.decisions import Decision
from montjoie.kernel.rollout import Rollout
from montjoie.kernel.spaces import Answer
from montjoie.rl.actions import Teller, candidate_features, shortlist
from montjoie.rl.lenses import lens_of

SLOTS = 8
HIGH = 100.0  # no feature is larger
FLOAT = np.dtype(np.float32)
Observation = dict[str, NDArray[Any]]


class Contest(AECEnv):  # type: ignore[misc]
    """A match for learners in every seat.

    An observation holds `observation` (the kind of the decision, then the table through the lens of the
    game), `candidates` (a row for each slot) and `action_mask`. Seats that are asked at once answer one after
    the other, and see nothing of each other's answers. The reward comes with the end: 1 for a win, shared by
    those who share it; the losers pay for it in equal parts, so that all sum to nothing.
    """

    metadata = {"render_modes": ["ansi"], "is_parallelizable": False, "name": "montjoie_v0"}

    def __init__(
        self,
        game: str,
        seats: int | list[str] | None = None,
        options: dict[str, Any] | None = None,
        *,
        slots: int = SLOTS,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.game, self.slots, self.render_mode = game, slots, render_mode
        self.lens = lens_of(game)
        self._seats, self._options = seats, dict(options or {})
        match = montjoie.start(game, seats, 0, self._options)
        self.possible_agents = list(match.seats)
        self.kinds = tuple(montjoie.kinds(game))
        self.features = (*self.kinds, *self.lens.features)
        self.candidate_features = candidate_features(self.lens)
        # Observations are laid out in buffers: zeros, then what is known of the moment is written into them.
        self._heads: dict[type, bytes] = {}  # by type of the space, its kind as a one among zeros
        self._nobody = bytes(4 * len(self.features))
        self._table = Struct(f"{len(self.lens.features)}f")
        self._shape = slots, len(self.candidate_features)
        self._empty = bytes(4 * slots * len(self.candidate_features))
        self._masks = [np.array([n < full for n in range(slots)], np.int8) for full in range(slots + 1)]
        self._teller = Teller(self.lens, len(self.candidate_features))
        self._played = 0
        self._answers: list[Answer] | None = None
        self._decision: Decision
        self._seed: int | str = 0
        self._action_space = spaces.Discrete(slots)
        self._observation_space = spaces.Dict(
            {
                "observation": spaces.Box(-HIGH, HIGH, (len(self.features),), np.float32),
                "candidates": spaces.Box(-HIGH, HIGH, (slots, len(self.candidate_features)), np.float32),
                "action_mask": spaces.Box(0, 1, (slots,), np.int8),
            }
        )

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """What every seat is shown."""
        return self._observation_space

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """The slots, whether they hold an answer or not."""
        return self._action_space

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new match: that of a seed, or the next one."""
        if seed is not None:
            self._seed, self._played = seed, 0
        name = f"{self._seed}/{self._played}"
        self._played += 1
        self.rollout: Rollout = montjoie.start(self.game, self._seats, name, self._options).rollout()
        self._rng = Stream(f"slots-{name}")
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._next()

    @property
    def answers(self) -> list[Answer]:
        """The answers in the slots of the seat that is asked."""
        if self._answers is None:
            self._answers = shortlist(self._decision, self.slots, self._rng)
        return self._answers

    def _next(self) -> None:
        """Whose turn it is."""
        self._answers = None
        g = self.rollout.engine
        for seat, question in g.asked.items():
            if seat not in g.sealed:
                self.agent_selection, self._decision = seat, Decision(g, question)
                return

    def observe(self, agent: str) -> Observation:
        """What a seat is shown; slots only where it is its turn."""
        g, told = self.rollout.engine, array("f", self._empty)
        head, answers = self._nobody, list[Answer]()
        if agent == self.agent_selection and g.result is None:
            head, answers = self._head(), self.answers
            self._teller.tell(g, agent, answers, told)
        row = bytearray(head)
        self._table.pack_into(row, 4 * len(self.kinds), *self.lens.table(g, agent))
        return {
            "observation": np.ndarray((len(self.features),), FLOAT, row),
            "candidates": np.ndarray(self._shape, FLOAT, told),
            "action_mask": self._masks[len(answers)].copy(),
        }

    def _head(self) -> bytes:
        """The kind of the decision at hand, before a table of zeros."""
        space = type(self._decision.space)
        if space not in self._heads:
            kinds = array("f", [kind == self._decision.kind for kind in self.kinds])
            self._heads[space] = kinds.tobytes() + bytes(4 * len(self.lens.features))
        return self._heads[space]

    def step(self, action: int | None) -> None:
        """The seat whose turn it is gives the answer of a slot."""
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError("a seat that is asked must answer")
        self._cumulative_rewards[agent] = 0.0
        self.answer(self.answers[action])

    def answer(self, answer: Answer) -> None:
        """The seat whose turn it is gives a legal answer, in a slot or not."""
        self.rollout.take(self.agent_selection, answer)
        if self.rollout.over:
            self._end()
        else:
            self._next()

    def written(self, action: int) -> str:
        """The answer of a slot, in notation."""
        return str(self._decision.write(self.answers[action]))

    def clone(self) -> Contest:
        """An independent copy: the same actions lead to the same, chance included."""
        twin = copy(self)
        twin.rollout, twin._rng = self.rollout.clone(), copy(self._rng)
        twin.agents, twin.infos = self.agents[:], {agent: {} for agent in self.agents}
        for name in ("rewards", "_cumulative_rewards", "terminations", "truncations"):
            setattr(twin, name, dict(getattr(self, name)))
        if not twin.rollout.over:
            twin._next()
            twin._answers = self._answers
        return twin

    def _end(self) -> None:
        assert self.rollout.result is not None
        first = self.rollout.result.ranking[0]
        losers = len(self.agents) - len(first)
        for agent in self.agents:
            lost = -1 / losers if losers else 0.0
            self.rewards[agent] = (1 / len(first) if losers else 0.0) if agent in first else lost
            self.terminations[agent] = True
        self._accumulate_rewards()
        self.agent_selection = self.agents[0]

    def render(self) -> str:
        """Where the match stands, in a line."""
        g = self.rollout.engine
        asked = "over" if self.rollout.over else f"{self.agent_selection}: {self._decision.kind}"
        return f"{self.game}, round {g.game.round(g.state)}, {asked}"

    def close(self) -> None:
        """Nothing is left open."""
