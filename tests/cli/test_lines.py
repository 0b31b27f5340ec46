"""Sentences at a terminal: no word is torn at its edge, nothing is lost, and help is in one language."""

from __future__ import annotations

import os
import re
import subprocess
from pathlib import Path

import pytest
from tests.cli.terminal import LUDI, environment, run

from ludi.locales import Text, languages

WIDE = 30


@pytest.mark.parametrize("command", ["learn", "puzzle"])
def test_a_line_ends_between_two_words(tmp_path: Path, command: str) -> None:
    master, slave = os.openpty()
    env = {**environment(tmp_path), "COLUMNS": str(WIDE)}
    subprocess.run([LUDI, command], stdout=slave, stdin=subprocess.DEVNULL, env=env, check=True)
    os.close(slave)
    said = b""
    while chunk := read(master):
        said += chunk
    os.close(master)
    lines = said.decode().splitlines()
    assert max(map(len, lines)) <= WIDE
    assert " ".join(lines).split() == run(tmp_path, command).stdout.split()


def read(master: int) -> bytes:
    """What a terminal was sent; nothing once it is closed, which Linux calls an error."""
    try:
        return os.read(master, 4096)
    except OSError:
        return b""


@pytest.mark.parametrize("language", languages())
def test_the_help_of_every_command_is_in_one_language_and_names_no_type(language: str, tmp_path: Path) -> None:
    for command in ("play", "serve", "simulate", "verify", "prune", ""):
        said = run(tmp_path, *command.split(), "--help", "--lang", language).stdout
        assert not re.search(r"<\w+|list\[|x>=", said), said
        assert said.startswith(Text(language)("cli-help-usage"))
        if language not in ("en", "fr"):
            assert not re.search(r"Usage|Options:|Arguments:|Commands:|default|required|Show this", said), said
