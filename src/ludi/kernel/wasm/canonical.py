"""The text of an LLVM module without anything that differs from one run to the next.

Numba numbers its functions and types as they come and links them in any order. Here only what the exported functions
need is kept, in the order in which it is first named, under names that are numbers.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

SYMBOL = re.compile(r'@("[^"]+"|[\w$.-]+)')
DEFINED = re.compile(r'^(?:define|declare)\b[^@]*@("[^"]+"|[\w$.-]+)\(|^@("[^"]+"|[\w$.-]+) =', re.MULTILINE)


def canonical(text: str, roots: Sequence[str]) -> tuple[str, dict[str, str]]:
    """The module that is left, and the name of each of the roots in it."""
    header, parts = taken_apart(text)
    names: dict[str, str] = {}
    ordered: list[str] = []
    ahead = list(reversed(roots))
    while ahead:
        name = ahead.pop()
        if name in names or name not in parts:
            continue
        names[name] = name if parts[name].startswith("declare") else f"s{len(names)}"
        ordered.append(name)
        ahead += reversed([other for other in map(plain, SYMBOL.findall(parts[name])) if other not in names])

    def renamed(match: re.Match[str]) -> str:
        return "@" + names.get(plain(match[1]), match[1])

    body = [SYMBOL.sub(renamed, parts[name]) for name in ordered]
    return "\n".join([*header, *body]) + "\n", {root: names[root] for root in roots}


def plain(name: str) -> str:
    """A name without its quotes."""
    return name.strip('"')


def taken_apart(text: str) -> tuple[list[str], dict[str, str]]:
    """The lines about all of it, in their order, and every function and variable by its name."""
    header, parts = list[str](), dict[str, str]()
    lines = iter(text.splitlines())
    for line in lines:
        found = DEFINED.match(line)
        if found is None:
            if line and not line.startswith(";"):
                header.append(line)
            continue
        whole = [line]
        if line.startswith("define"):
            for inner in lines:
                whole.append(inner)
                if inner == "}":
                    break
        parts[plain(found[1] or found[2])] = "\n".join(whole)
    return header, parts
