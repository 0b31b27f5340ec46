"""What is wrong with a data file of the user is said in every language, from one catalogue, with nothing left out."""

from __future__ import annotations

import re
import subprocess
from collections.abc import Callable, Iterator, Mapping
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from tests.cli.terminal import LUDI, environment
from tests.empire.test_data import WRONG, changed, in_two_parts, put
from tests.empire.test_own_facts import MISTAKES, OURS

from ludi.cli.options import options_from
from ludi.games.empire.data import checked
from ludi.kernel.facts import facts, table_of, text_of
from ludi.kernel.messages import Message
from ludi.kernel.own_data import check_own
from ludi.kernel.spoken import DataError
from ludi.locales import FALLBACK, FOLDER, Catalogue, Text, languages

HOLE = re.compile(r"\$(\w+)")
RARE: list[Callable[[dict[str, Any]], object]] = [
    in_two_parts,
    put("counters", "emperor_tokens", 0),
    put("land", []),
    put("edge", 3),
    put("edge", 0, 3),
    put("area", 0, "lands", ["x"]),
    put("land", 3, "seas", 3),
    put("land", 3, "lat", "north"),
    lambda data: data["area"].reverse(),
    lambda data: [land.pop("start_of", None) for land in data["land"]],
    lambda data: [land.update(capital="carthago") for land in data["land"] if "capital" in land],
]


def refusals(folder: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[DataError]:
    """All that can be wrong with a file, each once at least."""
    for change in [*(change for change, _ in WRONG), *RARE]:
        yield error_of(partial(checked, changed(change)))
    huge = ("turns = 7", f"turns = 0x{'f' * 100}", "")
    for i, (ours, given, _) in enumerate([*MISTAKES, huge]):
        file = folder / f"{i}.toml"
        file.write_text(OURS.replace(ours, given, 1), "utf-8")
        monkeypatch.setenv("LUDI_FACTS_EMPIRE", str(file))
        yield error_of(read_own)
    monkeypatch.delenv("LUDI_FACTS_EMPIRE")
    files: Mapping[str, bytes] = {"junk": b"\xff\xfe", "long": b"#" * 100_001, "broken": b"[[[", "good": b""}
    for name, text in files.items():
        (folder / name).write_bytes(text)
    for title, name, option in (
        ("lusitania", "junk", ""),
        ("lusitania", "long", ""),
        ("lusitania", "broken", ""),
        ("pokern", "good", ""),
        ("lusitania", "good", "numbers=Cook vp 3"),
    ):
        yield error_of(partial(options_from, title, [option] if option else [], folder / name))
    yield error_of(lambda: text_of(folder / "nowhere.toml"))
    yield error_of(lambda: table_of(folder / "deep", "a = " + "[" * 100_000))


def read_own() -> None:
    """Check the data file that the environment names as a game does."""
    check_own("empire")
    checked(facts("empire"))


def error_of(done: Callable[[], object]) -> DataError:
    """The complaint about something."""
    with pytest.raises(DataError) as caught:
        done()
    return caught.value


class Hearing(Text):
    """The catalogue of a language that remembers what was asked of it, and that every hole of it was filled."""

    def __init__(self, language: str) -> None:
        super().__init__(language)
        self.heard = set[str]()
        self.sources = {**Catalogue(language)._sources}

    def __call__(self, key: str, **params: object) -> str:
        assert key in self.sources, f"{self.language} does not say {key}"
        assert set(HOLE.findall(self.sources[key])) <= set(params), (self.language, key, params)
        self.heard.add(key)
        return super().__call__(key, **params)


@pytest.mark.soak
def test_each_complaint_is_said_in_each_language_with_all_that_stands_in_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    errors = [*refusals(tmp_path, monkeypatch)]
    told = [error.told for error in errors if error.told is not None]
    assert len(told) == len(errors)
    sentences = {
        key
        for file in ("data", "empire-data")
        for key in re.findall(r"^([a-z][\w-]*) =", (FOLDER / "en" / f"{file}.ftl").read_text("utf-8"), re.MULTILINE)
    }
    for language in languages():
        say = Hearing(language)
        said = [say.told("", one, ()) for one in told]
        assert not [text for text in said if "data-" in text]
        assert say.heard - {"web-between-list", "given-enoent"} == sentences
        if language != FALLBACK:
            english = Text(FALLBACK)
            assert not [text for text, one in zip(said, told, strict=True) if text == english.told("", one, ())]


@pytest.mark.parametrize("language", languages())
def test_the_terminal_complains_in_the_language_of_the_reader(tmp_path: Path, language: str) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(OURS.replace("\nstack_limit = 3", '\nstack_limit = "three"'), "utf-8")
    given = {**environment(tmp_path), "LUDI_LANG": language}
    done = subprocess.run([LUDI, "play", "empire", "--facts", file], capture_output=True, text=True, env=given)
    wrong = {"at": "constants.stack_limit", "given": "'three'", "wanted": Message("data-whole")}
    wanted = Message("data-in-file", {"file": str(file), "wrong": Message("data-wrong", wrong)})
    assert (done.returncode, done.stderr) == (2, f"ludi: {Text(language).told('', wanted, ())}\n")


def test_an_error_reads_in_english_where_nobody_says_which_language() -> None:
    assert str(error_of(lambda: checked(changed(put("schema_version", 2))))) == (
        "schema_version: 2 was given, 1 is accepted"
    )
