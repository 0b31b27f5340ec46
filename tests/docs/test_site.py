"""The documentation as a site: built without a warning, with every page in its list and the text of the modules."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGES = sorted(file.relative_to(ROOT / "docs").as_posix() for file in (ROOT / "docs").rglob("*.md"))
LOADED = re.compile(r"<(?:script|img|link)[^>]*(?:src|href)=[\"']?(https?://[^\"' >]+)")


def build(config: Path, site: Path) -> subprocess.CompletedProcess[str]:
    """MkDocs at work; it is strict by its settings."""
    command = [sys.executable, "-m", "mkdocs", "build", "--config-file", str(config), "--site-dir", str(site)]
    environment = {**os.environ, "NO_MKDOCS_2_WARNING": "1"}
    return subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The built site."""
    folder = tmp_path_factory.mktemp("docs") / "site"
    done = build(ROOT / "mkdocs.yml", folder)
    assert (done.returncode, "WARNING" in done.stderr) == (0, False), done.stderr
    return folder


def test_every_page_is_there_and_in_the_list(site: Path) -> None:
    listed = re.findall(r"([\w/-]+\.md)", (ROOT / "mkdocs.yml").read_text("utf-8"))
    assert {page for page in PAGES if not page.startswith(("examples/", "games/"))} <= {*listed}
    assert {*listed} <= {*PAGES}
    for page in listed:
        assert (site / page).with_suffix(".html").is_file(), page


def test_the_modules_say_what_their_docstrings_say(site: Path) -> None:
    page = (site / "reference-modules.html").read_text("utf-8")
    parts = (
        "make",
        "kernel.state.State.redeal",
        "kernel.batch.Batch.step",
        "client.table.Seat",
        "solvers.pokern.solitaire",
    )
    for name in (f"ludi.{part}" for part in parts):
        assert f'id="{name}"' in page
    assert "A world that the seat cannot tell from this one" in page


def test_nothing_is_loaded_from_elsewhere(site: Path) -> None:
    for page in site.rglob("*.html"):
        loaded = re.findall(
            r"<(?:script|img|link)[^>]*(?:src|href)=[\"']?(https?://[^\"' >]+)", page.read_text("utf-8")
        )
        assert loaded == [], page.name


def test_a_link_that_leads_nowhere_fails(tmp_path: Path) -> None:
    (tmp_path / "docs").mkdir()
    (tmp_path / "docs" / "index.md").write_text("[there](nowhere.md)\n")
    settings = (ROOT / "mkdocs.yml").read_text("utf-8")
    (tmp_path / "mkdocs.yml").write_text(re.sub(r"^nav:\n(?:  .*\n)+", "", settings, flags=re.MULTILINE))
    done = build(tmp_path / "mkdocs.yml", tmp_path / "site")
    assert done.returncode != 0
    assert "nowhere.md" in done.stderr
