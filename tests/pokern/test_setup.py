"""Components and setup (source: A1, A2): dice, columns, cards, who begins."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest
from tests.pokern.table import POKERN, Table

import ludi
import ludi.games.pokern
from ludi import CHANCE, BadOption
from ludi.games.pokern import constants as K

DATA = tomllib.loads((Path(ludi.games.pokern.__file__).parent / "facts.toml").read_text("utf-8"))
SIX = ["Reroll I", "Reroll V", "Reroll One", "Remove One", "Duplicate", "Wild"]


def test_every_die_shows_three_i_one_v_and_two_x() -> None:
    start = POKERN.start()
    assert start.to_move == CHANCE
    assert [(start.text(a), weight) for a, weight in start.chance()] == [("die I", 3), ("die V", 1), ("die X", 2)]
    assert POKERN.rules.ways(start.raw) == 6


def test_there_are_six_dice_seven_rows_and_five_points_for_an_unused_card() -> None:
    assert (K.DICE, K.ROWS, K.CARD_POINTS, K.HIGHEST) == (6, 7, 5, 39)


@pytest.mark.parametrize("players", range(1, 7))
def test_each_player_has_an_empty_column_of_seven_rows_and_the_six_different_cards(players: int) -> None:
    position = ludi.make("pokern", players).start().to_dict()
    assert len(position["players"]) == players
    assert position["players"] == [{"column": [0] * 7, "cards": SIX}] * players


@pytest.mark.parametrize("players", range(1, 7))
def test_the_first_player_begins_and_play_goes_clockwise(players: int) -> None:
    t = Table(ludi.make("pokern", players).start())
    for round_ in (1, 2):
        for seat in range(players):
            assert t.turn == (round_, seat)
            t.roll("X" if round_ == 1 else "X X").enter(round_)
    assert t.column(0) == [10, 20, 0, 0, 0, 0, 0]


def test_two_to_six_play_and_one_alone_by_our_solitaire() -> None:
    assert POKERN.players == 2
    for players in (0, 7, True, "2"):
        with pytest.raises(BadOption, match="pokern is for 1 to 6"):
            ludi.make("pokern", players)  # type: ignore[arg-type]


def test_every_number_has_a_source() -> None:
    for group in DATA.values():
        for name, entry in group.items():
            assert entry["source"], name


def test_the_names_stand_in_the_order_of_the_data() -> None:
    assert list(DATA["cards"]) == SIX == list(K.CARD_NAMES)
    assert [getattr(K, name.upper().replace(" ", "_")) for name in SIX] == list(range(6))
    assert [getattr(K, name) for name in DATA["die"]] == [1, 2, 3]
    assert [K.FACE_NAMES[face] for face in (K.I, K.V, K.X)] == ["I", "V", "X"]


def test_the_kinds_of_decisions_have_their_names() -> None:
    for kind, name in enumerate(K.FRAME_NAMES):
        assert getattr(K, name.upper()) == kind
    assert len(K.FRAME_NAMES) == K.PAYING + 1


def test_the_ranges_of_actions_are_disjoint_and_without_gaps() -> None:
    texts = [POKERN.start().text(a) for a in range(K.ACTIONS)]
    assert len(set(texts)) == K.ACTIONS
    assert [POKERN.start().parse(text) for text in texts] == list(range(K.ACTIONS))
