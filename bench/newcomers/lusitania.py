"""What the lessons of Lusitania XXI teach a newcomer to do."""

from __future__ import annotations

from bench.newcomers.eyes import Choice, Rule, most, starting

from ludi.games.lusitania.constants import BARBARIANS

CELLS = ("", "1", "2", "3", "4", "5", "Cook", "Ballistarius")  # what stands in the cells 0 to VII of one's own
WELCOME = ("General", "Inspector", "Doctor", "Senator")  # guests that bring other cards, the most useful first


def fits(choice: Choice, card: str, seat: int) -> bool:
    """Whether a card would bring a legion points: a warrior for an empty cell, or what one of them has a sign for."""
    players = choice.view["players"]
    own, (name, _, number) = players[seat], card.partition(" ")
    if number and name == "Barbarian":
        return not own["cells"][int(number)] and sum("Barbarian" in one for one in own["cells"]) < BARBARIANS
    others = [one["colour"] for n, one in enumerate(players) if n != seat]
    if number and (own["colour"] not in ("", name.casefold()) or name.casefold() in others):
        return False
    if (cell := number or name) in CELLS:
        return not own["cells"][CELLS.index(cell)]
    return any(name in one["takes"] and not one["holds"] for places in own["places"].values() for one in places)


def worth(choice: Choice, card: str, seat: int) -> int:
    """The points printed on a card, if it fits a legion."""
    if not fits(choice, card, seat):
        return 0
    printed = choice.view["printed"].get(card) or choice.view["printed"][f"Legionary {card[-1]}"]
    return int(printed["vp"])


def held(choice: Choice) -> list[str]:
    """The cards of the hand."""
    return [card for card, n in choice.own["cards"].items() for _ in range(n)]


def useless(choice: Choice) -> list[str]:
    """Cards of the hand that fit nowhere, and second ones."""
    hand = held(choice)
    return [card for n, card in enumerate(hand) if card in hand[:n] or not worth(choice, card, choice.seat)]


def hire(choice: Choice) -> list[str]:
    """What brings most points at once, as the page writes it on the card; a warrior before what he carries."""
    found = [m for m in choice.starting("hire ", "on ") if "Auxiliary" not in m]
    best = most(choice, found, "lusitania-effect-points", "vp")
    return [m for m in best if m.split()[-1] in CELLS] or best


def province(choice: Choice) -> list[str]:
    """At first a legionary of the province of which most cards lie in hand and camp."""
    if choice.own["colour"]:
        return []
    seen = [card.split()[0] for card in (*held(choice), *choice.view["camp"])]
    found = [m for m in choice.starting("hire ") if m[-1].isdigit() and "Barbarian" not in m]
    often = {m: seen.count(m.split()[1]) for m in found}
    return [m for m in found if often[m] == max(often.values())]


def camp(choice: Choice) -> list[str]:
    """From the camp what will bring most points and is not in the hand yet."""
    found = [m for m in choice.starting("take ") if m.partition(" ")[2] not in held(choice)]
    of = {m: worth(choice, m.partition(" ")[2], choice.seat) for m in found}
    return [m for m in found if of[m] == max(of.values()) > 0]


def put(choice: Choice) -> list[str]:
    """What helps oneself and the others least."""
    spare = useless(choice)

    def loss(move: str) -> int:
        card, seats = move.partition(" ")[2], range(len(choice.view["players"]))
        return max(worth(choice, card, n) for n in seats if n != choice.seat) + (
            0 if card in spare else worth(choice, card, choice.seat)
        )

    found = {m: loss(m) for m in choice.starting("put ")}
    return [m for m in found if found[m] == min(found.values())]


def discard(choice: Choice) -> list[str]:
    """What fits nowhere, for a general, an inspector or a senator."""
    return [m for m in choice.starting("discard ", "give ") if m.partition(" ")[2] in useless(choice)]


def sweep(choice: Choice) -> list[str]:
    """Caesar, while neither hand nor camp brings points."""
    cards = (*held(choice), *choice.view["camp"])
    return [] if any(worth(choice, card, choice.seat) for card in cards) else choice.starting("use Caesar")


def renew(choice: Choice) -> list[str]:
    """A guest who changes cards of the hand, while it holds two that bring nothing."""
    return choice.starting("use General", "use Inspector", "use Senator") if len(useless(choice)) > 1 else []


LUSITANIA = [
    Rule("lesson-lusitania-guest-plan", "Caesar clears the camp", sweep),
    Rule("lesson-lusitania-guest-plan", "Use General", renew),
    Rule("lesson-lusitania-hire-end", "Legionaries of one province", province),
    Rule("lesson-lusitania-camp-end", "hire what brings most points", hire),
    Rule("lesson-lusitania-camp-end", "what helps neither of you", put),
    Rule("lesson-lusitania-guest-plan", "cards that fit nowhere", discard),
    Rule("lesson-lusitania-camp-end", "take what will bring most", camp),
    Rule("lesson-lusitania-guest-end", "Invite guests", starting(*(f"hire {card}" for card in WELCOME), "hire ")),
    Rule("lesson-lusitania-camp-start", "An exchange is an action too", starting("take ")),
    Rule("lesson-lusitania-hire-turn", "End the turn", starting("end", "done")),
]
