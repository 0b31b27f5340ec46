# Roma: cards, the log, the moves, and what the screens say about a position.
# "Vous" is the name of the person who reads; the selectors on it keep verbs right with names too.

roma-name = Roma
roma-about = deux joueurs, des dés et des cartes ; attaquez la rangée d’en face, amassez des points de victoire
roma-points = { $seat } : { $vp } PV

# Used by the sentences of the log below.
roma-a = { $seat ->
        [Vous] Vous avez
       *[other] { $seat } a
    }

## Cards

roma-card-sicarius = Sicarius
roma-card-architectus = Architectus
roma-card-consiliarius = Consiliarius
roma-card-legat = Legat
roma-card-gladiator = Gladiator
roma-card-mercator = Mercator
roma-card-consul = Consul
roma-card-legionarius = Legionarius
roma-card-nero = Nero
roma-card-praetorianus = Praetorianus
roma-card-scaenicus = Scaenicus
roma-card-haruspex = Haruspex
roma-card-senator = Senator
roma-card-velites = Velites
roma-card-essedum = Essedum
roma-card-tribunus-plebis = Tribunus Plebis
roma-card-centurio = Centurio
roma-card-aesculapinum = Aesculapinum
roma-card-basilica = Basilica
roma-card-machina = Machina
roma-card-forum = Forum
roma-card-mercatus = Mercatus
roma-card-onager = Onager
roma-card-templum = Templum
roma-card-turris = Turris

roma-card-sicarius-text = Choisissez un personnage adverse : il est défaussé, et Sicarius avec lui. Sans combat.
roma-card-architectus-text = Posez gratuitement autant de bâtiments de votre main que vous voulez, sur n’importe lesquels de vos disques. Ils peuvent recouvrir vos propres cartes, même Architectus.
roma-card-consiliarius-text = Reprenez tous vos personnages, Consiliarius compris, et replacez chacun sur un disque différent. Les bâtiments recouverts sont défaussés.
roma-card-legat-text = Prenez 1 point de victoire dans la réserve pour chaque disque que l’adversaire a laissé vide.
roma-card-gladiator-text = Choisissez un personnage adverse : il retourne dans la main de l’adversaire. Sans combat.
roma-card-mercator-text = Achetez des points de victoire à votre adversaire, autant que vous pouvez en payer, à 2 sesterces pièce. L’argent lui revient.
roma-card-consul-text = Modifiez de 1 un de vos dés inutilisés, en plus ou en moins, entre 1 et 6.
roma-card-legionarius-text = Combat contre la carte d’en face, personnage ou bâtiment.
roma-card-nero-text = Choisissez un bâtiment adverse : il est défaussé, et Nero avec lui. Sans combat.
roma-card-praetorianus-text = Choisissez un disque adverse. La carte qui s’y trouve ne pourra pas être activée au prochain tour de l’adversaire.
roma-card-scaenicus-text = Effectue l’action d’un autre de vos personnages, depuis le disque de Scaenicus. Le choix se refait à chaque activation.
roma-card-haruspex-text = Regardez toute la pioche et prenez-y une carte en main.
roma-card-senator-text = Posez gratuitement autant de personnages de votre main que vous voulez, sur n’importe lesquels de vos disques. Ils peuvent recouvrir vos propres cartes, même Senator.
roma-card-velites-text = Combat contre n’importe quel personnage adverse, où qu’il soit.
roma-card-essedum-text = Toutes les cartes adverses ont 2 de défense en moins jusqu’à la fin de ce tour. L’effet se cumule.
roma-card-tribunus-plebis-text = Prenez 1 point de victoire à votre adversaire.
roma-card-centurio-text = Combat contre la carte d’en face, personnage ou bâtiment. Si le jet est trop faible, vous pouvez y ajouter un de vos dés inutilisés.
roma-card-aesculapinum-text = Prenez en main un personnage de votre choix dans la défausse.
roma-card-basilica-text = Ne demande pas de dé. Chaque fois que vous activez un Forum juste à côté, prenez 2 points de victoire de plus dans la réserve.
roma-card-machina-text = Reprenez tous vos bâtiments, Machina comprise, et replacez chacun sur un disque différent. Les personnages recouverts sont défaussés.
roma-card-forum-text = Demande un deuxième dé inutilisé : prenez dans la réserve autant de points de victoire qu’il indique.
roma-card-mercatus-text = Prenez 1 point de victoire pour chaque Forum adverse.
roma-card-onager-text = Combat contre n’importe quel bâtiment adverse, où qu’il soit.
roma-card-templum-text = Ne demande pas de dé. Quand vous activez un Forum juste à côté, vous pouvez ajouter votre troisième dé aux points de victoire.
roma-card-turris-text = Ne demande pas de dé. Toutes vos autres cartes ont 1 de défense en plus. Deux Turris se renforcent l’une l’autre.

