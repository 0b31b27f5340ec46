"""The views of the titles in the description of the API, so that clients take their types from there."""

from __future__ import annotations

from typing import Any

from pydantic import GetCoreSchemaHandler
from pydantic_core import CoreSchema, core_schema

from ludi.games import TITLES
from ludi.kernel.home import load


class TypedViews:
    """Marks a view: of the titles that have a type for it one of these, of the others any object."""

    def __get_pydantic_core_schema__(self, source: Any, handler: GetCoreSchemaHandler) -> CoreSchema:
        typed = dict.fromkeys(getattr(load(title, "view"), "View", None) for title in TITLES)
        known = [handler.generate_schema(view) for view in typed if view is not None]
        return core_schema.union_schema([*known, handler(source)])
