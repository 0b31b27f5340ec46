"""A backup comes back as the how-to says, also after a crash, a full disk and a kill in the middle."""

from __future__ import annotations

import asyncio
import os
import random
import re
import resource
import shlex
import sqlite3
import subprocess
import sys
import threading
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from ludi.client import Seat, Table
from ludi.server.files import restore
from ludi.server.store import Store

from .conftest import PATIENCE, ServerProcess
from .postgres import Postgres

LUDI = str(Path(sys.executable).parent / "ludi")
HOST_PAGE = Path(__file__).parents[2] / "docs" / "howto-host.md"


def ludi(*arguments: str, **more: object) -> subprocess.CompletedProcess[str]:
    """The command as a person runs it."""
    environment = {**os.environ, "LUDI_LANG": "en"}
    return subprocess.run([LUDI, *arguments], capture_output=True, text=True, timeout=PATIENCE, env=environment, **more)  # type: ignore[call-overload,no-any-return]


def documented(section: str, level: str = "##") -> list[list[list[str]]]:
    """The blocks of commands under a heading of the host's page, word by word."""
    found = HOST_PAGE.read_text("utf-8").split(f"\n{level} {section}\n")[1].split("\n## ")[0]
    blocks = re.findall(r"```sh\n(.*?)```", found, re.S)
    return [[shlex.split(line) for line in block.splitlines()] for block in blocks]


@pytest.fixture(scope="module", autouse=True)
def template(tmp_path_factory: pytest.TempPathFactory) -> None:
    """An empty store, made once."""
    file = tmp_path_factory.mktemp("template") / "empty.sqlite3"
    start(file)
    EMPTY.append(file.read_bytes())


EMPTY: list[bytes] = []
ADD = (
    "insert into room (id, title, players, rules_version, options, status, version, hints, practice, commitment,"
    " generation, created_at, updated_at) values (?, 'roma', 2, 2, '{}', 'over', 0, 0, 0, '', 0, 0, 0)"
)
ADD_AND_DIE = "import os, sqlite3, sys; c = sqlite3.connect(sys.argv[1], isolation_level=None)\n"
ADD_AND_DIE += "for i in range(int(sys.argv[3])): c.execute(sys.argv[2], (str(i),))\nos._exit(0)"


def start(file: Path) -> None:
    """What a server does with its file at the start."""

    async def main() -> None:
        async with Store.opened(f"sqlite+aiosqlite:///{file}", check=True):
            pass

    asyncio.run(main())


def a_store(file: Path, rooms: int, *, killed: bool = False) -> None:
    """A database with so many empty rooms; `killed`: as a kill leaves it, with all of them in the -wal alone."""
    file.write_bytes(EMPTY[0])
    if killed:
        subprocess.run([sys.executable, "-S", "-c", ADD_AND_DIE, str(file), ADD, str(rooms)], check=True)
    else:
        with closing(sqlite3.connect(file)) as database, database:
            database.executemany(ADD, [(str(i),) for i in range(rooms)])
    assert (file.with_name(f"{file.name}-wal").exists()) is killed


def rooms_of(file: Path) -> int:
    """How many rooms a database has; it must be sound."""
    with closing(sqlite3.connect(file)) as database:
        assert database.execute("pragma integrity_check").fetchall() == [("ok",)]
        return int(database.execute("select count(*) from room").fetchone()[0])


def contents(folder: Path) -> dict[str, bytes]:
    """All files, but for locks."""
    return {f.name: f.read_bytes() for f in folder.iterdir() if f.suffix != ".lock"}


