"""What one more land or city would bring its side at the end of the phase: the worth of a move that scores."""

from __future__ import annotations

from . import constants as K
from .board import controller, defended, holds, is_capital, is_legions
from .map import AREA_OF, LAND_IDS, VALUE
from .notation import lands_of
from .phases import can_rebuild, can_site, emperor
from .placing import targets
from .scoring import census, city_worth, counted, grade, rivals_of
from .state import State


def margins(g: State) -> dict[str, int]:
    """For each land where the next choice of the phase adds points to its scoring, how many; of an attack, if it falls.

    An army that is placed, a city that is built or rebuilt. Where all make room for a force that comes, and what
    legions save by retreating, is not foreseen.
    """
    match g.stack[max(g.depth - 1, 0)].kind:
        case K.PLACING if comes(g):
            found = {}
        case K.PLACING:
            found = {name: taken(g, LAND_IDS.index(name)) for name in lands_of(targets(g))}
        case K.SITES:
            found = {name: new_city(g, LAND_IDS.index(name)) for name in lands_of(can_site(g))}
        case K.BUILDING:
            found = {name: rebuilt(g, LAND_IDS.index(name)) for name in lands_of(can_rebuild(g))}
        case _:
            found = {}
    return {name: n for name, n in found.items() if n}


def comes(g: State) -> bool:
    """Whether the next army is the first of a force in its start land."""
    return g.held == 0 and not is_legions(g.mover) and holds(g, g.mover) == 0


def track_of(force: int) -> int:
    """The track on which a force scores."""
    return K.OF_FACTIONS if is_legions(force) else K.OF_PEOPLES


def taken(g: State, l: int) -> int:
    """What an army of the mover in a land adds, if nobody else is left there."""
    side, track, area = g.active, track_of(g.mover), AREA_OF[l]
    own = g.armies[l] > 0 and controller(g, g.holder[l]) == side and track_of(g.holder[l]) == track
    if track != g.phase:
        return 0
    worth = city_worth(g, l, track)
    left = 0 if looted(g, l) and g.opt.looted_score == 0 else worth
    city = left - (worth if own else 0)
    emperor_s = int(track == K.OF_FACTIONS and not own and emperor(g, side) == K.LAND_POINTS)
    return area_gain(g, side, track, area, l) + city + emperor_s


def area_gain(g: State, side: int, track: int, area: int, l: int) -> int:
    """What the area of a land is worth more to a side if the land is its own."""
    held = census(g, area)
    n, rivals = counted(held, side, track), rivals_of(g, held, side)
    before = grade(g, side, track, area, n, rivals)
    if g.armies[l] > 0 and (other := controller(g, g.holder[l])) >= 0:
        held -= 1 << 3 * (2 * other + track_of(g.holder[l]))
    held += 1 << 3 * (2 * side + track)
    more = counted(held, side, track)
    if track == K.OF_FACTIONS and closed(g, side, area, l):
        more = K.AREA_SIZE
    after = grade(g, side, track, area, more, rivals_of(g, held, side))
    value: int = VALUE[area * K.TURNS + g.turn - 1]
    return value * (after - before)


def closed(g: State, side: int, area: int, l: int) -> bool:
    """Whether a faction has all other lands of an area, be it by forts alone."""
    lands = range(area * K.AREA_SIZE, (area + 1) * K.AREA_SIZE)
    return all(g.holder[other] == K.LEGIONS + side for other in lands if other != l)


def looted(g: State, l: int) -> bool:
    """Whether the city of a land has to be looted where the mover conquers it (rule 36)."""
    if not defended(g, l, g.mover) or g.city[l] != K.CITY:
        return False
    if not is_legions(g.mover):
        return True
    own = controller(g, g.holder[l]) == g.active
    return not own and not is_legions(g.holder[l]) and g.opt.forced_loot == 1


def new_city(g: State, l: int) -> int:
    """What a new city adds."""
    return K.ROMAN_CAPITAL if is_capital(g, l) else K.ROMAN_CITY


def rebuilt(g: State, l: int) -> int:
    """What a city adds that is rebuilt; its price is told with the move."""
    return new_city(g, l) - city_worth(g, l, K.OF_FACTIONS)
