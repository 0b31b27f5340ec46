# Roma and Arena: cards, the log, the moves, and what the screens say about a position.
# "Vous" is the name of the person who reads; the selectors on it keep verbs right with names too. Roma's cards keep their
# Latin names; those of Arena have French ones.

roma-name = Roma
roma-about = deux joueurs, des dés et des cartes ; attaquez la rangée d’en face, amassez des points de victoire
roma-points = { $seat } : { $vp } PV
arena-name = Arena: Roma II
arena-about = Roma à sept emplacements, avec la corruption ; seul, ou avec les cartes des deux jeux

# Used by the sentences of the log below.
roma-a = { $seat ->
        [Vous] Vous avez
       *[other] { $seat } a
    }
# La corruption est le septième disque d’un côté. Parties d’autres phrases.
roma-disc = { $disc ->
        [7] la case Corruption
       *[other] le disque { $disc }
    }
roma-on = { $disc ->
        [7] sur la case Corruption
       *[other] sur le disque { $disc }
    }
roma-from = { $disc ->
        [7] de la case Corruption
       *[other] du disque { $disc }
    }
roma-alien = { $alien ->
        [yes] { "" }, de l’autre paquet
       *[no] { "" }
    }
roma-space = { $disc ->
        [7] corruption
       *[other] { $disc }
    }

# Ce qu’il faut au dé de combat, et (roma-odds et les suivantes) la chance, que le lecteur peut masquer. Ce qui est certain ou
# impossible n’en est pas une et se dit toujours.
roma-needs = { $can ->
        [never] il faudrait { $need }, plus qu’un dé ne peut faire
        [always] victoire assurée
       *[maybe] il faut { $need } ou plus{ $odds }
    }

roma-odds = {" "}({ $percent } %)
roma-odds-never = , sans pouvoir gagner
roma-odds-always = , victoire assurée
roma-at-best = , au mieux { $percent } %
roma-at-best-never = , sans pouvoir gagner
roma-at-best-always = , au mieux une victoire assurée
roma-one-of = , { $percent } % d’en battre un
roma-one-of-never = , sans pouvoir gagner
roma-one-of-always = , et en bat un à coup sûr
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
roma-card-decurion = Décurion
roma-card-trumpeter = Trompette
roma-card-poisoner = Empoisonneur
roma-card-war-elephant = Éléphant de guerre
roma-card-patron = Mécène
roma-card-magister = Magister
roma-card-painter = Peintre
roma-card-philosopher = Philosophe
roma-card-plunderer = Pillard
roma-card-cavalry = Cavalerie
roma-card-restorer = Restaurateur
roma-card-mercenary = Mercenaire
roma-card-spy = Espion
roma-card-templar = Templier
roma-card-beast = Fauve
roma-card-aesculapinum = Aesculapinum
roma-card-basilica = Basilica
roma-card-machina = Machina
roma-card-forum = Forum
roma-card-mercatus = Mercatus
roma-card-onager = Onager
roma-card-templum = Templum
roma-card-turris = Turris
roma-card-aqueduct = Aqueduc
roma-card-arena = Arène
roma-card-spring-of-bacchus = Source de Bacchus
roma-card-ballista = Baliste
roma-card-fortuna = Fortuna
roma-card-trireme = Trirème
roma-card-wharf = Quai
roma-card-fortification = Fortification
roma-card-statue-of-jupiter = Statue de Jupiter
roma-card-ox-team = Attelage de bœufs
roma-card-altar = Autel
roma-card-battering-ram = Bélier
roma-card-tavern = Taverne
roma-card-road = Route
roma-card-tax-collection = Collecte des impôts

roma-card-sicarius-text = Choisissez un personnage adverse : il est défaussé, et Sicarius avec lui. Sans combat.
roma-card-architectus-text = Posez gratuitement autant de bâtiments de votre main que vous voulez, sur n’importe lesquels de vos disques. Ils peuvent recouvrir vos propres cartes, même Architectus.
roma-card-consiliarius-text = Reprenez tous vos personnages, Consiliarius compris, et replacez chacun sur un disque différent. Les bâtiments recouverts sont défaussés.
roma-card-legat-text = Prenez 1 point de victoire dans la réserve pour chaque disque que l’adversaire a laissé vide.
roma-card-gladiator-text = Choisissez un personnage adverse : il retourne dans la main de l’adversaire. Sans combat.
roma-card-mercator-text = Achetez des points de victoire à votre adversaire, autant que vous pouvez en payer, à { $n } { $n ->
        [one] sesterce
       *[other] sesterces
    } pièce. L’argent lui revient.
roma-card-consul-text = Modifiez de 1 un de vos dés inutilisés, en plus ou en moins, entre 1 et 6.
roma-card-legionarius-text = Combat contre la carte d’en face, personnage ou bâtiment.
roma-card-nero-text = Choisissez un bâtiment adverse : il est défaussé, et Nero avec lui. Sans combat.
roma-card-praetorianus-text = Choisissez un disque adverse. La carte qui s’y trouve ne pourra pas être activée au prochain tour de l’adversaire.
roma-card-scaenicus-text = Effectue l’action { $scaenicus ->
        [any] d’une autre de vos cartes
       *[characters] d’un autre de vos personnages
    }, depuis le disque de Scaenicus. Le choix se refait à chaque activation.
