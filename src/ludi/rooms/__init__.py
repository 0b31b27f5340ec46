"""A room, whoever keeps it: its seats, what is told of a position, what there is to play; and rooms in a browser.

The server keeps rooms in a database and answers over the network; `local` keeps them where it runs.
"""
