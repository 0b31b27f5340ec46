"""Which extra of the package brings what, and what to say where it is missing."""

from __future__ import annotations

import importlib.util

from .errors import LudiError

# By the name that is imported.
EXTRA_OF = {
    **dict.fromkeys(("numba", "numpy"), "fast"),
    **dict.fromkeys(("filelock", "fluent", "platformdirs", "rich", "textual", "typer", "wasmtime"), "play"),
    **dict.fromkeys(("aiosqlite", "alembic", "fastapi", "httpx", "prometheus_client", "pydantic"), "server"),
    **dict.fromkeys(("sqlalchemy", "starlette", "uvicorn", "websockets"), "server"),
    "asyncpg": "postgres",
    **dict.fromkeys(("PIL", "gymnasium", "pettingzoo", "pyspiel"), "envs"),
    **dict.fromkeys(("altair", "openskill", "polars", "scipy", "vl_convert"), "lab"),
    **dict.fromkeys(("jax", "optax"), "learn"),
    "ray": "cluster",
}


def missing(error: ModuleNotFoundError, wanted: str | None = None) -> str | None:
    """One line that says what to install for a module that is not there; None if no extra brings it.

    wanted: the extra to be named, where the part that needs the module knows its own.
    """
    name = (error.name or "").partition(".")[0]
    extra = EXTRA_OF.get(name) and (wanted or EXTRA_OF[name])
    return f"{name} is not installed; {bring(extra)} brings it" if extra else None


def bring(extra: str) -> str:
    """The command that installs an extra."""
    return f"pip install 'ludi-romani[{extra}]'"


def there(module: str) -> bool:
    """Whether a module is installed."""
    return importlib.util.find_spec(module) is not None


def needs(*modules: str) -> None:
    """Before long work: raise LudiError, saying what to install, if a module of an extra is not there."""
    for name in modules:
        if not there(name):
            raise LudiError(missing(ModuleNotFoundError(name=name)) or f"{name} is not installed")
