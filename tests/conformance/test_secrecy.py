"""Nobody is shown, in any way, what his seat may not know; and what may be known is kept."""

from __future__ import annotations

import json
import random
from collections.abc import Mapping
from types import SimpleNamespace
from typing import Any

import pytest
from tests.soaking import many

import ludi
from ludi.games.lusitania import constants as L
from ludi.games.roma import constants as K

from .cases import CASES, HIDDEN, OPEN, game_of, has, long
from .checks import check_secrecy, random_log, redealt, said_of, seats
from .enumerate_worlds import check_enumerated

CHUNKS = 8
MOST = ("roma", "arena")  # the cases of which most games are looked at
COMBINED = ("mixed", "separate", "built")


@pytest.mark.soak(but=4)
@pytest.mark.slow
@pytest.mark.parametrize("chunk", range(CHUNKS))
@pytest.mark.parametrize("case", MOST)
def test_hundreds_of_games_show_a_seat_nothing_it_cannot_know(case: str, chunk: int) -> None:
    """Every eighth position of each game, others in the next game; of two logs that look the same every fifth."""
    game, games = game_of(case), many(30)
    assert sum(check_secrecy(game, n, every=8, twins=5) for n in range(chunk * games, (chunk + 1) * games)) > 8 * games


@pytest.mark.soak(but=8)
@pytest.mark.slow
@pytest.mark.parametrize("case", [c for c in HIDDEN if c not in MOST])
def test_games_of_every_option_show_a_seat_nothing_it_cannot_know(case: str) -> None:
    game = game_of(case)
    if long(case):
        assert sum(check_secrecy(game, n, every=40, twins=25) for n in range(many(2))) > many(20)
        return
    games, every, least = (20 if case in COMBINED else 10), 2, 33
    if has(case, "MANY"):
        games, every, least = 4, 5, 100
    assert sum(check_secrecy(game, n, every) for n in range(many(games))) > many(least)


@pytest.mark.parametrize("case", CASES)
def test_views_made_together_are_those_that_each_would_see_alone(case: str) -> None:
    """In any order and company: what is made once for all is what all of them see."""
    rng = random.Random(case)
    state = game_of(case).start()
    for i, action in enumerate(random_log(state.game, rng)):
        state.game.rules.apply(state.raw, action)
        if i % (40 if long(case) else 4):
            continue
        alone = {seat: json.dumps(state.view(seat)) for seat in seats(state.game)}
        some = rng.sample([*alone], rng.randrange(1, len(alone) + 1))
        assert {seat: json.dumps(view) for seat, view in state.views(some).items()} == {s: alone[s] for s in some}


@pytest.mark.parametrize("case", OPEN)
def test_nothing_is_hidden(case: str) -> None:
    """Every seat and every spectator sees every action, the same view and the same log; nothing is dealt anew."""
    game, everybody = game_of(case), {*seats(game_of(case))}
    for n in range(many(2)):
        assert check_secrecy(game, n, every=9) == 0, "there is no other world that looks the same"
        state = game.start()
        for i, action in enumerate(random_log(game, random.Random(n))):
            assert state.witness(action) == everybody
            if i % 5 == n % 5:
                assert len({str(state.view(seat)) for seat in everybody}) == 1
                assert all(redealt(state, seat, n) == state for seat in range(game.players))
                after = state.copy()
                after.apply(action)
                logs = {json.dumps(said_of(state, action, seat, after)) for seat in everybody}
                assert len(logs) == 1
            state.apply(action)


def test_planted_an_action_that_not_all_see() -> None:
    game = game_of("pokern")
    open_ = game.rules
    game.rules = SimpleNamespace(**{**vars(open_), "witness": lambda g, a: 1})
    assert {*game.start().witness(0)} != {*seats(game)}
    with pytest.raises(AssertionError, match="twins"):
        sum(check_secrecy(game, n) for n in range(12))


ROW_A = {"1": "Haruspex", "2": "Aesculapinum", "3": "Gladiator", "4": "Turris"}
ROW_B = {"1": "Legat", "2": "Haruspex", "3": "Senator", "5": "Forum"}
SMALL: dict[str, Mapping[str, Any]] = {
    "the deck is about to run out": {
        "dice": [2, 3, 1],
        "deck": {"Forum": 1, "Nero": 1, "Legat": 1},
        "discard": {"Consul": 2, "Senator": 1},
        "players": [
            {"money": 9, "row": ROW_A, "hand": ["Consul"], "known": ["Consul"]},
            {"money": 9, "row": ROW_B, "hand": ["Sicarius"], "known": ["Sicarius"]},
        ],
    },
    "single cards are drawn": {
        "dice": [1, 1, 1],
        "deck": {"Forum": 3, "Nero": 1, "Legat": 1},
        "players": [{"row": ROW_A}, {"row": ROW_B}],
    },
    "a look": {
        "dice": [1, 1, 2],
        "deck": {"Forum": 2, "Nero": 2, "Legat": 1},
        "players": [{"money": 5, "row": ROW_A}, {"money": 5, "row": {"1": "Haruspex", "2": "Haruspex"}}],
    },
    "cards are dealt and given": {
        "deck": {"Forum": 2, "Nero": 2, "Legat": 2, "Consul": 3},
        "pending": [{"kind": "deal", "seat": -1, "for": 0, "left": 3}],
    },
}


