"""Several moves at once: each order can be done to its end from where it is offered, and says what it does."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, cast

import pytest

import ludi
from ludi.games.empire.orders import orders
from ludi.games.empire.view import EmpireView
from ludi.kernel.messages import LegalMove, Message
from ludi.kernel.orders import Order, Touch
from ludi.locales import Text, languages

EACH = {"empire-each-fort", "empire-each-upgrade", "empire-each-rebuild", "empire-each-city"}
MORE = {"empire-order-all", "empire-order-some", "empire-order-pick", "empire-order-recruit"}
ON = {"empire-order-on", "empire-order-enter"}
ASKED = ("taking", "looting", "retreating")  # what somebody has to say before more armies come
OFTEN = 150  # of how many with the same sentence all is tried


@dataclass(frozen=True)
class Found:
    """An order in one of its ways, and the position that offers it."""

    state: ludi.State
    order: Order
    most: int
    told: Message


def seen(state: ludi.State) -> EmpireView:
    """What the seat to move sees."""
    view: Any = state.view(state.to_move)
    return cast(EmpireView, view)


def moves(state: ludi.State) -> list[LegalMove]:
    """The legal ones, in the words of the seat to move."""
    view = state.view(state.to_move)
    return [state.game.legal_move(view, action) for action in state.legal()]


def goes(state: ludi.State, touches: tuple[Touch, ...]) -> int | None:
    """The action of the first touch that is offered, as the page finds it."""
    if state.to_move < 0:
        return None
    actions = {Touch(move.path[0], move.told.key): a for a, move in zip(state.legal(), moves(state), strict=True)}
    return next((actions[touch] for touch in touches if touch in actions), None)


def done(found: Found, rng: random.Random) -> tuple[ludi.State, list[int]]:
    """What an order does: where it ends, and its moves. Chance and the other seats come between, at random."""
    state, made, seat = found.state.copy(), list[int](), found.state.to_move
    while len(made) < found.most and state.to_move != ludi.OVER:
        if state.to_move != seat:
            state.apply(rng.choice(state.possible()))
        elif (action := goes(state, found.order.touches)) is None:
            break
        else:
            state.apply(action)
            made.append(action)
    return state, made


def positions(games: int) -> Iterator[ludi.State]:
    """Those of random games of three in which a seat decides."""
    game = ludi.make("empire", players=3)
    for seed in range(games):
        rng, state = random.Random(seed), game.start()
        while state.to_move != ludi.OVER:
            if state.to_move >= 0:
                yield state
            state.apply(rng.choice(state.possible()))


@pytest.fixture(scope="module")
def found() -> list[Found]:
    """The orders of some games."""
    out, often = list[Found](), Counter[str]()
    for state in positions(3):
        for order in orders(seen(state), moves(state)):
            for way in order.ways:
                often[way.told.key] += 1
                if often[way.told.key] <= OFTEN:
                    out.append(Found(state.copy(), order, way.most, way.told))
    return out


def of(found: list[Found], keys: set[str]) -> list[Found]:
    """Those with one of these sentences."""
    return [one for one in found if one.told.key in keys]


def attacks(one: Found) -> bool:
    """Whether an order is an attack, which may end early."""
    return one.order.touches[0].key == "empire-move-attack"


@pytest.mark.soak
def test_all_of_an_order_can_be_done(found: list[Found]) -> None:
    kinds = Counter[str]()
    for one in found:
        state, made = done(one, random.Random(0))
        if attacks(one):
            assert 1 <= len(made) <= one.most
        elif one.told.key not in ON and state.decision() not in ASKED:
            assert len(made) == one.most == one.told.params["n"] > 1, one.told
        kinds[one.told.key] += 1
    assert {*kinds} == EACH | MORE | ON


@pytest.mark.soak
def test_an_order_of_a_move_begins_with_it(found: list[Found]) -> None:
    assert {one.order.of == "" for one in of(found, EACH | ON)} == {True}
    for one in of(found, MORE):
        tokens = {touch.token for touch in one.order.touches}
        assert tokens == {one.order.of}
        assert done(one, random.Random(0))[1]


@pytest.mark.soak
def test_as_many_armies_as_there_is_room_for(found: list[Found]) -> None:
    """After the most that is offered of a move, it is not offered any longer: nothing is left, or there is no room."""
    ends = 0
    for one in of(found, MORE):
        if one.most == max(way.most for way in one.order.ways) and not attacks(one):
            state, made = done(one, random.Random(0))
            if len(made) == one.most:
                assert goes(state, one.order.touches) is None, one.told
                ends += 1
    assert ends > 50


def test_armies_attack_until_the_land_has_fallen(found: list[Found]) -> None:
    """Further armies are not placed there by the same order."""
    fallen = 0
    for one in of(found, {"empire-order-all"}):
        if attacks(one):
            state, made = done(one, random.Random(0))
            land, mover = one.order.of.partition(":")[2], seen(one.state)["mover"]
            if len(made) < one.most and seen(state)["lands"][land].get("holder") == mover:
                assert seen(state)["lands"][land]["armies"] == 1
                fallen += 1
    assert fallen > 5


def test_straight_on_goes_to_the_first_army_or_to_where_it_is_chosen(found: list[Found]) -> None:
    ends = Counter[str]()
    for one in of(found, ON):
        before = seen(one.state)
        state, _ = done(one, random.Random(0))
        ends[one.told.key] += 1
        if one.told.key == "empire-order-enter":
            if state.decision() in ASKED:
                continue
            after, land = seen(state), one.told.params["land"].id
            assert after["lands"][land].get("holder") == before["mover"]
            assert after["lands"][land]["armies"] == 1
        else:
            assert (
                state.decision() not in ("before", "building", "picking") or seen(state)["active"] != before["active"]
            )
    assert min(ends.values()) > 5


@pytest.mark.soak
def test_what_does_not_reach_for_all_is_no_order() -> None:
    """Of every position with two and more of a kind: it is an order, or all of them cannot be done."""
    short = 0
    for state in positions(2):
        legal = moves(state)
        offered = {way.told.key for order in orders(seen(state), legal) for way in order.ways}
        for key in EACH - offered:
            kind = key.replace("each", "move")
            touches = tuple(Touch(move.path[0], kind) for move in legal if move.told.key == kind)
            if len(touches) > 1:
                _, made = done(Found(state, Order("", touches, ()), len(touches), Message(key)), random.Random(0))
                assert len(made) < len(touches), key
                short += 1
    assert short > 5


@pytest.mark.parametrize("language", languages())
def test_an_order_is_said_in_every_language(found: list[Found], language: str) -> None:
    say = Text(language)
    for told in {one.told.key: one.told for one in found}.values():
        words = say.told("empire", told, ["Anna", "Bob", "Eve"])
        assert str(told.params.get("n", "")) in words
        assert told.key not in words
