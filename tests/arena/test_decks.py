"""Own decks of 55 cards: how a list is read, what is wrong with one, the ready decks."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from tests.roma.table import in_words

import ludi
from ludi import BadOption
from ludi.games.roma import constants as K
from ludi.games.roma.decks import parse_deck, read_deck, ready
from ludi.games.roma.names import in_any_language
from ludi.kernel.readings import BadValue
from ludi.locales import Text, languages

NAMES = ["Curia", "Legion", "Subura", "Horrea"]
CURIA = ready()["Curia"]
GOOD = [
    "10 Forum", "2 Basilica", "2 Templum", "2 Turris", "2 Architectus", "2 Senator", "2 Consul", "2 Templar",
    "2 Painter", "2 Trireme", "2 Tribunus Plebis", "2 Legat", "2 Praetorianus", "2 Philosopher", "2 Fortification",
    "2 Fortuna", "2 Tax Collection", "2 Magister", "2 Machina", "2 Gladiator", "2 Velites", "2 Onager",
    "1 Spring of Bacchus", "1 Nero", "1 Mercator",
]  # fmt: skip


def counts(deck: str) -> dict[str, int]:
    """What a deck list is made of."""
    return {name: int(n) for n, _, name in (item.partition(" ") for item in read_deck(deck).split(", "))}


def said(deck: Any) -> str:
    """Why a list is refused."""
    with pytest.raises(BadOption) as caught:
        ludi.make("arena", cards="built", first_deck=deck, second_deck="Legion")
    message = str(caught.value)
    assert len(message) < 400
    assert message.startswith(("deck: ", "first_deck: "))
    return message


# Ready decks


def test_there_are_four_ready_decks() -> None:
    assert list(ready()) == NAMES


@pytest.mark.parametrize("name", NAMES)
def test_a_ready_deck_has_55_cards_within_what_both_games_hold(name: str) -> None:
    deck = counts(name)
    assert sum(deck.values()) == 55
    for card, n in deck.items():
        k = K.CARD_NAMES.index(card)
        assert 1 <= n <= K.COPIES_ROMA[k] + K.COPIES_ARENA[k], card
    assert {K.TYPE_OF[K.CARD_NAMES.index(card)] for card in deck} == {K.CHARACTERS, K.BUILDINGS}


def test_the_ready_decks_differ_and_use_both_games() -> None:
    decks = [set(counts(name)) for name in NAMES]
    assert all(len(a & b) < 0.7 * len(a | b) for i, a in enumerate(decks) for b in decks[:i])
    for deck in decks:
        sets = {(K.COPIES_ROMA[K.CARD_NAMES.index(c)] > 0, K.COPIES_ARENA[K.CARD_NAMES.index(c)] > 0) for c in deck}
        assert {(True, False), (False, True)} <= sets


@pytest.mark.parametrize("name", ["curia", "  Curia ", "CURIA"])
def test_a_ready_deck_is_named_in_any_case(name: str) -> None:
    assert read_deck(name) == CURIA


# Lists


@pytest.mark.parametrize("text", ["\n".join(GOOD), ", ".join(GOOD), "; ".join(GOOD), ",\n".join(GOOD) + ",\n\n"])
def test_a_list_is_read_line_by_line_or_between_commas(text: str) -> None:
    deck = counts(text)
    assert (sum(deck.values()), deck["Forum"], deck["Spring of Bacchus"]) == (55, 10, 1)


def test_a_list_may_hold_comments_and_say_4x() -> None:
    lines = [f"{line.replace(' ', 'x ', 1)}  # {i} of them" for i, line in enumerate(GOOD)]
    assert read_deck("# my deck\n\n" + "\r\n".join(lines)) == read_deck("\n".join(GOOD))
    assert read_deck("\n".join(line.replace(" ", " × ", 1).lower() for line in GOOD)) == read_deck("\n".join(GOOD))
    after = [" x".join(reversed(line.split(" ", 1))) for line in GOOD]
    assert read_deck("\n".join(after)) == read_deck("\n".join(GOOD))


def test_a_name_without_a_number_is_one_card_and_may_come_again() -> None:
    text = "\n".join(["Forum"] * 10 + [line for line in GOOD if "Forum" not in line])
    assert read_deck(text) == read_deck("\n".join(GOOD))


def test_what_was_read_is_read_again_the_same() -> None:
    for name in NAMES:
        assert read_deck(read_deck(name)) == read_deck(name)
    game = ludi.make("arena", cards="built", first_deck="\n".join(GOOD), second_deck="horrea")
    again = ludi.make("arena", **dict(game.options))
    assert again == game
    assert again.options["second_deck"] == ready()["Horrea"]


def test_the_draw_piles_are_the_decks() -> None:
    start = ludi.make("roma", cards="built", first_deck="Curia", second_deck="\n".join(GOOD)).start().to_dict()
    assert start["players"][0]["deck"] == in_words({"deck": ", ".join(expanded(CURIA))})["deck"]
    assert sum(start["players"][1]["deck"].values()) == 55
    assert start["players"][1]["deck"]["Forum"] == 10


def expanded(deck: str) -> list[str]:
    return [card for card, n in counts(deck).items() for _ in range(n)]


# Names in other languages


@pytest.mark.parametrize("language", languages())
def test_a_list_may_have_the_names_of_any_language(language: str) -> None:
    say = Text(language)
    names = {name: say.card("arena", name) for name in counts(CURIA)}
    for between, times in ((", ", " "), ("，", " "), ("、", " × "), ("；\n", "x ")):
        text = between.join(f"{n}{times}{names[name].upper()}" for name, n in counts(CURIA).items())
        assert read_deck(text) == CURIA


def test_no_name_stands_for_two_cards() -> None:
    called: dict[str, set[str]] = {}
    for language in languages():
        for name in K.CARD_NAMES[1:]:
            called.setdefault(Text(language).card("roma", name).casefold(), set()).add(name)
    assert {word: names for word, names in called.items() if len(names) > 1} == {}
    assert {word: K.CARD_NAMES[k] for word, k in in_any_language().items()} == {w: n for w, (n,) in called.items()}


# What is wrong with one


def test_54_cards() -> None:
    assert said("\n".join(GOOD[:-1])) == "first_deck: 1 card is missing: a deck has 55."


def test_56_cards() -> None:
    assert "1 card too many: a deck has 55." in said("\n".join([*GOOD, "1 Beast"]))


def test_an_eleventh_forum() -> None:
    message = said("\n".join(["11 Forum", *GOOD[1:-1]]))
    assert "Forum: 11 in the deck, but both games together have 10." in message
    assert "Forum: 11" in said("\n".join([*GOOD[:-1], "Forum"]))


def test_an_unknown_name_with_its_neighbours() -> None:
    message = said("\n".join([*GOOD[:-1], "1 Mercater"]))
    assert "“Mercater” is not a card of Roma or Arena. Did you mean Mercator" in message
    assert "“Colosseum of the people” is not a card" in said("4 Colosseum of the people")


def test_the_name_of_no_ready_deck() -> None:
    assert "“Curio” is not a card of Roma or Arena" in said("Curio")


@pytest.mark.parametrize(
    "given",
    [
        None, 55, 1.5, True, b"4 Forum", bytes(range(256)), ["4 Forum"], {"Forum": 4},
    ],
)  # fmt: skip
def test_what_is_no_list_at_all(given: Any) -> None:
    message = said(given)
    assert "was given, a list of 55 cards like '4 Forum, 2 Basilica, ...', or the name of a ready deck is accepted" in (
        message
    )


@pytest.mark.parametrize(
    "text",
    [
        "\n".join(f"{i} {'q' * i}" for i in range(60)), "-4 Forum", "4.5 Forum", "4 4 Forum", "Forum Forum", "{}", "[]",
        "9999 Forum", "٤ Forum", "4 Forum 2 Basilica", "🎲", "x", "4x", "x 4", "<b>Forum</b>", "../../etc/passwd",
        "\x1b[2J4 Forum", "\u202e4 Forum", "4 Fоrum",
    ],
)  # fmt: skip
def test_a_line_that_is_none_is_shown(text: str) -> None:
    message = said(text)
    assert "is not a card" in message or "missing" in message or "too many" in message or "not text" in message
    assert message.isprintable()


def test_a_number_of_no_cards_is_none() -> None:
    assert "Beast" not in counts("\n".join([*GOOD, "0 Beast"]))


def test_each_player_needs_a_deck() -> None:
    with pytest.raises(BadOption, match="option first_deck: with cards=built each player needs a deck"):
        ludi.make("arena", cards="built")
    with pytest.raises(BadOption, match="option second_deck: with cards=built each player needs a deck"):
        ludi.make("arena", cards="built", first_deck="Curia", second_deck=" \n ")


def test_decks_are_for_built_games_only() -> None:
    for cards in ("arena", "mixed", "separate"):
        with pytest.raises(BadOption, match=f"option first_deck: only cards=built .*, not cards={cards}"):
            ludi.make("arena", cards=cards, first_deck="Curia")


def test_nothing_is_lost_by_a_refused_list(tmp_path: Path) -> None:
    """A list is read, never written: the text that was refused is the caller's as before."""
    file = tmp_path / "deck.txt"
    file.write_text("\n".join(GOOD[:-1]), "utf-8")
    said(file.read_text("utf-8"))
    assert file.read_text("utf-8") == "\n".join(GOOD[:-1])
    whole = file.read_text("utf-8") + "\nMercator"
    assert sum(counts(whole).values()) == 55


