"""Exact solutions, compiled by Numba."""