RUN_OUT = "the deck is about to run out"


@pytest.mark.soak(but=1)
@pytest.mark.parametrize(("name", "reshuffle"), [*((x, "at_once") for x in SMALL), (RUN_OUT, "when_needed")])
def test_redeal_gives_exactly_the_worlds_that_a_seat_cannot_exclude(name: str, reshuffle: str) -> None:
    game = ludi.make("roma", max_turns=1000, reshuffle=reshuffle)
    root = game.position({"supply": 16, **SMALL[name]})
    compared = weighed = 0
    for n in range(many(3)):
        some, of_them = check_enumerated(root, random.Random(n), 30, 500)
        compared, weighed = compared + some, weighed + of_them
    assert compared > 20
    if name != RUN_OUT:
        assert weighed > 0


def open_hands(*hands: str) -> dict[str, Any]:
    """Players whose hands all know, with guests to use."""
    held = [[card.strip() for card in hand.split(",")] for hand in hands]
    legions: list[Any] = [{"0": "Caesar", "8": "Senator"}, {"0": "General", "8": "Senator"}, {"0": "General"}]
    sides = zip(held, legions, strict=False)
    players = [{"hand": hand, "known": dict.fromkeys(hand, 1), "cells": cells} for hand, cells in sides]
    return {"players": players, "out": [card for hand in held for card in hand]}


CAMP = ["Green 1", "Red 3", "Cook", "Bow"]
FEW: dict[str, tuple[Mapping[str, Any], tuple[str, ...]]] = {
    "cards are dealt and released": (
        {
            "turn": 0,
            "camp": CAMP,
            "deck": {"Sword": 7, "Axe": 7},
            "players": [{"cells": {"0": "Caesar"}}, {"cells": {"0": "General"}}],
            "pending": [{"kind": "draw", "for": 0}],
        },
        ("take", "use"),
    ),
    "the deck runs out": (
        {
            "camp": CAMP,
            "deck": ["Yellow 1", "Stone", "Barbarian 2"],
            "discard": ["Shield", "Spear", "Ballistarius"],
            **open_hands("Blue 1, Sword, Horse", "Red 5, Axe, Inspector"),
        },
        ("release",),
    ),
    "three players and a deck that runs out": (
        {
            "camp": CAMP,
            "deck": ["Yellow 1", "Stone"],
            "discard": ["Shield", "Spear", "Barbarian 2"],
            **open_hands("Blue 1, Sword, Horse", "Red 5, Axe, Cleopatra", "Doctor, Inspector, Auxiliary"),
        },
        ("release", "use"),
    ),
}


@pytest.mark.soak(but=1)
@pytest.mark.parametrize("name", FEW)
def test_redeal_of_lusitania_gives_exactly_the_worlds_that_a_seat_cannot_exclude(name: str) -> None:
    """Where memory is perfect: docs/games/lusitania.md names the moves after which it is not."""
    position, avoid = FEW[name]
    root = ludi.make("lusitania", len(position["players"])).position(position)
    compared = weighed = 0
    for n in range(2):
        some, of_them = check_enumerated(root, random.Random(n), 20, 600 if "take" in avoid else 300, avoid)
        compared, weighed = compared + some, weighed + of_them
    assert compared > 6
    assert weighed > 0


# The suite itself: one planted leak of each kind must be found.


def leaky(case: str = "roma", **changed: Any) -> ludi.Game:
    """A game whose rules or views are changed in one function."""
    game = game_of(case)
    for module in ("rules", "views"):
        own = {k: v for k, v in changed.items() if hasattr(getattr(game, module), k)}
        setattr(game, module, SimpleNamespace(**{**vars(getattr(game, module)), **own}))
    return game


def found(game: ludi.Game, games: int = 12, first: int = 0) -> str:
    """What the suite says of a game. first: number of the first game, where what is planted shows late."""
    with pytest.raises(AssertionError) as error:
        sum(check_secrecy(game, n) for n in range(first, games))
    return str(error.value)


