"""One game at a time in the shape that programs for reinforcement learning know: agents take turns."""

import random
from dataclasses import dataclass
from typing import Any, Iterator, Literal, Optional, Sequence, Tuple

from ._core import Error, Game, VectorEnv

Agent = Literal["first", "second"]
AGENTS: Tuple[Agent, Agent] = ("first", "second")


@dataclass(frozen=True)
class Discrete:
    """The actions 0 … n - 1.

    >>> quinta.Discrete(3).contains(3)
    False
    """

    n: int

    def contains(self, action: Any) -> bool:
        """Whether this is one of them."""
        return isinstance(action, int) and 0 <= action < self.n

    def sample(self, mask: Optional[Sequence[int]] = None) -> int:
        """An action, or one of those that the mask allows, all equally likely."""
        if mask is None:
            return random.randrange(self.n)
        allowed = [action for action, is_legal in enumerate(mask) if is_legal]
        if not allowed:
            raise Error("the mask allows no action")
        return random.choice(allowed)


@dataclass(frozen=True)
class Box:
    """Arrays of this shape with numbers from low to high."""

    shape: Tuple[int, ...]
    low: float = 0.0
    high: float = 1.0
    dtype: str = "float32"


def _first_row(array: Any, shape: Sequence[int]) -> Any:
    """What stands under the index 0, as an array of its own."""
    return array[0] if hasattr(array, "reshape") else array.cast("B").cast(array.format, shape)


class TurnEnv:
    """A game whose agents, "first" and "second", act when it is their turn (which need not alternate).

    It has the methods and attributes of an AEC environment of PettingZoo, and needs nothing of that.

    >>> env = quinta.TurnEnv("teeko")
    >>> env.reset()
    >>> for agent in env.agent_iter():
    ...     observation, reward, is_ended, is_cut, info = env.last()
    ...     over = is_ended or is_cut
    ...     env.step(None if over else env.action_space(agent).sample(observation["action_mask"]))
    >>> sum(env.total_rewards.values())
    0.0
    """

    possible_agents = list(AGENTS)
    metadata = {"name": "quinta", "render_modes": ["svg"], "is_parallelizable": False}

    def __init__(self, game: str, *, position: Optional[str] = None, most_plies: Optional[int] = None) -> None:
        self._env = VectorEnv(game, 1, position=position, most_plies=most_plies, restarts=False)
        self.total_rewards = {agent: 0.0 for agent in AGENTS}
        self.reset()

    def action_space(self, agent: Agent) -> Discrete:
        """The same for both agents."""
        return Discrete(self._env.num_actions)

    def observation_space(self, agent: Agent) -> Box:
        """Planes, rows and columns."""
        return Box(self._env.observation_shape)

    def reset(self, seed: Optional[int] = None, options: Any = None) -> None:
        """Begins anew. There is no chance in the games, so the seed decides nothing."""
        self._env.reset(seed or 0)
        self.agents = list(AGENTS)
        self.rewards = {agent: 0.0 for agent in AGENTS}
        self._cumulative_rewards = dict(self.rewards)
        self.total_rewards = dict(self.rewards)
        self.terminations = {agent: False for agent in AGENTS}
        self.truncations = dict(self.terminations)
        self.infos: dict[Agent, dict[str, Any]] = {agent: {} for agent in AGENTS}
        self.agent_selection = self._side_to_move()

    def observe(self, agent: Agent) -> dict[str, Any]:
        """The position as the agent sees it, and which actions it may take: none when it is not its turn."""
        return {"observation": _first_row(self._env.observe(agent), self._env.observation_shape),
                "action_mask": _first_row(self._env.legal_mask(agent), [self._env.num_actions])}

    def last(self, observe: bool = True) -> Tuple[Optional[dict[str, Any]], float, bool, bool, dict[str, Any]]:
        """Of the agent whose turn it is: observation, reward since its last action, ended, cut short, more."""
        agent = self.agent_selection
        return (self.observe(agent) if observe else None, self._cumulative_rewards[agent],
                self.terminations[agent], self.truncations[agent], self.infos[agent])

    def step(self, action: Optional[int]) -> None:
        """Plays an action for the agent whose turn it is; None for one whose game is over."""
        agent = self.agent_selection
        if not self.agents:
            raise Error("everybody has left the game; reset() begins another")
        if self.terminations[agent] or self.truncations[agent]:
            self._leave(agent, action)
            return
        if action is None:
            raise Error("the game goes on: None is no action")
        rewards, ended, cut = self._env.step([action])
        self._cumulative_rewards[agent] = 0.0
        for number, each in enumerate(AGENTS):
            self.rewards[each] = float(rewards[0, number])
            self._cumulative_rewards[each] += self.rewards[each]
            self.total_rewards[each] += self.rewards[each]
            self.terminations[each] = bool(ended[0])
            self.truncations[each] = bool(cut[0])
        self.agent_selection = self._side_to_move()

    def agent_iter(self, max_iter: int = 2 ** 63) -> Iterator[Agent]:
        """Whose turn it is, until everybody has left."""
        for _ in range(max_iter):
            if not self.agents:
                return
            yield self.agent_selection

    def game(self) -> Game:
        """The game so far, as a Game of its own."""
        return self._env.game(0)

    def move_of(self, action: int) -> str:
        """The legal move with this number, in the game's notation."""
        return self._env.move_of(0, action)

    def action_of(self, move: str) -> int:
        """The number of a legal move."""
        return self._env.action_of(0, move)

    def render(self) -> str:
        """The board as an SVG file."""
        return self.game().svg()

    def close(self) -> None:
        """There is nothing to close."""

    def _side_to_move(self) -> Agent:
        return AGENTS[self._env.sides()[0]]

    def _leave(self, agent: Agent, action: Optional[int]) -> None:
        if action is not None:
            raise Error(f"the game is over: the action must be None, not {action!r}")
        self.agents.remove(agent)
        self.rewards = {each: 0.0 for each in AGENTS}
        self._cumulative_rewards[agent] = 0.0
        if self.agents:
            self.agent_selection = self.agents[0]
