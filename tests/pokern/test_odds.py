"""All tables of chances (source: A4), from the rules alone and as fractions; and that the rules play out like that."""

from __future__ import annotations

from fractions import Fraction
from functools import cache
from itertools import combinations_with_replacement

import pytest
from tests.pokern.table import EVERY, POKERN, Table, misthrow, table

import ludi
from ludi import CHANCE
from ludi.games.pokern import constants as K
from ludi.games.pokern.numbers import alive
from ludi.games.pokern.odds import NEEDS, Dice, counted, falls, reach, reachable, readings, rescues, risk

FITS = frozenset(NEEDS)  # an empty column has a row for every number
SORTED = [d for n in range(1, 7) for d in combinations_with_replacement((K.I, K.V, K.X), n)]
ALIVE = [d for d in SORTED if alive(*counted(d))]


def dice(text: str) -> Dice:
    """`I V XX` as faces."""
    return tuple(sorted(K.FACE_NAMES.index(face) for face in text.replace(" ", "")))


def text(faces: Dice) -> str:
    """Faces with spaces between them."""
    return " ".join(K.FACE_NAMES[face] for face in faces)


def fraction(words: str) -> Fraction:
    return Fraction(words)


# dice, numbers, chance of a misthrow by the next die, faces that go on, chance to pass through if one never stops
TABLE = """
I        | 1      | 0   | I V X | 1/2
V        | 5      | 1/6 | I X   | 1/6
X        | 10     | 0   | I V X | 1/3
II       | 2      | 0   | I V X | 1/4
I V      | 4, 6   | 1/6 | I X   | 1/6
I X      | 9, 11  | 0   | I V X | 1/3
V X      | 15     | 1/6 | I X   | 1/9
XX       | 20     | 0   | I V X | 1/9
III      | 3      | 1/2 | V X   | 1/8
II V     | 7      | 1/6 | I X   | 1/8
II X     | 12     | 0   | I V X | 1/4
I V X    | 14, 16 | 1/6 | I X   | 1/6
I XX     | 19, 21 | 0   | I V X | 1/6
V XX     | 25     | 1/6 | I X   | 1/18
XXX      | 30     | 0   | I V X | 1/27
III V    | 8      | 2/3 | X     | 1/12
III X    | 13     | 1/2 | V X   | 1/6
II V X   | 17     | 1/6 | I X   | 1/6
II XX    | 22     | 0   | I V X | 1/6
I V XX   | 24, 26 | 1/6 | I X   | 1/9
I XXX    | 29, 31 | 0   | I V X | 2/27
V XXX    | 35     | 1/2 | I     | 2/81
XXXX     |        | 1/2 | I     | 1/81
III V X  | 18     | 2/3 | X     | 5/36
III XX   | 23     | 1/2 | V X   | 5/36
II V XX  | 27     | 1/6 | I X   | 5/36
II XXX   | 32     | 1/3 | I V   | 5/54
I V XXX  | 34, 36 | 1/2 | I     | 5/81
I XXXX   | 39     | 1   |       | 5/162
III V XX | 28     |     |       | 5/36
III XXX  | 33     |     |       | 5/54
II V XXX | 37     |     |       | 5/54
"""
ROWS = [[cell.strip() for cell in line.split("|")] for line in TABLE.strip().splitlines()]


def test_the_table_has_the_32_multisets_that_are_alive_31_of_them_numbers() -> None:
    assert sorted(dice(row[0]) for row in ROWS) == sorted(ALIVE)
    assert (len(ALIVE), sum(bool(readings(d, False)) for d in ALIVE)) == (32, 31)
    assert len(SORTED) == 83


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row[0])
def test_a_row_of_the_table_of_numbers(row: list[str]) -> None:
    faces = dice(row[0])
    assert readings(faces, False) == {int(n) for n in row[1].split(",") if n}
    if len(faces) < 6:
        assert risk(faces, 1, 2, FITS, False) == fraction(row[2])
        assert [f for f in "IVX" if alive(*counted((*faces, K.FACE_NAMES.index(f))))] == row[3].split()
    assert passing(faces) == fraction(row[4])
    for number in readings(faces, False):
        assert reach((), number, False) == fraction(row[4])


