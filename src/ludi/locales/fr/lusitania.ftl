# Lusitania XXI: cards, the log, the moves, and what the screens say about a position.
# "Vous" is the name of the person who reads; the selector on it keeps verbs right with names too.

lusitania-name = Lusitania XXI
lusitania-about = deux à quatre joueurs lèvent une légion : échanger, recruter, congédier, le premier à 21 points
lusitania-points = { $seat } : { $vp ->
        [one] { POINTS($vp) } point
       *[other] { POINTS($vp) } points
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
lusitania-card-legionary-text = Un légionnaire pour la case { $cell }. Une légion n’a de légionnaires que d’une province, et jamais celle d’une autre légion.
lusitania-card-barbarian-text = Un mercenaire pour la case { $cell }. Une légion a { $most } barbares au plus{ $more ->
        [0] { "" }
       *[other] , { $more } avec Virtus 9
    }.
lusitania-card-black-text = Pour la case { $cell }. { $gear ->
        [none] Ne reçoit pas d’équipement.
        [choice] L’équipement est au choix.
       *[fixed] Reçoit l’équipement qu’elle montre.
    }
lusitania-card-equipment-text = Se glisse sous un guerrier portant son symbole.
lusitania-card-auxiliary-text = Passe dans une case de guerrier libre et y reste ; vaut dans toute case { $n ->
        [one] { $n } point
       *[other] { $n } points
    }.
lusitania-card-senator-text = À chaque autre joueur{ $order ->
        [chosen] , dans l’ordre de votre choix
       *[clockwise] , dans le sens horaire
    } : prenez une carte de sa main au hasard et donnez-lui une des vôtres.
lusitania-card-cleopatra-text = Défausse une carte d’équipement d’une autre légion.
lusitania-card-inspector-text = Défaussez une carte de votre main, puis prenez-en une autre, au choix, dans la défausse.
lusitania-card-doctor-text = Met jusqu’à { $n } de vos cartes congédiées à la défausse.
lusitania-card-caesar-text = Remplace tout le camp par { $n } nouvelles cartes ; puis César passe au joueur à votre droite, ou au suivant qui a une case libre. César départage aussi les égalités.
lusitania-card-general-text = Défaussez jusqu’à { $n } cartes de votre main et piochez-en autant.
lusitania-card-award-text = { $asks } : { $gives }.
lusitania-asks-all = { $gear } dans la légion
lusitania-asks-pairs = { $n } paires d’équipements identiques
lusitania-asks-different = { $n } équipements différents
lusitania-asks-cells = Cases { $cells } occupées (guerriers ou auxiliaires)
lusitania-asks-row = Guerriers dans { $n } cases voisines
lusitania-asks-fitted = Cuisinière et balistaire tout équipé
lusitania-gives-virtus-6 = un guerrier peut porter un second exemplaire d’un équipement qu’il a
lusitania-gives-virtus-7 = échangez jusqu’à deux cartes à la fois
lusitania-gives-virtus-8 = congédiez jusqu’à deux cartes à la fois
lusitania-gives-virtus-9 = { $n } barbares sont permis
lusitania-gives-virtus-10 = un guerrier peut prendre deux équipements de plus qu’il ne montre pas

## What is printed on a card

lusitania-facts = { $parts }
lusitania-fact-points = { $vp ->
        [one] { POINTS($vp) } point
       *[other] { POINTS($vp) } points
    }
lusitania-fact-takes = reçoit { $gear }
lusitania-fact-copies = exemplaires : { $n }
lusitania-fact-assumed = supposé : { $values }
lusitania-value-vp = points
lusitania-value-takes = équipement
lusitania-value-copies = exemplaires
lusitania-or = { $gear } ou { $other }

## The rules in short, for the help page

lusitania-rules-goal = Levez une légion. Guerriers et équipement donnent des points ; le premier à { $goal } gagne. Chaque carte congédiée coûte un demi-point.
lusitania-rules-turn = Un tour, c’est une action : échanger une carte avec le camp, en recruter une et piocher, ou en congédier une face cachée et piocher. Avant ou après, vous pouvez utiliser un invité ou une carte de Mars de votre légion.
lusitania-rules-legion = Légionnaires (I à V) d’une seule province, { $most } barbares (I à VI) au plus{ $more ->
        [0] { "" }
       *[other] {" "}({ $more } avec Virtus 9)
    }, cuisinière VI, balistaire VII ; un guerrier par case, pour toujours. L’équipement va sous un guerrier qui le montre. Les cases 0 et 8 sont aux invités et aux cartes de Mars.
lusitania-rules-camp = { $n } équipements identiques, ou { $n } guerriers d’une couleur, quittent aussitôt le camp pour { $n } nouvelles cartes ; cuisinières et balistaires sont noirs.
lusitania-rules-end = La partie finit aussitôt à { $goal } points, ou après le tour où la pioche s’épuise pour la deuxième fois. Qui a le plus de points gagne ; à égalité, le joueur qui a César, ou le suivant à sa gauche.
lusitania-rules-expansions = { $used ->
        [laurus] Laurus pose
        [virtus] Virtus pose
       *[both] Chaque extension pose
    } { $n } carte de plus qu’il n’y a de joueurs. Le premier qui a ce qu’une carte demande la prend et la garde. { $used ->
        [laurus] Chacune vaut un point.
        [virtus] Chacune donne un avantage durable.
       *[both] Les cartes Laurus valent un point, les cartes Virtus donnent un avantage durable.
    }

## Options

lusitania-option-laurus = Extension Laurus
lusitania-option-virtus = Extension Virtus
lusitania-option-reading = Valeurs supposées : deux lectures des exemples publiés
lusitania-option-reading-a = A : César et les généraux ne rapportent rien
lusitania-option-reading-b = B : César et les généraux rapportent des points
lusitania-option-senator-order = Qui le sénateur visite d’abord
lusitania-option-senator-order-clockwise = dans le sens horaire
lusitania-option-senator-order-chosen = au choix de son propriétaire
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
        [one] { POINTS($n) } point
       *[other] { POINTS($n) } points
    }, total { POINTS($points) }.
