# Simulation, replay, verification, compiling ahead and measuring: `ludi simulate`, `replay`, `verify`, `warm`, `bench`.

lab-simulate-help = Fait jouer des bots entre eux, compte les victoires et garde chaque partie.
lab-simulate-title = le jeu
lab-simulate-bots = un niveau par place, séparés par des virgules ; ils changent de place d’une partie à l’autre : { $levels } ; NIVEAU:FICHIER est un niveau avec votre propre réseau
lab-simulate-games = nombre de parties
lab-simulate-jobs = nombre de processus côte à côte ; sinon, les processeurs de cette machine
lab-simulate-seed = la même graine donne les mêmes parties, sauf si un niveau réfléchit au temps
lab-simulate-ms = millisecondes par coup, au lieu du budget de chaque niveau
lab-simulate-out = garde chaque partie finie dans ce fichier, une ligne de JSON par partie
lab-simulate-resume = continue le fichier de --out ; les parties finies ne sont pas rejouées
lab-simulate-share = ne joue ici que cette part des parties, par exemple 1/3 : la première de trois machines ; --merge réunit les parts
lab-share-accepted = K/N avec K de 1 à N, par exemple 1/3
lab-simulate-records = garde l’enregistrement de chaque partie dans ce dossier, pour ludi replay
lab-simulate-option = une option du jeu sous la forme nom=valeur ; peut être donnée plusieurs fois
lab-luck = retire des résultats ce que le hasard a donné, pour les rendre plus sûrs ; cela prend plus de temps que les parties des bots greedy elles-mêmes

lab-compiling = Compilation, cette fois seulement : { $done } sur { $total } fonctions
lab-progress = { $done } sur { $total } parties, { NUMBER($rate, maximumFractionDigits: 2) } parties/s, reste { $left }
lab-progress-first = { $done } sur { $total } parties
lab-found = { $games ->
    [one] { $games } partie est déjà finie.
   *[other] { $games } parties sont déjà finies.
  }
lab-dropped = La dernière ligne de { $file } était coupée ; cette partie sera rejouée.
lab-stopped = Arrêt à { $done } sur { $total } parties.
lab-stopped-kept = Arrêt à { $done } sur { $total } parties ; elles sont gardées dans { $file }, --resume continue.

lab-sum-bot = bot
lab-sum-won = gagné
lab-sum-interval = intervalle à 95 %
lab-sum-wins = victoires
lab-sum-draws = égalités
lab-sum-losses = défaites
lab-sum-score = score moyen
lab-sum-percent = { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
lab-sum-range = { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } à { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
lab-sum-number = { NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) }
lab-sum-length = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
  } : { NUMBER($turns, maximumFractionDigits: 1) } tours et { NUMBER($decisions, maximumFractionDigits: 1) } décisions en moyenne.
lab-sum-first = La première place a gagné { $won } ({ $range }).
lab-sum-draw = Une égalité compte pour une demi-victoire. Les parties d’une même série partagent leur hasard, places échangées ; les intervalles en tiennent compte.
lab-sum-without = hasard retiré
lab-sum-luck = Hasard retiré : ce que les dés et les cartes ont donné est déduit, et les parties à places échangées se compensent. La largeur des intervalles tombe à { NUMBER($width, maximumFractionDigits: 0) } % : comme si l’on avait joué { NUMBER($times, minimumFractionDigits: 1, maximumFractionDigits: 1) } fois plus de parties.
lab-sum-luck-few = Trop peu de parties pour retirer le hasard : il faut au moins { $rounds } séries, avec { $games } parties gagnées et { $games } perdues.

lab-replay-help = Parcourt l’enregistrement d’une partie ; dans un tube : raconte tout, puis montre la position.
lab-replay-file = un enregistrement
lab-replay-at = la position après ce nombre d’actions
lab-replay-seat = seulement ce que cette place a vu : 1 est la première
lab-replay-former = Cette partie a été jouée selon des règles antérieures : son déroulement est raconté, son plateau n’est pas dessiné.
lab-replay-position = Après { $n } sur { $total } actions
lab-replay-result = Résultat : { $result }.
lab-replay-score = { $player } { POINTS($score) }
lab-replay-resigned = abandon : { $player }
lab-replay-next = suivant
lab-replay-back = précédent
lab-replay-next-turn = tour suivant
lab-replay-turn-back = tour précédent
lab-replay-start = début
lab-replay-end = fin
lab-replay-quit = quitter

lab-verify-help = Rejoue des enregistrements et vérifie que chaque action y est permise.
lab-verify-files = enregistrements
lab-verify-over = { $file } : correct, { $title }, { $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
  }, partie finie : { $result }
lab-verify-open = { $file } : correct, { $title }, { $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
  }, partie en cours
lab-verify-draws = Tirages du hasard, tous conformes à la graine fixée d’avance : { $n }.
lab-verify-share = Ajouté à la graine par { $seat } : { $share }

