"""A player's own data file in the place of ours."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest
from tests.cli.terminal import LUDI, complaint, environment, only_game, run

from ludi.games.empire.data import checked
from ludi.kernel.errors import LudiError
from ludi.kernel.facts import GAMES, facts, filled
from ludi.kernel.own_data import check_own

OURS = (GAMES / "empire" / "facts.toml").read_text("utf-8")


@pytest.fixture
def own(tmp_path: Path) -> Path:
    """A file in which Gallia is worth nine in turn 1, as somebody has read on his board."""
    first = OURS.index('id = "gallia"')
    end = OURS.index("[[area]]", first)
    gallia = OURS[first:end].replace("vp = [2,", "vp = [9,").replace('vp_src = "RECONSTRUCTED"', 'vp_src = "FACT:SEED"')
    assert gallia != OURS[first:end]
    file = tmp_path / "mine.toml"
    file.write_text(OURS[:first] + gallia + OURS[end:], "utf-8")
    return file


@pytest.mark.soak
def test_a_game_is_played_with_the_values_of_the_file(tmp_path: Path, own: Path) -> None:
    data = tmp_path / "data"
    words = ["--plain", "--bot", "random", "--seed", "1", "--facts", str(own)]
    done = run(data, "play", "empire", *words, given="1\nquit\n")
    assert (done.returncode, done.stderr) == (0, "")
    assert "Gallia 9," in done.stdout
    saved = only_game(data)
    said = complaint(run(data, "replay", str(saved)))
    assert "it was played with another data file; LUDI_FACTS_EMPIRE names the file" in said
    given = {**environment(data), "LUDI_FACTS_EMPIRE": str(own)}
    again = subprocess.run(
        [LUDI, "replay", str(saved), "--at", "40"], capture_output=True, text=True, env=given, check=True
    )
    assert "Gallia 9," in again.stdout


def test_a_file_of_an_earlier_version_is_filled_with_our_later_keys(tmp_path: Path, own: Path) -> None:
    """It lacks constants that came later, and a source that they name."""
    later = ("attack_dice", "dominates_from_lands")
    lines = [line for line in own.read_text("utf-8").splitlines() if not line.startswith(later)]
    assert len(lines) < len(OURS.splitlines())
    own.write_text("\n".join(lines), "utf-8")
    words = ["--plain", "--bot", "random", "--seed", "1", "--facts", str(own)]
    done = run(tmp_path, "play", "empire", *words, given="1\nquit\n")
    assert (done.returncode, done.stderr) == (0, "")
    assert "Gallia 9," in done.stdout
    given = {"constants": {"turns": 5}, "land": [{"id": "italia"}], "sources": {}}
    ours = {
        "constants": {"turns": 7, "new": 1},
        "land": [{"id": "italia", "new": 1}],
        "sources": {"SEED": "x"},
        "more": {},
    }
    assert filled(given, ours) == {
        "constants": {"turns": 5, "new": 1},
        "land": [{"id": "italia"}],
        "sources": {"SEED": "x"},
    }


def test_a_file_that_does_not_do_is_refused_with_its_name_and_the_key(tmp_path: Path, own: Path) -> None:
    wrong = own.read_text("utf-8").replace("stack_limit = 3", 'stack_limit = "three"')
    own.write_text(wrong, "utf-8")
    said = complaint(run(tmp_path, "play", "empire", "--facts", str(own)))
    assert f"{own}: constants.stack_limit: 'three' was given, a whole number is accepted" in said
    own.write_text(OURS.replace("\nattack_dice = 2", "\nattack_dice = 4"), "utf-8")
    said = complaint(run(tmp_path, "play", "empire", "--facts", str(own)))
    assert f"{own}: constants.attack_dice: 4 was given, 2 to 3 is accepted" in said
    own.write_text("[[[", "utf-8")
    assert f"{own}: this is not TOML" in complaint(run(tmp_path, "play", "empire", "--facts", str(own)))
    assert "none.toml cannot be read" in complaint(run(tmp_path, "play", "empire", "--facts", "none.toml"))


MISTAKES = [
    (
        "stack_limit = 3",
        "stak_limit = 4",
        "constants.stak_limit: there is no such key; is constants.stack_limit meant?",
    ),
    ("[options]", "[options]\nwhatever = true", "options.whatever: there is no such key; domination_rule, "),
    ("turns = 7", "turns = -7", "constants.turns: -7 was given, a whole number is accepted"),
    (
        "vp_roman_city = 2",
        f"vp_roman_city = {10**30}",
        f"constants.vp_roman_city: {10**30} was given, a number from",
    ),
    (
        "vp = [2, 2, 2, 3, 3, 4, 4]",
        "vp = [[2], 2, 2, 3, 3, 4, 4]",
        "area[0].vp[0]: [2] was given, a whole number is",
    ),
    ('seas = ["oceanus"]', 'seas = [["oceanus"]]', "land[0].seas[0]: ['oceanus'] was given, a text is accepted"),
    ("periods = [1", "periods = [[1], 1", "[0]: [1] was given, a whole number is accepted"),
    ('params = {ref = "', 'params = {ref = ["x"]}\n# "', "params.ref: ['x'] was given, a text is accepted"),
    ("hand_size = 9", "hand_size = 99", "constants.hand_size: 99 was given, 9 is accepted"),
    (
        "barbarian_tokens = 5",
        "barbarian_tokens = 0",
        "counters.barbarian_tokens: 0 was given, 1 or more is accepted",
    ),
    ("emperor_tokens = 6", "emperor_tokens = 0", "counters.emperor_tokens: 0 was given, 1 or more is accepted"),
    ("[constants]", "[constnats]", "constnats: there is no such key; is constants meant?"),
    ("turns = 7", "turns = " + "[" * 2000 + "7" + "]" * 2000, "this is not TOML"),
]


@pytest.mark.parametrize(("ours", "given", "message"), MISTAKES)
def test_what_is_wrong_in_a_file_is_said_in_a_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, ours: str, given: str, message: str
) -> None:
    assert ours in OURS
    file = tmp_path / "mine.toml"
    file.write_text(OURS.replace(ours, given, 1), "utf-8")
    monkeypatch.setenv("LUDI_FACTS_EMPIRE", str(file))

    def read() -> None:
        check_own("empire")
        checked(facts("empire"))

    with pytest.raises(LudiError) as error:
        read()
    assert message in str(error.value)


def test_a_misspelt_constant_ends_the_program_with_a_sentence(tmp_path: Path, own: Path) -> None:
    own.write_text(OURS.replace("\nstack_limit = 3", "\nstak_limit = 4"), "utf-8")
    said = complaint(run(tmp_path, "play", "empire", "--facts", str(own)))
    assert "constants.stak_limit: there is no such key; is constants.stack_limit meant?" in said


def test_sources_of_ones_own_are_accepted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "mine.toml"
    mine = OURS.replace("[sources]", '[sources]\nMINE = "my own box"').replace("FACT:MECH", "FACT:MINE")
    file.write_text(mine, "utf-8")
    monkeypatch.setenv("LUDI_FACTS_EMPIRE", str(file))
    check_own("empire")
    assert checked(facts("empire"))["sources"]["MINE"] == "my own box"


WORTH = """
import random, ludi
from ludi.games.empire import constants as K, evaluate, scoring
rng, game, seen = random.Random(7), ludi.make("empire", 4), 0
w = [0] * (evaluate.TRAITS * K.TURNS)
for trait in (evaluate.COMING, evaluate.ACTIVE):
    for track in range(2):
        w[(trait + track) * K.TURNS + K.TURNS - 1] = 100