roma-card-facts = { $type ->
        [building] bâtiment
       *[character] personnage
    }, coût { $cost }, défense { $defence }, { $copies ->
        [one] { $copies } exemplaire
       *[other] { $copies } exemplaires
    }

## The rules in short, for the help page

roma-rules-goal = La partie s’arrête dès qu’un joueur ou la réserve n’a plus de points de victoire (PV). Qui a le plus de PV gagne.
roma-rules-turn = Un tour : perdez 1 PV pour chacun de vos disques sans carte ; lancez trois dés ; puis agissez dans l’ordre que vous voulez. Les dés inutilisés sont perdus.
roma-rules-actions = Posez une carte de votre main sur un de vos disques en payant son coût ; ou dépensez un dé : pour prendre autant de sesterces qu’il indique, pour piocher autant de cartes et en garder une, ou pour activer votre carte sur le disque de ce numéro.
roma-rules-battle = Combat : un dé. S’il atteint au moins la défense de la carte attaquée, tous effets compris, elle est défaussée.

## Options

roma-option-max-turns = Nombre de tours après lequel gagne qui a le plus de PV (0 : sans limite)
roma-option-scaenicus-any-card = Scaenicus peut aussi copier des bâtiments
roma-option-mercatus-from-opponent = Mercatus prend ses PV à l’adversaire, pas à la réserve
roma-option-repeat-triple-reroll = Trois dés identiques peuvent être relancés plus d’une fois

## The log

roma-told-dealt = { roma-a } pioché { $card } au départ.
roma-told-gives = { roma-a } donné { $card }.
roma-told-gives-unseen = { roma-a } donné une carte.
roma-told-receives = { roma-a } reçu { $card }.
roma-told-receives-unseen = { roma-a } reçu une carte.
roma-told-places = { roma-a } posé une carte face cachée sur le disque { $disc }.
roma-told-reveals = { roma-a } révélé { $card } sur le disque { $disc }.
roma-told-rolls = { roma-a } lancé les dés : { $dice }.
roma-told-rerolls = { roma-a } repris tous les dés pour les relancer.
roma-told-money = { roma-a } pris { $n ->
        [one] { $n } sesterce
       *[other] { $n } sesterces
    }.
roma-told-cards = { roma-a } dépensé un dé de { $n } pour piocher.
roma-told-uses = { roma-a } activé { $card } sur le disque { $disc }.
roma-told-ends = { roma-a } terminé le tour.
roma-told-lays = { roma-a } posé { $card } sur le disque { $disc }.
roma-told-moves = { roma-a } déplacé { $card } sur le disque { $disc }.
roma-told-draws = { roma-a } pioché { $card }.
roma-told-keeps = { roma-a } gardé { $card }.
roma-told-keeps-unseen = { roma-a } gardé une carte.
roma-told-targets = { roma-a } visé le disque { $disc } avec { $with }.
roma-told-battle = { roma-a } obtenu { $n } contre { $card }, défense { $defence }.
roma-told-adds = { roma-a } ajouté un dé de { $n }.
roma-told-copies = { roma-a } copié { $card } sur le disque { $disc }.
roma-told-buys = { roma-a } acheté { $n } PV.
roma-told-adjusts = { roma-a } fait passer un dé de { $n } à { $to }.
roma-told-spends = { roma-a } ajouté un dé de { $n } au Forum.
roma-told-looks = { roma-a } découvert { $card } { $foe ->
        [Vous] dans votre main
       *[other] chez { $foe }
    }.
roma-told-takes = { roma-a } pris { $card } dans la { $pile ->
        [discard] défausse
       *[deck] pioche
    }.
roma-told-takes-unseen = { roma-a } pris une carte dans la pioche.
roma-told-discarded = { roma-a } perdu { $card } sur le disque { $disc }.
roma-told-returned = { roma-a } repris en main { $card } du disque { $disc }.
roma-told-weakened = { $seat } : toutes les défenses réduites de { $n } jusqu’à la fin du tour.
roma-told-gains = { roma-a } gagné { $n } PV (total : { $vp }).
roma-told-loses = { roma-a } perdu { $n } PV (total : { $vp }).
roma-told-discards = { roma-a } défaussé { $card }.
roma-told-turn = Tour { $n } : { $seat }
roma-told-vacant = { roma-a } payé { $n } PV pour les disques vides (total : { $vp }).
roma-told-over = Fin de la partie.

