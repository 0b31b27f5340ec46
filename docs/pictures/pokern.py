"""Draws the pictures of docs/pokern-solution.md from the measured numbers in docs/pokern-solution.json.

    python docs/pictures/pokern.py

They are SVG with colours for a light and for a dark page.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import altair
import vl_convert

from ludi.games.pokern.constants import CARD_NAMES

FOLDER = Path(__file__).parent
DATA = FOLDER.parent / "pokern-solution.json"
ALL, TURNS = 63, 8
# By name: the colour on a light page, and on a dark one.
COLOURS = {
    "ink": ("#2b2622", "#e9e4dc"),
    "faint": ("#d8d2c8", "#4a4641"),
    "first": ("#8c2f1b", "#f0917a"),
    "second": ("#2f5d8c", "#8fbce8"),
    "quiet": ("#b9ada0", "#7d756c"),
}
INK, FAINT, FIRST, SECOND, QUIET = (light for light, _ in COLOURS.values())
WIDTH = 620


def points_by_turns(starts: dict[str, Any]) -> Any:
    """What the start is worth by turns, with all cards and with none."""
    lines = {"all six cards": ALL, "no card": 0}
    rows = [
        {"turns": int(t), "points": x[held], "what": what}
        for what, held in lines.items()
        for t, x in starts.items()
        if t != "discard"
    ]
    scale = altair.Scale(domain=[*lines], range=[FIRST, SECOND])
    colour = altair.Color("what:N", scale=scale, legend=altair.Legend(title=None, orient="bottom-right"))
    x = altair.X("turns:O", title="turns", axis=altair.Axis(labelAngle=0))
    base = altair.Chart(altair.InlineData(rows)).encode(x, altair.Y("points:Q", title="points"), colour)
    return (base.mark_line(strokeWidth=2) + base.mark_point(filled=True, size=40, opacity=1)).properties(height=300)


def rows_of_the_first_turn(found: list[list[Any]]) -> Any:
    """Where best play enters each number in the first turn, and on which it stops with dice left."""
    rows = [
        {"number": number, "row": row, "what": "stops, dice left" if stops else "only after the last die"}
        for number, row, _, stops in found
    ]
    scale = altair.Scale(domain=["stops, dice left", "only after the last die"], range=[FIRST, QUIET])
    legend = altair.Legend(title=None, orient="bottom-left")
    across = altair.X("number:Q", title="number", scale=altair.Scale(domain=[0, 40]), axis=altair.Axis(tickCount=8))
    down = altair.Y("row:O", title="row", scale=altair.Scale(domain=[*range(1, 8)]))
    colour = altair.Color("what:N", scale=scale, legend=legend)
    base = altair.Chart(altair.InlineData(rows)).mark_point(filled=True, size=70, opacity=1)
    return base.encode(across, down, colour).properties(height=220)


def bars(rows: Iterable[tuple[str, float]], title: str, colours: dict[str, str] | None = None) -> Any:
    """Things and how much of them, in the order given."""
    listed = [{"name": name, "n": n, "colour": (colours or {}).get(name, QUIET)} for name, n in rows]
    names = altair.Y("name:N", sort=[row["name"] for row in listed], title=None)
    length = altair.X("n:Q", title=title, axis=altair.Axis(grid=False, tickCount=8))
    base = altair.Chart(altair.InlineData(listed)).encode(names, length)
    told = base.mark_text(align="left", dx=4, color=INK).encode(altair.Text("n:Q", format=".1f"))
    drawn = base.mark_bar().encode(altair.Color("colour:N", scale=None))
    return (drawn + told).properties(height=24 * len(listed))


def cards(values: list[float]) -> Any:
    """What each card is worth as the last of all six."""
    worth = {CARD_NAMES[k]: round(values[ALL] - values[ALL & ~(1 << k)], 2) for k in range(6)}
    return bars(sorted(worth.items(), key=lambda item: -item[1]), "points that are missing without it")


def simple(found: dict[str, Any], best: float) -> Any:
    """Rules of thumb, levels and best play."""
    rows = [(name, x["mean"]) for name, x in sorted(found.items(), key=lambda item: item[1]["mean"])]
    return bars([*rows, ("best play", round(best, 2))], "points in eight turns", {"best play": FIRST})


def spread(found: dict[str, Any]) -> Any:
    """How many games by best play ended with so many points."""
    rows = [{"points": int(n), "games": share / found["games"]} for n, share in found["counts"].items()]
    across = altair.X(
        "points:Q", bin=altair.Bin(step=5), title="points", axis=altair.Axis(values=[*range(100, 260, 20)])
    )
    up = altair.Y("sum(games):Q", title="share of games", axis=altair.Axis(format="%"))
    return altair.Chart(altair.InlineData(rows)).mark_bar(color=FIRST).encode(across, up).properties(height=220)


def draw(name: str, chart: Any) -> None:
    """Write a chart as SVG for both kinds of page."""
    axis = altair.AxisConfig(
        labelColor=INK, titleColor=INK, domainColor=INK, tickColor=INK, gridColor=FAINT, titleFontWeight="normal",
        labelFontSize=13, titleFontSize=13, labelLimit=320,
    )  # fmt: skip
    legend = altair.LegendConfig(labelColor=INK, labelFontSize=13, labelLimit=320)
    view = altair.ViewConfig(strokeWidth=0)
    chart = chart.properties(width=WIDTH, padding={"left": 40, "right": 40, "top": 8, "bottom": 5}).configure(
        background="transparent", font="system-ui, sans-serif", axis=axis, legend=legend, view=view
    )
    chart = chart.configure_text(fontSize=13)
    dark = "".join(
        f'[{part}="{light}"]{{{part}:{other}}}' for light, other in COLOURS.values() for part in ("fill", "stroke")
    )
    picture = vl_convert.vegalite_to_svg(json.loads(chart.to_json()))
    head, _, rest = picture.partition(">")
    style = f"<style>@media (prefers-color-scheme:dark){{{dark}}}</style>"
    (FOLDER / f"pokern-{name}.svg").write_text(f"{head}>{style}{rest}\n", "utf-8")


def main() -> None:
    """Draw them all."""
    found = json.loads(DATA.read_text("utf-8"))
    starts = found["start"]
    draw("turns", points_by_turns(starts))
    draw("first-turn", rows_of_the_first_turn(found["first turn"]))
    draw("cards", cards(starts[str(TURNS)]))
    draw("simple", simple(found["simple"], starts[str(TURNS)][ALL]))
    if "spread" in found:
        draw("spread", spread(found["spread"]))


if __name__ == "__main__":
    main()