def test_games_go_on_after_a_kill_and_the_restore_that_the_page_documents(
    server_with: Callable[..., ServerProcess], tmp_path: Path
) -> None:
    server, rng = server_with(), random.Random(5)
    (make,), put_back = documented("Back up and restore")
    assert (make[:2], put_back[0][:2]) == (["ludi", "backup"], ["ludi", "restore"])
    with Table(server.url) as table, Table(server.url) as other:
        ada = table.create("roma", ["me", "open"], "Ada")
        ben = other.join(ada.info()["invite"], "Ben")
        solo = table.create("pokern", ["me", "bot:random"], "Ada")
        seats = (ada, ben)

        def some_moves(n: int) -> None:
            now = ada.state()
            for _ in range(n):
                now = seats[now["to_move"]].state()
                now = seats[now["to_move"]].move(now["version"], rng.choice(now["legal"])["action"])

        some_moves(12)
        done = ludi(*make[1:], "--data", str(server.data), cwd=tmp_path)
        assert (done.returncode, done.stderr) == (0, "")
        backup = tmp_path / make[-1]
        kept, then = backup.read_bytes(), [seat.state() for seat in (ada, ben, solo)]
        some_moves(9)
        later = ada.state()["version"]

        refused = ludi(*put_back[0][1:], "--data", str(server.data), cwd=tmp_path)
        assert refused.returncode == 2
        assert "is open in another server" in refused.stderr
        assert ada.state()["version"] == later

        playing = threading.Thread(target=lambda: try_to(some_moves, 10**6))
        playing.start()
        while ada.state()["version"] < later + 20:
            pass
        patience = table.patience, other.patience
        table.patience = other.patience = 0  # nothing is waited for any more: this server does not come back
        by_now = ada.state()["version"]
        while ada.state()["version"] < by_now + 2:
            pass  # the request on its way may be one that would still wait
        server.kill()
        playing.join()
        table.patience, other.patience = patience
        assert (server.data / "ludi.sqlite3-wal").stat().st_size > 0
        for command in put_back:
            done = ludi(*command[1:], "--data", str(server.data), cwd=tmp_path)
            assert (done.returncode, done.stderr) == (0, ""), done.stderr
        assert "2 rooms are back" in done.stdout
        old = Path(re.findall(r"kept as (.*)\n", done.stdout)[0])
        assert backup.read_bytes() == kept
        server.start()
        assert [seat.state() for seat in (ada, ben, solo)] == then
        some_moves(9)
        assert ada.record().count("\n") > then[0]["version"]

        last = ada.state()["version"]
        server.kill()
        assert ludi("restore", str(old), "--data", str(server.data)).returncode == 0
        server.start()
        assert ada.state()["version"] >= later + 20
        assert ada.state()["version"] != last
        some_moves(3)


@pytest.mark.soak
def test_games_go_on_with_postgresql_after_a_kill_and_the_documented_restore(
    cluster: Postgres, server_with: Callable[..., ServerProcess], tmp_path: Path
) -> None:
    for name in ("ludi", "ludi_friday"):
        cluster.query(f"drop database if exists {name}")
    cluster.query("create database ludi")
    (dump,), (create, put_back, serve) = documented("Back up and restore PostgreSQL", "###")

    def run(command: list[str]) -> None:
        words = [word.replace("127.0.0.1/", f"127.0.0.1:{cluster.port}/") for word in command]
        done = subprocess.run([cluster.programs / words[0], *words[1:]], cwd=tmp_path, capture_output=True, text=True)
        assert (done.returncode, done.stderr) == (0, "")

    server = server_with("--db", f"postgresql+asyncpg://ludi@127.0.0.1:{cluster.port}/ludi")
    with Table(server.url) as table:
        seats = [table.create("roma", ["me", "shared"], "Ada", practice=True)]
        seats.append(Seat(table, seats[0].room, 1))

        def some_moves(n: int) -> None:
            for _ in range(n):
                now = seats[seats[0].state()["to_move"]].state()
                seats[now["to_move"]].move(now["version"], now["legal"][-1]["action"])

        some_moves(8)
        run(dump)
        then = [seat.state() for seat in seats]
        some_moves(5)
        server.kill()
        run(create)
        run(put_back)
        assert serve[:3] == ["ludi", "serve", "--db"]
        server.command[-1] = serve[3].replace("127.0.0.1/", f"127.0.0.1:{cluster.port}/")
        server.start()
        assert [seat.state() for seat in seats] == then
        some_moves(5)
    assert cluster.query("select count(*) from pg_database where datname in ('ludi', 'ludi_friday')") == [(2,)]
    server.stop()


