"""Whether the lessons are enough for a first game: what a newcomer wins who follows only what they say.

    python bench/newcomer.py [--games 20] [--players N] [--seed 1] [TITLE ...]

First every lesson is taken to its end. Then games are played against the easiest level, with as many players as the
title is usually played by. The newcomer looks at one move at a time: what the page asks him to confirm he leaves alone,
then the first rule of his title that fits a legal move is followed, else he takes a legal move at random. Each rule
names the sentence of a lesson that teaches it, and words of it (tests/lessons/test_newcomer.py holds them together).
What a rule weighs moves by is what the page writes on them: points, and chances. No search, no hint.
"""

from __future__ import annotations

import argparse
import random
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from ludi.bots import ask
from ludi.bots.levels import level_of
from ludi.bots.protocol import Limits
from ludi.games.empire.things import LANDS
from ludi.kernel.frames import CHANCE, OVER
from ludi.kernel.game import Game, State
from ludi.kernel.messages import LegalMove, Listed, Message
from ludi.kernel.titles import TITLES
from ludi.lessons import lessons, problems

EASIEST = "tiro"
SAFE = 50  # percent: a chance that is better than even


@dataclass(frozen=True)
class Choice:
    """What the newcomer sees: the position, his seat, and his legal moves as the page tells them."""

    view: dict[str, Any]
    seat: int
    moves: dict[str, LegalMove]
    asked: Message | None  # the prompt

    def starting(self, *words: str) -> list[str]:
        """The moves that begin with the first of these words that any begins with."""
        return next((found for word in words if (found := [m for m in self.moves if m.startswith(word)])), [])

    def number(self, move: str, key: str, name: str) -> int | float | None:
        """A number that the page writes on a move; None where it writes none."""
        return next((x.params[name] for x in sentences(self.moves[move].effect) if x.key == key), None)

    @property
    def own(self) -> dict[str, Any]:
        """What lies before the newcomer."""
        return dict(self.view["players"][self.seat])


def sentences(said: Any) -> Iterator[Message]:
    """A sentence and all that stand in it."""
    if isinstance(said, Listed):
        for one in said.items:
            yield from sentences(one)
    elif isinstance(said, Message):
        yield said
        for one in said.params.values():
            yield from sentences(one)


Wanted = Callable[[Choice], Sequence[str]]


@dataclass(frozen=True)
class Rule:
    """taught, words: the sentence of a lesson, and what of its English text is followed. wanted: the moves it wants."""

    taught: str
    words: str
    wanted: Wanted


def starting(*words: str) -> Wanted:
    """The moves that begin with the first of these words that any begins with."""
    return lambda choice: choice.starting(*words)


def highest(word: str) -> Wanted:
    """Of the moves with this word that with the greatest number."""

    def wanted(choice: Choice) -> list[str]:
        found = [m for m in choice.moves if m.split()[0] == word and m.split()[-1].isdigit()]
        return [max(found, key=lambda m: int(m.split()[-1]))] if found else []

    return wanted


def most(choice: Choice, moves: Sequence[str], key: str, name: str, least: float = 0.5) -> list[str]:
    """Of these moves that for which the page writes most, if it is as much as this."""
    values = {m: choice.number(m, key, name) or 0 for m in moves}
    best = max(values.values(), default=0)
    return [m for m in moves if values[m] == best] if best >= least else []


# Roma and Arena


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


# Römisch Pokern


def safe_roll(choice: Choice) -> list[str]:
    """Roll while no face spoils the number, or the number fits nowhere; else stop."""
    rolls = choice.starting("roll")
    if not choice.starting("stop"):
        return rolls
    safe = not any(choice.number(m, "pokern-effect-roll", "percent") for m in rolls)
    return rolls if rolls and safe else choice.starting("stop")


def row(choice: Choice) -> list[str]:
    """Small numbers high, large ones low, so that there is room on both sides."""
    rows = choice.starting("row ")
    if not rows:
        return []
    number = choice.view["pending"][-1]["number"]
    return [min(rows, key=lambda m: abs(int(m.split()[1]) - 0.5 - number * 7 / 39))]


POKERN = [
    Rule("lesson-pokern-misthrow-misthrow", "An action card can save it", starting("card Re", "card Dup", "card W")),
    Rule("lesson-pokern-misthrow-count", "with one rerolled", starting("count 1")),
    Rule("lesson-pokern-misthrow-read", "The larger one scores more", highest("read")),
    Rule("lesson-pokern-roll-row", "Leave room for smaller numbers above", row),
    Rule("lesson-pokern-roll-eleven", "Still no die can spoil this", safe_roll),
]


# Lusitania XXI


CELLS = ("", "1", "2", "3", "4", "5", "Cook", "Ballistarius")  # what stands in the cells 0 to VII of one's own
BARBARIANS = 2  # in a legion
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


