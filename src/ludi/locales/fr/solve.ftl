# Exact solutions: `ludi solve`.

solve-help = Résout exactement un jeu pour un joueur ; un calcul interrompu reprend à la couche suivante.
solve-help-title = le jeu : pokern
solve-help-turns = combien de tours sont joués
solve-help-discard = sans compter les tours : un tour sans inscription coûte une carte
solve-help-lenient = un nombre qu’on ne peut inscrire est un raté dès qu’on s’y arrête
solve-help-valid = les cartes se jouent aussi sur des nombres valables
solve-help-rows = lignes de la colonne ; moins pour un petit cas
solve-help-memory = gigaoctets utilisables
solve-help-folder = où garder les couches résolues, environ 254 mégaoctets chacune ; sinon dans le dossier de données
solve-columns = { $columns } colonnes, avec 64 jeux de cartes chacune
solve-layer = Tour { $turn } sur { $turns }
solve-discard = Défausse
solve-progress = { $name } : { $done } colonnes sur { $total }, { NUMBER($rate, maximumFractionDigits: 0) } par seconde, encore { $left }
solve-value = { $turn } { $turn ->
    [one] tour
   *[other] tours
  } : { $value } points au mieux
solve-value-discard = Défausse : { $value } points au mieux
solve-stopped = Arrêté. Les couches finies sont gardées dans { $folder } ; la même commande reprend.
solve-help-value = ce que vaut une position, et chaque coup : du JSON, un fichier qui le contient, ou - pour l’entrée standard
solve-help-json = la valeur en JSON
solve-help-verify = compare à la récursion simple et résout chaque couche une seconde fois ; finit par l’erreur maximale d’une valeur
solve-help-sample = ne regarde qu’environ ce nombre de colonnes par couche
solve-help-export = écrit la solution dans un fichier que d’autres peuvent lire
solve-position = La position
solve-ask-value = Vaut { $value } points au mieux
solve-ask-move = Coup
solve-ask-points = Points
solve-verify-recursion = La récursion simple concorde sur { $n } petites colonnes ; plus grand écart : { $x } point
solve-verify-rows = Lignes ouvertes : { $rows }
solve-verify-layer = { $name } : { $columns } colonnes sur { $of } résolues une seconde fois ; plus grand écart : { $x } point
solve-verify-bound = Borne d’erreur : aucune valeur ne s’écarte de plus de { $x } point
solve-verify-sampled = Borne d’erreur aux colonnes regardées : { $x } point. Sans --sample, elle vaut pour toutes.
solve-export = Écriture
solve-exported = Les valeurs de { $columns } colonnes, par tours restants, sont dans { $file } ({ $size } Mo)

## Ce qui ne va pas

solve-one-title = title : { $given } donné, accepté : pokern, le seul jeu résolu exactement
solve-no-numba = la résolution demande Numba, qui n’est pas installé ici ; { $command } l’apporte
solve-memory = --memory : { $given } donné, il faut au moins { $least } gigaoctets
solve-one-at-a-time = --value, --verify, --export : plusieurs donnés, un seul à la fois est accepté
solve-rows-of-value = --rows : { $given } donné avec --value ; la colonne d’une position en a { $rows }
solve-no-sample = --sample : { $given } donné ; accepté : un nombre entier supérieur à 0, avec --verify
solve-json-alone = --json donné sans --value POSITION
solve-differs = le solveur et la récursion simple diffèrent de { $x } points sur une petite colonne
solve-off = { $name } : une valeur conservée est fausse de { $x } points ; supprimez son fichier et résolvez de nouveau
solve-no-place = --export : { $file } ne peut pas être écrit : donnez le nom d’un fichier dans un dossier existant
solve-no-layer = { $file } : ce n’est pas une couche résolue ; supprimez-le pour la résoudre de nouveau
solve-other-layer = { $file } : cette couche résolue n’est pas de ce jeu ; supprimez-le pour la résoudre de nouveau
solve-no-json = --value : { $given } n’est pas du JSON ({ $why })
solve-broken-at = ligne { $line }, colonne { $column }
solve-wanted-position = une position telle que State.to_dict la donne