@cache
def passing(faces: Dice) -> Fraction:
    """The chance to pass through dice if one never stops: through those with one die less, and then that die."""
    if not faces:
        return Fraction(1)
    found = Fraction(0)
    for face in set(faces):
        before = list(faces)
        before.remove(face)
        if not before or alive(*counted(tuple(before))):
            found += passing(tuple(before)) * Fraction(K.SIDES[face], 6)
    return found


def test_never_stopping_the_first_misthrow_comes_at_this_die() -> None:
    at = [
        sum((passing(d) * risk(d, 1, 2, FITS, False) for d in ALIVE if len(d) == n - 1), Fraction(0))
        for n in range(2, 7)
    ]
    assert at == [Fraction(1, 36), Fraction(5, 108), Fraction(13, 108), Fraction(11, 54), Fraction(5, 18)]
    assert 1 - sum(at) == sum(passing(d) for d in ALIVE if len(d) == 6) == Fraction(35, 108)


def test_ten_multisets_have_no_risk() -> None:
    free = [d for d in ALIVE if len(d) < 6 and risk(d, 1, 2, FITS, False) == 0]
    assert sorted(free) == sorted(map(dice, ["I", "X", "II", "XX", "IX", "IIX", "IXX", "XXX", "IIXX", "IXXX"]))


def test_the_best_single_turn_without_cards_or_column_is_worth_152_ninths() -> None:
    stops: set[int] = set()

    @cache
    def worth(faces: Dice) -> Fraction:
        stop = max(readings(faces, False), default=0)
        if len(faces) == 6:
            return Fraction(stop)
        onward = sum(
            (Fraction(w, 6) * worth(d) for f, w in falls(1, False) if alive(*counted(d := tuple(sorted(faces + f))))),
            Fraction(0),
        )
        if stop >= onward:
            stops.update(readings(faces, False))
        return max(Fraction(stop), onward)

    assert worth(()) == Fraction(152, 9)
    assert stops | {28, 33, 37} == {8, 13, 18, 23, 24, 26, 25, 27, 28, 30, 32, 33, 34, 36, 35, 37, 39}


# misthrow, best chances by Reroll I, Reroll V, Reroll One with their best uses, and what Remove One may leave
RESCUE = """
VV     | -             | 35/36 (2) | 5/6 (V)      | 5
VVX    | -             | 35/36 (2) | 5/6 (V)      | 15
IVV    | -             | 35/36 (2) | 5/6 (V)      | 4/6
VVXX   | -             | 35/36 (2) | 5/6 (V)      | 25
IVVX   | -             | 35/36 (2) | 5/6 (V)      | 14/16
IIVV   | -             | 5/6 (1)   | 5/6 (V)      | 7
IIII   | 29/36 (4)     | -         | 1/2 (I)      | 3
XXXXX  | -             | -         | 1/2 (X)      | XXXX
VXXXX  | -             | 1/2 (1)   | 1/2 (V or X) | 35, XXXX
VVXXX  | -             | 3/4 (2)   | 1/2 (V)      | 35
IVVXX  | -             | 35/36 (2) | 5/6 (V)      | 24/26
IIVVX  | -             | 5/6 (1)   | 5/6 (V)      | 17
IIIVV  | -             | 1/3 (1)   | 1/3 (V)      | 8
IIIIX  | 173/216 (3)   | -         | 1/2 (I)      | 13
IIIIV  | 49/108 (3)    | -         | 1/3 (I)      | 8
IXXXXX | -             | -         | 0            | 39
IVXXXX | -             | 0         | 1/2 (X)      | 39, 34/36
IVVXXX | -             | 1/2 (1)   | 1/2 (V)      | 34/36
IIXXXX | -             | -         | 2/3 (X)      | 39, 32
IIVVXX | -             | 5/6 (1)   | 5/6 (V)      | 27
IIIVVX | -             | 1/3 (1)   | 1/3 (V)      | 18
IIIIXX | 11/18 (2)     | -         | 1/2 (I)      | 23
IIIIVX | 4/9 (2)       | -         | 1/3 (I)      | 18
"""
MISTHROWS = [[cell.strip() for cell in line.split("|")] for line in RESCUE.strip().splitlines()]