while seen < 200:
    state = game.start()
    while state.to_move != ludi.OVER:
        g = state.raw
        if g.turn == K.TURNS and not evaluate.between(g) and g.stack[0].kind != K.TREASURE:
            out, points = [0] * 4, [100 * scoring.seat_total(g, p) for p in range(4)]
            evaluate.expected(g, w, out)
            for side in range(4):
                for track in range(2):
                    if evaluate.counts_as(g, side, track) >= 0:
                        points[side] += 100 * scoring.area_points(g, side, track)
                        points[side] += 100 * scoring.city_points(g, side, track)
            assert out == points, (out, points)
            seen += 1
        if state.to_move == ludi.CHANCE:
            state.sample(rng)
        else:
            state.apply(rng.choice(state.legal()))
print(max(map(abs, points)))
"""


@pytest.mark.parametrize("changes", [{}, {"vp_roman_city": 10**6}, {"presence_mult": 10**6}], ids=str)
def test_a_judgement_counts_what_phases_to_come_would_score_whatever_things_are_worth(
    tmp_path: Path, own: Path, changes: dict[str, int]
) -> None:
    """In the last turn, at random positions, against the points that the rules count."""
    given = own.read_text("utf-8")
    for key, value in changes.items():
        given, n = re.subn(rf"^{key} = \d+$", f"{key} = {value}", given, flags=re.MULTILINE)
        assert n == 1
    own.write_text(given, "utf-8")
    named = {**environment(tmp_path), "LUDI_FACTS_EMPIRE": str(own)}
    done = subprocess.run([sys.executable, "-c", WORTH], capture_output=True, text=True, env=named, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    assert int(done.stdout) > 0
