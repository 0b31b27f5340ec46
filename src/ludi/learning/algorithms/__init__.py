"""What runs compiled of learning, imported as modules of a game, as `ludi.algorithms` are: kernel/learned.py."""
