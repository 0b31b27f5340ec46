# Römisch Pokern: cards, the log, the moves, and what the screens say about a position.
# "Vous" is the name of the person who reads; the selectors on it keep verbs right with names too.
# $face is a face of a die (I, V, X), $numbers one or two numbers as "XIV (14) / XVI (16)", $chance a fraction.

pokern-name = Römisch Pokern
pokern-about = un à six joueurs, six dés romains ; tentez votre chance et remplissez une colonne croissante
pokern-points = { $seat } : { $vp ->
        [one] { $vp } point
       *[other] { $vp } points
    }

# Used by the sentences of the log below.
pokern-a = { $seat ->
        [Vous] Vous avez
       *[other] { $seat } a
    }

## Cards

pokern-card-reroll-i = Relancer I
pokern-card-reroll-v = Relancer V
pokern-card-reroll-one = Relancer un dé
pokern-card-remove-one = Retirer un dé
pokern-card-duplicate = Doublon
pokern-card-wild = Joker

pokern-card-reroll-i-text = Relancez ensemble autant de vos dés montrant I que vous voulez.
pokern-card-reroll-v-text = Relancez ensemble autant de vos dés montrant V que vous voulez.
pokern-card-reroll-one-text = Relancez un de vos dés, au choix.
pokern-card-remove-one-text = Retirez de ce tour un de vos dés, au choix. Les dés pas encore lancés peuvent toujours l’être.
pokern-card-duplicate-text = Inscrivez un nombre que votre colonne a déjà. Le tour est alors terminé.
pokern-card-wild-text = Remplace une des cinq autres cartes, au choix.

pokern-card-facts = signe { $mark } ; une fois par partie ; { $points } points si elle n’a pas servi

## The rules in short, for the help page

pokern-rules-goal = Remplissez une colonne de { $rows } lignes avec des nombres romains qui croissent de haut en bas. Le score est leur somme, plus { $points } points par carte qui n’a pas servi. Le plus haut score gagne ; { $tie ->
        [yes] à égalité, qui a le plus de cartes restantes gagne, puis qui a le plus grand nombre à la septième ligne
       *[no] à égalité, la victoire est partagée
    }.
pokern-rules-turn = Un tour : lancez les { $dice } dés { $several ->
        [yes] un ou plusieurs à la fois
       *[no] l’un après l’autre
    }. Tant qu’ensemble ils forment un nombre romain, vous pouvez vous arrêter et l’inscrire, ou lancer encore. { $order ->
        [yes] L’ordre des dés décide : un I avant un V fait 4, après lui 6 ; à côté de X seuls, un I unique se retranche si un X est lancé après lui, et s’ajoute sinon.
       *[no] L’ordre des dés ne compte pas : I et V font 4 ou 6, I et X font 9 ou 11, au choix.
    }
pokern-rules-numbers = Aucun signe n’est répété quatre fois de suite : quatre X ne servent que dans XXXIX (39). Avec XXXX sur la table, il faut lancer encore un dé. Après le dernier dé, le nombre doit être inscrit.
pokern-rules-misthrow = Des dés qui ne font pas de nombre sont un raté, de même qu’un nombre impossible à inscrire après le dernier dé{ $lenient ->
        [yes] { " " }ou sur lequel on s’arrête avant
       *[no] { "" }
    }. Le tour finit alors sans inscription, ou des cartes d’action aident, l’une après l’autre ; ensuite le tour continue.{ $valid ->
        [yes] { " " }Des cartes se jouent aussi sur un nombre.
       *[no] { "" }
    }
pokern-rules-end = La partie finit après la manche où quelqu’un remplit sa colonne, ou rate un tour commencé sans carte. En solitaire, vous jouez un nombre de tours fixe, ou payez une carte par tour sans inscription.

## Options

pokern-option-misthrow-on-stop = S’arrêter sur un nombre impossible à inscrire : strict, interdit ; lenient, c’est un raté
pokern-option-cards-on-valid = Les cartes d’action se jouent aussi sur un nombre valable
pokern-option-several-dice = Plusieurs dés peuvent être lancés à la fois
pokern-option-order-rule = L’ordre des dés décide entre IV et VI, IX et XI
pokern-option-tie-break = À égalité, qui a le plus de cartes restantes gagne, puis qui a la plus haute septième ligne
pokern-option-max-rounds = Nombre de manches après lequel la partie finit
pokern-option-solitaire = En solitaire : turns, tant de tours ; discard, un tour sans inscription coûte une carte
pokern-option-turns = En solitaire : nombre de tours

## The log

pokern-told-rolls = { pokern-a } obtenu { $face }{ $numbers ->
        [none] .
       *[other]  : { $numbers }.
    }
pokern-told-must-roll = { pokern-a } dû lancer encore{ $numbers ->
        [none] .
       *[other]  : { $numbers } ne pouvait pas être inscrit.
    }
