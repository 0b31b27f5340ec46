# L’équilibre : combien de fois les cartes sont posées, activées, gagnantes, et ce qu’un changement y fait : `ludi balance`.

lab-balance-help = Montre ce que deviennent les cartes et les choix, et ce qu’y change une autre règle ou un autre nombre.
lab-balance-games = nombre de parties, et autant après un changement
lab-balance-first = le numéro de la première partie, un multiple de 50 : plusieurs machines peuvent se partager les parties, voir --merge
lab-balance-seed = la même graine donne les mêmes parties, avant et après un changement
lab-balance-option = une option du jeu sous la forme nom=valeur, avant et après un changement ; peut être donnée plusieurs fois
lab-balance-change = un changement : une option sous la forme nom=valeur ; peut être donné plusieurs fois
lab-balance-own = un changement : vos propres valeurs de cartes, un fichier TOML
lab-balance-cost = un changement : ce que coûte une carte, CARTE=NOMBRE ; peut être donné plusieurs fois
lab-balance-html = écrit le rapport avec ses graphiques dans ce fichier, une page qui se passe de réseau
lab-balance-json = écrit les chiffres dans ce fichier en JSON
lab-balance-parquet = écrit les chiffres dans ce fichier en Parquet
lab-balance-out = garde les parties finies dans ce fichier
lab-balance-resume = continue le fichier de --out, ou y ajoute des parties
lab-balance-merge = reprend les parties finies d’un autre fichier de --out ; peut être donné plusieurs fois
lab-balance-title = Équilibre : { $title }
lab-balance-facts = { $pairs ->
    [yes] { $games ->
        [one] { $games } paire
       *[other] { $games } paires
      } de parties, avant et après le changement, avec le même hasard
   *[no] { $games ->
        [one] { $games } partie
       *[other] { $games } parties
      }
  } ; bots : { $bots } ; graine { $seed }.
lab-balance-changed = Ce qui a été changé : { $what }
lab-balance-found = Ce qui change
lab-balance-none = Aucun changement n’est certain : les écarts ne dépassent pas ce que fait le hasard.
lab-balance-change-up = ▲ { $thing }, { $event } : monte de { $before } à { $after } (p corrigé = { $p })
lab-balance-change-down = ▼ { $thing }, { $event } : descend de { $before } à { $after } (p corrigé = { $p })
lab-balance-honest = { $rows } comparaisons, corrigées ensemble selon Benjamini et Hochberg. Si rien n’avait changé, le risque d’annoncer quoi que ce soit serait de { NUMBER($level, maximumFractionDigits: 1) } % au plus.
lab-balance-game = la partie
lab-balance-whole = { $what } : { $before }
lab-balance-whole-after = { $what } : { $before }, après le changement { $after }
lab-balance-plots = Graphiques
lab-balance-bars = Les points sont des moyennes par partie, les traits leurs intervalles à 95 %, un par un. Les triangles en couleur sont des changements certains.
lab-balance-plot = { $event }
lab-balance-plot-change = { $event } : changement
lab-balance-table = Tous les chiffres
lab-balance-thing = carte ou choix
lab-balance-seat = { $event }, place { $n }
lab-balance-cause = Une carte avec laquelle on gagne n’est pas forcément la raison de la victoire : qui mène peut en poser davantage.
lab-balance-number = { NUMBER($n, minimumFractionDigits: 3, maximumFractionDigits: 3) }
lab-balance-written = Le rapport est dans { $file }.
lab-event-had = arrivée en main
lab-event-laid = posée
lab-event-used = activée
lab-event-left = restée en main à la fin
lab-event-chosen = choisi
lab-event-won = gagné avec elle
lab-event-decisions = décisions par partie
lab-event-first = gagné par la première place

## Ce qui ne va pas

lab-balance-twice = { $one } donné avec { $other } ; un seul des deux est accepté
lab-balance-compiled = --facts donné ; les données de { $title } sont compilées dans ses règles, un processus n’a donc qu’un fichier ; ici on accepte des options, et ludi simulate --facts joue avec un fichier
lab-balance-no-numbers = --cost donné ; { $title } n’a pas de valeurs de cartes qui puissent être changées
lab-balance-pair = CARTE=NOMBRE avec un nombre entier
