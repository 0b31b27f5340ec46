"""Where the fast home keeps its compiled code."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from ludi.kernel.sources import sources

LOADED = """
import sys
from ludi.kernel.home import folder, load

load({title!r}, "greedy", True)
for name, module in list(sys.modules.items()):
    if name.startswith("ludi_fast."):
        for value in vars(module).values():
            if hasattr(value, "py_func") and value.py_func.__module__ == name:
                print(name, folder({title!r} if ".games." in name else "kernel"), value.stats.cache_path, sep="\\t")
"""


@pytest.mark.parametrize("title", ["roma", "lusitania", "pokern", "empire"])
def test_the_code_of_a_title_is_kept_in_the_folder_that_is_named_by_its_sources_and_data(title: str) -> None:
    command = [sys.executable, "-c", LOADED.format(title=title)]
    printed = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    rows = [line.split("\t") for line in printed.splitlines()]
    assert {f"ludi_fast.games.{title}.features", "ludi_fast.kernel.rng"} <= {row[0] for row in rows}
    for name, folder, kept in rows:
        assert Path(folder) in Path(kept).parents, name


TRACED = """
import sys
from pathlib import Path
import ludi
from ludi.kernel.home import load
from ludi.kernel.engine import ALGORITHMS
from ludi.kernel.sources import sources

for name in (*ALGORITHMS, "greedy", "plan"):
    load({title!r}, name, True)
named = {{str(path) for path in sources({title!r})}}
for name, module in list(sys.modules.items()):
    if name.startswith("ludi_fast.") and getattr(module, "__file__", None) and "/state_ops.py" not in module.__file__:
        print(name, module.__file__ in named)
"""


@pytest.mark.parametrize("title", ["roma", "lusitania", "pokern", "empire"])
def test_all_that_is_compiled_of_a_title_is_among_its_sources(title: str) -> None:
    command = [sys.executable, "-c", TRACED.format(title=title)]
    printed = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    rows = [line.split() for line in printed.splitlines()]
    assert {f"ludi_fast.games.{title}.{name}" for name in ("rules", "ismcts", "plan")} <= {name for name, _ in rows}
    assert [name for name, known in rows if known == "False"] == []


@pytest.mark.parametrize("title", ["roma", "lusitania", "pokern", "empire"])
def test_what_only_speaks_or_is_read_is_not_compiled(title: str) -> None:
    files = sources(title)
    names = {path.name for path in files if path.parent.name == title}
    assert {"rules.py", "legal.py", "state.py", "facts.toml"} <= names
    assert names.isdisjoint({"words.py", "view.py", "moves.py", "notation.py", "check.py", "options.py"})
    assert "titles.py" not in {path.name for path in files}  # a new title leaves the code of the others as it is


SHARED = """
import subprocess, sys
from ludi.kernel.home import cache_root
child = "from ludi.kernel.home import cache_root; print(cache_root(), end='')"
print(cache_root(), cache_root().is_dir(), subprocess.run([sys.executable, "-c", child], stdout=-1, text=True).stdout)
"""


def test_where_no_cache_can_be_written_that_of_the_run_is_shared_and_goes_with_it(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    env = {**os.environ, "LUDI_CACHE": str(tmp_path / "file" / "cache"), "TMPDIR": str(tmp_path)}
    found = subprocess.run([sys.executable, "-c", SHARED], capture_output=True, text=True, check=True, env=env)
    root, there, in_child = found.stdout.split()
    assert (there, in_child) == ("True", root)
    assert Path(root).parent == tmp_path
    assert [p.name for p in tmp_path.iterdir()] == ["file"]
    assert found.stderr.count("compiled code is kept for this run only") == 1
