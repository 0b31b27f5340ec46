"""Notebooks as Jupyter runs them: cell after cell, with what is printed and the value of the last line."""

from __future__ import annotations

import ast
import io
import json
from contextlib import redirect_stdout
from pathlib import Path
from typing import Any

NOTEBOOK = Path(__file__).resolve().parents[2] / "docs" / "examples" / "first_look.ipynb"


def sources(notebook: Path) -> list[str]:
    """The code of a notebook, cell by cell."""
    cells = json.loads(notebook.read_text("utf-8"))["cells"]
    return ["".join(cell["source"]) for cell in cells if cell["cell_type"] == "code"]


def shown(notebook: Path) -> list[str]:
    """What is kept in it as printed by each of these cells."""
    cells = json.loads(notebook.read_text("utf-8"))["cells"]
    return [said(cell["outputs"]) for cell in cells if cell["cell_type"] == "code"]


def said(outputs: list[dict[str, Any]]) -> str:
    """The text of the outputs of a cell."""
    return "".join("".join(o["text"] if "text" in o else o["data"]["text/plain"]) for o in outputs).rstrip("\n")


def run(codes: list[str]) -> list[str]:
    """What the cells say when they run one after the other."""
    names: dict[str, Any] = {"__name__": "__main__"}
    found = []
    for code in codes:
        tree, out, value = ast.parse(code), io.StringIO(), None
        last = ast.Expression(tree.body.pop().value) if isinstance(tree.body[-1], ast.Expr) else None  # type: ignore[attr-defined]
        with redirect_stdout(out):
            exec(compile(tree, "cell", "exec"), names)
            value = None if last is None else eval(compile(last, "cell", "eval"), names)
        found.append((out.getvalue() + ("" if value is None else repr(value))).rstrip("\n"))
    return found
