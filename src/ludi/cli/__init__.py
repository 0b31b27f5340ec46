"""The command `ludi`: its subcommands, and what a person is told when something goes wrong."""

import io
import os
import sys
from collections.abc import Sequence
from importlib import import_module
from typing import TYPE_CHECKING, Annotated, Any

if TYPE_CHECKING:
    import typer

INTERRUPTED = 130
# The modules of this package that bring commands.
COMMANDS = (
    *("play", "serve", "simulate", "compare", "tournament", "balance", "train", "replay", "review", "solve"),
    *("bench", "warm", "backup", "prune", "learn", "puzzle", "site"),
)


class Stopped(Exception):
    """Ctrl-C, carried past typer, which would leave without a word."""


def main() -> None:
    """Run the command line and leave with its exit code: 0, 2 for bad input, 130 for Ctrl-C."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:  # it was closed
            setattr(sys, name, open(os.devnull, mode, encoding="utf-8"))  # noqa: SIM115
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")  # what a terminal cannot show or say must not end a game
    sys.exit(run(sys.argv[1:]))


def run(argv: Sequence[str]) -> int:
    """The exit code of a command line. Errors that the user can correct are one line on stderr."""
    from ludi.kernel.errors import LudiError
    from ludi.kernel.extras import missing

    try:
        code = _command(list(argv))
        sys.stdout.flush()
        return code
    except (KeyboardInterrupt, Stopped):
        from ludi.locales import text

        return _complain(f"ludi: {text()('cli-interrupted')}", INTERRUPTED)
    except BrokenPipeError:
        # The reader has left. What is still buffered must not fail again at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    except LudiError as error:
        from ludi.cli.lines import complaint
        from ludi.locales import text

        return _complain(f"ludi: {complaint(text(), error)}")
    except ModuleNotFoundError as error:
        if (line := missing(error)) is None:
            raise
        return _complain(f"ludi: {line}")
    except OSError as error:
        where = f"{error.filename}: " if error.filename else ""
        return _complain(f"ludi: {where}{error.strerror or error}")


def _command(argv: list[str]) -> int:
    if argv == ["--version"]:  # at once, and where nothing else is installed
        return _version()
    import typer

    argv = spelled_out(argv)
    if "--help" not in argv:
        _check_data()
    try:
        app = build(wanted(argv))
        if not argv:
            return _titles(app)
        result = app(argv, standalone_mode=False, prog_name="ludi")
    except typer.TyperException as error:
        from ludi.cli.usage import complaint

        message: Any = getattr(error, "format_message", error.__str__)()
        path = getattr(getattr(error, "ctx", None), "command_path", "ludi")
        return _complain(f"{path}: {complaint(' '.join(str(message).split()), path, argv)}")
    except typer.Abort:
        raise Stopped from None
    return result if isinstance(result, int) else 0


def _check_data() -> None:
    """Complain of a data file that the environment names before anything is imported that rests on it."""
    if any(name.startswith("LUDI_FACTS_") for name in os.environ):
        from ludi.kernel.own_data import check_own
        from ludi.kernel.titles import REPLACEABLE

        for title in REPLACEABLE:
            check_own(title)


def _version() -> int:
    from ludi.version import __version__

    print(f"ludi {__version__}")
    return 0


def _titles(app: "typer.Typer") -> int:
    """The games and the commands. Not by way of typer's own parsing, which takes as long again to load."""
    import typer

    from ludi.kernel.titles import TITLES
    from ludi.locales import text

    say = text()
    print(say("cli-titles"))
    for title in TITLES:
        print(say("cli-title", title=title, about=say(f"{title}-about")))
    command = typer.main.get_command(app)
    print("", command.get_help(typer.Context(command, info_name="ludi")), sep="\n")
    return 0


def _complain(line: str, code: int = 2) -> int:
    print(line, file=sys.stderr)
    return code


def spelled_out(argv: list[str]) -> list[str]:
    """The arguments as typer reads them: `--lang` taken out wherever it stands, and `--resume` given a value.

    The language is set for this process and those it starts. Raises BadOption for a language that there is not.
    """
    out: list[str] = []
    language = None
    rest = iter(argv)
    for word in rest:
        if word == "--":
            out += [word, *rest]
        elif word == "--lang" or word.startswith("--lang="):
            language = word.partition("=")[2] or next(rest, "")
        else:
            out.append("--resume=" if word == "--resume" and "play" in out and _bare(argv) else word)
    if language is not None:
        from ludi.locales import Text

        Text(language)
        os.environ["LUDI_LANG"] = language
    return out


def _bare(argv: list[str]) -> bool:
    """Whether `--resume` stands without a file: typer knows no option whose value may be left out."""
    after = argv[argv.index("--resume") + 1 :]
    return not after or after[0].startswith("-")


def wanted(argv: Sequence[str]) -> Sequence[str]:
    """The modules to load for a command line: of one that names its command that of this command alone."""
    brought = {"restore": "backup", "verify": "replay", "build-site": "site"}
    first = brought.get(argv[0], argv[0]) if argv else ""
    return (first,) if first in COMMANDS else COMMANDS


def build(commands: Sequence[str] = COMMANDS) -> "typer.Typer":
    """The command line with these modules of subcommands, in the language of the user."""
    import typer
    from typer.core import TyperGroup

    from ludi.cli.manual import speak
    from ludi.locales import text

    speak()

    class Commands(TyperGroup):
        def invoke(self, ctx: Any) -> Any:
            try:
                return super().invoke(ctx)
            except KeyboardInterrupt:
                raise Stopped from None

        def format_commands(self, ctx: Any, formatter: Any) -> None:
            """All that is said of each, where typer cuts it at a line."""
            with formatter.section("Commands"):
                formatter.write_dl([(name, self.commands[name].help or "") for name in self.list_commands(ctx)])

    say = text()
    app = typer.Typer(
        cls=Commands,
        add_completion=False,
        pretty_exceptions_enable=False,
        rich_markup_mode=None,
        help=say("cli-help"),
        context_settings={"help_option_names": ["--help", "-h"]},
    )

    @app.callback(invoke_without_command=True)
    def start(
        version: Annotated[bool, typer.Option("--version", help=say("cli-help-version"))] = False,
        lang: Annotated[str, typer.Option("--lang", metavar="LANGUAGE", help=say("cli-help-lang"))] = "",
    ) -> None:
        if version:
            _version()
            raise typer.Exit

    for name in commands:
        import_module(f"{__name__}.{name}").add(app)
    return app