def test_both_players_may_have_the_same_deck() -> None:
    start = ludi.make("arena", cards="built", first_deck="Legion", second_deck="Legion").start()
    a, b = (player["deck"] for player in start.to_dict()["players"])
    assert a == b


# What a form is told


WRONG = {
    "en": [
        "1 card is missing: a deck has 55.",
        "1 card too many: a deck has 55. Forum: 11 in the deck, but both games together have 10.",
        "“Fortum” is not a card of Roma or Arena. Did you mean Forum or Fortuna? “Zebra” is not a card of Roma or "
        "Arena.",
        "This is not text.",
        "This is too long; at most 8,000 characters are read.",
        "55 cards are missing: a deck has 55.",
    ],
    "fr": [
        "Il manque 1 carte : un paquet en a 55.",
        "1 carte de trop : un paquet en a 55. Forum : 11 dans le paquet, mais les deux jeux ensemble en ont 10.",
        "« Fortum » n’est pas une carte de Roma ni d’Arena. Vouliez-vous dire Forum ou Fortuna ? « Zebra » n’est pas "
        "une carte de Roma ni d’Arena.",
        "Ce n’est pas du texte.",
        "C’est trop long ; 8 000 caractères au plus sont lus.",
        "Il manque 55 cartes : un paquet en a 55.",
    ],
    "zh": [
        "还差 1 张：一副牌组要有 55 张。",
        "多了 1 张：一副牌组应有 55 张。Forum：牌组里有 11 张，而两个游戏合计只有 10 张。",
        "“Fortum”不是 Roma 或 Arena 的牌。是不是 Forum或命运女神？“Zebra”不是 Roma 或 Arena 的牌。",
        "这不是文本。",
        "太长了，最多读取 8,000 个字符。",
        "还差 55 张：一副牌组要有 55 张。",
    ],
}
TEXTS = ["\n".join(GOOD[:-1]), "\n".join(["11 Forum", *GOOD[1:]]), "9 Fortum, 2 Zebra", "\0", "x" * 8001, "# nothing"]


