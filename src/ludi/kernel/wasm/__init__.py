"""The third home: the compiled functions of a game as WebAssembly, made ahead and shipped with the package."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .described import in_browser

if TYPE_CHECKING:
    from ..records import Memory


def memory(title: str) -> Memory:
    """A new instance of a title's module, run by what there is here: wasmtime, or the browser itself.

    Raises LudiError where the title has no wasm home here.
    """
    if in_browser():
        from .browser import BrowserMemory

        return BrowserMemory(title)
    from .runtime import WasmMemory

    return WasmMemory(title)
