"""Files are written whole or not at all."""

import os
import threading
from pathlib import Path

import pytest

from ludi.kernel.errors import LudiError
from ludi.kernel.files import check_writable, replaced, write


def test_a_file_is_written_in_a_new_folder_and_through_a_link(tmp_path: Path) -> None:
    file = tmp_path / "new" / "a.json"
    check_writable(file, None)
    write(file, "{}\n")
    (tmp_path / "link").symlink_to(file)
    write(tmp_path / "link", b"[]\n")
    assert file.read_text() == "[]\n"
    assert (tmp_path / "link").is_symlink()
    assert os.listdir(file.parent) == ["a.json"]


def test_an_error_on_the_way_leaves_the_old_file_and_nothing_else(tmp_path: Path) -> None:
    file = tmp_path / "a.json"
    write(file, "old")
    with pytest.raises(UnicodeEncodeError), replaced(file) as part, part.open("w", encoding="ascii") as to:
        to.writelines(["half of the new, ", "é"])
    assert file.read_text() == "old"
    assert os.listdir(tmp_path) == ["a.json"]


def test_what_is_no_file_is_written_to_or_refused_in_words(tmp_path: Path) -> None:
    write(Path("/dev/null"), "{}")
    assert Path("/dev/null").is_char_device()
    with pytest.raises(LudiError, match="/dev/full cannot be written: No space left"):
        write(Path("/dev/full"), "{}")
    with pytest.raises(LudiError, match="cannot be written: Is a directory"):
        write(tmp_path, "{}")
    write(tmp_path / "a", "")
    for below in ("a/b", "a/b/c"):
        with pytest.raises(LudiError, match=f"{below} cannot be written: .* is not a folder"):
            write(tmp_path / below, "{}")


def test_threads_that_write_one_file_leave_one_of_their_texts(tmp_path: Path) -> None:
    file = tmp_path / "a"
    texts = [str(n) * 100_000 for n in range(8)]
    threads = [threading.Thread(target=write, args=(file, text)) for text in texts]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert file.read_text() in texts
    assert os.listdir(tmp_path) == ["a"]