lusitania-told-loses = { lusitania-a } perdu { $n ->
        [one] { POINTS($n) } point
       *[other] { POINTS($n) } points
    }, total { POINTS($points) }.
lusitania-told-shuffled = La défausse devient la nouvelle pioche.
lusitania-told-last = La pioche est épuisée : la partie finit après ce tour.
lusitania-told-turn = Tour { $n } : { $seat }
lusitania-told-over = Fin de la partie.
lusitania-told-level = À égalité de points, le joueur qui a César gagne, ou le suivant à sa gauche.

## Moves

lusitania-move-hire = Recruter { $card } en case { $cell }
lusitania-move-hire-equipment = Équiper : { $card }
lusitania-move-invite = Inviter { $card }
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

## What a move would do

lusitania-effect = { $parts }
lusitania-effect-points = { $vp ->
        [0] aucun point
        [one] +{ POINTS($vp) } point
       *[other] +{ POINTS($vp) } points
    } : alors { POINTS($points) } sur { $goal }
lusitania-effect-costs = coûte { $vp ->
        [one] { POINTS($vp) } point
       *[other] { POINTS($vp) } points
    } : alors { POINTS($points) } sur { $goal }
lusitania-effect-awards = gagne { $cards }
lusitania-effect-maybe = peut gagner { $cards }
lusitania-effect-colour = { $colour ->
        [blue] l’Aquitaine est à vous
        [red] la Bretagne est à vous
        [yellow] l’Hispanie est à vous
       *[green] l’Helvétie est à vous
    }
lusitania-effect-under = place sous { $cards }
lusitania-effect-foe = { $foe } : alors { POINTS($points) } sur { $goal }
lusitania-effect-three = trois cartes identiques quittent le camp : { $cards }
lusitania-effect-caesar = César passe ensuite { $seat ->
        [Vous] chez vous
       *[other] chez { $seat }
    }
lusitania-effect-ends = la partie finit

## What is to be decided

lusitania-ask-main = Que faites-vous ?
lusitania-ask-main-after = Utiliser un invité, ou finir le tour ?
lusitania-ask-equipping = { $card } : sous quel guerrier ?
lusitania-ask-putting = Quelle carte mettez-vous au camp ?
lusitania-ask-releasing = Quelle carte congédiez-vous ?
lusitania-ask-more = Congédier une deuxième carte ?
lusitania-ask-slipping = Sous quel guerrier mettre Virtus 6 ?
lusitania-ask-doubled = Un second exemplaire de quel équipement ?
lusitania-ask-widening = Sous quel guerrier mettre Virtus 10 ?
lusitania-ask-discarding = Quelle carte défaussez-vous ?
lusitania-ask-picking = Quelle carte prenez-vous à la défausse ?
lusitania-ask-healing = Quelle carte congédiée va à la défausse ?
lusitania-ask-moving = Dans quelle case va l’auxiliaire ?
lusitania-ask-raiding = Quel équipement Cléopâtre défausse-t-elle ?
lusitania-ask-stripping = Quel équipement ?
lusitania-ask-choosing = Qui le sénateur visite-t-il ensuite ?
lusitania-ask-giving = Pris : { $card }. Quelle carte donnez-vous en échange ?

## The position on the board and in sentences

lusitania-state-head = Tour { $turn }. Pioche { $deck }, défausse { $discard }.
lusitania-state-run = { $run ->
        [first] Premier passage de la pioche ; quand elle est vide, la défausse est mélangée.
        [second] Deuxième passage de la pioche ; quand elle est vide, la partie finit avec le tour.
       *[last] La partie finit après ce tour.
    }
