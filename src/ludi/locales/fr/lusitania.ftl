# Lusitania XXI: cards, the log, the moves, and what the screens say about a position.
# "Vous" is the name of the person who reads; the selector on it keeps verbs right with names too.

lusitania-name = Lusitania XXI
lusitania-about = deux à quatre joueurs lèvent une légion : échanger, recruter, congédier, le premier à 21 points
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
lusitania-card-yellow-1 = Hispanie I
lusitania-card-yellow-2 = Hispanie II
lusitania-card-yellow-3 = Hispanie III
lusitania-card-yellow-4 = Hispanie IV
lusitania-card-yellow-5 = Hispanie V
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
lusitania-card-shield-text = Se glisse sous un guerrier portant son symbole.
lusitania-card-sword-text = Se glisse sous un guerrier portant son symbole.
lusitania-card-spear-text = Se glisse sous un guerrier portant son symbole.
lusitania-card-axe-text = Se glisse sous un guerrier portant son symbole.
lusitania-card-horse-text = Se glisse sous un guerrier portant son symbole.
lusitania-card-bow-text = Se glisse sous un guerrier portant son symbole.
lusitania-card-stone-text = Se glisse sous un guerrier portant son symbole.
lusitania-card-auxiliary-text = Passe dans une case de guerrier libre et y reste ; vaut un point dans toute case.
lusitania-card-senator-text = À chaque autre joueur : prenez une carte de sa main au hasard et donnez-lui une des vôtres.
lusitania-card-cleopatra-text = Défausse une carte d’équipement d’une autre légion.
lusitania-card-inspector-text = Défaussez une carte de votre main, puis prenez-en une autre, au choix, dans la défausse.
lusitania-card-doctor-text = Met une ou deux de vos cartes congédiées à la défausse.
lusitania-card-caesar-text = Remplace tout le camp par quatre cartes ; puis César passe au joueur à votre droite. César départage aussi les égalités.
lusitania-card-general-text = Défaussez une à trois cartes de votre main et piochez-en autant.
lusitania-card-laurus-1-text = Pierre, arc et cheval dans la légion : 1 point.
lusitania-card-laurus-2-text = Deux paires d’équipements identiques : 1 point.
lusitania-card-laurus-3-text = Quatre équipements différents : 1 point.
lusitania-card-laurus-4-text = Cases I à IV occupées (guerriers ou auxiliaires) : 1 point.
lusitania-card-laurus-5-text = Cases V à VII occupées (guerriers ou auxiliaires) : 1 point.
lusitania-card-virtus-6-text = Pierre, hache et cheval : un guerrier peut porter un second exemplaire d’un équipement qu’il a.
lusitania-card-virtus-7-text = Guerriers dans trois cases voisines : échangez jusqu’à deux cartes à la fois.
lusitania-card-virtus-8-text = Glaive, hache et arc : congédiez jusqu’à deux cartes à la fois.
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

lusitania-rules-goal = Levez une légion. Guerriers et équipement donnent des points ; le premier à 21 gagne. Chaque carte congédiée coûte un demi-point.
lusitania-rules-turn = Un tour, c’est une action : échanger une carte avec le camp, en recruter une et piocher, ou en congédier une face cachée et piocher. Avant ou après, vous pouvez utiliser un invité ou une carte de Mars de votre légion.
lusitania-rules-legion = Légionnaires (I à V) d’une seule province, deux barbares (I à VI) au plus, cuisinière VI, balistaire VII ; un guerrier par case, pour toujours. L’équipement va sous un guerrier qui le montre. Les cases 0 et 8 sont aux invités et aux cartes de Mars.
lusitania-rules-camp = Trois équipements identiques, ou trois guerriers d’une couleur, quittent aussitôt le camp pour trois nouvelles cartes ; cuisinières et balistaires sont noirs.
lusitania-rules-end = La partie finit aussitôt à 21 points, ou après le tour où la pioche s’épuise pour la deuxième fois. Qui a le plus de points gagne ; à égalité, le joueur qui a César, ou le suivant à sa gauche.

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

lusitania-told-caesar = { $seat ->
        [Vous] Vous avez César et commencez
       *[other] { $seat } a César et commence
    }.
lusitania-told-dealt = { lusitania-a } reçu { $card }.
lusitania-told-draws = { lusitania-a } pioché { $card }.
lusitania-told-draws-unseen = { lusitania-a } pioché une carte.
lusitania-told-lies = En jeu : { $card }.
lusitania-told-camp = Nouveau au camp : { $card }.
lusitania-told-hires = { lusitania-a } recruté { $card } en case { $cell }.
lusitania-told-invites = { lusitania-a } invité { $card }.
lusitania-told-takes = { lusitania-a } pris { $card } au camp.
lusitania-told-puts = { lusitania-a } mis { $card } au camp.
lusitania-told-uses = { lusitania-a } utilisé { $card }.
lusitania-told-equips = { lusitania-a } équipé { $with } : { $card }.
lusitania-told-releases = { lusitania-a } congédié { $card }.
lusitania-told-releases-unseen = { lusitania-a } congédié une carte.
lusitania-told-doubles = Un second exemplaire pour { $with } ({ $seat }) : { $card }.
lusitania-told-widens = Deux équipements de plus pour { $with } ({ $seat }).
lusitania-told-discards = { lusitania-a } défaussé { $card }.
lusitania-told-picks = { lusitania-a } repris { $card } à la défausse.
lusitania-told-heals = Carte congédiée mise à la défausse ({ $seat }) : { $card }.
lusitania-told-moves = { lusitania-a } placé l’auxiliaire en case { $cell }.
lusitania-told-strips = { lusitania-a } défaussé un équipement ({ $foe }, sous { $with }) : { $card }.
lusitania-told-steals = { lusitania-a } pris une carte ({ $foe }) : { $card }.
lusitania-told-steals-unseen = { lusitania-a } pris une carte ({ $foe }).
lusitania-told-gives = { lusitania-a } donné une carte ({ $foe }) : { $card }.
lusitania-told-gives-unseen = { lusitania-a } donné une carte ({ $foe }).
lusitania-told-goes = { $seat ->
        [Vous] César passe chez vous
       *[other] César passe chez { $seat }
    }.
