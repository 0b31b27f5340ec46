"""A site of files alone: the page, Python for the browser, the rules and the bots, for any host and under any path.

What the build of the page has left in `server/static` is put together with the sources of this package. Names change
with what is in a file, but for those of the page and of its service worker.
"""

from __future__ import annotations

import hashlib
import io
import json
import lzma
import re
import zipfile
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from ludi.kernel.errors import LudiError
from ludi.kernel.files import write, writing
from ludi.kernel.messages import Message
from ludi.kernel.sources import SOURCE
from ludi.kernel.titles import families
from ludi.kernel.wasm.described import LOOPS

from . import reviewing
from .catalogue import titles

STATIC = SOURCE / "server" / "static"
MARK = "ludi-site.json"  # in the folder: what of it is ours
PARTS = (
    "kernel",
    "match",
    "bots",
    "algorithms",
    "learning/algorithms",
    "games",
    "lessons",
    "puzzles",
    "rooms",
    "wasm",
)  # of this package, for the browser
ABROAD = re.compile(
    r"kernel/wasm/(build|lower|link|canonical|columns|describe|exports|loops|runtime)\.py|wasm/\w+_loops\..*|rooms/site\.py"
)
COMMON = (
    "common"  # the archive of what every title needs; every family has one, and one each for these folders of its own
)
APART = ("lessons", "puzzles")
# Of a solver that has a module: what the levels of its title and the hints ask, and the arrays that it works on.
SOLVER = "solver"
ASKED = ("advisor", "chances", "columns", "cone", "dice", "home", "loops", "memory", "opening", "turn")
REVIEW = ("lab/review.py", "lab/values.py")  # in an archive of their own, where the rest of the laboratory is not
OF_ONE = re.compile(rf"(?:games|wasm)/({'|'.join(families())})(?:/({'|'.join(APART)}))?[/.].*")
NAMES = re.compile(r"^\w+-card-[\w-]+(?<!-text) = [^{}\n]*\n", re.MULTILINE)  # in a catalogue, those of cards
KINDS = (".py", ".toml", ".wasm", ".json", ".jsonl")
PYTHON = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm.xz", "library.zip.xz", "xz.mjs")
LOCK = "pyodide-lock.json"
# Pydantic wants its own TypedDict of older Pythons; this one is new.
TYPING = "from typing import TypedDict\n"
POLICY = (
    "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; style-src-attr 'unsafe-inline'; "
    "img-src 'self' data:; connect-src 'self'; worker-src 'self'; manifest-src 'self'; "
    "object-src 'none'; base-uri 'none'; form-action 'self'"
)
EARLIEST = (1980, 1, 1, 0, 0, 0)
XZ = [{"id": lzma.FILTER_LZMA2, "preset": 6}]


@dataclass(frozen=True)
class Site:
    """What was written: how many files, their bytes, and the bytes of Python and of the rules among them."""

    files: int
    size: int
    python: int
    rules: int


@dataclass(frozen=True)
class Program:
    """Python and the rules for a browser. addresses: of the folders `python` and `rules`, and of `library`."""

    addresses: dict[str, str]
    files: dict[str, bytes]


def build(folder: Path, static: Path = STATIC) -> Site:
    """Write a site. What an earlier one has left in the folder goes; nothing else there is touched.

    Raises LudiError where the page is not built, the folder holds something else, or it cannot be written.
    """
    if not (static / "site" / "index.html").is_file():
        raise LudiError(Message("host-page"))
    former = earlier(folder)
    with writing(folder):
        folder.mkdir(parents=True, exist_ok=True)
    files = dict(contents(static, program(static)))
    page = files.pop("index.html")
    worker = files.pop("sw.js")
    for name, data in files.items():
        write(folder / name, data)
    write(folder / "sw.js", worker)  # the page and its worker come last: until then an earlier site is whole
    write(folder / "index.html", page)
    write(folder / MARK, (json.dumps([*sorted(files), "sw.js", "index.html"], indent=0) + "\n").encode())
    for name in sorted(former - {*files, "sw.js", "index.html"}):
        (folder / name).unlink(missing_ok=True)
    for empty in sorted((p for p in folder.rglob("*") if p.is_dir() and not any(p.iterdir())), reverse=True):
        if ".git" not in empty.parts:
            empty.rmdir()
    python = sum(len(data) for name, data in files.items() if name.startswith("python-"))
    rules = sum(len(data) for name, data in files.items() if name.startswith("rules-"))
    return Site(len(files) + 2, sum(map(len, files.values())) + len(page) + len(worker), python, rules)


def earlier(folder: Path) -> set[str]:
    """The files of a site that is there. Raises LudiError where there is something else."""
    mark = folder / MARK
    if mark.is_file():
        names = json.loads(mark.read_text("utf-8"))
        return {name for name in names if isinstance(name, str) and not Path(name).is_absolute() and ".." not in name}
    if folder.exists() and not folder.is_dir():
        raise LudiError(Message("given-no-folder", {"folder": str(folder)}))
    if folder.exists() and any(p.name != ".git" for p in folder.iterdir()):
        raise LudiError(Message("host-other-site", {"folder": str(folder)}))
    return set()


