# Entraînement : `ludi train`.

train-help = Entraîne un réseau sur des parties que la recherche joue contre elle-même ; un match décide s’il est meilleur.
train-title = le jeu : { $titles }
train-out = dossier de l’entraînement : parties, poids, match
train-games = parties de chaque génération
train-generations = combien de fois on joue avec ce qui a été appris jusque-là
train-iterations = itérations pour chaque coup de ces parties
train-playouts = dans la première génération : parties au hasard qui disent ce que vaut une position
train-units = unités des deux couches
train-mix = part du résultat de la partie dans ce qui est appris, de 0 à 1 ; le reste est la valeur de la position
train-passes = nombre maximal de passages sur les parties
train-rounds = nombre maximal de séries du match : des parties avec le même hasard, places échangées
train-margin = une différence de cette taille dans la part des parties gagnées ne doit pas passer inaperçue
train-strength = itérations de l’existant dans le match ; le réseau en a autant qu’il en faut pour le même temps
train-fresh = joue et entraîne comme si aucun réseau n’était fourni avec le jeu
train-seed = des parties, de l’entraînement et du match
train-resume = continue avec le dossier de --out
train-told-games = Génération { $n } : { $done } parties sur { $total }
train-told-passes = Génération { $n } : { $done } passages sur { $total }, perte { NUMBER($loss, minimumFractionDigits: 4, maximumFractionDigits: 4) }
train-told-rounds = Match : { $done } séries sur { $total }
train-losses = Génération { $n }, parties mises de côté : perte { NUMBER($before, minimumFractionDigits: 3, maximumFractionDigits: 3) } sans le réseau, { NUMBER($after, minimumFractionDigits: 3, maximumFractionDigits: 3) } avec lui.
train-pace = Match : { NUMBER($iterations, useGrouping: 0) } itérations de l’existant contre { NUMBER($own, useGrouping: 0) } du réseau, qui prennent le même temps.
train-match = Le réseau a gagné { NUMBER($won, maximumFractionDigits: 1) } % (de { NUMBER($low, maximumFractionDigits: 1) } à { NUMBER($high, maximumFractionDigits: 1) } %) en { $n ->
    [one] { $n } série
   *[other] { $n } séries
  }.
train-verdict-more = Décidé : le réseau est meilleur.
train-verdict-less = Décidé : le réseau est moins bon.
train-verdict-same = Décidé : aucune différence qui compte.
train-verdict-open = Pas décidé : il faut d’autres séries.
train-file = Poids : { $file }
train-file-refused = Poids, qui ne sont pas retenus faute d’être prouvés meilleurs : { $file }

## Ce qui ne va pas

train-two-units = deux nombres entiers de 1 à { $most }, par exemple 16,16
train-no-games = { $file } : ce n’est pas un fichier de parties ; supprimez-le pour qu’elles soient rejouées
