"""Battles and what follows from them: retreat, dice, conquest, looting."""

from __future__ import annotations

from ludi.kernel.frames import CHANCE, push

from . import constants as K
from .board import (
    clear,
    controller,
    defended,
    holds,
    is_capital,
    is_legions,
    is_people,
    loot,
    lose,
    raze,
    ruin,
    seat_of,
    shift,
)
from .map import HARD, NEAR
from .state import State


def forget(g: State) -> None:
    """No battle goes on any more."""
    b = g.battle
    b.at = 0
    b.force = 0
    b.foe = 0
    b.round = 0
    b.alone = 0
    b.hard = 0
    b.over = 0
    b.inside = 0
    b.left = 0
    b.origin = 0


def modified(g: State) -> bool:
    """Whether the modifiers of the phase serve the attacker: the main people or the faction, by its own armies."""
    return g.battle.force == g.main and g.battle.inside == 0


def attack(g: State, l: int) -> None:
    """An army of the mover, taken from the pool, attacks a land: in the same battle if one was there in this phase."""
    b = g.battle
    if b.at != l + 1:
        forget(g)
        b.at = l + 1
        b.force = g.mover
        b.foe = g.holder[l]
        b.round = g.fought >> l & 1
        b.alone = 1 if only_a_fort(g, l) else 0
    b.left = 1
    own = holds(g, g.mover)
    if own == 0:
        own = g.held
    b.over = 1 if NEAR[l] & own == 0 and own != 0 else 0
    b.hard = 1 if own != 0 and NEAR[l] & own & ~HARD[l] == 0 and own >> l & 1 == 0 else 0
    if controller(g, b.foe) == g.active:
        clear(g, l)
        conquest(g, l, 0)
    elif may_be_bribed(g, l):
        push(g, K.OFFERING, seat_of(g, controller(g, b.foe)), controller(g, b.foe), 0)
    else:
        next_round(g)


def only_a_fort(g: State, l: int) -> bool:
    """Whether a fort would be the only defender at the start of the mover's combat (draft 12.2)."""
    return g.armies[l] == 0 and g.fought >> l & 1 == 0


def may_be_bribed(g: State, l: int) -> bool:
    """Rule 60: the main people is about to attack a land of a faction, whose owner has points to offer."""
    b = g.battle
    if g.opt.bribes == 0 or b.round > 0 or not is_legions(b.foe) or g.armies[l] == 0:
        return False
    if b.force != g.main or not is_people(b.force):
        return False
    return g.side[controller(g, b.foe)].vp[K.OF_FACTIONS] > 0


def invade(g: State, l: int, force: int, n: int, origin: int) -> None:
    """Armies appear inside a land and fight until one side is gone (rule 54). origin: side + 1, for rebels."""
    forget(g)
    b = g.battle
    b.at = l + 1
    b.force = force
    b.foe = g.holder[l]
    b.alone = 1 if g.armies[l] == 0 else 0
    b.inside = 1
    b.left = n
    b.origin = origin
    if force != K.REBELS and controller(g, b.foe) == g.active:
        clear(g, l)
        conquest(g, l, 0)
    else:
        next_round(g)


def walk_in(g: State, l: int, force: int) -> None:
    """An army takes a land without a fight; whoever is there is lost (Treachery)."""
    forget(g)
    b = g.battle
    b.at = l + 1
    b.force = force
    b.foe = g.holder[l]
    b.left = 1
    clear(g, l)
    conquest(g, l, 1)


def must_be_fought(g: State, l: int) -> bool:
    """Whether a fort without a garrison fights (rule 29)."""
    if is_legions(g.battle.force) and g.battle.alone == 1:
        return False
    return not (g.siege == 1 and modified(g))


def refuge(g: State, l: int, displaced: int) -> int:
    """Where an army of a land may go: to its own force next to it; in battle also to an own fort (rules 14, 34)."""
    found = 0
    for to in range(K.LANDS):
        if NEAR[l] >> to & 1 and g.holder[to] == g.holder[l] and g.armies[to] < K.STACK:
            if g.armies[to] > 0 or displaced == 0:
                found |= 1 << to
    return found


def next_round(g: State) -> None:
    """The next target of the attacker: an army, which may retreat first, then a fort, then the land is his."""
    b = g.battle
    l = b.at - 1
    if g.armies[l] == 0:
        if g.fort[l] != K.NO_FORT and must_be_fought(g, l):
            push(g, K.ROLLING, CHANCE, 0, 0)
        else:
            conquest(g, l, 1)
    elif b.round > 0 and may_retreat(g) and refuge(g, l, 0) != 0:
        push(g, K.RETREATING, seat_of(g, controller(g, g.holder[l])), l, 0)
    else:
        push(g, K.ROLLING, CHANCE, 0, 0)


def may_retreat(g: State) -> bool:
    """Only factions retreat in battle, and not from a surprise attack."""
    return is_legions(g.battle.foe) and not (g.surprise == 1 and modified(g))


def retreat(g: State, l: int, to: int) -> None:
    """One legion leaves the battle; those behind it may follow."""
    shift(g, l, to)
    if g.armies[l] > 0 and refuge(g, l, 0) != 0:
        push(g, K.RETREATING, seat_of(g, controller(g, g.battle.foe)), l, 0)
    else:
        stand(g)


def stand(g: State) -> None:
    """Nobody more retreats in this round."""
    l = g.battle.at - 1
    if g.armies[l] == 0:
        next_round(g)
    else:
        push(g, K.ROLLING, CHANCE, 0, 0)


# Dice


