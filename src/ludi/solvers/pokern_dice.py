"""The dice of a turn of Römisch Pokern as tables: the 84 multisets, and the cells that a set of cards is solved in.

For one set of cards there is a cell for every (dice taken out, dice about to fall at once, dice lying): what that is
worth. None about to fall are dice that lie and wait for a decision.
"""

from __future__ import annotations

from ludi.games.pokern.constants import CARDS, DICE, SIDES, SIDES_OF_A_DIE
from ludi.games.pokern.numbers import alive, high, low

from .arrays import np

SETS = 1 << CARDS
OUT = 3  # 0, 1 or 2 dice taken out
REROLL_I, REROLL_V, REROLL_ONE, REMOVE_ONE, DUPLICATE, WILD = (1 << card for card in range(CARDS))
CHANCE = np.array([s / SIDES_OF_A_DIE for s in SIDES[1:]])

# By size ascending: counts of I, V, X; the two readings; what more or fewer dice lead where.
MULTISETS = sorted(
    ((i, v, x) for i in range(7) for v in range(7) for x in range(7) if i + v + x <= DICE), key=lambda m: (sum(m), m)
)
NUMBER_OF = {m: n for n, m in enumerate(MULTISETS)}
SIZE = np.array([sum(m) for m in MULTISETS], np.int64)
READINGS = np.array([[high(*m), low(*m)] for m in MULTISETS], np.int64)
ALIVE = np.array([alive(*m) and sum(m) > 0 for m in MULTISETS])
UP_TO = np.array([sum(1 for m in MULTISETS if sum(m) <= n) for n in range(DICE + 1)], np.int64)
WRITTEN = np.array([m for m in range(len(MULTISETS)) if READINGS[m, 0] > 0], np.int64)  # those that are numbers
SLOT = np.array([int(np.searchsorted(WRITTEN, m)) if READINGS[m, 0] > 0 else -1 for m in range(len(MULTISETS))])


def _changed(m: int, face: int, by: int) -> int:
    """The multiset with dice of a face added, or taken away; -1 if there is none."""
    counts = list(MULTISETS[m])
    counts[face] += by
    return NUMBER_OF.get((counts[0], counts[1], counts[2]), -1)


FIRST = np.zeros((OUT, DICE + 1), np.int64)  # first cell of (taken out, about to fall)
CELLS = 0
for _r in range(OUT):
    for _n in range(DICE - _r + 1):
        FIRST[_r, _n] = CELLS
        CELLS += int(UP_TO[DICE - _r - _n])

# A cell with dice about to fall, and the cells that the three faces lead to; those of r from FALLS[r] to FALLS[r + 1].
_FALLING = [
    (FIRST[r, n] + m, *(FIRST[r, n - 1] + _changed(m, face, 1) for face in range(3)))
    for r in range(OUT)
    for n in range(1, DICE - r + 1)
    for m in range(UP_TO[DICE - r - n])
]
FALLING = np.array(_FALLING, np.int64)
FALLS = np.array([sum(1 for f in _FALLING if f[0] < (FIRST[r, 0] if r < OUT else CELLS)) for r in range(OUT + 1)])


def _uses(r: int, m: int, card: int) -> list[int]:
    """The cells that one of the first four cards may lead to."""
    found = []
    if card < 2:
        for n in range(1, MULTISETS[m][card] + 1):
            found.append(int(FIRST[r, n]) + _changed(m, card, -n))
    elif card == 2 or r + 1 < OUT:
        for face in range(3):
            if MULTISETS[m][face]:
                found.append(int(FIRST[r, 1] if card == 2 else FIRST[r + 1, 0]) + _changed(m, face, -1))
    return found


# The cells of card k for cell c (dice that lie) are USES[USE[c, k]:USE[c, k + 1]]; all of Wild's stand together.
USE = np.zeros((CELLS, 5), np.int64)
_USES: list[int] = []
for _r in range(OUT):
    for _m in range(UP_TO[DICE - _r]):
        for _card in range(4):
            USE[FIRST[_r, 0] + _m, _card] = len(_USES)
            _USES += _uses(_r, _m, _card)
        USE[FIRST[_r, 0] + _m, 4] = len(_USES)
USES = np.array(_USES, np.int64)
