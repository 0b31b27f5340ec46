"""Where lines in narrow columns begin: as the languages have it, and never with what belongs to the line before."""

from __future__ import annotations

from itertools import pairwise

import pytest
from rich.cells import cell_len
from rich.console import Console
from rich.text import Text as Rich

from ludi.cli.wrapped import CLOSING, Wrapped, breaks


def lines(text: str, width: int) -> list[str]:
    """The lines of a text, as they are cut."""
    at = [0, *breaks(text, width), len(text)]
    return [text[a:b].rstrip() for a, b in pairwise(at)]


@pytest.mark.parametrize(
    ("text", "width", "cut"),
    [
        ("你认输了。", 8, ["你认输", "了。"]),
        ("你得到（两枚）硬币。", 8, ["你得到", "（两枚）", "硬币。"]),
        ("第 12 回合：你", 9, ["第 12 回", "合：你"]),
        ("Tour 3\u202f: Vous", 7, ["Tour", "3\u202f:", "Vous"]),
        ("You took Bow and arrows", 9, ["You took", "Bow and", "arrows"]),
        ("Schnellfeuer", 5, ["Schne", "llfeu", "er"]),
        ("", 5, [""]),
    ],
)
def test_lines_are_cut_where_the_language_may_cut_them(text: str, width: int, cut: list[str]) -> None:
    assert lines(text, width) == cut


@pytest.mark.parametrize("width", range(8, 40))
def test_no_line_is_too_wide_or_begins_with_what_closes_a_sentence(width: int) -> None:
    text = "电脑 Random 在翻开的牌里拿走了“蛮族 II”，又放回一张斧头；这一回合结束了！（剩下 61 张。）"
    found = lines(text, width)
    assert "".join(found).replace(" ", "") == text.replace(" ", "")
    assert all(cell_len(line) <= width for line in found)
    assert not [line for line in found if line[0] in CLOSING]


def test_a_text_keeps_its_style_and_its_empty_lines() -> None:
    console = Console(width=8, force_terminal=True, color_system="standard", highlight=False)
    with console.capture() as captured:
        console.print(Wrapped(Rich("\n").join([Rich("你认输了。", style="bold"), Rich(), Rich("b")])))
    assert captured.get().split("\n") == ["\x1b[1m你认输\x1b[0m", "\x1b[1m了。\x1b[0m", "", "b", ""]
