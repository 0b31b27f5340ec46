"""`ludi balance` as a user runs it: interrupted and resumed, and what it refuses."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import time
from pathlib import Path

import pytest
from tests.cli.terminal import LUDI, environment, run

from ludi import cli

BALANCE = ("balance", "roma", "--cost", "Forum=2", "--games", "200", "--seed", "5", "--jobs", "2")


@pytest.mark.soak
def test_an_interrupted_run_goes_on_to_the_same_report(tmp_path: Path) -> None:
    file = tmp_path / "run.jsonl"
    words = [LUDI, *BALANCE, "--games", "100000", "--out", str(file)]
    process = subprocess.Popen(
        words, env=environment(tmp_path), stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    )
    end = time.monotonic() + 120
    while not file.exists() or file.read_bytes().count(b"\n") < 2:
        assert time.monotonic() < end
        time.sleep(0.01)
    process.send_signal(signal.SIGINT)
    said, errors = process.communicate(timeout=60)
    assert process.returncode == 130
    assert said == ""
    assert "they are kept in" in errors.splitlines()[-1]
    assert "Traceback" not in errors

    done = run(tmp_path, *BALANCE, "--out", str(file), "--resume", "--json", str(tmp_path / "a.json"))
    assert done.returncode == 0, done.stderr
    assert "games/s" in done.stderr or "200 of" in done.stderr
    report = json.loads((tmp_path / "a.json").read_text())
    assert report["games"] >= 200
    assert {"Forum"} >= {row["thing"] for row in report["changes"]}


BAD = {
    ("chess",): "there is no game 'chess'",
    ("roma", "--cost", "Forum"): "--cost: 'Forum' was given, CARD=NUMBER with a whole number is accepted",
    ("roma", "--cost", "Fora=2"): "--cost: “Fora” is not a card of Roma or Arena.",
    ("pokern", "--cost", "Forum=2"): "pokern has no numbers of cards that could be changed",
    ("empire", "--facts", "x.toml"): "options are accepted here",
    ("roma", "--cost", "Forum=2", "--facts", "x.toml"): "--facts was given together with --cost",
    ("roma", "--change", "speed=1"): "option 'speed' is unknown",
    ("roma", "--games", "0"): "games: 0 was given",
    ("roma", "--resume"): "--resume was given without --out",
    ("roma", "--first", "3"): "first: 3 was given, a multiple of 50",
    ("roma", "--first", "-50"): "first: -50 was given, a multiple of 50 from 0 on is accepted",
    ("roma", "--jobs", "0", "--games", "1"): "jobs: 0 was given",
    ("roma", "--merge", "none.jsonl", "--games", "1"): "none.jsonl cannot be read",
    ("roma", "--html", "."): ". cannot be written: it is a folder",
    ("roma", "--out", "a.x", "--html", "a.x"): "a.x cannot be written: it is already in use in this command",
    ("roma", "--merge", "b.x", "--json", "./b.x"): "b.x cannot be written: it is already in use in this command",
    ("roma", "--parquet", "c.x", "--json", "c.x"): "c.x cannot be written: it is already in use in this command",
    ("roma", "--json", "/dev/null/a.json"): "/dev/null/a.json cannot be written: /dev/null is not a folder",
}


@pytest.mark.parametrize("words", BAD, ids=" ".join)
def test_bad_input_is_one_line(
    words: tuple[str, ...], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    assert cli.run(["balance", *words]) == 2
    (line,) = capsys.readouterr().err.splitlines()
    assert line.startswith("ludi: ")
    assert BAD[words] in line
    assert os.listdir(tmp_path) == []
