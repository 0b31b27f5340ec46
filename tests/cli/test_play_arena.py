"""Arena and the ways to combine it with Roma: whole games, the board, decks and facts from files, help."""

from __future__ import annotations

import io
import random
from pathlib import Path
from typing import Any

import pytest
from rich.cells import cell_len
from rich.console import Console
from tests.cli.terminal import only_game, run

import ludi
from ludi.cli.boards import picture, sentences
from ludi.cli.local import PERSON, LocalMatch
from ludi.cli.table import Table
from ludi.locales import Text, languages, text

FIRST = "1\n" * 5000
NAMES = ("You", "Bot Centurio")
MIXED: dict[str, Any] = {
    "turn": 8,
    "dice": [1, 5],
    "supply": 20,
    "bribed": True,
    "players": [
        {
            "vp": 8, "money": 4, "hand": ["Forum", "Wharf"], "fewer": 1,
            "row": {"1": "Legionarius", "2": "Forum", "5": "Statue of Jupiter", "7": "Tax Collection"},
        },
        {"vp": 8, "row": {"1": "Tribunus Plebis", "6": "Turris", "7": "Trumpeter"}, "blocked": [7]},
    ],
}  # fmt: skip
APART: dict[str, Any] = {
    "players": [
        {"hand": {"Legat": 2}, "known": {"Legat": 1}, "foreign": {"Legat": 1}, "row": {"3": "Nero"}, "alien": [3],
         "deck": {"Spy": 3}, "discard": {"Beast": 2}},
        {"hand": {"Spy": 1}, "known": {"Spy": 1}, "foreign": {"Spy": 1}, "row": {"3": "Turris"},
         "deck": {"Consul": 5}, "discard": {"Nero": 1, "Forum": 3}},
    ],
}  # fmt: skip


def board(state: ludi.State, width: int = 80, say: Text | None = None) -> list[str]:
    """The lines of the picture that the first seat sees."""
    say = say or text("en")
    console = Console(width=width, record=True, file=io.StringIO())
    console.print(picture(state.game.title).picture(state.game, state.view(0), 0, NAMES, say, width))
    return console.export_text().splitlines()


def described(state: ludi.State) -> list[str]:
    return sentences(state.game.title).describe(state.view(0), 0, NAMES, text("en"))


def offered(state: ludi.State) -> dict[str, str]:
    """What is said of every legal move, by its short text: the move, then what it would do."""
    say, words, view = text("en"), sentences(state.game.title), state.view(state.to_move)
    found = {}
    for action in state.legal():
        offer = state.game.legal_move(view, action)
        found[state.text(action)] = (
            f"{say.told(state.game.title, offer.told, NAMES)}: {words.effect(view, offer, NAMES, say)}"
        )
    return found


def table(tmp_path: Path, **options: Any) -> Table:
    match = LocalMatch.new(ludi.make("arena", **options), (PERSON, "random"), NAMES, tmp_path / "game.jsonl", seed="1")
    return Table(match, text("en"))


@pytest.mark.soak(but=2)
@pytest.mark.parametrize(
    ("title", "options"),
    [
        ("arena", []),
        ("arena", ["beginner=yes"]),
        ("arena", ["cards=mixed"]),
        ("arena", ["cards=separate", "first_set=arena"]),
        ("arena", ["cards=built", "first_deck=@mine.txt", "second_deck=Legion"]),
        ("roma", ["cards=mixed"]),
    ],
    ids=["arena", "beginner", "mixed", "separate", "built", "roma-mixed"],
)
def test_a_whole_game_through_a_pipe(
    tmp_path: Path, title: str, options: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "mine.txt").write_text("Subura\n")
    words = [word for option in options for word in ("--option", option)]
    done = run(tmp_path, "play", title, "--bot", "random", "--seed", "4", *words, given=FIRST)
    assert (done.returncode, done.stderr) == (0, "")
    record = ludi.Record.load(only_game(tmp_path))
    assert record.finished
    assert record.game.title == title
    scores = record.verify().scores()
    assert f"You: {scores[0]} VP, Bot Random: {scores[1]} VP" in done.stdout
    assert "{" not in done.stdout
    assert "roma-" not in done.stdout.replace(only_game(tmp_path).name, "")
    assert ("at bribery" in done.stdout) == ("beginner=yes" not in options)


