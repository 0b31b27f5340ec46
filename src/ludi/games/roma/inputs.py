"""What a network reads of an observation: names of entries of `observed`, as patterns.

Entries of one pattern share their weights, but where a part in brackets differs.
"""

from __future__ import annotations

NAMES = (
    r"my turn",
    r"supply",
    r"bribery used",
    r"(decision): kind",
    r"(decision): whose",
    r"((?:my|other) (?:VP|money|defences weakened|dice fewer|cards in hand))",
    r"((?:my|other)) disc \d: card",
    r"((?:my|other)) disc \d: blocked",
    r"(my) disc \d face down",
    r"(dice of \d)",
    r"card in the air",
    r"(my hand: .*)",
    r"(drawn by me: .*)",
)
