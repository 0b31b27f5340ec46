# Exact solutions: `ludi solve`.

solve-help = Résoudre exactement un jeu pour un joueur ; un calcul interrompu reprend à la couche suivante.
solve-help-title = le jeu : pokern
solve-help-turns = combien de tours sont joués
solve-help-discard = sans compter les tours : un tour sans inscription coûte une carte
solve-help-lenient = un nombre qu’on ne peut inscrire est un échec dès qu’on s’y arrête
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