lusitania-told-awarded = { lusitania-a } gagné { $card }.
lusitania-told-three = Trois cartes identiques quittent le camp : { $card }.
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
lusitania-move-down = Congédier { $card }
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
lusitania-move-release = Congédier une carte
lusitania-move-more = Congédier une autre carte
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
lusitania-ask-releasing = Quelle carte congédiez-vous ?
lusitania-ask-more = Congédier une deuxième carte ?
lusitania-ask-slipping = Sous qui mettre Virtus 6 ?
lusitania-ask-doubled = Un second exemplaire de quel équipement ?
lusitania-ask-widening = Sous qui mettre Virtus 10 ?
lusitania-ask-discarding = Quelle carte défaussez-vous ?
lusitania-ask-picking = Quelle carte prenez-vous à la défausse ?
lusitania-ask-healing = Quelle carte congédiée va à la défausse ?
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
lusitania-state-hidden = Sûrement en main ou congédiées : { $cards }
lusitania-state-award = { $card } ({ $seat })
lusitania-state-air = Pris : { $card }
lusitania-state-side = { $seat } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }. Légion : { $cells }. Main : { $hand }, congédiées : { $released }.
lusitania-state-known = Connu de la main : { $cards }
lusitania-state-released = Vos cartes congédiées : { $cards }
lusitania-state-cell = { $cell } { $card }
lusitania-state-equipped = { $cell } { $card } avec { $gear }
lusitania-board-head = Tour { $turn } · pioche { $deck } · défausse { $discard }{ $last ->
        [yes] {" "}· DERNIER TOUR
       *[no] { "" }
    }
lusitania-board-side = main { $hand } · congédiées { $released }
lusitania-board-known = connu : { $cards }
lusitania-board-legend = ■ légionnaire, ▲ barbare, ● cuisinière ou balistaire, ◦ auxiliaire ; - reste :
lusitania-board-any = tous
lusitania-none = rien

## Pourquoi un coup n’est pas possible

lusitania-why-cell = La case { $cell } est déjà occupée.
lusitania-why-colour = Votre légion est { $colour ->
        [blue] d’Aquitaine
        [red] de Bretagne
        [yellow] d’Hispanie
       *[green] d’Helvétie
    }.
lusitania-why-province = Une autre légion est { $colour ->
        [blue] d’Aquitaine
        [red] de Bretagne
        [yellow] d’Hispanie
       *[green] d’Helvétie
    }.
lusitania-why-barbarians = Votre légion a tous les barbares permis.
lusitania-why-symbol = Aucun de vos guerriers n’a de place libre pour elle.
lusitania-why-guests = Les deux cases d’invités sont occupées.
lusitania-no-card = Vous n’avez pas la carte { $card } en main.
lusitania-no-other = Cela ne fait pas partie des choix du moment.
lusitania-no-general = Un général ne peut pas être congédié.
lusitania-no-guest = Il n’y a pas de carte { $card } dans votre légion.
lusitania-no-more-guests = Vous avez déjà utilisé un invité ou une carte de Mars ce tour-ci.
lusitania-no-more-actions = Vous avez déjà fait votre action ce tour-ci.
lusitania-no-end = Il faut d’abord faire une action.
lusitania-no-camp = Il n’y a pas de carte { $card } dans le camp.
lusitania-no-hand = Vous n’avez en main aucune carte à donner.
lusitania-no-place = Il n’y a pas de place libre pour elle en case { $cell }.
lusitania-no-equipment = Il n’y a pas d’équipement en case { $cell }.
lusitania-no-warrior = Il n’y a pas de guerrier en case { $cell }.
lusitania-no-discarded = Il n’y a pas de carte { $card } à prendre dans la défausse.
lusitania-no-released = Vous n’avez pas congédié de carte { $card }.
lusitania-no-use = { $card } resterait sans effet : { $needs ->
        [auxiliary] aucune de vos cases de guerrier n’est libre
        [senator] aucun autre joueur n’a de carte en main
        [cleopatra] aucune autre légion n’a d’équipement
        [inspector] la défausse est vide
        [doctor] vous n’avez congédié aucune carte
        [hand] vous n’avez aucune carte en main
       *[deck] on ne pioche plus de nouvelles cartes
    }.