def try_to(work: Callable[[int], None], n: int) -> None:
    """Until the server dies."""
    try:
        work(n)
    except Exception:
        return


def test_the_old_journal_is_never_beside_the_restored_file(tmp_path: Path) -> None:
    data, backup = tmp_path / "data", tmp_path / "backup.sqlite3"
    data.mkdir()
    a_store(backup, 3)
    a_store(data / "ludi.sqlite3", 7, killed=True)
    rooms, old = restore(backup, data / "ludi.sqlite3")
    assert (rooms, rooms_of(data / "ludi.sqlite3")) == (3, 3)
    assert old is not None
    assert rooms_of(old) == 7


def test_a_copy_made_by_hand_with_its_journal_is_taken_whole_and_left_alone(tmp_path: Path) -> None:
    copied = tmp_path / "copied"
    copied.mkdir()
    a_store(copied / "by-hand.sqlite3", 5, killed=True)
    before = contents(copied)
    assert restore(copied / "by-hand.sqlite3", tmp_path / "new" / "ludi.sqlite3") == (5, None)
    assert contents(copied) == before
    assert rooms_of(tmp_path / "new" / "ludi.sqlite3") == 5
    assert [f.name for f in (tmp_path / "new").iterdir() if f.suffix != ".lock"] == ["ludi.sqlite3"]


def cut_off(file: Path) -> None:
    a_store(file, 400)
    os.truncate(file, 40_000)


def damaged(file: Path) -> None:
    """A store with pages in the middle turned to noise."""
    a_store(file, 400)
    with file.open("rb+") as handle:
        handle.seek(4096 * 4)
        handle.write(os.urandom(4096 * 6))


def foreign(file: Path) -> None:
    with closing(sqlite3.connect(file)) as database:
        database.execute("create table room (id)")


def later_version(file: Path) -> None:
    a_store(file, 1)
    with closing(sqlite3.connect(file, isolation_level=None)) as database:
        database.execute("update alembic_version set version_num = '9999'")


BAD: dict[str, tuple[Callable[[Path], object], str]] = {
    "missing": (lambda file: None, "there is no file"),
    "a folder": (lambda file: file.mkdir(), "there is no file"),
    "text": (lambda file: file.write_text("salve\n" * 3000), "damaged, or no backup"),
    "empty": (lambda file: file.touch(), "holds no matches of Ludi Romani"),
    "foreign": (foreign, "holds no matches of Ludi Romani"),
    "later": (later_version, "was made by a later version of Ludi Romani"),
    "cut off": (cut_off, "damaged"),
    "damaged": (damaged, "damaged"),
}


@pytest.mark.parametrize("kind", BAD)
def test_what_is_no_sound_backup_is_refused_and_nothing_changed(kind: str, tmp_path: Path) -> None:
    make, sentence = BAD[kind]
    data, file = tmp_path / "data", tmp_path / "backup.sqlite3"
    data.mkdir()
    a_store(data / "ludi.sqlite3", 2)
    make(file)
    before = contents(data)
    done = ludi("restore", str(file), "--data", str(data))
    assert done.returncode == 2
    (line,) = done.stderr.splitlines()
    assert line.startswith("ludi: ")
    assert sentence in line
    assert contents(data) == before


def test_the_data_in_use_are_no_backup(tmp_path: Path) -> None:
    a_store(tmp_path / "ludi.sqlite3", 2)
    done = ludi("restore", str(tmp_path / "ludi.sqlite3"), "--data", str(tmp_path))
    assert done.returncode == 2
    assert "is the data in use" in done.stderr


