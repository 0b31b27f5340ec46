# The browser client: everything that belongs to no single title. "Vous" is the name of the person who reads.

web-name = Ludi Romani
web-between-dots = { " · " }
web-tagline = Des jeux romains à une même table
web-you = Vous
web-guest = Invité
web-seat = Joueur { $n }
web-bot = Bot { $level }
web-home = Accueil
web-back = Retour à la table
web-close = Fermer
web-loading = Un instant…
web-again = Réessayer
web-no-page = Cette page n’a pas pu être chargée.
web-no-server = Le serveur est injoignable. Vérifiez la connexion et réessayez.
web-rules = Règles
web-puzzles = Problèmes
web-learn = Apprendre
web-decks = Paquets
web-settings = Réglages
web-replay = Revoir la partie
web-region-nav = Pages

## Home

web-play-bot = Jouer contre un bot
web-play-others = Jouer entre amis
web-import = Ouvrir une partie enregistrée
web-level = Force du bot

web-level-random = Random (n’importe quel coup)
web-level-greedy = Greedy (avide : ne voit que ce coup)
web-level-tiro = Tiro (facile)
web-level-optio = Optio (assez facile)
web-level-centurio = Centurio (moyen)
web-level-consul = Consul (fort)
web-level-caesar = Caesar (le plus fort)

## A new room

web-players = Joueurs
web-nickname = Votre nom

## How others’ moves are shown

web-others = Affichage des coups des autres
web-others-normal = Normal
web-others-fast = Rapide
web-others-off = Immédiat
