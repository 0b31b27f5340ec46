"""What is thought of positions of Lusitania: the estimate, what greedy players do by it, hints."""

from __future__ import annotations

import random

import pytest
from tests.lusitania.table import BOTH, FOUR, LUSITANIA, THREE, Table, table
from tests.lusitania.test_end import LAST_STEP, XXI

import ludi
from ludi.bots import Judged, ask, thinking
from ludi.bots.protocol import HINT_ITERATIONS
from ludi.kernel import schema
from ludi.kernel.home import load
from ludi.kernel.scratch import declared

PLAYERS = {2: LUSITANIA, 3: THREE, 4: FOUR}
NEAR_THEIR_END = [
    LAST_STEP.replace("Caesar", "General").replace("Blue", colour) for colour in ("Red", "Yellow", "Green")
]
HALF_WAY = "0 General, I Red 1, II Red 2 + Sword, V Red 5"


def estimate(t: Table) -> list[float]:
    return t.state.estimate()


def hints(t: Table) -> list[Judged]:
    """What the server says to the seat to move, best first."""
    return thinking.hints(ask(t.state, random.Random(1)), HINT_ITERATIONS, None)


def at_sight(t: Table, n: int) -> str:
    """What a player at sight does, with random numbers of its own."""
    state = schema.blank(t.state.game.state_type)
    load("lusitania", "state_ops").copy(state, t.state.raw)
    scratch = [schema.blank(t.state.game.state_type) for _ in range(2)]
    workspace = schema.blank(declared("lusitania")[0])
    workspace.r[:] = [n, n, n, n]
    return t.state.text(load("lusitania", "greedy").best(state, *scratch, 0, workspace))


def first(t: Table) -> str:
    return t.state.text(hints(t)[0].action)


@pytest.mark.parametrize("players", PLAYERS)
def test_every_seat_has_a_chance_at_the_start(players: int) -> None:
    t = Table(PLAYERS[players].start()).settle()
    assert all(0.5 / players < x < 1.8 / players for x in estimate(t)), estimate(t)


def test_points_are_worth_more_than_cards_to_come() -> None:
    """A warrior in the legion is better than in the hand, and that better than one that fits nowhere."""
    in_legion = table("Doctor, Doctor, Doctor", "0 General, IV Blue 4", "0 Caesar")
    in_hand = table("Blue 4, Doctor, Doctor", "0 General", "0 Caesar")
    nowhere = table("Doctor, Doctor, Doctor", "0 General", "0 Caesar")
    a, b, c = (estimate(t)[0] for t in (in_legion, in_hand, nowhere))
    assert a > b > c


def test_a_lead_weighs_more_when_the_deck_runs_out() -> None:
    early = table("Doctor, Doctor, Doctor", HALF_WAY, "0 Caesar")
    late = table("Doctor, Doctor, Doctor", HALF_WAY, "0 Caesar", deck=["Axe"], shuffled=True)
    assert estimate(late)[0] > estimate(early)[0] > 0.5


def test_a_card_of_an_expansion_within_reach_is_seen() -> None:
    """Stone and bow are there, a horse would take Laurus 1."""
    own = "0 General, I Blue 1 + Stone, III Blue 3 + Bow"
    with_, without = ({"Laurus 1": taken} for taken in (None, 1))
    near = table("Doctor, Doctor, Doctor", own, "0 Caesar", game=BOTH, awards=with_)
    far = table("Doctor, Doctor, Doctor", own, "0 Caesar", game=BOTH, awards=without)
    assert estimate(near)[0] > estimate(far)[0]


@pytest.mark.parametrize("players", PLAYERS)
def test_a_hint_names_the_card_that_wins(players: int) -> None:
    t = table("Stone, Axe, Doctor", LAST_STEP, *NEAR_THEIR_END, game=PLAYERS[players])
    found = hints(t)
    assert first(t) == "hire Stone"
    assert found[0].value > 0.99
    assert {x.action for x in found} <= set(t.state.legal())


@pytest.mark.parametrize("players", PLAYERS)
def test_a_hint_takes_the_card_that_is_missing_out_of_the_camp(players: int) -> None:
    """The horse for the horseman makes 21 next time, which an axe or a card of another colour does not."""
    own = f"{XXI.replace(' + Horse', '')}, VII Ballistarius + Stone"
    camp = "Horse, Axe, Red 3, Green 2"
    t = table("Doctor, Red 1, Red 2", own, *NEAR_THEIR_END, camp=camp, game=PLAYERS[players])
    assert t.points[0] == 19
    assert first(t) == "take Horse"


@pytest.mark.parametrize(
    ("hand", "own", "camp", "best"),
    [
        ("Blue 4, Doctor, Doctor", "I Blue 1", "Axe, Red 1, Green 2, Cook", "hire Blue 4"),
        ("Doctor, Red 1, Red 2", "IV Blue 4", "Horse, Axe, Red 3, Green 2", "take Horse"),
    ],
)
def test_at_sight_a_move_owes_nothing_to_the_luck_of_a_draw(hand: str, own: str, camp: str, best: str) -> None:
    """The horseman is hired and the horse taken for him, whatever may be drawn: no draw is looked at."""
    t = table(hand, own, "0 Caesar", camp=camp)
    before = t.state.key()
    assert {at_sight(t, n) for n in range(1, 30)} == {best}
    assert t.state.key() == before


def test_at_sight_the_rest_of_a_move_is_chosen_too() -> None:
    """With the bow taken, the doctor goes into the camp, not the card that may be hired."""
    t = table("Blue 4, Doctor, Blue 5", "III Blue 3", "0 Caesar", camp="Bow, Red 1, Green 2, Red 3").play("take Bow")
    assert {at_sight(t, n) for n in range(1, 10)} == {"put Doctor"}


def test_both_homes_plan_alike_at_sight() -> None:
    t = table("Blue 4, Doctor, Red 2", HALF_WAY, "0 Caesar", "0 General", "0 General", game=FOUR)
    plain, fast = (home.plan(t.state, iterations=12, changes=3, rolls=0, seed=2) for home in (FOUR.plain, FOUR.fast))
    assert plain == fast
    assert plain.iterations == 12


def test_what_greedy_players_do_is_counted() -> None:
    """One game in the plain home: every count is an action of the game, and the cards add up."""
    game = ludi.make("lusitania", max_turns=12)
    blank = [schema.blank(game.state_type) for _ in range(4)]
    blank[3] = game.start().raw
    desk, node, _ = declared("lusitania")
    tree = [schema.blank(node) for _ in range(500)]
    scores, places, done = [[0, 0]], [[0, 0]], [[0] * game.actions]
    load("lusitania", "tally").tally(blank, [schema.blank(desk)], tree, scores, places, done, 5, 20, 0, True)
    end = ludi.State(game, blank[2])
    assert end.to_move == ludi.OVER
    assert (scores, places) == ([end.scores()], [end.ranks()])
    used = {end.text(a).split()[0]: 0 for a, n in enumerate(done[0]) if n}
    for a, n in enumerate(done[0]):
        if n:
            used[end.text(a).split()[0]] += n
    assert used["caesar"] == 1
    assert 12 <= used.get("hire", 0) + used.get("put", 0) + used.get("down", 0) <= 13
    assert used.get("hire", 0) > 3
