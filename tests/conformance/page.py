"""The page's own reader of sentences, web/src/lib/text.svelte.ts, run by Node to be compared with Python's."""

from __future__ import annotations

import json
import shutil
import subprocess
from collections.abc import Sequence
from pathlib import Path
from types import TracebackType
from typing import Self

from ludi.kernel.messages import Message, as_data

ROOT = Path(__file__).resolve().parents[2]


def node() -> str:
    """The program that builds the page: the one that bin/web has installed, else the system's."""
    installed = ROOT / ".tools" / "node" / "bin" / "node"
    found = str(installed) if installed.exists() else shutil.which("node")
    assert found, "there is no Node: bin/web installs one"
    return found


class Page:
    """The page's reader, in a process of its own; a context manager ends it."""

    def __init__(self) -> None:
        self._process = subprocess.Popen(
            [node(), "scripts/say.mjs"], cwd=ROOT / "web", stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )
        self.heard = set[tuple[str, bytes]]()  # what was compared before, by the family of the title

    def said(
        self, language: str, family: str, told: Sequence[Message], players: Sequence[str], *, odds: bool = True
    ) -> list[str]:
        """The words of sentences. odds: whether the reader wants chances."""
        asked = {"language": language, "family": family, "players": players, "odds": odds}
        given, answers = self._process.stdin, self._process.stdout
        assert given is not None
        assert answers is not None
        given.write(json.dumps({**asked, "told": [as_data(one) for one in told]}) + "\n")
        given.flush()
        line = answers.readline()
        assert line, "the page's reader has ended"
        found: list[str] = json.loads(line)
        return found

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        assert self._process.stdin is not None
        self._process.stdin.close()
        self._process.wait()
        assert self._process.stdout is not None
        self._process.stdout.close()
