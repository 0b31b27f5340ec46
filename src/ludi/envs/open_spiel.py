"""The games for OpenSpiel: importing this registers `ludi_roma`, `ludi_pokern` and so on; `load` makes one.

Chance is explicit. An information state is the log of a seat since the start of the game: who decided what, with the
action where that seat was a witness. That is all a seat ever learns, so recall is perfect by construction.
"""

from __future__ import annotations

import json
import struct
from collections.abc import Mapping
from typing import Any

from ludi.kernel.errors import BadOption, LudiError, short
from ludi.kernel.frames import CHANCE, OVER
from ludi.kernel.game import Game, State, make
from ludi.kernel.titles import TITLES

from .missing import needed
from .rewards import MOST_POINTS, RANKS, reward_of, rewards

with needed():
    import numpy as np
    import pyspiel
    from numpy.typing import NDArray

__all__ = ["SpielGame", "SpielState", "load", "short_name"]

LONGEST = 16_384  # entries of a log: more than a game has, unless its seats do their best not to end it
HEX = "hex:"  # before text that OpenSpiel's own notation of parameters could not hold
UNSEEN = "?"  # for an action that a seat did not see
ROW = struct.Struct("3h")  # an entry of a log as numbers: who decided, which decision, the action
PLAIN = frozenset(" -_.*/")  # what it can hold, besides letters and digits


def short_name(title: str) -> str:
    """What OpenSpiel calls a title."""
    return f"ludi_{title}"


def load(
    title: str,
    players: int | None = None,
    *,
    reward: str | None = None,
    position: Mapping[str, Any] | None = None,
    recall: int | None = None,
    **options: object,
) -> SpielGame:
    """A title as a game of OpenSpiel, which `pyspiel.load_game` gives too, with the same parameters.

    players, options: as of `ludi.make`. reward: "ranks" (zero-sum, usual for two and more) or "points". position: where
    the game begins, as of `Game.position`; all of it is known to all, as the tree of a game is. recall: for how many
    entries of a log the tensor of an information state has room.
    Raises UnknownTitle, BadOption or BadPosition.
    """
    game = make(title, players, **options)  # refuses in our own words
    told: dict[str, Any] = {"players": game.players}
    if reward is not None:
        told["reward"] = reward_of(game, reward)
    if position is not None:
        game.position(position)
        told["position"] = held(json.dumps(position, ensure_ascii=False, separators=(",", ":")))
    if recall is not None:
        told["recall"] = recall
    told |= {name: held(game.options[name]) for name in options}
    found: SpielGame = pyspiel.load_game(short_name(title), told)
    return found


def held(value: Any) -> Any:
    """A value of a parameter as it can stand in the name of a game."""
    if isinstance(value, str) and not all(c.isascii() and (c.isalnum() or c in PLAIN) for c in value):
        return HEX + value.encode().hex()
    return value


def given(name: str, value: Any) -> Any:
    """The value that was held. Raises BadOption for what is no hexadecimal text."""
    if not isinstance(value, str) or not value.startswith(HEX):
        return value
    try:
        return bytes.fromhex(value.removeprefix(HEX)).decode()
    except ValueError:
        raise BadOption(f"{name}: {short(value)} was given, hexadecimal digits are accepted after {HEX}") from None


def game_type(title: str, zero_sum: bool = True) -> Any:
    """What OpenSpiel wants to know of a title."""
    listed, kinds = make(title).load("options"), pyspiel.GameType
    low, high = listed.PLAYERS
    parameters = {"players": make(title).players, "reward": "", "position": "", "recall": LONGEST}
    parameters |= {o.name: o.type(o.default) for o in listed.OPTIONS[title]}
    hidden = getattr(listed, "HIDDEN", True)
    known = kinds.Information.IMPERFECT_INFORMATION if hidden else kinds.Information.PERFECT_INFORMATION
    return kinds(
        short_name=short_name(title),
        long_name=f"Ludi Romani: {title.capitalize()}",
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=known,
        utility=kinds.Utility.ZERO_SUM if zero_sum else kinds.Utility.GENERAL_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=high,
        min_num_players=low,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        parameter_specification=parameters,
    )


class SpielGame(pyspiel.Game):  # type: ignore[misc,unused-ignore]
    """A title with its options, as OpenSpiel loads it: `game` is ours, `reward` what it pays."""

    title: str

    def __init__(self, params: Mapping[str, Any]) -> None:
        title = self.title
        usual = game_type(title).parameter_specification
        told = {name: given(name, value) for name, value in params.items() if value != usual.get(name)}
        players = told.pop("players", usual["players"])
        reward, position, recall = told.pop("reward", None), told.pop("position", ""), told.pop("recall", LONGEST)
        self.game: Game = make(title, players, **told)
        self.reward = reward_of(self.game, reward)
        if recall < 1:
            raise BadOption(f"recall: {recall} was given, a whole number above 0 is accepted")
        self.recall = int(recall)
        self._first = self.game.position(read(position)) if position else self.game.start()
        zero_sum = self.reward == RANKS
        info = pyspiel.GameInfo(
            num_distinct_actions=self.game.actions,
            max_chance_outcomes=self.game.actions,
            num_players=self.game.players,
            min_utility=-1.0 if zero_sum else -MOST_POINTS,
            max_utility=1.0 if zero_sum else MOST_POINTS,
            utility_sum=0.0 if zero_sum else None,
            max_game_length=LONGEST,
        )
        kept = {name: held(given(name, value)) for name, value in params.items() if value != usual.get(name)}
        super().__init__(game_type(title, zero_sum), info, kept)

    def new_initial_state(self, *_: Any) -> SpielState:
        """The start of a game."""
        return SpielState(self)

    def begun(self) -> State:
        """The first position."""
        return self._first.copy()

    def make_py_observer(self, kind: Any = None, params: Any = None) -> Observer:
        """What reads positions for a player."""
        if params:
            raise BadOption(f"observer: parameters {short(dict(params))} were given, none is accepted")
        return Observer(self, kind or pyspiel.IIGObservationType(perfect_recall=False))

    def max_chance_nodes_in_history(self) -> int:
        """How many outcomes of chance a game has at most."""
        return LONGEST


