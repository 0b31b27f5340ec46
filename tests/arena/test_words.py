"""What is said of attacks, copies and cards: exact chances, the whole roll, and nothing before it is decided."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest
from tests.roma.table import Table, arena, mixed, separate

import ludi
from ludi.cli.boards import sentences
from ludi.games.roma.fights import Means, in_all, one_of, percent
from ludi.games.roma.printed import NAMES
from ludi.games.roma.view import RomaSide
from ludi.kernel.messages import Entry, LegalMove
from ludi.locales import Text, languages, slug

EN = Text("en")
SEATS = ("You", "Bot")


def move(t: Table, words: str) -> LegalMove:
    """A legal move of the seat to decide."""
    state = t.state
    return state.game.legal_move(state.view(state.to_move), state.parse(words))


def said(t: Table, words: str, *, chances: bool = True) -> str:
    """What is said of a move besides its own sentence."""
    found = [move(t, words).confirmation, move(t, words).effect]
    return "; ".join(EN.told("roma", x, SEATS, chances=chances) for x in found if x is not None)


def asked(t: Table) -> str:
    """What is to be decided."""
    return EN.told("roma", t.state.game.words.ask(t.state.view(t.state.to_move)), SEATS)


def told(t: Table, words: str) -> list[str]:
    """The log lines of an action, which is carried out."""
    state = t.state
    action, before = state.parse(words), state.view(0)
    entry = Entry(state.to_move, state.decision(), action)
    state.apply(action)
    return [EN.told("roma", x, SEATS) for x in state.game.event_messages(before, entry, state.view(0))]


# The exact chance of an attack (ruling Q12: a Trumpeter's second roll counts; Decurion and Ballista add 1)


@pytest.mark.parametrize(
    ("own", "foe", "card", "one", "both"),
    [
        ("2=Decurion, 3=Trumpeter", "2=Decurion", "use 2", 50, 75),  # 5 against a roll with 1 more
        ("2=Ballista, 3=Trumpeter", "1=Ballista", "use 2", 67, 89),
        ("2=Velites, 3=Trumpeter", "5=Spy", "use 2", 50, 75),
        ("2=Onager, 3=Trumpeter", "5=Forum", "use 2", 33, 56),
        ("2=Beast, 3=Trumpeter", "5=Forum, 4=Spy", "use 2", 50, 75),
    ],
)
def test_a_trumpeter_counts_in_the_best_chance_of_those_who_choose(
    own: str, foe: str, card: str, one: int, both: int
) -> None:
    assert f"at best {both}%" in said(mixed(own, foe, (2,)), card)
    assert f"at best {one}%" in said(mixed(own.split(",")[0], foe, (2,)), card)


def test_those_who_fight_near_them_choose_among_three_discs() -> None:
    assert "at best 33%" in said(mixed("2=Ballista", "4=Templum, 3=Turris, 1=Nero", (2,)), "use 2")  # Turris: 6 - 1


def test_a_centurio_with_a_trumpeter_has_both() -> None:
    t = mixed("2=Centurio, 3=Trumpeter", "2=Nero", (2, 4))  # 9 against a die and 4: 5 or 6, twice
    assert said(t, "use 2") == "with your die 4 added, with a second roll (56%)"
    assert percent(1 - Fraction(4, 6) ** 2) == 56


def test_a_help_that_is_never_enough_says_so() -> None:
    assert said(mixed("2=Centurio", "2=Nero", (2, 2)), "use 2") == "with your die 2 added, which still cannot win"


def test_what_is_certain_is_no_chance_and_always_said() -> None:
    t = arena("3=Mercenary", "3=Forum", (3,), money=(12, 0))
    for chances in (True, False):
        assert said(t, "use 3", chances=chances) == "with 12 sestertii paid, which always wins"


def test_a_reader_without_chances_hears_what_helps() -> None:
    t = mixed("2=Legionarius, 3=Trumpeter", "2=Forum", (2,))
    assert said(t, "use 2", chances=False) == "with a second roll"


@pytest.mark.parametrize(("defences", "chance"), [((2,) * 6, 99), ((7, 8), 0), ((7, 1), 100), ((4,), 50)])
def test_an_arena_is_certain_only_where_one_of_its_rolls_is(defences: tuple[int, ...], chance: int) -> None:
    row = ["Spy"] * len(defences) + [""] * (6 - len(defences))
    they: Any = {"row": row, "defence": [*defences, *[None] * (6 - len(defences))]}
    assert percent(one_of(they, Means((), 0, twice=False), bribery=False)) == chance


def test_chances_of_the_arena_count_every_character_in_reach() -> None:
    they: Any = {"row": ["Legat", "", "Forum", "", "", "Nero", "Spy"], "defence": [4, None, 5, None, None, 9, 1]}
    side: RomaSide = they
    for twice, bribery, chance in ((False, False, 50), (True, False, 75), (False, True, 100)):
        assert percent(one_of(side, Means((), 0, twice=twice), bribery=bribery)) == chance


def test_chances_are_those_of_a_die() -> None:
    alone = Means((), 0, twice=False)
    assert [percent(in_all("Legionarius", d, alone)) for d in (1, 2, 4, 6, 7)] == [100, 83, 50, 17, 0]
    assert percent(in_all("Centurio", 7, Means((1, 2), 0, twice=False))) == 33
    assert percent(in_all("Legionarius", -2, alone)) == 100


# Copies (Q1, Q2, Q25: as if the text were printed on the copying card)


def test_a_copied_attack_tells_the_die_the_money_and_the_second_roll() -> None:
    t = mixed("2=Magister, 3=Trumpeter", "2=Centurio", (2, 3)).play("use 2")  # defence 5, a die of 3 left
    assert said(t, "target 2") == (
        "attacks Centurio, needs 5 or more (33%); with your die 3 added, with a second roll (97%)"
    )
    t = mixed("2=Magister", "2=Mercenary", (2,), money=(4, 0)).play("use 2")
    assert said(t, "target 2") == "attacks Mercenary, needs 5 or more (33%); with 3 sestertii paid (50%)"
    t = mixed("2=Road, 3=Ballista, 1=Trumpeter", "2=Forum", (2,)).play("use 2")
    assert said(t, "on 3") == "attacks a nearby building, at best 75%"


def test_a_sponsored_attack_has_less_money_to_pay_with() -> None:
    t = arena("2=Patron, 3=Mercenary", "3=Forum", (2,), money=(9, 0)).play("use 2")  # 9 - 5: 4 left
    assert said(t, "on 3") == "attacks Forum, needs 5 or more (33%); with 3 sestertii paid (50%)"


def test_a_mercator_at_bribery_has_less_to_buy_with() -> None:
    t = mixed("7=Mercator", "1=Spy", (3,), money=(9, 0))
    assert said(t, "bribe 3") == "buy up to 3 VP for 2 sestertii each"


def test_who_goes_with_the_victim_is_the_card_that_acts() -> None:
    t = mixed("2=Magister", "2=Nero, 3=Forum", (2,)).play("use 2")
    assert said(t, "target 2") == "discards a building of your choice, and Magister with it"
    assert said(mixed("2=Nero", "3=Forum", (2,)), "use 2") == "discards a building of your choice, and Nero with it"


# The battle as it goes on


def test_a_battle_tells_what_changes_the_roll_and_the_defence() -> None:
    t = mixed("3=Decurion, 1=Essedum", "3=Spy, 5=Turris", (1, 3)).play("use 1", "use 3", "target 3")
    assert told(t, "die 1") == [
        "You rolled 1 + 1 against Spy, defence 3 (4 + 1 − 2).",
        "Spy held: 2 against 3.",
    ]
    t = mixed("3=Decurion", "3=Spy", (3,)).play("use 3", "target 3")
    assert told(t, "die 3") == ["You rolled 3 + 1 against Spy, defence 4.", "Bot lost Spy from disc 3."]


@pytest.mark.parametrize(
    ("own", "foe", "money", "dice", "decision"),
    [
        ("3=Centurio", "3=Nero", 0, (3, 2), "adding"),
        ("3=Mercenary", "3=Nero", 9, (3,), "paying"),
        ("3=Legionarius, 1=Trumpeter", "3=Nero", 0, (3,), "again"),
    ],
)
def test_nothing_holds_before_it_is_decided(
    own: str, foe: str, money: int, dice: tuple[int, ...], decision: str
) -> None:
    t = mixed(own, foe, dice, money=(money, 0)).play("use 3")
    assert told(t, "die 2") == ["You rolled 2 against Nero, defence 9."]
    assert t.state.decision() == decision


def test_it_holds_when_nothing_more_is_done() -> None:
    t = mixed("3=Centurio", "3=Nero", (3, 2)).play("use 3", "die 2")
    assert told(t, "spend 2") == ["You added a die of 2.", "Nero held: 4 against 9."]
    t = mixed("3=Centurio", "3=Nero", (3, 2)).play("use 3", "die 2")
    assert told(t, "done") == ["Nero held: 2 against 9."]
    t = mixed("3=Mercenary", "3=Nero", (3,), money=(9, 0)).play("use 3", "die 2")
    assert told(t, "pay 3") == ["You paid 9 sestertii for 3 more.", "Nero held: 5 against 9."]
    t = mixed("3=Legionarius, 1=Trumpeter", "3=Nero", (3,)).play("use 3", "die 2")
    assert told(t, "reroll") == ["You rerolled the battle die."]
    assert told(t, "die 1") == ["You rolled 1 against Nero, defence 9.", "Nero held: 1 against 9."]
    t = mixed("3=Decurion, 1=Trumpeter", "3=Centurio", (3,)).play("use 3", "target 3", "die 2")
    assert told(t, "done") == ["Centurio held: 3 against 5."]


def test_each_card_that_an_arena_does_not_beat_holds() -> None:
    t = arena("3=Arena", "1=Spy, 2=Templar", (3,)).play("use 3")
    assert told(t, "die 1") == ["You rolled 1 against Spy, defence 4.", "Spy held: 1 against 4."]
    assert told(t, "die 6") == ["You rolled 6 against Templar, defence 4.", "Bot lost Templar from disc 2."]


def test_a_templars_roll_is_no_battle() -> None:
    t = arena("3=Templar", "3=Spy", (3,)).play("use 3")
    assert told(t, "die 1") == ["You rolled 1: half of it in VP.", "You gained 1 VP; now 11."]


def test_a_trumpeter_asks_with_all_that_counts() -> None:
    t = mixed("3=Decurion, 1=Trumpeter", "3=Spy", (3,)).play("use 3", "target 3", "die 3")
    assert asked(t) == "Decurion rolled 3 + 1 = 4 against 4. Reroll?"
    assert said(t, "done") == "wins against 4"
    assert said(t, "reroll") == "This roll already wins; needs 3 or more (67%)"
    t = mixed("3=Legionarius, 1=Trumpeter", "3=Forum", (3,)).play("use 3", "die 3")
    assert asked(t) == "Legionarius rolled 3 against 5. Reroll?"
    assert (said(t, "done"), said(t, "reroll")) == ("not enough against 5", "needs 5 or more (33%)")


def test_a_first_roll_that_can_still_be_helped_is_not_said_to_fail() -> None:
    t = mixed("3=Centurio, 1=Trumpeter", "3=Forum", (3, 2)).play("use 3", "die 3")
    assert said(t, "done") == "not enough against 5, but you may add a die"
    assert said(t, "reroll") == "needs 5 or more (33%); with your die 2 added (67%)"
    t = mixed("3=Mercenary, 1=Trumpeter", "3=Forum", (3,), money=(3, 0)).play("use 3", "die 3")
    assert said(t, "done") == "not enough against 5, but you may pay for more"


# Cards and what a table agreed on


@pytest.mark.parametrize(
    ("card", "option", "usual", "other"),
    [
        ("Scaenicus", "scaenicus_any_card", "another character of yours", "another card of yours"),
        ("Mercatus", "mercatus_from_opponent", "from the supply", "from your opponent"),
        ("Arena", "arena_hits_bribery", "from disc 1 to 6,", "from disc 1 to 6 and then at bribery,"),
    ],
)
def test_the_text_of_a_card_follows_the_options(card: str, option: str, usual: str, other: str) -> None:
    words = sentences("arena")
    for on, want in ((False, usual), (True, other)):
        game = ludi.make("arena", cards="mixed", **{option: on})
        assert want in words.card_text(card, game, EN)


def test_the_effect_of_a_card_follows_the_options() -> None:
    row: Any = {"vp": 1, "row": {"1": "Forum", "2": "Forum", "7": "Poisoner"}}
    own: Any = {"row": {"1": "Mercatus", "2": "Scaenicus", "3": "Arena", "4": "Road"}}
    found = {}
    for on in (False, True):
        options = dict.fromkeys(("scaenicus_any_card", "mercatus_from_opponent", "arena_hits_bribery"), on)
        state = ludi.make("arena", cards="mixed", **options).position({"dice": [1, 2, 3], "players": [own, row]})
        found[on] = {w: said(Table(state), w) for w in ("use 1", "use 2", "use 3") if state.parse(w) in state.legal()}
    assert found == {
        False: {"use 1": "takes 2 VP, one for each Forum of the opponent"},
        True: {
            "use 1": "takes 1 VP from the opponent, one for each Forum of theirs",
            "use 2": "performs the action of another card of yours",
            "use 3": "attacks the characters in turn, 67% to beat one",
        },
    }


@pytest.mark.parametrize(
    ("card", "hands", "want"),
    [
        ("Spy", ("Forum", ""), "the opponent’s hand is empty"),
        ("Wharf", ("", "Forum"), "no card in your hand to swap"),
        ("Architectus", ("Spy", "Forum"), "no building in your hand to lay"),
        ("Senator", ("Forum", "Spy"), "no character in your hand to lay"),
    ],
)
def test_a_card_that_can_do_nothing_says_so(card: str, hands: tuple[str, str], want: str) -> None:
    assert said(mixed(f"1={card}, 2=Forum", "1=Forum", (1,), hands=hands), "use 1") == want
    assert want not in said(mixed(f"1={card}, 2=Forum", "1=Forum", (1,), hands=("Spy, Forum", "Spy")), "use 1")


def test_the_end_of_a_turn_says_whether_empty_discs_will_end_the_game() -> None:
    assert "you will lose 5 VP at the start" in said(arena("1=Spy, 2=Spy", vp=(9, 9)), "end")
    assert "you will lose your last 3 VP, and the game, at the start" in said(arena("1=Spy", vp=(3, 9)), "end")


def test_a_card_that_shows_hidden_cards_is_final() -> None:
    """What was seen cannot be taken back; where there is nothing to see, it can."""
    for card in ("Spy", "Haruspex"):
        for make, hand, final in ((mixed, "Forum", True), (mixed, "", False), (separate, "Forum", card == "Spy")):
            t = make(f"1={card}", "1=Forum", (1,), hands=("", hand))
            assert move(t, "use 1").final is final, (card, hand)
            t.play("use 1")
            assert (t.state.decision() == "look") is final, (card, hand)
    assert not move(mixed("1=Fortuna", dice=(1,)), "use 1").final


@pytest.mark.parametrize("language", languages())
def test_a_card_has_one_name_in_log_moves_board_and_questions(language: str) -> None:
    """Cards that a sentence names by itself are called in it as everywhere else."""
    say = Text(language)
    named = {
        "adding": "Centurio", "paying": "Mercenary", "patroning": "Patron", "swapping": "Wharf",
        "spring": "Spring of Bacchus", "adjusting": "Consul", "third-die": "Templum", "second-die": "Forum",
    }  # fmt: skip
    assert set(named.values()) <= set(NAMES)
    for ask, card in named.items():
        assert say(f"roma-card-{slug(card)}") in say(f"roma-ask-{ask}", rolled=3, defence=5, sum=4, aside=0)


def test_the_face_of_a_card_follows_what_this_table_agreed_on() -> None:
    for any_card, said_ in ((False, "acts as another character"), (True, "acts as another card")):
        game = ludi.make("roma", scaenicus_any_card=any_card)
        assert EN.told("roma", game.words.card_brief("Scaenicus", game), SEATS) == said_
        assert ("another card of yours" in EN.told("roma", game.words.card_text("Scaenicus", game), SEATS)) is any_card
