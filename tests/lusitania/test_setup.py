"""Components and setup (source: B2, B3): cards, Mars cards, hands, the camp, who begins."""

from __future__ import annotations

import random

import pytest
from tests.lusitania.table import LUSITANIA, Table

import ludi
from ludi import CHANCE, BadOption
from ludi.games.lusitania import constants as K


def dealt(players: int, seed: int = 3, **options: object) -> Table:
    return Table(ludi.make("lusitania", players, **options).start()).settle(seed)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_each_player_gets_one_mars_card_in_cell_0_and_caesar_is_among_them(players: int) -> None:
    start = ludi.make("lusitania", players).start()
    assert [(start.text(a), n) for a, n in start.chance()] == [(f"caesar {p}", 1) for p in range(players)]
    for leader in range(players):
        t = Table(ludi.make("lusitania", players).start()).play(f"caesar {leader}")
        assert [t.cells(p) for p in range(players)] == [
            {"0": "Caesar" if p == leader else "General"} for p in range(players)
        ]


def test_14_the_other_generals_are_out_of_the_game() -> None:
    for players in (2, 3, 4):
        position = dealt(players).position
        assert "General" not in position["deck"]
        assert sum(list(side["cells"].values()).count("General") for side in position["players"]) == players - 1


@pytest.mark.parametrize("players", [2, 3, 4])
def test_three_hidden_cards_each_four_in_the_camp_the_rest_is_the_deck(players: int) -> None:
    t = dealt(players)
    cleared = sum(t.discard.values())
    assert [sum(t.hand(p).values()) for p in range(players)] == [3] * players
    assert len(t.camp) == 4
    assert sum(t.position["deck"].values()) == 75 - 3 * players - 4 - cleared


def test_the_deck_has_32_warriors_15_guests_and_28_pieces_of_equipment() -> None:
    deck = LUSITANIA.start().to_dict()["deck"]
    kinds = [K.CARD_NAMES.index(name) for name in deck]
    count = [
        sum(deck[K.CARD_NAMES[k]] for k in kinds if low <= k < high) for low, high in ((1, 29), (29, 36), (36, 43))
    ]
    assert count == [32, 28, 15]
    assert [deck[name] for name in K.EQUIPMENT] == [5, 4, 4, 4, 3, 3, 5]
    assert [deck[name] for name in K.GUESTS[:5]] == [2, 3, 2, 3, 5]
    assert (deck["Cook"], deck["Ballistarius"], deck["Barbarian 6"], deck["Green 5"]) == (3, 3, 1, 1)


def test_caesars_owner_begins_and_play_goes_clockwise() -> None:
    t = Table(ludi.make("lusitania", 3).start()).play("caesar 2").settle()
    for turn, seat in ((1, 2), (2, 0), (3, 1), (4, 2)):
        assert t.turn == (turn, seat)
        t.play(next(text for text in t.options if text.startswith(("release", "take"))))
        while t.turn == (turn, seat):
            t.play(t.options[-1]) if t.state.to_move != CHANCE else t.settle()


def test_the_camp_rule_already_applies_to_the_first_four_cards() -> None:
    t = Table(LUSITANIA.start()).play("caesar 0")
    for card in ("Cook", "Bow", "Axe", "Sword", "Spear", "Horse"):
        t.play(f"card {card}")
    t.play("card Blue 1", "card Stone", "card Blue 2", "card Blue 3")
    assert t.camp == ["Stone"]
    assert t.discard == {"Blue 1": 1, "Blue 2": 1, "Blue 3": 1}
    assert t.decision == "laying"
    assert len(t.settle().camp) == 4


@pytest.mark.parametrize("players", [2, 3, 4])
def test_of_each_expansion_one_card_more_than_players_is_laid_out(players: int) -> None:
    awards = dealt(players, laurus=True, virtus=True).awards
    for name, numbers in (("Laurus", range(1, 6)), ("Virtus", range(6, 11))):
        found = [award for award in awards if award.startswith(name)]
        assert len(found) == players + 1
        assert set(found) <= {f"{name} {n}" for n in numbers}
    assert set(awards.values()) == {None}
    assert all(award.startswith("Laurus") for award in dealt(players, laurus=True).awards)
    assert dealt(players).awards == {}


def test_every_choice_of_expansion_cards_is_equally_likely() -> None:
    state = ludi.make("lusitania", virtus=True).start()
    rng = random.Random(1)
    while state.decision() != "awarding":
        state.sample(rng)
    assert state.chance() == [(K.AWARD + i, 1) for i in range(5, 10)]
    state.apply(state.parse("award Virtus 8"))
    assert [state.text(a) for a in state.possible()] == [f"award Virtus {n}" for n in (6, 7, 9, 10)]


def test_two_to_four_play() -> None:
    assert LUSITANIA.players == 2
    for players in (1, 5, True, "2"):
        with pytest.raises(BadOption, match="lusitania is for 2 to 4"):
            ludi.make("lusitania", players)  # type: ignore[arg-type]
