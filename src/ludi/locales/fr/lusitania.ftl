# Lusitania XXI: cards, the log, the moves, and what the screens say about a position.
# "Vous" is the name of the person who reads; the selector on it keeps verbs right with names too.

lusitania-name = Lusitania XXI
lusitania-about = deux à quatre joueurs lèvent une légion : échanger, recruter, libérer, le premier à 21
lusitania-points = { $seat } : { $vp ->
        [one] { $vp } point
       *[other] { $vp } points
    }

# Used by the sentences of the log below.
lusitania-a = { $seat ->
        [Vous] Vous avez
       *[other] { $seat } a
    }

## Cards

lusitania-card-blue-1 = Aquitaine I
lusitania-card-blue-2 = Aquitaine II
lusitania-card-blue-3 = Aquitaine III
lusitania-card-blue-4 = Aquitaine IV
lusitania-card-blue-5 = Aquitaine V
lusitania-card-red-1 = Bretagne I
lusitania-card-red-2 = Bretagne II
lusitania-card-red-3 = Bretagne III
lusitania-card-red-4 = Bretagne IV
lusitania-card-red-5 = Bretagne V
lusitania-card-yellow-1 = Hispanie tarraconaise I
lusitania-card-yellow-2 = Hispanie tarraconaise II
lusitania-card-yellow-3 = Hispanie tarraconaise III
lusitania-card-yellow-4 = Hispanie tarraconaise IV
lusitania-card-yellow-5 = Hispanie tarraconaise V
lusitania-card-green-1 = Helvétie I
lusitania-card-green-2 = Helvétie II
lusitania-card-green-3 = Helvétie III
lusitania-card-green-4 = Helvétie IV
lusitania-card-green-5 = Helvétie V
lusitania-card-barbarian-1 = Barbare I
lusitania-card-barbarian-2 = Barbare II
lusitania-card-barbarian-3 = Barbare III
lusitania-card-barbarian-4 = Barbare IV
lusitania-card-barbarian-5 = Barbare V
lusitania-card-barbarian-6 = Barbare VI
lusitania-card-cook = Cuisinière
lusitania-card-ballistarius = Balistaire
lusitania-card-shield = Bouclier
lusitania-card-sword = Glaive
lusitania-card-spear = Lance
lusitania-card-axe = Hache
lusitania-card-horse = Cheval
lusitania-card-bow = Arc et flèches
lusitania-card-stone = Pierre
lusitania-card-auxiliary = Auxiliaire
lusitania-card-senator = Sénateur
lusitania-card-cleopatra = Cléopâtre
lusitania-card-inspector = Inspecteur
lusitania-card-doctor = Médecin
lusitania-card-caesar = Jules César
lusitania-card-general = Général
lusitania-card-laurus-1 = Laurus 1
lusitania-card-laurus-2 = Laurus 2
lusitania-card-laurus-3 = Laurus 3
lusitania-card-laurus-4 = Laurus 4
lusitania-card-laurus-5 = Laurus 5
lusitania-card-virtus-6 = Virtus 6
lusitania-card-virtus-7 = Virtus 7
lusitania-card-virtus-8 = Virtus 8
lusitania-card-virtus-9 = Virtus 9
lusitania-card-virtus-10 = Virtus 10
lusitania-card-blue-1-text = Un légionnaire pour la case I. Une légion n’a de légionnaires que d’une province, et jamais celle d’une autre légion.
lusitania-card-blue-2-text = Un légionnaire pour la case II. Une légion n’a de légionnaires que d’une province, et jamais celle d’une autre légion.
lusitania-card-blue-3-text = Un légionnaire pour la case III. Une légion n’a de légionnaires que d’une province, et jamais celle d’une autre légion.
lusitania-card-blue-4-text = Un légionnaire pour la case IV. Une légion n’a de légionnaires que d’une province, et jamais celle d’une autre légion.
lusitania-card-blue-5-text = Un légionnaire pour la case V. Une légion n’a de légionnaires que d’une province, et jamais celle d’une autre légion.
lusitania-card-red-1-text = Un légionnaire pour la case I. Une légion n’a de légionnaires que d’une province, et jamais celle d’une autre légion.
lusitania-card-red-2-text = Un légionnaire pour la case II. Une légion n’a de légionnaires que d’une province, et jamais celle d’une autre légion.
lusitania-card-red-3-text = Un légionnaire pour la case III. Une légion n’a de légionnaires que d’une province, et jamais celle d’une autre légion.
lusitania-card-red-4-text = Un légionnaire pour la case IV. Une légion n’a de légionnaires que d’une province, et jamais celle d’une autre légion.
lusitania-card-red-5-text = Un légionnaire pour la case V. Une légion n’a de légionnaires que d’une province, et jamais celle d’une autre légion.
lusitania-card-yellow-1-text = Un légionnaire pour la case I. Une légion n’a de légionnaires que d’une province, et jamais celle d’une autre légion.
lusitania-card-yellow-2-text = Un légionnaire pour la case II. Une légion n’a de légionnaires que d’une province, et jamais celle d’une autre légion.
lusitania-card-yellow-3-text = Un légionnaire pour la case III. Une légion n’a de légionnaires que d’une province, et jamais celle d’une autre légion.
lusitania-card-yellow-4-text = Un légionnaire pour la case IV. Une légion n’a de légionnaires que d’une province, et jamais celle d’une autre légion.
lusitania-card-yellow-5-text = Un légionnaire pour la case V. Une légion n’a de légionnaires que d’une province, et jamais celle d’une autre légion.
lusitania-card-green-1-text = Un légionnaire pour la case I. Une légion n’a de légionnaires que d’une province, et jamais celle d’une autre légion.
lusitania-card-green-2-text = Un légionnaire pour la case II. Une légion n’a de légionnaires que d’une province, et jamais celle d’une autre légion.
lusitania-card-green-3-text = Un légionnaire pour la case III. Une légion n’a de légionnaires que d’une province, et jamais celle d’une autre légion.
lusitania-card-green-4-text = Un légionnaire pour la case IV. Une légion n’a de légionnaires que d’une province, et jamais celle d’une autre légion.
lusitania-card-green-5-text = Un légionnaire pour la case V. Une légion n’a de légionnaires que d’une province, et jamais celle d’une autre légion.
lusitania-card-barbarian-1-text = Un mercenaire pour la case I. Une légion en a deux au plus.
lusitania-card-barbarian-2-text = Un mercenaire pour la case II. Une légion en a deux au plus.
lusitania-card-barbarian-3-text = Un mercenaire pour la case III. Une légion en a deux au plus.
lusitania-card-barbarian-4-text = Un mercenaire pour la case IV. Une légion en a deux au plus.
lusitania-card-barbarian-5-text = Un mercenaire pour la case V. Une légion en a deux au plus.
lusitania-card-barbarian-6-text = Un mercenaire pour la case VI. Une légion en a deux au plus.
lusitania-card-cook-text = Pour la case VI. Ne reçoit pas d’équipement.
lusitania-card-ballistarius-text = Pour la case VII. L’équipement est au choix.
lusitania-card-shield-text = Se glisse sous un de vos guerriers qui la montre.
lusitania-card-sword-text = Se glisse sous un de vos guerriers qui la montre.
lusitania-card-spear-text = Se glisse sous un de vos guerriers qui la montre.
lusitania-card-axe-text = Se glisse sous un de vos guerriers qui la montre.
lusitania-card-horse-text = Se glisse sous un de vos guerriers qui la montre.
lusitania-card-bow-text = Se glisse sous un de vos guerriers qui la montre.
lusitania-card-stone-text = Se glisse sous un de vos guerriers qui la montre.
lusitania-card-auxiliary-text = Passe dans une case de guerrier libre et y reste ; vaut un point dans toute case.
lusitania-card-senator-text = À chaque autre joueur : prenez une carte de sa main au hasard et donnez-lui une des vôtres.
lusitania-card-cleopatra-text = Défausse une carte d’équipement d’une autre légion.
lusitania-card-inspector-text = Défaussez une carte de votre main, puis prenez-en une autre, au choix, dans la défausse.
lusitania-card-doctor-text = Met une ou deux de vos cartes libérées à la défausse.
lusitania-card-caesar-text = Remplace tout le camp par quatre cartes ; puis César passe au joueur à votre droite. César départage aussi les égalités.
lusitania-card-general-text = Défaussez une à trois cartes de votre main et piochez-en autant.
lusitania-card-laurus-1-text = Pierre, arc et cheval dans la légion : 1 point.
lusitania-card-laurus-2-text = Deux paires d’équipements égaux : 1 point.
lusitania-card-laurus-3-text = Quatre équipements différents : 1 point.
lusitania-card-laurus-4-text = Cases I à IV occupées (guerriers ou auxiliaires) : 1 point.
lusitania-card-laurus-5-text = Cases V à VII occupées (guerriers ou auxiliaires) : 1 point.
lusitania-card-virtus-6-text = Pierre, hache et cheval : un guerrier peut porter un second exemplaire d’un équipement qu’il a.
lusitania-card-virtus-7-text = Guerriers dans trois cases voisines : échangez jusqu’à deux cartes à la fois.
lusitania-card-virtus-8-text = Glaive, hache et arc : libérez jusqu’à deux cartes à la fois.
lusitania-card-virtus-9-text = Glaive, lance et bouclier : trois barbares sont permis.
lusitania-card-virtus-10-text = Cuisinière et balistaire tout équipé : un guerrier peut prendre deux équipements de plus qu’il ne montre pas.

