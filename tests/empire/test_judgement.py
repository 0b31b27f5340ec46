"""What the bots make of a position: silly moves that were seen in their games, each as a position."""

from __future__ import annotations

import random
from typing import Any

import pytest

from ludi.bots import ask, make_bot
from ludi.games.empire import evaluate
from ludi.games.empire.map import AREA_OF, LAND_IDS, NEAR

from .table import EMPIRE, Table, faction, peoples

EACH_TURN = pytest.mark.parametrize("number", ["1.2", "2.2", "3.2", "4.3", "5.1", "6.3", "7.2"])
LEADS = pytest.mark.parametrize("lead", [-300, 0, 300])
LEVELS = pytest.mark.parametrize("level", ["greedy", "consul"])


def choice(t: Table, level: str = "greedy") -> str:
    """What a level does here."""
    return t.state.text(make_bot(level).choose(ask(t.state, random.Random(1))))


def points(lead: int) -> list[dict[str, Any]]:
    """Side 0 is ahead by so much, or behind."""
    return [{"vp": [300 + lead, 9]}, *({"vp": [300, 9]} for _ in range(3))]


def neighbours(name: str) -> list[str]:
    """The lands next to one."""
    return [other for i, other in enumerate(LAND_IDS) if NEAR[LAND_IDS.index(name)] >> i & 1]


def area(name: str) -> int:
    """The area of a land."""
    return AREA_OF[LAND_IDS.index(name)]


def arrived(number: str, lead: int, beside: str) -> tuple[Table, str]:
    """A people of side 0 stands in its start land, and next to it is one land that is not empty: its name.

    It lies in the same area, if there is such a one, so that it would bring no more than any empty land.
    """
    start = peoples(number).chosen("place")[0]
    other = min(neighbours(start), key=lambda name: area(name) != area(start))
    lands = {"italia": "legions 0: 3 city", other: beside}
    return peoples(number, lands, sides=points(lead)).place(start), other


def with_pool(t: Table, n: int) -> Table:
    """The same with so many armies to place."""
    return Table(EMPIRE.position({**t.position, "pool": n}))


def merit(t: Table, seat: int = 0) -> int:
    """What the moves of a seat are compared by."""
    out = [0] * 4
    evaluate.merit(t.state.raw, out)
    return out[seat]


@LEVELS
@LEADS
@EACH_TURN
@pytest.mark.parametrize("own", ["legions 0: 1 fort", "legions 0: 2 fort city"])
def test_a_people_does_not_raze_the_fort_or_city_of_its_own_faction(
    own: str, number: str, lead: int, level: str
) -> None:
    t, other = arrived(number, lead, own)
    assert other in t.places
    assert choice(t, level) != f"place {other}"


@LEVELS
@LEADS
@EACH_TURN
def test_the_last_army_does_not_attack_a_strong_fortress_where_lands_are_empty(
    number: str, lead: int, level: str
) -> None:
    t, other = arrived(number, lead, "legions 1: 3 fortress city")
    t = with_pool(t, 1)
    assert t.state.view(0)["attacks"][other]["chance"][0] < 0.2
    assert choice(t, level) != f"place {other}"


@LEVELS
@LEADS
@pytest.mark.parametrize("number", ["2.6", "3.6", "4.6", "5.6", "6.6", "7.6"])
def test_legions_that_guard_nothing_go_where_lands_are_empty(number: str, lead: int, level: str) -> None:
    """Three stand in Italia, and every other land of the map is empty."""
    t = faction(number, {"italia": "legions 0: 3 city"}, sides=points(lead), picking=True)
    while t.decision == "building":
        t.play("done")
    assert t.decision == "picking"
    assert choice(t, level) == "pick italia"
    t.pick("italia", "italia")
    assert choice(t, level) not in ("place italia", "done")


@LEADS
@EACH_TURN
def test_no_army_is_left_over_where_lands_are_empty(number: str, lead: int) -> None:
    t, _ = arrived(number, lead, "")
    while t.decision == "placing" and t.pool:
        t.play(choice(t))
        assert t.pool == 0 or t.decision == "placing"
    assert len([name for name, found in t.position["lands"].items() if found.get("armies") == 1]) >= 3


@pytest.mark.parametrize("fort", [False, True])
@pytest.mark.parametrize(
    ("number", "card"), [("2.2", "I"), ("3.2", "II"), ("4.3", "II"), ("5.1", "III"), ("6.3", "III")]
)
def test_siegecraft_is_worth_something_only_where_a_fort_can_be_attacked(number: str, card: str, fort: bool) -> None:
    start = peoples(number).chosen("place")[0]
    far = next(name for name in LAND_IDS if name not in (start, *neighbours(start)))
    where = neighbours(start)[0] if fort else far
    t = peoples(number, {where: "legions 1: 1 fort"}, hand=[f"Siegecraft {card}"]).play("done").pick().place(start)
    played = Table(t.state.copy()).play(f"play Siegecraft {card}")
    if not fort:
        assert merit(played) <= merit(t)
        assert not any(choice(t, level).startswith("play") for level in ("greedy", "consul"))
    else:
        gone = Table(EMPIRE.position({**played.position, "siege": False}))
        assert merit(played) > merit(gone)


@pytest.mark.parametrize("lead", [-300, -60, 0, 60, 300])
@pytest.mark.parametrize("number", ["2.4", "4.2", "6.2"])
def test_more_is_always_worth_more(number: str, lead: int) -> None:
    """An army, a fort, a fortress, a city, a land, a point more."""
    lands = {"italia": "legions 0: 1", "syria": "legions 1: 1"}
    t = faction(number, lands, sides=points(lead), recruit=1)
    for more in ("legions 0: 2", "legions 0: 1 fort", "legions 0: 1 fortress", "legions 0: 1 city"):
        assert merit(faction(number, {**lands, "italia": more}, sides=points(lead), recruit=1)) > merit(t), more
    assert merit(faction(number, {**lands, "aegyptus": "legions 0: 1"}, sides=points(lead), recruit=1)) > merit(t)
    assert merit(faction(number, lands, sides=points(lead + 1), recruit=1)) > merit(t)
