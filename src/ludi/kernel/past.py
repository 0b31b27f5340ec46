"""Rules of other times: the plain home once more, from the sources of an earlier version, or with another data file.

A version of the rules that was played under stays readable for ever: its sources are kept in the folder `past`, one zip
file for each, made by `bin/keep-rules`. A game of such a home is replayed, told and verified as then. Nothing of it is
compiled, and no bot plays it.
"""

from __future__ import annotations

import importlib
import importlib.machinery
import importlib.util
import sys
import tomllib
import types
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from . import messages
from .decisions import Decisions
from .errors import LudiError, short
from .facts import GAMES, digest, filled, own_facts, text_of, variable
from .facts import file_of as facts_file
from .home import load
from .imports import redirect
from .messages import Message
from .sources import SOURCE
from .spoken import choice
from .titles import REPLACEABLE, family

KEPT = SOURCE / "past"
NOW = "ludi"
# Kept with the games; the rest is shared.
KERNEL = ("decisions", "frames", "rng", "shares", "notation", "parsing", "options")
SHARED = ("kernel.errors", "kernel.messages", "kernel.readings", "kernel.schema", "kernel.spoken")
FORMER_MODULES = {"constants": "kinds", "state_ops": "state"}  # in sources whose state is declared in a `table`
DECLARED = {"state_ops": "state", "state": "table"}  # by the module that is generated from it, now and then
FORMER = {
    "event_messages": "tell",
    "legal_move": "offer",
    "apply_options": "agree",
}  # functions of a title, as kept sources call them


class OtherRules(LudiError):
    """A game was played under rules that are not kept here."""


class OtherFacts(LudiError):
    """A game was played with a data file that is not here."""


@dataclass(frozen=True)
class Home:
    """Where the modules of a game come from: source texts by their path in the package, and the data of the family."""

    root: str
    sources: Mapping[str, str]
    games: Any  # a folder, or one inside a zip file
    facts: str  # of the user's data file, its name; empty for that of the package
    text: str  # of that file
    data: Mapping[str, Any]


HOMES: dict[str, Home] = {}


def versions(title: str) -> list[int]:
    """The versions of a title's rules that can be read here, ascending."""
    kept = {int(file.stem.rpartition("-")[2]) for file in KEPT.glob(f"{family(title)}-*.zip")}
    return sorted(kept | {now(title)})


def now(title: str) -> int:
    """The version of a title's rules."""
    return int(load(title, "options").RULES_VERSION)


def home(title: str, version: object, facts: str = "", kept: Callable[[str], str | None] = lambda _: None) -> str:
    """The root package in which a game was played; `ludi` itself where nothing has changed.

    facts: the name of the user's data file; kept: its text, where it is not the one in use.
    Raises OtherRules or OtherFacts where they are not here.
    """
    if version == now(title) and facts == own_facts(title):
        return NOW
    name, current = family(title), version == now(title)
    if type(version) is not int or version not in versions(title):
        told = {"title": title, "version": short(version), "now": str(now(title)), "versions": choice(versions(title))}
        raise OtherRules(Message("given-no-rules", told))
    root = f"ludi_past_{name}_{version}_{facts or 'own'}"
    if root not in HOMES:
        sources, games = current_sources(name) if current else kept_sources(name, version)
        text, data = data_of(title, games, facts, kept)
        HOMES[root] = Home(root, sources, games, facts, text, data)
        share(HOMES[root])
    return root


def told(root: str, title: str) -> tuple[str, str]:
    """What another process has to know of a home besides the version: the data file, by its name, and its text."""
    return (own_facts(title), text_in_use(title) or "") if root == NOW else (HOMES[root].facts, HOMES[root].text)


def current_sources(name: str) -> tuple[dict[str, str], Any]:
    """The sources of now, for another data file."""
    files = [*(SOURCE / "games" / name).glob("*.py"), *(SOURCE / "kernel" / f"{x}.py" for x in KERNEL)]
    return {str(file.relative_to(SOURCE).as_posix()): file.read_text("utf-8") for file in files}, GAMES


def kept_sources(name: str, version: int) -> tuple[dict[str, str], Any]:
    """The sources of an earlier version."""
    import zipfile

    with zipfile.ZipFile(KEPT / f"{name}-{version}.zip") as archive:
        found = {file: archive.read(file).decode() for file in archive.namelist() if file.endswith(".py")}
    return found, zipfile.Path(KEPT / f"{name}-{version}.zip", "games/")


