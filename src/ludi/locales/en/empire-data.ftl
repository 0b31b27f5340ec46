# What is accepted in a data file of History of the Roman Empire.

empire-data-source = FACT:<source>, WEAK:<source>, INFERRED or RECONSTRUCTED
empire-data-once = each name once
empire-data-lands = the lands that say so, in their order,
empire-data-turn-values = a number for each turn
empire-data-seas = at least one sea for a coast, and none else,
empire-data-order = the order
empire-data-by-area = the lands of each area together, in the order of the areas,
empire-data-land = a land
empire-data-city-land = a land with a resource, for its city,
empire-data-pairs = each pair of lands once
empire-data-connected = a connected map
empire-data-starts = { $n } start lands with a resource
empire-data-capitals = rome and constantinople
empire-data-token = number { $n } of turn { $turn }
empire-data-turns = turns from 1 to { $turns }
empire-data-tribe = a kingdom or a minor people
empire-data-events = { $n } cards, the last one optional,
empire-data-sum = the sum of all counters
