"""The documentation as a site: built without a warning, with every page in its list and the text of the modules."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from tests.docs.notebook import NOTEBOOK, run, shown, sources
from tests.docs.pages import ROOT
from tests.docs.site import build, documentation

PAGES = sorted(file.relative_to(ROOT / "docs").as_posix() for file in (ROOT / "docs").rglob("*.md"))


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The built site."""
    return documentation(tmp_path_factory)


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


def test_the_gallery_shows_every_picture_and_says_of_which_game(site: Path) -> None:
    page = (site / "gallery.html").read_text("utf-8")
    there = {file.name for file in (ROOT / "docs" / "pictures").iterdir() if file.suffix in (".png", ".svg", ".webp")}
    assert {*re.findall(r'<img[^>]* src="pictures/([^"]+)"', page)} == there
    assert all((site / "pictures" / name).is_file() for name in there)
    assert 'alt="Roma at a desk"' in page
    assert page.index('id="roma"') < page.index('id="history-of-the-roman-empire"')


def test_the_notebook_says_what_is_kept_in_it() -> None:
    assert run(sources(NOTEBOOK)) == shown(NOTEBOOK)


def test_a_link_that_leads_nowhere_fails(tmp_path: Path) -> None:
    (tmp_path / "docs").mkdir()
    (tmp_path / "docs" / "index.md").write_text("[there](nowhere.md)\n")
    settings = re.sub(r"^hooks: .*\n", "", (ROOT / "mkdocs.yml").read_text("utf-8"), flags=re.MULTILINE)
    (tmp_path / "mkdocs.yml").write_text(re.sub(r"^nav:\n(?:  .*\n)+", "", settings, flags=re.MULTILINE))
    done = build(tmp_path / "mkdocs.yml", tmp_path / "site")
    assert done.returncode != 0
    assert "nowhere.md" in done.stderr
