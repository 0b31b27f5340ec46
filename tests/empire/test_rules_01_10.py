"""Rules 1 to 10: components, set-up, turn, drawing order, tokens."""

from __future__ import annotations

import random

from tests.empire.table import EMPIRE, Table, at, faction, peoples
from tests.scene import step

import ludi
from ludi.games.empire import constants as K
from ludi.games.empire import map as M


def dealt(seed: int = 1, players: int = 4) -> Table:
    """A game up to the roll for the order of drawing."""
    state, rng = ludi.make("empire", players).start(), random.Random(seed)
    while state.decision() == "dealing":
        state.sample(rng)
    return Table(state)


def test_rule_01_45_lands_in_nine_areas_and_the_tokens() -> None:
    assert (K.LANDS, K.AREAS, M.SLOTS, M.EMPERORS) == (45, 9, 5, 6)
    t = at({}, pending=[{"kind": "drawing", "seat": -1, "place": 0, "of": "peoples"}], sides=[{"tokens": [0, 0]}] * 4)
    assert t.chosen("token") == ["1", "2", "3", "4", "5"]


def test_rule_02_a_piece_that_is_not_in_the_supply_is_not_placed() -> None:
    assert (K.CITIES_IN_BOX, K.REBELS_IN_BOX, K.FORTS_IN_BOX, K.LEGIONS_IN_BOX) == (20, 9, 24, 10)
    forts = dict.fromkeys(M.LAND_IDS[:4], "legions 1: 1 fort") | dict.fromkeys(M.LAND_IDS[4:23], "legions 1: 0 fort")
    own = {"libya": "legions 0: 2"}
    t = faction("2.2", forts | own, sides=[{"vp": [0, 9]}], building=True)
    assert t.chosen("fort") == ["libya"]
    t.play("fort libya")
    assert t.chosen("fort") == [], "24 forts are on the map"


def test_rule_02_counters_limit_the_armies_of_a_people() -> None:
    lands = {"suebia": "goths: 3", "dacia": "goths: 2"}
    assert peoples("3.3", lands).pool == 1, "strength 6, five on the map"
    full = {"suebia": "goths: 3", "dacia": "goths: 3", "moesia": "goths: 1"}
    assert peoples("7.4", full, picking=True).pool == 0, "strength 7, all seven on the map"


def test_rule_03_both_tracks_start_at_zero() -> None:
    assert all(side["vp"] == [0, 0] for side in EMPIRE.start().to_dict()["sides"])


def test_rule_04_everybody_gets_a_card_of_each_set_and_the_rest_is_out() -> None:
    t = dealt()
    hands = [side["hand"] for side in t.position["sides"]]
    for hand in hands:
        assert sorted(M.EVENT_SET[M.EVENT_NAMES.index(card)] for card in hand) == list(range(9))
    assert len({card for hand in hands for card in hand}) == 36
    assert "God's Favor (optional card)" not in {card for hand in hands for card in hand}


def test_rule_04_hands_are_secret() -> None:
    t = dealt()
    view = t.state.view(1)
    assert [("hand" in side) for side in view["sides"]] == [False, True, False, False]
    assert all(side["sets"] == list(range(1, 10)) for side in view["sides"])


def test_rule_05_the_map_starts_empty() -> None:
    assert dealt().position["lands"] == {}


def test_rule_06_the_phases_alternate_peoples_first_by_number() -> None:
    state, rng = EMPIRE.start(), random.Random(5)
    phases: list[tuple[int, int, str]] = []
    while state.to_move != ludi.OVER:
        if state.decision() == "calling":
            before = state.to_dict()
            frame = before["pending"][-1]
            action = state.possible()[0]
            if "nobody" not in state.text(action):
                phases.append((before["turn"], frame["number"], frame["of"]))
        step(state, rng)
    for turn in range(1, 8):
        of_turn = [p for p in phases if p[0] == turn]
        assert [kind for _, _, kind in of_turn] == ["peoples", "factions"] * 4
        for kind in ("peoples", "factions"):
            numbers = [n for _, n, k in of_turn if k == kind]
            assert numbers == sorted(numbers)


def test_rule_07_a_battle_is_fought_when_the_army_is_placed() -> None:
    t = peoples("1.1", {"lugdunensis": "gauls: 1", "aquitania": "legions 1: 1"}).play("place aquitania")
    assert t.decision == "rolling"


def test_rule_08_in_turn_1_a_die_each_lowest_first_ties_again() -> None:
    t = dealt().play("die 4", "die 2", "die 4", "die 2")
    assert t.decision == "ordering"
    t.play("die 6", "die 5")  # all four are in a tie, two by two
    t.play("die 1", "die 6")
    assert t.decision == "drawing"
    assert t.position["order"] == [1, 3, 2, 0], "2s: 5 before 6; 4s: 1 before 6"


