"""What both screens say of a match: names, the moves in words, the log, how it ended, how to come back."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from ludi.bots.protocol import hint_note
from ludi.games import family
from ludi.kernel.game import make
from ludi.kernel.home import load
from ludi.kernel.messages import LegalMove
from ludi.kernel.options import Option
from ludi.locales import Text, slug

from .boards import Sentences, sentences
from .local import Line, LocalMatch


@dataclass(frozen=True)
class Choice:
    """A legal move for a person: the action, the group it is shown in, and its words."""

    action: int
    group: str
    words: str
    short: str
    offer: LegalMove


class Table:
    """A match in the words of one language."""

    def __init__(self, match: LocalMatch, say: Text) -> None:
        self.match, self.say = match, say
        self.title = match.game.title
        self.names = match.record.players
        self.words: Sentences = sentences(self.title)

    def choices(self) -> list[Choice]:
        """The legal moves of the person to move, in the order in which they are shown and numbered."""
        match, view = self.match, self.match.view(self.match.to_move)
        found = []
        for action in match.state.legal():
            offer = match.game.legal_move(view, action)
            words = self.say.told(self.title, offer.told, self.names)
            if effect := self.words.effect(view, offer, self.names, self.say):
                words = self.say("play-move", move=words, effect=effect)
            found.append(Choice(action, self.words.group(view, offer), words, match.state.text(action), offer))
        order = ("", *self.words.GROUPS)
        return sorted(found, key=lambda c: order.index(c.group))

    def hints(self, found: Sequence[Mapping[str, Any]]) -> list[str]:
        """Moves that an adviser found, in words with what each promises; then what these numbers are."""
        words, lines = {c.action: c.words for c in self.choices()}, []
        for n, x in enumerate(found, 1):
            percent, points = round(100 * x["value"]), x.get("points") or 0.0
            worth = self.say("web-hint-worth", kind=x.get("kind") or "win", points=points, percent=percent)
            lines.append(self.say("play-hint", n=n, move=words[x["action"]], worth=worth))
        if found and (note := hint_note(found[0])):
            lines.append(self.say(note, turns=found[0].get("turns") or 0))
        return lines or [self.say("server-no-hint")]

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
        text = self.words.card_text(card, self.say)
        facts = self.words.card_facts(card, self.match.game, self.say)
        return self.say("play-card", card=self.say.card(self.title, card), facts=facts, text=text)

    def result(self) -> list[str]:
        """Who won, and all points; nothing while it is not over."""
        if not self.match.over:
            return []
        ranks, scores = self.match.state.ranks(), self.match.state.points()
        first = [name for name, rank in zip(self.names, ranks, strict=True) if rank == 0]
        if len(self.names) == 1:
            lines = [self.say("play-over")]
        elif len(first) == 1:
            lines = [self.say("play-won", seat=first[0])]
        else:
            lines = [
                self.say("play-drawn") if len(self.names) == 2 else self.say("play-shared", seats=", ".join(first))
            ]
        said = f"{family(self.title)}-points"
        points = [self.say(said, seat=n, vp=s) for n, s in zip(self.names, scores, strict=True)]
        return [*lines, ", ".join(points)]

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
