# The browser client: everything that belongs to no single title. "Vous" is the name of the person who reads.

web-name = Ludi Romani
web-tagline = Cinq jeux romains à une même table
web-you = Vous
web-you-small = vous
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
web-reconnecting = Reconnexion…
web-table = La table
web-position = La position
web-help = Touches et aide
web-rules = Règles
web-rules-of = { $title } : les règles
web-rules-more = Plus dans les règles
web-settings = Réglages
web-replay = Revoir la partie
web-log = Acta
web-chat = Messages
web-chat-unread = Messages ({ $n })
web-explanation = Explication

## Home

web-title-roma = Roma
web-title-roma-about = Deux joueurs, des dés et des cartes : tenez votre rangée, attaquez celle d’en face, amassez des points de victoire.
web-title-arena = Arena: Roma II
web-title-arena-about = D’autres cartes pour le même plateau, et des pots-de-vin.
web-title-lusitania = Lusitania XXI
web-title-lusitania-about = Levez une légion, échangez, engagez, renvoyez : le premier à 21 gagne.
web-title-pokern = Römisch Pokern
web-title-pokern-about = Les dés deviennent des chiffres romains. Encore un, ou vous notez ?
web-title-empire = History of the Roman Empire
web-title-empire-about = Empereurs et peuples se disputent les provinces, à quatre autour de la table.
web-coming = Bientôt
web-play-bot = Jouer contre un bot
web-play-others = Jouer entre amis
web-import = Ouvrir une partie enregistrée
web-level = Force du bot

web-level-random = Hasard
web-level-greedy = Glouton
web-level-tiro = Tiro (facile)
web-level-centurio = Centurio (moyen)
web-level-consul = Consul (fort)
web-level-caesar = Caesar (le plus fort)

## A new room

web-new = Nouvelle partie : { $title }
web-players = Joueurs
web-nickname = Votre nom
web-nickname-other = Nom de la deuxième personne
web-opponent = { $n ->
        [1] Joueur d’en face
       *[other] Joueur d’en face, { $n }
    }
web-seat-open = Quelqu’un avec le lien d’invitation
web-seat-shared = Une autre personne sur cet appareil
web-seat-bot = Bot : { $level }
web-first = Qui commence
web-first-me = Moi
web-first-other = L’autre
web-options = Options
web-option-hints = Conseils pour tous
web-option-practice = Entraînement : reprenez autant de coups que vous voulez
web-create = Ouvrir la table

## The lobby

web-lobby = { $title } : en attente de joueurs
web-lobby-how = Envoyez le lien à un ami. La partie commence dès que toutes les places sont prises.
web-invite = Invitation
web-link-invite = Pour jouer
web-link-watch = Pour regarder
web-copy = Copier
web-copied = Copié
web-qr = Le lien d’invitation sous forme de code, pour l’appareil photo d’un téléphone
web-seat-waiting = Place libre, en attente…
web-seat-give-bot = Laisser jouer un bot
web-take-back = Rejouer moi-même
web-kick = Exclure
web-kick-sure = Exclure { $seat } ? La place redevient libre.
web-sent-away = Vous n’avez plus de place à cette table. Quelqu’un qui y joue peut vous envoyer un nouveau lien.
web-join = Jouer à { $title }
web-join-host = { $seat } vous attend.
web-join-do = Prendre la place

## At the table

web-region-nav = Pages
web-region-bar = Actions
web-region-board = Plateau
web-region-prompt = À faire
web-region-log = Acta, le journal de la partie
web-region-chat = Messages
web-your-turn = À vous de jouer
web-to-move = doit jouer
web-thinks = réfléchit…
web-away = absent
web-waiting = { $seat ->
        [Vous] C’est à vous de jouer.
       *[other] C’est à { $seat } de jouer.
    }
