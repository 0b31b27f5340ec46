"""A copy of the package in which a title's data file has more cards, and its rules are the next version."""

from __future__ import annotations

import os
import random
import shutil
import subprocess
import sys
import zipfile
from collections.abc import Callable
from pathlib import Path

import ludi
from ludi.kernel import past

SOURCE = Path(ludi.__file__).parent
READ = """
import sys, random, ludi
record = ludi.Record.load(sys.argv[1])
record.verify()
print(record.game.rules_version, record.state().text(record.actions[-1]), record.state().points())
"""


def said_there(title: str, folder: Path, change: Callable[[str], str], script: str) -> list[str]:
    """What a script prints there, line by line, after a record of today's rules was read and found to say the same.

    change: of the text of the data file.
    """
    state, rng, actions = ludi.make(title).start(), random.Random(5), []
    while state.to_move != ludi.OVER:
        actions.append(rng.choice(state.possible()))
        state.apply(actions[-1])
    game, file, root = state.game, folder / "old.jsonl", folder / "root" / "ludi"
    ludi.Record(game, actions).save(file)
    shutil.copytree(SOURCE, root, ignore=shutil.ignore_patterns("__pycache__", "static", "wasm"))
    there = root / "games" / title
    sources, _ = past.current_sources(title)
    with zipfile.ZipFile(root / "past" / f"{title}-{game.rules_version}.zip", "w") as kept:
        for name, text in sources.items():
            kept.writestr(name, text)
        for data in there.glob("*.toml"):
            kept.write(data, f"games/{title}/{data.name}")
    (there / "facts.toml").write_text(change((there / "facts.toml").read_text("utf-8")), "utf-8")
    now, following = (f"RULES_VERSION = {game.rules_version + n}" for n in range(2))
    options = (there / "options.py").read_text("utf-8")
    assert now in options
    (there / "options.py").write_text(options.replace(now, following), "utf-8")
    environment = {**os.environ, "PYTHONPATH": str(root.parent)}
    command = [sys.executable, "-c", READ + script, str(file)]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert (done.stderr, done.returncode) == ("", 0)
    read, *said = done.stdout.splitlines()
    assert read == f"{game.rules_version} {state.text(actions[-1])} {state.points()}"
    return said