roma-card-haruspex-text = Regardez toute la pioche et prenez-y une carte en main.
roma-card-senator-text = Posez gratuitement autant de personnages de votre main que vous voulez, sur n’importe lesquels de vos disques. Ils peuvent recouvrir vos propres cartes, même Senator.
roma-card-velites-text = Combat contre n’importe quel personnage adverse, où qu’il soit.
roma-card-essedum-text = Toutes les cartes adverses ont { $n } de défense en moins jusqu’à la fin de ce tour. L’effet se cumule.
roma-card-tribunus-plebis-text = Prenez 1 point de victoire à votre adversaire.
roma-card-centurio-text = Combat contre la carte d’en face, personnage ou bâtiment. Si le jet est trop faible, vous pouvez y ajouter un de vos dés inutilisés.
roma-card-decurion-text = Combat contre un personnage juste en face ou en diagonale. Votre jet compte { $n } de plus.
roma-card-trumpeter-text = Ne demande pas de dé. Vous pouvez refaire une fois chaque jet de vos attaques ; le second compte.
roma-card-poisoner-text = Le personnage d’en face est défaussé. Sans combat.
roma-card-war-elephant-text = La carte d’en face est défaussée si sa défense est alors de { $n } au plus. Sans combat.
roma-card-patron-text = Payez à nouveau le coût d’une autre de vos cartes : elle agit, sans dé.
roma-card-magister-text = Effectue l’action de la carte d’en face, personnage ou bâtiment, depuis le disque de Magister.
roma-card-painter-text = Chaque joueur prend dans la réserve 1 point de victoire par bâtiment qu’il possède.
roma-card-philosopher-text = À son prochain tour, l’adversaire lance un dé de moins. L’effet se cumule.
roma-card-plunderer-text = Défaussez un de vos bâtiments : prenez dans la réserve autant de points de victoire que vaut alors sa défense.
roma-card-cavalry-text = Tous les Forums adverses sont défaussés. Sans combat.
roma-card-restorer-text = Prenez en main un bâtiment de votre choix dans la défausse.
roma-card-mercenary-text = Combat contre la carte d’en face, personnage ou bâtiment. Si le jet est trop faible, vous pouvez payer : { $n ->
        [one] { $n } sesterce y ajoute 1
       *[other] { $n } sesterces y ajoutent 1
    }, autant de fois que vous voulez.
roma-card-spy-text = Regardez la main de l’adversaire. Vous pouvez en prendre une carte.
roma-card-templar-text = Lancez le dé de combat : prenez dans la réserve la moitié du jet, arrondie au supérieur, en points de victoire.
roma-card-beast-text = Combat contre la carte adverse dont la défense est la plus basse. À égalité, vous choisissez.
roma-card-aesculapinum-text = Prenez en main un personnage de votre choix dans la défausse.
roma-card-basilica-text = Ne demande pas de dé. Chaque fois que vous activez un Forum juste à côté, prenez { $n } { $n ->
        [one] point de victoire
       *[other] points de victoire
    } de plus dans la réserve.
roma-card-machina-text = Reprenez tous vos bâtiments, Machina comprise, et replacez chacun sur un disque différent. Les personnages recouverts sont défaussés.
roma-card-forum-text = Demande un deuxième dé inutilisé : prenez dans la réserve autant de points de victoire qu’il indique.
roma-card-mercatus-text = { $mercatus ->
        [opponent] Prenez à l’adversaire 1 point de victoire pour chacun de ses Forums.
       *[supply] Prenez dans la réserve 1 point de victoire pour chaque Forum adverse.
    }
roma-card-onager-text = Combat contre n’importe quel bâtiment adverse, où qu’il soit.
roma-card-templum-text = Ne demande pas de dé. Quand vous activez un Forum juste à côté, vous pouvez ajouter votre troisième dé aux points de victoire.
roma-card-turris-text = Ne demande pas de dé. Toutes vos autres cartes ont 1 de défense en plus. Deux Turris se renforcent l’une l’autre.
roma-card-aqueduct-text = { $n ->
        [one] { $n } point de victoire de la réserve quitte le jeu.
       *[other] { $n } points de victoire de la réserve quittent le jeu.
    }
roma-card-arena-text = Combat contre les personnages adverses, l’un après l’autre du disque 1 au 6{ $arena ->
        [bribery] , puis sur la case Corruption
       *[discs] { "" }
    }, jusqu’à ce que l’un d’eux soit vaincu.
roma-card-spring-of-bacchus-text = Ne demande pas de dé. Après le jet du début de tour, vous pouvez relancer une fois les dés de votre choix.
roma-card-ballista-text = Combat contre un bâtiment juste en face ou en diagonale. Votre jet compte { $n } de plus.
roma-card-fortuna-text = Défaussez toute votre main et piochez autant de cartes.
roma-card-trireme-text = Prenez { $n } { $n ->
        [one] point de victoire
       *[other] points de victoire
    } dans la réserve si vous avez plus de personnages que l’adversaire.
roma-card-wharf-text = Vous pouvez échanger gratuitement une de vos cartes posées contre une carte de votre main.
roma-card-fortification-text = Révélez la première carte de la pioche et posez-la gratuitement sur un de vos disques vides.
roma-card-statue-of-jupiter-text = Payez { $n } { $n ->
        [one] sesterce
       *[other] sesterces
    } : défaussez une carte adverse de votre choix. Sans combat.
roma-card-ox-team-text = Si vous avez moins de { $n } { $n ->
        [one] point de victoire
       *[other] points de victoire
    }, prenez dans la réserve ce qui manque.
