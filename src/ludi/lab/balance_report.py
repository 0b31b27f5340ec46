"""The report of balance as one page: it needs no network and no script, and is as wide as a phone or a desk."""

from __future__ import annotations

import io
from collections.abc import Iterable
from html import escape
from pathlib import Path
from typing import Any

from ludi.kernel.extras import needs
from ludi.kernel.files import write
from ludi.kernel.titles import family
from ludi.lab.balance import LEVEL, WON, Report, Row
from ludi.lab.counted import WHOLE
from ludi.locales import Text, slug

STYLE = """
:root { color-scheme: light dark; --line: #8886; --up: #0a6e4f; --down: #a8321e; }
@media (prefers-color-scheme: dark) { :root { --up: #52c79c; --down: #f08a74; } }
body { font: 16px/1.5 system-ui, sans-serif; margin: 0 auto; max-width: 76rem; padding: 1rem; }
h1 { font-size: 1.6rem; line-height: 1.2; margin: .5rem 0; }
h2 { font-size: 1.2rem; margin: 2rem 0 .5rem; }
p, ul { max-width: 44rem; }
.plots { display: grid; gap: 1.5rem; grid-template-columns: repeat(auto-fit, minmax(min(100%, 21rem), 1fr)); }
figure { margin: 0; }
figcaption { font-weight: 600; }
svg { height: auto; max-width: 100%; }
.table { overflow-x: auto; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
th, td { border-bottom: 1px solid var(--line); padding: .25rem .6rem; text-align: right; white-space: nowrap; }
th:first-child, td:first-child { position: sticky; left: 0; background: Canvas; text-align: left; }
.up { color: var(--up); font-weight: 600; }
.down { color: var(--down); font-weight: 600; }
"""
PLAIN, UP, DOWN = "#7b8794", "#1a9c74", "#d0563f"
SHAPES = ["circle", "triangle-up", "triangle-down"]


def write_html(report: Report, file: Path, t: Text) -> None:
    """Raises LudiError where the extra is missing or the file cannot be written."""
    needs("altair", "vl_convert")
    write(file, page(report, t))


def write_parquet(report: Report, file: Path) -> None:
    """A row for each event of each thing. Raises as `write_html`."""
    needs("polars")
    import polars

    table = io.BytesIO()
    polars.DataFrame([row.as_dict() for row in report.rows], infer_schema_length=None).write_parquet(table)
    write(file, table.getvalue())


def name(report: Report, thing: str, t: Text) -> str:
    """A thing as a person calls it: cards by their names, other choices by their short text."""
    key = f"{family(report.before.title)}-card-{slug(thing)}"
    said = t(key)
    return thing if said == key else said


def number(t: Text, row: Row, x: float) -> str:
    """A figure of a row: a share of games in percent, anything else as it is."""
    return t("lab-sum-percent", share=100 * x) if is_share(row) else t("lab-balance-number", n=x)


def is_share(row: Row) -> bool:
    """Whether it is a share of games won."""
    return row.event in (WON, "first")


def sentence(report: Report, row: Row, t: Text) -> str:
    """What became of one event."""
    assert row.after is not None
    said = {"before": number(t, row, row.before), "after": number(t, row, row.after)}
    key = "lab-balance-change-up" if row.after > row.before else "lab-balance-change-down"
    thing = name(report, row.thing, t) or t("lab-balance-game")
    return t(key, thing=thing, event=t(f"lab-event-{row.event}"), p=probability(row), **said)


def probability(row: Row) -> str:
    """The corrected p, with as many digits as mean anything."""
    assert row.adjusted is not None
    return f"{row.adjusted:.1e}" if row.adjusted < 0.001 else f"{row.adjusted:.3f}"


def changed(report: Report) -> str:
    """What differs between before and after, as options of the game."""
    if report.after is None:
        return ""
    old, new = report.before.options, report.after.options
    return "; ".join(f"{k}: {old[k] or '–'} → {new[k] or '–'}" for k in new if new[k] != old[k])


def page(report: Report, t: Text) -> str:
    """The whole page."""
    title = t("lab-balance-title", title=t(f"web-title-{report.before.title}"))
    facts = t(
        "lab-balance-facts",
        games=report.games,
        bots=", ".join(report.before.bots),
        seed=report.before.seed,
        pairs="yes" if report.after else "no",
    )
    parts = [f"<h1>{escape(title)}</h1>", f"<p>{escape(facts)}</p>"]
    if report.after is not None:
        parts += [f"<p>{escape(t('lab-balance-changed', what=changed(report) or '–'))}</p>"]
        parts += [f"<h2>{escape(t('lab-balance-found'))}</h2>", _changes(report, t)]
        parts += [f"<p>{escape(t('lab-balance-honest', rows=len(report.rows), level=100 * LEVEL))}</p>"]
    whole = [row for row in report.rows if row.event in WHOLE]
    parts += ["<ul>", *(f"<li>{escape(_whole(row, t))}</li>" for row in whole), "</ul>"]
    parts += [f"<h2>{escape(t('lab-balance-plots'))}</h2>", f"<p>{escape(t('lab-balance-bars'))}</p>"]
    parts += ['<div class="plots">', *plots(report, t), "</div>"]
    parts += [f"<h2>{escape(t('lab-balance-table'))}</h2>", *_tables(report, t)]
    parts += [f"<p>{escape(t('lab-balance-cause'))}</p>"]
    head = f'<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">{_icon()}'
    body = "\n".join(parts)
    return (
        f'<!doctype html>\n<html lang="{t.language}">\n<head>{head}<title>{escape(title)}</title>'
        f"<style>{STYLE}</style></head>\n<body>\n{body}\n</body>\n</html>\n"
    )


