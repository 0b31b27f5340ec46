"""The explicit table of titles, and which of them share the rules of another one: the only names of games here."""

TITLES = ("roma", "arena", "lusitania", "pokern", "empire")
REPLACEABLE = ("empire",)  # families whose whole data file may be replaced by one of the user's
FAMILY = {"arena": "roma"}


def family(title: str) -> str:
    """The folder in `games` with the rules of a title."""
    return FAMILY.get(title, title)


def families() -> list[str]:
    """Every folder of rules, in the order of the titles."""
    return list(dict.fromkeys(map(family, TITLES)))
