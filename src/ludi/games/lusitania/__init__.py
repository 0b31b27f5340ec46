"""Lusitania XXI with its expansions Laurus and Virtus."""
