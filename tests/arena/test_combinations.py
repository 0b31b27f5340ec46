"""Both games together: one deck, or two with every card going back to the deck it came from (C35, C37, Q1 to Q27)."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest
from tests.roma.table import SEPARATE, Table, full, mixed, separate
from tests.scene import step

import ludi
from ludi import OVER, Game, State
from ludi.kernel.messages import Named

Sides = tuple[dict[str, Any], dict[str, Any]]
BUILT = ludi.make("arena", cards="built", first_deck="Subura", second_deck="Legion")


def built(*args: Any, **fields: Any) -> Table:
    return separate(*args, **{"game": BUILT, **fields})


# One deck


def test_c37_legat_counts_vacant_bribery() -> None:
    t = mixed("1=Legat", full("Forum"), (1,)).play("use 1")
    assert t.vp == (11, 10)
    t = mixed("1=Legat", full("Forum", 7), (1,)).play("use 1")
    assert t.vp == (10, 10)


def test_c37_praetorianus_may_block_bribery() -> None:
    t = mixed("1=Praetorianus", "7=Templar", (1,)).play("use 1")
    assert t.options == [f"target {d}" for d in range(1, 8)]


def test_c37_basilica_beside_a_forum_of_arena() -> None:
    t = mixed("6=Basilica, 7=Forum", dice=(2, 3), money=(2, 0)).play("bribe 2", "spend 3")
    assert t.vp == (15, 10)
    t = mixed("6=Forum, 7=Basilica, 5=Templum", dice=(6, 3, 1)).play("use 6", "spend 3", "spend 1")
    assert t.vp == (16, 10)


def test_q4_bribery_and_the_first_disc_are_no_neighbours() -> None:
    t = mixed("1=Basilica, 7=Forum, 2=Templum", dice=(2, 3, 4), money=(2, 0)).play("bribe 2", "spend 3")
    assert (t.vp, t.dice, t.decision) == ((13, 10), [4], "main")


def test_c37_mercatus_and_cavalry_treat_all_forums_alike() -> None:
    t = mixed("1=Mercatus", full("Forum", 7), (1,), game=ludi.make("roma", cards="mixed")).play("use 1")
    assert t.vp == (17, 10)
    t = separate("1=Mercatus, 2=Cavalry", "1=Forum, 2=Forum, 3=Forum", (1, 2), sides=({"alien": [2]}, {"alien": [2]}))
    t.play("use 1")
    assert t.vp == (13, 10)
    t.play("use 2")
    assert t.row(1) == {}
    assert t.discards == ({"Forum": 1}, {"Forum": 2})


def test_q9_essedum_weakens_cards_of_arena() -> None:
    t = mixed("1=Essedum, 3=War Elephant", "3=Decurion", (1, 3)).play("use 1", "use 3")
    assert t.row(1) == {}


def test_q17_mercator_with_many_points() -> None:
    t = mixed("1=Mercator", dice=(1,), vp=(1, 34), money=(80, 0)).play("use 1", "buy 34")
    assert (t.vp, t.over) == ((35, 0), True)


def test_machina_and_consiliarius_use_bribery() -> None:
    t = mixed("1=Machina, 7=Tavern", dice=(1,)).play("use 1", "on 7", "on 1")
    assert t.row(0) == {"1": "Tavern", "7": "Machina"}


def test_q27_lay_bribe_cover_bribe_no_more() -> None:
    t = mixed(dice=(1, 1), money=(20, 0), hands=("Templar, Legat", ""))
    t.play("lay Templar", "on 7", "bribe 1", "die 6", "lay Legat", "on 7")
    t.refused("bribe 1")
    assert t.money == (13, 0)


# Two decks


def test_c35_a_card_from_the_initial_pass_is_discarded_to_its_own_deck() -> None:
    t = Table(SEPARATE.start())
    t.play(*(f"card {c}" for c in ("Nero", "Forum", "Legat", "Consul", "Turris")))
    t.play(*(f"card {c}" for c in ("Forum", "Spy", "Templar", "Beast", "Road")))
    t.play("give Nero", "give Forum", "give Spy", "give Templar").shown()
    assert t.position["players"][0]["foreign"] == {"Spy": 1, "Templar": 1}
    assert t.position["players"][1]["foreign"] == {"Nero": 1, "Forum": 1}
    t.refused("lay Spy", "foreign Legat", "foreign Turris")
    t.play("lay Legat", "on 1", "lay Consul", "on 2", "lay Turris", "on 3", "foreign Spy", "on 4")
    t.play("foreign Templar", "on 7")
    t.play(
        "foreign Nero", "on 1", "lay Beast", "on 2", "lay Road", "on 3", "foreign Forum", "on 4", "lay Forum", "on 6"
    )
    for seat in (0, 1, None):
        assert [p["alien"] for p in t.state.view(seat)["players"]] == [[4, 7], [1, 4]]
    assert not t.state.composed


TWO_FORUMS: Sides = ({"foreign": "Forum", "known": "Forum"}, {})  # one of them came from the other player


def test_of_equal_cards_the_player_lays_the_one_of_his_choice() -> None:
    """The Forum on 4 came from the other player, the one on 6 is of his own deck, in either order."""
    ways = [("foreign Forum", "on 4", "lay Forum", "on 6"), ("lay Forum", "on 6", "foreign Forum", "on 4")]
    for moves in ways:
        t = separate(hands=("Forum, Forum", ""), money=(10, 0), sides=TWO_FORUMS)
        assert t.options == ["lay Forum", "end", "foreign Forum"]
        t.play(*moves[:2])
        t.refused(moves[0])
        t.play(*moves[2:])
        assert (t.position["players"][0]["alien"], t.position["players"][0]["foreign"]) == ([4], {})
        assert (t.known(0), t.money) == ({}, (0, 0))


def test_the_own_copy_laid_leaves_the_foreign_one_known_in_the_hand() -> None:
    t = separate(hands=("Forum, Forum", ""), money=(10, 0), sides=TWO_FORUMS).play("lay Forum", "on 6")
    assert (t.known(0), t.position["players"][0]["foreign"]) == ({"Forum": 1}, {"Forum": 1})


def test_each_copy_that_was_covered_goes_to_the_pile_of_its_deck() -> None:
    for word, discards in (("lay", ({"Forum": 1}, {})), ("foreign", ({}, {"Forum": 1}))):
        t = separate(hands=("Forum, Forum, Senator", ""), money=(8, 0), sides=TWO_FORUMS)
        t.play(f"{word} Forum", "on 1", "lay Senator", "on 1")
        assert t.discards == discards


@pytest.mark.parametrize(
    ("own", "card", "moves"),
    [("1=Architectus", "Forum", ["use 1"]), ("1=Senator", "Beast", ["use 1"]), ("1=Wharf", "Beast", ["use 1"])],
)
def test_every_way_to_lay_offers_both_copies(own: str, card: str, moves: list[str]) -> None:
    sides: Sides = ({"foreign": card, "known": card}, {})
    t = separate(own, dice=(1,), hands=(f"{card}, {card}", ""), sides=sides).play(*moves)
    assert t.options == [f"lay {card}", "done", f"foreign {card}"]


def test_the_first_layout_offers_both_copies() -> None:
    t = Table(ludi.make("arena", cards="separate", beginner=True).start())
    t.play(*(f"card {c}" for c in ("Forum", "Legat", "Nero", "Consul", "Forum", "Spy", "Road", "Beast")))
    t.play("give Nero", "give Consul", "give Forum", "give Beast").shown()
    assert t.options == ["lay Legat", "lay Forum", "foreign Beast", "foreign Forum"]


@pytest.mark.parametrize(
    ("own", "moves"),
    [
        ("1=Senator", ["use 1", "foreign Beast", "on 4"]),
        ("1=Wharf", ["use 1", "foreign Beast", "on 1"]),
        ("", ["foreign Beast", "on 4"]),
    ],
)
def test_every_way_to_lay_a_foreign_card_says_that_it_is_one(own: str, moves: list[str]) -> None:
    sides: Sides = ({"foreign": "Beast", "known": "Beast"}, {})
    t = separate(own, dice=(1,), hands=("Beast, Nero", ""), money=(3, 0), sides=sides)
    t.play(*moves[:-2])
    assert t.state.witness(t.state.parse(moves[-2])) == {0, 1, None}
    t.refused("lay Beast", "foreign Nero")
    t.play(*moves[-2:])
    assert t.position["players"][0]["alien"] == [int(moves[-1][-1])]


def test_a_foreign_card_costs_what_it_costs() -> None:
    sides: Sides = ({"foreign": "Beast", "known": "Beast"}, {})
    separate(hands=("Beast", ""), money=(2, 0), sides=sides).refused("foreign Beast")
    separate("1=Architectus", dice=(1,), hands=("Beast", ""), sides=sides).play("use 1").refused("foreign Beast")


def test_the_offer_of_a_foreign_card_says_where_it_comes_from() -> None:
    sides: Sides = ({"foreign": "Beast", "known": "Beast"}, {})
    t = separate(hands=("Beast", ""), money=(3, 0), sides=sides)
    offer = t.state.game.legal_move(t.state.view(0), t.state.parse("foreign Beast"))
    assert (offer.path, offer.told.key) == (("hand:Beast:foreign",), "roma-move-lay")
    assert offer.told.params == {"card": Named("card", "Beast"), "cost": 3, "alien": "yes"}


COVERED: list[tuple[str, list[str], tuple[dict[str, int], dict[str, int]]]] = [
    ("2=Beast", ["lay Senator", "on 2"], ({}, {"Beast": 1})),
    ("2=Nero", ["lay Senator", "on 2"], ({"Nero": 1}, {})),
]


@pytest.mark.parametrize(("own", "moves", "discards"), COVERED)
def test_a_covered_card_goes_to_its_own_pile(
    own: str, moves: list[str], discards: tuple[dict[str, int], dict[str, int]]
) -> None:
    alien = [2] if "Beast" in own else []
    t = separate(own, hands=("Senator", ""), money=(3, 0), sides=({"alien": alien}, {})).play(*moves)
    assert t.discards == discards
    assert t.position["players"][0]["alien"] == []


def test_c35_a_card_that_a_spy_took_goes_to_the_pile_of_its_deck() -> None:
    t = (
        built("1=Spy", dice=(1,), hands=("", "Velites, Beast"), money=(9, 0))
        .play("use 1")
        .shown()
        .play("take Beast")
        .shown()
    )
    assert (t.hand(0), t.position["players"][0]["foreign"]) == ({"Beast": 1}, {"Beast": 1})
    t.play("foreign Beast", "on 1")
    assert t.discards == ({"Spy": 1}, {})
    assert t.position["players"][0]["alien"] == [1]
    t.next_turn(1, 2, 3)
    t = separate(other="1=Beast", own="1=Legionarius", dice=(1,)).play("use 1", "die 3")
    assert t.discards == ({}, {"Beast": 1})
    t = separate(other="1=Beast", own="1=Legionarius", dice=(1,), sides=({}, {"alien": [1]})).play("use 1", "die 3")
    assert t.discards == ({"Beast": 1}, {})


def test_a_spy_takes_an_own_card_back() -> None:
    sides: Sides = ({}, {"foreign": "Nero", "known": "Nero"})
    t = (
        separate("1=Spy", dice=(1,), hands=("", "Nero, Beast"), sides=sides)
        .play("use 1")
        .shown()
        .play("foreign Nero")
        .shown()
    )
    assert (t.position["players"][0]["foreign"], t.position["players"][1]["foreign"]) == ({}, {})


@pytest.mark.parametrize(("word", "foreign"), [("take", ({"Forum": 1}, {"Forum": 1})), ("foreign", ({}, {}))])
def test_of_equal_cards_a_spy_takes_the_one_of_his_choice(word: str, foreign: tuple[dict[str, int], ...]) -> None:
    """The own deck of one player is the foreign one of the other."""
    sides: Sides = ({}, {"foreign": "Forum", "known": "Forum"})
    t = separate("1=Spy", dice=(1, 1), hands=("", "Forum, Forum"), sides=sides)
    t.play("use 1").shown()
    assert t.options == ["take Forum", "done", "foreign Forum"]
    assert [t.state.game.legal_move(t.state.view(0), a).path for a in t.state.legal()] == [
        ("tray:Forum",), ("done",), ("tray:Forum:foreign",),
    ]  # fmt: skip
    t.play(f"{word} Forum")
    assert t.state.game.position(t.position) == t.state
    t.shown()
    assert (t.hand(0), t.hand(1)) == ({"Forum": 1}, {"Forum": 1})
    assert tuple(side["foreign"] for side in t.position["players"]) == foreign


def test_taking_cards_uses_the_own_piles() -> None:
    sides: Sides = ({"deck": "Nero, Legat"}, {"deck": "Spy"})
    t = separate(dice=(2,), sides=sides).play("cards 2")
    assert sorted(t.options) == ["card Legat", "card Nero"]
    t.play("card Nero", "card Legat", "keep Nero").shown()
    assert (t.piles, t.discards) == (({}, {"Spy": 1}), ({"Legat": 1}, {}))


def test_an_own_pile_that_runs_out_is_made_of_the_own_discards_at_once() -> None:
    sides: Sides = ({"deck": "Nero", "discard": "Legat"}, {"deck": "Spy", "discard": "Beast"})
    t = separate(dice=(1,), sides=sides).play("cards 1", "card Nero")
    assert (t.piles, t.discards) == (({"Legat": 1}, {"Spy": 1}), ({}, {"Beast": 1}))


def test_an_empty_own_pile_is_not_filled_from_the_other_one() -> None:
    t = separate(dice=(2,), sides=({"deck": "", "discard": ""}, {"deck": "Spy", "discard": "Beast"}))
    t.refused("cards 2")
    t = separate(dice=(2,), sides=({"deck": "", "discard": "Nero"}, {"deck": "Spy", "discard": "Beast"}))
    t.play("cards 2", "card Nero")
    assert (t.hand(0), t.piles, t.discards) == ({"Nero": 1}, ({}, {"Spy": 1}), ({}, {"Beast": 1}))


def test_the_second_player_draws_from_his_own_pile() -> None:
    row_ = full("Forum", 7)
    t = separate(row_, row_, sides=({"deck": "Nero"}, {"deck": "Spy"})).next_turn(1, 2, 3).play("cards 1")
    assert t.options == ["card Spy"]


@pytest.mark.parametrize(
    ("card", "moves", "hand"),
    [
        ("Aesculapinum", ["use 1", "take Nero"], {"Nero": 1}),
        ("Restorer", ["use 1", "take Turris"], {"Turris": 1}),
        ("Haruspex", ["use 1", "take Legat"], {"Legat": 1}),
        ("Fortification", ["use 1", "card Legat", "on 7"], {}),
    ],
)
def test_cards_that_take_from_a_pile_take_from_the_own(card: str, moves: list[str], hand: dict[str, int]) -> None:
    sides: Sides = (
        {"deck": "Legat, Legat", "discard": "Nero, Turris"}, {"deck": "Spy", "discard": "Beast, Tavern"},
    )  # fmt: skip
    t = separate(f"1={card}", dice=(1,), hands=("", "Spy"), sides=sides).play(moves[0])
    assert "Beast" not in str(t.options)
    assert "Tavern" not in str(t.options)
    t.play(*moves[1:])
    assert t.hand(0) == hand
    assert t.position["players"][0]["foreign"] == {}
    assert t.position["players"][0]["alien"] == []


def test_without_an_own_card_to_take_they_are_refused() -> None:
    sides: Sides = (
        {"deck": "", "discard": ""},
        {"deck": "Spy", "discard": "Beast, Tavern"},
    )
    for card in ("Aesculapinum", "Restorer", "Haruspex", "Fortification"):
        separate(f"1={card}", dice=(1,), sides=sides).refused("use 1")


def test_haruspex_needs_no_look_at_the_other_hand_his_own_deck_is_known_to_him() -> None:
    t = separate("1=Haruspex", dice=(1,), hands=("Nero", "Spy, Beast"), sides=({"deck": "Legat, Consul"}, {}))
    t.play("use 1")
    assert (t.decision, t.options) == ("taking", ["take Legat", "take Consul"])
    assert t.known(1) == {}


def test_fortuna_discards_each_card_to_its_pile_and_draws_from_the_own() -> None:
    sides: Sides = (
        {"deck": "Legat, Consul, Senator", "foreign": "Beast", "known": "Beast"}, {"deck": "Spy"},
    )  # fmt: skip
    t = separate("1=Fortuna", dice=(1,), hands=("Nero, Beast", ""), sides=sides).play("use 1")
    assert t.options == ["foreign Beast"]
    t.play("foreign Beast", "card Nero")
    assert t.discards == ({"Nero": 1}, {"Beast": 1})
    t.play("card Legat", "card Consul")
    assert (t.hand(0), t.piles) == ({"Legat": 1, "Consul": 1}, ({"Senator": 1}, {"Spy": 1}))


def test_fortuna_does_not_draw_back_the_foreign_cards_it_discards() -> None:
    sides: Sides = ({"deck": "", "foreign": "Beast", "known": "Beast"}, {"deck": "Spy"})
    t = separate("1=Fortuna", dice=(1,), hands=("Nero, Beast", ""), sides=sides).play("use 1").shown()
    t.play("card Nero")
    assert (t.hand(0), t.discards, t.decision) == ({"Nero": 1}, ({}, {"Beast": 1}), "main")


def test_gladiator_returns_a_foreign_card_as_a_foreign_card() -> None:
    t = separate("1=Gladiator", "3=Nero", (1,), sides=({}, {"alien": [3]})).play("use 1", "target 3")
    assert t.hand(1) == {"Nero": 1}
    assert t.position["players"][1]["foreign"] == {"Nero": 1}
    assert t.position["players"][1]["alien"] == []


def test_wharf_keeps_in_mind_where_both_cards_came_from() -> None:
    sides: Sides = ({"alien": [1, 3], "foreign": "Beast", "known": "Beast"}, {})
    t = separate("1=Wharf, 3=Tavern", dice=(1, 1), hands=("Beast, Nero", ""), sides=sides)
    t.play("use 1", "lay Nero", "on 3")
    assert t.position["players"][0]["alien"] == [1]
    assert t.position["players"][0]["foreign"] == {"Beast": 1, "Tavern": 1}
    t.play("use 1", "foreign Beast", "on 3")
    assert t.position["players"][0]["alien"] == [1, 3]
    assert (t.hand(0), t.position["players"][0]["foreign"]) == ({"Nero": 1, "Tavern": 1}, {"Tavern": 1})


def test_consiliarius_and_machina_keep_in_mind_where_cards_came_from() -> None:
    t = separate("1=Consiliarius, 2=Beast, 5=Tavern", dice=(1,), sides=({"alien": [2, 5]}, {})).play("use 1")
    assert t.position["lifted_foreign"] == {"Beast": 1}
    t.play("on 5", "on 1")
    assert t.row(0) == {"1": "Beast", "5": "Consiliarius"}
    assert t.position["players"][0]["alien"] == [1]
    assert t.discards == ({}, {"Tavern": 1})


def test_sicarius_and_his_victim_go_to_different_piles() -> None:
    t = separate("1=Sicarius", "3=Spy", (1,)).play("use 1", "target 3")
    assert t.discards == ({"Sicarius": 1}, {"Spy": 1})
    t = separate("1=Sicarius", "3=Legat", (1,), sides=({}, {"alien": [3]})).play("use 1", "target 3")
    assert t.discards == ({"Sicarius": 1, "Legat": 1}, {})


def test_a_sacrificed_foreign_card_goes_back() -> None:
    t = separate("1=Plunderer, 2=Tavern", dice=(1,), sides=({"alien": [1, 2]}, {})).play("use 1", "on 2")
    assert t.discards == ({}, {"Tavern": 1})


def test_an_empty_own_pile_shows_that_hand_alone() -> None:
    sides: Sides = ({"deck": "Nero", "discard": ""}, {"deck": "Spy, Beast"})
    t = separate(dice=(1,), hands=("Legat", "Templar"), sides=sides).play("cards 1", "card Nero")
    assert (t.known(0), t.known(1)) == ({"Legat": 1, "Nero": 1}, {})


def test_views_show_both_piles_and_where_cards_came_from() -> None:
    sides: Sides = (
        {"deck": "Nero, Nero", "discard": "Legat", "alien": [1], "foreign": "Spy", "known": "Spy"},
        {"deck": "Spy", "discard": "Beast"},
    )
    t = separate("1=Beast", hands=("Spy, Consul", "Road"), sides=sides)
    for seat in (0, 1, None):
        view = t.state.view(seat)
        assert "deck" not in view
        assert "discard" not in view
        assert [(p["deck"], p["discard"], p["alien"]) for p in view["players"]] == [
            (2, {"Legat": 1}, [1]),
            (1, {"Beast": 1}, []),
        ]
    assert [t.state.view(seat)["players"][0]["foreign"] for seat in (0, 1)] == [{"Spy": 1}] * 2
    assert "foreign" not in t.state.view(None)["players"][0]


# Nothing is lost on the way


def of_origin(state: State, pile: int) -> Counter[str]:
    """All cards that came from a pile, wherever they are."""
    data = state.to_dict()
    found: Counter[str] = Counter()
    for p, player in enumerate(data["players"]):
        if p == pile:
            found.update({**player["deck"]})
            found.update({**player["discard"]})
            found.update(Counter(player["hand"]) - Counter(player["foreign"]))
            found.update(player["gift"])
        else:
            found.update(player["foreign"])
        found.update(c for d, c in player["row"].items() if (int(d) in player["alien"]) == (p != pile))
    mover = data["active"] if not data["pending"] else max(data["pending"][-1]["seat"], -1)
    mover = data["active"] if mover < 0 else mover
    if data["air"] and (mover == pile) != data["air_alien"]:
        found[data["air"]] += 1
    if data["active"] == pile:
        found.update(data["drawn"])
        found.update(Counter(data["lifted"]) - Counter(data["lifted_foreign"]))
    else:
        found.update(data["lifted_foreign"])
    return +found


@pytest.mark.soak(but=1)
@pytest.mark.parametrize("name", ["separate", "arena first", "built", "built and small"])
def test_the_cards_of_each_origin_stay_the_same(name: str) -> None:
    game: Game = {
        "separate": SEPARATE,
        "arena first": ludi.make("roma", cards="separate", first_set="arena"),
        "built": BUILT,
        "built and small": ludi.make("roma", cards="built", first_deck="Horrea", second_deck="Subura", beginner=True),
    }[name]
    rng = random.Random(f"origins {name}")
    met = 0
    for _ in range(40):
        state = game.start()
        decks = [of_origin(state, pile) for pile in (0, 1)]
        assert [sum(deck.values()) for deck in decks] == [
            sum(player["deck"].values()) for player in state.to_dict()["players"]
        ]
        while state.to_move != OVER:
            step(state, rng)
            assert [of_origin(state, pile) for pile in (0, 1)] == decks
            assert not state.composed
            met += any(side.foreign[k] or 1 in side.alien for side in state.raw.side for k in range(56))
    assert met > 500