def _icon() -> str:
    """None, so that no browser asks for one."""
    return '<link rel="icon" href="data:,">'


def _whole(row: Row, t: Text) -> str:
    said = {"what": t(f"lab-event-{row.event}"), "before": number(t, row, row.before)}
    if row.after is None:
        return t("lab-balance-whole", **said)
    return t("lab-balance-whole-after", after=number(t, row, row.after), **said)


def _changes(report: Report, t: Text) -> str:
    if not report.changes:
        return f"<p>{escape(t('lab-balance-none'))}</p>"
    rows = ((f"{'up' if (row.change or 0) > 0 else 'down'}", sentence(report, row, t)) for row in report.changes)
    return "<ul>" + "".join(f'<li class="{kind}">{escape(said)}</li>' for kind, said in rows) + "</ul>"


def _tables(report: Report, t: Text) -> list[str]:
    """A table for each kind of thing, which its first event tells: cards, other choices."""
    first: dict[str, str] = {}
    for row in report.rows:
        if row.thing and row.event != WON:
            first.setdefault(row.thing, row.event)
    kinds = [[thing for thing in first if first[thing] == event] for event in dict.fromkeys(first.values())]
    return [_table(report, things, t) for things in kinds]


def _table(report: Report, things: list[str], t: Text) -> str:
    cells = {(row.thing, row.event): row for row in report.rows if row.thing in things}
    events = [*dict.fromkeys(event for _, event in cells)]
    seats = range(len(report.before.bots))
    head = [t("lab-balance-thing")]
    for event in events:
        head.append(t(f"lab-event-{event}"))
        head += [t("lab-balance-seat", event=t(f"lab-event-{event}"), n=p + 1) for p in seats if event != WON]
    out = ["<tr>" + "".join(f'<th scope="col">{escape(x)}</th>' for x in head) + "</tr>"]
    for thing in things:
        line = [f"<td>{escape(name(report, thing, t))}</td>"]
        for event in events:
            row = cells.get((thing, event))
            line.append(_cell(row, t))
            if event != WON:
                line += [_seat(row, p, t) for p in seats]
        out.append(f"<tr>{''.join(line)}</tr>")
    return f'<div class="table" tabindex="0"><table>{"".join(out)}</table></div>'


def _cell(row: Row | None, t: Text) -> str:
    if row is None:
        return "<td>–</td>"
    said = number(t, row, row.before)
    if row.after is None:
        return f"<td>{said}</td>"
    both = f"{said} → {number(t, row, row.after)}"
    if not row.significant:
        return f"<td>{both}</td>"
    up = row.after > row.before
    return f'<td class="{"up" if up else "down"}">{"▲" if up else "▼"} {both}</td>'


def _seat(row: Row | None, seat: int, t: Text) -> str:
    if row is None:
        return "<td>–</td>"
    said = [number(t, row, row.seats[seat])]
    if row.seats_after:
        said.append(number(t, row, row.seats_after[seat]))
    return f"<td>{' → '.join(said)}</td>"


def plots(report: Report, t: Text) -> Iterable[str]:
    """A plot for each event: before, or the change, of each thing, with its 95 % interval."""
    import altair
    import vl_convert

    of_things = [row for row in report.rows if row.thing]
    for event in dict.fromkeys(row.event for row in of_things):
        rows = [_point(report, row, t) for row in of_things if row.event == event]
        caption = t("lab-balance-plot-change" if report.after else "lab-balance-plot", event=t(f"lab-event-{event}"))
        things = altair.Y("thing:N", sort=altair.EncodingSortField("x", order="descending"), title=None).axis(
            labelLimit=130, minExtent=118
        )
        scale = altair.Scale(domain=["plain", "up", "down"], range=[PLAIN, UP, DOWN])
        colour = altair.Color("kind:N", scale=scale, legend=None)
        axis = altair.Axis(format=".0%" if event == WON else "~g", tickCount=4, title=None)
        base = altair.Chart(altair.InlineData(rows)).encode(things, colour)
        bars = base.mark_rule(strokeWidth=2).encode(altair.X("low:Q", axis=axis).scale(zero=False), x2="high:Q")
        points = base.mark_point(filled=True, size=45, opacity=1).encode(
            x="x:Q", shape=altair.Shape("kind:N", legend=None)
        )
        layers: list[Any] = [bars, points]
        if report.after is not None:
            layers.insert(0, altair.Chart(altair.InlineData([{"x": 0}])).mark_rule(color=PLAIN).encode(x="x:Q"))
        chart = altair.layer(*layers).properties(width=200, height=altair.Step(16))
        chart = chart.configure(background="transparent", font="system-ui, sans-serif").configure_view(stroke=None)
        chart = chart.configure_axis(labelColor="#7b8794", gridColor="#8884", domainColor="#8886", tickColor="#8886")
        svg = vl_convert.vegalite_to_svg(chart.to_dict())
        label = f'<svg role="img" aria-label="{escape(caption)}" '
        yield f"<figure><figcaption>{escape(caption)}</figcaption>{svg.replace('<svg ', label, 1)}</figure>"


def _point(report: Report, row: Row, t: Text) -> dict[str, Any]:
    found = {"thing": name(report, row.thing, t), "x": row.before, "low": row.low, "high": row.high, "kind": "plain"}
    if row.change is not None:
        kind = "plain" if not row.significant else "up" if row.change > 0 else "down"
        found |= {"x": row.change, "low": row.change_low, "high": row.change_high, "kind": kind}
    return found
