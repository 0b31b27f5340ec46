# Les leçons : les mots qui les entourent, au terminal et sur la page. Ce que dit une leçon est dans TITRE-lessons.ftl.

lesson-other = C’est permis, mais ce n’est pas ce qui est demandé ici.
learn-about = De courtes leçons à la vraie table : faites-le vous-même, et voyez pourquoi.
learn-title = Apprendre : { $title }
learn-offer = Première visite ? De courtes leçons vous apprennent chaque jeu à la table.
learn-offer-later = Pas maintenant
learn-lesson = { $n }. { $name }
learn-minutes = { $n ->
        [one] { $n } minute
       *[other] { $n } minutes
    }
learn-done = terminée
learn-begun = commencée
learn-go-on = Continuer
learn-leave = Quitter la leçon
learn-next = Leçon suivante
learn-play = Jouer une partie
learn-all = Toutes les leçons
learn-none = Il n’y a pas encore de leçons pour ce jeu.