def attack_dice(g: State) -> int:
    """How many the attacker rolls."""
    return K.ATTACK_DICE if g.three == 1 and modified(g) else K.USUAL_DICE


def is_hard(g: State) -> bool:
    """Whether the defender has two dice: difficult terrain that is not overcome."""
    if g.battle.hard == 0:
        return False
    return g.battle.over == 1 or not (modified(g) and (g.surprise == 1 or g.roads == 1))


def fort_helps(g: State) -> bool:
    """Whether a fort in the land counts."""
    return g.fort[g.battle.at - 1] != K.NO_FORT and not (g.siege == 1 and modified(g))


def defence_bonus(g: State) -> int:
    """What the defender adds to his die: a fort; a people that is attacked from overseas."""
    n = 1 if fort_helps(g) else 0
    if g.battle.over == 1 and K.PEOPLE <= g.battle.foe < K.KINGDOM:
        n += 1
    return n


def tie_of(g: State) -> int:
    """Who wins a tie: 1 the attacker, -1 a fortress, 0 nobody."""
    by_attack = g.ties == 1 and modified(g)
    by_fortress = fort_helps(g) and g.fort[g.battle.at - 1] == K.FORTRESS
    if by_attack == by_fortress:
        return 0
    return 1 if by_attack else -1


def die(g: State, i: int, value: int) -> None:
    """A die of the battle falls; after the last one the round is decided."""
    g.battle.rolled[i] = value
    after = i + 1
    if after == attack_dice(g):
        after = K.ATTACK_DICE
    if after < K.ATTACK_DICE + (K.HARD_DICE if is_hard(g) else K.DEFENCE_DICE):
        push(g, K.ROLLING, CHANCE, after, 0)
        return
    r = g.battle.rolled
    difference = max(r[0], r[1], r[2]) - max(r[3], r[4]) - defence_bonus(g)
    if modified(g):
        difference += g.plus
    if difference == 0:
        difference = tie_of(g)
    if r[0] == r[1] and r[1] == r[2]:
        g.three = 0
    for k in range(K.DICE):
        r[k] = 0
    if difference == 0:
        push(g, K.ROLLING, CHANCE, 0, 0)
    elif difference > 0:
        target_falls(g)
    else:
        attacker_falls(g)


def target_falls(g: State) -> None:
    """One defending army, or the fort without a garrison."""
    b = g.battle
    l = b.at - 1
    b.round += 1
    if g.armies[l] > 0:
        lose(g, l)
        next_round(g)
    else:
        conquest(g, l, 1)


def attacker_falls(g: State) -> None:
    """The attacker is lost, unless he is of the elite; inside a land the next one goes on."""
    b = g.battle
    l = b.at - 1
    b.round += 1
    if g.elite == 1 and modified(g) and g.spared >> l & 1 == 0:
        g.spared |= 1 << l
        next_round(g)
        return
    b.left -= 1
    if b.left > 0:
        next_round(g)
    elif b.inside == 1:
        forget(g)
    else:
        g.fought |= 1 << l


# Conquest


def conquest(g: State, l: int, with_loot: int) -> None:
    """The land is the attacker's, with what that means for fort and city (rule 36)."""
    b = g.battle
    force, foe = b.force, b.foe
    if force == K.REBELS:
        g.rebel[l * K.SIDES + b.origin - 1] += b.left
        g.cause[l] = g.active + 1
    g.holder[l] = force
    g.armies[l] = b.left
    g.fought &= ~(1 << l)
    forget(g)
    if is_legions(force):
        if g.city[l] == K.CITY and not is_legions(foe) and with_loot == 1:
            if g.opt.forced_loot == 1:
                loot(g, l, K.LOOT_CITY)
            else:
                push(g, K.LOOTING, seat_of(g, g.active), l, 0)
        if g.fort[l] != K.NO_FORT:
            push(g, K.TAKING, seat_of(g, g.active), l, 0)
        return
    if g.fort[l] != K.NO_FORT:
        raze(g, l)
    if g.city[l] == K.CITY:
        if force == K.REBELS or with_loot == 0:
            ruin(g, l)
        else:
            loot(g, l, K.LOOT_CAPITAL if is_capital(g, l) else K.LOOT_CITY)


# Rule 60


def offer(g: State, side: int, n: int) -> None:
    """A faction offers points to a people that is about to attack it; nothing is nothing."""
    if n == 0:
        next_round(g)
    else:
        push(g, K.ANSWERING, seat_of(g, g.active), side, n)


def accept(g: State, side: int, n: int) -> None:
    """The points change hands, the army goes back, and that faction is left in peace for this turn."""
    g.side[side].vp[K.OF_FACTIONS] -= n
    g.side[g.active].vp[K.OF_PEOPLES] += n
    g.barred |= 1 << side
    g.pool += 1
    forget(g)


def open_to(g: State, mask: int, force: int) -> int:
    """Of a set of lands those that a force may enter: room for one more of its own, no faction that has paid."""
    found = 0
    for l in range(K.LANDS):
        if mask >> l & 1:
            if g.holder[l] == force:
                if g.armies[l] < K.STACK:
                    found |= 1 << l
            elif not (is_legions(g.holder[l]) and force == g.main and g.barred >> controller(g, g.holder[l]) & 1):
                found |= 1 << l
    return found


def enemies(g: State, mask: int, force: int) -> int:
    """Of a set of lands those that are defended by another player, or by rebels."""
    found = 0
    for l in range(K.LANDS):
        if mask >> l & 1 and defended(g, l, force) and controller(g, g.holder[l]) != g.active:
            found |= 1 << l
    return found & open_to(g, mask, force)
