"""Where the fast home keeps its compiled code."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

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
    assert {f"ludi_fast.games.{title}.learning", "ludi_fast.kernel.luck"} <= {row[0] for row in rows}
    for name, folder, kept in rows:
        assert Path(folder) in Path(kept).parents, name
