"""Why a move of Roma is good or bad: cards that come into the hand, and the money for them."""

from __future__ import annotations

from tests.roma.table import table


def test_of_a_card_that_is_kept_it_is_said_what_its_price_leaves_or_lacks() -> None:
    t = table(dice=(3, 1, 1), money=(5, 0)).play("cards 3", "card Forum", "card Legat", "card Nero")
    forum, legat, nero = t.reasons("keep Forum", "keep Legat", "keep Nero")
    assert forum == ["Forum can be laid, which leaves 0 sestertii"]
    assert legat == ["Legat can be laid, which leaves 0 sestertii"]
    assert nero == ["Nero: 3 more sestertii and you can lay it"]


def test_where_a_die_waits_for_the_card_that_is_laid_it_is_said() -> None:
    t = table(dice=(5, 5, 1), money=(9, 0), hands=("Forum, Legat", "")).play("lay Forum")
    waits, idle = t.reasons("on 5", "on 2")
    assert "keeps the 5 for Forum" in waits
    assert not [why for why in idle if "keeps" in why]


def test_which_card_is_drawn_is_no_reason_for_drawing() -> None:
    """Every die draws others in its lines, and none of them owes a card to its move."""
    t = table("3=Forum, 1=Turris", dice=(3, 2, 1), money=(9, 0))
    for told in t.reasons("cards 3", "cards 2", "cards 1", "money 3"):
        assert not [why for why in told if "laid" in why or "lay it" in why]
    assert "+1 card in hand" in t.reasons("cards 3", "money 3")[0]
