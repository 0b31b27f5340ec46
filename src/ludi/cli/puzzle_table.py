"""Puzzles at the terminal: which there are, and asking one after the other."""

from __future__ import annotations

from datetime import date

from ludi.bots.protocol import HINTS, Judged, value_message
from ludi.kernel.game import State
from ludi.kernel.titles import TITLES
from ludi.locales import text
from ludi.puzzles import Judgement, of_the_day, puzzle, puzzles, some_puzzles

from .desk import Desk, Memory
from .lines import say_lines

SOLVED = Memory("puzzles.json")  # whether the first answer was the best move


def of_today(title: str) -> int:
    """The number of the puzzle of the day. Raises UnknownTitle, or BadPuzzle where there is none."""
    return of_the_day(some_puzzles(title), date.today())


def listing() -> None:
    """The puzzle of the day of every title, and how many were tried."""
    say, kept = text(), SOLVED.all()
    for title in TITLES:
        if found := puzzles(title):
            mine = [right for name, right in kept.items() if name.startswith(f"{title}/")]
            score = say("puzzle-score", right=sum(map(bool, mine)), done=len(mine), of=len(found))
            say_lines(
                say("puzzle-line", title=say(f"{title}-name"), today=of_the_day(found, date.today()), score=score)
            )
    say_lines(say("puzzle-how-to-begin", title=TITLES[0]))


class PuzzleTable(Desk):
    """One puzzle after another, until the person leaves or the input ends."""

    unknown = "puzzle-unknown"

    def ask(self, number: int) -> None:
        """Ask from one of them on. Raises BadPuzzle."""
        while self._puzzle(number):
            number = number % len(puzzles(self.title)) + 1

    def _puzzle(self, number: int) -> bool:
        """Ask one; whether to go on."""
        one = puzzle(self.title, number)
        state = one.state()
        seat = state.to_move
        self.sit(one.game.players, seat)
        self.print("", self.say("puzzle-number", title=self.say(f"{self.title}-name"), n=number))
        self.board(state, seat)
        self.print("", self.told(one.asked()))
        offered = self.offered(state, seat, state.legal())
        self.list(offered)
        self.print(self.say("puzzle-how"))
        while (given := self.line()) is not None:
            match given.casefold():
                case "quit" | "q":
                    return False
                case "state":
                    self.board(state, seat)
                case "moves":
                    self.list(offered)
                case _:
                    if (action := self.picked(offered, given)) is not None:
                        self._answered(number, state, one.answer(action))
                        return self._goes_on()
        return False

    def _goes_on(self) -> bool:
        self.print("", self.say("puzzle-enter"))
        given = self.line()
        return given is not None and given.casefold() not in ("quit", "q")

    def _answered(self, number: int, state: State, found: Judgement) -> None:
        """The verdict, the best moves, and the chosen one."""
        name = f"{self.title}/{number}"
        if name not in SOLVED.all():
            SOLVED.put(name, found.right)
        self.print("", self.told(found.told()))
        shown = list(enumerate(found.moves[:HINTS], 1))
        if found.place > HINTS:
            shown.append((found.place, found.moves[found.place - 1]))
        for place, judged in shown:
            self.print(*self._judged(state, place, judged))

    def _judged(self, state: State, place: int, judged: Judged) -> list[str]:
        told = state.game.legal_move(state.view(state.to_move), judged.action).told
        line = self.say("puzzle-judged", place=place, move=self.told(told), worth=self.told(value_message(judged)))
        reasons = self.say("web-between-clauses").join(filter(None, map(self.told, judged.why)))
        return [line, self.say("puzzle-why", why=reasons)] if reasons else [line]
