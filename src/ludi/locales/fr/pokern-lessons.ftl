# Les leçons de Römisch Pokern : ce qui est dit à chaque étape, et les réponses aux autres coups. 160 signes au plus.

lesson-pokern-roll = Vos premiers nombres
lesson-pokern-roll-start = À votre tour, vous lancez jusqu’à six dés, un par un. Lisez-les ensemble comme un nombre romain. Voici le premier dé.
lesson-pokern-roll-ten = X vaut 10. Vous pourriez l’inscrire, mais les grands nombres rapportent plus, et aucun dé ne peut gâcher un X seul. Lancez encore.
lesson-pokern-roll-ten-early = C’est permis, mais 10, c’est peu. Après un X seul, chaque face donne un nombre : lancer est sans risque.
lesson-pokern-roll-eleven = X et I : 9 ou 11. L’ordre des dés ne compte pas. Aucun dé ne peut encore vous nuire. Lancez encore un dé.
lesson-pokern-roll-eleven-early = 11 irait, mais le prochain dé ne peut pas encore vous nuire. Lancez.
lesson-pokern-roll-risk = X, V et I : 14 ou 16. Maintenant il y a un risque : un second V ne donne aucun nombre, et vous n’inscrivez rien. Arrêtez-vous.
lesson-pokern-roll-risk-greedy = Un dé sur six serait un V et gâcherait le tour. 16 est un bon début : cette fois, arrêtez-vous.
lesson-pokern-roll-read = Les dés se lisent de deux façons, IV ou VI après le X. Choisissez.
lesson-pokern-roll-row = Votre colonne doit croître de haut en bas. Gardez de la place des deux côtés : prenez la ligne 3.
lesson-pokern-roll-row-top = En ligne 1, plus rien de plus petit n’irait au-dessus. Prenez la ligne 3.
lesson-pokern-roll-row-bottom = En ligne 7, plus rien de plus grand n’irait au-dessous. Prenez la ligne 3.
lesson-pokern-roll-row-near = C’est possible, mais la ligne 3 laisse plus de place des deux côtés.
lesson-pokern-roll-second = L’autre joueur a inscrit 6 en ligne 2. Votre nouveau tour commence par un X. Lancez.
lesson-pokern-roll-second-full = 10 irait au-dessus de votre premier nombre. Visez plus haut : lancez encore un dé.
lesson-pokern-roll-twenty = XX vaut 20, plus que votre premier nombre. Inscrivez-le : arrêtez-vous.
lesson-pokern-roll-twenty-enough = Lancer serait sans risque ici aussi, mais inscrivons celui-ci. Arrêtez-vous.
lesson-pokern-roll-below = 20 est plus grand : il doit aller sous votre premier nombre. Prenez la ligne 4 ou 5.
lesson-pokern-roll-below-gap = Si bas, il resterait peu de place pour les nombres au-delà de 30. Prenez la ligne 4 ou 5.
lesson-pokern-roll-end = Voilà l’essentiel : sept lignes, en ordre croissant, et leur somme est votre score. Ensuite : quand les dés tournent mal.

lesson-pokern-misthrow = Quand les dés tournent mal
lesson-pokern-misthrow-start = X et V font 15, qui irait bien. Pour une fois, osez : lancez encore un dé, même si un V gâcherait tout.
lesson-pokern-misthrow-start-brave = C’est raisonnable ! Mais cette leçon parle des ratés. Lancez encore un dé.
lesson-pokern-misthrow-misthrow = Deux V ne font aucun nombre romain : c’est un raté. Une carte d’action peut sauver le tour : jouez « { pokern-card-reroll-v } ».
lesson-pokern-misthrow-misthrow-lost = Alors le tour s’arrête et votre colonne reste telle quelle. Vous avez des cartes : jouez-en une.
lesson-pokern-misthrow-misthrow-wild = « { pokern-card-wild } » remplace n’importe quelle carte : gardez-la. Jouez « { pokern-card-reroll-v } ».
lesson-pokern-misthrow-misthrow-first = Cela aiderait aussi. Pour cette leçon, jouez « { pokern-card-reroll-v } ».
lesson-pokern-misthrow-count = La carte relance un V, ou les deux. Un V peut rester : avec un seul dé, seul un V serait mauvais. Choisissez 1.
lesson-pokern-misthrow-count-one = Avec les deux, vous relancez aussi un bon dé. Un seul suffit.
lesson-pokern-misthrow-saved = Sauvé : X, V et I font 14 ou 16. Après un sauvetage le tour continue ; mieux vaut s’arrêter maintenant.
lesson-pokern-misthrow-saved-again = Un autre V coûterait une autre carte. Arrêtez-vous.
lesson-pokern-misthrow-read = 14 ou 16 ? Les deux vont entre 6 et 20. Le plus grand rapporte plus.
lesson-pokern-misthrow-read-more = 14 va aussi, mais 16 rapporte deux points de plus.
lesson-pokern-misthrow-row = Deux lignes sont libres entre 6 et 20. Prenez-en une.
lesson-pokern-misthrow-end = Chaque carte sert une fois par partie, et chaque carte restante vaut 5 points à la fin. Ne sauvez que ce qui vaut davantage.

lesson-pokern-finish = La dernière ligne
lesson-pokern-finish-start = Il vous reste une ligne, entre 22 et 31. Seuls les nombres de 23 à 30 y vont. Voyons les dés.
lesson-pokern-finish-must = X vaut 10 : aucune ligne n’est libre pour lui, vous ne pouvez pas vous arrêter. Lancez.
lesson-pokern-finish-twenty = XX vaut 20, encore trop petit. Lancez, et espérez un X ou un V.
lesson-pokern-finish-fits = XXV vaut 25, et cela convient. Arrêtez-vous.
lesson-pokern-finish-fits-greedy = Vous pourriez gagner quelques points, ou tout perdre sur un second V. Arrêtez-vous à 25.
lesson-pokern-finish-last = La ligne 5 est la seule qui reste. Inscrivez votre septième nombre.
lesson-pokern-finish-end = Une colonne pleine finit la partie après cette manche. Le score : la somme, et 5 par carte restante. À vous de jouer !
