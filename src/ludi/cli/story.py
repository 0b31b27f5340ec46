"""A record told step by step: what was said, and what a seat saw then."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from ludi.cli import boards
from ludi.kernel.frames import OVER
from ludi.kernel.game import State
from ludi.kernel.messages import Message
from ludi.kernel.record import Record
from ludi.kernel.spoken import choice, not_accepted
from ludi.locales import Text
from ludi.match import Match
from ludi.match.sent import log_event

if TYPE_CHECKING:
    from rich.console import RenderableType


def result(t: Text, record: Record, end: State) -> str:
    """Who has what at the end, and who resigned."""
    named = zip(record.players, end.points(), strict=True)
    each = [t("lab-replay-score", player=player, score=score) for player, score in named]
    if record.resigned is not None:
        each.append(t("lab-replay-resigned", player=record.players[record.resigned]))
    return t("web-between-phrases").join(each)


@dataclass(frozen=True)
class Step:
    """What is to be seen after so many actions: the sentences about the last one, the position, the result if over."""

    said: tuple[str, ...]
    view: dict[str, Any]
    result: str


class Story:
    """A record that was checked, step by step, as a seat saw it (1 is the first); None: everything.

    Raises BadOption if there is no such seat.
    """

    def __init__(self, t: Text, record: Record, seat: int | None) -> None:
        players = range(1, record.game.players + 1)
        if seat is not None and seat not in players:
            raise not_accepted("seat", seat, choice(players))
        self._t, self._record = t, record
        self._seat = None if seat is None else seat - 1
        self._eye = self._seat or 0  # whose side of the table we stand on
        self.steps = list(self._steps())

    @property
    def last(self) -> int:
        """The number of actions, and one more where somebody resigned."""
        return len(self.steps) - 1

    def index(self, at: int | None) -> int | None:
        """The number of a step as it was asked for. Raises BadOption if there is none."""
        if at is not None and not 0 <= at <= self.last:
            raise not_accepted("at", at, Message("given-from", {"low": "0", "high": str(self.last)}))
        return at

    def _steps(self) -> Iterator[Step]:
        record, match = self._record, Match.of(self._record)
        state = match.start()
        yield Step((), self._view(state), "")
        for e in match.log:
            seen = range(record.game.players) if e.action is None else state.witness(e.action)
            eye = self._seat
            if eye is None:  # told by whoever saw it, the one who did it before all others
                eye = e.seat if e.seat in seen else min((s for s in seen if s is not None), default=None)
            entries, state = log_event(match, e, state, {eye: state.view(eye)})
            said = tuple(self._t.told(record.game.title, x, record.players) for x in entries[eye].told)
            yield Step(said, self._view(state), result(self._t, record, state) if state.to_move == OVER else "")

    def _view(self, state: State) -> dict[str, Any]:
        """The view of the seat; of all seats in one if none was asked for, with every hand known."""
        if self._seat is not None:
            return state.view(self._seat)
        views = [state.view(p) for p in range(state.game.players)]
        whole = {name: value for view in reversed(views) for name, value in view.items()}
        parts = "sides" if "sides" in whole else "players"
        whole[parts] = [views[p % len(views)][parts][p] for p in range(len(whole[parts]))]
        for side in whole[parts]:
            if "cards" in side:
                side["known"] = side["cards"]
        return whole

    @property
    def _former(self) -> bool:
        """Whether it was played under rules from before words were made from a view: only its log is told."""
        return self._record.game.words is None

    def describe(self, i: int) -> list[str]:
        """The position of a step in sentences."""
        if self._former:
            return [self._t("lab-replay-former")]
        words = boards.sentences(self._record.game.title)
        return words.describe(self.steps[i].view, self._eye, self._record.players, self._t)

    def picture(self, i: int, width: int) -> RenderableType:
        """The position of a step as a board."""
        game = self._record.game
        if self._former:
            from rich.text import Text as Rich

            return Rich(self._t("lab-replay-former"))
        board = boards.picture(game.title)
        return board.picture(game, self.steps[i].view, self._eye, self._record.players, self._t, width)

    def tell(self, at: int) -> None:
        """Print all that was said up to a step, then its position."""
        for step in self.steps[: at + 1]:
            for said in step.said:
                print(said)
        print(f"\n{self._t('lab-replay-position', n=at, total=self.last)}")
        for said in self.describe(at):
            print(said)
        if self.steps[at].result:
            print(self._t("lab-replay-result", result=self.steps[at].result))
