"""What the lessons of Roma and Arena teach a newcomer to do."""

from __future__ import annotations

from collections.abc import Sequence

from bench.newcomers.eyes import SAFE, Choice, Rule, Wanted, highest, sentences, starting


def gaps(choice: Choice) -> list[str]:
    """The own discs without a card."""
    return [str(n) for n, card in enumerate(choice.own["row"], 1) if not card]


def lay(choice: Choice) -> list[str]:
    """A card, while a disc is empty."""
    return choice.starting("lay ") if gaps(choice) else []


def on_gap(choice: Choice) -> list[str]:
    """An empty disc."""
    return [m for m in choice.moves if m.startswith("on ") and m.split()[1] in gaps(choice)]


def uses(choice: Choice, *cards: str) -> list[str]:
    """One of these own cards, with a die."""
    row = choice.own["row"]
    found = [m for m in choice.moves if m.startswith("use ") and row[int(m.split()[1]) - 1] in cards]
    return found or (choice.starting("bribe ") if row[-1] in cards else [])


def forum(choice: Choice) -> list[str]:
    """Forum, while there is another die for it."""
    return uses(choice, "Forum") if len(choice.view["dice"]) > 1 else []


def using(*cards: str) -> Wanted:
    """One of these own cards, with a die."""
    return lambda choice: uses(choice, *cards)


def money_for_gaps(choice: Choice) -> Sequence[str]:
    """Money, while there is a card in the hand for an empty disc."""
    return highest("money")(choice) if gaps(choice) and choice.own["hand"] else []


def cards_for_hand(choice: Choice) -> Sequence[str]:
    """New cards, while the hand is empty."""
    return [] if choice.own["hand"] else highest("cards")(choice)


DISCS = [
    Rule("lesson-roma-gaps-end", "Fill your discs early", lay),
    Rule("lesson-roma-gaps-where", "Put it on an empty disc", on_gap),
]
DICE = [
    Rule("lesson-roma-gaps-more", "take 5 sestertii with the 5", money_for_gaps),
    Rule("lesson-roma-cards-start", "Your hand is empty", cards_for_hand),
    Rule("lesson-roma-cards-keep", "keep Forum", starting("keep Forum", "keep ")),
    Rule("lesson-roma-money-money", "Any die brings as many sestertii", highest("money")),
    Rule("lesson-roma-money-money-early", "Dice left over are lost", starting("cards ", "use ")),
]
PAID = "lesson-arena-points-start"
CARDS = ("Tavern", "Trireme", "Templar", "Painter", "Decurion", "Beast", "Ballista", "Arena", "Forum")  # met in lessons


def ahead(choice: Choice) -> bool:
    """Whether the newcomer leads."""
    points = [one["vp"] for one in choice.view["players"]]
    return bool(points[choice.seat] == max(points) > min(points))


def lay_paying(choice: Choice) -> list[str]:
    """A card that gives points or fights, while a disc is empty."""
    return choice.starting(*(f"lay {card}" for card in CARDS)) if gaps(choice) else []


def dry(choice: Choice) -> list[str]:
    """Aqueduct, while one leads."""
    return uses(choice, "Aqueduct") if ahead(choice) else []


def paying(choice: Choice) -> list[str]:
    """The card on which the page writes most points."""
    found = [m for m in choice.moves if m.startswith(("use ", "bribe "))]
    of = {
        m: [choice.number(m, f"roma-effect-{card}", "n") or 0 for card in ("tavern", "trireme", "painter")]
        for m in found
    }
    best = max((max(n) for n in of.values()), default=0)
    return [m for m in found if max(of[m]) == best] if best > 1 else []


def templar(choice: Choice) -> list[str]:
    """The card that rolls for points."""
    return [m for m in choice.moves if any(x.key == "roma-effect-templar" for x in sentences(choice.moves[m].effect))]


def fight(choice: Choice) -> list[str]:
    """The card with the best chance of a battle, if it is better than even."""
    found = [m for m in choice.moves if m.startswith(("use ", "on ", "at "))]
    sure = [m for m in found if any(x.key.endswith("-always") for x in sentences(choice.moves[m].effect))]
    odds = ("roma-at-best", "roma-odds", "roma-one-of")
    of = {m: max([choice.number(m, key, "percent") or 0 for key in odds]) for m in found}
    best = max(of.values(), default=0)
    return sure or ([m for m in found if of[m] == best] if best > SAFE else [])


ROMA = [
    Rule("lesson-roma-forum-end", "activate Forum", forum),
    Rule("lesson-roma-forum-end", "spend the highest other one", highest("spend")),
    *DISCS,
    Rule("lesson-roma-battle-start", "may fight the card opposite", fight),
    *DICE,
]
ARENA = [
    Rule("lesson-arena-supply-end", "the leader wants it empty", dry),
    Rule("lesson-roma-forum-end", "activate Forum", forum),
    Rule("lesson-roma-forum-end", "spend the highest other one", highest("spend")),
    Rule(PAID, "other cards count things", paying),
    Rule("lesson-arena-bribery-bribe", "rolls the battle die for points", templar),
    Rule(PAID, "other cards count things", lay_paying),
    *DISCS,
    Rule("lesson-arena-diagonal-start", "fights characters", fight),
    *DICE[:2],
    Rule(PAID, "other cards count things", starting(*(f"keep {card}" for card in CARDS), "keep ")),
    *DICE[3:],
]
