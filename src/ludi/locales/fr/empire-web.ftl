# History of the Roman Empire in the browser: short words on the board, names of regions for screen readers, and the rules page.
# $side is a side by the name of its player, $force a force by name; $land and $area are names.
empire-score = { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
empire-turn-n = Tour { $n }
empire-key-digits = 1–9
empire-key-digits-does = un choix proposé ; sur la carte : une région, dans l’ordre du décompte ; sinon une carte d’événement
empire-key-n = N
empire-key-n-does = sur la carte : la province suivante où vous pouvez agir ; avec Maj la précédente
empire-key-e-does = finir l’étape : commencer, ne plus rien acheter, finir l’expansion

## The board and the map

empire-pages = Ce que montre le plateau
empire-others = Les autres : { $pace }
empire-page-map = Carte
empire-page-score = Décompte
empire-page-timeline = Chronologie
empire-steps = Étapes de la phase
empire-sides = Camps
empire-stock = Tour et jetons
empire-map-map = Carte : les flèches mènent de province en province
empire-map-in = Plus près
empire-map-out = Plus loin
empire-map-all = Toute la carte
empire-map-alone = Plus de carte : masquer camps et liste
empire-map-layers = Couches
empire-map-owners = Propriétaires
empire-map-units = Armées, forts, cités
empire-map-names = Noms
empire-map-terrain = Terrain
empire-map-values = Valeurs des régions
empire-map-straits = Détroits

## What is in a province


## Moves in words

empire-moves = Vos coups
empire-moves-other = Hors de la carte
empire-moves-card = Événement : { $card }
empire-moves-none = Rien à décider pour l’instant.
empire-button-accept = Accepter
empire-button-refuse = Refuser
empire-button-keep = Garder
empire-button-remove = Raser
empire-button-sack = Piller
empire-button-spare = Épargner
empire-button-roads = Routes
empire-button-walls = Murailles
empire-button-recruit = Recruter pour { $cost }
empire-button-done-before = Commencer
empire-button-done-building = Ne plus acheter
empire-button-done-picking = Cela suffit
empire-button-done-placing = Finir l’expansion
empire-button-done-gifts = Cela suffit
empire-button-done-sites = Cela suffit
empire-gain = points qu’il ajoute au décompte de cette phase
empire-worth = ce que vaut la région ce tour

## A side

empire-split = { $peoples } peuples + { $factions } faction
empire-counts = { $legions ->
        [one] { $legions } légion
       *[other] { $legions } légions
    } · { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }
empire-dead = faction hors jeu

## Battle

empire-battle = Combat
empire-battle-plan = Attaquer { $land } ?
empire-won-attacker = l’attaque gagne
empire-won-defender = la défense gagne
empire-won-tie = égalité, on relance
empire-won-fort = le fort tombe
empire-won-spared = l’élite tient

## Tokens

empire-brief-legion = { $n ->
        [one] +{ $n } légion
       *[other] +{ $n } légions
    }
empire-brief-attack = +1 attaque
empire-brief-dice3 = trois dés
empire-brief-tie = égalités
empire-brief-vp = +1 par province
empire-token-unseen = Vous en avez déjà un : celui-ci est donné sans être vu.
empire-tens = { $low }–{ $high }
empire-keep = Garder
empire-pass = Donner à { $side }

## Event cards

empire-hand = Vos cartes d’événement
empire-hand-of = Cartes de { $side }
empire-hand-empty = Aucune carte d’événement en main.
empire-events-left = événements : encore { $n }

## Score and timeline

empire-score-now = Ce que chaque camp marquerait maintenant : points (provinces)
empire-score-lands = { $n ->
        [one] { $n } province
       *[other] { $n } provinces
    }
empire-score-cities = Cités
empire-score-emperor = Empereur
empire-score-sum = Maintenant
empire-score-so-far = Jusqu’ici
empire-score-total = Total
empire-short-peoples = peuples
empire-short-factions = faction
empire-chart-people = force { $n }, { $land }
empire-chart-peoples = Peuples
empire-chart-factions = Empereurs
empire-house-star = Une étoile marque une valeur maison, reconstruite par nous.

## The rules page

empire-chapter-goal = Le but
empire-chapter-map = La carte
empire-chapter-start = Le début
empire-chapter-tokens = Les jetons
empire-chapter-peoples = Les peuples
empire-chapter-placing = L’expansion
empire-chapter-building = La construction
empire-chapter-legions = Légions et cités
empire-chapter-battle = Le combat
empire-chapter-defence = La défense
empire-chapter-conquest = La conquête
empire-chapter-scoring = Le décompte
empire-chapter-events = Les événements
empire-chapter-end = La fin
empire-chapter-players = À deux et à trois
empire-chapter-house = Valeurs maison
empire-chapter-areas = Les régions
empire-chapter-chart = Peuples et empereurs
empire-chapter-cards = Cartes d’événement
empire-chapter-options = Ce dont une table peut convenir
empire-chapter-glossary = Glossaire
empire-house-which = Sont des valeurs maison : les provinces des régions, leurs valeurs, les frontières, le terrain et les ressources ; le départ et la force de la plupart des peuples ; ce qu’apportent la plupart des empereurs ; royaumes et peuples mineurs ; l’effet des cartes d’événement, mais non leur nombre par sorte. Dans un tableau, une étoile marque la valeur.
empire-chapter-areas-text = Ce que vaut une région à chaque tour. Ce sont toutes des valeurs maison.
empire-chapter-chart-text = Les nombres sont ceux des jetons. Un peuple vient avec sa force et sa province de départ, un empereur avec ce qu’il apporte. Une étoile marque une valeur maison.
empire-chapter-cards-text = Les cartes forment des séries, et chaque camp en reçoit une de chacune ; une carte est facultative. Les effets sont des valeurs maison, dans nos mots.
empire-provinces = Provinces
