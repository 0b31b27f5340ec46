"""For MkDocs: all pictures of this folder where a page asks for them, under the names of their games."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from ludi.kernel.titles import TITLES
from ludi.locales import text

ASKED = "<!-- pictures -->"
HERE = Path(__file__).parent
KINDS = (".png", ".svg", ".webp")
WINDOWS = {"desktop": "at a desk", "phone": "on a phone", "terminal": "in the terminal"}


def on_page_markdown(markdown: str, *, page: Any, config: Any, files: Any) -> str:
    """Called by MkDocs with the text of each page."""
    return markdown.replace(ASKED, gallery([file.name for file in HERE.iterdir() if file.suffix in KINDS]))


def gallery(names: list[str]) -> str:
    """A section for each game that has pictures, in the order of the titles, and one for what belongs to no game."""
    t = text("en")
    parts = []
    for title in TITLES:
        if own := sorted(name for name in names if re.match(rf"{title}\b", name)):
            shown = [picture(name, f"{t(f'web-title-{title}')} {window(name, title)}".strip()) for name in own]
            parts.append(
                f"## {t(f'web-title-{title}')}\n\n[The game and its rules](games/{title}.md)\n\n" + "\n\n".join(shown)
            )
    if rest := sorted(name for name in names if not re.match(rf"({'|'.join(TITLES)})\b", name)):
        parts.append("## Around the games\n\n" + "\n\n".join(picture(name, window(name, "")) for name in rest))
    return "\n\n".join(parts)


def window(name: str, title: str) -> str:
    """What a file's name says besides the title: `roma-desktop.png` is Roma at a desk."""
    words = Path(name).stem.removeprefix(title).strip("-").split("-")
    return " ".join(WINDOWS.get(word, word) for word in words)


def picture(name: str, caption: str) -> str:
    """A picture with its caption; the large one is one click away."""
    said = caption[:1].upper() + caption[1:]
    return f"[![{said}](pictures/{name}){{ loading=lazy }}](pictures/{name})\n\n*{said}*"
