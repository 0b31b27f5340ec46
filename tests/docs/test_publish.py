"""Workflows and containers: read, and compared with what they call; what they try of the package is run here too."""

from __future__ import annotations

import os
import re
import shlex
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
import typer.main
import yaml  # type: ignore[import-untyped]
from tests.docs.pages import ROOT, blocks, table
from tests.installed import only, run

from ludi.cli import build, spelled_out
from ludi.kernel.extras import EXTRA_OF
from ludi.server.settings import Settings

WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))
DEPLOY = ROOT / "deploy"
PAGE = ROOT / "docs" / "howto-publish.md"
PINNED = re.compile(r"[\w.-]+/[\w.-]+@[0-9a-f]{40}")  # a tag can be moved to other code
OF_THE_MACHINE = {
    "python",
    "python3",
    "uv",
    "tar",
    "gh",
}  # there, or installed before
RIGHTS = {"contents", "pages", "id-token"}


def read(file: Path) -> Any:
    """A YAML file; the key `on` of a workflow is true there."""
    return yaml.safe_load(file.read_text("utf-8"))


def steps(file: Path) -> list[dict[str, Any]]:
    """All steps of a workflow."""
    return [step for job in read(file)["jobs"].values() for step in job["steps"]]


def is_accepted(words: list[str]) -> bool:
    """Whether the program takes this line of `ludi`; it ends the test if it does not."""
    app: Any = typer.main.get_command(build())
    sub, *rest = spelled_out(words)
    if sub.startswith("-"):
        return sub == "--version"
    if "--help" not in rest:
        app.commands[sub].make_context(sub, rest)
    return sub in app.commands


def is_there(row: str) -> bool:
    """Whether a command of a workflow is a script of the clone, a line of `ludi`, or a program of the machine."""
    command, *words = shlex.split(row)
    if command.endswith("ludi"):
        return is_accepted(words)
    if "/" in command:
        return os.access(ROOT / command, os.X_OK)
    return command in OF_THE_MACHINE


@pytest.mark.parametrize("file", WORKFLOWS, ids=lambda file: file.name)
def test_every_command_of_a_workflow_is_there(file: Path) -> None:
    rows = [row for step in steps(file) if "run" in step for row in step["run"].strip().splitlines()]
    assert rows
    assert [row for row in rows if not is_there(row)] == []


@pytest.mark.parametrize("file", WORKFLOWS, ids=lambda file: file.name)
def test_every_action_has_a_fixed_version_and_no_job_more_rights_than_it_needs(file: Path) -> None:
    used = [step["uses"] for step in steps(file) if "uses" in step]
    assert used
    assert [action for action in used if not PINNED.fullmatch(action)] == []
    assert all(("run" in step) != ("uses" in step) for step in steps(file))
    workflow = read(file)
    assert workflow["permissions"] == {"contents": "read"}
    for job in workflow["jobs"].values():
        assert set(job.get("permissions", {})) <= RIGHTS
        assert {*([job["needs"]] if "needs" in job else [])} <= set(workflow["jobs"])
    assert "secrets." not in file.read_text("utf-8")


def test_what_workflows_hand_on_is_what_their_commands_make() -> None:
    kept = {step["with"]["path"] for file in WORKFLOWS for step in steps(file) if "upload" in step.get("uses", "")}
    runs = [step["run"] for file in WORKFLOWS for step in steps(file) if "run" in step]
    site = re.findall(r"^site_dir: (.*)$", (ROOT / "mkdocs.yml").read_text("utf-8"), re.M)
    assert kept == {"dist/", "dist-sbom/", *site}
    assert "bin/audit dist-sbom" in runs
    assert "bin/docs" in runs
    assert ".ci/run" in runs
    handed = [step["with"] for file in WORKFLOWS for step in steps(file) if "artifact@" in step.get("uses", "")]
    names = {part["name"] for part in handed if "name" in part}
    assert names == {"dist", "dist-sbom"}


def test_the_solution_of_pokern_that_is_told_of_is_part_of_the_release() -> None:
    release = ROOT / ".github/workflows/release.yml"
    rows = [shlex.split(step["run"]) for step in steps(release) if "--export" in step.get("run", "")]
    files = [Path(words[words.index("--export") + 1]) for words in rows]
    assert {file.parent.name for file in files} == {"dist-sbom"}
    assert "dist-sbom/*" in next(step["run"] for step in steps(release) if "release create" in step.get("run", ""))
    told = table(ROOT / "docs" / "pokern-solver.md", "file of a release", "what", "columns", "size", "made in")
    assert [row[0] for row in told] == [file.name for file in files]


def test_the_wheel_is_tried_on_every_python_that_the_page_names() -> None:
    tried = read(ROOT / ".github/workflows/ci.yml")["jobs"]["install"]["strategy"]["matrix"]["python"]
    told = next(row[2] for row in table(PAGE, "file", "when", "what it does") if row[0] == "ci.yml")
    assert re.findall(r"3\.\d+", told) == tried
    least = re.findall(r'^requires-python = ">=(.*)"$', (ROOT / "pyproject.toml").read_text("utf-8"), re.M)
    assert tried[0] == least[0]


def tried() -> Iterator[tuple[str, str, frozenset[str]]]:
    """What jobs run of a package that they installed: the job, the line, the extras that are there by then."""
    for file in WORKFLOWS:
        for name, job in read(file)["jobs"].items():
            extras: set[str] | None = None
            for row in [row for step in job["steps"] for row in step.get("run", "").strip().splitlines()]:
                if re.match(r"python -m pip install .*(\.whl|ludi-romani)", row):
                    extras = (extras or set()).union(*(x.split(",") for x in re.findall(r"ludi-romani\[(.*)\]", row)))
                elif extras is not None:
                    yield name, row, frozenset(extras)


