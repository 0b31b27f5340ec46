"""What points are for: the score sheet in sentences, the log of a scoring, and what a move adds to it."""

from __future__ import annotations

import random
from typing import Any, cast

import pytest
from tests.empire.table import faction, peoples
from tests.empire.test_log import tells

import ludi
from ludi.games.empire.map import LAND_IDS
from ludi.games.empire.sheet import sheet
from ludi.games.empire.things import things
from ludi.games.empire.view import PERIODS, EmpireView
from ludi.kernel import past
from ludi.kernel.game import Game
from ludi.kernel.messages import Entry, Message, Named
from ludi.locales import Text

NAMES = ["You", "Anna", "Ben", "Cleo"]
OPTIONS: list[dict[str, Any]] = [
    {},
    {"looted_city_scores": True, "domination_rule": "three_and_plurality"},
    {"roman_loot": "forced", "bribe_barbarians": True, "domination_rule": "plurality_min2"},
]
GAMES = pytest.mark.parametrize(("players", "options"), [(2, OPTIONS[0]), (3, OPTIONS[1]), (4, OPTIONS[2])])
ITALIA = ("italia", "cisalpina", "narbonensis", "sicilia", "sardinia")


def english(told: Message | None) -> str:
    """A sentence as it is read."""
    assert told is not None
    return Text("en").told("empire", told, NAMES)


def parts(told: Message) -> list[int]:
    """The points of the lines of a sentence."""
    return [line.params["n"] for line in told.params["what"].items]


def test_a_scoring_says_what_each_point_is_for() -> None:
    lands = {"libya": "garamantes: 1", "italia": "garamantes: 1 city", "sicilia": "legions 1: 1"}
    (key, params), *_ = tells(peoples("1.3", lands), "done")
    said = english(Message(f"empire-told-{key}", params))
    assert (
        said
        == "You: 8 points for the peoples, 8 in all – Italia 4 (presence: 4); Africa 2 (domination: 2 × 1); cities 2."
    )


def test_what_an_emperor_brings_is_a_line() -> None:
    lands = {"italia": "legions 0: 1 fort", "cisalpina": "legions 0: 1"}
    t = faction("4.1", lands, sides=[{"vp": [0, 3], "start": "italia"}], recruit=1).play("done")
    told = [params for key, params in tells(t, "done") if key.startswith("points")]
    assert "Diocletian, provinces with legions 2" in english(Message("empire-told-points-faction-for", told[0]))


def test_a_die_of_loot_that_ends_the_phase_hides_no_scoring() -> None:
    t = peoples("1.1", {"lugdunensis": "gauls: 1", "aquitania": "legions 1: 1 city"})
    t.play("place lugdunensis", "place belgica", "place belgica")
    t.play("place aquitania").roll("6 6 1")
    keys = dict(tells(t, "die 5"))
    assert keys["loot"]["n"] == 5
    assert keys["points-peoples-for"]["n"] == t.vp()[0] - 5 == sum(parts(Message("", keys["points-peoples-for"])))


def test_the_sheet_says_what_would_be_scored_now() -> None:
    lands = dict.fromkeys(ITALIA, "legions 0: 1") | {"syria": "gauls: 1"}
    view = faction("1.5", lands).state.view(0)
    said = [english(told) for told in sheet(cast(EmpireView, view))]
    assert said[0].startswith("You: the faction would score 12 now – Italia 12 (control: 3 × 4)") or said[1].startswith(
        "You: the faction would score 12 now – Italia 12 (control: 3 × 4)"
    )


@GAMES
def test_the_lines_of_a_scoring_are_all_of_it(players: int, options: dict[str, Any]) -> None:
    game, rng, told = ludi.make("empire", players, **options), random.Random(players), 0
    state = game.start()
    view = state.view(0)
    while state.to_move != ludi.OVER:
        seat, decision, action = state.to_move, state.decision(), rng.choice(state.possible())
        seen = action if 0 in state.witness(action) else None
        words = state.text(action)
        state.apply(action)
        after = state.view(0)
        won = [[now - was for was, now in zip(a["vp"], b["vp"], strict=True)] for a, b in pairs(view, after)]
        for line in game.event_messages(view, Entry(seat, decision, seen), after):
            if line.key.startswith("empire-told-points-"):
                told += 1
                assert sum(parts(line)) == line.params["n"], english(line)
                assert all(n > 0 for n in parts(line)), english(line)
                cities = [x.params["n"] for x in line.params["what"].items if x.key == "empire-sheet-cities"]
                bonus = any(x.key == "empire-sheet-bonus" for x in line.params["what"].items)
                s = side_in(line)
                if (
                    s == view["active"]
                    and not bonus
                    and view["turn"] == after["turn"]
                    and after["pending"][-1]["kind"] != "treasure"
                ):
                    kind = ("peoples", "factions").index(view["phase"])
                    assert cities == [n for n in [after["sides"][s]["cities"][kind]] if n], english(line)
        if decision not in ("answering", "treasure"):
            lines = [x for x in game.event_messages(view, Entry(seat, decision, seen), after) if "points" in x.key]
            die = int(words.split()[1]) if decision == "loot" else 0
            assert die + sum(x.params["n"] for x in lines) == sum(n for side in won for n in side if n > 0)
        view = after
    assert told > 20