# The board


def test_seven_spaces_fit_80_columns_and_the_seventh_is_bribery() -> None:
    state = ludi.make("arena", cards="mixed").position(MIXED)
    lines = board(state)
    assert len(lines) == 13
    assert max(map(cell_len, lines)) <= 80
    assert lines[6] == "├─── 1 ────┼─── 2 ────┼─── 3 ────┼─── 4 ────┼─── 5 ────┼─── 6 ────┼ bribery ─┤"
    assert lines[1].startswith("  Bot Centurio  8 VP −4 VP next turn  Money 0")
    assert lines[11].startswith("▶ You  8 VP −3 VP next turn −1 die next turn  Money 4  Dice [1] [5] [-] bribed")
    assert lines[12] == "Hand: Forum 5 (1 short) · Wharf 3"
    assert "│def 5     │def 5     │−1 VP     │−1 VP     │def 4     │−1 VP     │def 4     │" in lines[8]
    assert "│ch cost 4 │bd cost 5 │" in lines[9]
    assert lines[5].endswith("│bd cost 6 │BLOCKED   │")
    assert lines[4].startswith("│def 6 (+1)│")


def test_cards_of_both_games_bear_the_mark_of_theirs() -> None:
    lines = board(ludi.make("arena", cards="mixed").position(MIXED))
    assert lines[2] == "┌─── I ────┬──────────┬──────────┬──────────┬──────────┬─── I ────┬─── II ───┐"
    assert lines[10] == "└─── I ────┴─ I, II ──┴──────────┴──────────┴─── II ───┴──────────┴─── II ───┘"
    alone = {**MIXED, "players": [{}, {"row": {"1": "Spy"}}]}
    assert "II" not in board(ludi.make("arena").position(alone))[2]


def test_each_deck_has_its_own_piles_and_its_cards_go_back_to_it() -> None:
    state = ludi.make("arena", cards="separate", first_set="arena").position(APART)
    lines = board(state)
    assert lines[0].endswith("Draw/discard pile: You 3/2, Bot Centurio 5/4")
    assert lines[10] == "└──────────┴──────────┴── I ↔ ───┴──────────┴──────────┴──────────┴──────────┘"
    assert "↔" not in lines[2]
    assert lines[12] == "Hand: Legat 5 (5 short) · Legat ↔ 5 (5 short)"
    head, foe, me, _, hand = described(state)
    assert head == "Turn 1. Supply 16 VP."
    assert "Draw pile 5, discard pile 4." in foe
    assert "Of these you know Spy. From the other deck Spy." in foe
    assert "Draw pile 3, discard pile 2." in me
    assert "3 Nero, defence 9, from the other deck;" in me
    assert hand == "Your hand: Legat 5 ×2. From the other deck Legat."


@pytest.mark.parametrize("language", languages())
def test_no_line_of_the_board_is_cut_at_its_end(language: str) -> None:
    for cards, position in (("mixed", MIXED), ("separate", APART)):
        lines = board(ludi.make("arena", cards=cards, first_set="arena").position(position), 80, Text(language))
        assert all(line[-1] in "┐│┤┘" and cell_len(line) == 78 for line in lines[2:11])


def test_other_numbers_of_a_table_are_shown_as_they_are() -> None:
    game = ludi.make("arena", numbers="Wharf 9/8, Statue of Jupiter 1/11")
    position = {**MIXED, "players": [{"hand": ["Wharf"], "row": {"5": "Statue of Jupiter"}}, {}]}
    lines = board(game.position(position))
    assert lines[12] == "Hand: Wharf 9 (9 short)"
    assert "│def 11    │" in lines[8]
    assert "│bd cost 1 │" in lines[9]
    words = described(game.position(position))
    assert "Your hand: Wharf 9." in words
    assert any("5 Statue of Jupiter, defence 11;" in line for line in words)


