"""Short text of every action, positions that round-trip, and complaints that name the field."""

from __future__ import annotations

import random
from typing import Any

import pytest
from tests.empire.table import EMPIRE, at, faction, peoples
from tests.scene import step

import ludi
from ludi.games.empire import constants as K
from ludi.games.empire.notation import parse, text
from ludi.kernel.messages import Chance, Entry, Message, Named

AQUITANIA = Named("land", "aquitania")


def test_every_action_has_a_text_of_its_own() -> None:
    texts = [text(a) for a in range(K.ACTIONS)]
    assert len(set(texts)) == K.ACTIONS
    assert [parse(words.upper()) for words in texts] == list(range(K.ACTIONS))


@pytest.mark.parametrize(
    ("words", "message"),
    [
        ("march italia", "'march italia' is no action; the first word is one of die, token"),
        ("place atlantis", "'place' takes the name of a land"),
        ("play lightning", "'play' takes the name of an event"),
        ("done twice", "'done' takes nothing"),
        ("die 7", "'die' takes a number from 1 to 6"),
        ("place", "'place' takes the name of a land"),
    ],
)
def test_what_is_no_action_is_refused(words: str, message: str) -> None:
    with pytest.raises(ludi.IllegalAction, match=message):
        parse(words)


def test_a_number_beyond_the_actions_is_none() -> None:
    with pytest.raises(ludi.IllegalAction, match="there is no action 683; there are 0 to 682"):
        text(683)


@pytest.mark.parametrize(
    ("data", "message"),
    [
        ({"turn": 8}, "turn: 8 was given, a whole number from 1 to 7"),
        ({"towns": 1}, "towns: no such field"),
        ({"phase": "night"}, "phase: 'night' was given, one of peoples, factions"),
        ({"lands": {"atlantis": {}}}, "lands: 'atlantis' was given"),
        ({"lands": {"italai": {}}}, "lands: 'italai' was given, one of 45 is accepted; did you mean italia"),
        (
            {"fate_at": "sicilai", "fate": 1},
            r"fate_at: 'sicilai' was given, one of 45 is accepted; did you mean sicilia",
        ),
        ({"lands": []}, r"lands: \[\] was given, an object"),
        ({"lands": {"italia": {"holder": "gauls", "armies": 4}}}, r"lands\.italia\.armies: 4 was given"),
        ({"lands": {"italia": {"holder": "gauls"}}}, r"lands\.italia\.holder: 'gauls' was given"),
        ({"lands": {"italia": {"armies": 1}}}, r"lands\.italia\.holder: '' was given"),
        ({"lands": {"italia": {"holder": "gauls", "armies": 1}}}, r"control\.gauls: the side is missing"),
        ({"lands": {"italia": {"holder": "rebels", "armies": 1}}}, r"lands\.italia\.rebels: "),
        ({"lands": {"italia": {"fort": "wall"}}}, r"lands\.italia\.fort: 'wall'"),
        ({"control": {"gauls": 4}}, r"control\.gauls: 4 was given, a whole number from 0 to 3"),
        ({"slots": {"gauls": "1.2"}}, r"slots\.gauls: '1\.2' was given, one of 1\.1"),
        ({"sides": [{}]}, r"sides: .*a list of 4 sides"),
        ({"sides": [{"vp": [1]}, {}, {}, {}]}, r"sides\[0\]\.vp: \[1\] was given, two numbers"),
        ({"sides": [{"tokens": [6, 1]}, {}, {}, {}]}, r"sides\[0\]\.tokens: 6 was given, a number from 1 to 5"),
        ({"sides": [{"tokens": [2, 1]}, {}, {}, {}]}, "sides: of the tokens of the peoples each is accepted once"),
        ({"sides": [{"given": [1, 0]}, {}, {}, {}]}, r"sides\[0\]\.given: "),
        ({"sides": [{"hand": ["Ace"]}, {}, {}, {}]}, r"sides\[0\]\.hand: 'Ace'"),
        (
            {"sides": [{"hand": ["Leader: Armin"]}, {}, {}, {}]},
            "one of 55 is accepted; did you mean Leader: Arminius",
        ),
        ({"sides": [{"hand": ["Fury"]}, {"hand": ["Fury"]}, {}, {}]}, r"sides\[1\]\.hand: 'Fury'.*nowhere else"),
        ({"battle": {"land": "x"}}, r"battle\.land: 'x'"),
        ({"pending": [{"kind": "sleeping"}]}, r"pending\[0\]\.kind: 'sleeping'"),
        ({"pending": [{"kind": "placing"}]}, "main: 'placing' is accepted only in the phase of a force"),
        ({"pending": [{"kind": "rolling", "die": 0}]}, "battle: 'rolling' is accepted only in one"),
        ({"pending": [{"kind": "token", "of": "peoples"}]}, "air: a token is wanted"),
        ({"pending": [{"kind": "calling", "of": "peoples", "number": 3}]}, r"pending\[0\]\.number: 1 is accepted"),
        ({"main": "gauls", "pending": [{"kind": "taking", "land": "italia", "seat": 7}]}, r"pending\[0\]\.seat: 7"),
    ],
)
def test_a_complaint_about_a_position_names_the_field(data: dict[str, Any], message: str) -> None:
    with pytest.raises(ludi.BadPosition, match=message):
        EMPIRE.position(data)