@pytest.mark.parametrize(("job", "row", "extras"), [*tried()])
def test_what_a_job_tries_of_the_package_works_with_what_it_installed(job: str, row: str, extras: set[str]) -> None:
    command, *words = shlex.split(row)
    done = run(*{"python": (), "ludi": ("-m", "ludi")}[command], *words, given=only(extras))
    assert (done.returncode, done.stderr) == (0, ""), job


def test_a_wheel_is_tried_without_an_extra_and_with_those_that_people_install() -> None:
    assert {(job, extras) for job, _, extras in tried()} >= {
        ("install", frozenset()),
        ("install", frozenset({"server"})),
    }


def test_the_page_names_every_workflow() -> None:
    assert {row[0] for row in table(PAGE, "file", "when", "what it does")} == {file.name for file in WORKFLOWS}


def instructions() -> list[tuple[str, str]]:
    """Those of the Containerfile, each with its words on one line."""
    text = (DEPLOY / "Containerfile").read_text("utf-8").replace("\\\n", " ")
    rows = [row for row in text.splitlines() if row and not row.startswith("#")]
    return [(word, rest) for word, _, rest in (row.partition(" ") for row in rows)]


def test_the_container_builds_and_runs_what_there_is() -> None:
    found = instructions()
    assert {word for word, _ in found} <= {
        "FROM", "RUN", "WORKDIR", "COPY", "USER", "ENV", "VOLUME", "EXPOSE", "STOPSIGNAL", "HEALTHCHECK", "ENTRYPOINT",
        "CMD",
    }  # fmt: skip
    runs = " && ".join(rest for word, rest in found if word == "RUN")
    assert os.access(ROOT / "bin/web", os.X_OK)
    assert "bin/web && uv build --wheel --out-dir /wheels" in runs
    copied = [shlex.split(rest) for word, rest in found if word == "COPY"]
    assert copied == [[".", "."], ["--from=build", "/wheels", "/wheels"]]
    extras = re.findall(r"\[([a-z,]+)\]", runs)
    assert {*extras[0].split(",")} <= {*EXTRA_OF.values()}
    assert "--uid 10001" in runs
    assert ("USER", "ludi") in found


def test_the_container_listens_and_keeps_its_data_where_it_says() -> None:
    found = dict(instructions())
    command = yaml.safe_load(found["CMD"])
    assert yaml.safe_load(found["ENTRYPOINT"]) == ["ludi"]
    assert is_accepted(command)
    given = dict(pairwise(command))
    assert given["--port"] == found["EXPOSE"] == str(Settings().port)
    volumes = yaml.safe_load(found["VOLUME"])
    assert given["--data"] in volumes
    assert found["ENV"].split("=")[1] in volumes
    assert f":{found['EXPOSE']}/healthz" in found["HEALTHCHECK"]
    shown = next(block.text for block in blocks(PAGE) if "podman run" in block.text)
    assert f"127.0.0.1:{found['EXPOSE']}:{found['EXPOSE']}" in shown
    assert all(f":{volume}" in shown for volume in volumes)


def test_what_is_left_out_of_the_image_is_not_what_it_is_built_of() -> None:
    left = (ROOT / ".dockerignore").read_text("utf-8").split()
    assert {".git", ".venv", ".cache", "deploy/.env"} <= set(left)
    needed = ("src", "web", "bin", "pyproject.toml", "hatch_build.py", "README.md", "LICENSE")
    assert all((ROOT / name).exists() and name not in left for name in needed)


def test_the_services_fit_together() -> None:
    made = read(DEPLOY / "compose.yaml")
    services = made["services"]
    table_, proxy, database = (services[name] for name in ("table", "proxy", "database"))
    context = (DEPLOY / table_["build"]["context"]).resolve()
    assert context == ROOT
    assert (context / table_["build"]["dockerfile"]) == DEPLOY / "Containerfile"
    told = {"${LUDI_SITE:?}": "ludi.example.org"}
    command = [told.get(word, word).replace("${LUDI_DB_PASSWORD:?}", "secret") for word in table_["command"]]
    assert is_accepted(command)
    given = dict(pairwise(command))
    user = database["environment"]["POSTGRES_USER"]
    assert given["--db"] == f"postgresql+asyncpg://{user}:secret@database/{user}"
    assert given["--host"] == "127.0.0.1"  # the proxy is there too, and nobody else
    assert proxy["network_mode"] == "service:table"
    assert f"reverse_proxy {given['--host']}:{given['--port']}" in (DEPLOY / "Caddyfile").read_text("utf-8")
    assert table_["ports"] == ["80:80", "443:443"]
    assert {*table_["depends_on"]} | {*proxy["depends_on"]} <= set(services)
    for service in services.values():
        for volume in service.get("volumes", []):
            source = volume.split(":")[0]
            assert source in made["volumes"] or (DEPLOY / source).is_file(), volume
        assert "build" in service or re.fullmatch(r"[\w./-]+:\d[\w.-]*", service["image"])
    assert {*table_["environment"]} <= {f"LUDI_SERVER_{name.upper()}" for name in vars(Settings())}


def test_the_settings_of_the_services_are_those_that_the_page_shows() -> None:
    wanted = {*re.findall(r"\$\{(\w+):\?\}", (DEPLOY / "compose.yaml").read_text("utf-8"))}
    shown = next(block.text for block in blocks(PAGE) if block.language == "text")
    assert {row.partition("=")[0] for row in shown.split()} == wanted
    assert {*re.findall(r"\{\$(\w+)\}", (DEPLOY / "Caddyfile").read_text("utf-8"))} <= wanted
