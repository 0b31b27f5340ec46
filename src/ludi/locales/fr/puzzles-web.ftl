# Les problèmes, au terminal et sur la page.

puzzle-about = Des positions tirées de parties entre bots, où un coup est nettement le meilleur. Trouvez-le et voyez pourquoi. Chaque jour, il y en a un nouveau pour chaque jeu.
puzzle-title = Problèmes : { $title }
puzzle-today = Problème du jour : n° { $n }
puzzle-all = Tous les problèmes
puzzle-next = Suivant
puzzle-leave = Quitter le problème
puzzle-none = Il n’y a pas encore de problèmes pour ce jeu.
puzzle-score = { $done ->
        [0] Aucun des { $of } problèmes n’a encore été essayé
       *[other] { $right } { $right ->
            [one] trouvé
           *[other] trouvés
        } du premier coup, { $done } sur { $of } { $done ->
            [one] essayé
           *[other] essayés
        }
    }
puzzle-solved = trouvé du premier coup
puzzle-missed = pas trouvé du premier coup
puzzle-ask = Quel est le meilleur coup ici ?
puzzle-ask-within = { $question } Trouvez le meilleur coup.
puzzle-right = Bien trouvé : c’est le meilleur coup.{ puzzle-theme }
puzzle-wrong = Pas le meilleur : ce coup est le n° { $place } sur { $of }.{ puzzle-theme }
puzzle-theme = { $theme ->
        [end] {" "}Le thème du problème : la fin de la partie.
        [clash] {" "}Le thème du problème : une attaque.
        [odds] {" "}Le thème du problème : les probabilités.
       *[tempo] { "" }
    }
puzzle-compare = Comparer
puzzle-compared = Les coups comparés