# What moves would do


def test_moves_say_what_they_would_do() -> None:
    position = {
        "dice": [1, 2, 3],
        "players": [
            {
                "money": 8,
                "row": {"1": "Mercenary", "2": "Decurion", "3": "Arena", "4": "Trumpeter", "7": "War Elephant"},
            },
            {"row": {"1": "Legat", "2": "Forum", "3": "Spy", "6": "Trumpeter", "7": "Beast"}},
        ],
    }
    said = offered(ludi.make("arena", cards="mixed").position(position))
    assert said["use 1"].endswith("attacks Legat, needs 2 or more (83%): with 3 sestertii paid, which always wins")
    assert said["use 2"].endswith("Decurion: attacks a nearby character, at best a certain win")
    misses = (1 / 6) ** 2 * (3 / 6) ** 2 * (2 / 6) ** 2  # Legat, Spy, Trumpeter, each with two rolls
    assert 0.995 < 1 - misses < 1  # nearly, so not 100
    assert said["use 3"].endswith("attacks the characters in turn, 99% to beat one")
    assert said["bribe 3"] == "Die 3 and 3 sestertii at bribery: War Elephant: discards Beast"


def test_a_mercenary_at_bribery_has_less_to_pay_with() -> None:
    sides = [{"money": 7, "row": {"7": "Mercenary"}}, {"row": {"7": "Ballista"}}]
    said = offered(ludi.make("arena").position({"dice": [1, 5], "players": sides}))
    assert said["bribe 1"].endswith("needs 4 or more (50%): with 6 sestertii paid (83%)")
    assert said["bribe 5"].endswith("needs 4 or more (50%): ")


def test_a_trumpeter_gives_a_second_roll() -> None:
    sides = [{"row": {"2": "Velites", "3": "Trumpeter"}}, {"row": {"4": "Decurion"}}]
    state = ludi.make("arena", cards="mixed").position({"dice": [2], "players": sides})
    state.apply(state.parse("use 2"))
    assert list(offered(state).values()) == [
        "Attack Decurion on disc 4, needs 5 or more (33%): with a second roll (56%)"
    ]


def test_money_counts_the_taxes() -> None:
    sides: list[dict[str, Any]] = [{"row": {"1": "Tax Collection", "2": "Tax Collection"}}, {}]
    said = offered(ludi.make("arena").position({"dice": [3], "players": sides}))
    assert said["money 3"] == "Die 3: take 3 sestertii: 7 in all with your taxes"


def test_a_copied_forum_takes_nothing_for_the_basilica_beside() -> None:
    sides = [{"row": {"2": "Magister", "3": "Basilica", "4": "Forum"}}, {"row": {"2": "Forum"}}]
    state = ludi.make("arena", cards="mixed").position({"dice": [2, 4, 4], "players": sides})
    assert offered(state)["use 4"].endswith("takes VP as shown by a second die and 2 more")
    state.apply(state.parse("use 2"))
    assert offered(state) == {"target 2": "Copy Forum, opposite on disc 2: takes VP as shown by a second die"}


# Help


def test_help_is_about_the_cards_and_options_of_this_game(tmp_path: Path) -> None:
    done = run(tmp_path, "play", "arena", "--bot", "random", given="help\nhelp altar\nhelp nero\n")
    assert "Bribery is your seventh disc" in done.stdout
    assert "each player is dealt 5 cards" in done.stdout
    assert "A house value is a number that no public source gives." in done.stdout
    altar = "Altar (building, costs 2, defence 3, 2 in the deck; cost and defence are house values): Discard one"
    assert done.stdout.count(altar) == 2
    assert "Tavern (building, costs 7, defence 4, 2 in the deck; the defence is a house value)" in done.stdout
    assert "Forum (building, costs 5, defence 5, 4 in the deck)" in done.stdout
    assert "There is no card nero" in done.stdout
    assert "Cards: Arena." in done.stdout
    assert "For beginners: no bribery, four cards: no." in done.stdout
    assert "deck:" not in done.stdout
    assert "The first player’s cards" not in done.stdout