## Moves

roma-move-lay = Poser { $card }, coût { $cost }
roma-move-place = Poser { $card }
roma-move-give = Donner { $card }
roma-move-keep = Garder { $card }
roma-move-take = Prendre { $card }
roma-move-on = { $card } sur le disque { $disc }
roma-move-over = { $card } sur le disque { $disc }, ce qui défausse { $with }
roma-move-money = Dé { $n } : prendre { $n ->
        [one] { $n } sesterce
       *[other] { $n } sesterces
    }
roma-move-cards = Dé { $n } : piocher { $n ->
        [one] { $n } carte
       *[other] { $n } cartes et en garder une
    }
roma-move-use = Dé { $disc } sur le disque { $disc } : { $card }
roma-move-use-attack = Dé { $disc } sur le disque { $disc } : { $card } attaque { $with }, { $percent ->
        [0] il faudrait { $need }, plus qu’un dé ne peut faire : 0 %
        [100] victoire assurée : 100 %
       *[other] il faut { $need } ou plus : { $percent } %
    }
roma-move-copy = Copier { $card } sur le disque { $disc }
roma-move-attack = Attaquer { $with } sur le disque { $disc }, { $percent ->
        [0] il faudrait { $need }, plus qu’un dé ne peut faire : 0 %
        [100] victoire assurée : 100 %
       *[other] il faut { $need } ou plus : { $percent } %
    }
roma-move-return = Renvoyer en main { $card } du disque { $disc }
roma-move-block = Bloquer le disque { $disc }
roma-move-discard = Défausser { $card } sur le disque { $disc }, et votre { $with }
roma-move-second-die = Utiliser le dé { $n }
roma-move-third-die = Ajouter le dé { $n } : { $sum } PV en tout
roma-move-adding = Ajouter le dé { $n } : { $sum } en tout
roma-move-adjust = Faire passer un dé de { $n } à { $to }
roma-move-buy = { $n ->
        [0] Ne rien acheter
       *[other] Acheter { $n } PV pour { $cost } sesterces
    }
roma-move-done-free = Ne plus poser de cartes
roma-move-done-adding = N’ajouter aucun dé : l’attaque échoue
roma-move-done-third-die = Garder le troisième dé
roma-move-done-triple = Garder ces dés
roma-move-reroll = Relancer les trois dés
roma-move-end = Finir le tour

## What a move would do, said behind it

roma-effect-sicarius = défausse un personnage de votre choix, et Sicarius avec lui
roma-effect-architectus = pose de bâtiments de votre main, gratuitement
roma-effect-consiliarius = réarrange tous vos personnages
roma-effect-legat = rapporte { $n } PV, un par disque vide adverse
roma-effect-gladiator = renvoie en main un personnage de votre choix
roma-effect-mercator = achat de { $n } PV au plus, à 2 sesterces pièce
roma-effect-consul = modifie un autre dé de 1
roma-effect-legionarius = attaque { $with } : { $percent } %
roma-effect-nero = défausse un bâtiment de votre choix, et Nero avec lui
roma-effect-praetorianus = bloque un disque pour le prochain tour adverse
roma-effect-scaenicus = effectue l’action d’une autre de vos cartes
roma-effect-haruspex = prend une carte de votre choix dans la pioche
roma-effect-senator = pose de personnages de votre main, gratuitement
roma-effect-velites = attaque un personnage de votre choix, au mieux { $percent } %
roma-effect-essedum = toutes les défenses adverses −2 pour ce tour
roma-effect-tribunus-plebis = prend 1 PV à l’adversaire
roma-effect-centurio = attaque { $with } : { $percent } %
roma-effect-aesculapinum = prend un personnage dans la défausse
roma-effect-machina = réarrange tous vos bâtiments
roma-effect-forum = rapporte les PV d’un deuxième dé{ $bonus ->
        [0] { "" }
       *[other] {" "}et { $bonus } de plus
    }
