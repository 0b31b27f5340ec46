"""What a browser thinks with, as files: Python, the rules and the bots, put together when they are first asked for."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterable
from pathlib import Path

from fastapi import FastAPI, Response
from fastapi.responses import StreamingResponse

from ludi.rooms import site

from .refused import Refused

TYPES = {".mjs": "text/javascript", ".zip": "application/zip", ".gz": "application/gzip", ".json": "application/json"}
PART = 65_536  # bytes
FOR_EVER = {"cache-control": "public, max-age=31536000, immutable"}
# A worker has the policy of its own script. The page itself never runs WebAssembly, and may not.
WORKER_POLICY = (
    "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'none'; img-src 'none'; connect-src 'self'; "
    "object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)


class Shared:
    """That of one server process. Its names change with what is in the files, so browsers keep them for ever."""

    def __init__(self, static: Path) -> None:
        self._static = static
        self._made: asyncio.Task[site.Program] | None = None

    async def program(self) -> site.Program | None:
        """The files; None where the page is not built, or was built without them."""
        if self._made is None:
            if not (self._static / "site" / "python" / "pyodide.mjs").is_file():
                return None
            self._made = asyncio.create_task(asyncio.to_thread(site.program, self._static))
        return await asyncio.shield(self._made)

    async def file(self, name: str) -> Response:
        """A file. Raises Refused."""
        program = await self.program()
        if program is None or name not in program.files:
            raise Refused(404, "server-no-page")
        data = program.files[name]
        parts = (data[at : at + PART] for at in range(0, len(data), PART))  # a slow reader is seen to read
        headers = {**FOR_EVER, "content-length": str(len(data))}
        return StreamingResponse(_sent(parts), media_type=TYPES[Path(name).suffix], headers=headers)


async def _sent(parts: Iterable[bytes]) -> AsyncIterator[bytes]:
    for part in parts:
        yield part


def add_program(app: FastAPI, static: Path) -> None:
    """The files, under the names that `app.state.shared` tells."""
    shared = app.state.shared = Shared(static)

    async def python(mark: str, name: str) -> Response:
        return await shared.file(f"python-{mark}/{name}")

    async def rules(mark: str) -> Response:
        return await shared.file(f"rules-{mark}.zip")

    for path, sender in (("/python-{mark}/{name}", python), ("/rules-{mark}.zip", rules)):
        app.add_api_route(path, sender, methods=["GET", "HEAD"], include_in_schema=False)
