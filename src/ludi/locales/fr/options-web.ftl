# Les options d'une partie : dans le formulaire, puis dans la liste de ce qui a été choisi

web-options-what = À quoi on joue
play-yes = oui
play-no = non
web-options-wrong = { $option } : indiquez un nombre entier de { $low } à { $high }.

web-successor = La place d’un absent
web-successor-bot = peut être jouée par un bot
web-successor-person = peut être prise par un bot ou par quelqu’un d’autre, qui voit alors la main
web-absence = Un joueur est tenu pour absent
web-absence-after = { $n ->
    [one] après { $n } minute
   *[other] après { $n } minutes
}
web-first-others = Les autres
web-first-other = L’autre
web-first-me = Moi

web-nickname-other = Nom de la deuxième personne
web-nickname-more = Son nom
web-opponent = Adversaire
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
web-options = Options
web-option-hints = Conseils pour tous
web-option-practice = Entraînement : annulez autant de coups que vous voulez
web-create = Ouvrir la table
web-new = Nouvelle partie : { $title }