RULES, VIEWS = ludi.make("roma").rules, ludi.make("roma").views


def test_planted_a_view_that_shows_the_other_hand() -> None:
    def view(g: Any, seat: int | None) -> dict[str, Any]:
        return {**VIEWS.view(g, seat), "leak": list(g.side[1].hand)}

    assert "redeal changes what is shown" in found(leaky(view=view))


def test_planted_a_view_that_shows_the_draw_pile() -> None:
    def view(g: Any, seat: int | None) -> dict[str, Any]:
        return {**VIEWS.view(g, seat), "leak": g.pile[0].deck[K.FORUM]}

    assert "redeal changes what is shown" in found(leaky(view=view))


def test_planted_numbers_that_show_the_other_hand() -> None:
    def observe(g: Any, seat: int, out: list[int]) -> int:
        n = int(RULES.observe(g, seat, out))
        out[0] = g.side[1 - seat].hand[K.FORUM]
        return n

    assert "redeal changes what is shown" in found(leaky(observe=observe))


def test_planted_legal_moves_that_depend_on_a_hidden_card() -> None:
    def legal(g: Any, out: list[int]) -> int:
        n = int(RULES.legal(g, out))
        seat = RULES.to_move(g)
        return n - 1 if n > 1 and g.side[1 - seat].hand[K.FORUM] else n

    assert "redeal changes what is shown" in found(leaky(legal=legal))


def test_planted_a_log_sentence_that_names_a_hidden_card() -> None:
    """A sentence made from more than the seat's own views: here it smuggles the true hand through the view."""

    def view(g: Any, seat: int | None) -> dict[str, Any]:
        found = dict(VIEWS.view(g, seat))
        top = g.stack[g.depth - 1] if g.depth else None
        if top is not None and top.kind == K.KEEPING and seat is None:
            found["leak"] = list(g.tray)
        return found

    assert "twins differ" in found(leaky(view=view), 60)


def test_planted_a_witness_that_says_nobody_saw_what_the_view_shows() -> None:
    def witness(g: Any, a: int) -> int:
        return 0 if g.stack[g.depth - 1].kind == K.REVEAL else int(RULES.witness(g, a))

    assert found(leaky(witness=witness), 40)


def test_planted_an_own_choice_that_reveals() -> None:
    """Taking from the draw pile without having been shown it: the look is left out."""

    def apply(g: Any, a: int) -> None:
        RULES.apply(g, a)
        while g.depth and g.stack[g.depth - 1].kind == K.LOOK:
            RULES.apply(g, RULES.outcome(g, 0))

    assert "reveals" in found(leaky(apply=apply), 80)


@pytest.mark.soak
def test_planted_a_look_that_is_not_remembered() -> None:
    def apply(g: Any, a: int) -> None:
        known = [list(s.known) for s in g.side]
        look = g.stack[g.depth - 1].kind == K.LOOK
        RULES.apply(g, a)
        if look:
            for side, was in zip(g.side, known, strict=True):
                side.known[:] = was

    assert "shown" in found(leaky(apply=apply), 80)


def test_planted_a_redeal_that_forgets_the_drawn_cards() -> None:
    def redeal(g: Any, seat: int, r: list[int]) -> None:
        tray = list(g.tray)
        if sum(tray) and g.active != seat:
            return
        RULES.redeal(g, seat, r)

    assert "twins redeal different worlds" in found(leaky(redeal=redeal), 60)


def test_planted_a_redeal_that_forgets_the_hand() -> None:
    def redeal(g: Any, seat: int, r: list[int]) -> None:
        hand = list(g.side[1 - seat].hand)
        RULES.redeal(g, seat, r)
        for k, n in enumerate(hand):
            g.pile[0].deck[k] += g.side[1 - seat].hand[k] - n
            g.side[1 - seat].hand[k] = n

    assert "twins redeal different worlds" in found(leaky(redeal=redeal), 60)


# What Arena and two piles add.


@pytest.mark.soak
def test_planted_a_theft_that_spectators_could_count() -> None:
    """The hands change with the choice itself, which spectators do not see."""

    def apply(g: Any, a: int) -> None:
        RULES.apply(g, a)
        if g.depth and g.stack[g.depth - 1].kind == K.ROBBING:
            RULES.apply(g, RULES.outcome(g, 0))

    assert "twins differ" in found(leaky("arena", apply=apply), 120, first=20)


@pytest.mark.soak
def test_planted_a_view_that_shows_spectators_what_a_spy_takes() -> None:
    def view(g: Any, seat: int | None) -> dict[str, Any]:
        return {**VIEWS.view(g, seat), "leak": g.wanted}

    assert "twins differ" in found(leaky("arena", view=view), 60)


