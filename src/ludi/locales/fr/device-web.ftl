# À qui sont les places

web-my-seats = Vos places
web-my-seats-none = Ce navigateur n’occupe encore aucune place. La première viendra avec la première partie.
web-my-seats-rooms = Ce navigateur occupe des places dans { $rooms ->
        [one] { $rooms } partie
       *[other] { $rooms } parties
    }.
web-my-seats-devices = { $devices } appareils les partagent.
web-device = Places d’un autre appareil
web-device-make = Continuer sur un autre appareil
web-device-link = Ouvrez ce lien sur l’autre appareil. Il sert une fois, dans un délai de { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }.
web-device-local = Cette adresse ne mène qu’à cet ordinateur. Ouvrez d’abord la table par son adresse dans le réseau, puis créez le lien.
web-device-ask = Jouer ici avec les places de l’appareil où ce lien a été créé ? Les deux occuperont alors toutes les places. Continuez seulement si l’autre appareil est à vous : qui a créé le lien voit aussi les mains de ces places.
web-device-own = Ce navigateur a déjà des places dans { $rooms ->
        [one] { $rooms } partie
       *[other] { $rooms } parties
    }. L’autre appareil les occupera aussi.
web-device-take = Prendre les places
web-device-done = { $rooms ->
        [one] { $rooms } partie est
       *[other] { $rooms } parties sont
    } maintenant aussi sur cet appareil.
web-device-no-link = Cette adresse amène des places sur un autre appareil. Le lien se crée dans les réglages de l’appareil qui les occupe.
web-forget-this = Se déconnecter ici
web-forget-this-sure = Quitter { $rooms ->
        [one] { $rooms } partie
       *[other] { $rooms } parties
    } ? Vos places redeviennent libres et personne ne peut vous les rendre.
web-forget-this-shared = Se déconnecter ici ? Vos autres appareils gardent les places.
web-forget-others = Déconnecter tous les autres appareils
web-forget-others-sure = Déconnecter tous les autres appareils ? Seul celui-ci garde les places.

# The list of one's own games

web-games = Mes parties
web-games-turn = À vous de jouer ({ $n })
web-games-waiting = En attente ({ $n })
web-games-over = Terminées ({ $n })
web-games-last = Dernier coup : { $when }
web-games-delete = Supprimer
web-games-sure-running = Quitter cette partie ? Un bot joue à votre place, ou elle redevient libre, selon la règle de la table.
web-games-sure = Retirer cette partie de la liste ? Elle est supprimée si personne d’autre n’y siège.
web-games-none = Pas encore de parties.
web-games-keep = Les parties terminées sont supprimées { $days } jours après leur dernier changement ; exportez ce que vous voulez garder.
web-games-keep-all = Ce serveur garde les parties jusqu’à leur suppression.
web-games-export = Exporter toutes les parties
web-home-more = { $rooms } de plus
web-home-continue = Reprendre une partie
web-home-turn = À vous de jouer
web-home-open = une place libre

web-numbers = Mes chiffres
web-numbers-title = Jeu
web-numbers-against = Contre
web-numbers-games = Parties
web-numbers-won = Gagnées
web-numbers-fair = Hors chance
web-numbers-best = Record de points
web-numbers-share = { $won } ({ $percent } %)
web-numbers-fairly = { $percent } % ({ $games })
web-numbers-people = des personnes
web-numbers-several = des bots de plusieurs niveaux
web-numbers-practice = { $opponent }, entraînement
web-numbers-alone = personne
web-numbers-about = Comptés dans ce navigateur seulement, d’après les parties dont la fin y a été vue, même supprimées depuis. Les parties reprises en cours ne comptent pas.
web-numbers-fair-about = Hors chance : ce qui a été gagné des parties analysées (leur nombre entre parenthèses), moins ce qu’ont donné les dés et les cartes.
web-numbers-save = Enregistrer dans un fichier
web-numbers-forget = Effacer mes chiffres
web-numbers-sure = Effacer tous ces chiffres ? Ils ne sont conservés nulle part ailleurs.
