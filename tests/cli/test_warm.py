"""`ludi warm` and `ludi bench`."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from tests.cli.terminal import LUDI, complaint, environment, run
from tests.lab.processes import alive, children

from ludi.kernel.home import folder
from ludi.kernel.titles import TITLES


@pytest.mark.soak
def test_warm_says_where_the_compiled_code_is(tmp_path: Path) -> None:
    for _ in range(2):
        done = run(tmp_path, "warm", "roma")
        assert done.returncode == 0, done.stderr
        assert done.stdout.startswith("roma: ready after ")
        assert done.stdout.endswith(f" s; compiled code is kept in {folder('roma')}\n")
    assert done.stderr == ""  # nothing was compiled the second time
    assert list(folder("roma").rglob("*.nbc"))


@pytest.mark.soak
def test_warm_takes_all_titles_if_none_is_named(tmp_path: Path) -> None:
    done = run(tmp_path, "warm")
    assert [line.partition(":")[0] for line in done.stdout.splitlines()] == list(TITLES)
    assert done.stdout.count(str(folder("roma"))) == 2  # Arena has the rules of Roma, so nothing is compiled for it


def test_a_title_that_is_none(tmp_path: Path) -> None:
    assert "there is no game 'chess'" in complaint(run(tmp_path, "warm", "chess"))


def test_a_cache_that_cannot_be_written_is_one_line(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("LUDI_CACHE", str(tmp_path / "file" / "cache"))
    said = complaint(run(tmp_path, "warm"))
    assert f"{tmp_path / 'file' / 'cache'} cannot be written" in said
    assert said.endswith("set LUDI_CACHE to a folder that can be written")


@pytest.mark.soak
def test_ctrl_c_ends_compiling_at_once(tmp_path: Path) -> None:
    process = subprocess.Popen(
        [LUDI, "warm"],
        env=environment(tmp_path) | {"LUDI_CACHE": str(tmp_path / "cache")},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    assert process.stderr is not None
    assert process.stderr.readline().startswith("Compiling, just this once: 1 of ")
    (compiler,) = children(process.pid)
    process.send_signal(signal.SIGINT)
    said, errors = process.communicate(timeout=60)
    assert (process.returncode, said, errors) == (130, "", "ludi: interrupted\n")
    assert not alive(compiler)


def test_without_numba_there_is_nothing_to_do(tmp_path: Path) -> None:
    """A process in which Numba cannot be found."""
    code = (
        "import importlib.util, sys\n"
        "find = importlib.util.find_spec\n"
        "importlib.util.find_spec = lambda name, *rest: None if name == 'numba' else find(name, *rest)\n"
        "sys.modules['numba'] = None\n"
        "sys.argv = ['ludi', *sys.argv[1:]]\n"
        "from ludi.cli import main; main()\n"
    )
    installs = "pip install 'ludi-romani[fast]' installs it"
    for words, said in ((["warm"], installs), (["bench", "--seconds", "0.05"], "uncompiled")):
        done = subprocess.run(
            [sys.executable, "-c", code, *words],
            env=environment(tmp_path),
            capture_output=True,
            text=True,
            timeout=120,
            check=False,
        )
        assert done.returncode == 0, done.stderr
        assert said in done.stdout
        assert "Traceback" not in done.stderr


def test_bench_measures_everything(tmp_path: Path) -> None:
    done = run(tmp_path, "bench", "--seconds", "0.05", "--json")
    assert done.returncode == 0, done.stderr
    found = json.loads(done.stdout)
    values = {row["name"]: row["value"] for row in found["figures"]}
    threads = {"threads", "scaling"} if len(os.sched_getaffinity(0)) > 1 else set()
    wasm = {"wasm", "wasm-search", "wasm-share"}
    assert set(values) == {"plain", "fast", "search", "copy"} | wasm | threads
    assert all(value > 0 for value in values.values())
    assert values["fast"] > values["plain"]  # by a factor of sixty; less would mean that it is not compiled at all
    assert found["machine"]["processors"] >= 1


@pytest.mark.soak
def test_bench_prints_a_table(tmp_path: Path) -> None:
    done = run(tmp_path, "bench", "roma", "--seconds", "0.05")
    assert done.returncode == 0, done.stderr
    assert [line.split("  ")[0] for line in done.stdout.splitlines()[:4]] == [
        "what",
        "random play, uncompiled",
        "random play, WebAssembly",
        "random play, compiled",
    ]


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("bench", "chess"), "there is no game 'chess'"),
        (("bench", "--seconds", "0"), "seconds: 0.0 was given, a number above 0"),
        (("bench", "--seconds", "nan"), "seconds: nan was given"),
    ],
)
def test_bad_input_is_one_line(words: tuple[str, ...], said: str, tmp_path: Path) -> None:
    assert said in complaint(run(tmp_path, *words))
