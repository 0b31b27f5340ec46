"""The network in which the tries of hints end in History of the Roman Empire: what it reads, and who asks it."""

from __future__ import annotations

import random
from dataclasses import replace

import numpy as np
import pytest
from tests.learning.states import positions

import ludi
from ludi.bots import ask
from ludi.bots.levels import OPPONENTS, level_of
from ludi.bots.lookahead import Lookahead
from ludi.bots.protocol import Limits, Question
from ludi.bots.search import judged
from ludi.bots.thinking import hints
from ludi.games.empire import constants as K
from ludi.games.empire import reading, sight
from ludi.games.empire.map import EVENT_NAMES
from ludi.kernel.errors import LudiError
from ludi.kernel.game import State
from ludi.kernel.home import load
from ludi.kernel.searching import Search
from ludi.kernel.weights import Weights, shipped
from ludi.learning.fit import Recipe, begin, network, whole
from ludi.learning.inputs import inputs_among

GAME = ludi.make("empire", 4)
LONG = 2000  # actions of random games
ENTRIES = reading.entries()
INPUTS, ROWS = inputs_among(enumerate(entry.name for entry in ENTRIES), ENTRIES)
NOT_WRITTEN = -999


def read(state: State, side: int) -> list[int]:
    """The numbers of a side."""
    room = [NOT_WRITTEN] * (len(ENTRIES) + 1)
    sight.read(state.raw, side, room)
    assert room.pop() == NOT_WRITTEN
    return room


def decisions(n: int) -> list[State]:
    """Positions where a seat has several moves."""
    found = (state for state in positions(GAME, random.Random(11), 8 * n, LONG) if state.to_move >= 0)
    return [state for state in found if len(state.legal()) > 1][:n]


@pytest.mark.soak
def test_what_is_read_is_as_declared() -> None:
    assert len({entry.name for entry in ENTRIES}) == len(ENTRIES)
    met = set[str]()
    for players in (2, 3, 4):
        for state in positions(ludi.make("empire", players), random.Random(players), 100, LONG):
            for side in range(state.raw.opt.sides):
                for entry, x in zip(ENTRIES, read(state, side), strict=True):
                    assert entry.low <= x <= entry.high, entry.name
                    met |= {entry.name} if x else set()
    usual = [entry.name for entry in ENTRIES if not entry.note]
    assert len(met & {*usual}) > 0.75 * len(usual)


