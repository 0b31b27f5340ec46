"""Plain algorithms for any game. Each is imported as a module of a game: `ludi.games.roma.ismcts`."""
