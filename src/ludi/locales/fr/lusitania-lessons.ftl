# Les leçons de Lusitania XXI : ce qui est dit à chaque étape, et les réponses aux autres coups.

lesson-lusitania-hire = Recruter un guerrier
lesson-lusitania-hire-start = Vous levez une légion : une rangée de cases de 0 à 8. Les guerriers donnent des points ; le premier à 21 gagne.
lesson-lusitania-hire-hire = Un tour est une action. Recrutez { lusitania-card-blue-2 } de votre main : il va en case II pour de bon, et vous piochez une carte.
lesson-lusitania-hire-hire-cook = La cuisinière donne des points en case VI, mais ne reçoit pas d’équipement. Commencez par { lusitania-card-blue-2 }.
lesson-lusitania-hire-hire-warrior = Les points viennent des guerriers. Recrutez { lusitania-card-blue-2 }.
lesson-lusitania-hire-turn = Le guerrier est en place et ses points sont à vous. L’Aquitaine est désormais votre province, fermée aux autres légions. Finissez le tour.
lesson-lusitania-hire-end = Des légionnaires d’une seule province, un par case de I à V ; deux barbares peuvent en remplacer. Chaque recrue fait piocher. Ensuite : leur équipement.

lesson-lusitania-equip = L’équipement
lesson-lusitania-equip-start = Les signes d’un guerrier disent ce qu’il peut porter. { lusitania-card-blue-2 } prend un bouclier : recrutez { lusitania-card-shield } de votre main.
lesson-lusitania-equip-start-shield = C’est possible aussi, mais ici essayez { lusitania-card-shield }.
lesson-lusitania-equip-end = Le bouclier est sous le guerrier et donne aussi des points. Un équipement par signe : voyez ce qui va encore.

lesson-lusitania-camp = Le camp
lesson-lusitania-camp-start = Quatre cartes sont au camp pour tous. Échanger est aussi une action : prenez { lusitania-card-horse }, que votre { lusitania-card-blue-4 } peut porter.
lesson-lusitania-camp-start-horse = Votre { lusitania-card-blue-4 } veut un cheval. Touchez { lusitania-card-horse } au camp.
lesson-lusitania-camp-put = Une autre carte va au camp, où votre adversaire peut la prendre. Une pierre ne sert à aucun de vous : posez { lusitania-card-stone }.
lesson-lusitania-camp-put-stone = Gardez celle-ci : elle servira à votre légion. Posez { lusitania-card-stone }.
lesson-lusitania-camp-three = Trois équipements identiques étaient au camp : ils sont partis, trois nouvelles cartes arrivent. Ensuite, recrutez le cheval.
lesson-lusitania-camp-end = À chaque tour : recrutez ce qui rapporte le plus ; sinon, prenez ce qui rapportera le plus. Mettez au camp ce qui ne sert à aucun de vous : cela décide !

lesson-lusitania-guest = Les invités et les cartes de Mars
lesson-lusitania-guest-start = Vous avez congédié une hache : cela coûte un demi-point. Avant l’action, un invité peut aider : utilisez { lusitania-card-doctor } en case 8.
lesson-lusitania-guest-start-general = { lusitania-card-general } changerait votre main. Le demi-point revient avec { lusitania-card-doctor }.
lesson-lusitania-guest-start-doctor = D’abord { lusitania-card-doctor } : un invité au plus par tour, en plus de l’action.
lesson-lusitania-guest-hire = La carte congédiée est défaussée, le demi-point revient. Il vous reste l’action : recrutez { lusitania-card-sword }.
lesson-lusitania-guest-hire-sword = { lusitania-card-sword } donne un point tout de suite : recrutez-la.
lesson-lusitania-guest-plan = Rien d’utile à recruter ni à prendre ? { lusitania-card-caesar } vide le camp. Deux cartes inutiles en main ? { lusitania-card-general } les change : rendez ce qui ne va nulle part.
lesson-lusitania-guest-end = Un invité et une action en un tour. Mais inviter coûte un tour : ne le faites, en cases 0 et 8, que si ni main ni camp ne rapportent.

lesson-lusitania-laurus = Laurus
lesson-lusitania-laurus-start = Avec Laurus, des cartes sont posées à côté. La première légion qui a ce qu’une carte demande la gagne, et un point avec.
lesson-lusitania-laurus-hire = L’une demande les cases I à IV, toutes remplies. Vous avez I, II et III : recrutez { lusitania-card-blue-4 }.
lesson-lusitania-laurus-hire-four = C’est la case IV qui manque : recrutez { lusitania-card-blue-4 }.
lesson-lusitania-laurus-end = Les points du guerrier et un de plus : la carte Laurus est à vous, personne ne peut la reprendre.

lesson-lusitania-virtus = Virtus
lesson-lusitania-virtus-start = Les cartes Virtus donnent un avantage, pas de points. L’une demande trois guerriers côte à côte : recrutez { lusitania-card-blue-3 }.
lesson-lusitania-virtus-start-three = Vous avez les cases I et II : avec { lusitania-card-blue-3 }, cela fait trois.
lesson-lusitania-virtus-turn = La carte est à vous : vous pouvez désormais échanger jusqu’à deux cartes. Finissez le tour, puis essayez.
lesson-lusitania-virtus-two = Commencez un échange : prenez { lusitania-card-horse } au camp.
lesson-lusitania-virtus-two-horse = Cette fois, échangez : touchez { lusitania-card-horse } au camp.
lesson-lusitania-virtus-more = Et une seconde dans la même action : { lusitania-card-spear }.
lesson-lusitania-virtus-more-spear = Vous pouvez prendre une seconde carte : { lusitania-card-spear }.
lesson-lusitania-virtus-put = Deux cartes de votre main vont au camp. Choisissez la première.
lesson-lusitania-virtus-last = Et la seconde.
lesson-lusitania-virtus-end = Deux bonnes cartes en un tour. Vous savez tout : recruter, équiper, échanger, et surveiller la table. À vous de jouer !