lusitania-state-camp = Camp : { $cards }
lusitania-state-hand = Votre main : { $cards }
lusitania-state-discarded = Défausse : { $cards }
lusitania-state-hidden = Sûrement en main ou congédiées : { $cards }
lusitania-state-released = Vos cartes congédiées : { $cards }
lusitania-state-stuck = { $card } : { $why }
lusitania-state-seat = { $seat } : { $points ->
        [one] { POINTS($points) } point
       *[other] { POINTS($points) } points
    } sur { $goal }, { $counts }, { $more }
lusitania-state-legion = { $seat ->
        [Vous] Votre légion
       *[other] Légion ({ $seat })
    } : { $cells }
lusitania-state-cell = { $cell } { $card }
lusitania-state-equipped = { $cell } { $card } ({ $more })
lusitania-state-award = { $card } : { $state }
lusitania-state-known = connu de la main : { $cards }
lusitania-award-free = { $have } sur { $of }
lusitania-award-taken = gagnée ({ $seat })
lusitania-award-open = à prendre
lusitania-counts = { $hand ->
        [one] { $hand } carte en main
       *[other] { $hand } cartes en main
    }{ $released ->
        [0] { "" }
        [one] , { $released } congédiée
       *[other] , { $released } congédiées
    }
lusitania-colour = { $colour ->
        [blue] Aquitaine
        [red] Bretagne
        [yellow] Hispanie
        [green] Helvétie
       *[none] sans province
    }
lusitania-has-awards = cartes gagnées : { $cards }
lusitania-holds = porte { $cards }
lusitania-free = prend { $cards }
lusitania-taken = En route vers la main : { $cards }
lusitania-some = { $n } × { $card }
lusitania-summary = { $turn ->
        [0] Début
       *[other] Tour { $turn }
    } · { $run ->
        [first] pioche { $deck }
        [second] pioche { $deck } (2ᵉ)
       *[last] dernier tour
    }
lusitania-standing = { $seat } : { $points ->
        [one] { POINTS($points) } point
       *[other] { POINTS($points) } points
    }{ $left ->
        [0] { "" }
       *[other] , encore { POINTS($left) }
    }
lusitania-board-head = Tour { $turn } · pioche { $deck } · défausse { $discard }{ $last ->
        [yes] {" "}· DERNIER TOUR
       *[no] { "" }
    }
lusitania-board-side = main { $hand } · congédiées { $released }
lusitania-board-known = connu : { $cards }
lusitania-board-awards-of = { $seat } : { $cards }
lusitania-board-awards = { $set ->
        [laurus] Laurus
       *[virtus] Virtus
    } { $numbers }
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

# Les raisons d’un coup : ce qu’il change

lusitania-why-gains = +{ POINTS($n) } { $n ->
    [one] point
   *[other] points
}
lusitania-why-loses = −{ POINTS($n) } { $n ->
    [one] point
   *[other] points
}
lusitania-why-reaches = atteint les { $goal } points
lusitania-why-cards = +{ $n } { $n ->
    [one] carte
   *[other] cartes
} en main
lusitania-why-spends = −{ $n } { $n ->
    [one] carte
   *[other] cartes
} en main
lusitania-why-releases = congédie { $n } { $n ->
    [one] carte
   *[other] cartes
}
lusitania-why-equips = { $n ->
    [one] { $n } équipement de plus dans la légion
   *[other] { $n } équipements de plus dans la légion
}
lusitania-why-foe-gains = { $seat } : +{ POINTS($n) } { $n ->
    [one] point
   *[other] points
}
lusitania-why-foe-loses = { $seat } : −{ POINTS($n) } { $n ->
    [one] point
   *[other] points
}
lusitania-why-removes = { $seat } : { $card } en moins
lusitania-why-takes = { $seat } : −{ $n } { $n ->
    [one] carte
   *[other] cartes
} en main
lusitania-why-award = remporte { $card }
lusitania-why-nearer = { $card } : { $have } sur { $of }
lusitania-why-brings = { $use ->
    [idle] { $card } arrive en main, sans place dans la légion pour l’instant
    [effect] { $card } arrive en main
   *[points] { $card } arrive en main : { $points ->
         [one] { POINTS($points) } point
        *[other] { POINTS($points) } points
    } une fois dans la légion
}
lusitania-why-parts = { $use ->
    [idle] { $card } quitte la main : pas de place dans la légion
    [effect] { $card } quitte la main
   *[points] { $card } quitte la main : { $points ->
         [one] { POINTS($points) } point
        *[other] { POINTS($points) } points
    } une fois dans la légion
}

## Ce qui ne va pas

lusitania-accepted-numbers = valeurs de cartes comme « Cook vp 3, Shield copies 6, Legionary 2 takes Sword/Spear + Shield », ou leur table
lusitania-accepted-takes = au plus { $most } symboles comme « Sword/Spear », chaque équipement une fois
lusitania-unknown-card = numbers : { $given } n’est pas une carte ; accepté : { $cards }
