"""Why a move is refused: the rule that forbids it, in every language, and nothing that its seat may not know."""

from __future__ import annotations

import random
from typing import Any

import pytest
from tests.empire.table import EMPIRE, Table, faction, peoples
from tests.locales.hearing import Quick

import ludi
from ludi.games.empire import constants as K
from ludi.kernel.messages import as_data
from ludi.locales import Text, languages

NAMES = ("Ada", "Bob", "Cleo", "Dora")
POOR: dict[str, Any] = {"building": True, "sides": [{"vp": [0, 1]}]}
HOME = {"italia": "legions 0: 2", "sicilia": "legions 0: 1"}


def refused(t: Table, move: str) -> str:
    """Why a move is not legal for the seat to move."""
    state = t.state
    action = state.parse(move)
    assert action not in state.legal(), f"{move} is legal"
    told = state.game.why(state.view(state.to_move), action)
    return Text("en").told("empire", told, NAMES) if told else ""


BUILDING = {
    "recruit": "This costs 2 faction points; you are 1 short.",
    "fort belgica": "You have no legion in Belgica.",
    "fort italia": "There is a fort in Italia already.",
    "upgrade sicilia": "You have no fort in Sicilia that could become a fortress.",
    "upgrade italia": "There is no city in Italia.",
    "rebuild italia": "There is no looted city in Italia.",
    "bribe italia": "There are no rebels in Italia.",
    "bribe cisalpina": "This costs 4 faction points; you are 3 short.",
    "bribe syria": "You have no legion next to Syria.",
    "place italia": "Armies are placed in the expansion.",
    "city sicilia": "New cities come at the end of the phase.",
    "accept": "That is not one of the choices now.",
    "play Fury": "You have no Fury in your hand.",
}


@pytest.mark.parametrize("move", BUILDING)
def test_what_cannot_be_bought_is_refused_with_the_reason(move: str) -> None:
    lands = {**HOME, "italia": "legions 0: 2 fort", "cisalpina": "rebels: 2 of 1 by 0", "syria": "rebels: 1 of 1 by 0"}
    assert refused(faction("2.2", lands, **POOR), move) == BUILDING[move]


def test_no_more_legions_are_recruited_than_the_limit_and_rebels_count() -> None:
    lands = {"italia": "legions 0: 3", "sicilia": "legions 0: 3", "africa": "rebels: 1 of 0 by 1"}
    t = faction("2.2", lands, building=True, sides=[{"vp": [0, 9]}])
    assert (
        refused(t, "recruit") == "A faction can recruit up to 7 legions in all; its legions that have mutinied count."
    )


def test_a_fort_of_this_turn_is_no_fortress_yet() -> None:
    t = faction("2.2", {"italia": "legions 0: 2 city"}, building=True, sides=[{"vp": [0, 9]}]).play("fort italia")
    assert refused(t, "upgrade italia") == "The fort in Italia was built in this turn."


def test_armies_that_cannot_go_somewhere_are_refused_with_the_reason() -> None:
    t = peoples("1.1", {"lugdunensis": "gauls: 3", "aquitania": "gauls: 1"}, hand=["Treachery", "Fury"])
    assert refused(t, "place lugdunensis") == "Armies are placed in the expansion."
    while t.decision != "placing":
        t.play("done")
    assert refused(t, "place lugdunensis") == "Lugdunensis is full: it holds 3 armies at most."
    assert refused(t, "place syria") == "Syria cannot be reached: it borders on no province of Gauls."
    assert refused(t, "play Fury") == "Fury can only be played before the phase."
    assert refused(t, "play Treachery") == "Treachery would have no effect now."
    t = peoples("1.1", {"syria": "legions 1: 1"})
    assert refused(t, "place syria") == "Gauls: the first army goes into the start province."
    t = peoples("1.1", {"aquitania": "gauls: 1"}, picking=True).play("pick aquitania")
    assert "place narbonensis" in t.options, "a people that held provinces begins beside them"
    assert refused(t, "place syria") == "Syria cannot be reached: it borders on no province of Gauls."