web-thinking = { $seat } réfléchit…
web-over = La partie est finie.
web-how = Ce que vous pouvez utiliser a un cercle bleu. Touchez-le, puis sa cible.
web-available = disponible
web-chosen = choisi
web-do = Valider
web-cancel = Annuler
web-undo = Reprendre
web-undo-ask = Demander à reprendre
web-undo-asked = { $seat ->
        [Vous] Vous demandez
       *[other] { $seat } demande
    } à reprendre le dernier coup.
web-undo-waiting = { $seat ->
        [Vous] Vous avez
       *[other] { $seat } a
    } demandé à reprendre le dernier coup ; réponse en attente.
web-undo-yes = Accepter
web-undo-no = Refuser
web-redo = Rétablir
web-undo-declined = Pas d’accord : le coup reste joué.
web-skip = Passer
web-end-turn = Finir le tour
web-hint = Conseil
web-hints = Conseils
web-looking = Vous regardez le coup { $n }.
web-now = Revenir au présent
web-tray-open = Voir les cartes
web-tray-close = Voir le plateau
web-watching = { $n ->
        [one] { $n } spectateur
       *[other] { $n } spectateurs
    }
web-standing = { $seat } : { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
web-log-start = Le début
web-log-turn = Tour { $n }
web-log-empty = Il ne s’est encore rien passé.
web-recap = Depuis votre dernier coup
web-recap-again = Revoir
web-chat-empty = Pas encore de messages.
web-chat-write = Message
web-chat-send = Envoyer

## Several people at one device

web-curtain = Passez l’appareil à { $seat }
web-curtain-why = Ce que l’autre joueur a vu est caché.
web-curtain-ready = Je suis { $seat }

## The end

web-result-won = Vous avez gagné !
web-result-winner = { $seat } a gagné
web-result-draw = Égalité
web-rematch = Rejouer
web-record = Fichier
web-commitment = Les dés étaient fixés d’avance ; leur sceau :
web-proof = Vérifier les dés
web-proof-seed = La graine et le sel dont il est tiré :
web-proof-how = Enregistrez la partie et lancez { $command } : chaque dé et chaque carte sont tirés de nouveau et comparés, et le sceau doit être le SHA-256 de la graine et du sel.
web-proof-later = Après la fin, la graine est montrée aussi : chacun peut vérifier les dés et les cartes.
web-proof-none = Cette partie enregistrée ne porte pas de sceau.

## Replay

web-replay-start = Le début de la partie
web-replay-seat = Point de vue
web-replay-eyes = Vu par { $seat }
web-replay-all = Vu par les spectateurs
web-replay-first = Au début
web-replay-back = Un pas en arrière
web-replay-on = Un pas en avant
web-replay-last = À la fin
web-replay-run = Lecture
web-replay-stop = Pause
web-replay-slider = Moment de la partie
web-replay-at = { $n } sur { $all }, tour { $turn }

## Settings

web-settings-where = Gardé seulement dans ce navigateur.
web-language = Langue
web-motion = Animations
web-motion-system = Comme le système
web-motion-normal = Normales
web-motion-fast = Rapides
web-motion-off = Aucune
web-colours = Couleurs
web-colours-system = Comme le système
web-colours-light = Claires
web-colours-dark = Sombres
web-setting-sound = Sons
web-setting-keys = Commandes d’une seule touche

## Keys

web-key-tab = Tab
web-key-tab-does = d’une zone à l’autre
web-key-arrows = Flèches
web-key-arrows-does = dans une zone
web-key-digits = 1–6
web-key-digits-does = choisir un dé, puis un disque
web-key-enter = Entrée
web-key-enter-does = toucher l’élément actif ; confirmer
web-key-escape = Échap
web-key-escape-does = un pas en arrière
web-key-u = U
web-key-u-does = reprendre le coup
web-key-h = H
web-key-h-does = conseil
web-key-e = E
web-key-e-does = finir le tour
web-key-l = L
web-key-l-does = dernier événement, le journal
web-key-d = D
web-key-d-does = décrire la position
web-key-s = S
web-key-s-does = les points de tous
web-key-question = ?
web-key-question-does = cette aide ; sur une carte : son explication
