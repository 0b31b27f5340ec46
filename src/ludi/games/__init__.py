"""The games, each in a folder of its own; which there are, `ludi.kernel.titles` says."""
