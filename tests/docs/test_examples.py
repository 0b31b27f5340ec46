"""What the examples of the documentation stand on. The guides that use them are followed in tests of their own."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

from tests.docs.pages import EXAMPLES, ROOT

PATCH = EXAMPLES / "parimpar.patch"


def test_the_three_shared_lines_of_the_sample_fit_what_is_there(tmp_path: Path) -> None:
    """Told at once here, after minutes where the page is built: a neighbour that changes breaks the patch."""
    rows = PATCH.read_text("utf-8").splitlines()
    touched = [row.removeprefix("+++ b/") for row in rows if row.startswith("+++ ")]
    assert len(touched) == sum(row.startswith("+") and not row.startswith("+++") for row in rows) == 3
    for name in touched:
        (tmp_path / name).parent.mkdir(parents=True)
        shutil.copy(ROOT / name, tmp_path / name)

    subprocess.run(["git", "apply", str(PATCH)], cwd=tmp_path, check=True)

    for name in touched:
        assert (tmp_path / name).read_text("utf-8").count("parimpar") >= 1
