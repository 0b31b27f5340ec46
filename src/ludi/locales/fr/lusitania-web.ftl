# Lusitania XXI dans le navigateur : mots courts du plateau, noms des régions pour lecteurs d’écran, page des règles.

lusitania-score = { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
lusitania-summary = { $turn ->
        [0] Début
       *[other] Tour { $turn }
    } · { $run ->
        [first] pioche { $deck }
        [second] pioche { $deck } (2ᵉ)
       *[last] dernier tour
    }
lusitania-standing = { $seat } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, encore { $left }
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
lusitania-deck-long = { $run ->
        [first] premier passage ; quand elle est vide, la défausse est mélangée
        [second] deuxième passage ; quand elle est vide, la partie finit avec le tour
       *[last] la partie finit avec ce tour
    }
lusitania-discard-show = { $n ->
        [one] { $n } carte dans la défausse
       *[other] { $n } cartes dans la défausse
    }
lusitania-some = { $n ->
        [1] { $card }
       *[other] { $n } × { $card }
    }

## Un siège

lusitania-seat = { $seat } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    } sur { $goal }, { $hand ->
        [one] { $hand } carte en main
       *[other] { $hand } cartes en main
    }{ $released ->
        [0] { "" }
        [one] , { $released } congédiée
       *[other] , { $released } congédiées
    }
lusitania-counts = { $hand ->
        [one] { $hand } carte en main
       *[other] { $hand } cartes en main
    }{ $released ->
        [0] { "" }
        [one] , { $released } congédiée
       *[other] , { $released } congédiées
    }
lusitania-colour = { $colour ->
        [blue] Aquitaine
        [red] Bretagne
        [yellow] Hispanie
        [green] Helvétie
       *[none] sans province
    }
lusitania-has-awards = cartes gagnées : { $cards }

## Une case et sa carte

lusitania-cell = { $own ->
        [yes] Votre case { $cell }
       *[no] Case { $cell }, { $seat }
    }
lusitania-cell-free = libre
lusitania-holds = porte { $cards }
lusitania-free = prend { $cards }
lusitania-any = tout ce qui n’y est pas imprimé
lusitania-award-free = { $have } sur { $of }
lusitania-award-taken = gagnée ({ $seat })

## Ce que ferait un coup

lusitania-effect-points = { $vp ->
        [0] aucun point
        [one] +{ $vp } point
       *[other] +{ $vp } points
    } : alors { $points } sur { $goal }
lusitania-effect-awards = gagne { $cards }
lusitania-effect-colour = { $colour ->
        [blue] l’Aquitaine est à vous
        [red] la Bretagne est à vous
        [yellow] l’Hispanie est à vous
       *[green] l’Helvétie est à vous
    }
lusitania-effect-release = coûte un demi-point : alors { $points } sur { $goal }
lusitania-effect-heal = rend un demi-point : alors { $points } sur { $goal }
lusitania-effect-three = trois identiques : elles quittent le camp
lusitania-taken = En route vers la main : { $cards }

## La page des règles

lusitania-page-goal-title = Le but
lusitania-page-turn-title = Un tour
lusitania-page-legion-title = La légion
lusitania-page-camp-title = Le camp
lusitania-page-end-title = La fin
lusitania-page-expansions-title = Laurus et Virtus
lusitania-page-expansions = Chaque extension pose une carte de plus qu’il n’y a de joueurs. Le premier qui a ce qu’une carte demande la prend et la garde. Les cartes Laurus valent un point, les cartes Virtus un avantage durable.
lusitania-page-assumed-title = Valeurs maison
lusitania-page-assumed = Aucune source publique ne donne les points et symboles marqués d’une étoile : ce sont nos propres valeurs.
lusitania-page-warriors-title = Guerriers
lusitania-page-equipment-title = Équipement
lusitania-page-guest-cards-title = Invités et cartes de Mars
lusitania-page-awards-title = Cartes Laurus et Virtus
lusitania-page-options-title = Ce dont une table peut convenir
lusitania-page-credit = { $title } est un jeu de João Quintela Martins, édité par Pythagoras en 2021. Ceci est une version indépendante avec ses propres mots et dessins. Si vous aimez le jeu, achetez-le : c’est remercier ceux qui l’ont fait.
