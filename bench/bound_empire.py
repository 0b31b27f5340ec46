"""How much of what far.py leaves open of a position of History of the Roman Empire could be known where a try ends.

From positions of games of the players of a try (bench/tries.py) two games each are gone on with to the end, with other
dice and cards to come. How far the two agree on what every seat gains beyond what far.py expects, against the mean, is
as much of its squares as anybody can foretell who knows the whole position; compare with what bench/ends_empire.py
prints of the network.

    python bench/bound_empire.py --games 700 --seed 3
"""

from __future__ import annotations

import argparse
import random
import sys
from pathlib import Path

import numpy as np
from numpy.typing import NDArray
from rich.console import Console
from rich.progress import track

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
from bench.ends_empire import BASE, TURN, centred, tries

from ludi.games.empire import constants as K
from ludi.games.empire import reading

FEWEST, MOST = 3, 14  # changes of hands from one position to the next


def main() -> int:
    """Play, print; the exit status."""
    parser = argparse.ArgumentParser(description="How much could be said where a try ends.")
    parser.add_argument("--games", type=int, default=700)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    if asked.games < 1:
        parser.error(f"--games: {asked.games} was given, 1 or more are accepted")
    play, rng = tries(len(reading.entries())), random.Random(asked.seed)
    seen: list[list[NDArray[np.float64]]] = [[] for _ in range(K.TURNS)]
    for _ in track(range(asked.games), console=Console(stderr=True)):
        at = play.play(rng.getrandbits(60), hands=rng.randrange(FEWEST, MOST))
        while not at.over:
            now = at.found[-1]
            ends = np.array([play.play(rng.getrandbits(60), at.state).points for _ in range(2)])
            seen[int(now[0, TURN])].append(centred(ends - now[:, BASE] / 10))
            at = play.play(rng.getrandbits(60), at.state, rng.randrange(FEWEST, MOST))
    for turn, each in enumerate(seen, 1):
        if not each:
            continue
        one, other = np.array(each).transpose(1, 0, 2)
        known = (one * other).sum() / ((one**2).sum() * (other**2).sum()) ** 0.5
        print(f"turn {turn}: {len(each)} positions; of the squares of what is still gained {known:.3f} could be known")
    return 0


if __name__ == "__main__":
    sys.exit(main())