def side_in(line: Message) -> int:
    """The side that a sentence is about."""
    side = line.params["side"]
    if isinstance(side, Named):
        return int(side.id)
    return int(side.params["seat"].id) + 2 * ("I", "II").index(side.params["roman"])


def pairs(before: dict[str, Any], after: dict[str, Any]) -> list[tuple[dict[str, Any], dict[str, Any]]]:
    """The sides of two views."""
    return list(zip(before["sides"], after["sides"], strict=True))


def scores(view: dict[str, Any]) -> int:
    """What the phase would score now."""
    side, kind = view["sides"][view["active"]], ("peoples", "factions").index(view["phase"])
    return int(side["scores_now"][kind])


@GAMES
def test_a_move_brings_what_it_says(players: int, options: dict[str, Any]) -> None:
    """Armies placed, cities built and rebuilt; of attacks those that take the land with nobody retreating."""
    game, rng, found = ludi.make("empire", players, **options), random.Random(7 + players), {"plain": 0, "attack": 0}
    state = game.start()
    while state.to_move != ludi.OVER:
        action = rng.choice(state.possible())
        if state.to_move == ludi.CHANCE:
            state.apply(action)
            continue
        before, (word, _, land) = state.view(0), state.text(action).partition(" ")
        if rng.random() < 0.3 and (best := [a for a in state.legal() if state.text(a).startswith("place ")]):
            action = rng.choice(best)
            word, _, land = state.text(action).partition(" ")
        state.apply(action)
        if word not in ("place", "city", "rebuild") or land not in LAND_IDS:
            continue
        assert word == "place" or before["gains"].get(land, 0) > 0 or options.get("looted_city_scores")
        left, attack = False, land in before["attacks"]
        while state.decision() in ("rolling", "loot", "taking", "retreating", "looting"):
            left |= state.decision() == "retreating" and state.text(pick := rng.choice(state.possible())) != "done"
            pick = pick if state.decision() == "retreating" else rng.choice(state.possible())
            left |= state.text(pick) == "sack"
            state.apply(pick)
        after = state.view(0)
        same = after["main"] == before["main"] and after["turn"] == before["turn"] and after["main"]
        holder = after["lands"].get(land, {}).get("holder")
        if not same or left or holder != before["mover"] or comes(before):
            continue
        assert scores(after) - scores(before) == before["gains"].get(land, 0), (word, land, before["mover"])
        found["attack" if attack else "plain"] += 1
    assert found["plain"] > 50, found
    assert found["attack"] > 5, found


def comes(view: dict[str, Any]) -> bool:
    """Whether the mover has no land yet: all make room for it."""
    lands = view["lands"].values()
    return not any(x.get("holder") == view["mover"] and x.get("armies") for x in lands) and not view["held"]


def test_the_move_tells_its_points_and_an_attack_those_it_wins() -> None:
    t = peoples("1.1", {"lugdunensis": "gauls: 1", "aquitania": "legions 1: 1 city"})
    view = t.state.view(0)

    def said(move: str) -> str:
        return english(t.state.game.legal_move(view, t.state.parse(move)).effect)

    assert said("place belgica").startswith("+2 points"), "more than the legions: domination"
    assert "point" not in said("place lugdunensis"), "another army scores no more"
    assert "if it falls: +2 points and a die of loot" in said("place aquitania")


def test_points_on_moves_say_what_is_lost() -> None:
    lands = {"lugdunensis": "gauls: 1", "aquitania": "germans: 1 city"}
    t = peoples("1.1", lands, control={"germans": 0})
    told = t.state.game.legal_move(t.state.view(0), t.state.parse("place aquitania")).effect
    assert english(told).startswith("−1 point")


