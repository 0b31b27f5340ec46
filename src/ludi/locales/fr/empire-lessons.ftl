# Les leçons de History of the Roman Empire : ce qui est dit à chaque étape, et les réponses aux autres coups.

lesson-empire-people = Un peuple en marche
lesson-empire-people-start = À chaque tour vous menez un peuple des frontières, ici les Gaulois. Ils tiennent la { empire-land-lugdunensis } et reçoivent des armées.
lesson-empire-people-place = Placez une armée dans une province vide voisine : elle est prise. Touchez l’{ empire-land-aquitania }.
lesson-empire-people-place-stack = Plus d’armées défendent mieux, sans rapporter plus. Prenez une nouvelle province.
lesson-empire-people-place-lost = Les armées non placées sont perdues. Placez-les toutes.
lesson-empire-people-place-gallia = Possible, mais restez dans la région vert clair : vos provinces y comptent ensemble.
lesson-empire-people-more = Encore une dans la même région : { empire-land-belgica }.
lesson-empire-people-more-stack = Prenez plutôt une nouvelle province.
lesson-empire-people-more-lost = Encore une armée : ce qui n’est pas placé est perdu.
lesson-empire-people-more-gallia = Restez dans la région vert clair : { empire-land-belgica }.
lesson-empire-people-end = Trois provinces d’une région, sans combat. À chaque tour vous tirez un jeton : gardez un peuple de 5 armées ou plus, donnez les plus faibles à qui mène. Ensuite : un combat.

lesson-empire-battle = Un combat
lesson-empire-battle-start = En { empire-land-aquitania } il y a une légion romaine et une cité. L’attaquant lance deux dés, le défenseur un. Attaquez.
lesson-empire-battle-start-attack = Les provinces vides sont bonnes aussi. Mais ici, attaquez : { empire-land-aquitania }.
lesson-empire-battle-loot = Votre plus haut dé, 5, bat le 2 : la légion est perdue. Un peuple pille la cité conquise : un dé donne les points.
lesson-empire-battle-end = 4 points de butin, et la province est à vous. À égalité, on relance ; envoyez une autre armée, ou arrêtez-vous.

lesson-empire-terrain = Où ne pas attaquer
lesson-empire-terrain-start = Deux provinces, une légion chacune. En { empire-land-germania-superior }, montagnes et fort ; la { empire-land-belgica } est ouverte. Attaquez celle-ci.
lesson-empire-terrain-start-hard = Là, le défenseur lance un second dé, ajoute 1, et le fort se bat encore seul. Attaquez : { empire-land-belgica }.
lesson-empire-terrain-start-attack = Cette leçon parle d’attaques : choisissez la { empire-land-belgica }.
lesson-empire-terrain-end = 6 contre 4 : conquise. Attaquez à une chance sur deux ou mieux : cela prive les autres, surtout qui mène. Montagnes, forêts, détroits et forts aident le défenseur.

lesson-empire-score = Le décompte d’une région
lesson-empire-score-start = Vous tenez deux des cinq provinces de la région vert clair. Il reste une armée : prenez-y une troisième province.
lesson-empire-score-start-other = Cette province est d’une autre région. Trois dans une région, c’est la domination.
lesson-empire-score-start-third = Prenez une province vide de la région vert clair : { empire-land-belgica } ou { empire-land-britannia-superior }.
lesson-empire-score-done = Toutes les armées sont placées. Finissez l’expansion : vient alors le décompte.
lesson-empire-score-end = 4 points : la région vaut 2, et trois provinces la dominent, ce qui double. Une : présence ; les cinq : contrôle, qui triple.
lesson-empire-score-plan = Avant de placer une armée, voyez les points qu’elle ajouterait : prenez le maximum. Une attaque compte selon ses chances, un dé de butin pour 3 ou 4.