def test_the_first_legion_of_a_faction_that_has_none_is_told_where_it_may_enter() -> None:
    lands = {"syria": "legions 1: 1", "iudaea": "gauls: 1"}
    t = faction("2.2", lands, control={"gauls": 2}, recruit=1, sides=[{"vp": [0, 9]}])
    assert "place arabia" in t.options
    assert refused(t, "place iudaea").startswith(
        "Legions (Ada): no legion is on the map. The first one enters at a fort"
    )


def test_legions_without_a_common_sea_are_told_so() -> None:
    game = ludi.make("empire", seas_connected=False)
    t = faction("2.2", {"italia": "legions 0: 2"}, game=game, recruit=1, sides=[{"vp": [0, 9]}])
    assert refused(t, "place britannia_superior") == "Britannia Superior does not lie on a sea of your coasts."


def test_the_last_legion_stays_unless_there_is_a_fort() -> None:
    t = faction("2.2", {**HOME, "africa": "legions 0: 1 fort"}, picking=True)
    assert refused(t, "pick sicilia") == "The last legion may leave Sicilia only if a fort stays."
    assert refused(t, "pick syria") == "Legions (Ada): no army in Syria."
    assert "pick africa" in t.options


def test_a_retreat_that_is_none_is_told_so() -> None:
    lands = {"lugdunensis": "gauls: 1", "aquitania": "legions 1: 2", "narbonensis": "legions 1: 3"}
    t = peoples("1.1", {**lands, "tarraconensis": "legions 1: 1"}).play("place aquitania").roll("6 5 1")
    assert t.decision == "retreating"
    assert refused(t, "retreat narbonensis") == "Narbonensis is full: it holds 3 armies at most."
    assert refused(t, "retreat syria") == "Syria does not border on Aquitania."
    assert refused(t, "retreat lugdunensis") == "Legions (Bob): no army in Lugdunensis."
    lands = {"lugdunensis": "legions 1: 1", "belgica": "legions 1: 1", "aquitania": "legions 1: 0 fort"}
    t = peoples("1.1", lands).play("place lugdunensis")
    assert refused(t, "retreat aquitania") == "Legions (Bob): no army in Aquitania.", "a fort alone is no refuge"


def test_a_token_goes_to_no_side_that_has_one() -> None:
    state, rng = EMPIRE.start(), random.Random(1)
    while state.decision() != "token" or len(state.legal()) == len(NAMES):
        state.apply(rng.choice(state.possible()))
    taken = next(s for s in range(4) if state.view(None)["sides"][s]["tokens"][0] != 0)
    assert refused(Table(state), f"give {taken}") == f"{NAMES[taken]}: there is a people token already."


def test_what_is_over_is_over() -> None:
    t = Table(EMPIRE.position({"turn": 7, "pending": []}))
    told = EMPIRE.why(t.state.view(0), K.DONE)
    assert told is not None
    assert told.key == "server-no-more"


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_reason_reads_in_every_language_and_rests_on_the_view_alone(players: int) -> None:
    game, rng, says = ludi.make("empire", players, bribe_barbarians=True), random.Random(players), list[Quick]()
    says = [Quick(language) for language in languages()]
    state, heard = game.start(), set[str]()
    while state.to_move != ludi.OVER:
        seat, legal = state.to_move, set(state.legal())
        if seat >= 0 and rng.random() < 0.1:
            view, twin = state.view(seat), state.redeal(seat, rng).view(seat)
            for action in set(range(game.actions)) - legal:
                told = game.why(view, action)
                assert told is not None, state.text(action)
                assert as_data(told) == as_data(game.why(twin, action))
                heard.add(told.key)
                for say in says:
                    assert say.told("empire", told, NAMES)
        state.apply(rng.choice(state.possible()))
    assert len(heard) > 20
