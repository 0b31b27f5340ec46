# Les règles sur la page : exemples, recherche et résumé à imprimer.

web-rules-of = { $title } : les règles
rules-contents = Sur cette page
rules-find = Chercher dans les règles
rules-found = { $n ->
        [0] Rien trouvé
        [one] { $n } passage trouvé
       *[other] { $n } passages trouvés
    }
rules-summary = Résumé à imprimer
rules-example = Exemple : { $name }
rules-before = Avant
rules-try = Essayer soi-même
rules-all = Toutes les règles
rules-print = Imprimer
rules-on-one-page = { $title } : les règles sur une page
