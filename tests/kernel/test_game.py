"""The public API: titles, options, states, errors that say what was given and what is accepted."""

from __future__ import annotations

import json
import random
import subprocess
import sys
from typing import Any

import numpy as np
import pytest

import ludi


def started(seed: int = 1) -> ludi.State:
    state, rng = ludi.make("roma").start(), random.Random(seed)
    while state.to_move == ludi.CHANCE:
        state.sample(rng)
    return state


def test_titles_and_unknown_ones() -> None:
    assert "roma" in ludi.titles()
    with pytest.raises(ludi.UnknownTitle, match=r"'chess'.*there are roma"):
        ludi.make("chess")


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"colour": 1}, "'colour' is unknown; roma has cards, max_turns"),
        ({"max_turns": -1}, "max_turns: -1 was given, a whole number from 0"),
        ({"max_turns": "many"}, "max_turns: 'many'"),
        ({"max_turns": 2.5}, "max_turns: 2.5"),
        ({"max_turns": True}, "max_turns: True"),
        ({"scaenicus_any_card": 2}, "scaenicus_any_card: 2 was given, true or false"),
        ({"cards": "patience"}, "cards: 'patience' was given, one of roma, mixed, separate, built is accepted"),
        ({"cards": "arena"}, "cards: 'arena' was given, one of roma, mixed"),
        ({"cards": 1}, "cards: 1 was given, one of roma"),
        ({"cards": "built"}, "first_deck: with cards=built each player needs a deck"),
        ({"players": 3}, "players: 3 was given, roma is for 2"),
    ],
)
def test_wrong_options(options: dict[str, Any], message: str) -> None:
    with pytest.raises(ludi.BadOption, match=message):
        ludi.make("roma", **options)


def test_options_may_be_written_as_text() -> None:
    game = ludi.make("roma", max_turns="50", scaenicus_any_card="yes")
    assert dict(game.options)["max_turns"] == 50
    assert game.options["scaenicus_any_card"] is True
    assert game == ludi.make("roma", max_turns=50, scaenicus_any_card=True)
    assert game != ludi.make("roma")


def test_a_game_never_changes() -> None:
    game = ludi.make("roma")
    with pytest.raises(TypeError):
        game.options["max_turns"] = 1  # type: ignore[index]
    first = game.start()
    first.sample(random.Random(1))
    assert game.start() != first


def test_a_state_is_a_value_that_cannot_be_hashed() -> None:
    a, b = started(), started()
    assert a == b
    assert a.key() == b.key()
    b.apply(b.legal()[0])
    assert a != b
    with pytest.raises(TypeError):
        hash(a)
    assert a != "a state"


def test_an_illegal_action_names_itself_and_what_is_legal() -> None:
    state = started()
    before = state.key()
    with pytest.raises(ludi.IllegalAction, match="'end' is not legal here; legal is give "):
        state.apply(state.parse("end"))
    with pytest.raises(ludi.IllegalAction, match="99999"):
        state.apply(99999)
    with pytest.raises(ludi.IllegalAction, match="True"):
        state.apply(True)
    assert state.key() == before


def test_chance_is_not_for_players_and_choices_are_not_for_chance() -> None:
    state = started()
    with pytest.raises(ludi.IllegalAction, match="chance"):
        state.sample(random.Random(1))
    assert state.chance() == []
    assert ludi.make("roma").start().legal() == []


def test_both_kinds_of_generators_are_accepted() -> None:
    for rng in (random.Random(3), np.random.default_rng(3)):
        state = ludi.make("roma").start()
        while state.to_move == ludi.CHANCE:
            state.sample(rng)
        world = state.redeal(0, rng)
        assert world.view(0) == state.view(0)


def test_seats_that_do_not_exist() -> None:
    state = started()
    for seat in (2, -1, True, "0"):
        with pytest.raises(ludi.BadOption, match="seat"):
            state.view(seat)  # type: ignore[arg-type]
        with pytest.raises(ludi.BadOption, match="seat"):
            state.observe(seat)  # type: ignore[arg-type]


def test_views_are_json_and_repr_gives_the_state_back() -> None:
    state = started()
    for seat in (0, 1, None):
        assert json.loads(json.dumps(state.view(seat))) == state.view(seat)
    assert eval(repr(state), {"ludi": ludi}) == state


def test_witness_names_seats_and_spectators() -> None:
    state = ludi.make("roma").start()
    assert state.witness(state.possible()[0]) == {0}
    state = started()
    assert state.witness(state.legal()[0]) == {0}
    position = ludi.make("roma").position({"dice": [3]})
    assert position.witness(position.parse("money 3")) == {0, 1, None}


def test_playouts_with_and_without_the_compiler() -> None:
    game = ludi.make("roma")
    found = game.playouts(20, seed=4)
    assert found.games == 20
    assert found.decisions > 20
    assert found.scores.shape == (20, 2)
    assert np.array_equal(found.scores, game.fast.playouts(20, seed=4).scores)


def test_playouts_from_a_position() -> None:
    game = ludi.make("roma", max_turns=1)
    lost = game.position({"players": [{"vp": 3}, {"vp": 30}], "supply": 3})
    scores = game.fast.playouts(50, state=lost).scores
    assert (scores[:, 1] == 30).all()


def test_importing_ludi_loads_no_arrays_no_compiler_and_no_screen() -> None:
    code = (
        "import sys, random, ludi; s = ludi.make('roma').start(); s.sample(random.Random(1));"
        "heavy = 'numpy', 'numba', 'llvmlite', 'textual', 'rich', 'fluent.runtime', 'typer';"
        "print([m for m in heavy if m in sys.modules])"
    )
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert run.stdout.strip() == "[]"


def test_without_numba_the_plain_home_plays_and_says_so_once() -> None:
    code = (
        "import sys, warnings; sys.modules['numba'] = None\n"
        "import importlib.util as u; find = u.find_spec\n"
        "u.find_spec = lambda name, *a: None if name == 'numba' else find(name, *a)\n"
        "import ludi; g = ludi.make('roma')\n"
        "with warnings.catch_warnings(record=True) as said:\n"
        "    warnings.simplefilter('always')\n"
        "    n = g.fast.playouts(3, 1).decisions\n"
        "    g.fast.playouts(3, 1)\n"
        "print(n == g.plain.playouts(3, 1).decisions, len(said), 'ludi-romani[fast]' in str(said[0].message), g.warm())"
    )
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert run.stdout.split() == ["True", "1", "True", "0.0"]
