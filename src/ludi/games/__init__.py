"""The games. The explicit table of titles, and which of them share the rules of another one."""

TITLES = ("roma", "arena", "lusitania", "pokern", "empire")
REPLACEABLE = ("empire",)  # families whose whole data file may be replaced by one of the user's
FAMILY = {"arena": "roma"}


def family(title: str) -> str:
    """The folder with the rules of a title, one below this one."""
    return FAMILY.get(title, title)
