"""The table: rooms, seats, moves and sockets over HTTP. Nothing here is imported by `import ludi`."""
