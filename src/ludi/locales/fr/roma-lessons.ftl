# Les leçons de Roma : ce qui est dit à chaque étape, et les réponses aux autres coups.

lesson-roma-money = L’argent et les cartes
lesson-roma-money-start = Vous avez lancé trois dés : 2, 4 et 6. Chaque dé est une action. Vos cartes sont sur des disques numérotés de 1 à 6 ; 3 et 5 sont vides.
lesson-roma-money-money = Un dé rapporte sa valeur en sesterces. Mettez le 6 sur le disque argent.
lesson-roma-money-money-more = Forum coûte 5. Seul le 6 suffit en une fois.
lesson-roma-money-money-early = Les dés restants sont perdus. Prenez d’abord de l’argent avec le 6.
lesson-roma-money-lay = Vous pouvez payer une carte ; la poser ne demande pas de dé. Choisissez { roma-card-forum } dans votre main : elle coûte 5.
lesson-roma-money-lay-forum = { roma-card-legat } irait aussi, mais posons { roma-card-forum }, la carte qui rapporte le plus.
lesson-roma-money-where = Choisissez un disque vide : 3 ou 5. Son numéro compte : seul un dé de ce numéro activera la carte.
lesson-roma-money-where-covers = Une carte s’y trouve, elle serait défaussée. Prenez un disque vide : 3 ou 5.
lesson-roma-money-end = Bravo : de l’argent avec un dé, une carte sur un disque. Il reste deux dés. Ensuite : ce que fait { roma-card-forum }.

lesson-roma-forum = Les points de victoire
lesson-roma-forum-start = Un dé posé sur le disque de son numéro active votre carte. Votre { roma-card-forum } est au disque 3 : utilisez le 3.
lesson-roma-forum-start-other = Cette carte sert aussi, mais les points viennent de { roma-card-forum } : utilisez le 3.
lesson-roma-forum-second = { roma-card-forum } demande un second dé et rapporte sa valeur en points. Prenez le plus grand : le 6.
lesson-roma-forum-second-more = Le 2 ne rapporterait que 2 points. Prenez le 6.
lesson-roma-forum-points = 8 points : 6 pour le dé, et 2 car { roma-card-basilica } est à côté de { roma-card-forum }. Il reste un dé : prenez de l’argent.
lesson-roma-forum-points-waste = Un dé restant est perdu. Prenez d’abord 2 sesterces.
lesson-roma-forum-end = À retenir : activez { roma-card-forum } avec un dé, dépensez le plus haut des autres, et posez { roma-card-basilica } à côté.

lesson-roma-battle = Un combat
lesson-roma-battle-start = Votre { roma-card-legionarius } au disque 4 peut combattre la carte d’en face : { roma-card-senator }, défense 3. Utilisez le 4.
lesson-roma-battle-won = Le dé de combat montre 5, au moins la défense 3 : la carte est défaussée. Finissez le tour et voyez ce que cela coûte.
lesson-roma-battle-won-later = Dans une partie, vous utiliseriez ces dés. Ici, finissez simplement le tour.
lesson-roma-battle-end = Les disques 4 et 5 d’en face étaient vides : 2 points perdus. Un combat ôte une carte, et souvent un point à chaque tour.

lesson-roma-gaps = Les disques vides
lesson-roma-gaps-start = Vous avez 10 points, et deux disques vides : 3 et 4. L’autre joueur finit son tour. Regardez vos points.
lesson-roma-gaps-lost = Chaque disque vide vous a coûté 1 point au début du tour : il en reste 8. Comblez les trous ! Posez { roma-card-consul }, qui coûte 3.
lesson-roma-gaps-where = Posez-la sur un disque vide : 3 ou 4.
lesson-roma-gaps-where-covers = Cela défausserait votre carte et laisserait les deux trous. Prenez 3 ou 4.
lesson-roma-gaps-more = Il reste un trou. Forum coûte 5 : prenez 5 sesterces avec le 5.
lesson-roma-gaps-more-five = Il vous faut 4 sesterces de plus : seul le 5 suffit.
lesson-roma-gaps-forum = Posez maintenant { roma-card-forum }.
lesson-roma-gaps-forum-rest = Cela peut attendre. Posez d’abord { roma-card-forum }.
lesson-roma-gaps-last = Sur le disque encore vide.
lesson-roma-gaps-last-covers = Une carte s’y trouve déjà. Prenez le disque vide.
lesson-roma-gaps-end = Les six disques sont couverts : le prochain tour ne coûtera aucun point. Remplissez-les tôt, même de cartes bon marché.

lesson-roma-cards = De nouvelles cartes
lesson-roma-cards-start = Votre main est vide. Un dé sur le disque cartes fait piocher autant de cartes que de points ; vous en gardez une. Utilisez le 3.
lesson-roma-cards-keep = Trois cartes au choix. Vous avez { roma-card-basilica }, qui renforce Forum : gardez { roma-card-forum }.
lesson-roma-cards-keep-forum = Bonne carte aussi. Mais à côté de { roma-card-basilica }, { roma-card-forum } rapporte plus.
lesson-roma-cards-end = Un dé élevé donne plus de choix. Les cartes non gardées sont face visible dans la défausse.

lesson-roma-win = Gagner
lesson-roma-win-start = La partie finit quand la réserve est vide ou qu’un joueur n’a plus de points. Il en reste 4, et vous menez 17 à 15.
lesson-roma-win-use = Concluez : activez { roma-card-forum } avec le 3.
lesson-roma-win-spend = Et dépensez le 6. Vous recevez tout, même si la réserve a moins.
lesson-roma-win-spend-little = Avec le 1 vous n’avez que 3 points, et il en reste un. Prenez le 6.
lesson-roma-win-end = 25 à 15 : vous avez gagné. Des points, des disques pleins, un combat au bon moment : vous pouvez jouer !