## What is printed on a card

lusitania-fact-points = { $vp ->
        [one] { $vp } point
       *[other] { $vp } points
    }
lusitania-fact-takes = reçoit { $gear }
lusitania-fact-mark = signe { $mark }
lusitania-fact-copies = exemplaires : { $n }
lusitania-fact-assumed = supposé : { $values }
lusitania-value-vp = points
lusitania-value-takes = équipement
lusitania-value-copies = exemplaires
lusitania-or = { $gear } ou { $other }

## The rules in short, for the help page

lusitania-rules-goal = Levez une légion. Guerriers et équipement donnent des points ; le premier à 21 gagne. Chaque carte libérée coûte un demi-point.
lusitania-rules-turn = Un tour, c’est une action : échanger une carte avec le camp, en recruter une et piocher, ou en libérer une face cachée et piocher. Avant ou après, vous pouvez utiliser un invité ou une carte de Mars de votre légion.
lusitania-rules-legion = Légionnaires (I à V) d’une seule province, deux barbares (I à VI) au plus, cuisinière VI, balistaire VII ; un guerrier par case, pour toujours. L’équipement va sous un guerrier qui le montre. Les cases 0 et 8 sont aux invités et aux cartes de Mars.
lusitania-rules-camp = Trois équipements égaux, ou trois guerriers d’une couleur, quittent aussitôt le camp pour trois nouvelles cartes ; cuisinières et balistaires sont noirs.
lusitania-rules-end = La partie finit aussitôt à 21 points, ou après le tour où la pioche s’épuise pour la deuxième fois. Le plus de points gagne ; à égalité, le joueur qui a César, ou le suivant à sa gauche.

