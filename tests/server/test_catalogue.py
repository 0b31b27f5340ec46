"""What there is to play, as a form and a deck builder need it; and rooms that ask for what there is not."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from ludi.client import Table
from ludi.games.roma import constants as K
from ludi.games.roma import decks
from ludi.kernel.facts import GAMES, facts

from .conftest import ServerProcess

Json = dict[str, Any]
CURIA = decks.ready()["Curia"]


@pytest.fixture
def table(server: ServerProcess) -> Iterator[Table]:
    with Table(server.url) as found:
        yield found


@pytest.fixture
def arena(table: Table) -> Json:
    return next(t for t in table.titles() if t["title"] == "arena")


def rooms(table: Table) -> int:
    """How many rooms the server ever made."""
    found = re.search(r"^ludi_rooms_total (\d+)", table.http.get("/metrics").text, re.M)
    assert found
    return int(float(found[1]))


def refused(table: Table, title: str, options: Json) -> str:
    """The sentence with which the server refuses these options; no room is made."""
    before = rooms(table)
    body = {"title": title, "players": 2, "seats": ["me", "open"], "nickname": "Ada", "options": options}
    answer = table.http.post("/api/rooms", json=body)
    assert answer.status_code == 422
    assert rooms(table) == before
    detail = answer.json()["detail"]
    assert isinstance(detail, str)
    return detail


def built(first: object, second: object = "Legion") -> Json:
    return {"cards": "built", "first_deck": first, "second_deck": second}


def test_four_sit_down_where_nobody_says_otherwise(table: Table) -> None:
    empire = next(t for t in table.titles() if t["title"] == "empire")
    assert (empire["players"], empire["usual"], empire["drawn"]) == ([2, 4], 4, True)
    assert [o["name"] for o in empire["options"]][:2] == ["domination_rule", "city_build_rule"]
    assert empire["decks"] is None


def test_roma_and_arena_share_words_cards_and_decks_but_not_the_cards_they_begin_with(table: Table) -> None:
    roma, arena = (next(t for t in table.titles() if t["title"] == name) for name in ("roma", "arena"))
    assert (roma["family"], arena["family"]) == ("roma", "roma")
    assert roma["decks"] == arena["decks"]
    assert (roma["decks"]["size"], roma["decks"]["highest"]) == (55, 20)
    assert [t["options"][0]["default"] for t in (roma, arena)] == ["roma", "arena"]
    assert [t["options"][0]["words"][0] for t in (roma, arena)] == ["roma", "arena"]


def test_options_say_what_a_form_must_know(arena: Json) -> None:
    options = {o["name"]: o for o in arena["options"]}
    assert options["cards"] == {
        "name": "cards",
        "type": "str",
        "default": "arena",
        "words": ["arena", "mixed", "separate", "built"],
        "when": ["", []],
        "players": [],
        "low": 0,
        "high": 1,
        "source": "Arena's rules: three ways to combine both games",
        "form": "",
    }
    assert (options["first_set"]["words"], options["first_set"]["when"]) == (["roma", "arena"], ["cards", ["separate"]])
    assert (options["first_deck"]["words"], options["first_deck"]["when"]) == ([], ["cards", ["built"]])
    assert {name: o["form"] for name, o in options.items() if o["form"]} == {
        "first_deck": "deck",
        "second_deck": "deck",
        "numbers": "numbers",
    }
    assert (options["max_turns"]["low"], options["max_turns"]["high"]) == (0, 1_000_000)


def test_all_cards_are_listed_with_their_copies_and_what_is_assumed(arena: Json) -> None:
    cards = {c["name"]: c for c in arena["decks"]["cards"]}
    assert list(cards) == list(K.CARD_NAMES[1:])
    told = {name: cards["Forum"].pop(name)["key"] for name in ("text", "brief")}
    assert told == {"text": "roma-card-forum-text", "brief": "roma-short-forum"}
    assert cards["Essedum"]["text"]["params"]["n"] == K.ESSEDUM_LOWERS
    assert cards["Forum"] == {
        "name": "Forum",
        "type": "building",
        "cost": 5,
        "defence": 5,
        "die": 2,
        "copies": {"roma": 6, "arena": 4},
        "assumed": [],
    }
    assert cards["Tavern"]["assumed"] == ["defence"]
    assert cards["Trumpeter"]["copies"] == {"arena": 1}
    assert [sum(c["copies"].get(t, 0) for c in cards.values()) for t in ("roma", "arena")] == [52, 55]
    assert len([c for c in cards.values() if c["assumed"]]) == 9


def test_ready_decks_are_accepted_as_they_are_listed(table: Table, arena: Json) -> None:
    lists = {d["name"]: d["cards"] for d in arena["decks"]["ready"]}
    assert list(lists) == list(decks.ready())
    seat = table.create("arena", ["me", "open"], "Ada", options=built(lists["Subura"], lists["Horrea"]))
    options = seat.info()["options"]
    assert (options["first_deck"], options["second_deck"]) == (lists["Subura"], lists["Horrea"])


def test_a_game_with_built_decks_and_own_numbers_begins(table: Table) -> None:
    options = {**built("Curia"), "numbers": "Tavern 6/2"}
    ada = table.create("roma", ["me", "shared"], "Ada", options=options)
    now = ada.state()
    assert [p["deck"] for p in now["view"]["players"]] == [50, 50]
    assert now["view"]["numbers"] == {"Tavern": [6, 2]}
    assert ada.info()["options"]["first_deck"] == CURIA


@pytest.mark.parametrize(
    ("deck", "sentence"),
    [
        (CURIA.replace("9 Forum", "8 Forum"), "first_deck: 1 card is missing: a deck has 55."),
        (
            CURIA.replace("9 Forum", "11 Forum"),
            "first_deck: 2 cards too many: a deck has 55. Forum: 11 in the deck, but both games together have 10.",
        ),
        (
            CURIA.replace("9 Forum", "9 Fortum"),
            "first_deck: “Fortum” is not a card of Roma or Arena. Did you mean Forum or Fortuna?",
        ),
        ("\0\1\2", "first_deck: This is not text."),
        (55, "deck: 55 was given, a list of 55 cards like"),
        (True, "deck: True was given, a list of 55 cards like"),
        ("", "option first_deck: with cards=built each player needs a deck"),
    ],
)
def test_a_faulty_deck_is_refused_with_a_sentence_and_nothing_is_made(
    table: Table, deck: object, sentence: str
) -> None:
    assert refused(table, "arena", built(deck)).startswith(sentence)


@pytest.mark.parametrize(
    ("numbers", "sentence"),
    [
        ("Taverna 7/4", "numbers: “Taverna” is not a card of Roma or Arena. Did you mean Tavern?"),
        ("Tavern 7/21", "numbers: Tavern, defence: “21” was given; it must be a whole number from 0 to 20."),
        ("Tavern 7", "numbers: 'Tavern 7' was given, cost/defence of cards like"),
        (7, "numbers: 7 was given, cost/defence of cards like"),
    ],
)
def test_faulty_numbers_are_refused_with_a_sentence_and_nothing_is_made(
    table: Table, numbers: object, sentence: str
) -> None:
    assert refused(table, "arena", {"numbers": numbers}).startswith(sentence)


def test_options_that_do_not_go_together_are_refused(table: Table) -> None:
    assert refused(table, "roma", {"beginner": True}).startswith("option beginner:")
    assert refused(table, "arena", {"first_deck": "Curia"}).startswith("option first_deck: only cards=built")
    assert refused(table, "arena", {"cards": "roma"}).startswith("option cards: 'roma' was given, one of arena, mixed")


@pytest.mark.parametrize("value", [["9 Forum"], {"Forum": 9}, 5.5, None, "x" * 8001])
def test_what_is_no_word_number_or_text_of_8000_characters_is_refused(table: Table, value: object) -> None:
    assert "options" in refused(table, "arena", built(value))


def test_a_text_of_8000_characters_is_read(table: Table) -> None:
    comment = f"{CURIA} # ".ljust(8000, "x")
    seat = table.create("arena", ["me", "open"], "Ada", options=built(comment))
    assert seat.info()["options"]["first_deck"] == CURIA


def test_how_many_may_play_and_what_they_agree_on(table: Table) -> None:
    pokern, roma = (next(t for t in table.titles() if t["title"] == name) for name in ("pokern", "roma"))
    assert (pokern["players"], pokern["usual"]) == ([1, 6], 2)
    assert (roma["players"], roma["usual"], roma["drawn"]) == ([2, 2], 2, False)
    options = {o["name"]: o["players"] for o in pokern["options"]}
    assert options["solitaire"] == options["turns"] == [1]
    assert options["max_rounds"] == options["tie_break"] == [2, 3, 4, 5, 6]
    assert options["order_rule"] == []


def test_the_cards_and_the_rules_are_told_as_the_options_have_them(table: Table) -> None:
    def help_of(title: str, **body: Any) -> Any:
        return table.http.post(f"/api/titles/{title}/help", json=body)

    known = {"numbers": "Auxiliary vp 2", "laurus": True}
    found = help_of("lusitania", players=3, options=known).json()
    cards = {one["card"]: one for one in found["cards"]}
    assert cards["Auxiliary"]["text"] == {"key": "lusitania-card-auxiliary-text", "params": {"n": 2}, "chance": None}
    assert "Laurus 1" in cards
    assert "Virtus 6" not in cards
    assert [one["key"] for one in found["rules"]][-1] == "lusitania-rules-expansions"
    pokern = help_of("pokern").json()
    assert len(pokern["cards"]) == 6
    assert sum(map(len, pokern["drawn"]["numbers"])) == 38
    assert pokern["drawn"]["numbers"][-1] == [28, 33, 37]
    soldiers = [
        help_of("lusitania", options={"reading": reading}).json()["drawn"]["soldiers"] for reading in ("a", "b")
    ]
    assert [of["Blue 1"] for of in soldiers] == ["slinger", "horseman"]
    assert [of["Red 2"] for of in soldiers] == ["infantry", "infantry"]
    assert "Shield" not in soldiers[0]
    assert help_of("arena").json()["drawn"] is None
    arena = {one["card"]: one for one in help_of("arena", options={"cards": "mixed"}).json()["cards"]}
    assert arena["Scaenicus"]["brief"]["key"] == "roma-short-scaenicus"
    assert arena["Scaenicus"]["brief"]["params"]["scaenicus"] == "characters"
    told = help_of("empire").json()
    values = told["drawn"]["values"]
    areas = facts("empire")["area"]
    assert [[of[area["id"]] for of in values] for area in areas] == [area["vp"] for area in areas]
    empire = {one["card"]: one["brief"] for one in told["cards"]}
    assert all(brief["key"].startswith("empire-gist-") for brief in empire.values())
    for title, options in (("chess", {}), ("lusitania", []), ("lusitania", "{"), ("lusitania", {"laurus": 3})):
        answer = help_of(title, options=options)
        assert (answer.status_code, set(answer.json())) == (422, {"detail", "key", "params"}), (title, options)


@pytest.mark.soak
def test_a_data_file_of_the_owner_is_served_in_the_place_of_ours(
    table: Table, server_with: Callable[..., ServerProcess], tmp_path: Path
) -> None:
    assert [table.http.get(f"/api/titles/{name}/facts").json() for name in ("empire", "roma")] == [None, None]
    file = tmp_path / "mine.toml"
    ours = (GAMES / "empire" / "facts.toml").read_text("utf-8")
    file.write_text(ours.replace("stack_limit = 3", "stack_limit = 4"), "utf-8")
    own = server_with(LUDI_FACTS_EMPIRE=str(file))
    served = httpx.get(f"{own.url}/api/titles/empire/facts").json()
    assert served == tomllib.loads(file.read_text("utf-8"))
    assert served["constants"]["stack_limit"] == 4
    assert httpx.get(f"{own.url}/api/titles/arena/facts").json() is None
    answer = httpx.get(f"{own.url}/api/titles/chess/facts")
    assert answer.status_code == 422
    assert "there is no game 'chess'" in answer.json()["detail"]
