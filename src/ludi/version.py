"""The version of the package, stated once."""

__version__ = "0.1.0"
