"""Options of a title: names, types, defaults, bounds and where a choice comes from."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from .errors import BadOption, LudiError
from .messages import Message
from .readings import BadValue, Reading
from .spoken import choice, given_as, not_accepted

Value = int | str


@dataclass(frozen=True)
class Option:
    """One thing to agree on before a game. `source` says which rule or ruling it stands for.

    Of type str it is one of `words`, or free text: `read` makes it canonical, or says in a BadOption what is wrong.
    parse: what a form is told of a text that somebody brings; None where no form asks.
    form: the name of a field of the title's own in the form of a new room; empty where a usual one does.
    facts: whether a TOML file of facts may stand for it, as its table.
    """

    name: str
    type: type[bool] | type[int] | type[str]
    default: Value
    source: str
    low: int = 0
    high: int = 1
    words: tuple[str, ...] = ()
    when: tuple[str, tuple[str, ...]] = ("", ())  # it matters only while that option has one of these values
    players: tuple[int, ...] = ()  # it matters only with so many players; with any number if none is named
    read: Callable[[object], str] | None = None
    parse: Callable[[str], Reading] | None = None
    accepts: Message | None = None
    form: str = ""
    facts: bool = False

    @property
    def accepted(self) -> str:
        """What may be given, in English."""
        return LudiError.in_english(self._wanted)

    @property
    def _wanted(self) -> Message:
        if self.accepts is not None:
            return self.accepts
        if self.type is str:
            return Message("given-one-of", {"words": choice(self.words)})
        if self.type is bool:
            return Message("data-flag")
        return Message("given-whole", {"low": str(self.low), "high": str(self.high)})

    def check(self, value: object) -> Value:
        """The value as it is kept: a number, or a text.

        Raises BadOption if it is of another type or out of bounds. Text is read as a person would write it.
        """
        found: Any = value
        if self.read is not None:
            try:
                return self.read(value)
            except BadValue as error:
                raise error.of(self.name) from None
        if isinstance(value, str):
            word = value.strip().lower()
            if self.type is bool:
                found = {"true": True, "yes": True, "on": True, "1": True}.get(
                    word, {"false": False, "no": False, "off": False, "0": False}.get(word)
                )
            elif self.type is int and word.removeprefix("-").isdecimal() and len(word) < 20:
                found = int(word)
            elif self.type is str and word in self.words:
                return word
        if self.type is bool and isinstance(found, bool):
            return int(found)
        if (
            self.type is int
            and isinstance(found, int)
            and not isinstance(found, bool)
            and self.low <= found <= self.high
        ):
            return int(found)
        raise not_accepted(Message("given-option", {"name": self.name}), value, self._wanted)


def checked(title: str, options: Iterable[Option], given: Mapping[str, object]) -> dict[str, Value]:
    """Every option of a title with its value, defaults filled in.

    Raises BadOption for a name that the title does not have.
    """
    known = {o.name: o for o in options}
    for name in given:
        if name not in known:
            names = {"name": given_as(name), "title": title, "options": choice(known)}
            raise BadOption(Message("given-no-option", names))
    return {name: o.check(given.get(name, o.default)) for name, o in known.items()}


def readable(options: Iterable[Option], values: Mapping[str, Value]) -> dict[str, Any]:
    """The values in their own types, for headers and people."""
    return {o.name: o.type(values[o.name]) for o in options}
