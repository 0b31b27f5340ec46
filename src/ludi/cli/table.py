"""What both screens say of a match: names, the moves in words, the log, how it ended, how to come back."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from ludi.bots.protocol import HINTS, Judged, hint_note, value_message
from ludi.kernel.game import State, make
from ludi.kernel.home import load
from ludi.kernel.messages import LegalMove, Listed, Message
from ludi.kernel.options import Option
from ludi.kernel.titles import family
from ludi.locales import Text, slug
from ludi.match import outcome

from .boards import sentences
from .boards.spoken import Spoken
from .local import Line, LocalMatch
from .shorts import shown


@dataclass(frozen=True)
class Choice:
    """A legal move for a person: the action, the group it is shown in, and its words."""

    action: int
    group: str
    words: str
    short: str
    offer: LegalMove


def choices(
    state: State,
    view: dict[str, Any],
    names: Sequence[str],
    words: Spoken,
    say: Text,
    only: Sequence[int] | None = None,
) -> list[Choice]:
    """The legal moves of the seat to move, or some of them, in the order in which they are shown and numbered."""
    found, title = [], state.game.title
    for action in state.legal() if only is None else only:
        offer = state.game.legal_move(view, action)
        said = say.told(title, offer.told, names)
        if effect := words.effect(view, offer, names, say):
            said = say("play-move", move=said, effect=effect)
        found.append(Choice(action, words.group(view, offer), said, shown(title, state.text(action)), offer))
    order = ("", *words.GROUPS)
    return sorted(found, key=lambda c: order.index(c.group))


class Table:
    """A match in the words of one language."""

    def __init__(self, match: LocalMatch, say: Text) -> None:
        self.match, self._say = match, say
        self.title = match.game.title
        self.names = match.record.players
        self.words = sentences(self.title)

    @property
    def say(self) -> Text:
        """What sentences are said with, for a reader who wants chances or none."""
        return self._say.with_chances(self.match.odds)

    def choices(self) -> list[Choice]:
        """The legal moves of the person to move, in the order in which they are shown and numbered."""
        match = self.match
        return choices(match.state, match.view(match.to_move), self.names, self.words, self.say)

    def hints(self, found: Sequence[Judged]) -> list[str]:
        """Moves that an adviser found, in words with what each promises and why; then what these numbers are."""
        lines = [self._hint(self.say("play-hint", n=n, **self._judged(x)), x) for n, x in enumerate(found[:HINTS], 1)]
        if note := hint_note(found[:HINTS]):
            lines.append(self.say.told(self.title, note, self.names))
        return lines or [self.say("server-no-hint")]

    def why_not(self, found: Sequence[Judged], action: int) -> list[str]:
        """The move that was asked about, beside the best one."""
        mine = [self._hint(self.say("play-hint-mine", **self._judged(x)), x) for x in found if x.action == action]
        return [*mine, *self.hints([x for x in found if x.action != action][:1])] if mine else self.hints([])

    def _judged(self, move: Judged) -> dict[str, str]:
        """What stands in the line of a hint."""
        told = self.match.game.legal_move(self.match.view(self.match.to_move), move.action).told
        promise = value_message(move)
        return {
            "move": self.say.told(self.title, told, self.names),
            "worth": self.say.told(self.title, promise, self.names),
        }

    def _hint(self, line: str, move: Judged) -> str:
        """The line of a hint with its reasons."""
        reasons = Message("web-why", {"why": Listed(move.why, "clauses")})
        why = self.say.told(self.title, reasons, self.names)
        return self.say("play-hint-why", hint=line, why=why) if why else line

    def group(self, name: str) -> str:
        """The heading of a group of moves."""
        return self.say(f"{family(self.title)}-group-{name}")

    def sentences_of(self, line: Line) -> list[str]:
        """A line of the log in words."""
        return [self.say.told(self.title, told, self.names) for told in line.told]

    def log(self, seat: int, since: int = 0) -> list[str]:
        """The log of a seat in words, from the entries after the first `since` on."""
        return [words for line in self.match.log[seat] if line.n > since for words in self.sentences_of(line)]

    def ask(self) -> str:
        """What the seat to move has to decide; in a game of several persons with his name."""
        match = self.match
        asked = self.words.ask(match.view(match.to_move), self.names, self.say)
        if len(match.people) > 1:
            return self.say("play-ask-of", seat=self.names[match.to_move], ask=asked)
        return asked

    def describe(self, seat: int) -> list[str]:
        """The position in sentences."""
        return self.words.describe(self.match.view(seat), seat, self.names, self.say)

    def rules(self) -> list[str]:
        """The rules in short, as they are for this game."""
        return self.words.rules(self.match.game, self.say)

    def cards(self) -> list[str]:
        """The cards that this game is played with."""
        return list(self.words.cards(self.match.game))

    def options(self) -> list[str]:
        """The options that matter in this game, in words, each with its value."""
        return [self._option(option) for option in self._mattering()]

    def house_rules(self) -> list[str]:
        """Those options that are not as usual."""
        game = self.match.game
        usual = make(self.title, game.players).options
        return [self._option(option) for option in self._mattering() if game.options[option.name] != usual[option.name]]

    def _mattering(self) -> list[Option]:
        game = self.match.game
        offered: list[Option] = load(self.title, "options").OPTIONS[self.title]
        return [
            o
            for o in offered
            if (not o.when[0] or game.options[o.when[0]] in o.when[1]) and (not o.players or game.players in o.players)
        ]

    def _option(self, option: Option) -> str:
        key = f"{family(self.title)}-option-{slug(option.name)}"
        value = self.match.game.options[option.name]
        if isinstance(value, bool):
            said = self.say("play-yes" if value else "play-no")
        elif value in option.words:
            said = self.say(f"{key}-{slug(value)}")
        else:
            said = self.words.value(option.name, str(value)) or self.say("play-none")
        return self.say("play-option", option=self.say(key), value=said)

    def card_help(self, card: str) -> str:
        """A card with all that is known about it."""
        text = self.words.card_text(card, self.match.game, self.say)
        facts = self.words.card_facts(card, self.match.game, self.say)
        return self.say("play-card", card=self.say.card(self.title, card), facts=facts, text=text)

    def resign_sure(self, seat: int, how: str) -> str:
        """What it means if this person resigns, and how to do it: by a `word` or a `key`."""
        return self.say("play-resign", sure=self.say("web-resign-sure", ends=self.match.resigning(seat)), how=how)

    def result(self) -> list[str]:
        """Who has resigned, who won, and all points; nothing while it is not over. That it is, the log has said."""
        if not self.match.over:
            return []
        ranks, scores = self.match.state.ranks(), self.match.state.points()
        lines = []
        if len(self.names) > 1:
            lines.append(self.say("web-sentence", words=self.say.told(self.title, outcome(ranks), self.names)))
        if (resigned := self.match.record.resigned) is not None:
            lines.insert(0, self.say("table-told-resign", seat=self.names[resigned]))
        said = f"{family(self.title)}-points"
        points = [self.say(said, seat=n, vp=s) for n, s in zip(self.names, scores, strict=True)]
        return [*lines, self.say("web-between-phrases").join(points)]

    def farewell(self) -> list[str]:
        """How it ended, where it is kept, and the command to go on or to look at it again."""
        match = self.match
        if match.unsaved:
            return [*self.result(), self.say("play-unsaved", error=match.unsaved)]
        file = str(match.file)
        if match.over:
            return [*self.result(), self.say("play-saved", file=file), self.say("play-replay", file=quoted(file))]
        return [self.say("play-saved", file=file), self.say("play-resume", file=quoted(file), title=self.title)]


def quoted(path: str) -> str:
    """A path as a shell takes it."""
    import shlex

    return shlex.quote(path)
