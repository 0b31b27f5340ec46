# Lusitania XXI dans le navigateur : mots courts du plateau, noms des régions pour lecteurs d’écran, page des règles.

lusitania-score = { $n ->
        [one] { POINTS($n) } point
       *[other] { POINTS($n) } points
    }
lusitania-region-hand = Main
lusitania-release = Congédier
lusitania-camp = Camp
lusitania-deck = Pioche
lusitania-discard = défausse
lusitania-awards = Laurus et Virtus
lusitania-legion = Légion : { $seat }
lusitania-key-digits-does = une carte de la main, puis du camp ; une case, quand il en faut une
lusitania-key-e-does = finir le tour, ou ne plus choisir
lusitania-deck-run = { $run ->
        [first] pioche
        [second] 2ᵉ passage
       *[last] dernier tour
    }
lusitania-deck-left = { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    }
lusitania-discard-show = { $n ->
        [one] { $n } carte dans la défausse
       *[other] { $n } cartes dans la défausse
    }

## Une case et sa carte

lusitania-cell = { $own ->
        [yes] Votre case { $cell }
       *[no] Case { $cell }, { $seat }
    }
lusitania-cell-free = libre

## La page des règles

lusitania-page-goal-title = Le but
lusitania-page-turn-title = Un tour
lusitania-page-legion-title = La légion
lusitania-page-camp-title = Le camp
lusitania-page-end-title = La fin
lusitania-page-expansions-title = Laurus et Virtus
lusitania-page-assumed-title = Valeurs maison
lusitania-page-assumed = Aucune source publique ne donne les points et symboles marqués d’une étoile : ce sont des valeurs maison.
lusitania-page-warriors-title = Guerriers
lusitania-page-equipment-title = Équipement
lusitania-page-guest-cards-title = Invités et cartes de Mars
lusitania-page-awards-title = Cartes Laurus et Virtus
lusitania-page-options-title = Ce dont une table peut convenir
lusitania-page-credit = { $title } est un jeu de João Quintela Martins, édité par Pythagoras en 2021. Ceci est une version indépendante avec ses propres mots et dessins. Si le jeu vous plaît, achetez-le : c’est la meilleure façon de remercier celles et ceux qui l’ont fait.
