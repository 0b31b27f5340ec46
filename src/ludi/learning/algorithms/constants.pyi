"""The module `constants` of every game: what learning needs of it."""

OBSERVED: int
SEATS: int
