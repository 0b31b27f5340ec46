"""A card that is appended to the data file: it needs no place among its kind, and old games are still read."""

from __future__ import annotations

from pathlib import Path

from tests.next_rules import said_there

CARD = 'Retiarius = { roma = 1, cost = 2, defence = 2, die = 1, type = "character", source = "assumed" }\n'
SCRIPT = """
from ludi.games.roma.printed import BUILDINGS, CHARACTERS
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
    targets, after = said_there("roma", tmp_path, lambda text: text + CARD, SCRIPT)
    assert targets == "['target 2']", "a building is no target of a Gladiator"
    assert after == "['Gladiator', '', '', 'Retiarius', '', ''] {'Retiarius': 1}"
