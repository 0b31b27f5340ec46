# ludi learn : les leçons au terminal. Les mots communs avec la page sont dans lessons-web.ftl.

learn-help = Enseigne un jeu par de courtes leçons : une idée chacune, que vous essayez vous-même.
learn-help-lesson = Son numéro ou son nom ; sans cela, la première que vous n’avez pas terminée.
learn-help-check = Vérifie que chaque leçon peut être suivie jusqu’à sa fin, puis quitte.
learn-checked = Leçons vérifiées : { $n }. Problèmes : { $wrong }.
learn-line = { "  " }{ $name } ({ $minutes }{ $stands ->
        [done] , terminée
        [begun] , commencée
       *[no] { "" }
    })
learn-how-to-begin = Pour commencer : ludi learn { $title }
learn-how = Tapez le numéro d’un coup ou sa forme courte. Autres mots : state, moves, back, restart, quit.
learn-enter = Appuyez sur Entrée pour continuer.
learn-unknown = « { $given } » n’est pas un coup possible ici. Tapez un nombre de 1 à { $n }, ou back, state, quit.
learn-all-done = Vous avez terminé toutes les leçons. À vous de jouer : ludi play { $title } --bot tiro
learn-no-lessons = il n’y a pas de leçons de { $title }
learn-no-lesson = lesson : { $given } donné, accepté, l’une de celles-ci : { $lessons }