def test_one_roll_can_produce_23_misthrows() -> None:
    found = {
        d
        for before in [(), *(d for d in ALIVE if len(d) < 6)]
        for more, _ in falls(1, False)
        if not alive(*counted(d := tuple(sorted(before + more))))
    }
    assert len(found) == 23
    assert found == {dice(row[0]) for row in MISTHROWS}


def best(uses: dict[int, Fraction]) -> tuple[Fraction, set[int]]:
    """The best chance, and what has it."""
    most = max(uses.values(), default=Fraction(0))
    return most, {what for what, chance in uses.items() if chance == most and most}


@pytest.mark.parametrize("row", MISTHROWS, ids=lambda row: row[0])
def test_a_row_of_the_table_of_rescues(row: list[str]) -> None:
    faces = dice(row[0])
    found = rescues(faces, 6 - len(faces), FITS, False)
    for card, cell in zip((K.REROLL_I, K.REROLL_V, K.REROLL_ONE), row[1:4], strict=True):
        chance, uses = best(found.get(card, {}))
        value, _, bracket = cell.partition(" (")
        wanted = {int(w) if w.isdigit() else K.FACE_NAMES.index(w) for w in bracket.rstrip(")").split(" or ") if w}
        assert chance == (0 if value == "-" else fraction(value))
        assert uses == wanted
    left = {without(faces, face) for face, chance in found[K.REMOVE_ONE].items() if chance == 1}
    assert left == {of_name(name) for name in row[4].split(", ")}
    assert set(found[K.REMOVE_ONE].values()) <= {0, 1}


def without(faces: Dice, face: int) -> Dice:
    """Dice less one of a face."""
    left = list(faces)
    left.remove(face)
    return tuple(left)


def of_name(name: str) -> Dice:
    """The dice of a cell: XXXX, or those of a number."""
    if name.startswith("X"):
        return dice(name)
    i, v, x = NEEDS[int(name.split("/")[0])]
    return (K.I,) * i + (K.V,) * v + (K.X,) * x


def test_remove_one_always_repairs_a_fresh_misthrow() -> None:
    for row in MISTHROWS:
        assert max(rescues(dice(row[0]), 6 - len(dice(row[0])), FITS, False)[K.REMOVE_ONE].values()) == 1


def test_rerolls_can_lead_to_misthrows_outside_the_table() -> None:
    t = misthrow("I I I I").play("card Reroll I", "count 4", "die V", "die V", "die V", "die V")
    assert t.decision == "misthrow"
    assert rescues((K.V,) * 4, 2, FITS, False)[K.REROLL_V][3] > 0


# The rules play out like that


def chance_of(state: ludi.State, wanted: set[str]) -> Fraction:
    """The chance that what comes next after the dice is one of some decisions, by playing out the rules."""
    if state.to_move != CHANCE:
        return Fraction(state.decision() in wanted)
    found = Fraction(0)
    for action, weight in state.chance():
        after = state.copy()
        after.apply(action)
        found += Fraction(weight, 6) * chance_of(after, wanted)
    return found


OWN = ["- - - - - - -", "17 18 - 27 - 32 34", "1 2 3 4 5 6 -", "28 33 37 - - - -"]


@pytest.mark.parametrize("own", OWN)
@pytest.mark.parametrize("options", [{}, {"several_dice": True}, {"order_rule": True, "cards_on_valid": True}], ids=str)
def test_the_risk_in_the_view_is_that_of_the_rules(own: str, options: dict[str, bool]) -> None:
    game, compared = ludi.make("pokern", **options), 0
    for faces in ALIVE:
        t = table(text(faces), own, game=game)
        if t.decision == "choosing":
            found = t.state.view(None)["odds"]["risk"]
            rolls = t.chosen("roll")
            assert len(found) == len(rolls)
            for words, (top, bottom) in zip(rolls[:3], found, strict=False):
                after = Table(t.state.copy()).play(words)
                assert chance_of(after.state, {"misthrow"}) == Fraction(top, bottom), (faces, words)
                compared += 1
    assert compared > 25


