"""Levels whose search ends in a network of the user's own: LEVEL:FILE, in whatever plays bots against bots."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from tests.bots.questions import questions
from tests.cli.terminal import run

import ludi
from ludi.bots import make_bot
from ludi.bots.learned import LearnedSearch
from ludi.bots.protocol import Limits, Question
from ludi.kernel.errors import BadOption, BadRecord, LudiError
from ludi.kernel.weights import Weights, read, shipped
from ludi.lab import Plan
from ludi.lab.bots import level_of, short_names
from ludi.lab.match import play_some
from ludi.lab.simulate import simulate
from ludi.lab.tournament import tournament
from ludi.rooms.seats import SeatRow, bot

ROMA, EMPIRE = shipped("roma"), shipped("empire")


def contrary(folder: Path) -> Path:
    """The network of Roma that takes good positions for bad ones."""
    assert ROMA is not None
    file = folder / "contrary.json"
    replace(ROMA, head=tuple(-x for x in ROMA.head)).save(file)
    return file


def test_a_level_searches_as_long_and_ends_in_the_network(tmp_path: Path) -> None:
    file, otherwise = contrary(tmp_path), 0
    for question in questions("roma", 6):

        def best(net: Weights | None, limit: int = 10, asked: Question = question) -> int:
            search = asked.game.best_home.search
            how = search(asked.world, iterations=300, seed=asked.seed, settled=True, playout_limit=limit, net=net)
            return how.best

        chosen = level_of(f"optio:{file}", "roma").choose(question, Limits(), warm=True).action
        assert chosen == best(read(file))
        otherwise += chosen != best(ROMA) != best(None, -1)
    assert otherwise, "any network, or none, would have led to the same moves: nothing is shown"


def test_a_file_that_was_written_anew_is_read_anew(tmp_path: Path) -> None:
    file, game = contrary(tmp_path), ludi.make("roma")
    level = level_of(f"optio:{file}", "roma")
    assert isinstance(level, LearnedSearch)
    assert level.ends(game) == (10, read(file))
    assert ROMA is not None
    ROMA.save(file)
    assert level.ends(game) == (10, ROMA)


def test_it_plays_against_levels_and_is_told_by_its_name(tmp_path: Path) -> None:
    file = contrary(tmp_path)
    plan = Plan("roma", (f"optio:{file}", "optio"), 2, seed=4)
    assert [game.seats for game in play_some(plan, [0, 1])] == [plan.bots, plan.bots[::-1]]
    words = (f"optio:{file}", "optio", "--title", "roma", "--rounds", "1", "--jobs", "1")
    done = run(tmp_path, "compare", *words)
    assert done.returncode == 0, done.stderr
    assert f"optio:{file}" in done.stdout


def test_a_table_names_as_much_of_the_path_as_tells_networks_apart(tmp_path: Path) -> None:
    assert short_names(["caesar", "caesar:runs/old/net.json"]) == ["caesar", "caesar:net.json"]
    several = ["optio:runs/old/net.json", "optio:runs/new/net.json", "optio:runs/old/net.json"]
    assert short_names(several) == ["optio:old/net.json", "optio:new/net.json", "optio:old/net.json"]
    assert short_names(["optio:net.json", "optio:./net.json"]) == ["optio:net.json"] * 2
    file = contrary(tmp_path)
    done = run(tmp_path, "simulate", "roma", "--bots", f"optio:{file},random", "--games", "2", "--jobs", "1")
    assert "\noptio:contrary.json " in done.stdout
    words = (f"optio:{file}", "random", "--rounds", "1", "--jobs", "1")
    table = run(tmp_path, "tournament", "roma", *words).stdout
    assert table.count("\noptio:contrary.json ") == 2, "ratings, and who won how much against whom"


def test_games_of_another_network_are_no_part_of_a_run(tmp_path: Path) -> None:
    file, out = contrary(tmp_path), tmp_path / "games.jsonl"
    bots = (f"optio:{file}", "random")
    simulate(Plan("roma", bots, 2), out=out, jobs=1)
    assert ROMA is not None
    ROMA.save(file)
    with pytest.raises(BadRecord, match="networks"):
        simulate(Plan("roma", bots, 4), out=out, resume=True, jobs=1)


def test_a_tournament_knows_the_networks_of_all_its_bots(tmp_path: Path) -> None:
    """Of one that is not at the first table too."""
    file, out = contrary(tmp_path), tmp_path / "run.jsonl"
    bots, options = ("random", "greedy", f"optio:{file}"), {"max_turns": 2}
    tournament("roma", bots, 1, ms=1, options=options, jobs=1, out=out)
    assert ROMA is not None
    ROMA.save(file)
    with pytest.raises(BadRecord, match="networks"):
        tournament("roma", bots, 1, ms=1, options=options, jobs=1, out=out, resume=True)


def test_what_no_search_can_end_in_is_refused(tmp_path: Path) -> None:
    file, bad = contrary(tmp_path), tmp_path / "bad.json"
    for title, level, accepted in (
        ("roma", "greedy", f"optio:{file}, .*caesar:{file}"),
        ("pokern", "consul", "caesar"),
    ):
        with pytest.raises(BadOption, match=rf"bot: '{level}:.* was given, .*{accepted} is accepted"):
            Plan(title, (f"{level}:{file}", "random"), 1)
    with pytest.raises(BadOption, match="'caesar:' was given"):
        Plan("roma", ("caesar:", "random"), 1)
    with pytest.raises(LudiError, match=r"none\.json cannot be read"):
        Plan("roma", (f"caesar:{tmp_path / 'none.json'}", "random"), 1)
    assert ROMA is not None
    assert EMPIRE is not None
    first, *rest = ROMA.inputs
    question = questions("arena", 1)[0]
    for weights, why in (
        (EMPIRE, "the network was made for empire, and this is arena"),
        (replace(ROMA, inputs=((10_000, *first[1:]), *rest)), "the network reads what no seat of arena sees"),
    ):
        file = tmp_path / f"{weights.title}-{weights.inputs[0][0]}.json"
        weights.save(file)
        with pytest.raises(LudiError, match=why):
            question.game.best_home.search(question.world, iterations=1, net=weights)
        with pytest.raises(LudiError, match=why):
            Plan("arena", (f"caesar:{file}", "random"), 1)
    bad.write_text("[]")
    with pytest.raises(BadRecord, match=r"bad\.json holds no network"):
        Plan("roma", (f"caesar:{bad}", "random"), 1)


def test_no_table_reads_a_file_of_a_player_s_choice(tmp_path: Path) -> None:
    file = contrary(tmp_path)
    with pytest.raises(BadOption, match=r"bot: .* was given"):
        bot(SeatRow(0, "open", None, "", None, owner=False), f"bot:caesar:{file}")
    with pytest.raises(BadOption, match=r"bot: .* was given"):
        make_bot(f"caesar:{file}")
