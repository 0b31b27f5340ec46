# Les leçons de Arena: Roma II : ce qui est dit à chaque étape, et les réponses aux autres coups.

lesson-arena-bribery = La corruption
lesson-arena-bribery-start = Arena ajoute un septième emplacement aux six disques : la Corruption. Tout dé y va, si vous payez aussi sa valeur en sesterces.
lesson-arena-bribery-bribe = Votre { roma-card-templar } s’y trouve : il lance le dé de combat pour des points. Prenez le dé le moins cher : le 2 sur la Corruption.
lesson-arena-bribery-bribe-dear = Cela coûte 4 sesterces pour le même effet. Prenez le 2.
lesson-arena-bribery-bribe-bribe = C’est bien aussi, mais essayez la Corruption : posez-y le 2.
lesson-arena-bribery-end = Le dé montre 5 : la moitié, arrondie au supérieur, fait 3 points. La Corruption sert une fois par tour ; vide, elle coûte aussi un point.

lesson-arena-diagonal = Attaquer en diagonale
lesson-arena-diagonal-start = { roma-card-decurion } combat les personnages en face ou en diagonale : depuis le disque 2, ceux des disques 1, 2 et 3. Utilisez le 2.
lesson-arena-diagonal-target = { roma-card-spy } au disque 1 a 4 en défense, { roma-card-beast } au disque 3 seulement 3. Attaquez le disque 3.
lesson-arena-diagonal-target-weak = Le disque 1 se défend mieux. Visez la carte plus faible, au disque 3.
lesson-arena-diagonal-end = Le dé montre 2 et votre carte ajoute 1 : 3, juste assez. Cherchez aussi les cartes faibles en diagonale.

lesson-arena-points = Des points grâce à d’autres cartes
lesson-arena-points-start = Forum est rare ici ; d’autres cartes rapportent. { roma-card-tavern } donne 1 point par personnage de l’autre joueur. Utilisez le 3.
lesson-arena-points-altar = 3 points pour trois personnages. Maintenant { roma-card-altar } : il change un de vos personnages en points. Utilisez le 6.
lesson-arena-points-altar-fewer = { roma-card-trireme } ne paie que si vous avez plus de personnages : vous en avez moins. Utilisez le 6.
lesson-arena-points-offer = Vous recevez autant de points que la défense de la carte sacrifiée. Choisissez l’une des deux.
lesson-arena-points-end = Beaucoup de points d’un coup, mais aussi un emplacement vide. À faire vers la fin, ou avec une carte pour combler le trou.

lesson-arena-supply = Finir la partie
lesson-arena-supply-start = Vous menez 14 à 12, et il reste 3 points dans la réserve. Quand elle est vide, la partie finit, et qui mène gagne.
lesson-arena-supply-use = { roma-card-aqueduct } retire de la partie 3 points de la réserve. Utilisez le 1.
lesson-arena-supply-end = La réserve est vide : vous avez gagné. Surveillez-la : qui mène la veut vide, l’autre non. À vous de jouer !
