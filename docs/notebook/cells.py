"""For MkDocs: the cells of a notebook where a page asks for them, with what each prints and a button that runs it."""

from __future__ import annotations

import html
import json
import re
from pathlib import Path
from typing import Any

ASKED = re.compile(r"^<!-- cells: (\S+) -->$", re.MULTILINE)
RUNNER = '<script type="module" src="notebook/page.js"></script>'


def on_page_markdown(markdown: str, *, page: Any, config: Any, files: Any) -> str:
    """Called by MkDocs with the text of each page."""
    return ASKED.sub(lambda asked: cells(Path(config["docs_dir"], asked[1])), markdown)


def cells(notebook: Path) -> str:
    """The notebook as Markdown. Its title stays behind: the page has one."""
    parts = []
    for cell in json.loads(notebook.read_text("utf-8"))["cells"]:
        source = "".join(cell["source"])
        if cell["cell_type"] == "markdown":
            parts.append(re.sub(r"^# .*\n+", "", source))
        else:
            parts.append(f"```python\n{source}\n```\n\n{printed(cell['outputs'])}")
    return "\n\n".join([*parts, RUNNER])


def printed(outputs: list[dict[str, Any]]) -> str:
    """What a cell has printed, for `page.js` to replace."""
    text = "".join("".join(o["text"] if "text" in o else o["data"]["text/plain"]) for o in outputs)
    return f'<pre class="notebook-said"><code>{html.escape(text.rstrip())}</code></pre>'