def test_a_full_disk_changes_nothing(tmp_path: Path) -> None:
    data, backup = tmp_path / "data", tmp_path / "backup.sqlite3"
    data.mkdir()
    a_store(data / "ludi.sqlite3", 2)
    a_store(backup, 400)
    before = contents(data)

    def at_most() -> None:
        resource.setrlimit(resource.RLIMIT_FSIZE, (50_000, 50_000))

    done = ludi("restore", str(backup), "--data", str(data), preexec_fn=at_most)
    assert done.returncode == 2
    assert "nothing was changed" in done.stderr
    assert contents(data) == before


KILLED = """
import os, signal, sys
from pathlib import Path
from ludi.server.files import restore
from ludi.server.store import Store
left = [int(sys.argv[3])]
def count(event, arguments):
    if event in ("os.rename", "os.remove", "shutil.copyfile"):
        left[0] -= 1
        if left[0] < 0:
            os.kill(os.getpid(), signal.SIGKILL)
sys.addaudithook(count)
restore(Path(sys.argv[1]), Path(sys.argv[2]))
"""


@pytest.mark.soak
def test_killed_at_any_step_it_is_the_old_or_the_new_and_never_a_mixture(tmp_path: Path) -> None:
    backup = tmp_path / "backup.sqlite3"
    a_store(backup, 3)
    outcomes = []
    for step in range(20):
        data = tmp_path / f"data{step}" / "ludi.sqlite3"
        data.parent.mkdir()
        a_store(data, 7, killed=True)
        killed = subprocess.run([sys.executable, "-c", KILLED, str(backup), str(data), str(step)]).returncode
        start(data)
        outcomes.append((killed, rooms_of(data)))
        for old in data.parent.glob("*.before-*[0-9]"):
            assert rooms_of(old) == 7
        assert not list(data.parent.glob("*.restore"))
        if killed == 0:
            break
    assert outcomes[-1] == (0, 3)
    assert {code for code, _ in outcomes[:-1]} == {-9}
    numbers = [rooms for _, rooms in outcomes]
    assert numbers == sorted(numbers, reverse=True)
    assert set(numbers) == {3, 7}
    assert len(outcomes) > 4


@pytest.mark.soak
def test_a_damaged_file_is_not_served_and_the_way_out_is_named(tmp_path: Path) -> None:
    data = tmp_path / "data"
    data.mkdir()
    damaged(data / "ludi.sqlite3")
    before = (data / "ludi.sqlite3").read_bytes()
    done = ludi("serve", "--no-open", "--port", "0", "--data", str(data))
    assert done.returncode == 2
    (line,) = done.stderr.splitlines()
    assert "ludi.sqlite3 is damaged" in line
    assert "ludi restore FILE" in line
    assert (data / "ludi.sqlite3").read_bytes() == before
    a_store(tmp_path / "backup.sqlite3", 3)
    assert ludi("restore", str(tmp_path / "backup.sqlite3"), "--data", str(data)).returncode == 0
    with ServerProcess(data):
        assert rooms_of(data / "ludi.sqlite3") == 3


def test_data_and_backups_are_their_owners_alone(tmp_path: Path) -> None:
    data, backup = tmp_path / "data", tmp_path / "backup.sqlite3"
    loose = os.umask(0)
    try:
        with ServerProcess(data) as server, Table(server.url) as table:
            table.create("roma", ["me", "open"], "Ada")
            assert {f.name for f in data.iterdir()} >= {"ludi.sqlite3", "ludi.sqlite3-wal", "ludi.sqlite3.lock"}
            assert {oct(f.stat().st_mode & 0o777) for f in data.iterdir()} == {"0o600"}
            assert oct(data.stat().st_mode & 0o777) == "0o700"
            assert ludi("backup", str(backup), "--data", str(data)).returncode == 0
        assert oct(backup.stat().st_mode & 0o777) == "0o600"
        (data / "ludi.sqlite3").chmod(0o644)  # as earlier versions left it
        with ServerProcess(data):
            assert oct((data / "ludi.sqlite3").stat().st_mode & 0o777) == "0o600"
        assert ludi("restore", str(backup), "--data", str(data)).returncode == 0
        assert {oct(f.stat().st_mode & 0o777) for f in data.iterdir()} == {"0o600"}
    finally:
        os.umask(loose)