roma-card-altar-text = Défaussez un de vos personnages : prenez dans la réserve autant de points de victoire que vaut alors sa défense.
roma-card-battering-ram-text = Le bâtiment d’en face est défaussé. Sans combat.
roma-card-tavern-text = Prenez dans la réserve 1 point de victoire par personnage adverse.
roma-card-road-text = Effectue l’action de la carte voisine, à gauche ou à droite, depuis le disque de Route.
roma-card-tax-collection-text = Ne demande pas de dé. Chaque dé avec lequel vous prenez de l’argent rapporte { $n } { $n ->
        [one] sesterce
       *[other] sesterces
    } de plus.

roma-card-facts = { $type ->
        [building] bâtiment
       *[character] personnage
    }, coût { $cost }, défense { $defence }, { $copies ->
        [one] { $copies } exemplaire
       *[other] { $copies } exemplaires
    } dans { $decks ->
        [2] les deux paquets réunis
       *[other] le paquet
    }
roma-card-facts-marked = { $facts } ; { $mark }
roma-card-set = { $set ->
        [roma] de Roma
        [arena] d’Arena
       *[both] des deux jeux
    }
roma-card-assumed = { $what ->
        [defence] la défense est une valeur maison
       *[both] coût et défense sont des valeurs maison
    }
roma-card-changed = coût et défense fixés à cette table

## The cards in a few words

roma-short-sicarius = ôte un personnage, et lui-même
roma-short-architectus = bâtiments gratuits
roma-short-consiliarius = réarrange les personnages
roma-short-legat = +1 PV par disque vide adverse
roma-short-gladiator = renvoie un personnage en main
roma-short-mercator = achète des PV, { $n } { $n ->
        [one] sesterce
       *[other] sesterces
    } l’un
roma-short-consul = un dé ±1
roma-short-legionarius = attaque la carte d’en face
roma-short-nero = ôte un bâtiment, et lui-même
roma-short-praetorianus = bloque un disque un tour
roma-short-scaenicus = copie { $scaenicus ->
        [any] une autre carte
       *[characters] un autre personnage
    }
roma-short-haruspex = une carte au choix de la pioche
roma-short-senator = personnages gratuits
roma-short-velites = attaque un personnage au choix
roma-short-essedum = défenses adverses −{ $n }
roma-short-tribunus-plebis = prend 1 PV à l’adversaire
roma-short-centurio = attaque en face, dé en renfort
roma-short-aesculapinum = reprend un personnage défaussé
roma-short-basilica = Forum voisin : +{ $n } PV
roma-short-machina = réarrange les bâtiments
roma-short-forum = second dé : autant de PV
roma-short-mercatus = +1 PV par Forum adverse
roma-short-onager = attaque un bâtiment au choix
roma-short-templum = Forum voisin : troisième dé
roma-short-turris = autres cartes : défense +1
roma-short-decurion = personnage proche d’en face, +{ $n }
roma-short-trumpeter = refait vos jets d’attaque
roma-short-poisoner = ôte le personnage d’en face
roma-short-war-elephant = ôte une carte faible d’en face
roma-short-patron = paie une autre carte pour agir
roma-short-magister = agit comme la carte d’en face
roma-short-painter = chacun : +1 PV par bâtiment
roma-short-philosopher = adversaire : un dé de moins
roma-short-plunderer = cède un bâtiment pour des PV
roma-short-cavalry = ôte tous les Forums adverses
roma-short-restorer = reprend un bâtiment défaussé
roma-short-mercenary = attaque en face, renfort payant
roma-short-spy = prend une carte adverse
roma-short-templar = la moitié d’un dé en PV
roma-short-beast = attaque la carte la plus faible
roma-short-aqueduct = { $n } PV quittent la réserve
roma-short-arena = attaque chaque personnage
roma-short-spring-of-bacchus = relance en début de tour
roma-short-ballista = bâtiment proche d’en face, +{ $n }
roma-short-fortuna = une nouvelle main
roma-short-trireme = plus de personnages : +{ $n } PV
roma-short-wharf = échange une carte avec la main
roma-short-fortification = carte du dessus sur disque vide
roma-short-statue-of-jupiter = { $n } { $n ->
        [one] sesterce
       *[other] sesterces
    } : ôte une carte
roma-short-ox-team = moins de { $n } PV : complète
roma-short-altar = cède un personnage pour des PV
roma-short-battering-ram = ôte le bâtiment d’en face
roma-short-tavern = +1 PV par personnage adverse
roma-short-road = agit comme une carte voisine
roma-short-tax-collection = +{ $n } { $n ->
        [one] sesterce
       *[other] sesterces
    } par dé d’argent

## The rules in short, for the help page

roma-rules-goal = La partie s’arrête dès qu’un joueur ou la réserve n’a plus de points de victoire (PV). Qui a le plus de PV gagne.
roma-rules-start = Avant le premier tour, chaque joueur reçoit { $n } cartes et en passe deux à l’autre. Puis toutes sont posées gratuitement { $open ->
        [yes] face visible, d’abord par qui commence, puis par l’autre
       *[no] face cachée, et révélées ensemble
    }.
