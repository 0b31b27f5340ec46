"""The web application: the API, the page, the health and the counters."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any, cast

from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from fastapi.openapi.utils import get_openapi
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest
from starlette.exceptions import HTTPException
from starlette.routing import Match

from ludi import __version__
from ludi.kernel.errors import LudiError, cut

from .addresses import Names, for_others, is_local
from .away import StoreAway
from .devices import Answers
from .models import Address, Health
from .page import STATIC, add_page
from .program import add_program
from .refused import Refused, Wrong, no_store, wrong
from .rooms import Rooms
from .routes import JSON, errors, router
from .routes_hints import router as router_hints
from .routes_learn import router as router_learn
from .security import Guard, address
from .settings import Settings
from .sockets import Streams


def create_app(settings: Settings, static: Path = STATIC) -> FastAPI:
    """The application of one server process."""

    @contextlib.asynccontextmanager
    async def life(app: FastAPI) -> AsyncIterator[None]:
        async with Rooms.opened(settings) as rooms:
            app.state.rooms = rooms
            yield

    app = FastAPI(
        title="Ludi Romani",
        version=__version__,
        description="Roman tabletop games at one table: rooms, moves, and streams of what a seat may see.",
        lifespan=life,
        docs_url=None,
        redoc_url=None,
        redirect_slashes=False,
        openapi_url="/api/openapi.json",
    )
    app.router.routes.extend([*router.routes, *router_hints.routes, *router_learn.routes])
    add_errors(app)

    @app.get("/healthz", responses=errors(503))
    async def healthz(request: Request) -> Health:
        """Whether the server answers and its store can be written."""
        await request.app.state.rooms.healthy()
        return Health(status="ok")

    @app.get("/api/address", responses=errors())
    async def get_address(request: Request) -> Address:
        """How others in the network reach the table. Only somebody at this computer is told."""
        others = for_others(settings.host, request.scope["server"][1]) if is_local(address(request)) else None
        return Address(others=others)

    @app.get("/metrics", include_in_schema=False)
    async def metrics(request: Request) -> Response:
        if not (settings.open_metrics or is_local(address(request))):
            raise Refused(404, "server-no-page")
        return Response(generate_latest(), media_type=CONTENT_TYPE_LATEST)

    add_page(app, static, settings.origin)
    add_program(app, static)
    names = Names(settings.host, settings.hosts)
    app.add_middleware(Answers)
    app.add_middleware(Guard, settings=settings, names=names)
    app.add_middleware(Streams, names=names)
    app.openapi = lambda: described(app)  # type: ignore[method-assign]
    return app


def described(app: FastAPI) -> dict[str, Any]:
    """The OpenAPI description, with the sentence of every error in place of FastAPI's list."""
    if app.openapi_schema is None:
        found = get_openapi(title=app.title, version=app.version, description=app.description, routes=app.routes)
        for name in ("HTTPValidationError", "ValidationError"):
            found["components"]["schemas"].pop(name, None)
        for path in found["paths"].values():
            for operation in path.values():
                for status, response in operation["responses"].items():
                    if status >= "400":  # errors are JSON also where a file is given
                        response["content"] = {JSON: next(iter(response["content"].values()))}
        app.openapi_schema = found
    return app.openapi_schema


def add_errors(app: FastAPI) -> None:
    """Every error is one sentence of the catalogue."""

    @app.exception_handler(Refused)
    async def refused(request: Request, error: Refused) -> Response:
        return error.answer()

    @app.exception_handler(StoreAway)
    async def away(request: Request, error: StoreAway) -> Response:
        return no_store().answer()

    @app.exception_handler(LudiError)
    async def not_possible(request: Request, error: LudiError) -> Response:
        return wrong(error).answer()

    @app.exception_handler(RequestValidationError)
    async def invalid(request: Request, error: RequestValidationError) -> Response:
        first = error.errors()[0]
        if first["type"] == "json_invalid":
            return Refused(400, "server-no-json").answer()
        where = ".".join(cut(str(x), 40) for x in first["loc"][:6] if x not in ("body", "query", "path"))
        sentence = cut(str(first["msg"]), 200)
        sentence = sentence[0].lower() + sentence[1:]
        return Wrong(f"{where}: {sentence}" if where else sentence).answer()

    @app.exception_handler(HTTPException)
    async def http(request: Request, error: HTTPException) -> Response:
        if error.status_code == 404 and (page := app.state.lost(request)) is not None:
            return cast(Response, page)
        keys = {404: "server-no-page", 405: "server-no-method"}
        key = keys.get(error.status_code)
        refusal = Refused(error.status_code, key) if key else Wrong(error.detail, status=error.status_code)
        answer = refusal.answer()
        answer.headers.update(error.headers or {})
        if error.status_code == 405:
            answer.headers["Allow"] = ", ".join(sorted(methods(app, request)))
        return answer

    @app.exception_handler(Exception)
    async def failed(request: Request, error: Exception) -> Response:
        return Refused(500, "server-no-answer").answer()


def methods(app: FastAPI, request: Request) -> set[str]:
    """The methods that an address takes."""
    found: set[str] = set()
    for route in app.routes:
        if route.matches(request.scope)[0] is not Match.NONE:
            found |= getattr(route, "methods", None) or set()
    return found
