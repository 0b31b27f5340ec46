# La table dans le navigateur : les tables, et tout ce qui entoure un plateau.

web-you-small = vous
web-reconnecting = Reconnexion…
web-unsent = Votre coup sera envoyé dès que le serveur répondra.
web-table = La table
web-position = La position
web-help = Touches et aide
web-rules-more = Plus dans les règles
web-log = Journal
web-chat = Messages
web-chat-unread = Messages ({ $n })
web-explanation = Explication
web-here-now = Maintenant :
web-hands-hidden = Les mains sont cachées.
web-between-list = { ", " }
web-between-phrases = { ", " }
web-between-clauses = { " ; " }
web-between-sentences = { " " }
web-sentence = { $words }.

## The lobby

web-lobby = { $title } : en attente de joueurs
web-lobby-how = Envoyez le lien à un ami. La partie commence dès que toutes les places sont prises.
web-invite = Invitation
web-link-invite = Pour jouer
web-link-watch = Pour regarder
web-copy = Copier
web-copied = Copié
web-qr = Le lien sous forme de code, pour l’appareil photo d’un téléphone
web-seat-waiting = Place libre, en attente…
web-seat-give-bot = Laisser jouer un bot
web-take-back = Reprendre ma place
web-kick = Exclure
web-leave = Quitter la place
web-sent-away = Vous n’avez plus de place à cette table. Quelqu’un qui y joue peut vous envoyer un nouveau lien.
web-join = Jouer à { $title }
web-join-host = { $seat } vous attend.
web-join-do = Prendre la place

## At the table

web-region-bar = Actions
web-region-board = Plateau
web-region-prompt = À faire
web-region-log = Journal de la partie
web-region-chat = Messages
web-your-turn = À vous de jouer
web-to-move = doit jouer
web-thinks = réfléchit…
web-away-for = { $n ->
    [0] absent
   *[other] absent depuis { $n } min
}
web-waiting = { $seat ->
        [Vous] C’est à vous de jouer.
       *[other] C’est à { $seat } de jouer.
    }
web-thinking = { $seat } réfléchit…
web-warming = { $total ->
    [0] { $seat } se prépare encore…
   *[other] { $seat } se prépare encore : { $done } éléments prêts sur { $total }…
}
web-weak = Le code compilé manque ici : les bots et les conseils sont plus lents et plus faibles qu’ailleurs.
web-over = La partie est finie.
web-how = Ce que vous pouvez utiliser est entouré de bleu. Touchez-le, puis sa cible.
web-how-once = Ce que vous pouvez utiliser est entouré de bleu.
web-available = disponible
web-chosen = choisi
web-do = Valider
web-cancel = Annuler
web-undo = Annuler le coup
web-undo-ask = Demander l’annulation
web-undo-asked = { $seat ->
        [Vous] Vous demandez l’annulation de votre dernier coup
       *[other] { $seat } demande l’annulation de son dernier coup
    } et de tout ce qui a suivi.
web-undo-waiting = { $seat ->
        [Vous] Vous avez
       *[other] { $seat } a
    } demandé une annulation ; réponse en attente.
web-undo-yes = Accepter
web-undo-no = Refuser
web-redo = Rétablir
web-undo-declined = L’annulation n’a pas été acceptée : le coup reste joué.
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
        [one] { POINTS($n) } point
       *[other] { POINTS($n) } points
    }
web-log-start = Le début
web-log-turn = Tour { $n }
web-log-empty = Il ne s’est encore rien passé.
web-recap = Depuis votre dernier coup
web-recap-again = Revoir
web-gained = Points : { $points }
web-chat-empty = Pas encore de messages.
web-chat-write = Message
web-chat-send = Envoyer

## Several people at one device

web-curtain = Passez l’appareil à { $seat }
web-curtain-why = Ce que l’autre joueur a vu est caché.
web-curtain-ready = Je suis { $seat }

## The end

web-result-winner = { $seat ->
        [Vous] Vous avez gagné
       *[other] { $seat } a gagné
    }
web-result-draw = Égalité
web-result-shared = Victoire partagée : { $seats }
web-rematch = Rejouer
web-record = Enregistrement
web-proof = Vérifier dés et cartes

web-percent = { $percent } %