pokern-told-stops = { $seat ->
        [Vous] Vous vous arrêtez
       *[other] { $seat } s’arrête
    } sur { $numbers }.
pokern-told-enters = { pokern-a } inscrit { $roman } ({ $number }) en ligne { $row }.
pokern-told-enters-again = { pokern-a } inscrit { $roman } ({ $number }) une fois de plus, en ligne { $row }.
pokern-told-misthrow = { pokern-a } raté : { $dice } n’est pas un nombre.
pokern-told-misthrow-number = { pokern-a } raté : { $numbers } ne peut pas être inscrit.
pokern-told-plays = { pokern-a } joué { $card }.
pokern-told-wild = { pokern-a } joué le Joker comme { $card }.
pokern-told-rerolls = { pokern-a } repris { $n ->
        [one] { $n } dé montrant
       *[other] { $n } dés montrant
    } { $face } pour relancer.
pokern-told-picks-again = { pokern-a } repris un dé montrant { $face } pour le relancer.
pokern-told-picks-out = { pokern-a } retiré de ce tour un dé montrant { $face }.
pokern-told-passes = { pokern-a } fini le tour sans inscription.
pokern-told-pays = { pokern-a } payé avec { $card }.
pokern-told-last = La partie finira après cette manche.
pokern-told-turn = Manche { $n } : { $seat }
pokern-told-over = Fin de la partie.
pokern-told-level-cards = À égalité de points, le plus grand nombre de cartes restantes décide.
pokern-told-level-row = À égalité de points et de cartes restantes, le plus grand nombre de la septième ligne décide.

## Moves

pokern-move-roll = { $n ->
        [1] Lancer un dé de plus
       *[other] Lancer { $n } dés à la fois
    }
pokern-move-stop = S’arrêter et inscrire { $numbers }
pokern-move-stop-misthrow = S’arrêter sur { $numbers }, impossible à inscrire : un raté
pokern-move-read = { $roman } ({ $number })
pokern-move-row = { $roman } ({ $number }) en ligne { $row }
pokern-move-card = Jouer { $card }
pokern-move-as = Comme { $card }
pokern-move-pay = Payer avec { $card }
pokern-move-count = Relancer { $n ->
        [one] { $n } dé montrant
       *[other] { $n } dés montrant
    } { $face }
pokern-move-pick-again = Relancer un dé montrant { $face }
pokern-move-pick-out = Retirer un dé montrant { $face }
pokern-move-at-again = Relancer le dé { $place }, qui montre { $face }
pokern-move-at-several = Relancer entre autres le dé { $place }, qui montre { $face }
pokern-move-at-out = Retirer le dé { $place }, qui montre { $face }
pokern-move-pass = Finir le tour sans inscription

## What a move would do, said behind it

pokern-effect-roll = { $chance ->
        [none] sans risque
        [certain] raté à coup sûr
       *[other] raté { $chance }, { $percent } %
    }
pokern-effect-card = { $chance ->
        [none] encore un raté à coup sûr
        [certain] aide à coup sûr
       *[other] aide { $chance }, { $percent } %
    }
pokern-effect-pass = la partie finira après cette manche
pokern-effect-row = { $left }
pokern-effect-above = au-dessus : { $rows ->
        [one] { $rows } ligne libre
       *[other] { $rows } lignes libres
    }, { $enough ->
        [none] { $rows ->
            [one] et aucun nombre pour elle
           *[other] et aucun nombre pour elles
        }
        [short] { $n ->
            [1] et seulement le nombre { $low }
           *[other] et seulement { $n } nombres, { $low }–{ $high }
        }
       *[enough] { $n ->
            [1] pour { $low }
           *[other] pour { $low }–{ $high }
        }
    }
pokern-effect-below = au-dessous : { $rows ->
        [one] { $rows } ligne libre
       *[other] { $rows } lignes libres
    }, { $enough ->
        [none] { $rows ->
            [one] et aucun nombre pour elle
           *[other] et aucun nombre pour elles
        }
        [short] { $n ->
            [1] et seulement le nombre { $low }
           *[other] et seulement { $n } nombres, { $low }–{ $high }
        }
       *[enough] { $n ->
            [1] pour { $low }
           *[other] pour { $low }–{ $high }
        }
    }
pokern-doubt-pass = une carte pourrait encore aider

## What is to be decided

pokern-ask-choosing = { $numbers ->
        [none] Pas encore de nombre.
       *[other] { $numbers }.
    } Que faites-vous ?
pokern-ask-starting = Combien de dés lancez-vous ?
pokern-ask-reading = Quel nombre inscrivez-vous ?
pokern-ask-entering = Dans quelle ligne inscrire { $roman } ({ $number }) ?
pokern-ask-misthrow = Raté : { $dice } n’est pas un nombre. Que faites-vous ?
pokern-ask-misthrow-number = Raté : { $numbers } ne peut pas être inscrit. Que faites-vous ?
pokern-ask-wildly = Quelle carte le Joker remplace-t-il ?
pokern-ask-counting = Combien de dés montrant { $face } relancez-vous ?
pokern-ask-picking-again = Quel dé relancez-vous ?
pokern-ask-picking-out = Quel dé retirez-vous ?
pokern-ask-paying = Un tour sans inscription coûte une carte. Laquelle ?

