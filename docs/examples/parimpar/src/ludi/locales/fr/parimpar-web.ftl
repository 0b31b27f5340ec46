# Par Impar dans le navigateur.

parimpar-score = { $n } noix
parimpar-region-moves = Que faire
parimpar-chip-even = pair
parimpar-chip-odd = impair
parimpar-page-goal-title = Le but
parimpar-page-turn-title = Une manche
parimpar-page-end-title = La fin
parimpar-page-credit = Les enfants de Rome jouaient à { $title } avec des noix. Le jeu est à tout le monde ; les nombres sont de nous.