roma-effect-mercatus = rapporte { $n } PV, un par Forum adverse
roma-effect-onager = attaque un bâtiment de votre choix, au mieux { $percent } %
roma-effect-add = avec votre dé { $n } en plus : { $percent } %
roma-effect-second-die = { $n } PV
roma-effect-add-wins = gagne contre { $defence }
roma-effect-add-fails = trop peu contre { $defence }
roma-effect-block = { $card }
roma-effect-end = { $dice ->
        [0] { "" }
        [one] { $dice } dé inutilisé ;{" "}
       *[other] { $dice } dés inutilisés ;{" "}
    }{ $n ->
        [0] tous vos disques sont occupés
       *[other] sans changement, vous perdrez { $n } PV au début de votre prochain tour
    }

## Groups of moves

roma-group-use = Activer une carte
roma-group-lay = Poser une carte
roma-group-money = Prendre de l’argent
roma-group-cards = Piocher
roma-group-end = Terminer

## What is to be decided

roma-ask-giving = Donnez { $left ->
        [one] encore une carte
       *[other] { $left } cartes
    } avant de voir ce que vous recevez.
roma-ask-placing = Choisissez une carte à poser face cachée.
roma-ask-place = Sur quel disque poser { $card }, face cachée ?
roma-ask-triple = Trois dés identiques. Les relancer tous ?
roma-ask-main = À vous de jouer. Que faites-vous ?
roma-ask-where = Sur quel disque poser { $card } ?
roma-ask-keeping = Laquelle des cartes piochées gardez-vous ?
roma-ask-targeting = { $card } : choisissez un disque adverse.
roma-ask-adding = Centurio a obtenu { $rolled } contre { $defence }. Ajouter un dé ?
roma-ask-copying = Quelle carte Scaenicus imite-t-il ?
roma-ask-free = Quel { $type ->
        [characters] personnage
       *[buildings] bâtiment
    } posez-vous gratuitement ?
roma-ask-moving = Sur quel disque va maintenant { $card } ?
roma-ask-buying = Combien de PV achetez-vous ?
roma-ask-adjusting = Quel dé Consul change-t-il ?
roma-ask-second-die = Quel dé compte pour le Forum ?
roma-ask-third-die = Templum : ajouter votre troisième dé aux { $sum } PV ?
roma-ask-taking = Quelle carte prenez-vous ?

## The position on the board

roma-board-head = Tour { $turn } · Réserve { $supply } PV{ $low ->
        [yes] {" "}(BASSE)
       *[no] { "" }
    } · Pioche { $deck } · Défausse { $discard }
roma-board-vp = { $vp } PV
roma-board-loss = −{ $n } PV au prochain tour
roma-board-money = Argent { $n }
roma-board-hand-count = Main { $n }
roma-board-hand-known = (connu : { $cards })
roma-board-dice = Dés
roma-board-hand = Main :
roma-board-hand-empty = aucune carte
roma-board-drawn = Pioché :
roma-board-card = { $card }{ $n ->
        [1] { "" }
       *[other] {" "}×{ $n }
    }
roma-board-cost = { $card } { $cost }
roma-board-cost-short = { $card } { $cost } (manque { $short })
roma-board-empty = (vide)
roma-board-empty-loss = −1 PV
roma-board-down = (cachée)
roma-board-defence = déf. { $n }{ $change ->
        [0] { "" }
       *[other] {" "}({ $by })
    }
roma-board-price = coût { $cost }
roma-board-type-character = pers.
roma-board-type-building = bât.
roma-board-blocked = BLOQUÉ

## The position in sentences

roma-state-head = Tour { $turn }. Réserve { $supply } PV{ $low ->
        [yes] , bientôt vide
       *[no] { "" }
    }. Pioche { $deck }, défausse { $discard }.
roma-state-side = { $seat } : { $vp } PV, { $money ->
        [one] { $money } sesterce
       *[other] { $money } sesterces
    }, { $hand ->
        [0] aucune carte
        [one] { $hand } carte
       *[other] { $hand } cartes
    } en main.
roma-state-known = Dont vous connaissez : { $cards }.
roma-state-row = Disques : { $discs }.
roma-state-disc = { $disc } { $card }, défense { $defence }{ $change ->
        [0] { "" }
       *[other] {" "}({ $by })
    }
roma-state-disc-empty = { $disc } vide
roma-state-disc-down = { $disc } face cachée
roma-state-disc-blocked = { $text }, bloqué
roma-state-dice = Dés inutilisés : { $dice }.
roma-state-dice-none = Plus de dé inutilisé.
roma-state-loss = Au prochain tour, les disques vides coûteraient { $n } PV.
roma-state-hand = Votre main : { $cards }.
roma-state-hand-empty = Votre main est vide.
roma-state-drawn = Pioché : { $cards }.
