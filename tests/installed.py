"""A process as if the package were installed with some extras only: every other package is hidden from it."""

from __future__ import annotations

import os
import subprocess
import sys
import tomllib
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from importlib.metadata import PackageNotFoundError, packages_distributions, requires
from pathlib import Path
from typing import Any

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).parents[1]


@cache
def project() -> Any:
    """What pyproject.toml says of the package."""
    return tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]


def asked(name: str, extra: str) -> Iterator[Requirement]:
    """What a package with an extra ("": none) asks for here; the project's own list is that of its file."""
    if name == project()["name"]:
        lines = project()["optional-dependencies"][extra] if extra else project()["dependencies"]
    else:
        try:
            lines = requires(name) or []
        except PackageNotFoundError:  # what stands behind a marker of another system
            lines = []
    for wanted in map(Requirement, lines):
        if wanted.marker is None or wanted.marker.evaluate({"extra": extra}):
            yield wanted


@cache
def brought(extras: frozenset[str]) -> frozenset[str]:
    """The packages that come with these extras, and all that they ask for."""
    found: set[tuple[str, str]] = set()
    left = [(project()["name"], extra) for extra in ("", *extras)]
    while left:
        one = left.pop()
        if one not in found:
            found.add(one)
            left += [(canonicalize_name(w.name), extra) for w in asked(*one) for extra in ("", *w.extras)]
    return frozenset(name for name, _ in found)


def without(*modules: str) -> dict[str, str]:
    """What to add to the environment of a process, so that it finds none of these modules, nor do those it starts."""
    return {"PYTHONPATH": str(ROOT / "tests" / "bare"), "LUDI_TEST_HIDDEN": " ".join(modules)}


@cache
def owners() -> dict[str, set[str]]:
    """The packages that bring each module of this environment."""
    return {name: {canonicalize_name(x) for x in packages} for name, packages in packages_distributions().items()}


def only(extras: Iterable[str] = ()) -> dict[str, str]:
    """The same, so that it finds the package with these extras, and nothing else."""
    there = brought(frozenset(extras))
    return without(*(name for name, packages in owners().items() if not packages & there))


def run(*words: str, given: Mapping[str, str]) -> subprocess.CompletedProcess[str]:
    """Run Python with this added to the environment, in English."""
    environment = {**os.environ, "LUDI_LANG": "en", **given}
    return subprocess.run([sys.executable, *words], env=environment, capture_output=True, text=True, check=False)