def test_more_pieces_than_in_the_box_are_refused() -> None:
    gauls = {name: {"holder": "gauls", "armies": 3} for name in ("italia", "sicilia")}
    with pytest.raises(ludi.BadPosition, match="lands: 6 armies of 'gauls' were given, there are 5"):
        EMPIRE.position({"lands": gauls, "control": {"gauls": 0}})


def test_points_may_grow_beyond_what_a_position_may_have() -> None:
    """A game goes on with more points than are accepted from outside, and the complaint about them says so."""
    lands = {"armenia": "k_armenia: 1 city"}
    t = at(lands, turn=7, sides=[{"vp": [9999, 0]}], pending=[{"kind": "treasure", "kingdom": "k_armenia"}])
    assert EMPIRE.position(t.position) == t.state
    t.play("die 6")
    assert (t.over, t.vp() > (9999, 0)) == (True, True)
    with pytest.raises(ludi.BadPosition, match=r"sides\[0\]\.vp: 100\d\d was given, a whole number from 0 to 9999 is"):
        EMPIRE.position(t.position)


def test_a_side_has_one_card_of_each_set_at_most() -> None:
    same = [event["name"] for event in K.DATA["event"] if event["set"] == 1][:2]
    with pytest.raises(ludi.BadPosition, match=r"sides\[1\]\.hand: one card of each set is accepted"):
        EMPIRE.position({"sides": [{}, {"hand": same}, {}, {}]})


def test_no_card_is_in_a_hand_before_it_is_dealt() -> None:
    first, second = (next(e["name"] for e in K.DATA["event"] if e["set"] == n) for n in (1, 2))
    pending = [{"kind": "dealing", "side": 1, "set": 1}]
    tokens = {"tokens": [0, 0]}
    for side, card, accepted in ((1, first, True), (1, second, False), (2, first, False), (0, second, True)):
        sides = [{**tokens, "hand": [card] if s == side else []} for s in range(4)]
        if accepted:
            assert EMPIRE.position({"sides": sides, "pending": pending}).decision() == "dealing"
        else:
            with pytest.raises(ludi.BadPosition, match=rf"sides\[{side}\]\.hand: one card of each set is accepted"):
                EMPIRE.position({"sides": sides, "pending": pending})


def test_positions_of_every_decision_round_trip() -> None:
    rng, seen = random.Random(8), set()
    for players in (2, 3, 4):
        state = ludi.make("empire", players, bribe_barbarians=True).start()
        while state.to_move != ludi.OVER:
            if state.decision() not in seen or rng.random() < 0.02:
                seen.add(state.decision())
                assert state.game.position(state.to_dict()) == state
            step(state, rng)
    assert len(seen) > 22


def test_a_view_has_the_exact_odds_of_what_may_be_attacked() -> None:
    t = peoples("1.3", {"libya": "garamantes: 1", "africa": "legions 1: 2 fort", "aegyptus": "legions 0: 1"})
    odds = {name: attack["chance"] for name, attack in t.state.view(0)["attacks"].items()}
    assert set(odds) == {"africa"}, "an own legion gives way"
    p = 90 / 181
    assert odds["africa"][0] == pytest.approx(p**3, abs=0.0001)
    assert odds["africa"][1] == pytest.approx(p**3 * (1 + 3 * (1 - p)), abs=0.0001), "two armies to place"
    t = faction("2.2", {"libya": "legions 0: 1", "africa": "legions 1: 0 fort"}, recruit=1, sides=[{"vp": [0, 2]}])
    assert t.state.view(0)["attacks"]["africa"]["chance"] == [1, 1], "a lone fort is taken without dice"


def test_moves_name_what_a_person_touches() -> None:
    t = peoples("1.1", {"lugdunensis": "gauls: 1", "aquitania": "legions 1: 1"}, hand=["Epidemy"])
    view = t.state.view(0)
    offers = {t.state.text(a): t.state.game.legal_move(view, a) for a in t.state.legal()}
    assert offers["play Epidemy"].path == ("play:Epidemy",)
    assert offers["done"].told.key == "empire-move-done-before"
    t.play("done", "done")
    view = t.state.view(0)
    attack = t.state.game.legal_move(view, t.state.parse("place aquitania"))
    assert attack.path == ("land:aquitania",)
    assert attack.told == Message("empire-move-attack", {"force": Named("people", "gauls"), "land": AQUITANIA})
    assert attack.effect is not None
    chance, *_ = attack.effect.params["parts"].items
    assert isinstance(chance, Chance)
    assert chance.params["percent"] == 69


def test_the_log_tells_who_lost_and_who_won() -> None:
    t = peoples("1.1", {"lugdunensis": "gauls: 1", "aquitania": "legions 1: 1 city"}).play("place aquitania")
    t.roll("6 5")
    before = t.state.view(2)
    action = t.state.parse("die 1")
    entry = Entry(t.state.to_move, t.state.decision(), action)
    t.state.apply(action)
    told = {line.key: line.params for line in t.state.game.event_messages(before, entry, t.state.view(2))}
    legions = Message("empire-force-legions", {"side": Named("seat", 1)})
    assert told["empire-told-falls"] == {"land": AQUITANIA, "force": Named("people", "gauls"), "rival": legions}
    assert told["empire-told-looted"] == {"land": AQUITANIA}
    assert at({}).decision == "calling"
