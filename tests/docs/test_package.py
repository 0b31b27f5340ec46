"""What the package says of itself where it is published: its page, its addresses, its citation."""

from __future__ import annotations

import datetime as dt
import importlib.util
import os
import re
import subprocess
import sys
from email import message_from_string
from email.message import Message
from pathlib import Path
from typing import Any

import pytest
import yaml  # type: ignore[import-untyped]
from tests.docs.pages import ROOT, blocks, links
from tests.installed import only, project, run

import ludi

HOST = {"GITHUB_SERVER_URL": "https://host.example", "GITHUB_REPOSITORY": "us/ludi", "GITHUB_REF_NAME": "v9.9.9"}
METADATA = """
import sys
from hatchling.build import prepare_metadata_for_build_wheel as prepared
print(prepared(sys.argv[1]))
"""


def metadata(folder: Path, host: dict[str, str]) -> Message:
    """What the wheel says of itself, built where these variables are set."""
    environment = {name: value for name, value in os.environ.items() if name not in HOST} | host
    asked = [sys.executable, "-c", METADATA, str(folder)]
    done = subprocess.run(asked, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return message_from_string((folder / done.stdout.strip() / "METADATA").read_text("utf-8"))


def addresses(page: str) -> list[str]:
    """Where the page of a package leads to, pictures included."""
    text = re.sub(r"^```.*?^```", "", page, flags=re.DOTALL | re.MULTILINE)
    return re.findall(r"(?:\]\(|src=\")([^)\s\"]+)", re.sub(r"`[^`]*`", "", text))


def test_the_page_of_the_package_has_whole_addresses_of_files_that_are_there(tmp_path: Path) -> None:
    said = metadata(tmp_path, HOST)
    assert said["Description-Content-Type"] == "text/markdown"
    page = str(said.get_payload())
    found = addresses(page)
    assert len(found) == len([*links(ROOT / "README.md")]) > 20
    roots = ("https://host.example/us/ludi/blob/v9.9.9/", "https://host.example/us/ludi/raw/v9.9.9/")
    for link in found:
        assert link.startswith(roots[link.endswith(".png")]), link
        assert (ROOT / link.removeprefix(roots[0]).removeprefix(roots[1]).partition("#")[0]).is_file(), link
    listed = dict(line.split(", ") for line in said.get_all("Project-URL", []))
    assert {"Documentation", "Repository", "Issues", "Changelog"} == set(listed)
    assert all(address.startswith("https://host.example/us/ludi") for address in listed.values())
    for address in (listed["Documentation"], listed["Changelog"]):
        assert (ROOT / address.removeprefix(roots[0])).is_file()


def test_without_a_public_place_the_page_says_the_same_and_leads_nowhere(tmp_path: Path) -> None:
    said = metadata(tmp_path, {})
    page = str(said.get_payload())
    assert addresses(page) == []
    assert "Project-URL" not in said
    words = re.sub(r"!\[[^\]]*\]\([^)]*\)|<img[^>]*>", "", (ROOT / "README.md").read_text("utf-8"))
    words = re.sub(r"\[([^\]]*)\]\([^)]*\)", r"\1", words)
    assert page.split() == words.split()


def test_an_address_that_is_given_goes_before_that_of_the_host() -> None:
    spec = importlib.util.spec_from_file_location("hatch_build", ROOT / "hatch_build.py")
    assert spec is not None
    assert spec.loader is not None
    module: Any = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    assert module.address("https://a.example/b/", HOST) == ("https://a.example/b", "v9.9.9")
    assert module.address("", {}) == ("", "main")


@pytest.mark.soak
def test_of_the_python_of_the_readme_the_last_line_alone_needs_an_extra(tmp_path: Path) -> None:
    (block,) = [b for b in blocks(ROOT / "README.md") if b.language == "python"]
    *first, _ = block.text.splitlines()
    done = run("-c", "\n".join(first), given={**only(), "LUDI_CACHE": str(tmp_path)})
    assert (done.returncode, done.stderr) == (0, "")
    done = run("-c", block.text, given={**only(), "LUDI_CACHE": str(tmp_path)})
    assert done.returncode == 1
    named = re.findall(r"ludi-romani\[\w+\]", done.stderr)
    assert f"pip install '{named[-1]}'" in (ROOT / "README.md").read_text("utf-8")


@pytest.mark.parametrize("line", re.findall(r"^    (uvx .*)$", (ROOT / "README.md").read_text("utf-8"), re.M))
def test_what_is_run_without_installing_names_an_extra_and_a_command(line: str) -> None:
    extra, command = re.fullmatch(r"uvx --from 'ludi-romani\[(\w+)\]' (\w+) \w+", line).groups()  # type: ignore[union-attr]
    assert extra in project()["optional-dependencies"]
    assert command in project()["scripts"]


def test_the_citation_is_of_this_version_and_names_the_solution() -> None:
    said = yaml.safe_load((ROOT / "CITATION.cff").read_text("utf-8"))
    assert said["cff-version"] == "1.2.0"
    assert {"message", "title", "authors", "date-released"} <= set(said)
    assert said["version"] == ludi.__version__
    assert said["license"] == project()["license"]
    date = dt.date.fromisoformat(said["date-released"])
    (solution,) = said["references"]
    assert solution["year"] == date.year
    page = next(word for word in solution["notes"].split() if word.endswith(".md"))
    told = " ".join((ROOT / page).read_text("utf-8").split())
    (author,) = solution["authors"]
    assert f"{author['name']}, *{solution['title']}*, Ludi Romani, {solution['year']}" in told
