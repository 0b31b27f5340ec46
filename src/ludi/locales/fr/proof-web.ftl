# De quoi les dés et les cartes d’une partie sont faits

web-commitment = La part du serveur dans les dés et les cartes était fixée d’avance ; sa somme de contrôle :
web-proof-seed = La graine et le sel dont il est tiré :
web-proof-how = Enregistrez la partie et lancez { $command } : chaque dé et chaque carte sont tirés de nouveau et comparés, et la somme de contrôle doit être le SHA-256 de la graine et du sel.
web-proof-later = Après la fin, la graine est montrée aussi : chacun peut vérifier les dés et les cartes. Personne, pas même le serveur, n’a pu les choisir : l’appareil de chaque joueur y a ajouté sa part.
web-proof-none = Cette partie enregistrée ne porte pas de somme de contrôle.
web-proof-shares = Ajouté par { $seat } :
web-proof-mine = Ce que cet appareil a ajouté y figure, et la somme de contrôle est celle qu’il a vue avant la partie.
web-proof-foreign = Ce n’est pas ce que cet appareil a ajouté, ou pas la somme de contrôle qu’il a vue avant la partie : ne vous fiez pas à ces dés ni à ces cartes.
web-proof-checked = Chaque dé et chaque carte de cet enregistrement découle de sa graine. Est-ce bien la somme de contrôle d’avant la partie ? Seul le sait qui l’a vue alors.
web-proof-false = Cet enregistrement indique une graine, mais ses dés et ses cartes n’en découlent pas.
web-share-waits = En attente de { $seats } : l’appareil de chaque joueur ajoute sa part aux dés et aux cartes. Après une demi-minute, la partie commence sans elle.

# The review of a game that is over: in the terminal, in the result and beside the replay.

web-review = Analyse
web-review-result = Résultat
web-course = Les points au fil de la partie
web-decided-ask = Qu’est-ce qui a fait la différence ?
web-decided = Ce qui a fait la différence
web-decided-look = Voir ce moment
web-review-better = Mieux : { $move }
web-review-curve = Chances de gain de { $seat }
web-review-seat = précision { $accuracy }, hasard { $luck } ± { $margin } %
web-review-dearest = Les erreurs les plus coûteuses
web-review-played = Joué : { $move }
web-review-lost = { $n } % perdus
web-review-resigned = { $seat ->
    [Vous] Vous avez
   *[other] { $seat } a
} abandonné ({ $n } ± { $margin } % perdus).
web-review-none = Aucune erreur n’a été trouvée.
web-review-lucky = Gros coup de chance
web-review-mistake = Erreur coûteuse
web-review-play-on = Reprendre d’ici
web-review-note = La précision des décisions va de 0 à 100 ; le hasard est ce qu’ont donné dés et cartes, en pour cent d’un gain ; ± en est la marge à 95 % : un hasard plus petit n’en est peut-être pas un.
web-review-link = Lien vers cette analyse
web-review-left = Il reste { $left }
web-rematch-waits = La partie suivante est prête. Rejoignez-la quand vous voulez.
web-rematch-join = Rejoindre la partie suivante
