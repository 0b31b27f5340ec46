"""A light install: what the core does alone, and what is said where an extra is missing."""

from __future__ import annotations

import re
from importlib.metadata import packages_distributions
from pathlib import Path

import pytest
from tests.installed import only, project, run, without

from ludi.kernel.extras import EXTRA_OF

CORE = {"typing-extensions"}
# Brought along by another package of the same extra, and imported by us.
WITH_OTHERS = {"pydantic": "fastapi", "starlette": "fastapi", "vl_convert": "altair"}
GAME = """
import random, ludi
for title in ludi.titles():
    state, rng = ludi.make(title).start(), random.Random(1)
    while state.to_move != ludi.OVER:
        state.sample(rng) if state.to_move == ludi.CHANCE else state.apply(rng.choice(state.legal()))
    print(title, max(state.points()) > 0, state.view(0) != {})
"""


def test_the_core_plays_all_titles() -> None:
    done = run("-c", GAME, given=only())
    assert done.stderr == ""
    assert [line.split()[1:] for line in done.stdout.splitlines()] == [["True", "True"]] * 5


def test_the_version_needs_no_extra() -> None:
    done = run("-m", "ludi", "--version", given=only())
    assert (done.returncode, done.stderr) == (0, "")
    assert re.fullmatch(r"ludi \d+\.\d+\.\d+\n", done.stdout)


@pytest.mark.parametrize("words", [(), ("play", "roma"), ("serve",), ("--lang", "fr", "play")], ids=str)
def test_a_command_without_its_extra_says_what_to_install(words: tuple[str, ...]) -> None:
    done = run("-m", "ludi", *words, given=only())
    assert done.returncode == 2
    assert re.fullmatch(r"ludi: \w+ is not installed; pip install 'ludi-romani\[play\]' brings it\n", done.stderr)


def test_serving_without_its_extra_says_what_to_install(tmp_path: Path) -> None:
    done = run("-m", "ludi", "serve", "--no-open", given={**only({"play"}), "LUDI_DATA": str(tmp_path)})
    assert done.returncode == 2
    assert re.fullmatch(r"ludi: \w+ is not installed; pip install 'ludi-romani\[server\]' brings it\n", done.stderr)


@pytest.mark.soak(but=3)
@pytest.mark.parametrize(
    ("hidden", "extra", "words"),
    [
        ("scipy", "lab", "balance roma --games 4"),
        ("vl_convert", "lab", "balance roma --games 4 --html report.html"),
        ("polars", "lab", "balance roma --games 4 --parquet report.parquet"),
        ("jax", "learn", "train roma --out run"),
        ("optax", "learn", "train roma --out run"),
        ("ray", "cluster", "simulate pokern --games 4 --ray auto"),
        ("asyncpg", "postgres", "serve --no-open --port 0 --db postgresql://ludi:secret@127.0.0.1:1/ludi"),
    ],
)
def test_a_command_without_a_package_says_what_to_install(tmp_path: Path, hidden: str, extra: str, words: str) -> None:
    done = run("-m", "ludi", *words.split(), given={**without(hidden), "LUDI_DATA": str(tmp_path)})
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == f"ludi: {hidden} is not installed; pip install 'ludi-romani[{extra}]' brings it\n"


@pytest.mark.parametrize(
    ("home", "extra"),
    [
        ("fast", "pip install 'ludi-romani[fast]' brings it"),
        ("wasm", "wasmtime is not installed; pip install 'ludi-romani[play]' brings it"),
    ],
)
def test_a_home_that_is_not_there_says_what_to_install(home: str, extra: str) -> None:
    done = run("-c", f"import ludi; ludi.make('roma').{home}", given=only())
    assert extra in done.stderr
    assert (done.returncode == 0) == (home == "fast")  # it is the plain one then, with a warning


def test_every_package_of_an_extra_is_known_by_its_imported_name() -> None:
    """As pyproject.toml lists them; packages that nothing imports by name are part of another's work."""
    assert {re.split(r"[><=]", line)[0] for line in project()["dependencies"]} == CORE
    modules: dict[str, set[str]] = {}
    for module, distributions in packages_distributions().items():
        for name in distributions:
            modules.setdefault(name.lower().replace("_", "-"), set()).add(module)
    listed: dict[str, set[str]] = {}
    for extra, lines in project()["optional-dependencies"].items():
        for line in lines:
            name = re.split(r"[><=\[; ]", line)[0].lower()
            if name != "ludi-romani":
                for module in modules.get(name.replace("_", "-"), {name}):
                    listed.setdefault(module.partition(".")[0], set()).add(extra)
    for module, extra in EXTRA_OF.items():
        assert extra in listed.get(module, listed.get(WITH_OTHERS.get(module, ""), set())), module


@pytest.mark.parametrize(
    ("hidden", "words", "said"),
    [
        ("scipy", "tournament roma tiro tiro", "ludi: bots: "),
        ("scipy", "balance rom --games 4", "ludi: there is no game 'rom'"),
        ("scipy", "simulate rom --luck", "ludi: there is no game 'rom'"),
        ("jax", "train roma --units 1 --out run", "ludi: --units: '1' was given"),
    ],
)
def test_bad_input_is_told_before_a_package_that_is_missing(tmp_path: Path, hidden: str, words: str, said: str) -> None:
    done = run("-m", "ludi", *words.split(), given={**without(hidden), "LUDI_DATA": str(tmp_path)})
    assert done.returncode == 2
    assert done.stderr.startswith(said)
