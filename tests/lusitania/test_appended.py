"""Cards that are appended to the data file: no other changes its number, and old games are still read."""

from __future__ import annotations

from pathlib import Path

from tests.next_rules import said_there

from ludi.games.lusitania import constants as K

WARRIOR = (
    '"Barbarian 7" = { class = "barbarian", cell = 7, copies = 2, vp = 4, takes = ["Axe", "Net"], appended = 2, '
    'source = "assumed" }\n'
)
EQUIPMENT = 'Net = { copies = 3, vp = 2, appended = 1, source = "assumed" }\n'
SCRIPT = """
from ludi.games.lusitania import constants as K
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


def with_both(text: str) -> str:
    """The data file with the two, each at the end of its table."""
    return text.replace("\n[equipment]", WARRIOR + "\n[equipment]").replace("\n[guests]", EQUIPMENT + "\n[guests]")


def test_appended_cards_play_and_move_no_others(tmp_path: Path) -> None:
    names, hired, equipped = said_there("lusitania", tmp_path, with_both, SCRIPT)
    assert names == str((*K.CARD_NAMES, "Net", "Barbarian 7")), "in the order in which they were appended"
    assert (hired, equipped) == ("Barbarian 7 ['', ''] 4", "Barbarian 7 ['', 'Net'] 6")
