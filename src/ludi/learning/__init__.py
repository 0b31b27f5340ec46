"""Networks that correct what a search takes for the chance of winning: games, training, and a match that decides."""