@pytest.mark.parametrize(
    ("options", "said", "cards"),
    [
        ({}, ["Cards", "Turns", "Three", "For", "Arena", "When", "Costs"], 31),
        ({"beginner": True}, ["Cards", "Turns", "Three", "For", "Arena", "When", "Costs"], 31),
        ({"cards": "mixed"}, ["Cards", "Turns", "Scaenicus", "Mercatus", "Three", "For", "Arena", "When", "Costs"], 55),
        (
            {"cards": "separate"},
            ["Cards", "Turns", "Scaenicus", "Mercatus", "Three", "For", "Arena", "When", "The first player’s cards",
             "Costs"],
            55,
        ),
        (
            {"cards": "built", "first_deck": "Curia", "second_deck": "Legion"},
            ["Cards", "Turns", "Scaenicus", "Mercatus", "Three", "For", "Arena", "When", "The first player’s deck",
             "The second player’s deck", "Costs"],
            42,
        ),
    ],
)  # fmt: skip
def test_options_that_do_not_matter_are_not_listed(
    tmp_path: Path, options: dict[str, Any], said: list[str], cards: int
) -> None:
    shown = table(tmp_path, **options)
    assert len(shown.options()) == len(said)
    assert all(line.startswith(start) for line, start in zip(shown.options(), said, strict=True))
    assert len(shown.cards()) == cards
    assert len(shown.house_rules()) == len(options)


def test_a_ready_deck_is_called_by_its_name_and_its_cards_by_their_game(tmp_path: Path) -> None:
    shown = table(tmp_path, cards="built", first_deck="Curia", second_deck="Legion")
    assert "The first player’s deck: Curia." in shown.options()
    assert shown.card_help("Forum").startswith(
        "Forum (building, costs 5, defence 5, 13 in both decks together; from both games): "
    )
    assert "; from Arena; cost and defence are house values): " in shown.card_help("Battering Ram")
    assert "; from Roma): " in shown.card_help("Legat")
    rules = " ".join(shown.rules())
    assert "Each player has a deck of their own choice" in rules
    assert "↔ for one that goes back to the other player’s deck" in rules
    assert "↔" not in " ".join(table(tmp_path / "b", cards="mixed").rules())


def test_a_number_that_the_table_has_changed_is_no_house_value_any_more(tmp_path: Path) -> None:
    shown = table(tmp_path, numbers={"Tavern": {"defence": 2}, "Road": {"cost": 3}})
    assert "(building, costs 7, defence 2, 2 in the deck; cost and defence as set at this table)" in (
        shown.card_help("Tavern")
    )
    assert "; cost and defence are house values)" in shown.card_help("Road")  # it was given what it had


def test_roma_alone_speaks_of_no_house_values(tmp_path: Path) -> None:
    done = run(tmp_path, "play", "roma", "--bot", "random", given="help\n")
    assert "house value" not in done.stdout
    assert "bribery" not in done.stdout.casefold()
    assert "each player is dealt 4 cards" in done.stdout
    assert "face down, and turned up together." in done.stdout


@pytest.mark.soak
def test_a_random_game_of_every_combination_is_pictured_to_its_end() -> None:
    decks = {"cards": "built", "first_deck": "Subura", "second_deck": "Curia"}
    every: tuple[dict[str, Any], ...] = ({}, {"cards": "separate"}, decks)
    for options in every:
        state, rng = ludi.make("arena", max_turns=30, **options).start(), random.Random(1)
        while state.to_move != ludi.OVER:
            state.apply(rng.choice(state.possible()))
            assert len(board(state)[:12]) == 12
