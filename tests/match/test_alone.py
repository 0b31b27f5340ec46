"""The package stands on the kernel alone: it runs where there is no network, no store, no screen and no compiler."""

from __future__ import annotations

import ast
import subprocess
import sys
from pathlib import Path

import ludi.match

ABSENT = [
    *("_posixsubprocess", "asyncio", "fcntl", "multiprocessing", "resource", "select", "signal", "socket", "sqlite3"),
    *("ssl", "subprocess", "threading", "fastapi", "httpx", "llvmlite", "numba", "numpy", "pydantic", "pydantic_core"),
    *("rich", "sqlalchemy", "starlette", "textual", "typer", "uvicorn", "websockets"),
]
PLAY = """
import sys
sys.modules.update(dict.fromkeys({absent!r}))
import random
import ludi
from ludi.kernel.titles import TITLES
from ludi.match import UNDO, Match, Seeded, Unforeseen, at_once
from ludi.match.commitment import Secret, check, note
from ludi.match.sent import Views
for title in TITLES:
    secret, rng = Secret.new(), random.Random(title)
    for chance in (Seeded("1"), Unforeseen(), secret.chance("room")):
        match, state = Match(ludi.make(title)), None
        views, state = Views(match), match.start()
        match.commit(match.run_on(state, chance), state)
        while match.state.to_move != ludi.OVER and match.version < 150:
            before, back = match.state, match.back([match.state.to_move])
            if back is not None and rng.random() < 0.1:
                state, events = at_once(match.leading(UNDO, before.to_move, back[0]))
            else:
                state, events = match.play(rng.choice(before.legal()), chance)
            match.commit(events, state)
            assert all(step.entry.as_dict()["v"] for step in views.telling(events, before, (0, None)))
    record = match.record([f"p{{p}}" for p in range(match.game.players)],
        {{"chance": note("room", secret, match.draw_indices())}})
    assert check(record) == len(match.draw_indices()) > 0
    print(title)
"""


def test_every_title_is_played_without_anything_of_a_server_or_a_terminal() -> None:
    code = PLAY.format(absent=ABSENT)
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert done.stdout.split() == list(ludi.titles())


def test_it_imports_the_kernel_and_itself_alone() -> None:
    found = set[str]()
    for file in Path(ludi.match.__file__).parent.glob("*.py"):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Import):
                found |= {name.name for name in node.names}
            elif isinstance(node, ast.ImportFrom) and not node.level:
                found.add(node.module or "")
    ours = {name for name in found if name.startswith("ludi")}
    assert ours
    assert all(name.startswith("ludi.kernel.") for name in ours)
    assert {name.partition(".")[0] for name in found - ours} <= sys.stdlib_module_names - set(ABSENT)