roma-rules-turn = Un tour : perdez 1 PV pour chacun de vos disques sans carte ; lancez trois dés ; puis agissez dans l’ordre que vous voulez. Les dés inutilisés sont perdus.
roma-rules-bribery = La case Corruption est votre septième disque, à côté du disque 6. Un dé de n’importe quelle valeur y active la carte si vous payez en plus autant de sesterces ; une fois par tour.
roma-rules-actions = Posez une carte de votre main sur un de vos disques en payant son coût ; ou dépensez un dé : pour prendre autant de sesterces qu’il indique, pour piocher autant de cartes et en garder une, ou pour activer votre carte sur le disque de ce numéro.
roma-rules-battle = Combat : un dé. S’il atteint au moins la défense de la carte attaquée, tous effets compris, elle est défaussée.
roma-rules-cards-mixed = Les cartes des deux jeux forment un seul paquet.
roma-rules-cards-separate = Un joueur a les cartes de Roma, l’autre celles d’Arena, chacun avec sa pioche et sa défausse. Une carte retourne au paquet d’où elle vient.
roma-rules-cards-built = Chaque joueur a un paquet de son choix, avec sa pioche et sa défausse. Une carte retourne au paquet d’où elle vient.
roma-rules-sets = Sur le plateau, I désigne une carte de Roma et II une carte d’Arena{ $decks ->
        [2]  ; ↔ une carte qui retournera au paquet de l’autre joueur
       *[other] { "" }
    }.
roma-rules-assumed = Une valeur maison est un nombre qu’aucune source publique ne donne. Si vous avez le jeu, indiquez les vrais avec --facts.

## Options

roma-option-cards = Cartes
roma-option-cards-roma = Roma
roma-option-cards-arena = Arena
roma-option-cards-mixed = les deux jeux en un paquet
roma-option-cards-separate = un jeu pour chaque joueur
roma-option-cards-built = un paquet au choix pour chaque joueur
roma-option-max-turns = Nombre de tours après lequel gagne qui a le plus de PV (0 : sans limite)
roma-option-scaenicus-any-card = Scaenicus peut aussi copier des bâtiments
roma-option-mercatus-from-opponent = Mercatus prend ses PV à l’adversaire, pas à la réserve
roma-option-repeat-triple-reroll = Trois dés identiques peuvent être relancés plus d’une fois
roma-option-beginner = Pour débuter : sans corruption, quatre cartes
roma-option-arena-hits-bribery = L’Arène combat aussi un personnage sur la case Corruption
roma-option-reshuffle = La défausse redevient la pioche
roma-option-reshuffle-at-once = dès que celle-ci est vide
roma-option-reshuffle-when-needed = quand il faut une carte
roma-option-first-set = Cartes du premier joueur
roma-option-first-set-roma = Roma
roma-option-first-set-arena = Arena
roma-option-first-deck = Paquet du premier joueur
roma-option-second-deck = Paquet du second joueur
roma-option-numbers = Coûts et défenses modifiés à cette table

## The log

roma-told-dealt = { roma-a } pioché { $card } au départ.
roma-told-gives = { roma-a } donné { $card }.
roma-told-gives-unseen = { roma-a } donné une carte.
roma-told-receives = { roma-a } reçu { $card }.
roma-told-receives-unseen = { roma-a } reçu une carte.
roma-told-places = { roma-a } posé une carte face cachée { roma-on }.
roma-told-reveals = { roma-a } révélé { $card } { roma-on }.
roma-told-rolls = { roma-a } lancé les dés : { $dice }.
roma-told-rerolls = { roma-a } relancé tous les dés.
roma-told-springs = { roma-a } mis de côté un dé de { $n } pour le relancer.
roma-told-money = { roma-a } pris { $money ->
        [one] { $money } sesterce
       *[other] { $money } sesterces
    } avec un dé de { $n }.
roma-told-cards = { roma-a } dépensé un dé de { $n } pour piocher.
roma-told-uses = { roma-a } activé { $card } { roma-on }.
roma-told-bribes = { roma-a } activé { $card } { roma-on } avec un dé de { $n } et { $n ->
        [one] { $n } sesterce
       *[other] { $n } sesterces
    }.
roma-told-sponsors = { roma-a } payé pour l’action de { $card } { roma-on }.
roma-told-ends = { roma-a } fini le tour.
roma-told-lays = { roma-a } posé { $card } { roma-on }.
roma-told-swaps = { roma-a } mis { $card } en échange { roma-on }.
roma-told-moves = { roma-a } déplacé { $card } { roma-on }.
roma-told-draws = { roma-a } pioché { $card }.
roma-told-draws-unseen = { roma-a } pioché une carte.
roma-told-finds = { roma-a } révélé { $card } de la pioche.
roma-told-reshuffled = La défausse a été mélangée pour former une nouvelle pioche.
roma-told-keeps = { roma-a } gardé { $card }.
roma-told-keeps-unseen = { roma-a } gardé une carte.
roma-told-targets = { roma-a } visé { roma-disc } avec { $with }.
roma-told-battle = { roma-a } obtenu { $bonus ->
        [0] { $n }
       *[other] { $n } + { $bonus }
    } contre { $card }, défense { $defence }{ $changed ->
        [yes] {" "}({ $made })
       *[no] { "" }
    }.
roma-told-held = { $card } résiste : { $sum } contre { $defence }.
roma-told-again = { roma-a } repris le dé de combat pour le relancer.
roma-told-adds = { roma-a } ajouté un dé de { $n }.
roma-told-pays = { $n ->
        [0] { roma-a } renoncé à payer
       *[other] { roma-a } payé { $cost ->
            [one] { $cost } sesterce
           *[other] { $cost } sesterces
        } pour { $n } de plus
    }.
