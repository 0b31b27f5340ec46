"""The page of the browser client and the files beside it: their types, how long they are kept, and what links show."""

from __future__ import annotations

import mimetypes
from collections.abc import Awaitable, Callable
from html import escape
from pathlib import Path
from typing import Any

from fastapi import FastAPI, Request, Response
from fastapi.responses import HTMLResponse, PlainTextResponse
from fastapi.staticfiles import StaticFiles

from .program import FOR_EVER, WORKER_POLICY

STATIC = Path(__file__).parent / "static"
NO_PAGE = (
    "The page is not built: run `npm ci && npm run build` in the folder web of the source, or start with bin/play; "
    "the API under /api works.\n"
)
INDEX = "index.html"
PAGES = (
    "/",
    "/new",
    "/games",
    "/decks",
    "/settings",
    "/device",
    "/rules/{title}",
    "/rules/{title}/summary",
    "/learn",
    "/learn/{title}",
    "/learn/{title}/{lesson}",
    "/puzzles",
    "/puzzles/{title}",
    "/puzzles/{title}/{number}",
    "/r/{room}",
    "/r/{room}/replay",
)
METHODS = ["GET", "HEAD"]
# Some systems know none of these types or others, and a browser runs no script under a wrong one.
TYPES = {
    ".css": "text/css",
    ".ico": "image/x-icon",
    ".js": "text/javascript",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
# The picture beside a link to the table.
PREVIEW = "preview.png"
SIZE = (1200, 630)


def add_page(app: FastAPI, static: Path, origin: str) -> None:
    """The page and its files; without them one sentence that says how to build it.

    `app.state.lost` answers whoever looks for a page where there is none: the page itself says so, with the ways on.
    """
    for suffix, kind in TYPES.items():
        mimetypes.add_type(kind, suffix)
    files = StaticFiles(directory=static, check_dir=False)

    async def page(request: Request) -> Response:
        if not (static / INDEX).is_file():
            return PlainTextResponse(NO_PAGE, 503)
        if origin:
            return HTMLResponse(shown((static / INDEX).read_text("utf-8"), origin))
        return await files.get_response(INDEX, request.scope)

    def lost(request: Request) -> Response | None:
        wanted = request.method in METHODS and "text/html" in request.headers.get("accept", "")
        if not wanted or request.url.path.startswith("/api/") or not (static / INDEX).is_file():
            return None
        return HTMLResponse((static / INDEX).read_text("utf-8"), 404)

    app.state.lost = lost
    for path in PAGES:
        app.add_api_route(path, page, methods=METHODS, include_in_schema=False)
    if (static / "assets").is_dir():
        app.mount("/assets", Assets(directory=static / "assets"), name="assets")
    for file in static.glob("*"):
        if file.is_file() and file.name != INDEX:
            app.add_api_route(f"/{file.name}", sender(files, file.name), methods=METHODS, include_in_schema=False)


def sender(files: StaticFiles, name: str) -> Callable[[Request], Awaitable[Response]]:
    """A file beside the page: an icon, a manifest, the service worker. The browser asks each time whether it is new."""

    async def send(request: Request) -> Response:
        return await files.get_response(name, request.scope)

    return send


def shown(page: str, origin: str) -> str:
    """The page, with the picture for links to a table whose address is known."""
    width, height = map(str, SIZE)
    tags = {
        "og:url": f"{origin}/",
        "og:image": f"{origin}/{PREVIEW}",
        "og:image:width": width,
        "og:image:height": height,
    }
    lines = [f'<meta property="{name}" content="{escape(value)}">' for name, value in tags.items()]
    lines.append('<meta name="twitter:card" content="summary_large_image">')
    return page.replace("</head>", "".join(f"  {line}\n  " for line in lines) + "</head>", 1)


class Assets(StaticFiles):
    """Files whose names change with what is in them."""

    def file_response(self, *args: Any, **kwargs: Any) -> Response:
        """The file, to be kept by the browser for ever."""
        response = super().file_response(*args, **kwargs)
        response.headers.update(FOR_EVER)
        if ".worker-" in str(args[0]):
            response.headers["content-security-policy"] = WORKER_POLICY
        return response
