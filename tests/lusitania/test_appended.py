"""Cards that are appended to the data file: no other changes its number, and old games are still read."""

from __future__ import annotations

import os
import random
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import ludi
from ludi.games.lusitania import constants as K
from ludi.kernel import past

SOURCE = Path(ludi.__file__).parent
WARRIOR = (
    '"Barbarian 7" = { class = "barbarian", cell = 7, copies = 2, vp = 4, takes = ["Axe", "Net"], appended = 2, '
    'source = "assumed" }\n'
)
EQUIPMENT = 'Net = { copies = 3, vp = 2, appended = 1, source = "assumed" }\n'
SCRIPT = """
import sys, random, ludi
from ludi.games.lusitania import constants as K
record = ludi.Record.load(sys.argv[1])
record.verify()
print(record.game.rules_version, record.state().text(record.actions[-1]), record.state().points())
print(K.CARD_NAMES)
camp, hands = ["Blue 1", "Red 2", "Cook", "Barbarian 3"], ["Barbarian 7", "Net", "Net"]
others = {"hand": ["Doctor", "Doctor", "Doctor"], "cells": {"0": "General"}}
for cells, moves in (({"0": "Caesar"}, ["hire Barbarian 7"]), ({"VII": "Barbarian 7"}, ["hire Net", "on VII"])):
    players = [{"hand": hands, "cells": cells}, {**others, "cells": {"0": "Caesar" if "VII" in cells else "General"}}]
    state = ludi.make("lusitania").position({"camp": camp, "players": players})
    for move in moves:
        state.apply(state.parse(move))
    side = state.view(0)["players"][0]
    print(side["cells"][7], [place["holds"] for place in side["places"]["VII"]], side["vp"])
rng, state = random.Random(3), ludi.make("lusitania", laurus=True, virtus=True).start()
while state.to_move != ludi.OVER:
    state.apply(rng.choice(state.possible()))
    assert ludi.make("lusitania", laurus=True, virtus=True).position(state.to_dict()) == state
    assert all(0 <= chance <= 1 for chance in state.estimate())
"""


def test_appended_cards_play_and_move_no_others(tmp_path: Path) -> None:
    state, rng, actions = ludi.make("lusitania").start(), random.Random(5), []
    while state.to_move != ludi.OVER:
        actions.append(rng.choice(state.possible()))
        state.apply(actions[-1])
    game, file, root = state.game, tmp_path / "old.jsonl", tmp_path / "root" / "ludi"
    ludi.Record(game, actions).save(file)
    shutil.copytree(SOURCE, root, ignore=shutil.ignore_patterns("__pycache__", "static", "wasm"))
    sources, _ = past.current_sources("lusitania")
    with zipfile.ZipFile(root / "past" / f"lusitania-{game.rules_version}.zip", "w") as kept:
        for name, text in sources.items():
            kept.writestr(name, text)
        kept.write(SOURCE / "games" / "lusitania" / "facts.toml", "games/lusitania/facts.toml")
    facts = root / "games" / "lusitania" / "facts.toml"
    text = facts.read_text("utf-8")
    facts.write_text(
        text.replace("\n[equipment]", WARRIOR + "\n[equipment]").replace("\n[guests]", EQUIPMENT + "\n[guests]"),
        "utf-8",
    )
    options = root / "games" / "lusitania" / "options.py"
    now, next_ = (f"RULES_VERSION = {game.rules_version + n}" for n in range(2))
    assert now in options.read_text("utf-8")
    options.write_text(options.read_text("utf-8").replace(now, next_), "utf-8")
    environment = {**os.environ, "PYTHONPATH": str(root.parent)}
    done = subprocess.run(
        [sys.executable, "-c", SCRIPT, str(file)], env=environment, capture_output=True, text=True, check=False
    )
    assert (done.stderr, done.returncode) == ("", 0)
    read, names, hired, equipped = done.stdout.splitlines()
    assert read == f"{game.rules_version} {state.text(actions[-1])} {state.points()}"
    assert names == str((*K.CARD_NAMES, "Net", "Barbarian 7")), "in the order in which they were appended"
    assert (hired, equipped) == ("Barbarian 7 ['', ''] 4", "Barbarian 7 ['', 'Net'] 6")
