"""The third home: the compiled functions of a game as WebAssembly, made ahead and shipped with the package."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..extras import needs
from .described import in_browser

if TYPE_CHECKING:
    from ..records import Memory
    from .laid import Instance


def instance_of(name: str) -> Instance:
    """A running module, by what there is here: wasmtime, or the browser itself."""
    if in_browser():
        from . import browser

        return browser.Instance(name)
    from . import runtime

    return runtime.Instance(name)


def memory(title: str) -> Memory:
    """A new instance of a title's module.

    Raises LudiError where the title has no wasm home here.
    """
    from .laid import LaidMemory

    return LaidMemory(title, instance_of)


def arrays(title: str) -> Memory:
    """The same for what works on many records at once: NumPy's. Raises LudiError where that is missing."""
    needs("numpy")
    if in_browser():
        return memory(title)
    from .columns import ArrayMemory

    return ArrayMemory(title)
