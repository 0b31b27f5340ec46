"""Ruling 11, and where each of the others is tested; knowledge of cards taken openly."""

from __future__ import annotations

import random
import re
from pathlib import Path

from tests.lusitania.table import LUSITANIA, THREE, Table, table


def test_every_ruling_and_definition_has_a_test() -> None:
    text = "".join(file.read_text("utf-8") for file in Path(__file__).parent.glob("test_*.py"))
    named = set(re.findall(r"def test_(\d+|[a-e])_", text))
    assert named >= {*map(str, range(1, 15)), *"abcde"}


def test_11_any_card_but_a_mars_card_may_be_released() -> None:
    t = table("Blue 1, Doctor, General").play("release")
    assert t.options == ["down Blue 1", "down Doctor"]
    assert "release" not in table("General, General, General").options


def test_11_a_general_in_hand_may_be_hired_exchanged_discarded_and_given() -> None:
    camp = "Cook, Bow, Axe, Horse"
    t = table("General, Axe, Bow", camp=camp).play("hire General")
    assert t.cells() == {"0": "Caesar", "8": "General"}
    assert table("General, Axe, Bow", camp=camp).play("take Bow", "put General").camp[-1] == "General"
    t = table("General, Axe, Bow", "0 General", "0 Caesar", camp=camp).play("use General", "discard General", "done")
    assert t.discard == {"General": 1}
    assert t.settle().discard == {"General": 2}
    t = table("General, Axe, Bow", "0 Senator", "0 Caesar", hands=["Cook"], camp=camp)
    assert t.play("use Senator", "card Cook", "give General").hand(1) == {"General": 1}


def test_11_a_used_general_comes_back_from_the_discard_pile() -> None:
    t = table("Sword, Axe, Bow", "0 Inspector", "0 Caesar", discard={"General": 1})
    assert t.play("use Inspector", "discard Axe", "take General").hand()["General"] == 1
    t = table("Sword, Axe, Bow", "0 Doctor", "0 Caesar", discard={"General": 1}, deck={"Cook": 1})
    t.play("release", "down Axe", "card Cook")
    assert t.position["deck"] == {"General": 1}


# Knowledge


def worlds(t: Table, seat: int, n: int = 80) -> list[Table]:
    rng = random.Random(2)
    return [Table(t.state.redeal(seat, rng)) for _ in range(n)]


def test_a_card_taken_openly_from_the_camp_is_known_to_all_while_it_stays_in_the_hand() -> None:
    t = table("Sword, Axe, Bow", camp="Cook, Doctor, Horse, Spear", game=THREE).play("take Horse", "put Axe")
    assert [t.state.view(seat)["players"][0].get("known") for seat in (1, 2, None)] == [{"Horse": 1}] * 3
    assert all("Horse" in w.hand(0) for seat in (1, 2) for w in worlds(t, seat))
    assert len({str(w.hand(0)) for w in worlds(t, 1)}) > 20


def test_a_card_taken_from_the_discard_pile_is_known_too() -> None:
    t = table("Sword, Axe, Bow", "0 Inspector", "0 Caesar", discard={"Horse": 1})
    t.play("use Inspector", "discard Axe", "take Horse")
    assert t.known(1, 0) == {"Horse": 1}


def test_a_known_card_that_is_shown_is_known_no_longer() -> None:
    own = "0 Caesar, IV Blue 4"
    t = table("Sword, Axe, Bow", own, camp="Cook, Doctor, Horse, Spear").play("take Horse", "put Axe")
    position = t.position
    position["pending"] = [{"kind": "main", "seat": 0}]
    t = Table(LUSITANIA.position(position)).play("hire Horse")
    assert (t.known(1, 0), t.state.view(1)["hidden"]) == ({}, {})


def test_after_a_secret_release_a_known_card_may_be_either_place_but_not_in_the_deck() -> None:
    t = table("Sword, Axe, Bow", camp="Cook, Doctor, Horse, Spear").play("take Horse", "put Axe")
    position = t.position
    position["pending"] = [{"kind": "main", "seat": 0}]
    t = Table(LUSITANIA.position(position)).play("release", "down Sword", "card Stone")
    assert t.known(1, 0) == {}
    assert t.state.view(1)["hidden"] == {"Horse": 1}
    found = [(w.hand(0).get("Horse", 0), w.position["players"][0]["released"].get("Horse", 0)) for w in worlds(t, 1)]
    assert set(found) >= {(1, 0), (0, 1)}
    assert all(w.position["deck"].get("Horse", 0) + a + b == 3 for w, (a, b) in zip(worlds(t, 1), found, strict=True))
    assert all(a + b >= 1 for a, b in found)


def test_when_the_deck_has_run_out_what_the_others_hide_is_known_all_together() -> None:
    t = table("Blue 1, Axe, Bow", deck={"Cook": 1}, discard={"Horse": 2}, hands=["Stone, Sword, Spear"])
    t.play("hire Blue 1", "card Cook")
    assert t.state.view(1)["hidden"] == {"Axe": 1, "Bow": 1, "Cook": 1, "Stone": 1, "Sword": 1, "Spear": 1}
    assert all(w.hand(0) == t.hand(0) for w in worlds(t, 1))
    assert all(w.hand(1) == t.hand(1) for w in worlds(t, 0))


def test_a_redealt_general_is_never_among_the_released_cards() -> None:
    t = table("Cook, Axe, Bow", hands=["Stone, Sword, General"], released=["", "Spear, Shield"], deck={"Cook": 1})
    assert all("General" not in w.position["players"][1]["released"] for w in worlds(t, 0, 300))
