"""`ludi replay` and `ludi verify`: records, told and checked."""

import sys
from pathlib import Path
from typing import Annotated

import typer

from ludi.cli.lines import can_draw, complaint
from ludi.cli.story import Story, result
from ludi.kernel.errors import LudiError
from ludi.kernel.frames import OVER
from ludi.kernel.game import State
from ludi.kernel.record import Record
from ludi.kernel.spoken import in_file
from ludi.locales import text


def add(app: typer.Typer) -> None:
    """Add the commands."""
    t = text()

    @app.command("replay", help=t("lab-replay-help"))
    def replay(
        file: Annotated[Path, typer.Argument(help=t("lab-replay-file"))],
        at: Annotated[int | None, typer.Option(help=t("lab-replay-at"))] = None,
        seat: Annotated[int | None, typer.Option(help=t("lab-replay-seat"))] = None,
    ) -> None:
        story = Story(t, checked(file)[0], seat)
        at = story.index(at)
        if can_draw():
            from ludi.cli.replay_screen import ReplayScreen

            screen = ReplayScreen(t, file.name, story, at or 0)
            screen.run()
            if screen.return_code == 130:
                raise KeyboardInterrupt
        else:
            story.tell(story.last if at is None else at)

    @app.command("verify", help=t("lab-verify-help"))
    def verify(files: Annotated[list[Path], typer.Argument(help=t("lab-verify-files"))]) -> None:
        bad = False
        for file in files:
            try:
                record, end, draws = checked(file)
            except LudiError as error:
                print(complaint(t, error), file=sys.stderr, flush=True)
                bad = True
            else:
                key = "lab-verify-over" if end.to_move == OVER else "lab-verify-open"
                about = {"file": str(file), "title": record.game.title, "actions": len(record.actions)}
                print(t(key, **about, result=result(t, record, end)), flush=True)
                if draws is not None:
                    print(t("lab-verify-draws", n=draws), flush=True)
                    for seat, share in enumerate(record.note["chance"].get("shares", ())):
                        if share is not None:
                            print(t("lab-verify-share", seat=record.players[seat], share=share), flush=True)
        if bad:
            raise typer.Exit(2)


def checked(file: Path) -> tuple[Record, State, int | None]:
    """A record that was played through, where it ends, and how many draws fit its commitment (None: it has none).

    Raises BadRecord with the name of the file.
    """
    from ludi.match import commitment

    record = Record.load(file)
    try:
        return record, record.verify(), commitment.check(record)
    except LudiError as error:
        raise in_file(file, error) from None