lab-warm-help = Compile les jeux d’avance, pour qu’ils démarrent aussitôt.
lab-warm-titles = les jeux ; tous si aucun n’est donné
lab-warm-done = { $title } : prêt après { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s ; le code compilé est gardé dans { $folder }
lab-warm-no-numba = Numba n’est pas installé ici : rien ne peut être compilé, tout marche sans compilation. Pour l’installer : { $command }.

lab-bench-help = Mesure la vitesse des jeux sur cette machine.
lab-bench-title = le jeu
lab-bench-seconds = durée de chaque mesure
lab-bench-json = donne les chiffres en JSON
lab-bench-measuring = Mesure : { $what }
lab-bench-what = quoi
lab-bench-value = valeur
lab-bench-unit = unité
lab-bench-number = { NUMBER($n, maximumFractionDigits: 2) }
lab-bench-whole = { NUMBER($n, maximumFractionDigits: 0) }
lab-bench-plain = jeu au hasard, non compilé
lab-bench-fast = jeu au hasard, compilé
lab-bench-threads = jeu au hasard, compilé, deux fils d’exécution
lab-bench-scaling = deux fils d’exécution comparés à un
lab-bench-search = recherche (ISMCTS), parties au hasard
lab-bench-wasm = jeu au hasard, WebAssembly
lab-bench-wasm-search = recherche (ISMCTS), WebAssembly
lab-bench-wasm-share = recherche en WebAssembly comparée au code compilé
lab-bench-copy = copie d’un état, compilé
lab-bench-cold = compilation à froid
lab-bench-warm = démarrage avec le code déjà compilé, première partie
lab-bench-first = import et premier coup, non compilé
lab-bench-unit-decisions = décisions/s
lab-bench-unit-iterations = itérations/s
lab-bench-unit-times = fois
lab-bench-unit-ns = ns
lab-bench-unit-seconds = s
lab-bench-unit-cpu-seconds = s CPU

lab-review-help = Analyse une partie : les chances de gain, la part du hasard et le prix de chaque erreur.
lab-review-json = donne tout en JSON
lab-review-iterations = durée de la recherche pour chaque décision ; par défaut { NUMBER($usual, useGrouping: 0) }, ou moins si cela prend longtemps
lab-review-seat = ce que cette place sait et a fait (1 est la première) ; nécessaire tant que la partie n’est pas finie
lab-review-progress = { $done } positions sur { $total }, { NUMBER($rate, maximumFractionDigits: 0) } positions/s, encore { $left }
lab-review-curve = Chances de gain de { $player }
lab-review-curve-alone = Part des points de { $player }
lab-review-player = joueur
lab-review-initial = début
lab-review-luck = hasard
lab-review-skill = jeu
lab-review-final = fin
lab-review-errors = erreurs
lab-review-accuracy = précision
lab-review-sum = En pour cent d’un gain : début + hasard + jeu = fin ; ± est une marge à 95 %.
lab-review-sum-alone = En pour cent des points possibles : début + hasard + jeu = fin ; ± est une marge à 95 %.
lab-review-dearest = Les erreurs les plus coûteuses :
lab-review-faultless = Aucune erreur n’a été trouvée.
lab-review-moment = Après { $at ->
    [one] { $at } action
   *[other] { $at } actions
  }, { $player } : { $move } ({ $loss } % perdus)
lab-review-as = La partie n’est pas finie : voilà ce que { $player } pouvait savoir.

## Ce qui ne va pas

lab-failed = { $games } : { $why }
lab-games = { $n ->
        [1] partie { $first }
       *[other] parties { $first } à { $last }
    }
lab-worker-ended = un processus s’est arrêté de lui-même (code { $status }) ; ce qui est terminé est conservé
lab-review-worker-ended = un processus s’est arrêté de lui-même (code { $status }) ; relancez l’analyse
lab-process-ended = le processus de compilation s’est arrêté de lui-même (code { $status })
lab-uncompiled = { $title } ne peut pas être compilé : { $why }
lab-executor-broke = l’exécuteur a échoué : { $why } ; ce qui est terminé est conservé
lab-no-ray = pas de grappe Ray à { $address } : { $why }
lab-ray-address = HÔTE:PORT, auto ou local
lab-resume-alone = --resume donné sans --out, le fichier à poursuivre
lab-file-there = { $file } existe déjà ; poursuivez-le par --resume, ou donnez un autre nom
lab-records-there = { $file } existe déjà ; donnez un autre dossier, ou poursuivez par --resume
lab-no-file = on ne peut pas poursuivre un tel fichier
lab-file-held = { $file } est en cours d’écriture par une autre exécution
lab-no-simulation = ce n’est pas le fichier d’une simulation ; il n’a pas été modifié
lab-no-run = ce n’est pas le fichier d’une telle exécution ; il n’a pas été modifié
lab-no-result = ce n’est pas le résultat d’une partie ; le fichier n’a pas été modifié
lab-no-piece = cela ne fait pas partie de cette exécution ; le fichier n’a pas été modifié
lab-strange-game = la partie { $game } y est deux fois ou n’a pas été demandée
lab-other-run = il a été fait avec { $name } { $there }, mais { $given } a été donné ; le fichier n’a pas été modifié
lab-bot-each = un par place, par exemple greedy,random
lab-luck-alone = luck donné, mais il faut deux bots ou plus : qui joue seul gagne toujours
lab-luck-rules = luck donné, mais c’est pour deux bots ; ici on compare deux jeux de règles
lab-players-alone = players : 1 donné, il en faut deux ou plus pour comparer des bots
lab-multiple = un multiple de { $n } à partir de 0
lab-review-open = cette partie n’est pas finie : indiquez la place dont le savoir sert à l’analyse
lab-bench-failed = un processus de mesure a échoué : { $why }
lab-warm-no-folder = { $why } ; donnez à LUDI_CACHE un dossier qui accepte l’écriture
