# Par Impar : le journal, les coups, et ce que les écrans disent d’une position.
# "Vous" is the name of the person who reads; the selectors on it keep verbs right with names too.

parimpar-name = Par Impar
parimpar-about = deux joueurs et une poignée de noix ; pair ou impair ?
parimpar-points = { $seat } : { $vp ->
        [one] { $vp } noix
       *[other] { $vp } noix
    }
parimpar-option-max-rounds = Nombre de manches au bout duquel la partie finit

## The rules in short, for the help page

parimpar-rules-goal = Chacun a { $nuts } noix. Qui en a le plus à la fin gagne ; à égalité, la victoire est partagée.
parimpar-rules-turn = Une pièce dit qui cache le premier. Ce joueur ferme la main sur une à { $fist } de ses noix. L’autre dit « pair » ou « impair », et la main s’ouvre. S’il a deviné, il gagne ce qu’elle contenait ; sinon, il paie autant de noix, ou toutes celles qui lui restent. Puis c’est à l’autre de cacher.
parimpar-rules-end = La partie finit dès que quelqu’un n’a plus de noix, et au plus tard après le nombre de manches convenu.

## The log

parimpar-told-head = Pile ou face : la tête. { $seat ->
        [Vous] Vous commencez
       *[other] { $seat } commence
    }.
parimpar-told-ship = Pile ou face : le navire. { $seat ->
        [Vous] Vous commencez
       *[other] { $seat } commence
    }.
parimpar-told-hides = { $seat ->
        [Vous] Vous avez
       *[other] { $seat } a
    } caché { $n ->
        [0] des noix
       *[other] { $n } noix
    }.
parimpar-told-even = { $seat ->
        [Vous] Vous avez
       *[other] { $seat } a
    } dit « pair ».
parimpar-told-odd = { $seat ->
        [Vous] Vous avez
       *[other] { $seat } a
    } dit « impair ».
parimpar-told-opens = { $seat ->
        [Vous] Vous montrez
       *[other] { $seat } montre
    } { $n } noix.
parimpar-told-wins = { $seat ->
        [Vous] Vous en gagnez { $won } et en avez
       *[other] { $seat } en gagne { $won } et en a
    } { $points }.
parimpar-told-pays = { $seat ->
        [Vous] Il vous
       *[other] À { $seat }, il
    } en reste { $points }.
parimpar-told-over = Fin de la partie.

## Moves

parimpar-move-hide = Cacher { $n } noix
parimpar-move-even = Dire « pair »
parimpar-move-odd = Dire « impair »
parimpar-effect-guess = { $chance ->
        [none] faux à coup sûr
        [certain] juste à coup sûr
       *[other] juste { $chance } du temps, si la main est remplie au hasard
    }
parimpar-ask-hiding = Combien de noix cachez-vous ?
parimpar-ask-guessing = Pair ou impair ?

## The position

parimpar-round = Manche { $round } sur { $rounds }
parimpar-nuts-of = { $seat } : { $n } noix
parimpar-fist = { $seat } tend une main fermée.
parimpar-fist-own = Dans votre main : { $n } noix
parimpar-last = { $n ->
        [0] Aucune main n’a encore été ouverte.
       *[other] Noix dans la dernière main : { $n }.
    }
