# Römisch Pokern in the browser: short words on the board, names of regions for screen readers, and the rules page.

pokern-score = { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
pokern-cards-left = { $n ->
        [0] plus de carte
        [one] { $n } carte
       *[other] { $n } cartes
    }
pokern-region-dice = Que faire des dés
pokern-region-cards = Cartes d’action
pokern-misthrow = Raté
pokern-card-used = servie
pokern-card-state = { $state ->
        [used] déjà servie
       *[held] pas encore servie : { $points } points à la fin
    }
pokern-stock = Chaque dé porte trois fois I, deux fois X et une fois V.
pokern-key-digits-does = une ligne, un nombre, une carte ou combien de dés
pokern-key-e-does = s’arrêter et inscrire, ou abandonner le tour

## Chances

pokern-odds-hide = Cacher
pokern-odds-show = Montrer les chances
pokern-odds-within = Nombres à portée
pokern-odds-more = encore { $n }
pokern-odds-none = Aucun autre nombre à portée.

## Options in the form of a new room

pokern-option-misthrow-on-stop-head = S’arrêter sur un nombre impossible à inscrire
pokern-option-misthrow-on-stop-strict = n’est pas permis
pokern-option-misthrow-on-stop-lenient = est un raté
pokern-option-solitaire-head = En solitaire
pokern-option-solitaire-turns = un nombre de tours fixe
pokern-option-solitaire-discard = un tour sans inscription coûte une carte

## The rules page

pokern-page-goal-title = Le but
pokern-page-turn-title = Un tour
pokern-page-numbers-title = Les nombres romains
pokern-page-misthrow-title = Les ratés
pokern-page-end-title = La fin
pokern-page-cards-title = Cartes d’action
pokern-page-cards = Chacun a les six mêmes, à jouer une seule fois dans la partie. Elles se jouent sur un raté ; chaque carte qui reste rapporte 5 points.
pokern-page-table-title = Nombres et dés
pokern-page-table = Chaque signe est un dé. XXXVIII (38) en demanderait sept, personne ne peut donc l’inscrire.
pokern-page-dice = { $n ->
        [one] { $n } dé
       *[other] { $n } dés
    }
pokern-page-options-title = Ce dont on peut convenir
pokern-page-options = Ces choix se font à l’ouverture d’une table. Là où la règle se tait, la valeur habituelle est notre décision.
pokern-page-glossary-title = Glossaire
pokern-page-term-numeral = Numéral
pokern-page-term-numeral-is = Tous les dés en jeu, rangés en un seul nombre romain.
pokern-page-term-reading = Lecture
pokern-page-term-reading-is = Un des deux nombres que peuvent former des dés avec un seul I, comme IX et XI.
pokern-page-term-alive = XXXX
pokern-page-term-alive-is = Pas encore un nombre, mais pas un raté : un I en ferait XXXIX, il faut donc lancer encore un dé.
pokern-page-term-misthrow = Raté
pokern-page-term-misthrow-is = Des dés qui ne font pas de nombre ou, après le dernier dé, un nombre sans ligne.
pokern-page-term-rescue = Sauvetage
pokern-page-term-rescue-is = Des cartes d’action réparent un raté ; ensuite le tour continue.
pokern-page-term-fits = Aller
pokern-page-term-fits-is = Un nombre va dans une ligne libre si tout ce qui est au-dessus est plus petit et tout ce qui est au-dessous plus grand.
pokern-page-credit = { $title } est un jeu de David Parlett et Johannes Krenner, publié par AMIGO en 2015. Cette version est indépendante, avec ses propres textes et dessins. Si le jeu vous plaît, achetez-le : c’est la meilleure façon de remercier celles et ceux qui l’ont fait.
