"""Short texts of moves at the terminal: things by their names on the board, in any language, or by their ids."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.cli.terminal import run

import ludi
from ludi.cli.shorts import read, shown
from ludi.kernel.messages import slug
from ludi.kernel.titles import TITLES, family
from ludi.locales import Text, languages


@pytest.mark.parametrize("title", TITLES)
def test_what_is_shown_is_read_as_the_same_move(title: str) -> None:
    game = ludi.make(title)
    texts = [
        game.notation.SHORT.text(a) for r in game.notation.SHORT.ranges for a in range(r.first, r.first + len(r.words))
    ]
    assert len(texts) > 40
    for text in texts:
        assert read(title, text) == text
        assert read(title, shown(title, text)) == text
        assert read(title, shown(title, text).upper()).casefold() == text.casefold()


@pytest.mark.parametrize("language", languages())
def test_every_thing_may_be_written_as_a_language_calls_it(language: str) -> None:
    say, found = Text(language), 0
    for title in TITLES:
        game = ludi.make(title)
        for r in game.notation.SHORT.ranges:
            for id_ in r.words:
                key = f"{family(title)}-{r.takes}-{slug(id_)}"
                if r.takes and (name := say(key)) != key:
                    assert read(title, f"{r.word} {name}") == f"{r.word} {id_}"
                    found += 1
    assert found > 500


def test_the_terminal_shows_names_and_takes_names_and_ids(tmp_path: Path) -> None:
    assert shown("lusitania", "take Red 1") == "take Britannia I"
    start = "play", "lusitania", "--bot", "random", "--seed", "3", "--save", str(tmp_path / "game.jsonl")
    for move in ("take Britannia I", "take red 1", "take Британия I", "take  britannia  i"):
        done = run(tmp_path, *start, given=f"{move}\nquit\n")
        (tmp_path / "game.jsonl").unlink()
        assert "[take Britannia I]" in done.stdout
        assert "Red 1" not in done.stdout
        assert "You took Britannia I from the camp." in done.stdout
    done = run(tmp_path, *start, given="take Hispania V\ntake Brittania I\nquit\n")
    assert "take Hispania V is not possible now. There is no Hispania V in the camp." in done.stdout
    assert "Did you mean take Britannia I?" in done.stdout