def contents(static: Path, python: Program) -> Iterator[tuple[str, bytes]]:
    """Every file of the site by its name."""
    found = {f"assets/{file.name}": file.read_bytes() for file in sorted((static / "assets").iterdir())}
    listed = json.dumps(titles(), ensure_ascii=False, separators=(",", ":")).encode()
    data = {"table": "here", **python.addresses, "titles": f"titles-{name_of(listed)}.json"}
    found |= python.files
    found |= {data["titles"]: listed}
    beside = {
        f.name: here(f) for f in sorted(static.iterdir()) if f.is_file() and f.name not in ("index.html", "sw.js")
    }
    template = (static / "site" / "index.html").read_text("utf-8")
    script = (static / "site" / "sw.js").read_text("utf-8")
    data["version"] = name_of(*(x.encode() for x in (*sorted(found), template, script)), *beside.values())
    attributes = "".join(f' data-{name}="{value}"' for name, value in data.items())
    policy = f'<meta http-equiv="content-security-policy" content="{POLICY}" />'
    page = template.replace("<html", f"<html{attributes}", 1).replace("<head>", f"<head>\n    {policy}", 1)
    site = {"version": data["version"], "files": sorted(found), "fresh": ["", *sorted(beside)]}
    yield from found.items()
    yield from beside.items()
    yield "index.html", page.encode()
    yield "sw.js", f"self.SITE={json.dumps(site)};\n{script}".encode()


def here(file: Path) -> bytes:
    """A file of the page. In a manifest, what a shortcut opens stands behind the `#`, as all screens do here."""
    if file.suffix != ".webmanifest":
        return file.read_bytes()
    manifest = json.loads(file.read_text("utf-8"))
    for shortcut in manifest["shortcuts"]:
        shortcut["url"] = f"./#/{shortcut['url']}"
    return json.dumps(manifest, ensure_ascii=False).encode()


def program(static: Path = STATIC) -> Program:
    """What a browser needs to run the rules and the bots."""
    rules = {f"{name}.zip.xz": compressed(data) for name, data in archives().items()}
    python = {name: (static / "site/python" / name).read_bytes() for name in PYTHON} | {LOCK: lock(static)}
    where, beside = f"python-{name_of(*python.values())}", f"rules-{name_of(*rules.values())}"
    addresses = {"python": f"{where}/", "library": f"{where}/library.zip.xz", "rules": f"{beside}/"}
    files = {f"{where}/{name}": text for name, text in python.items()}
    return Program(addresses, files | {f"{beside}/{name}": text for name, text in rules.items()})


def name_of(*texts: bytes) -> str:
    """A short name for what is in files."""
    h = hashlib.blake2b(digest_size=6)
    for text in texts:
        h.update(hashlib.blake2b(text).digest())
    return h.hexdigest()


def lock(static: Path) -> bytes:
    """What Pyodide wants to know of the packages that it could load: there are none."""
    made = json.loads((static / "site/python" / LOCK).read_text("utf-8"))
    return json.dumps({"info": made["info"], "packages": {}}).encode()


def archives() -> dict[str, bytes]:
    """The rules, the bots and the table as archives by their names, the same whenever they are made.

    COMMON is what every title needs. A family has one with its rules and its module, those of APART, and one of its
    solver if that has a module. One is for reviews.
    """
    files: dict[str, dict[str, bytes]] = {COMMON: {"typing_extensions.py": TYPING.encode()}}
    files[COMMON] |= {f"ludi/{file.name}": file.read_bytes() for file in sorted(SOURCE.glob("*.py"))}
    for part in PARTS:
        for file in sorted((SOURCE / part).rglob("*")):
            name = file.relative_to(SOURCE).as_posix()
            if file.suffix in KINDS and "__pycache__" not in name and not ABROAD.fullmatch(name):
                own = OF_ONE.fullmatch(name)
                archive = "-".join(filter(None, own.groups())) if own else COMMON
                files.setdefault(archive, {})[f"ludi/{name}"] = file.read_bytes()
    files[COMMON]["ludi/locales/__init__.py"] = (SOURCE / "locales/__init__.py").read_bytes()
    for name in families():
        if (SOURCE / f"games/{name}/decks.py").exists():
            files[name] |= names(name)
        if (SOURCE / f"wasm/{name}{LOOPS}.wasm").exists():
            files[f"{name}-{SOLVER}"] = {f"ludi/{file}": (SOURCE / file).read_bytes() for file in solver(name)}
    files[reviewing.ARCHIVE] = {f"ludi/{name}": (SOURCE / name).read_bytes() for name in REVIEW}
    files[reviewing.ARCHIVE]["ludi/lab/__init__.py"] = b""
    return {archive: packed(inside) for archive, inside in sorted(files.items())}


def names(name: str) -> dict[str, bytes]:
    """The names of a family's cards in every language, for lists that people write; the page has all else."""
    catalogues = sorted((SOURCE / "locales").glob(f"*/{name}.ftl"))
    return {
        f"ludi/{file.relative_to(SOURCE).as_posix()}": "".join(NAMES.findall(file.read_text("utf-8"))).encode()
        for file in catalogues
    }


def solver(name: str) -> list[str]:
    """The files of what is asked of the solver of a family, and the table of its opening."""
    own = [f"solvers/{name}_{part}.py" for part in ASKED]
    shared = [f"solvers/{part}.py" for part in ("__init__", "arrays", "plain_arrays")]
    return [*own, *shared, f"solvers/{name}_opening.xz", *(f"wasm/{name}{LOOPS}.{kind}" for kind in ("wasm", "json"))]


def packed(files: dict[str, bytes]) -> bytes:
    """A zip archive with nothing compressed in it."""
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w") as archive:
        for name in sorted(files):
            archive.writestr(zipfile.ZipInfo(name, EARLIEST), files[name])
    return out.getvalue()


def compressed(data: bytes) -> bytes:
    """As xz: of many small files together it makes a third less than of each by itself."""
    return lzma.compress(data, check=lzma.CHECK_CRC32, filters=XZ)
