"""The table in the browser, as a server gives it out: the site of `ludi build-site`, below a path of its own.

Its files are put together when they are first asked for. With the same Python and rules a browser thinks about hints
at a table of this server.
"""

from __future__ import annotations

import asyncio
import mimetypes
from collections.abc import AsyncIterator, Iterable
from dataclasses import dataclass
from pathlib import Path

from fastapi import FastAPI, Response
from fastapi.responses import RedirectResponse, StreamingResponse

from ludi.rooms import site

from .refused import Refused

BELOW = "/here/"
TYPES = {".mjs": "text/javascript", ".xz": "application/x-xz"}
PART = 65_536  # bytes
FOR_EVER = {"cache-control": "public, max-age=31536000, immutable"}
# A worker has the policy of its own script. The page of the server never runs WebAssembly, and may not.
WORKER_POLICY = (
    "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'none'; img-src 'none'; connect-src 'self'; "
    "object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
POLICY = {"content-security-policy": f"{site.POLICY}; frame-ancestors 'none'"}


@dataclass(frozen=True)
class Made:
    """The site. addresses: of Python, its library and the rules, from its own root; files: by name."""

    addresses: dict[str, str]
    files: dict[str, bytes]


class Shared:
    """That of one server process."""

    def __init__(self, static: Path) -> None:
        self._static = static
        self._made: asyncio.Task[Made] | None = None

    async def made(self) -> Made | None:
        """The site; None where the page is not built."""
        if self._made is None:
            if not (self._static / "site" / "index.html").is_file():
                return None
            self._made = asyncio.create_task(asyncio.to_thread(make, self._static))
        return await asyncio.shield(self._made)

    async def file(self, name: str) -> Response:
        """A file. Raises Refused."""
        found = await self.made()
        data = None if found is None else found.files.get(name or "index.html")
        if data is None:
            raise Refused(404, "server-no-page")
        suffix = Path(name or "index.html").suffix
        kind = TYPES.get(suffix) or mimetypes.types_map.get(suffix, "application/octet-stream")
        headers = POLICY | {"content-length": str(len(data))}
        if "/" in name or name.startswith("titles-"):  # such names change with what is in the files
            headers |= FOR_EVER
        parts = (data[at : at + PART] for at in range(0, len(data), PART))  # a slow reader is seen to read
        return StreamingResponse(_sent(parts), media_type=kind, headers=headers)


def make(static: Path) -> Made:
    """The site, whose page knows where its server is."""
    program = site.program(static)
    files = dict(site.contents(static, program))
    files["index.html"] = files["index.html"].replace(b"<html", b'<html data-server="/"', 1)
    return Made(program.addresses, files)


async def _sent(parts: Iterable[bytes]) -> AsyncIterator[bytes]:
    for part in parts:
        yield part


def add_program(app: FastAPI, static: Path) -> None:
    """The files; `app.state.shared` tells their names."""
    shared = app.state.shared = Shared(static)

    async def below() -> Response:
        return RedirectResponse(BELOW)

    async def file(name: str) -> Response:
        return await shared.file(name)

    app.add_api_route(BELOW.rstrip("/"), below, methods=["GET", "HEAD"], include_in_schema=False)
    app.add_api_route(f"{BELOW}{{name:path}}", file, methods=["GET", "HEAD"], include_in_schema=False)