def test_planted_a_redeal_that_mixes_the_two_draw_piles() -> None:
    def redeal(g: Any, seat: int, r: list[int]) -> None:
        RULES.redeal(g, seat, r)
        g.pile[seat].deck[:] = g.pile[1 - seat].deck

    with pytest.raises(AssertionError):
        sum(check_secrecy(leaky("separate", redeal=redeal), n) for n in range(20))


# What tokens and hands of Empire add.


def found_in_empire(**changed: Any) -> str:
    """What the suite says of a game of Empire with one function changed."""
    with pytest.raises(AssertionError) as error:
        sum(check_secrecy(leaky("empire", **changed), n, every=40, twins=25) for n in range(3))
    return str(error.value)


def test_planted_a_view_that_shows_a_token_that_was_not_looked_at() -> None:
    views = game_of("empire").views

    def view(g: Any, seat: int | None) -> dict[str, Any]:
        return {**views.view(g, seat), "leak": g.side[1].token[0]}

    assert "redeal changes what is shown" in found_in_empire(view=view)


def test_planted_a_redeal_that_keeps_the_tokens() -> None:
    rules = game_of("empire").rules

    def redeal(g: Any, seat: int, r: list[int]) -> None:
        tokens = [list(side.token) for side in g.side]
        rules.redeal(g, seat, r)
        for side, numbers in zip(g.side, tokens, strict=True):
            side.token[:] = numbers

    assert "twins redeal different worlds" in found_in_empire(redeal=redeal)


# What camp, released cards and senators of Lusitania add.


def found_in_lusitania(**changed: Any) -> str:
    """What the suite says of a game of Lusitania for three with one function changed."""
    with pytest.raises(AssertionError) as error:
        sum(check_secrecy(leaky("lusitania-3", **changed), n, every=5, twins=5) for n in range(12))
    return str(error.value)


def test_planted_a_view_that_shows_a_card_that_was_drawn() -> None:
    views = game_of("lusitania-3").views

    def view(g: Any, seat: int | None) -> dict[str, Any]:
        return {**views.view(g, seat), "leak": list(g.side[1].hand)}

    assert "redeal changes what is shown" in found_in_lusitania(view=view)


def test_planted_a_card_drawn_that_is_known_as_if_it_had_been_taken_openly() -> None:
    rules = game_of("lusitania-3").rules

    def apply(g: Any, a: int) -> None:
        top = g.stack[g.depth - 1]
        drawer = top.a if top.kind == L.DRAW else -1
        rules.apply(g, a)
        if drawer >= 0:
            g.side[drawer].known[L.OBSERVERS - 1].cards[a - L.CARD] += 1

    assert found_in_lusitania(apply=apply)


def test_planted_a_card_taken_openly_that_is_dealt_anew() -> None:
    """What all have seen go into a hand is swapped with a card of the deck."""
    game = game_of("lusitania")
    rules = game.rules

    def redeal(g: Any, seat: int, r: list[int]) -> None:
        rules.redeal(g, seat, r)
        other = g.side[1 - seat]
        known = next((k for k, n in enumerate(other.known[seat].cards) if n), 0)
        drawn = next((k for k, n in enumerate(g.deck) if n), 0)
        if known and drawn:
            for cards, less, more in ((other.hand, known, drawn), (g.deck, drawn, known)):
                cards[less] -= 1
                cards[more] += 1

    game.rules = SimpleNamespace(**{**vars(rules), "redeal": redeal})
    position, avoid = FEW["the deck runs out"]
    with pytest.raises(AssertionError):
        check_enumerated(game.position(position), random.Random(0), 20, 300, avoid)


def test_planted_a_redeal_that_keeps_released_cards() -> None:
    rules = game_of("lusitania-3").rules

    def redeal(g: Any, seat: int, r: list[int]) -> None:
        down = [list(side.down) for side in g.side]
        rules.redeal(g, seat, r)
        for side, cards in zip(g.side, down, strict=True):
            side.down[:] = cards

    assert found_in_lusitania(redeal=redeal)


@pytest.mark.soak
def test_planted_a_theft_by_a_senator_that_the_third_player_sees() -> None:
    rules = game_of("lusitania-3").rules

    def apply(g: Any, a: int) -> None:
        top = g.stack[g.depth - 1]
        stolen = top.kind == L.STEALING
        thief, victim = g.active, top.a
        rules.apply(g, a)
        if stolen:
            g.side[thief].known[3 - thief - victim].cards[a - L.CARD] += 1

    assert found_in_lusitania(apply=apply)
