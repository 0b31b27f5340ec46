# The browser client: everything that belongs to no single title. "Vous" is the name of the person who reads.

web-name = Ludi Romani
web-between-dots = { " · " }
web-tagline = Cinq jeux romains à une même table
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
web-decks = Paquets
web-rules-of = { $title } : les règles
web-settings = Réglages
web-replay = Revoir la partie
web-region-nav = Pages

## Home

web-title-roma = Roma
web-title-roma-about = Deux joueurs, des dés et des cartes : tenez votre rangée, attaquez celle d’en face, amassez des points de victoire.
web-title-arena = Arena: Roma II
web-title-arena-about = D’autres cartes pour le même plateau, et des pots-de-vin.
web-title-lusitania = Lusitania XXI
web-title-lusitania-about = Levez une légion : échangez, recrutez, congédiez. Le premier à 21 points gagne.
web-title-pokern = Römisch Pokern
web-title-pokern-about = Les dés deviennent des chiffres romains. Encore un, ou vous notez ?
web-title-empire = Histoire de l’Empire romain
web-title-empire-about = Empereurs et peuples se disputent les provinces, de deux à quatre autour de la table.
web-play-bot = Jouer contre un bot
web-play-others = Jouer entre amis
web-import = Ouvrir une partie enregistrée
web-home-continue = Reprendre une partie
web-home-open = une place libre
web-home-turn = À vous de jouer
web-home-more = { $rooms } de plus
web-level = Force du bot

web-level-random = Random (n’importe quel coup)
web-level-greedy = Greedy (avide : ne voit que ce coup)
web-level-tiro = Tiro (facile)
web-level-centurio = Centurio (moyen)
web-level-consul = Consul (fort)
web-level-caesar = Caesar (le plus fort)

## A new room

web-new = Nouvelle partie : { $title }
web-players = Joueurs
web-nickname = Votre nom
web-nickname-other = Nom de la deuxième personne
web-nickname-more = Son nom
web-opponent = Joueur d’en face
web-count = Nombre de joueurs
web-count-of = { $n }{ $n ->
        [1] {" "}(en solitaire)
       *[other] { "" }
    }
web-seat-open = Quelqu’un avec le lien d’invitation
web-seat-shared = Une autre personne sur cet appareil
web-seat-shared-more = Quelqu’un d’autre sur cet appareil
web-seat-bot = Bot : { $level }
web-first = Qui commence
web-first-me = Moi
web-first-other = L’autre
web-first-others = Les autres
web-options = Options
web-option-hints = Conseils pour tous
web-option-practice = Entraînement : reprenez autant de coups que vous voulez
web-absence = Un joueur est tenu pour absent
web-absence-after = { $n ->
    [one] après { $n } minute
   *[other] après { $n } minutes
}
web-successor = La place d’un absent
web-successor-bot = peut être jouée par un bot
web-successor-person = peut être prise par un bot ou par quelqu’un d’autre, qui voit alors la main
web-create = Ouvrir la table

## Settings

web-settings-where = Gardé seulement dans ce navigateur.
web-language = Langue
web-motion = Animations
web-motion-system = Comme le système
web-motion-normal = Normales
web-motion-fast = Rapides
web-motion-off = Aucune
web-others = Affichage des coups des autres
web-others-normal = Normal
web-others-fast = Vite
web-others-off = D’un coup
web-colours = Couleurs
web-colours-system = Comme le système
web-colours-light = Claires
web-colours-dark = Sombres
web-setting-sound = Sons
web-setting-keys = Raccourcis d’une seule touche
web-setting-odds = Montrer les probabilités
