"""A command loads what it needs, and no more: what is loaded is waited for at every start."""

from __future__ import annotations

import json
import os
import subprocess
import sys

import pytest

from ludi.cli import COMMANDS, build, wanted

LOADED = "import json, sys; from ludi.cli import run; run(sys.argv[1:]); print(json.dumps(sorted(sys.modules)))"


@pytest.mark.parametrize("command", ["play", "serve", "replay", "verify", "backup", "restore", "prune"])
def test_help_of_a_command_loads_no_other_and_nothing_large(command: str) -> None:
    environment = {**os.environ, "LUDI_LANG": "en"}
    asked = [sys.executable, "-c", LOADED, command, "--help"]
    done = subprocess.run(asked, capture_output=True, text=True, check=True, env=environment)
    assert f"ludi {command}" in done.stdout
    loaded = json.loads(done.stdout.splitlines()[-1])
    (module,) = wanted([command])
    assert {name for name in COMMANDS if f"ludi.cli.{name}" in loaded} == {module}
    assert not {"numpy", "numba", "fastapi", "sqlalchemy", "textual"} & set(loaded)


def test_every_command_is_found_by_its_own_name_as_among_all() -> None:
    names = [command.name for command in build().registered_commands]
    assert len(names) == len(set(names)) > len(COMMANDS)
    for name in names:
        assert name is not None
        assert len(wanted([name])) == 1
        assert name in [command.name for command in build(wanted([name])).registered_commands]


def test_a_bot_that_needs_no_search_starts_without_numpy() -> None:
    code = "import sys, ludi.bots.worker; sys.exit('numpy' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
