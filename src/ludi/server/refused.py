"""Why something is not done: a sentence of the catalogue, so that every reader gets it in their own language."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from starlette.exceptions import HTTPException
from starlette.responses import JSONResponse

from ludi.kernel.errors import BadRecord, LudiError
from ludi.kernel.game import State
from ludi.kernel.messages import as_data
from ludi.locales import FALLBACK, text

STORE_RETRY = 1  # seconds until somebody may ask again while the store is away


class Refused(HTTPException):
    """A request that is not done. key, params: its sentence in the catalogue; retry: seconds to wait."""

    def __init__(self, status: int, key: str, *, retry: float | None = None, **params: str | int) -> None:
        self.key, self.retry = key, retry
        self.params: Mapping[str, Any] = params
        headers = {"Connection": "close"} if status == 413 else {}
        if retry is not None:
            headers["Retry-After"] = str(max(1, round(retry)))
        super().__init__(status, text(FALLBACK)(key, **params), headers)

    def body(self) -> dict[str, Any]:
        """What is answered; `detail` is the sentence in English."""
        return {"detail": self.detail, "key": self.key, "params": self.params}

    def answer(self) -> JSONResponse:
        """The whole answer."""
        return JSONResponse(self.body(), self.status_code, self.headers)


class Wrong(Refused):
    """What was sent is not possible; `why` is for those who write programs, and in English."""

    def __init__(self, why: str, key: str = "server-no-value", status: int = 422) -> None:
        super().__init__(status, key, why=why)
        self.detail = why


def wrong(error: LudiError) -> Wrong:
    """An error of the rules or of a record."""
    refused = Wrong(str(error), "server-no-record" if isinstance(error, BadRecord) else "server-no-value")
    if error.told is not None:
        refused.params = {"why": as_data(error.told)}
    return refused


def no_store() -> Refused:
    """The store is away."""
    return Refused(503, "server-no-store", retry=STORE_RETRY)


def impossible(state: State, seat: int, action: int, players: Sequence[str]) -> Refused:
    """A move that is not legal for the seat to move; why, as far as the title says it and the seat may know."""
    refused = Refused(422, "server-no-move", action=action)
    told = state.game.why(state.view(seat), action) if 0 <= action < state.game.actions else None
    if told is not None:
        refused.key, refused.params = told.key, as_data(told)["params"]
        refused.detail = text(FALLBACK).told(state.game.title, told, players)
    return refused