## Options

lusitania-option-laurus = Extension Laurus
lusitania-option-virtus = Extension Virtus
lusitania-option-reading = Valeurs supposées : deux lectures des exemples publiés
lusitania-option-reading-a = A
lusitania-option-reading-b = B
lusitania-option-senator-order = Qui le sénateur visite d’abord
lusitania-option-senator-order-clockwise = dans le sens horaire
lusitania-option-senator-order-chosen = au choix de son maître
lusitania-option-max-turns = Tours après lesquels la partie finit
lusitania-option-numbers = Valeurs à la place de celles supposées

## The log

lusitania-told-caesar = César est à { $seat }, qui commence.
lusitania-told-dealt = { lusitania-a } reçu { $card }.
lusitania-told-draws = { lusitania-a } pioché { $card }.
lusitania-told-draws-unseen = { lusitania-a } pioché une carte.
lusitania-told-lies = En jeu : { $card }
lusitania-told-camp = Nouveau au camp : { $card }
lusitania-told-hires = { lusitania-a } recruté { $card } en case { $cell }.
lusitania-told-invites = { lusitania-a } invité { $card }.
lusitania-told-takes = { lusitania-a } pris { $card } au camp.
lusitania-told-puts = { lusitania-a } mis { $card } au camp.
lusitania-told-uses = { lusitania-a } utilisé { $card }.
lusitania-told-equips = { lusitania-a } équipé { $with } : { $card }
lusitania-told-releases = { lusitania-a } libéré { $card }.
lusitania-told-releases-unseen = { lusitania-a } libéré une carte.
lusitania-told-doubles = Un second exemplaire pour { $with } ({ $seat }) : { $card }
lusitania-told-widens = Deux équipements de plus pour { $with } ({ $seat }).
lusitania-told-discards = { lusitania-a } défaussé { $card }.
lusitania-told-picks = { lusitania-a } repris { $card } à la défausse.
lusitania-told-heals = Carte libérée mise à la défausse ({ $seat }) : { $card }
lusitania-told-moves = { lusitania-a } placé l’auxiliaire en case { $cell }.
lusitania-told-strips = { lusitania-a } défaussé un équipement ({ $foe }, sous { $with }) : { $card }
lusitania-told-steals = { lusitania-a } pris une carte ({ $foe }) : { $card }
lusitania-told-steals-unseen = { lusitania-a } pris une carte ({ $foe }).
lusitania-told-gives = { lusitania-a } donné une carte ({ $foe }) : { $card }
lusitania-told-gives-unseen = { lusitania-a } donné une carte ({ $foe }).
lusitania-told-goes = César passe à : { $seat }
lusitania-told-awarded = { lusitania-a } gagné { $card }.
lusitania-told-three = Trois semblables quittent le camp : { $card }
lusitania-told-three-warriors = Trois guerriers { $colour ->
        [blue] bleus
        [red] rouges
        [yellow] jaunes
        [green] verts
        [white] blancs
       *[black] noirs
    } quittent le camp.