roma-told-templar = { roma-a } obtenu { $n }, dont la moitié à prendre.
roma-told-copies = { roma-a } copié { $card } { roma-on }.
roma-told-copies-opposite = { roma-a } copié { $card } en face, { roma-on }.
roma-told-sacrifices = { roma-a } sacrifié { $card } { roma-on }.
roma-told-buys = { $n ->
        [0] { roma-a } renoncé à acheter des PV.
       *[other] { roma-a } acheté { $n } PV.
    }
roma-told-adjusts = { roma-a } fait passer un dé de { $n } à { $to }.
roma-told-spends = { roma-a } ajouté un dé de { $n } au Forum.
roma-told-looks = { roma-a } découvert { $card } { $foe ->
        [Vous] dans votre main
       *[other] chez { $foe }
    }.
roma-told-takes = { roma-a } pris { $card } dans { $pile ->
        [deck] la pioche
        [hand] l’autre main
       *[discard] la défausse
    }.
roma-told-takes-unseen = { roma-a } pris une carte.
roma-told-discarded = { roma-a } perdu { $card } { roma-on }.
roma-told-returned = { roma-a } repris en main { $card } { roma-from }.
roma-told-weakened = { $seat } : toutes les défenses réduites de { $n } jusqu’à la fin du tour.
roma-told-fewer = { $seat } : { $n ->
        [one] { $n } dé de moins
       *[other] { $n } dés de moins
    } au prochain tour.
roma-told-supply-lost = { $n } PV retirés du jeu ; reste de la réserve : { $supply }.
roma-told-gains = { roma-a } gagné { $n } PV (total : { $vp }).
roma-told-loses = { roma-a } perdu { $n } PV (reste : { $vp }).
roma-told-discards = { roma-a } défaussé { $card }.
roma-told-turn = Tour { $n } : { $seat }
roma-told-vacant = { roma-a } payé { $n } PV pour les disques vides (reste : { $vp }).
roma-told-over = Fin de la partie.

## Moves

roma-move-lay = Poser { $card }{ roma-alien }, coût { $cost }
roma-move-place = Poser { $card }{ roma-alien }
roma-move-give = Donner { $card }
roma-move-keep = Garder { $card }
roma-move-take = Prendre { $card }{ roma-alien }
roma-move-on = { $card } { roma-on }
roma-move-over = { $card } { roma-on }, par-dessus { $with }
roma-move-aside = Relancer le dé { $n }
roma-move-money = Dé { $n } : prendre { $n ->
        [one] { $n } sesterce
       *[other] { $n } sesterces
    }
roma-move-cards = Dé { $n } : piocher { $n ->
        [one] { $n } carte
       *[other] { $n } cartes et en garder une
    }
roma-move-use = Dé { $disc } sur le disque { $disc } : { $card }
roma-move-use-attack = Dé { $disc } sur le disque { $disc } : { $card } attaque { $with }, { $needs }
roma-move-use-bribe = Dé { $n } et { $n ->
        [one] { $n } sesterce
       *[other] { $n } sesterces
    } { roma-on } : { $card }
roma-move-use-attack-bribe = Dé { $n } et { $n ->
        [one] { $n } sesterce
       *[other] { $n } sesterces
    } { roma-on } : { $card } attaque { $with }, { $needs }
roma-move-sponsor = { $cost ->
        [0] Faire agir { $card } { roma-on }, gratuitement
        [one] Payer { $cost } sesterce pour { $card } { roma-on }
       *[other] Payer { $cost } sesterces pour { $card } { roma-on }
    }
roma-move-copy = Copier { $card } { roma-on }
roma-move-copy-opposite = Copier { $card } en face, { roma-on }
roma-move-attack = Attaquer { $with } { roma-on }, { $needs }
roma-move-return = Renvoyer en main { $card } { roma-from }
roma-move-block = Bloquer { roma-disc }
roma-move-discard = Défausser { $card } { roma-on }, et votre { $with }
roma-move-statue = Défausser { $card } { roma-on } pour 10 sesterces
roma-move-sacrifice = Sacrifier { $card } { roma-on } pour { $n } PV
roma-move-swapping = Mettre { $card }{ roma-alien }
roma-move-swap = { $card } { roma-on }, ce qui reprend en main { $with }
roma-move-second-die = Utiliser le dé { $n }
roma-move-third-die = Ajouter le dé { $n } : { $sum } PV en tout
roma-move-adding = Ajouter le dé { $n } : { $sum } en tout
roma-move-pay = { $n ->
        [0] Ne rien payer : l’attaque échoue
       *[other] Payer { $cost ->
            [one] { $cost } sesterce
           *[other] { $cost } sesterces
        } : { $sum } en tout
    }
roma-move-again = Relancer
roma-move-adjust = Faire passer un dé de { $n } à { $to }
roma-move-buy = { $n ->
        [0] Ne rien acheter
       *[other] Acheter { $n } PV pour { $cost } sesterces
    }
roma-move-done-free = Ne plus poser de cartes
roma-move-done-adding = N’ajouter aucun dé : l’attaque échoue
roma-move-done-again = Garder ce jet
roma-move-done-third-die = Garder le troisième dé
roma-move-done-triple = Garder ces dés
roma-move-done-spring = Ne relancer aucun autre dé
roma-move-done-swapping = Ne rien échanger
roma-move-done-taking = Ne rien prendre
roma-move-reroll = Relancer les trois dés
roma-move-end = Finir le tour