lesson-empire-start = Votre faction de Rome
lesson-empire-start-start = Vous menez aussi une faction de Rome et ses légions. Au tour 1, elle choisit où commencer, avec une cité.
lesson-empire-start-choose = Choisissez l’{ empire-land-italia } : elle est au centre, et Rome rapporte un point de plus.
lesson-empire-start-choose-italia = Bon choix aussi. Ici, prenez l’{ empire-land-italia }.
lesson-empire-start-next = Étendez-vous, comme les peuples : au nord, { empire-land-cisalpina }.
lesson-empire-start-next-cisalpina = Les légions vont loin, mais commencez à côté : { empire-land-cisalpina }.
lesson-empire-start-sea = Les légions naviguent aussi. Prenez une île : { empire-land-sicilia } ou { empire-land-sardinia }.
lesson-empire-start-sea-sea = Restez dans votre région : avec une île, vous y aurez trois provinces.
lesson-empire-start-end = Trois provinces d’une région dès le premier jour. À la fin du tour 1, vous placez aussi trois forts gratuits : mettez-les dans vos cités.

lesson-empire-build = Légions et forts
lesson-empire-build-start = Dès le tour 2, une faction dépense d’abord ses points. Une légion coûte 2 de vos 6. Recrutez-en une.
lesson-empire-build-start-first = Alors vous n’avez rien à placer. Recrutez d’abord une légion.
lesson-empire-build-start-legion = Le fort viendra. D’abord une légion.
lesson-empire-build-fort = Un fort coûte 1 et défend même sans légion. Construisez-le à la frontière : { empire-land-cisalpina }.
lesson-empire-build-fort-border = Les peuples viennent du nord : le fort sert mieux en { empire-land-cisalpina }.
lesson-empire-build-fort-fort = Protégez d’abord la frontière : un fort en { empire-land-cisalpina }.
lesson-empire-build-done = Il reste 3 points. Une légion de plus serait bonne aussi, mais la leçon s’arrête là. Touchez « Ne plus acheter ».
lesson-empire-build-done-enough = Ce serait bon aussi. Mais ici, finissez la construction.
lesson-empire-build-end = Une légion se paie une fois et rapporte à chaque tour : recrutez toutes celles que vous pouvez, puis un fort par cité. Ne reprenez que celles en surnombre.

lesson-empire-city = Bâtir une cité
lesson-empire-city-start = Certaines provinces ont une ressource ; deux permettent une cité. La { empire-land-sicilia } en a une : prenez-la avec la dernière légion.
lesson-empire-city-start-sicilia = Choisissez la { empire-land-sicilia } : elle a une ressource et se trouve dans votre région.
lesson-empire-city-done = Vos légions sont placées. Finissez l’expansion ; ensuite vous pourrez bâtir.
lesson-empire-city-site = Où bâtir la cité ? Il faut une province avec une ressource. Choisissez l’une des deux.
lesson-empire-city-site-city = Une cité ne coûte rien ici et rapporte à chaque fois. Bâtissez-la.
lesson-empire-city-end = Chaque cité rapporte 2 points à chaque décompte, Rome un de plus. Mais un peuple qui la prend la pille : gardez-la, ou rebâtissez-la pour 1 point.

lesson-empire-event = Les cartes d’événement
lesson-empire-event-start = Vous avez des cartes d’événement secrètes : jouez-en deux par tour. { empire-card-elite-troops-comitatus } épargne votre première perte. Jouez-la.
lesson-empire-event-start-card = Jouez d’abord la carte : sans elle, l’attaque est plus risquée.
lesson-empire-event-go = C’est joué. Passez à vos armées : touchez « Commencer ».
lesson-empire-event-keep = Vous pourriez reprendre des armées déjà placées. Laissez-les : « Cela suffit ».
lesson-empire-event-keep-leave = Cette fois, laissez les armées en place.
lesson-empire-event-attack = Attaquez maintenant la légion : { empire-land-aquitania }.
lesson-empire-event-attack-attack = Profitez de la carte : attaquez l’{ empire-land-aquitania }.
lesson-empire-event-plan = Neuf cartes, deux par tour : ne les gardez pas. Royaumes et tribus donnent des armées : jouez-les vite. Les chefs avant l’attaque, les fléaux contre qui mène.
lesson-empire-event-end = Le premier jet était perdu, la carte a sauvé l’armée ; le second a gagné. Après le tour 7, chaque province avec légions rapporte 2 : répartissez-les. À vous de jouer !
