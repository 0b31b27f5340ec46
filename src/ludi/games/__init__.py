"""The games. The explicit table of titles: one folder each."""

TITLES = ("roma",)
COMING = ("arena", "lusitania", "pokern", "empire")
