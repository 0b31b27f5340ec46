"""The page and the files beside it: types, how long a browser keeps them, what is asked by HEAD, what links show."""

from __future__ import annotations

import io
import json
import lzma
import struct
import zipfile
from collections.abc import Callable, Iterator
from html.parser import HTMLParser
from pathlib import Path

import httpx
import pytest

from ludi.locales import languages
from ludi.server.page import STATIC

from .conftest import ServerProcess
from .test_security import serve

MANIFESTS = {language: f"manifest{'' if language == 'en' else f'-{language}'}.webmanifest" for language in languages()}
PNG = b"\x89PNG\r\n\x1a\n"


class Head(HTMLParser):
    """What the head of a page says: by name or property what a meta holds, by rel where a link leads."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.metas: dict[str, str] = {}
        self.links: dict[str, list[str]] = {}
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """A tag."""
        found = {name: value or "" for name, value in attrs}
        if tag == "meta" and "content" in found:
            name = found.get("name") or found.get("property") or ""
            self.metas[f"{name} {found['media']}" if "media" in found else name] = found["content"]
        if tag == "link":
            self.links.setdefault(found["rel"], []).append(found["href"])


@pytest.fixture(scope="module")
def http(server: ServerProcess) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=server.url) as client:
        yield client


def size(png: bytes) -> tuple[int, int]:
    """Width and height of a picture."""
    assert png.startswith(PNG)
    width, height = struct.unpack(">II", png[16:24])
    return width, height


@pytest.mark.parametrize(
    ("path", "kind"),
    [
        ("/sw.js", "text/javascript; charset=utf-8"),
        *((f"/{name}", "application/manifest+json") for name in MANIFESTS.values()),
        ("/favicon.ico", "image/x-icon"),
        ("/favicon.svg", "image/svg+xml"),
        ("/icon-192.png", "image/png"),
        ("/apple-touch-icon.png", "image/png"),
        ("/", "text/html; charset=utf-8"),
        ("/r/aaaaaaaaaaaa", "text/html; charset=utf-8"),
    ],
)
def test_a_file_beside_the_page_has_its_type_and_is_asked_for_anew(http: httpx.Client, path: str, kind: str) -> None:
    answer = http.get(path)
    assert answer.status_code == 200
    assert answer.headers["content-type"] == kind
    assert answer.headers["cache-control"] == "no-cache"
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert "set-cookie" not in answer.headers
    head = http.head(path)
    assert (head.status_code, head.content) == (200, b"")
    assert head.headers["content-length"] == str(len(answer.content))
    assert head.headers["content-type"] == kind
    again = http.get(path, headers={"If-None-Match": answer.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")


def test_a_hashed_file_is_kept_for_ever(http: httpx.Client) -> None:
    kinds = {".js": "text/javascript; charset=utf-8", ".css": "text/css; charset=utf-8", ".woff2": "font/woff2"}
    for suffix, kind in kinds.items():
        name = next((STATIC / "assets").glob(f"*{suffix}")).name
        for answer in (http.get(f"/assets/{name}"), http.head(f"/assets/{name}")):
            assert answer.status_code == 200
            assert answer.headers["content-type"] == kind
            assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"


def test_the_policy_lets_the_worker_and_the_manifest_come_from_here_alone(http: httpx.Client) -> None:
    for path in ("/", "/sw.js"):
        policy = dict(
            part.strip().split(" ", 1) for part in http.get(path).headers["content-security-policy"].split(";")
        )
        assert policy["worker-src"] == policy["manifest-src"] == policy["script-src"] == "'self'"
        assert "unsafe" not in policy["script-src"]


def test_what_a_browser_thinks_with_is_kept_for_ever_and_its_worker_alone_runs_webassembly(
    http: httpx.Client,
) -> None:
    program = http.get("/api/program").json()
    kinds = {
        f"{program['python']}pyodide.mjs": "text/javascript; charset=utf-8",
        f"{program['python']}pyodide.asm.wasm.xz": "application/x-xz",
        program["library"]: "application/x-xz",
        f"{program['rules']}common.zip.xz": "application/x-xz",
    }
    for path, kind in kinds.items():
        answer, head = http.get(f"/{path}"), http.head(f"/{path}")
        assert (answer.status_code, answer.headers["content-type"]) == (200, kind)
        assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
        assert head.headers["content-length"] == str(len(answer.content))
        assert head.content == b""
    library = lzma.decompress(http.get(f"/{program['library']}").content)
    with zipfile.ZipFile(io.BytesIO(library)) as archive:
        assert {"json/__init__.pyc", "zipfile/__init__.pyc"} <= set(archive.namelist())
        assert not {"unittest/mock.pyc", "pydoc_data/topics.pyc", "json/__init__.py"} & set(archive.namelist())
    with zipfile.ZipFile(io.BytesIO(lzma.decompress(http.get(f"/{program['rules']}roma.zip.xz").content))) as rules:
        assert "ludi/wasm/roma.wasm" in rules.namelist()
    for path in (
        "/here/python-0/pyodide.mjs",
        f"/{program['python']}secret",
        "/here/rules-0/roma.zip.xz",
        "/here/../page.py",
    ):
        assert http.get(path).status_code == 404
    [worker] = (STATIC / "assets").glob("thinker.worker-*.js")
    policy = http.get(f"/assets/{worker.name}").headers.get_list("content-security-policy")
    assert len(policy) == 1
    assert "script-src 'self' 'wasm-unsafe-eval';" in policy[0]
    table = http.get("/here/")
    assert 'data-server="/"' in table.text
    assert table.headers["cache-control"] == http.get("/here/sw.js").headers["cache-control"] == "no-cache"
    assert http.get("/here").headers["location"] == "/here/"


@pytest.mark.parametrize("language", languages())
def test_a_manifest_for_every_language(http: httpx.Client, language: str) -> None:
    manifest = json.loads(http.get(f"/{MANIFESTS[language]}").content)
    assert manifest["lang"] == language
    assert (manifest["name"], manifest["short_name"]) == ("Ludi Romani", "Ludi Romani")
    assert (manifest["start_url"], manifest["scope"], manifest["display"]) == (".", ".", "standalone")
    assert "id" not in manifest  # it is the address: a second site of the same host is another app
    others = [json.loads((STATIC / MANIFESTS[other]).read_text()) for other in languages() if other != language]
    assert manifest["description"] not in [other["description"] for other in others]
    purposes = set()
    for icon in manifest["icons"]:
        assert not icon["src"].startswith("/")
        found = http.get(f"/{icon['src']}")
        assert found.headers["content-type"] == icon["type"]
        if icon["type"] == "image/png":
            assert "{}x{}".format(*size(found.content)) == icon["sizes"]
            purposes.add((icon["sizes"], icon["purpose"]))
    assert purposes == {("192x192", "any"), ("512x512", "any"), ("512x512", "maskable")}
    titles = {shortcut["url"].removeprefix("new?title=") for shortcut in manifest["shortcuts"]}
    assert titles == {title["title"] for title in http.get("/api/titles").json()}


def test_the_icon_of_old_browsers_has_three_sizes(http: httpx.Client) -> None:
    file = http.get("/favicon.ico").content
    assert struct.unpack("<HHH", file[:6]) == (0, 1, 3)
    for n, wide in enumerate((16, 32, 48)):
        length, at = struct.unpack("<II", file[6 + 16 * n + 8 : 6 + 16 * n + 16])
        assert size(file[at : at + length]) == (wide, wide)


def test_the_head_of_the_page_tells_what_it_is(http: httpx.Client) -> None:
    head = Head(http.get("/").text)
    about = json.loads((STATIC / MANIFESTS["en"]).read_text())["description"]
    assert head.metas["description"] == head.metas["og:description"] == about
    assert head.metas["og:title"] == "Ludi Romani"
    for media in ("light", "dark"):
        assert head.metas[f"theme-color (prefers-color-scheme: {media})"] == "#241f1a"
    for rel, files in {
        "icon": ["/favicon.ico", "/favicon.svg"],
        "apple-touch-icon": ["/apple-touch-icon.png"],
        "manifest": ["/manifest.webmanifest"],
    }.items():
        assert head.links[rel] == files
    assert size(http.get("/apple-touch-icon.png").content) == (180, 180)
    # Where the server is for others it does not know: no address is better than one of this machine.
    assert not {"og:image", "og:url", "twitter:card"} & set(head.metas)


def test_a_server_that_knows_its_address_shows_a_picture_beside_links(
    server_with: Callable[..., ServerProcess],
) -> None:
    server = server_with(LUDI_SERVER_ORIGIN="https://ludi.example.org:8443")
    for path in ("/", "/r/aaaaaaaaaaaa?invite=geheim"):
        answer = httpx.get(server.url + path)
        metas = Head(answer.text).metas
        assert metas["og:url"] == "https://ludi.example.org:8443/"
        assert metas["og:image"] == "https://ludi.example.org:8443/preview.png"
        assert metas["twitter:card"] == "summary_large_image"
        assert "geheim" not in answer.text
        assert answer.headers["cache-control"] == "no-cache"
        assert httpx.head(server.url + path).headers["content-length"] == str(len(answer.content))
    picture = httpx.get(f"{server.url}/preview.png").content
    assert size(picture) == (int(metas["og:image:width"]), int(metas["og:image:height"]))


def test_an_address_that_is_none_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for wrong in ("ludi.example.org", "https://ludi.example.org/", 'https://a"b/', "ftp://a"):
        monkeypatch.setenv("LUDI_SERVER_ORIGIN", wrong)
        done = serve(tmp_path, "serve", "--port", "0", "--data", str(tmp_path / "data"))
        assert done.returncode == 2
        assert len(done.stderr.splitlines()) == 1
        assert "LUDI_SERVER_ORIGIN" in done.stderr


@pytest.mark.parametrize("path", ["/nothing", "/r", "/rules", "/learn/roma/one/two"])
def test_who_looks_for_a_page_that_is_not_there_gets_one_with_ways_on(http: httpx.Client, path: str) -> None:
    answer = http.get(path, headers={"Accept": "text/html,application/xhtml+xml,*/*;q=0.8"})
    assert (answer.status_code, answer.headers["content-type"]) == (404, "text/html; charset=utf-8")
    assert answer.text == http.get("/").text
    assert answer.headers["content-security-policy"] == http.get("/").headers["content-security-policy"]
    assert http.get(path).json()["key"] == "server-no-page"


@pytest.mark.parametrize("path", ["/api/nothing", "/api/rooms/aaaaaaaaaaaa"])
def test_a_program_is_answered_with_data_whatever_it_accepts(http: httpx.Client, path: str) -> None:
    answer = http.get(path, headers={"Accept": "text/html"})
    assert (answer.status_code, answer.headers["content-type"]) == (404, "application/json")
