"""What titles bring, in the description of the API, so that clients take its types from there."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from pydantic import GetCoreSchemaHandler
from pydantic_core import CoreSchema, core_schema

from ludi.kernel import past
from ludi.kernel.titles import TITLES


@dataclass(frozen=True)
class FromTitles:
    """Marks such a part: of the titles that have a type of this name in this module one of these, else `others`."""

    module: str
    name: str
    others: Any

    def __get_pydantic_core_schema__(self, source: Any, handler: GetCoreSchemaHandler) -> CoreSchema:
        modules = [past.optional(past.NOW, title, self.module) for title in TITLES]
        typed = dict.fromkeys(getattr(module, self.name) for module in modules if hasattr(module, self.name))
        return core_schema.union_schema([handler.generate_schema(known) for known in (*typed, self.others)])
