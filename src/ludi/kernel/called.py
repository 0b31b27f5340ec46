"""What people call things, in any language, for texts that people write."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence


class Catalogues:
    """What is asked of the catalogues from below them; the package sets it.

    names: of a family and a kind of things, all that these are called in any language, by their slugs.
    """

    names: Callable[[str, str], Mapping[str, Sequence[str]]]