def read(position: str) -> Mapping[str, Any]:
    """A position as JSON. Raises BadOption for other text."""
    try:
        found = json.loads(position)
    except ValueError as error:
        raise BadOption(f"position: JSON is accepted, as Game.position reads it ({error})") from None
    if not isinstance(found, dict):
        raise BadOption(f"position: {short(found)} was given, an object of JSON is accepted")
    return found


class SpielState(pyspiel.State):  # type: ignore[misc,unused-ignore]
    """A position of a game, with what each seat and the spectator witnessed since its start, as text and as numbers."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.position = game.begun()
        self.reward = game.reward
        audiences = game.game.players + 1  # the spectator comes last
        self.told: tuple[str, ...] = ("",) * audiences
        self.rows: tuple[bytes, ...] = (b"",) * audiences

    def current_player(self) -> int:
        """The seat to decide, or the number of OpenSpiel for chance or the end."""
        seat = self.position.to_move
        special = {CHANCE: pyspiel.PlayerId.CHANCE, OVER: pyspiel.PlayerId.TERMINAL}
        return int(special.get(seat, seat))

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.position.to_move == OVER

    def _legal_actions(self, player: int) -> list[int]:
        return self.position.legal() if player == self.position.to_move else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """What can happen, with its probabilities."""
        found = self.position.chance()
        ways = sum(weight for _, weight in found)
        return [(action, weight / ways) for action, weight in found]

    def _apply_action(self, action: int) -> None:
        before = self.position.copy()
        self.position.apply(action)
        who, seen = before.to_move, before.witness(action)
        said = f"\n{'chance' if who == CHANCE else who} {before.decision()}: "
        number = int(before.raw.stack[before.raw.depth - 1].kind)
        audiences: list[int | None] = [*range(before.game.players), None]
        shown = [action if a in seen else None for a in audiences]
        self.told = tuple(
            told + said + (UNSEEN if a is None else before.text(a)) for told, a in zip(self.told, shown, strict=True)
        )
        self.rows = tuple(
            rows + ROW.pack(who + 2, number, 0 if a is None else a + 1)
            for rows, a in zip(self.rows, shown, strict=True)
        )

    def _action_to_string(self, player: int, action: int) -> str:
        return self.position.text(action)

    def returns(self) -> list[float]:
        """What the game has paid: nothing before its end."""
        return rewards(self.position, self.reward) if self.is_terminal() else [0.0] * self.position.game.players

    def __str__(self) -> str:
        return compact(self.position.to_dict())


def compact(data: Any) -> str:
    """Data as JSON without blanks."""
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))


class Observer:
    """What a player may know of a position, as text and as numbers.

    With perfect recall: the log. Text: a line per entry. Numbers: `player`, one of each is 1; `log`, of shape
    (recall, 3), per entry 1 for chance or 2 + the seat, the decision, 1 + the action, or 0 where it was not seen.
    Else what the seat may see now. Text: its view as JSON. Numbers: those of `State.observe`, where a player looks.
    """

    def __init__(self, game: SpielGame, kind: Any) -> None:
        self._game, self._recalls, self._public = game, kind.perfect_recall, kind.public_info
        self._private = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self.dict: dict[str, NDArray[np.float32]] = {}
        self.tensor: NDArray[np.float32] | None = None
        if self._recalls:
            players = game.game.players
            self.tensor = np.zeros(players + 3 * game.recall, np.float32)
            self.dict = {"player": self.tensor[:players], "log": self.tensor[players:].reshape(-1, 3)}
        elif self._private and self._public:
            self.tensor = np.zeros(int(game.game.load("constants").OBSERVED), np.float32)
            self.dict = {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        """Fill the tensor. Raises LudiError where the log is longer than it."""
        if self.tensor is None:
            return
        if not self._recalls:
            self.tensor[:] = state.position.observe(max(player, 0))
            return
        rows = np.frombuffer(state.rows[player if self._private else -1], np.int16).reshape(-1, 3)
        if len(rows) > self._game.recall:
            most = self._game.recall
            raise LudiError(f"the log has {len(rows)} entries, the tensor has room for recall={most}; give it more")
        self.tensor.fill(0)
        self.dict["player"][max(player, 0)] = 1
        self.dict["log"][: len(rows)] = rows

    def string_from(self, state: SpielState, player: int) -> str:
        """What the player knows, as text."""
        if self._recalls:
            return (f"player {player}" if self._private else "public") + state.told[player if self._private else -1]
        common = state.position.view(None)
        if not self._private:
            return compact(common)
        own = state.position.view(player)
        return compact(own if self._public else {k: v for k, v in own.items() if k not in common or common[k] != v})


for _title in TITLES:
    if short_name(_title) not in pyspiel.registered_names():
        # A class, which lives as long as the process: what OpenSpiel lets go of after Python has ended is a crash.
        _class = type(f"{_title.capitalize()}Game", (SpielGame,), {"title": _title, "__module__": __name__})
        pyspiel.register_game(game_type(_title), _class)
