"""Römisch Pokern (2015): rules, odds, view and notation."""