def data_of(title: str, games: Any, facts: str, kept: Callable[[str], str | None]) -> tuple[str, dict[str, Any]]:
    """The text of the user's data file, and the data a game was played with. Raises OtherFacts."""
    name = family(title)
    ours = tomllib.loads((games / name / "facts.toml").read_text("utf-8"))
    if not facts:
        return "", ours
    text = text_in_use(title) if facts == own_facts(title) else kept(facts)
    if name not in REPLACEABLE or text is None or digest(text) != facts:
        raise OtherFacts(Message("given-no-facts", {"variable": variable(title), "name": facts}))
    return text, filled(tomllib.loads(text), ours)


def text_in_use(title: str) -> str | None:
    """The text of the user's data file; None where ours is used."""
    file, own = facts_file(title)
    return text_of(file) if own else None


def share(home: Home) -> None:
    """Give a home what it has in common with this one, and its own data."""
    facts = types.ModuleType(f"{home.root}.kernel.facts")
    facts.__dict__.update(facts=lambda title: home.data, GAMES=home.games)
    sys.modules[facts.__name__] = facts
    for name in SHARED:
        sys.modules[f"{home.root}.{name}"] = importlib.import_module(f"ludi.{name}")
    told = types.ModuleType(f"{home.root}.kernel.told")
    told.__dict__.update(Entry=messages.Entry, Told=messages.Message, Offer=messages.LegalMove)
    sys.modules[told.__name__] = told


def function(module: types.ModuleType, name: str) -> Any:
    """A function of a title's module; kept sources may have it by its former name."""
    return getattr(module, name, None) or getattr(module, FORMER[name])


def decisions(moves: types.ModuleType) -> Decisions:
    """What kept sources say of their decisions, beside the moves: which choices are open or always asked."""
    found = Decisions()
    found.open |= set(getattr(moves, "OPEN_CHOICES", ()))
    found.always_asked |= set(getattr(moves, "ALWAYS_ASKED", ()))
    return found


def complete(root: str, title: str, view: dict[str, Any]) -> None:
    """Add to a view of kept rules what the title's views have got since, where that is counted from the rest."""
    if root != NOW:
        getattr(module(NOW, title, "view"), "complete", lambda _: None)(view)


def optional(root: str, title: str, name: str) -> Any:
    """A module of a game in a home, or None: not every title and time has it."""
    full = f"{root}.games.{family(title)}.{name}"
    return importlib.import_module(full) if importlib.util.find_spec(full) else None


def module(root: str, title: str, name: str) -> Any:
    """A module of a game in a home."""
    if root == NOW:
        return load(title, name)
    folder = f"games/{family(title)}"
    if f"{folder}/table.py" in HOMES[root].sources:
        name = FORMER_MODULES.get(name, name)
    return importlib.import_module(f"{root}.{folder.replace('/', '.')}.{name}")


def kernel(root: str, name: str) -> Any:
    """A module of the kernel in a home."""
    return importlib.import_module(f"{root}.kernel.{name}")


class _Loader(importlib.machinery.SourceFileLoader):
    """Runs a source text of a home; what it imports of `ludi` comes from that home where it is kept there."""

    def __init__(self, home: Home, name: str, text: str) -> None:
        super().__init__(name, f"<{name}>")
        self._home, self._text = home, text

    def get_code(self, fullname: str) -> Any:
        """The compiled text; nothing is written beside it."""
        return compile(self._text, self.path, "exec", dont_inherit=True)

    def exec_module(self, module: types.ModuleType) -> None:
        root = self._home.root

        def at_home(name: str) -> str:
            own = root + name[4:]
            return own if name.startswith("ludi.") and is_here(self._home, own) else name

        redirect(module, at_home)
        super().exec_module(module)


def is_here(home: Home, name: str) -> bool:
    """Whether a home has a module of its own of this name."""
    path = "/".join(name.split(".")[1:])
    return name in sys.modules or any(x == f"{path}.py" or x.startswith(f"{path}/") for x in home.sources)


class _Finder:
    """Finds the modules of these homes, and what is generated from the states that theirs declare."""

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: types.ModuleType | None = None
    ) -> importlib.machinery.ModuleSpec | None:
        root, *rest = name.split(".")
        if (home := HOMES.get(root)) is None:
            return None
        text = home.sources.get("/".join(rest) + ".py")
        if text is None and len(rest) == 3 and rest[2] in DECLARED:
            from .schema import source

            text = source(
                importlib.import_module(f"{name.rpartition('.')[0]}.{DECLARED[rest[2]]}").State, DECLARED[rest[2]]
            )
        if text is None:
            package = not rest or is_here(home, name)
            return importlib.machinery.ModuleSpec(name, None, is_package=True) if package else None
        return importlib.util.spec_from_loader(name, _Loader(home, name, text))


sys.meta_path.append(_Finder())
