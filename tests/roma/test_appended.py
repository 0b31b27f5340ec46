"""A card that is appended to the data file: it needs no place among its kind, and old games are still read."""

from __future__ import annotations

import os
import random
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import ludi
from ludi.kernel import past

SOURCE = Path(ludi.__file__).parent
CARD = 'Retiarius = { roma = 1, cost = 2, defence = 2, die = 1, type = "character", source = "assumed" }\n'
SCRIPT = """
import sys, ludi
from ludi.games.roma.printed import BUILDINGS, CHARACTERS
record = ludi.Record.load(sys.argv[1])
record.verify()
print(record.game.rules_version, record.state().text(record.actions[-1]), record.state().points())
assert "Retiarius" in CHARACTERS and "Retiarius" not in BUILDINGS and len(BUILDINGS) == 23
hand, row = {"hand": ["Retiarius"], "money": 2}, {"row": {"2": "Retiarius", "3": "Forum"}}
state = ludi.make("roma").position({"dice": [1, 6], "players": [{**hand, "row": {"1": "Gladiator"}}, row]})
for move in ("lay Retiarius", "on 4", "use 1"):
    state.apply(state.parse(move))
print([state.text(a) for a in state.legal()])
state.apply(state.parse("target 2"))
print(state.view(0)["players"][0]["row"], state.view(1)["players"][1]["cards"])
"""


def test_an_appended_character_plays_and_old_records_are_read(tmp_path: Path) -> None:
    state, rng, actions = ludi.make("roma").start(), random.Random(5), []
    while state.to_move != ludi.OVER:
        actions.append(rng.choice(state.possible()))
        state.apply(actions[-1])
    game, file, root = state.game, tmp_path / "old.jsonl", tmp_path / "root" / "ludi"
    ludi.Record(game, actions).save(file)
    shutil.copytree(SOURCE, root, ignore=shutil.ignore_patterns("__pycache__", "static", "wasm"))
    sources, _ = past.current_sources("roma")
    with zipfile.ZipFile(root / "past" / f"roma-{game.rules_version}.zip", "w") as kept:
        for name, text in sources.items():
            kept.writestr(name, text)
        for data in (SOURCE / "games" / "roma").glob("*.toml"):
            kept.write(data, f"games/roma/{data.name}")
    with (root / "games" / "roma" / "facts.toml").open("a") as facts:
        facts.write(CARD)
    options = root / "games" / "roma" / "options.py"
    now, next_ = (f"RULES_VERSION = {game.rules_version + n}" for n in range(2))
    assert now in options.read_text("utf-8")
    options.write_text(options.read_text("utf-8").replace(now, next_), "utf-8")
    environment = {**os.environ, "PYTHONPATH": str(root.parent)}
    done = subprocess.run(
        [sys.executable, "-c", SCRIPT, str(file)], env=environment, capture_output=True, text=True, check=False
    )
    assert (done.stderr, done.returncode) == ("", 0)
    read, targets, after = done.stdout.splitlines()
    assert read == f"{game.rules_version} {state.text(actions[-1])} {state.points()}"
    assert targets == "['target 2']", "a building is no target of a Gladiator"
    assert after == "['Gladiator', '', '', 'Retiarius', '', ''] {'Retiarius': 1}"