## What a move would do, said behind it

roma-effect-sicarius = défausse un personnage de votre choix, et { $by } avec lui
roma-effect-architectus = { $n ->
        [0] aucun bâtiment en main à poser
       *[other] pose de bâtiments de votre main, gratuitement
    }
roma-effect-consiliarius = réarrange tous vos personnages
roma-effect-legat = rapporte { $n } PV, un par disque vide adverse
roma-effect-gladiator = renvoie en main un personnage de votre choix
roma-effect-mercator = achat de { $n } PV au plus, à 2 sesterces pièce
roma-effect-consul = modifie un autre dé de 1
roma-effect-nero = défausse un bâtiment de votre choix, et { $by } avec lui
roma-effect-praetorianus = bloque un disque pour le prochain tour adverse
roma-effect-scaenicus = effectue l’action { $scaenicus ->
        [any] d’une autre de vos cartes
       *[characters] d’un autre de vos personnages
    }
roma-effect-haruspex = prend une carte de votre choix dans la pioche
roma-effect-senator = { $n ->
        [0] aucun personnage en main à poser
       *[other] pose de personnages de votre main, gratuitement
    }
roma-effect-velites = attaque un personnage de votre choix{ $odds }
roma-effect-essedum = toutes les défenses adverses −{ $n } pour ce tour
roma-effect-tribunus-plebis = prend 1 PV à l’adversaire
roma-effect-decurion = attaque un personnage proche{ $odds }
roma-effect-poisoner = défausse { $with }
roma-effect-war-elephant = défausse { $with }
roma-effect-patron = une autre de vos cartes agit, si vous payez son coût
roma-effect-magister = effectue l’action de la carte d’en face
roma-effect-painter = rapporte { $n } PV pour vos bâtiments, et { $theirs } à l’adversaire
roma-effect-philosopher = l’adversaire lance un dé de moins au prochain tour
roma-effect-plunderer = sacrifie un bâtiment pour { $n } PV au plus
roma-effect-cavalry = { $n ->
        [0] aucun Forum à défausser
        [one] défausse { $n } Forum
       *[other] défausse { $n } Forums
    }
roma-effect-restorer = prend un bâtiment dans la défausse
roma-effect-spy = { $n ->
        [0] la main adverse est vide
       *[other] regarde l’autre main et en prend une carte
    }
roma-effect-templar = rapporte la moitié d’un dé en PV, de 1 à 3
roma-effect-beast = attaque une carte à la défense la plus basse{ $odds }
roma-effect-aesculapinum = prend un personnage dans la défausse
roma-effect-machina = réarrange tous vos bâtiments
roma-effect-forum = rapporte les PV d’un deuxième dé{ $bonus ->
        [0] { "" }
       *[other] {" "}et { $bonus } de plus
    }
roma-effect-mercatus = { $mercatus ->
        [opponent] prend { $n } PV à l’adversaire, un par Forum
       *[supply] rapporte { $n } PV, un par Forum adverse
    }
roma-effect-onager = attaque un bâtiment de votre choix{ $odds }
roma-effect-aqueduct = retire { $n } PV de la réserve
roma-effect-arena = attaque les personnages tour à tour{ $odds }
roma-effect-ballista = attaque un bâtiment proche{ $odds }
roma-effect-fortuna = { $n ->
        [0] aucune carte en main à changer
        [one] change { $n } carte en main
       *[other] change { $n } cartes en main
    }
roma-effect-trireme = rapporte { $n } PV
roma-effect-wharf = { $n ->
        [0] aucune carte en main à échanger
       *[other] échange une carte posée contre une de la main
    }
roma-effect-fortification = pose la première carte de la pioche sur un disque vide
roma-effect-statue-of-jupiter = défausse une carte de votre choix pour { $n } sesterces
roma-effect-ox-team = rapporte { $n } PV
roma-effect-altar = sacrifie un personnage pour { $n } PV au plus
roma-effect-battering-ram = défausse { $with }
roma-effect-tavern = rapporte { $n } PV, un par personnage adverse
roma-effect-road = effectue l’action d’une carte voisine
roma-effect-tax = { $n } en tout avec vos impôts
roma-effect-attack = attaque { $with }, { $needs }
roma-effect-needs = { $needs }
roma-effect-raised = { $ways }{ $odds }
roma-way-die = avec votre dé { $n } en plus
roma-way-pay = en payant { $cost ->
        [one] { $cost } sesterce
       *[other] { $cost } sesterces
    }
roma-way-twice = avec un second jet
roma-effect-second-die = { $n } PV
roma-effect-wins = gagne contre { $defence }
roma-effect-fails = trop peu contre { $defence }
roma-effect-may-add = trop peu contre { $defence }, mais vous pouvez ajouter un dé
roma-effect-may-pay = trop peu contre { $defence }, mais vous pouvez payer pour l’augmenter
roma-effect-block = l’adversaire ne pourra pas activer { $card } à son prochain tour
roma-effect-end = { $n ->
        [0] tous vos disques sont occupés
       *[other] { $left ->
            [0] sans changement, vous perdrez vos derniers PV ({ $n }), et la partie se terminera, au début de votre prochain tour
           *[other] sans changement, vous perdrez { $n } PV au début de votre prochain tour
        }
    }
roma-doubt-end = { $dice ->
        [one] { $dice } dé inutilisé
       *[other] { $dice } dés inutilisés
    }
roma-doubt-over = { $card } part à la défausse
roma-doubt-again = Ce jet gagne déjà
roma-together = { $parts }

