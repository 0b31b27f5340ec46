# Comparer : `ludi compare` et `ludi tournament`.

lab-compare-help = Compare deux bots, ou deux jeux de règles, avec le même hasard, jusqu’à ce que la question soit tranchée.
lab-compare-a = A : un bot ; ou un jeu de règles : usual, nom=valeur (plusieurs avec des virgules), ou un fichier TOML de vos propres valeurs
lab-compare-b = B : de même
lab-compare-bots = pour deux jeux de règles : un niveau par place, séparés par des virgules
lab-compare-players = nombre de joueurs ; entre deux bots, A a une place et B toutes les autres
lab-compare-measure = pour deux jeux de règles, ce qui est comparé : { $all }
lab-compare-margin = une différence de cette taille ne doit pas passer inaperçue : sur la part des parties gagnées (0.05), ou sur la mesure (1)
lab-compare-rounds = nombre maximal de séries : des parties avec le même hasard
lab-compare-asked = Question : { $what }, aucune différence ou une de { $margin } ; chaque erreur au plus { NUMBER($error, maximumFractionDigits: 0) } %.
lab-compare-bot = { $a } a gagné { $won } (de { $low } à { $high }) en { $n ->
    [one] { $n } série
   *[other] { $n } séries
  }.
lab-compare-luck = Hasard retiré : { $won } (de { $low } à { $high }). C’est ce qui décide.
lab-compare-rules = { $what } : { $a } avec A, { $b } avec B ; la différence est de { $low } à { $high }, en { $n ->
    [one] { $n } série
   *[other] { $n } séries
  }.
lab-compare-bots-more = Décidé : { $a } est plus fort que { $b }.
lab-compare-bots-less = Décidé : { $b } est plus fort que { $a }.
lab-compare-bots-same = Décidé : { $a } et { $b } diffèrent de moins de { $margin }.
lab-compare-bots-open = Pas décidé : il faut d’autres séries.
lab-compare-rules-more = Décidé : plus avec { $b } qu’avec { $a }.
lab-compare-rules-less = Décidé : moins avec { $b } qu’avec { $a }.
lab-compare-rules-same = Décidé : { $a } et { $b } diffèrent de moins de { $margin }.
lab-compare-rules-open = Pas décidé : il faut d’autres séries.
lab-measure-bots = part des parties gagnées
lab-measure-won = parties gagnées par la première place
lab-measure-length = tours par partie
lab-measure-decisions = décisions par partie
lab-measure-points = points d’une place
lab-measure-winner = points du gagnant
lab-tournament-help = Fait jouer chaque bot contre chaque autre et les classe.
lab-tournament-bots = deux ou plus parmi { $levels }, ou NIVEAU:FICHIER : un niveau avec votre propre réseau
lab-tournament-rounds = séries de chaque table : une partie par place avec le même hasard, tous avançant d’une place après chacune
lab-tournament-players = places d’une table ; chaque choix d’autant de bots a sa table, et des bots moins nombreux ont plusieurs places
lab-tournament-rating = cote
lab-tournament-interval = de { $low } à { $high }
lab-tournament-skill = { NUMBER($skill, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($doubt, minimumFractionDigits: 1, maximumFractionDigits: 1) }
lab-tournament-ahead = De deux bots à une table, celui qui finit devant a battu l’autre. La seconde partie montre combien de fois le bot d’une ligne a fini devant celui d’une colonne.
lab-tournament-note = Cotes selon Bradley et Terry : 400 de plus font dix victoires contre une. Leur moyenne est 0.
lab-tournament-second = openskill prend les parties l’une après l’autre, comme second avis : tous commencent à 25, et ± est un écart type.
lab-ray = joue sur une grappe Ray à cette adresse ; auto en trouve une sur cette machine

## Ce qui ne va pas

lab-compare-for-rules = { $name } donné, mais c’est pour deux jeux de règles ; ici A et B sont les bots
lab-compare-beside = { $given } donné à côté de { $bot } ; accepté : un autre bot, { $bots }
lab-compare-seats = --players { $players } donné, mais { $bots } dans --bots ; il en faut un par joueur
lab-compare-neither = { $given } donné ; accepté : deux bots ({ $bots }), ou deux parmi { $usual }, nom=valeur et FICHIER.toml
lab-compare-compiled = { $given } donné ; les données de { $title } sont compilées dans ses règles : ici, accepté : nom=valeur
lab-tournament-two = une liste d’au moins deux, différents