@GAMES
def test_the_view_counts_points_and_the_armies_of_the_people(players: int, options: dict[str, Any]) -> None:
    state, rng, led = ludi.make("empire", players, **options).start(), random.Random(8), 0
    while state.to_move != ludi.OVER:
        state.apply(rng.choice(state.possible()))
        if rng.random() > 0.1:
            continue
        for seat in (None, *range(players)):
            seen = cast("EmpireView", state.view(seat))
            for side in seen["sides"]:
                people, lands = side.get("people"), seen["lands"].values()
                armies = sum(land.get("armies", 0) for land in lands if land.get("holder") == people)
                assert (side["total"], side.get("armies")) == (sum(side["vp"]), armies if people else None)
                led += bool(side.get("armies"))
    assert led


@GAMES
def test_no_card_that_is_shown_as_unplayable_can_be_played(players: int, options: dict[str, Any]) -> None:
    state, rng = ludi.make("empire", players, **options).start(), random.Random(11)
    refused = played = 0
    while state.to_move != ludi.OVER:
        if state.to_move >= 0:
            seen, playable = cast("EmpireView", state.view(state.to_move)), set[str]()
            playable = {words[5:] for words in map(state.text, state.legal()) if words.startswith("play ")}
            for side in seen["sides"]:
                if side["seat"] != state.to_move:
                    assert "unplayable" not in side, "that of another seat would tell its hand"
                elif side["acts"]:
                    assert playable <= set(side["hand"]) - set(side["unplayable"])
                    refused, played = refused + len(side["unplayable"]), played + len(playable)
        state.apply(rng.choice(state.possible()))
    assert refused
    assert played


def test_a_card_is_unplayable_out_of_its_turns_and_when_the_events_are_spent() -> None:
    hand = ["Elite Troops: Comitatus", "Cantabri"]
    lands = {"lugdunensis": "gauls: 1"}
    (side, *_) = peoples("1.1", lands, hand=hand).state.view(0)["sides"]
    late = [card for card in side["hand"] if 1 not in PERIODS[card]]
    assert side["unplayable"] == late != side["hand"]
    (side, *_) = peoples("1.1", lands, hand=hand, sides=[{"events": 0}]).state.view(0)["sides"]
    assert side["unplayable"] == side["hand"]


def test_what_leads_a_side_is_told_with_its_number_and_its_armies() -> None:
    t = peoples("1.1", {"lugdunensis": "gauls: 2", "belgica": "gauls: 1"})
    seen = t.state.view(0)
    told = {name: english(one) for name, one in things(cast("EmpireView", seen)).items()}
    assert told["token:0:peoples"] == f"1 Gauls · {seen['pool']} armies left"
    assert told["token:0:factions"] == "2 Pompey"
    others = {name: english(one) for name, one in things(cast("EmpireView", t.state.view(1))).items()}
    assert others["token:0:factions"] == "emperor unknown"
    t = faction("1.3", {"lugdunensis": "gauls: 2"}, called=[1, 2])
    seen = t.state.view(0)
    told = {name: english(one) for name, one in things(cast("EmpireView", seen)).items()}
    assert told["token:0:peoples"] == "5 Maurs · 0 armies"
    assert told["token:0:factions"] == f"3 Caesar · {seen['pool']} armies left"


def test_a_land_says_what_kind_of_force_holds_it() -> None:
    lands = {"lugdunensis": "gauls: 1", "aquitania": "legions 1: 1", "belgica": "rebels: 2 of 1 by 0"}
    found = peoples("1.1", lands).state.view(0)["lands"]
    assert {name: found[name].get("kind") for name in lands} == {
        "lugdunensis": "people", "aquitania": "faction", "belgica": "rebels",
    }  # fmt: skip


def test_a_view_of_earlier_rules_is_counted_as_those_of_now_are() -> None:
    """Version 2 had neither; the page shows both."""
    game = Game("empire", 4, home=past.home("empire", 2))
    state, rng, led = game.start(), random.Random(8), 0
    while state.to_move != ludi.OVER:
        state.apply(rng.choice(state.possible()))
        if rng.random() > 0.1:
            continue
        for seen in (state.view(1), state.views([1])[1]):
            for side in seen["sides"]:
                assert side["total"] == sum(side["vp"])
                held = [land for land in seen["lands"].values() if land.get("holder") == side.get("people", "none")]
                assert side.get("armies", 0) == sum(land.get("armies", 0) for land in held)
                led += bool(side.get("armies"))
    assert led
