"""A position to look at: the sentences of its title, as text or as an image of them."""

from __future__ import annotations

import textwrap
import unicodedata
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from ludi.kernel.errors import BadOption, listed, short
from ludi.kernel.frames import OVER
from ludi.kernel.game import State
from ludi.locales import Text

from .episode import RENDER_MODES
from .missing import needed

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray
    from PIL.ImageFont import FreeTypeFont, ImageFont

WIDTH, HEIGHT, EDGE = 960, 640, 24  # pixels
SIZES = range(22, 7, -1)  # of the letters, in pixels: the largest that leaves room for all
LETTERS = str.maketrans("–—−·×†’…→", "----x*'.>")  # for an image, whose font has ASCII alone
PAPER, INK, HEAD = (250, 246, 238), (38, 34, 30), (140, 32, 24)


def check_render_mode(mode: str | None) -> str | None:
    """The mode, if there is such a one. Raises BadOption."""
    if mode is not None and mode not in RENDER_MODES:
        raise BadOption(f"render_mode: {short(mode)} was given, {listed(RENDER_MODES)} is accepted")
    return mode


def names(players: int) -> list[str]:
    """What the seats are called."""
    return [f"player_{seat}" for seat in range(players)]


def described(state: State, seat: int | None) -> list[str]:
    """The position in English, as a seat sees it (None: a spectator); after the end with the points."""
    game, say, called = state.game, _english(), names(state.game.players)
    view = state.view(seat)
    said = [say.told(game.title, message, called) for message in game.words.describe(view, seat)]
    if state.to_move == OVER:
        said.append(", ".join(f"{name} {points}" for name, points in zip(called, state.points(), strict=True)))
    elif asked := game.words.ask(view):
        said.append(f"{called[state.to_move]}: {say.told(game.title, asked, called)}")
    return [line for line in said if line]


@lru_cache(1)
def _english() -> Text:
    return Text("en")


def rendered(state: State, seat: int | None, mode: str | None) -> Any:
    """The text, or an image of shape (640, 960, 3) of uint8; None where no mode was asked for."""
    if mode is None:
        return None
    with needed():
        lines = described(state, seat)
    return "\n".join(lines) if mode == "ansi" else pixels(lines)


def pixels(lines: list[str]) -> NDArray[np.uint8]:
    """Lines of text as an image: the first one as its head, letters as large as there is room."""
    with needed():
        import numpy as np
        from PIL import Image, ImageDraw

    image = Image.new("RGB", (WIDTH, HEIGHT), PAPER)
    draw = ImageDraw.Draw(image)
    for size in SIZES:
        font, height, set_lines = _font(size), round(1.35 * size), list[tuple[str, bool]]()
        columns = int((WIDTH - 2 * EDGE) / draw.textlength("abcdefghij klmnopqrst uvwxyz", font=font) * 28)
        for n, line in enumerate(map(_ascii, lines)):
            set_lines += [(part, n == 0) for part in textwrap.wrap(line, columns, subsequent_indent="   ")]
        if len(set_lines) * height + 2 * EDGE <= HEIGHT:
            break
    for n, (text, head) in enumerate(set_lines):
        draw.text((EDGE, EDGE + n * height), text, fill=HEAD if head else INK, font=font)
    return np.array(image, np.uint8)


def _ascii(line: str) -> str:
    """A line in the letters that there are, without accents."""
    return unicodedata.normalize("NFKD", line.translate(LETTERS)).encode("ascii", "ignore").decode()


@lru_cache(len(SIZES))
def _font(size: int) -> FreeTypeFont | ImageFont:
    from PIL import ImageFont

    return ImageFont.load_default(size)
