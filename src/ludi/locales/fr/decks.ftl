# The deck builder in the browser, and what a new room asks about cards.

## A new room

decks-choose = Choisissez un paquet
decks-unfinished = { $name } ({ $n } cartes sur { $size })
decks-yours = { $option } (le vôtre)
decks-build = Composer ou modifier un paquet
decks-wrong-choice = { $option } : choisissez un paquet.

## House values: cards whose numbers nobody knows

decks-numbers = Valeurs maison
decks-numbers-count = { $own ->
        [0] { $n ->
            [one] { $n } bâtiment
           *[other] { $n } bâtiments
        }
        [one] { $own } modifié
       *[other] { $own } modifiés
    }
decks-numbers-about = Aucune source publique ne donne les coûts et les défenses de ces bâtiments. Le jeu prend des valeurs maison ; si vous connaissez les vraies, changez-les ici, ou choisissez un fichier qui les donne.
decks-numbers-house = Coût / défense maison
decks-numbers-cost = { $card } : coût
decks-numbers-defence = { $card } : défense
decks-numbers-file = Choisir un fichier TOML
decks-numbers-reset = Revenir aux valeurs maison
decks-numbers-taken = { $n ->
        [0] { $file } n’apporte rien de neuf.
        [one] { $n } carte a d’autres valeurs.
       *[other] { $n } cartes ont d’autres valeurs.
    }
decks-file-wrong = Rien n’a été pris dans { $file } :
decks-house = valeur maison

## All decks

decks-title = Paquets
decks-builder = Composer un paquet
decks-about = Un paquet compte { $size } cartes de Roma et d’Arena, sans plus d’exemplaires d’une carte que les deux jeux n’en ont ensemble. Vos paquets restent dans ce navigateur ; enregistrez leurs listes pour les emporter.
decks-mine = Vos paquets
decks-none = Aucun pour l’instant. Commencez par un paquet vide, ou prenez-en un tout prêt et changez-le.
decks-ready = Paquets tout prêts
decks-ready-curia = Des Forums et ce qui les enrichit ; des tours pour les garder.
decks-ready-legion = Tout attaquer, d’abord en face ; quelques points en chemin.
decks-ready-subura = Des ruses : espionner, copier, échanger, et se servir des cartes des autres.
decks-ready-horrea = Des bâtiments posés gratuitement puis cédés contre des points ; la réserve baisse vite.
decks-new = Nouveau paquet
decks-new-name = Mon paquet
decks-change = Modifier
decks-take = Prendre et modifier
decks-duplicate = Dupliquer
decks-duplicated = { $name } est créé.
decks-delete = Supprimer
decks-delete-sure = Vraiment supprimer ?
decks-deleted = { $name } est supprimé.
decks-play = Jouer avec
decks-back = Retour à la nouvelle table
decks-show = Voir les cartes
decks-of-card = { $n } { $card }

## A list from somewhere else

decks-bring = Apporter une liste
decks-bring-how = Une ligne par carte : un nombre et un nom, par exemple « 9 Forum ». Ou le nom d’un paquet tout prêt.
decks-bring-do = Prendre la liste
decks-bring-anyway = { $n ->
        [one] Continuer avec { $n } carte
       *[other] Continuer avec { $n } cartes
    }
decks-list = La liste en texte
decks-file = Choisir un fichier

## A deck in the making

decks-all = Tous les paquets
decks-name = Nom du paquet
decks-name-taken = Il y a déjà un paquet nommé { $name }.
decks-name-empty = Un paquet a besoin d’un nom.
decks-kept = Chaque changement est gardé dans ce navigateur.
decks-lost = Ce navigateur ne garde rien. Copiez la liste avant de partir.
decks-deck = Le paquet
decks-stock = Cartes
decks-deck-count = Paquet { $n } / { $size }
decks-counted = { $card } : { $n }. Le paquet a { $total } cartes sur { $size }.
decks-total = { $n } cartes sur { $size }
decks-legal = Prêt à jouer
decks-curve = Cartes par coût
decks-curve-step = { $n ->
        [one] Coût { $cost } : { $n } carte
       *[other] Coût { $cost } : { $n } cartes
    }
decks-characters = { $n ->
        [one] { $n } personnage
       *[other] { $n } personnages
    }
decks-buildings = { $n ->
        [one] { $n } bâtiment
       *[other] { $n } bâtiments
    }
decks-mean = coût moyen { $cost }
decks-cards = Cartes du paquet
decks-empty = Aucune carte pour l’instant.
decks-export = Copier ou enregistrer la liste
decks-save = Enregistrer un fichier

## The cards to choose from

decks-card = Carte
decks-defence = Défense
decks-search = Chercher
decks-filters = Filtres et ordre
decks-set = Jeu
decks-set-any = les deux
decks-set-roma = Roma
decks-set-arena = Arena
decks-mark-roma = I
decks-mark-arena = II
decks-type = Type
decks-type-any = tous
decks-type-character = personnages
decks-type-building = bâtiments
decks-is-character = personnage
decks-is-building = bâtiment
decks-cost = Coût
decks-cost-any = tous
decks-cost-low = de 0 à 3
decks-cost-middle = 4 et 5
decks-cost-high = 6 et plus
decks-order = Ordre
decks-order-box = celui des règles
decks-order-name = nom
decks-order-cost = coût
decks-order-defence = défense
decks-order-deck = nombre dans le paquet
decks-chosen = Seulement celles du paquet
decks-whole = Textes entiers
decks-shown = { $n } sortes de cartes sur { $all }
decks-more = { $card } : une de plus
decks-fewer = { $card } : une de moins
decks-count = { $card }, { $most } au plus

## What is wrong, and what is said until that is known

decks-wrong-missing = { $n ->
        [one] Il manque { $n } carte : un paquet en a { $size }.
       *[other] Il manque { $n } cartes : un paquet en a { $size }.
    }
decks-wrong-surplus = { $n ->
        [one] { $n } carte de trop : un paquet en a { $size }.
       *[other] { $n } cartes de trop : un paquet en a { $size }.
    }
decks-wrong-copies = { $card } : { $n } dans le paquet, mais les deux jeux ensemble en ont { $most }.
decks-wrong-unknown = « { $name } » n’est pas une carte de Roma ni d’Arena.{ $near ->
        [none] { "" }
       *[other] {" "}Vouliez-vous dire { $near } ?
    }
decks-either = { $one } ou { $other }
decks-wrong-binary = Ce n’est pas du texte.
decks-wrong-long = C’est trop long ; { $most } caractères au plus sont lus.
decks-wrong-more = { $n ->
        [one] Et { $n } autre faute.
       *[other] Et { $n } autres fautes.
    }
decks-wrong-toml = La ligne { $line } n’est pas du TOML.
decks-wrong-table = Le fichier est vide.
decks-wrong-field = { $card } : « { $field } » est inconnu ; une carte a cost et defence.
decks-wrong-number = { $card }, { $field ->
        [defence] défense
       *[cost] coût
    } : « { $given } » a été donné ; il faut un nombre entier de { $low } à { $high }.
decks-checking = La liste est en cours de vérification…
decks-unchecked = La liste n’a pas pu être vérifiée. { $why } Rien n’en est perdu.
