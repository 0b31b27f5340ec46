# ludi puzzle : les problèmes au terminal. Les mots que la page a aussi sont dans puzzles-web.ftl.

puzzle-help = Fait chercher le meilleur coup dans des positions de parties entre bots ; chaque jour un nouveau problème pour chaque jeu.
puzzle-help-number = Lequel de ses problèmes ; sans numéro, celui du jour.
puzzle-line = { $title } : le n° { $today } est le problème du jour. { $score }
puzzle-how-to-begin = Pour commencer : ludi puzzle { $title }
puzzle-number = { $title }, problème n° { $n }
puzzle-how = Tapez le numéro d’un coup ou sa forme courte. Autres mots : state, moves, quit.
puzzle-enter = Appuyez sur Entrée pour le problème suivant, ou tapez quit.
puzzle-judged = { $place }. { $move } – { $worth }
puzzle-why = { "   " }{ $why }
puzzle-unknown = « { $given } » n’est pas un coup possible ici. Tapez un nombre de 1 à { $n }, ou state, moves, quit.
puzzle-no-puzzles = il n’y a pas de problèmes de { $title }