lusitania-told-gains = { lusitania-a } gagné { $n ->
        [one] { $n } point
       *[other] { $n } points
    }, total { $points }.
lusitania-told-loses = { lusitania-a } perdu { $n ->
        [one] { $n } point
       *[other] { $n } points
    }, total { $points }.
lusitania-told-shuffled = La défausse devient la nouvelle pioche.
lusitania-told-last = La pioche est de nouveau épuisée : la partie finit après ce tour.
lusitania-told-turn = Tour { $n } : { $seat }
lusitania-told-over = Fin de la partie.

## Moves

lusitania-move-hire = Recruter { $card } en case { $cell } : { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
lusitania-move-hire-equipment = Équiper de { $card } : { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
lusitania-move-invite = Inviter { $card } : { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
lusitania-move-take = Échanger : prendre { $card }
lusitania-move-pick = Prendre { $card }
lusitania-move-put = Mettre { $card } au camp
lusitania-move-discard = Défausser { $card }
lusitania-move-give = Donner { $card } ({ $foe })
lusitania-move-down = Libérer { $card }
lusitania-move-heal = Mettre { $card } à la défausse
lusitania-move-use = Utiliser { $card }
lusitania-move-equip = { $card } pour { $with } en case { $cell }
lusitania-move-double = Sous { $with } en case { $cell }
lusitania-move-widen = Sous { $with } en case { $cell }
lusitania-move-move = En case { $cell }
lusitania-move-raid = { $foe } : équipement de { $with } en case { $cell }
lusitania-move-doubled = Un second exemplaire : { $card }
lusitania-move-strip = Défausser { $card }
lusitania-move-visit = { $foe } ensuite
lusitania-move-release = Libérer une carte
lusitania-move-more = Libérer une autre carte
lusitania-move-done = C’est tout
lusitania-move-end = Finir le tour

## Groups of moves

lusitania-group-hire = Recruter
lusitania-group-exchange = Échanger
lusitania-group-guest = Invité ou carte de Mars
lusitania-group-other = Autre

## What is to be decided

lusitania-ask-main = Que faites-vous ?
lusitania-ask-main-after = Utiliser un invité, ou finir le tour ?
lusitania-ask-equipping = Sous qui : { $card }
lusitania-ask-putting = Quelle carte mettez-vous au camp ?
lusitania-ask-releasing = Quelle carte libérez-vous ?
lusitania-ask-more = Libérer une deuxième carte ?
lusitania-ask-slipping = Sous qui mettre Virtus 6 ?
lusitania-ask-doubled = Un second exemplaire de quel équipement ?
lusitania-ask-widening = Sous qui mettre Virtus 10 ?
lusitania-ask-discarding = Quelle carte défaussez-vous ?
lusitania-ask-picking = Quelle carte prenez-vous à la défausse ?
lusitania-ask-healing = Quelle carte libérée va à la défausse ?
lusitania-ask-moving = En quelle case va l’auxiliaire ?
lusitania-ask-raiding = Quel équipement Cléopâtre défausse-t-elle ?
lusitania-ask-stripping = Quel équipement ?
lusitania-ask-choosing = Qui le sénateur visite-t-il ensuite ?
lusitania-ask-giving = Pris : { $card }. Quelle carte donnez-vous en échange ?

## The position on the board and in sentences

lusitania-state-head = Tour { $turn }. Pioche { $deck }, défausse { $discard }.{ $last ->
        [yes] {" "}La partie finit après ce tour.
       *[no] { "" }
    }
lusitania-state-camp = Camp : { $cards }
lusitania-state-hand = Votre main : { $cards }
lusitania-state-discarded = Défausse : { $cards }
lusitania-state-awards = Laurus et Virtus : { $cards }
lusitania-state-hidden = Sûrement en main ou libérées : { $cards }
lusitania-state-award = { $card } ({ $seat })
lusitania-state-air = Pris : { $card }
lusitania-state-side = { $seat } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }. Légion : { $cells }. Main : { $hand }, libérées : { $released }.
lusitania-state-known = Connu de la main : { $cards }
lusitania-state-released = Vos cartes libérées : { $cards }
lusitania-state-cell = { $cell } { $card }
lusitania-state-equipped = { $cell } { $card } avec { $gear }
lusitania-board-head = Tour { $turn } · pioche { $deck } · défausse { $discard }{ $last ->
        [yes] {" "}· DERNIER TOUR
       *[no] { "" }
    }
lusitania-board-side = main { $hand } · libérées { $released }
lusitania-board-known = connu : { $cards }
lusitania-none = rien
