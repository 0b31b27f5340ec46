# Ce qu’un fichier de données d’History of the Roman Empire peut contenir.

empire-data-source = FACT:<source>, WEAK:<source>, INFERRED ou RECONSTRUCTED
empire-data-once = chaque nom une seule fois
empire-data-lands = les provinces qui s’y rattachent, dans leur ordre
empire-data-turn-values = un nombre pour chaque tour
empire-data-seas = au moins une mer pour une côte, aucune sinon
empire-data-order = l’ordre
empire-data-by-area = les provinces de chaque région ensemble, dans l’ordre des régions
empire-data-land = une province
empire-data-city-land = une province avec une ressource, pour sa cité
empire-data-pairs = chaque paire de provinces une seule fois
empire-data-connected = une carte d’un seul tenant
empire-data-starts = { $n } provinces de départ avec une ressource
empire-data-capitals = rome et constantinople
empire-data-token = le numéro { $n } du tour { $turn }
empire-data-turns = des tours de 1 à { $turns }
empire-data-tribe = un royaume ou un peuple mineur
empire-data-events = { $n } cartes, la dernière facultative
empire-data-sum = la somme de tous les pions
