"""A game and its states with the methods that algorithms for OpenSpiel call.

Nothing of OpenSpiel is needed but for `get_type`, which answers in its words.
Players are numbers, actions are the slots of a contest. Chance is drawn inside, from the seed of a state, so
no state is a chance node; seats that are asked at once answer one after the other.
"""

from __future__ import annotations

from importlib import import_module
from typing import Any

from montjoie.rl.aec import SLOTS, Contest

TERMINAL = -4  # the player of a state in which nobody plays any more, as OpenSpiel numbers it


class Game:
    """A game for so many players, of which states are made."""

    def __init__(
        self,
        game: str,
        seats: int | list[str] | None = None,
        options: dict[str, Any] | None = None,
        *,
        slots: int = SLOTS,
    ) -> None:
        self._made = (game, seats, options)
        self._slots = slots
        self._contest = Contest(game, seats, options, slots=slots)
        self._begun = 0

    def get_type(self) -> Any:
        """What kind of game it is, as OpenSpiel puts it, which must be installed for that."""
        kind = import_module("pyspiel").GameType
        name, seats = self._contest.game, self.num_players()
        return kind(
            short_name=f"montjoie_{name}",
            long_name=f"Montjoie: {name}",
            dynamics=kind.Dynamics.SEQUENTIAL,
            chance_mode=kind.ChanceMode.SAMPLED_STOCHASTIC,
            information=kind.Information.IMPERFECT_INFORMATION,
            utility=kind.Utility.ZERO_SUM,
            reward_model=kind.RewardModel.TERMINAL,
            max_num_players=seats,
            min_num_players=seats,
            provides_information_state_string=False,
            provides_information_state_tensor=False,
            provides_observation_string=False,
            provides_observation_tensor=True,
        )

    def num_players(self) -> int:
        """How many play."""
        return len(self._contest.possible_agents)

    def num_distinct_actions(self) -> int:
        """The slots of a shortlist."""
        return self._slots

    def min_utility(self) -> float:
        """What the only loser of a game pays."""
        return -1.0

    def max_utility(self) -> float:
        """What the only winner gets."""
        return 1.0

    def observation_tensor_shape(self) -> list[int]:
        """The length of what a player is shown, in a row."""
        contest = self._contest
        return [len(contest.features) + self._slots * len(contest.candidate_features)]

    def new_initial_state(self, seed: int | None = None) -> State:
        """The beginning of a match; all chance in it follows from the seed. Without one it is the next match,
        0 the first, so that learners do not meet the same one again."""
        if seed is None:
            seed, self._begun = self._begun, self._begun + 1
        game, seats, options = self._made
        contest = Contest(game, seats, options, slots=self._slots)
        contest.reset(seed=seed)
        return State(contest)


class State:
    """A moment of a match at which somebody is asked, or its end."""

    def __init__(self, contest: Contest) -> None:
        self._contest = contest
        self._actions: list[int] = []

    def current_player(self) -> int:
        """Who is asked."""
        if self.is_terminal():
            return TERMINAL
        return self._contest.possible_agents.index(self._contest.agent_selection)

    def is_terminal(self) -> bool:
        """Whether the match is over."""
        return self._contest.rollout.over

    def is_chance_node(self) -> bool:
        """Never: chance is drawn inside."""
        return False

    def is_simultaneous_node(self) -> bool:
        """Never: who is asked with others answers after them, and sees nothing of their answers."""
        return False

    def legal_actions(self, player: int | None = None) -> list[int]:
        """The slots that hold an answer, for who is asked."""
        asked = self.current_player()
        if self.is_terminal() or (player is not None and player != asked):
            return []
        return list(range(len(self._contest.answers)))

    def legal_actions_mask(self, player: int | None = None) -> list[int]:
        """A one for every slot that holds an answer."""
        legal = len(self.legal_actions(player))
        return [int(slot < legal) for slot in range(self._contest.slots)]

    def action_to_string(self, player: int, action: int) -> str:
        """The answer in a slot, in notation."""
        return self._contest.written(action)

    def apply_action(self, action: int) -> None:
        """Who is asked gives the answer of a slot."""
        if action not in self.legal_actions():
            raise ValueError(f"slot {action} holds no answer")
        self._contest.step(action)
        self._actions.append(action)

    def child(self, action: int) -> State:
        """The state after an action; this one stays as it is."""
        after = self.clone()
        after.apply_action(action)
        return after

    def clone(self) -> State:
        """An independent copy: the same actions lead to the same, chance included."""
        twin = State(self._contest.clone())
        twin._actions = self._actions[:]
        return twin

    def returns(self) -> list[float]:
        """What every player gets in the end; nothing before."""
        return [self._contest.rewards[agent] for agent in self._contest.possible_agents]

    def player_return(self, player: int) -> float:
        """What one player gets in the end."""
        return self.returns()[player]

    def rewards(self) -> list[float]:
        """What the last action brought, which is nothing before the end."""
        return self.returns()

    def history(self) -> list[int]:
        """The actions so far."""
        return self._actions[:]

    def observation_tensor(self, player: int | None = None) -> list[float]:
        """What a player is shown, in a row: the table, then the candidates slot by slot."""
        agents = self._contest.possible_agents
        seen = self._contest.observe(agents[self.current_player() if player is None else player])
        return [*seen["observation"].tolist(), *seen["candidates"].ravel().tolist()]

    def __str__(self) -> str:
        return self._contest.render()