## Chances

pokern-odds-risk = Raté au prochain dé : { $chance ->
        [none] impossible
        [certain] certain
       *[other] { $chance }, { $percent } %
    }
pokern-odds-risks = Raté avec 1, 2 … dés : { $chances }
pokern-odds-reach = À portée : { $numbers }
pokern-odds-number = { $number } : { $percent } %
pokern-odds-rescue = Cartes qui aident : { $cards }
pokern-odds-rescue-none = Aucune carte n’aide.
pokern-odds-card = { $card } { $chance ->
        [certain] à coup sûr
       *[other] { $chance }
    }

## The position on the board

pokern-board-head = Manche { $round }{ $rounds ->
        [0] { "" }
       *[other] {" "}({ $rounds } au plus)
    }{ $last ->
        [yes] {" "}· DERNIÈRE MANCHE
       *[no] { "" }
    }{ $bare ->
        [yes] {" "}· plus de carte : un raté finit la partie
       *[no] { "" }
    }
pokern-board-no-number = pas de nombre

## The column

pokern-row-filled = Ligne { $row } : { $roman } ({ $number })
pokern-row-open = Ligne { $row } : libre, { $range }
pokern-row-dead = Ligne { $row } : libre, mais plus aucun nombre n’y va
pokern-row-fits = { $numbers } irait ici

## The position in sentences

pokern-state-head = Manche { $round }{ $rounds ->
        [0] { "" }
       *[other] {" "}({ $rounds } au plus)
    }.{ $last ->
        [yes] {" "}C’est la dernière.
       *[no] { "" }
    }
pokern-state-side = { $seat } : { $vp ->
        [one] { $vp } point
       *[other] { $vp } points
    }. Colonne : { $column }. Cartes : { $cards }.
pokern-state-open = libre
pokern-state-no-cards = aucune
pokern-state-dice = Dés : { $dice }{ $numbers ->
        [none] , pas de nombre
       *[other] , { $numbers }
    }. Reste à lancer : { $left }.{ $removed ->
        [0] { "" }
       *[other] {" "}Retirés : { $removed }.
    }
pokern-state-bare = Le tour a commencé sans carte : un raté finit la partie.

# Pourquoi un coup est impossible
pokern-no-other = Cela ne fait pas partie des choix du moment.
pokern-no-misthrown = Le lancer est raté : jouez une carte, ou finissez le tour.
pokern-no-pass = Le lancer n’est pas raté.
pokern-no-dice = { $n ->
        [0] Il ne reste aucun dé à lancer.
        [one] Il ne reste que { $n } dé à lancer.
       *[other] Il ne reste que { $n } dés à lancer.
    }
pokern-no-several = Ici, les dés se lancent un par un.
pokern-no-start = Aucun dé n’a encore été lancé ce tour-ci.
pokern-no-number = { $dice } n’est pas un nombre.
pokern-no-twice = Votre colonne a déjà { $numbers }.
pokern-no-room = Votre colonne n’a pas de ligne pour { $numbers }.
pokern-no-reading = { $dice } ne peut pas se lire { $number }.
pokern-no-row-free = La ligne { $row } contient déjà { $number }.
pokern-no-row-fits = { $roman } ({ $number }) ne va pas en ligne { $row } : les nombres croissent vers le bas.
pokern-no-card = Vous n’avez plus la carte { $card }.
pokern-no-card-yet = Les cartes ne se jouent qu’après un lancer raté.
pokern-no-face = Aucun dé ne montre { $face }.
pokern-no-duplicate = { $card } demande un nombre que votre colonne a déjà et qui y tient encore une fois.
pokern-no-count = { $n ->
        [one] Seul { $n } dé montre { $face }.
       *[other] Seuls { $n } dés montrent { $face }.
    }
pokern-no-by-place = Ici, les dés se choisissent par leur place.
pokern-no-by-face = Ici, les dés se choisissent par ce qu’ils montrent.
pokern-no-place = { $n ->
        [one] Il n’y a que { $n } dé sur la table.
       *[other] Il n’y a que { $n } dés sur la table.
    }
pokern-no-place-shows = Le dé { $place } montre { $face }, et non { $wanted }.
pokern-no-place-same = Le dé { $place } montre la même chose que le précédent : choisissez celui-là.

# Les raisons d’un coup : ce qu’il change

pokern-why-gains = +{ $n } { $n ->
    [one] point
   *[other] points
}
pokern-why-loses = −{ $n } { $n ->
    [one] point
   *[other] points
}
pokern-why-uses = dépense { $card }
pokern-why-full = remplit la colonne
pokern-why-last = la partie finira après cette manche