def test_rule_08_only_ties_roll_again() -> None:
    t = dealt().play("die 3", "die 1", "die 3", "die 6")
    assert t.position["pending"][-1]["side"] == 0
    t.play("die 2")
    assert t.position["pending"][-1]["side"] == 2
    t.play("die 1")
    assert t.position["order"] == [1, 2, 0, 3]


def test_rule_08_later_the_fewest_points_first_then_the_lower_people_token() -> None:
    sides = [
        {"vp": [5, 5], "tokens": [2, 6]},
        {"vp": [4, 4], "tokens": [5, 1]},
        {"vp": [1, 9], "tokens": [1, 2]},
        {"vp": [7, 0], "tokens": [3, 3]},
    ]
    pending = [{"kind": "calling", "number": 6, "of": "factions", "seat": -1}]
    t = at({"italia": "legions 0: 1"}, turn=2, sides=sides, called=[5, 5], phases=3, pending=pending)
    t.play("held 0")
    while t.decision != "drawing":
        t.play("done")
    assert [sum(side["vp"]) for side in t.position["sides"]] == [10 + 2 * 4, 8, 10, 7]
    assert t.position["order"] == [3, 1, 2, 0]
    assert t.position["turn"] == 3


DRAW = [{"kind": "drawing", "seat": -1, "place": 0, "of": "peoples"}]
NO_TOKENS = [{"tokens": [0, 0]}] * 4


def test_rule_09_a_token_looked_at_is_kept_or_given() -> None:
    t = at({}, pending=DRAW, sides=NO_TOKENS)
    assert t.state.witness(t.state.parse("token 3")) == {0}
    t.play("token 3")
    assert t.seat == 0
    assert t.chosen("give") == ["0", "1", "2", "3"], "to oneself is to keep it"
    assert t.state.view(0)["air_token"] == 3
    assert "air_token" not in t.state.view(1)
    t.play("give 2")
    assert t.position["sides"][2]["tokens"][0] == 3
    assert t.state.view(0)["sides"][2]["tokens"][0] == 3, "the giver knows it"
    assert t.state.view(2)["sides"][2]["tokens"][0] is None, "the receiver does not look yet"


def test_rule_09_who_holds_a_token_gives_the_next_one_unseen() -> None:
    t = at({}, pending=DRAW, sides=NO_TOKENS).play("token 3", "give 1")
    assert t.state.witness(t.state.parse("token 5")) == set()
    t.play("token 5")
    assert t.seat == 1
    assert t.chosen("give") == ["0", "2", "3"]
    assert "air_token" not in t.state.view(1)
    t.play("give 3")
    assert t.state.view(1)["sides"][3]["tokens"][0] is None


def test_rule_09_the_last_without_a_token_must_keep_it() -> None:
    t = at({}, pending=DRAW, sides=NO_TOKENS)
    t.play("token 3", "give 0", "token 1", "give 1", "token 2", "give 2", "token 5")
    assert t.chosen("give") == ["3"]


def test_rule_09_given_tokens_are_looked_at_after_both_kinds() -> None:
    t = at({}, pending=DRAW, sides=NO_TOKENS)
    t.play("token 3", "give 1", "token 1", "give 0", "token 2", "give 2", "token 5", "give 3")
    assert t.position["pending"][-1]["of"] == "factions"
    t.play("token 6", "give 0", "token 1", "give 1", "token 2", "give 2", "token 5", "give 3")
    looks = []
    while t.decision == "looking":
        frame = t.position["pending"][-1]
        looks.append((frame["side"], frame["of"]))
        assert t.state.witness(t.state.possible()[0]) == {frame["side"]}
        t.play(*t.options)
    assert looks == [(0, "peoples"), (1, "peoples")], "only what was given"
    assert t.state.view(1)["sides"][1]["tokens"] == [3, 1]


def test_rule_10_the_holder_shows_a_number_when_it_is_called() -> None:
    sides = [{"tokens": [2, 1]}, {"tokens": [3, 2]}, {"tokens": [4, 3]}, {"tokens": [5, 4]}]
    t = at({}, sides=sides)
    assert t.state.view(1)["sides"][0]["tokens"][0] is None
    assert t.options == ["held nobody"], "number 1 was not drawn"
    t.play("held nobody", "held 0")
    assert t.state.view(1)["sides"][0]["tokens"][0] == 2
    assert t.state.view(None)["sides"][0]["tokens"][0] == 2