## Groups of moves

roma-group-use = Activer une carte
roma-group-lay = Poser une carte
roma-group-money = Prendre de l’argent
roma-group-cards = Piocher
roma-group-end = Finir

## What is to be decided

roma-ask-giving = Donnez { $left ->
        [one] encore une carte
       *[other] { $left } cartes
    } avant de voir ce que vous recevez.
roma-ask-placing = { $open ->
        [yes] Choisissez une carte à poser.
       *[no] Choisissez une carte à poser face cachée.
    }
roma-ask-place = { $open ->
        [yes] Sur quel disque poser { $card } ?
       *[no] Sur quel disque poser { $card }, face cachée ?
    }
roma-ask-triple = Trois dés identiques. Les relancer tous ?
roma-ask-spring = Source de Bacchus : { $aside ->
        [0] relancer des dés ?
       *[other] relancer encore un dé ?
    }
roma-ask-main = À vous de jouer. Que faites-vous ?
roma-ask-where = Sur quel disque poser { $card } ?
roma-ask-settling = Sur quel disque vide poser { $card } ?
roma-ask-swapping = Quai : quelle carte de votre main posez-vous ?
roma-ask-swap = Quelle carte revient en main, contre { $card } ?
roma-ask-keeping = Laquelle des cartes piochées gardez-vous ?
roma-ask-targeting = { $card } : choisissez un disque adverse.
roma-ask-adding = Centurio a obtenu { $rolled } contre { $defence }. Ajouter un dé ?
roma-ask-again = { $card } a obtenu { $rolled } contre { $defence }. Relancer ?
roma-ask-paying = Mercenaire a obtenu { $rolled } contre { $defence }. Combien payez-vous ?
roma-ask-copying = { $card } : quelle carte copier ?
roma-ask-patroning = Mécène : pour quelle carte payez-vous ?
roma-ask-sacrifice = { $card } : quelle carte sacrifiez-vous ?
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

roma-when = { $turn ->
        [0] Début
       *[other] Tour { $turn }
    }
roma-summary = { roma-when } · réserve { $supply }
roma-board-head = { roma-when } · Réserve { $supply } PV{ $low ->
        [yes] {" "}(BASSE)
       *[no] { "" }
    } · Pioche { $deck } · Défausse { $discard }
roma-board-head-apart = { roma-when } · Réserve { $supply } PV{ $low ->
        [yes] {" "}(BASSE)
       *[no] { "" }
    } · Pioche/déf. : { $seat } { $deck }/{ $discard }, { $foe } { $foedeck }/{ $foediscard }
roma-board-vp = { $vp } PV
roma-vacancy = −1 PV
roma-board-loss = −{ $n } PV au prochain tour
roma-board-fewer = −{ $n } { $n ->
        [one] dé
       *[other] dés
    } au prochain tour
roma-board-money = Argent { $n }
roma-board-hand-count = Main { $n }
roma-board-hand-known = (connu : { $cards })
roma-board-dice = Dés
roma-board-bribery = corruption
roma-board-bribed = pot-de-vin payé
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
roma-board-defence = déf { $n }{ $change ->
        [0] { "" }
       *[other] {" "}({ $by })
    }
roma-board-defence-brief = { $n }{ $change ->
        [0] { "" }
       *[other] {" "}({ $by })
    }
roma-board-price = coût { $cost }
roma-board-type-character = pers.
roma-board-type-building = bât.
roma-board-type-character-brief = p.
roma-board-type-building-brief = b.
roma-board-set = { $set ->
        [roma] I
        [arena] II
       *[both] I, II
    }
roma-board-alien = { $card } ↔
roma-board-blocked = BLOQUÉ

## The position in sentences

roma-state-head = { roma-when }. Réserve { $supply } PV{ $low ->
        [yes] , bientôt vide
       *[no] { "" }
    }. Pioche { $deck }, défausse { $discard }.
roma-state-head-apart = { roma-when }. Réserve { $supply } PV{ $low ->
        [yes] , bientôt vide
       *[no] { "" }
    }.
roma-state-piles = Pioche { $deck }, défausse { $discard }.
roma-state-side = { $seat } : { $vp } PV, { $money ->
        [one] { $money } sesterce
       *[other] { $money } sesterces
    }, { $hand ->
        [0] aucune carte
        [one] { $hand } carte
       *[other] { $hand } cartes
    } en main.
roma-state-known = Dont vous connaissez : { $cards }.
roma-state-foreign = De l’autre paquet : { $cards }.
roma-state-row = Disques : { $discs }.
roma-state-disc = { roma-space } { $holds }
roma-holds-card = { $card }, défense { $defence }{ $change ->
        [0] { "" }
       *[other] {" "}({ $by })
    }
roma-holds-known = { $card }, face cachée
roma-holds-down = face cachée
roma-holds-empty = vide
roma-holds-blocked = bloqué
roma-holds-costs = coûte 1 PV à son joueur au début de son tour
roma-printed = { $type ->
        [building] bâtiment
       *[character] personnage
    }, coût { $cost }
roma-hand-card = { $card }, { roma-printed }, défense { $defence }
roma-state-alien = de l’autre paquet
roma-state-dice = Dés inutilisés : { $dice }.
roma-state-dice-none = Plus de dé inutilisé.
roma-state-bribed = La case Corruption a servi ce tour-ci.
roma-state-loss = Au prochain tour, les disques vides coûteraient { $n } PV.
roma-state-fewer = { $n ->
        [one] { $n } dé de moins
       *[other] { $n } dés de moins
    } au prochain tour.