@pytest.mark.parametrize("own", OWN)
@pytest.mark.parametrize("order", [False, True])
@pytest.mark.parametrize("row", MISTHROWS, ids=lambda row: row[0])
def test_the_rescues_in_the_view_are_those_of_the_rules(row: list[str], own: str, order: bool) -> None:
    game = ludi.make("pokern", order_rule=order)
    t = misthrow(text(dice(row[0])), own, game=game)
    found = t.state.view(None)["odds"]["rescue"]
    for card in K.CARD_NAMES[: K.DUPLICATE]:
        assert (f"card {card}" in t.options) == (card in found)
        for what, top, bottom in found.get(card, []):
            word = "count" if card in ("Reroll I", "Reroll V") else "at" if order else "pick"
            after = Table(t.state.copy()).play(f"card {card}", f"{word} {what}")
            good = [after]
            while good[0].decision == "picking":  # which of them: the best
                good = [Table(s.state.copy()).play(w) for s in good for w in s.options]
            alive_ = max(1 - chance_of(s.state, {"misthrow"}) for s in good)
            assert alive_ == Fraction(top, bottom), (card, what)


def test_duplicate_is_certain_where_it_can_be_played() -> None:
    assert misthrow("I I I X X X", "33").state.view(None)["odds"]["rescue"]["Duplicate"] == [["", 1, 1]]
    assert "Duplicate" not in misthrow("V V", "33").state.view(None)["odds"]["rescue"]


@pytest.mark.parametrize("order", [False, True])
def test_the_chances_to_reach_a_number_are_those_of_the_rules(order: bool) -> None:
    """Rolling on until the number is there: from every alive multiset, in every order if that counts."""
    game = ludi.make("pokern", order_rule=order)

    @cache
    def played(words: str, number: int) -> Fraction:
        t = table(words, game=game)
        if t.decision == "misthrow":
            return Fraction(0)
        if number in t.readings:
            return Fraction(1)
        if "roll 1" not in t.options and t.decision != "rolling":
            return Fraction(0)
        faces = [("I", 3), ("V", 1), ("X", 2)]
        return sum((Fraction(w, 6) * played(f"{words} {f}".strip(), number) for f, w in faces), Fraction(0))

    for words in ("", "I", "X I", "X V", "I X X", "X X X"):
        faces = tuple(K.FACE_NAMES.index(face) for face in words.split())
        found = reachable(faces, 6 - len(faces), FITS, order)
        for number in (4, 9, 14, 19, 21, 27, 28, 29, 34, 35, 39):
            assert found.get(number, 0) == played(words, number), (words, number)


def test_the_view_shows_the_numbers_that_can_still_be_entered_and_rolled() -> None:
    t = table("X X", "- 21 - - - - -")
    found = {n: Fraction(top, bottom) for n, top, bottom in t.state.view(None)["odds"]["reach"]}
    assert found[20] == 1
    assert 21 not in found, "listed already"
    assert 19 in found
    assert 15 not in found, "there are two X"
    assert found[39] == 3 * Fraction(1, 3) ** 2 * Fraction(1, 2)
    assert table("X X", "- 21", removed=2, hand="").state.view(None)["odds"]["reach"][-1][0] < 37


def test_a_removed_die_cannot_be_rolled() -> None:
    four = table("X V", hand="", removed=2)
    assert {n for n, *_ in four.state.view(None)["odds"]["reach"]} == {14, 15, 16, 17, 24, 25, 26, 35}


def test_odds_are_small_whole_numbers() -> None:
    for own in OWN:
        for faces in SORTED:
            for value in flat(table(text(faces), own).state.view(0)["odds"]):
                assert value in (*K.FACE_NAMES, *K.CARD_NAMES) or (isinstance(value, int) and 0 <= value <= 6**6)


def flat(found: object) -> list[object]:
    """All values in a nest of lists and objects."""
    if isinstance(found, dict):
        return [x for value in found.values() for x in flat(value)]
    return [x for value in found for x in flat(value)] if isinstance(found, list) else [found]


def test_while_dice_fall_and_when_all_is_over_there_are_no_odds() -> None:
    assert POKERN.start().view(None)["odds"] == {}
    assert table("X X").play("stop").state.view(None)["odds"] == {}
    assert table("", "10", EVERY, pending=[]).state.view(None)["odds"] == {}
