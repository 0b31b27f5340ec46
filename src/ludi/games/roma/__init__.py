"""Roma (2005): rules, cards, view and notation."""