# History of the Roman Empire


def chance(choice: Choice, move: str) -> float | None:
    """In percent, that an army takes the province; None where nobody fights."""
    found = [choice.number(move, f"empire-effect-attack{x}", "percent") for x in ("", "-last")]
    return next((x for x in found if x is not None), None)


STRONG = 5  # armies of a people
LOOT = 3.5  # points of a die
HURT = 2  # what it is worth that another has a province no longer, or a city, and if he leads
TURNS, LAST = 7, 2  # after the last turn so many points for each province with legions
ARMED = ("Kingdom", "Realm", "Cantabri", "Batavi", "Carpi", "Blemmyes", "Isauri", "Alani", "People Revive")
FIGHTING = ("Leader", "Fury", "Weaponry", "God", "Elite")
GUARDING = ("Roman", "Engineering")
HARMING = ("Epidemy", "Plague", "Pestilence", "Wrath", "Disaster", "Rebellion", "Revolt")


def land(choice: Choice, move: str) -> dict[str, Any]:
    """The province of a move."""
    return dict(choice.view["lands"].get(move.split()[1], {}))


def leader(choice: Choice) -> int:
    """Who of the others has most points."""
    sides = choice.view["sides"]
    return max((n for n in range(len(sides)) if n != choice.seat), key=lambda n: sum(sides[n]["vp"]))


def expected(choice: Choice, move: str) -> float:
    """What an army brings, by its chance: the points that the page writes, loot, what another loses, the last turn's 2.

    Nothing at worse than even odds.
    """
    it, odds = land(choice, move), chance(choice, move)
    legions = choice.view["phase"] == "factions"
    last = LAST if choice.view["turn"] == TURNS and legions else 0
    if odds is None:
        return (choice.number(move, "empire-why-gains", "n") or 0) + (0 if it.get("armies") else last)
    gain = (choice.number(move, "empire-gain-if", "n") or 0) + LOOT * (
        choice.number(move, "empire-gain-if", "dice") or 0
    )
    hurt = HURT * (1 + (it.get("city") == "city") + (it.get("side") == leader(choice)))
    return (gain + hurt + last) * odds / 100 if odds >= SAFE else 0


def provinces(choice: Choice) -> list[str]:
    """The province that adds most, if it is a point or more."""
    of = {m: expected(choice, m) for m in choice.starting("place ")}
    return [m for m in of if of[m] == max(of.values()) >= 1]


def peaceful(choice: Choice) -> list[str]:
    """Where nobody fights: a new province, else a city of one's own, where fewest armies are."""
    found = [m for m in choice.starting("place ") if chance(choice, m) is None]
    new = [m for m in found if not land(choice, m).get("armies")]
    cities = [m for m in found if land(choice, m).get("city") == "city"]
    few = min((land(choice, m)["armies"] for m in cities), default=0) if not new else 0
    return new or [m for m in cities if land(choice, m)["armies"] == few] or found


def kind(choice: Choice) -> str:
    """What the newcomer is asked."""
    return str(choice.view["pending"][-1]["kind"])


def first(choice: Choice) -> list[str]:
    """Italia if it is free, else any start that nobody has."""
    if kind(choice) != "starting":
        return []
    found = choice.starting("place ")
    free = [m for m in found if any(x.key == "empire-vacant" for x in sentences(choice.moves[m].effect))]
    return choice.starting("place italia") or free or found


def token(choice: Choice) -> list[str]:
    """A strong people or an emperor who helps is kept, another given to the one who leads; the page tells them."""
    gives = choice.starting("give ")
    points = {m: choice.number(m, "empire-pass-points", "n") or 0 for m in gives}
    asked = list(sentences(choice.asked))
    strong = [x.params["n"] for x in asked if x.key == "empire-means-people"]
    weak = bool(strong and strong[0] < STRONG) or any(x.key == "empire-bonus-none" for x in asked)
    mine = [m for m in gives if choice.moves[m].told.key == "empire-move-keep-token"]
    others = [m for m in gives if m not in mine]
    if mine and not (weak and others):
        return mine
    return [m for m in others if points[m] == max(points[x] for x in others)]


def cards(choice: Choice) -> list[str]:
    """Cards that bring armies at once, those for a fight with peoples, forts with the faction."""
    names: tuple[str, ...] = ()
    if kind(choice) in ("before", "building"):
        names = FIGHTING if choice.view["phase"] == "peoples" else GUARDING
    return choice.starting(*(f"play {name}" for name in (*ARMED, *names)))


def harm(choice: Choice) -> list[str]:
    """Cards against others, while armies are placed, once there is something to harm."""
    if kind(choice) != "placing" or choice.view["turn"] == 1:
        return []
    return choice.starting("play Treachery") or [m for m in choice.starting("play ") if m[5:].startswith(HARMING)]