roma-state-hand = Votre main : { $cards }.
roma-state-hand-empty = Votre main est vide.
roma-state-drawn = Pioché : { $cards }.

## Pourquoi un coup n’est pas possible

roma-no-card = Vous n’avez pas la carte { $card } en main.
roma-no-other = Cela ne fait pas partie des choix du moment.
roma-no-money = Pour { $card }, il vous manque { $n ->
        [one] { $n } sesterce
       *[other] { $n } sesterces
    }.
roma-no-drawn = Vous n’avez pas pioché { $card }.
roma-no-vp = Votre adversaire n’a que { $n } PV.
roma-no-sestertii = Il vous manque { $n ->
        [one] { $n } sesterce
       *[other] { $n } sesterces
    }.
roma-no-card-opposite = Votre adversaire n’a pas de carte { roma-on }.
roma-no-empty = { $card } se trouve déjà { roma-on }.
roma-no-die = Aucun de vos dés inutilisés ne montre { $n }.
roma-no-pile = Il n’y a plus de carte à piocher.
roma-no-bribery = Cette partie se joue sans corruption.
roma-no-bribed = La case Corruption a déjà servi ce tour-ci.
roma-no-card-there = Vous n’avez pas de carte { roma-on }.
roma-no-blocked = { $card } { roma-on } : carte bloquée pour ce tour.
roma-no-icon = { $card } n’a pas besoin de dé : son effet est permanent.
roma-no-spare = { $card } demande un autre dé inutilisé.
roma-no-target = { $card } ne peut agir sur rien : { $needs ->
        [character] l’adversaire n’a aucun personnage
        [character_on_discs] l’adversaire n’a aucun personnage sur les disques 1 à 6
        [building] l’adversaire n’a aucun bâtiment
        [card] l’adversaire n’a aucune carte sur ses disques
        [opposite] il n’y a pas de carte en face
        [character_opposite] il n’y a pas de personnage en face
        [building_opposite] il n’y a pas de bâtiment en face
        [weak_opposite] il n’y a pas en face de carte de défense 4 ou moins
        [character_near] il n’y a pas de personnage en face, ni droit ni en diagonale
        [building_near] il n’y a pas de bâtiment en face, ni droit ni en diagonale
        [own_building] vous n’avez aucun bâtiment
        [own_character] vous n’avez aucun personnage
        [discarded_character] il n’y a pas de personnage dans la défausse
        [discarded_building] il n’y a pas de bâtiment dans la défausse
        [pile] il n’y a plus de carte à prendre
        [pile_or_disc] il n’y a plus de carte à révéler, ou pas de disque vide pour elle
        [paid] aucune autre de vos cartes ne peut agir au prix que vous pouvez payer
        [copied] il n’y a pas de carte dont elle puisse copier l’action
       *[other] il n’y a pas de cible
    }.

# Les raisons d’un coup : ce qu’il change

roma-why-gains = +{ $n } PV
roma-why-loses = −{ $n } PV
roma-why-foe-gains = adversaire +{ $n } PV
roma-why-foe-loses = adversaire −{ $n } PV
roma-why-money = +{ $n } { $n ->
    [one] sesterce
   *[other] sesterces
}
roma-why-pays = −{ $n } { $n ->
    [one] sesterce
   *[other] sesterces
}
roma-why-cards = +{ $n } { $n ->
    [one] carte
   *[other] cartes
} en main
roma-why-foe-discards = adversaire −{ $n } { $n ->
    [one] carte
   *[other] cartes
} en main
roma-why-affords = { $card } : une fois posée, il vous reste { $n } { $n ->
    [one] sesterce
   *[other] sesterces
}
roma-why-lacks = { $card } : encore { $n } { $n ->
    [one] sesterce
   *[other] sesterces
} et vous pourrez la poser
roma-why-fills = { $n ->
    [one] occupe { $n } disque vide : { $n } PV de moins à perdre par tour
   *[other] occupe { $n } disques vides : { $n } PV de moins à perdre par tour
}
roma-why-opens = { $n ->
    [one] laisse { $n } disque vide de plus
   *[other] laisse { $n } disques vides de plus
}
roma-why-lowers = défenses adverses −{ $n }
roma-why-fewer = l’adversaire lance { $n } { $n ->
    [one] dé
   *[other] dés
} de moins au prochain tour
roma-why-removes = retire { $card } à l’adversaire
roma-why-gives-up = sacrifie { $card }
roma-why-blocks = bloque { $card } de l’adversaire
roma-why-unused = { $n ->
    [one] { $n } dé inutilisé
   *[other] { $n } dés inutilisés
}
roma-why-keeps = garde le { $die } pour { $card }

## Ce qui ne va pas

roma-accepted-list = une liste de { $size } cartes comme « 4 Forum, 2 Basilica, … », ou le nom d’un paquet tout prêt
roma-accepted-numbers = coût/défense de cartes comme « Tavern 7/4, Altar 2/3 », ou leur table
roma-beginner-only-arena = option beginner : c’est la variante d’Arena sans corruption ; Roma n’a pas de corruption
roma-needs-deck = option { $option } : avec cards=built chacun a besoin d’un paquet ; accepté : { $wanted }
roma-no-decks = option { $option } : seul cards=built se joue avec des paquets, pas cards={ $cards }