def test_a_side_is_told_from_others() -> None:
    """Who has more in a land, on the score or in hand is read so, whichever side it is."""
    names = [entry.name for entry in ENTRIES]
    for state in positions(GAME, random.Random(5), 30, LONG):
        g, points = state.raw, state.scores()
        for side in range(4):
            found = dict(zip(names, read(state, side), strict=True))
            assert found["behind"] == min((max(points) - points[side]) // 2, 2 * sight.EVEN)
            cards = {name for name in names if name.startswith("card ") and found[name]}
            held = {f"card {EVENT_NAMES[c]}" for c in range(K.CARDS) if g.card[c] == side + 1}
            assert cards <= held
            assert cards == held or g.turn > 1
            legions = sum(found[name] for name in names if name.endswith(": number of legions"))
            assert legions == sum(n for n, f in zip(g.armies, g.holder, strict=True) if f == K.LEGIONS + side)


@pytest.mark.soak
def test_plans_that_end_in_the_network_are_the_same_in_every_home() -> None:
    net, otherwise = shipped("empire"), 0
    for state in decisions(8):
        homes = (GAME.plain, GAME.wasm, GAME.fast)
        found = [home.plan(state, iterations=30, rolls=-1, seed=3, net=net) for home in homes]
        assert found[0] == found[1] == found[2]
        otherwise += found[0] != GAME.plain.plan(state, iterations=30, rolls=-1, seed=3)
    assert otherwise


@pytest.mark.soak
def test_plans_of_worlds_that_look_alike_end_alike_in_the_network() -> None:
    differed = 0
    for state in decisions(12):
        other = state.redeal(state.to_move, random.Random(3))
        differed += state != other
        here, there = (
            GAME.fast.plan(x, iterations=60, rolls=-1, seed=4, net=shipped("empire")) for x in (state, other)
        )
        assert here == there
    assert differed


def test_the_network_of_another_title_is_refused() -> None:
    with pytest.raises(LudiError, match="the network was made for roma, and this is empire"):
        GAME.plain.plan(decisions(1)[0], iterations=2, net=shipped("roma"))


def test_networks_of_searches_and_of_plans_are_not_taken_for_each_other() -> None:
    with pytest.raises(LudiError, match="no search of empire ends in a network; a plan may"):
        GAME.plain.search(decisions(1)[0], iterations=2, net=shipped("empire"))
    roma = next(state for state in positions(ludi.make("roma"), random.Random(1), 40) if state.to_move >= 0)
    for home in (roma.game.plain, roma.game.wasm, roma.game.fast):
        with pytest.raises(LudiError, match="no plan of roma ends in a network; a search may"):
            home.plan(roma, iterations=2, net=shipped("roma"))


def test_whole_numbers_say_what_was_trained() -> None:
    """In logarithms of the odds."""
    rng, finely = np.random.default_rng(5), load("empire", "network").finely
    params = begin(Recipe(8, 8), ROWS)
    params["w3"] = rng.normal(0, 0.5, 8).astype(np.float32)
    net = whole(params, "empire", INPUTS).numbers()
    for state in positions(GAME, random.Random(2), 10, LONG):
        for side in range(4):
            room, x = [0] * (K.OBSERVED + K.SEATS + 256), np.zeros(ROWS, np.float32)
            sight.read(state.raw, side, room)
            for one in INPUTS:
                value = min(room[one.index], one.top) - one.low
                if one.category and value > 0:
                    x[one.row + value - 1] += 1
                elif not one.category:
                    x[one.row] += value
            assert finely(net, room) / 2**sight.WHOLE == pytest.approx(float(network(params, x)), abs=0.05)


def test_the_weights_that_come_with_the_title_fit_what_is_read() -> None:
    net = shipped("empire")
    assert net is not None
    assert net.inputs == tuple(one.numbers() for one in INPUTS)
    assert len(net.first) == ROWS + 1
    assert {"command", "version", "commit", "losses"} == {*net.note}


def test_hints_alone_ask_it_and_with_four_players_alone() -> None:
    for players in (2, 3, 4):
        for name in OPPONENTS[1:]:
            level = level_of(name, "empire")
            if isinstance(level, Lookahead):
                net = level.net(ludi.make("empire", players))
                assert net == (shipped("empire") if (name, players) == ("caesar", 4) else None)


def planned(question: Question, tries: int, changes: int, width: int, net: Weights | None) -> Search:
    """What so many tries find that end in the network, or without one."""
    plan = question.game.best_home.plan
    return plan(question.world, iterations=tries, seed=question.seed, width=width, changes=changes, rolls=-1, net=net)


@pytest.mark.soak
def test_hints_advise_by_it_and_caesar_chooses_without() -> None:
    level, otherwise = level_of("caesar", "empire"), 0
    assert isinstance(level, Lookahead)
    level = replace(level, simulations=480)
    for state in decisions(10):
        question = ask(state, random.Random(8))
        changes, tries = level.reach(question.world, level.simulations)
        assert tries is not None
        found = planned(question, tries, changes, 12, shipped("empire"))
        without = planned(question, tries, changes, 12, None)
        otherwise += found.best != without.best
        own = planned(question, tries, changes, 8, None)
        assert level.choose(question, Limits(), warm=True).action == own.best
        shown = {x.action: (x.value, x.visits) for x in hints(question, 160, None) if x.visits}
        assert shown
        advised = judged(found, question.seat)
        assert shown.items() <= {(x.action, (x.value, x.visits)) for x in advised}
    assert otherwise