def aim(choice: Choice) -> list[str]:
    """A province of whoever leads, with a city if he has one; an area with many armies of others."""
    lands = choice.view["lands"]

    def rank(move: str) -> int:
        it = land(choice, move)
        city = it.get("city") == "city"
        return -1 if it.get("side") == choice.seat else 2 * (it.get("side") == leader(choice)) + city

    def armies(move: str) -> int:
        inside = [one for name, one in lands.items() if LANDS[name]["area"] == move.split()[1]]
        return sum(one.get("armies", 0) * (-1 if one.get("side") == choice.seat else 1) for one in inside)

    of = {m: rank(m) for m in choice.starting("aim ")} | {m: armies(m) for m in choice.starting("area ")}
    return [m for m in of if of[m] == max(of.values())]


def forts(choice: Choice) -> list[str]:
    """A fort for a city; free ones also elsewhere."""
    found = choice.starting("fort ")
    cities = [m for m in found if land(choice, m).get("city") == "city"]
    return cities or (found if kind(choice) == "gifts" or choice.view["free"] else [])


def stacked(choice: Choice) -> list[str]:
    """Legions that stand on others."""
    found = choice.starting("pick ") if choice.view["phase"] == "factions" else []
    return [m for m in found if land(choice, m)["armies"] > 1]


EMPIRE = [
    Rule("lesson-empire-people-end", "keep a people of 5 armies or more", token),
    Rule("lesson-empire-start-choose", "Choose Italia", first),
    Rule("lesson-empire-event-plan", "bring armies: play them at once", cards),
    Rule("lesson-empire-event-plan", "against whoever leads", harm),
    Rule("lesson-empire-event-plan", "against whoever leads", aim),
    Rule("lesson-empire-score-plan", "the points that it adds", provinces),
    Rule("lesson-empire-terrain-end", "takes from others, most of all from whoever leads", provinces),
    Rule("lesson-empire-event-end", "each province with legions brings 2", provinces),
    Rule("lesson-empire-people-place-lost", "Place them all", peaceful),
    Rule("lesson-empire-people-place-lost", "Place them all", starting("place ")),
    Rule("lesson-empire-city-site-city", "A city costs nothing now", starting("city ")),
    Rule("lesson-empire-city-end", "rebuild it", starting("rebuild ")),
    Rule("lesson-empire-build-end", "recruit all legions that you can", starting("recruit")),
    Rule("lesson-empire-build-end", "a fort for each city", forts),
    Rule("lesson-empire-build-end", "Take up only those that stand on others", stacked),
    Rule("lesson-empire-city-site-city", "scores every time", starting("spare", "keep")),
    Rule("lesson-empire-event-keep-leave", "Leave the armies where they are", starting("done")),
]
RULES: dict[str, list[Rule]] = {
    "roma": ROMA, "arena": ARENA, "pokern": POKERN, "lusitania": LUSITANIA, "empire": EMPIRE,
}  # fmt: skip


def choose(state: State, rng: random.Random) -> int:
    """What the newcomer does."""
    seat, view = state.to_move, state.view(state.to_move)
    moves = {state.text(a): a for a in state.legal()}
    told = {text: state.game.legal_move(view, a) for text, a in moves.items()}
    calm = {text: move for text, move in told.items() if move.confirmation is None} or told
    choice = Choice(dict(view), seat, calm, state.game.load("words").ask(view))
    for rule in RULES[state.game.title]:
        if wanted := rule.wanted(choice):
            return moves[rng.choice(list(wanted))]
    return moves[rng.choice(list(calm))]


def won(game: Game, seed: int) -> bool:
    """Whether the newcomer wins a game; a shared victory counts. His seat changes from game to game."""
    rng = random.Random(seed)
    state, mine = game.start(), seed % game.players
    level = level_of(EASIEST, game.title)
    while state.to_move != OVER:
        if state.to_move == CHANCE:
            state.sample(rng)
        elif state.to_move == mine:
            state.apply(choose(state, rng))
        else:
            question = ask(state, rng)
            state.apply(level.choose(question, Limits(), warm=False).action)
    return state.ranks()[mine] == 0


def main() -> None:
    """Say for each title what was won."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("titles", nargs="*", default=TITLES)
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--players", type=int, help="at the table; as usual in the title if not given")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    for title in given.titles:
        bad = [line for one in lessons(title) for line in problems(one)]
        game, wins = Game(title, given.players, {}), 0
        for n in range(given.games):
            wins += won(game, given.seed + n)
            print(f"\r{title}: {wins} of {n + 1}", end="", flush=True)
        taught = f"{len(lessons(title))} lessons, {len(bad)} problems"
        print(f"\r{title}: {game.players} players, {taught}; won {wins} of {given.games}")


if __name__ == "__main__":
    main()
