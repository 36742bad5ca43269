"""One seat as a Gymnasium environment: bots play the others."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np

import montjoie
from montjoie.kernel.worlds import as_match
from montjoie.rl.aec import SLOTS, Contest, Observation


class Seat(gymnasium.Env[Observation, int]):
    """A seat of a contest against bots, dealt over the other seats. The seat is the one given, or another
    with every match, so that all are learnt. The mask of legal actions is part of the observation."""

    metadata = {"render_modes": ["ansi"]}

    def __init__(
        self,
        game: str,
        seats: int | list[str] | None = None,
        options: dict[str, Any] | None = None,
        *,
        seat: str | None = None,
        bots: Sequence[str] = ("random",),
        slots: int = SLOTS,
        render_mode: str | None = None,
    ) -> None:
        self.contest = Contest(game, seats, options, slots=slots, render_mode=render_mode)
        self.render_mode, self._given, self._names = render_mode, seat, list(bots)
        self.seat = seat or self.contest.possible_agents[0]
        self.observation_space: gymnasium.Space[Any] = self.contest.observation_space(self.seat)
        self.action_space: gymnasium.Space[Any] = self.contest.action_space(self.seat)
        self._count = 0

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """A new match, played on to the seat's first decision."""
        super().reset(seed=seed)
        self._count = 0 if seed is not None else self._count + 1
        self.contest.reset(seed=seed)
        agents = self.contest.possible_agents
        self.seat = self._given or agents[self._count % len(agents)]
        others = [agent for agent in agents if agent != self.seat]
        self._bots = {
            agent: montjoie.bots.make(
                self._names[(n + self._count) % len(self._names)],
                self.contest.game,
                f"{seed}/{self._count}/{n}",
            )
            for n, agent in enumerate(others)
        }
        self._play_on()
        return self._seen()

    def step(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Answer, and let the bots play on to the seat's next decision."""
        self.contest.step(int(action))
        self._play_on()
        over = self.contest.rollout.over
        return self._seen()[0], float(self.contest.rewards[self.seat]), over, False, self._info()

    def _play_on(self) -> None:
        """The bots answer for their seats."""
        roll = self.contest.rollout
        while not roll.over and self.contest.agent_selection != self.seat:
            agent = self.contest.agent_selection
            self.contest.answer(self._bots[agent].choose(as_match(roll.engine), agent))

    def _seen(self) -> tuple[Observation, dict[str, Any]]:
        return self.contest.observe(self.seat), self._info()

    def _info(self) -> dict[str, Any]:
        return {"seat": self.seat}

    def action_masks(self) -> np.ndarray[Any, Any]:
        """The slots that hold an answer, as learners with masks ask for them."""
        mask: np.ndarray[Any, Any] = self.contest.observe(self.seat)["action_mask"].astype(bool)
        return mask

    def render(self) -> str:
        """Where the match stands, in a line."""
        return self.contest.render()