@pytest.mark.parametrize("language", WRONG)
def test_every_mistake_is_said_in_the_language_of_the_reader(language: str) -> None:
    say = Text(language)
    between = say("web-between-sentences")
    assert [between.join(say.told("", one, ()) for one in parse_deck(text).wrong) for text in TEXTS] == WRONG[language]


@pytest.mark.parametrize("text", TEXTS)
def test_an_error_says_all_that_a_form_is_told(text: str) -> None:
    with pytest.raises(BadValue) as caught:
        ludi.make("arena", cards="built", first_deck=text, second_deck="Legion")
    told = caught.value.told
    assert told is not None
    assert told.params["wrong"].items == parse_deck(text).wrong


def test_what_could_be_read_of_a_faulty_list_is_kept() -> None:
    found = parse_deck("# From Ada\n4 Forum, 2 Tavren\n1 Nero")
    assert (found.value, found.name, found.legible) == ("1 Nero, 4 Forum", "From Ada", True)
    assert parse_deck("4 Forum # not its name").name == ""
    assert (parse_deck(" curia ").name, parse_deck("curia").value) == ("Curia", CURIA)


def test_what_is_no_text_is_not_read() -> None:
    for text in ("4 Forum\0", "4 Forum\N{REPLACEMENT CHARACTER}", "4 Forum\n" * 1001):
        found = parse_deck(text)
        assert (found.value, found.legible, len(found.wrong)) == ("", False, 1)


def test_of_many_mistakes_the_first_are_told() -> None:
    *first, last = parse_deck("q," * 3999).wrong
    assert (len(first), last.params) == (8, {"n": 3991})


def test_the_beginning_of_a_name_may_mean_a_card() -> None:
    said = [Text("en").told("", one, ()) for one in parse_deck("tax, ox").wrong]
    assert said == [
        "“tax” is not a card of Roma or Arena. Did you mean Tax Collection?",
        "“ox” is not a card of Roma or Arena.",
    ]


def test_a_long_line_of_blanks_is_read_at_once() -> None:
    assert parse_deck(f"4{' ' * 7000}Forum").value == "4 Forum"
