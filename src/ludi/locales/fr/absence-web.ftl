# Ce qu’une table fait des absents

web-absence-rule = Un joueur parti depuis { $n ->
    [one] { $n } minute
   *[other] { $n } minutes
} est considéré comme absent. N’importe qui à la table peut alors laisser un bot jouer à sa place{ $successor ->
    [person] , et l’hôte peut libérer cette place : qui la prend voit sa main.
   *[bot] . Personne d’autre ne voit sa main.
} Le journal l’indique. Pendant la partie, un joueur présent ne peut pas être exclu.
web-leave-sure = Quitter cette place ? { $follows ->
    [bot] Un bot y joue la suite, et ce navigateur ne la joue plus.
   *[person] Elle redevient libre pour qui a le lien d’invitation, et ce navigateur ne la joue plus.
}
web-kick-sure = Exclure { $seat } ? La place redevient libre.
web-resign = Abandonner
web-resign-sure = Abandonner ? { $ends ->
    [alone] La partie s’arrête aussitôt, avec les points acquis.
    [lost] La partie s’arrête aussitôt, et l’autre joueur l’emporte.
    [last] La partie s’arrête aussitôt, car il ne resterait que des bots, et vous prenez la dernière place.
   *[bot] Un bot joue la suite jusqu’à la fin, et vous ne pourrez pas reprendre cette place.
}

## Invitations

web-share = Partager
web-link-local = Cette adresse ne marche que sur cet ordinateur, et le lien aussi. Lancez le serveur avec --host 0.0.0.0 et ouvrez la table à la seconde adresse qu’il affiche : ses liens marchent pour les autres.
web-link-network = Les autres sur votre réseau passent par ce lien. L’adresse de cette page ne marche que sur cet ordinateur.

## Une partie seul, emportée à la table du navigateur et rapportée

web-along-take = Emporter la partie
web-along-take-what = Elle continue dans ce navigateur, même sans réseau. Ce que vous ne pouvez pas savoir est redistribué, et la partie reste ici telle quelle.
web-along-bring = La rapporter au serveur
web-along-bring-what = Elle y continue à une nouvelle table. La partie de ce navigateur reste telle quelle.
web-along-away = Le serveur est injoignable. La partie peut continuer dans ce navigateur depuis votre dernier tour, et ce que vous ne pouvez pas savoir est redistribué.
web-along-on = Continuer ici
