# History of the Roman Empire : noms, cartes, règles, journal et coups.
# $side, $to et $from sont des camps (« Vous », « Bot Centurio », à deux joueurs « Vous II ») ; deux points les suivent, pour
# que chaque phrase soit juste avec tous. $force, $land, $area, $people, $kingdom et $card sont des noms ; les provinces
# restent sans article, donc après deux points, entre parenthèses ou après « la province ».

empire-name = Histoire de l’Empire romain
empire-about = deux à quatre joueurs, légions et barbares sur une même carte ; menez les deux camps de l’histoire en sept tours
empire-points = { $seat } : { $vp ->
        [one] { $vp } point
       *[other] { $vp } points
    }
empire-n-points = { $n ->
        [one] { $n } point
       *[other] { $n } points
    }

## Côtés et forces

empire-side = { $seat } { $roman }
empire-force-legions = Légions ({ $side })
empire-force-rebels = Rebelles

## Régions

empire-area-gallia = Gaule
empire-area-hispania = Hispanie
empire-area-germania = Germanie
empire-area-italia = Italie
empire-area-danubius = Danube
empire-area-macedonia = Macédoine
empire-area-asia = Asie
empire-area-oriens = Orient
empire-area-africa = Afrique

## Provinces

empire-land-britannia-inferior = Bretagne inférieure
empire-land-britannia-superior = Bretagne supérieure
empire-land-belgica = Belgique
empire-land-lugdunensis = Lyonnaise
empire-land-aquitania = Aquitaine
empire-land-gallaecia = Gallécie
empire-land-lusitania = Lusitanie
empire-land-baetica = Bétique
empire-land-carthaginensis = Carthaginoise
empire-land-tarraconensis = Tarraconaise
empire-land-germania-inferior = Germanie inférieure
empire-land-germania-superior = Germanie supérieure
empire-land-germania-magna = Grande Germanie
empire-land-suebia = Suévie
empire-land-marcomannia = Marcomannie
empire-land-italia = Italie
empire-land-cisalpina = Gaule cisalpine
empire-land-narbonensis = Narbonnaise
empire-land-sicilia = Sicile
empire-land-sardinia = Sardaigne et Corse
empire-land-raetia = Rhétie
empire-land-noricum = Norique
empire-land-pannonia = Pannonie
empire-land-dacia = Dacie
empire-land-sarmatia = Sarmatie
empire-land-dalmatia = Dalmatie
empire-land-moesia = Mésie
empire-land-thracia = Thrace
empire-land-macedonia = Macédoine
empire-land-achaia = Achaïe
empire-land-asia = Asie
empire-land-bithynia = Bithynie et Pont
empire-land-galatia = Galatie
empire-land-cappadocia = Cappadoce
empire-land-armenia = Arménie
empire-land-syria = Syrie
empire-land-mesopotamia = Mésopotamie
empire-land-iudaea = Judée
empire-land-arabia = Arabie
empire-land-aegyptus = Égypte
empire-land-libya = Libye
empire-land-africa = Afrique
empire-land-numidia = Numidie
empire-land-caesariensis = Maurétanie césarienne
empire-land-tingitana = Maurétanie tingitane

## Mers, terrain et capitales

empire-sea-oceanus = Océan
empire-sea-internum = Mer intérieure
empire-sea-pontus = Pont-Euxin
empire-terrain-none = terrain ouvert
empire-terrain-mountain = montagnes
empire-terrain-forest = forêt
empire-terrain-strait = détroit
empire-terrain-overseas = outre-mer
empire-capital-rome = Rome
empire-capital-constantinople = Constantinople

## Peuples

empire-people-gauls = Gaulois
empire-people-germans = Germains
empire-people-garamantes = Garamantes
empire-people-pannons = Pannoniens
empire-people-maurs = Maures
empire-people-picts = Pictes
empire-people-dacians = Daces
empire-people-persians = Perses
empire-people-sarmatians = Sarmates
empire-people-marcomanni = Marcomans
empire-people-alamanni = Alamans
empire-people-goths = Goths
empire-people-franks = Francs
empire-people-vandals = Vandales
empire-people-huns = Huns
empire-people-saxons = Saxons
empire-people-caledonians = Pictes (Calédoniens)
empire-people-parthians = Perses (Parthes)
empire-people-sassanids = Perses (Sassanides)
empire-people-maurs-quinquegentiani = Maures (Quinquégentiens)
empire-people-picts-and-scots = Pictes et Scots
empire-people-visigoths = Goths (Wisigoths)
empire-people-maurs-gildo = Maures (Gildon)
empire-people-suebi = Marcomans (Suèves)
empire-people-huns-attila = Huns (Attila)
empire-people-ostrogoths = Goths (Ostrogoths)
empire-people-heruli-odoacer = Germains (Hérules)

## Royaumes et peuples mineurs

empire-tribe-k-aegyptus = Royaume des Ptolémées
empire-tribe-k-pontus = Royaume du Pont
empire-tribe-k-armenia = Royaume d’Arménie
empire-tribe-k-iudaea = Royaume de Judée
empire-tribe-k-numidia = Royaume de Numidie
empire-tribe-k-noricum = Royaume du Norique
empire-tribe-k-dacia = Royaume de Décébale
empire-tribe-k-palmyra = Royaume de Palmyre
empire-tribe-k-britannia = Empire de Carausius
empire-tribe-k-mauretania = Royaume de Firmus
empire-tribe-k-gallaecia = Royaume des Suèves
empire-tribe-k-soissons = Domaine de Syagrius
empire-tribe-t-cantabri = Cantabres
empire-tribe-t-batavi = Bataves
empire-tribe-t-carpi = Carpes
empire-tribe-t-blemmyes = Blemmyes
empire-tribe-t-isauri = Isauriens
empire-tribe-t-alani = Alains

## Empereurs

empire-emperor-crassus = Crassus
empire-emperor-pompeius = Pompée
empire-emperor-caesar = César
empire-emperor-augustus = Auguste
empire-emperor-caligula = Caligula
empire-emperor-nero = Néron
empire-emperor-vespasianus = Vespasien
empire-emperor-domitianus = Domitien
empire-emperor-traianus = Trajan
empire-emperor-hadrianus = Hadrien
empire-emperor-antoninus-pius = Antonin le Pieux
empire-emperor-marcus-aurelius = Marc Aurèle
empire-emperor-commodus = Commode
empire-emperor-septimius-severus = Septime Sévère
empire-emperor-caracalla = Caracalla
empire-emperor-maximinus-thrax = Maximin le Thrace
empire-emperor-gallienus = Gallien
empire-emperor-aurelianus = Aurélien
empire-emperor-diocletianus = Dioclétien
empire-emperor-maximianus = Maximien Hercule
empire-emperor-galerius = Galère
empire-emperor-constantius-chlorus = Constance Chlore
empire-emperor-maxentius = Maxence
empire-emperor-constantinus = Constantin
empire-emperor-constans = Constant
empire-emperor-constantius-ii = Constance II
empire-emperor-magnentius = Magnence
empire-emperor-iulianus = Julien
empire-emperor-valentinianus = Valentinien
empire-emperor-valens = Valens
empire-emperor-gratianus = Gratien
empire-emperor-theodosius = Théodose
empire-emperor-magnus-maximus = Magnus Maximus
empire-emperor-eugenius = Eugène
empire-emperor-arcadius = Arcadius
empire-emperor-honorius-stilicho = Honorius (Stilicon)
empire-emperor-valentinianus-iii-aetius = Valentinien III (Aetius)
empire-emperor-avitus = Avitus
empire-emperor-maiorianus = Majorien
empire-emperor-anthemius = Anthémius
empire-emperor-iulius-nepos = Julius Nepos
empire-emperor-romulus-augustulus = Romulus Augustule

## Ce qu’apporte un empereur

empire-bonus-none = aucun bonus
empire-bonus-legion = { $n ->
        [one] { $n } légion de plus
       *[other] { $n } légions de plus
    }
empire-bonus-attack = +1 à chaque dé d’attaque
empire-bonus-dice3 = attaque avec trois dés jusqu’à un triple
empire-bonus-tie = gagne les égalités en attaque
empire-bonus-vp = 1 point de plus par province avec légions

## Cartes d’événement

empire-card-cantabri = { empire-tribe-t-cantabri }
empire-card-batavi = { empire-tribe-t-batavi }
empire-card-carpi = { empire-tribe-t-carpi }
empire-card-blemmyes = { empire-tribe-t-blemmyes }
empire-card-isauri = { empire-tribe-t-isauri }
empire-card-alani = { empire-tribe-t-alani }
empire-card-leader-arminius = Chef : Arminius
empire-card-leader-kniva = Chef : Cniva
empire-card-leader-alaric = Chef : Alaric
empire-card-weaponry-pilum-and-gladius = Armes : pilum et glaive
empire-card-weaponry-spatha-and-plumbata = Armes : spatha et plumbata
empire-card-fury = Fureur
empire-card-elite-troops-comitatus = Troupes d’élite : comitatus
empire-card-elite-troops-praetorians = Troupes d’élite : prétoriens
empire-card-elite-troops-palatini = Troupes d’élite : palatins
empire-card-revolt-of-the-provinces-i = Révolte des provinces I
empire-card-revolt-of-the-provinces-ii = Révolte des provinces II
empire-card-revolt-of-the-provinces-iii = Révolte des provinces III
empire-card-kingdom-of-the-ptolemies = { empire-tribe-k-aegyptus }
empire-card-kingdom-of-pontus = { empire-tribe-k-pontus }
empire-card-kingdom-of-armenia = { empire-tribe-k-armenia }
empire-card-kingdom-of-iudaea = { empire-tribe-k-iudaea }
empire-card-kingdom-of-numidia = { empire-tribe-k-numidia }
empire-card-kingdom-of-noricum = { empire-tribe-k-noricum }
empire-card-kingdom-of-decebalus = { empire-tribe-k-dacia }
empire-card-kingdom-of-palmyra = { empire-tribe-k-palmyra }
empire-card-realm-of-carausius = { empire-tribe-k-britannia }
empire-card-kingdom-of-firmus = { empire-tribe-k-mauretania }
empire-card-kingdom-of-the-suebi = { empire-tribe-k-gallaecia }
empire-card-realm-of-syagrius = { empire-tribe-k-soissons }
empire-card-epidemy = Épidémie
empire-card-plague = Peste
empire-card-pestilence = Pestilence
empire-card-wrath-of-god-i = Colère divine I
empire-card-wrath-of-god-ii = Colère divine II
empire-card-disaster = Désastre
empire-card-people-revive-i = Réveil d’un peuple I
empire-card-people-revive-ii = Réveil d’un peuple II
empire-card-people-revive-iii = Réveil d’un peuple III
empire-card-people-revive-iv = Réveil d’un peuple IV
empire-card-roman-fortify-limes = Forts romains : limes
empire-card-roman-fortify-burgi = Forts romains : burgi
empire-card-rebellion-the-usurper = Rébellion : l’usurpateur
empire-card-rebellion-the-legions-mutiny = Rébellion : mutinerie des légions
empire-card-engineering-bridges = Génie : ponts
empire-card-engineering-roads = Génie : routes
empire-card-engineering-walls = Génie : murailles
empire-card-treachery = Trahison
empire-card-surprise-attack-i = Attaque surprise I
empire-card-surprise-attack-ii = Attaque surprise II
empire-card-surprise-attack-iii = Attaque surprise III
empire-card-siegecraft-i = Poliorcétique I
empire-card-siegecraft-ii = Poliorcétique II
empire-card-siegecraft-iii = Poliorcétique III
empire-card-gods-favor-optional-card = Faveur divine

# Ce que fait chaque sorte de carte ; les cartes plus bas le disent.
empire-text-minor-people = Un peuple mineur de { $n ->
        [one] { $n } armée
       *[other] { $n } armées
    } commence ici : { $land } ; qui s’y trouve fait place ou disparaît. Il s’étend et combat comme un peuple, finit avant que votre peuple principal commence, puis reste où il est. Ses provinces comptent avec vos peuples.
empire-text-kingdom = Un royaume de { $n ->
        [one] { $n } armée
       *[other] { $n } armées
    } commence ici : { $land }, et apporte { $fort ->
        [yes] une cité et un fort
       *[no] une cité
    } ; qui s’y trouve fait place ou disparaît. Il s’étend et combat avant votre peuple principal, puis reste où il est. Ses provinces comptent avec vos peuples. Le butin de sa cité est supérieur de { $bonus }.
empire-text-attack-dice3 = Votre peuple principal attaque avec trois dés pendant cette phase. S’ils donnent tous trois le même nombre, le chef meurt : ce jet compte encore, ensuite vous lancez de nouveau deux dés.
empire-text-attack-plus1 = Votre peuple principal ou votre faction ajoute 1 à chaque dé d’attaque pendant toute cette phase.
empire-text-attack-wins-ties = Votre peuple principal gagne toute égalité en attaque pendant cette phase. Contre une forteresse, on relance les égalités.
empire-text-ignore-first-loss = Dans chaque province que votre peuple principal ou votre faction attaque pendant cette phase, la première armée qui serait perdue est épargnée et combat encore.
empire-text-revolt = Choisissez un de vos peuples qui a encore des armées en réserve, et une province défendue par un autre joueur ou par des rebelles, dans la région de la province de départ de ce peuple ou voisine d’une province qu’il tient. Une ou deux de ses armées y surgissent et attaquent aussitôt, jusqu’à ce qu’un camp disparaisse. Les défenseurs ne peuvent pas se replier au premier assaut et le terrain ne les aide pas ; les forts, si. Aucun bonus de la phase ne compte. Les survivants appartiennent à ce peuple.
empire-text-epidemy = Choisissez une province occupée par des armées. On lance un dé pour chacune ; { $kill } ou plus en tue une.
empire-text-plague = Choisissez une région où se trouvent des armées. On lance un dé pour chacune ; { $kill } ou plus en tue une.
empire-text-pestilence = Choisissez une province occupée par des armées. Toutes meurent sauf une ; une armée seule meurt sur 4 ou plus. Puis on lance un dé pour chaque province voisine occupée : sur { $kill }, une armée y meurt.
empire-text-wrath = Choisissez une province avec un fort, une forteresse ou une cité. Le fort ou la forteresse disparaît, et sur un dé de { $kill } ou plus une armée y meurt. La cité reste intacte.
empire-text-disaster = Choisissez une cité, sauf Rome et, dès le tour 4, celle de Thrace. Elle est désormais pillée, sans points pour personne ; une cité déjà pillée disparaît. Un fort y disparaît, une forteresse devient un fort.
empire-text-people-revive = Choisissez un de vos peuples qui a encore des armées en réserve et n’est pas l’un des cinq de ce tour. Il reçoit la moitié, arrondie au supérieur, de la force qu’il avait quand vous l’avez tiré, et s’étend avant votre peuple principal. Ses armées sur la carte restent en place, et aucun bonus de la phase ne compte.
empire-text-free-forts = Vous construisez gratuitement { $forts ->
        [one] { $forts } fort
       *[other] { $forts } forts
    } dans des provinces de votre faction qui n’en ont pas. Au lieu d’un nouveau fort, un fort d’un tour précédent peut devenir forteresse, dans une province avec cité. Au tour 1, ils viennent à la fin de l’expansion. Ce qui ne sert pas est perdu.
empire-text-rebellion = Choisissez une province avec des légions d’un autre joueur. Un dé dit combien se mutinent : une sur 1 ou 2, deux sur 3 ou 4, trois sur 5 ou 6. Elles deviennent des rebelles et combattent aussitôt les légions fidèles et le fort, jusqu’à ce qu’un camp disparaisse. S’il reste des rebelles, ils tiennent la province : le fort disparaît, la cité est pillée sans points. Ils ne bougent jamais et ne comptent pour personne.
empire-text-engineering = Choisissez : { $forts ->
        [one] { $forts } fort gratuit
       *[other] { $forts } forts gratuits
    } ou améliorations, comme avec les Forts romains ; ou le terrain difficile ne gêne pas votre faction pendant cette phase, sur terre et par les détroits, mais pas outre-mer.
empire-text-treachery = Une armée de la réserve de votre peuple principal ou de votre faction prend sans combat une province voisine d’un autre joueur ou de rebelles ; tous les défenseurs sont perdus. La province compte comme conquise. L’Italie en est à l’abri, et dès le tour 4 la Thrace.
empire-text-ignore-terrain = Jusqu’à la fin de la phase, le terrain difficile ne gêne pas votre peuple principal ou votre faction, sur terre et par les détroits, mais pas outre-mer, et les défenseurs ne peuvent pas se replier au combat.
empire-text-ignore-forts = Jusqu’à la fin de la phase, forts et forteresses n’aident pas contre votre peuple principal ou votre faction. Un fort sans garnison tombe sans combat.
empire-text-attack-plus1-and-ties = Votre peuple principal ou votre faction ajoute 1 à chaque dé d’attaque pendant cette phase et gagne les égalités. Contre une forteresse, on relance les égalités. Carte facultative ; elle remplace Colère divine II.


empire-card-facts = série { $set } ; tours { $turns } ; { $timing ->
        [before_turn] avant la phase
       *[during_turn] pendant la phase
    } ; { $phase ->
        [people] d’un peuple
        [faction] de la faction
       *[any] d’un peuple ou de la faction
    }

## Pions, et ce qui se trouve dans une province

empire-counter-army = Armée
empire-counter-legion = Légion
empire-counter-rebel = Armée rebelle
empire-counter-fort = Fort
empire-counter-fortress = Forteresse
empire-counter-city = Cité
empire-counter-looted = Cité pillée
empire-counter-capital = Capitale
empire-counter-resource = Ressource
empire-counter-people-token = Jeton de peuple
empire-counter-emperor-token = Jeton d’empereur
empire-counter-people-points = Points des peuples
empire-counter-faction-points = Points de la faction

## Tours et phases

empire-turn = Tour { $n } sur { $turns }
empire-year-bc = { $n } av. J.-C.
empire-year-ad = { $n } apr. J.-C.
empire-phase-peoples = Phase du peuple
empire-phase-factions = Phase de la faction
empire-phase-drawing = Tirage des jetons
empire-phase-before = Événements avant la phase
empire-phase-building = Construction
empire-phase-picking = Reprise d’armées
empire-phase-placing = Expansion
empire-phase-sites = Nouvelles cités
empire-phase-scoring = Décompte

## Les règles en bref, pour la page d’aide

empire-rules-goal = Vous jouez les deux camps de l’histoire : une faction de Rome avec ses légions et, à chaque tour, un des peuples qui franchissent les frontières. Chacun des deux a sa piste, points des peuples et points de la faction. Après le tour { $turns }, la plus haute somme des deux gagne ; à égalité, le plus haut jeton d’empereur du dernier tour.
empire-rules-map = La carte a { $lands } provinces, en { $areas } régions de { $size }. Une province avec ressource peut porter une cité. Montagnes et forêts rendent une attaque difficile là où elles se trouvent dans la province attaquée, sur la frontière franchie ; les détroits et la mer, toujours. Une province porte { $stack ->
        [1] une armée
       *[other] jusqu’à { $stack } armées
    } d’une même force, un fort ou une forteresse et une cité. Deux forces n’en partagent jamais une.
empire-rules-start = La carte est d’abord vide. Chaque camp a { $hand } cartes d’événement secrètes, une de chaque série ; on n’en pioche pas d’autres. Au tour 1, chaque faction choisit une des provinces de départ, Aquitaine, Italie, Macédoine ou Syrie, y entre avec une cité et { $legions ->
        [one] { $legions } légion
       *[other] { $legions } légions
    }, s’étend, puis place { $forts ->
        [one] { $forts } fort gratuit
       *[other] { $forts } forts gratuits
    }.
empire-rules-tokens = Au début d’un tour, chacun tire un jeton de peuple, puis un jeton d’empereur, en commençant par qui a le moins de points (au tour 1, un dé décide). Vous regardez le jeton et le gardez, ou le donnez à un camp qui n’en a pas. Qui en a déjà reçu un donne, sans le regarder, celui qu’il tire. Les jetons disent qui vous menez ce tour et quand vous jouez : le plus petit peuple d’abord, puis le plus petit empereur, le peuple suivant et ainsi de suite.
empire-rules-peoples = Un peuple appartient, avec toutes ses armées, au camp qui l’a tiré en dernier. Il reçoit des armées jusqu’à avoir sa force sur la carte ; avant cela, vous pouvez en reprendre qui y sont déjà. Un peuple sans province commence dans sa province de départ. Qui s’y trouve fait place : les armées vont chez les leurs à côté ou sont perdues, un fort disparaît, une cité est pillée.
empire-rules-placing = Les armées se placent une à une : dans une province que la force tient, ou à côté, par une frontière ou un détroit. Une province vide est simplement prise ; s’il y a des ennemis ou un fort ennemi, le combat a lieu aussitôt. Une armée placée ne bouge plus. Ce que vous ne placez pas est perdu.
empire-rules-building = Dès le tour 2, une faction dépense d’abord ses points. Une légion perdue coûte { $recruit }, puis { $recruit_late } dès le tour { $late }, jusqu’à { $legions ->
        [one] { $legions } légion
       *[other] { $legions } légions
    } en tout ; un fort { $fort } ; une forteresse à la place d’un ancien fort, près d’une cité, { $fortress } ; une cité pillée rebâtie { $rebuild } ; des rebelles voisins de vos provinces { $rebels } chacun, ils deviennent vos légions. Certains empereurs apportent des légions gratuites. Une faction sans légion et sans points est hors jeu ; son joueur continue avec peuples et événements.
empire-rules-legions = Les légions se reprennent aussi, tant qu’une légion ou un fort reste dans chaque province. À la différence des peuples, elles prennent la mer : { $seas ->
        [no] de toute côte qu’elles tiennent vers une autre de la même mer
       *[yes] de toute côte qu’elles tiennent vers toute autre
    }. À la fin de sa phase, { $cities ->
        [total-cap] une faction bâtit des cités gratuites jusqu’à en avoir une pour { $per_city } ressources tenues par ses légions
       *[per-turn] une faction bâtit une cité gratuite pour { $per_city } ressources tenues par ses légions
    }, d’abord dans la région de sa province de départ.
empire-rules-battle = L’armée qui attaque lance { $dice } dés, le défenseur { $defence ->
        [1] un seul
       *[other] { $defence }
    } ; le plus haut de chacun compte. Le plus bas perd une armée, on relance les égalités. Cela dure jusqu’à ce que l’armée attaquante soit perdue ou qu’il n’y ait plus d’adversaire ; vous envoyez alors l’armée suivante ou vous arrêtez. Dès le deuxième assaut, des légions attaquées peuvent se replier dans des provinces à elles. Contre vos propres forces, vous gagnez sans dés et sans butin.
empire-rules-defence = En terrain difficile, le défenseur lance { $hard } dés. Un fort ajoute 1 à son plus haut ; une forteresse aussi, et elle gagne les égalités ; un peuple attaqué d’outre-mer ajoute 1 également. La dernière armée disparue, il faut encore battre le fort comme une armée de plus. Seules des légions qui trouvent un fort seul dès le début l’ont sans dés.
empire-rules-conquest = Qui bat les défenseurs a conquis la province. Les peuples rasent le fort et pillent la cité : { $loot_city ->
        [1] un dé
       *[other] { $loot_city } dés
    } de points des peuples, { $loot_capital ->
        [1] un
       *[other] { $loot_capital }
    } à Rome et, dès le tour { $capital_turn }, à Constantinople. Les légions gardent le fort ou le rasent. Elles prennent une cité romaine telle quelle ; celle d’un peuple, d’un royaume ou de rebelles, { $loot ->
        [forced] elles doivent la piller pour un dé de points de faction, même dans une capitale
       *[choice] elles la pillent pour un dé de points de faction, même dans une capitale, ou l’épargnent
    }. { $looted ->
        [yes] Une cité pillée compte toujours
       *[no] Une cité pillée ne vaut rien tant qu’une faction ne l’a pas rebâtie
    }. Une cité sans défense est prise intacte.
empire-rules-scoring = Après une phase, ce camp compte ses points. Chaque région a une valeur qui change à chaque tour : { $presence } fois pour la présence dans une province, { $dominated } fois pour { $domination ->
        [three-and-plurality] la domination avec { $from } provinces et plus que tout autre joueur
        [plurality-min2] la domination avec { $from } provinces, ou { $leading } et plus que tout autre joueur
       *[three-or-plurality] la domination avec { $from } provinces ou plus que tout autre joueur
    }, { $controlled } fois pour le contrôle des { $size }. Une cité vaut { $people_city ->
        [one] { $people_city } point
       *[other] { $people_city } points
    } aux peuples et { $faction_city } à une faction, Rome et plus tard Constantinople respectivement { $people_capital } et { $faction_capital }. Les provinces de vos peuples et de vos légions se comptent à part.
empire-rules-events = Un camp joue au plus { $events ->
        [one] { $events } événement
       *[other] { $events } événements
    } par tour, pendant ses phases et aux tours que la carte indique. Royaumes et peuples mineurs apportent leurs armées, qui restent ensuite en place. Chefs, empereurs et armes n’aident que le peuple principal ou la faction, jamais ce que d’autres événements apportent. Les rebelles ne sont à personne : ils tiennent leur province, ne bougent pas et ne comptent pas.
empire-rules-bribes = Ici une faction peut acheter la paix : quand un peuple va attaquer ses légions, elle peut offrir des points de faction. S’il accepte, le peuple les reçoit comme points de peuple et laisse cette faction en paix pour le tour.
empire-rules-end = Après le tour { $turns }, chaque province avec légions rapporte { $last ->
        [one] { $last } point
       *[other] { $last } points
    } de faction de plus. Un royaume qui tient encore sa province de départ avec une cité intacte rapporte un dé et son bonus de butin en points des peuples.
empire-rules-players = À deux, chacun mène deux camps complets, et leur somme compte. À trois, les factions commencent avec { $legions_three } légions et peuvent recruter jusqu’à { $legions_three } ; une province de départ reste libre.

empire-house = Valeur maison
empire-house-value = valeur maison
empire-house-text = Aucune source publique ne donne en entier les tableaux et les cartes du jeu publié. Nous avons reconstruit ces valeurs et les signalons comme valeurs maison. Si vous avez le jeu, vous pouvez mettre celles qui sont imprimées.
empire-credit = History of the Roman Empire est un jeu de Marco Broglia, publié par Udo Grebe Gamedesign en 2007. Ceci est une version indépendante, avec ses propres mots et dessins. Si le jeu vous plaît, achetez-le : c’est la meilleure façon de remercier celles et ceux qui l’ont fait.

## Glossaire

empire-term-province = Province
empire-term-province-is = Un des 45 espaces de la carte ; un pays dans l’ébauche de l’auteur.
empire-term-area = Région
empire-term-area-is = Cinq provinces comptées ensemble ; un diocèse dans le jeu publié.
empire-term-people = Peuple
empire-term-people-is = Un des seize peuples barbares. Le peuple principal est celui dont vous avez le jeton ce tour.
empire-term-minor = Peuple mineur
empire-term-minor-is = Une petite force qu’un événement apporte ; une tribu dans le jeu publié.
empire-term-kingdom = Royaume
empire-term-kingdom-is = Une force avec une cité qu’un événement apporte. Sa cité promet plus de butin.
empire-term-faction = Faction
empire-term-faction-is = Les légions, les forts et les points de faction d’un camp.
empire-term-force = Force
empire-term-force-is = Des armées d’une même sorte : les légions d’un camp, un peuple, un peuple mineur, un royaume, les rebelles.
empire-term-rebels = Rebelles
empire-term-rebels-is = Des légions mutinées. Elles tiennent une province pour personne ; à côté des vôtres, vous pouvez les acheter.
empire-term-pool = Réserve
empire-term-pool-is = Les armées qu’une force peut encore placer pendant cette phase.
empire-term-start = Province de départ
empire-term-start-is = Où commence une force sans province. On ne peut l’y combattre : qui s’y trouve fait place.
empire-term-resource = Ressource
empire-term-resource-is = Le signe d’une province où une cité peut s’élever ; un site de cité dans le jeu publié.
empire-term-looted = Pillée
empire-term-looted-is = Une cité pillée ne compte pas tant qu’une faction ne l’a pas rebâtie pour un point.
empire-term-fortress = Forteresse
empire-term-fortress-is = Un fort renforcé près d’une cité : il ajoute 1 en défense et gagne les égalités.
empire-term-difficult = Terrain difficile
empire-term-difficult-is = Montagnes, forêt, détroit ou mer devant l’attaquant : le défenseur lance deux dés.
empire-term-overseas = Outre-mer
empire-term-overseas-is = De côte en côte par la mer, pour les légions seulement.
empire-term-conquest = Conquête
empire-term-conquest-is = La prise d’une province défendue. Elle seule touche aux forts et aux cités.
empire-term-presence = Présence
empire-term-presence-is = Au moins une province d’une région : sa valeur une fois.
empire-term-domination = Domination
empire-term-domination-is = Trois provinces d’une région, ou plus que tout autre joueur : sa valeur deux fois.
empire-term-control = Contrôle
empire-term-control-is = Les cinq provinces d’une région : sa valeur trois fois. Pour une faction, un fort peut remplacer des légions, s’il y a une légion dans la région.

## Options

empire-option-domination-rule = Domination d’une région
empire-option-domination-rule-three-or-plurality = trois provinces, ou plus que tout autre joueur
empire-option-domination-rule-three-and-plurality = trois provinces, et plus que tout autre joueur
empire-option-domination-rule-plurality-min2 = trois provinces, ou deux et plus que tout autre joueur
empire-option-city-build-rule = Nouvelles cités d’une faction
empire-option-city-build-rule-per-turn = une pour deux ressources, à chaque phase
empire-option-city-build-rule-total-cap = en tout au plus une pour deux ressources
empire-option-looted-city-scores = Les cités pillées comptent aussi
empire-option-gods-favor = Faveur divine remplace Colère divine II
empire-option-bribe-barbarians = Une faction peut acheter la paix d’un peuple qui va l’attaquer
empire-option-roman-loot = Une faction qui prend une cité étrangère
empire-option-roman-loot-choice = la pille ou l’épargne
empire-option-roman-loot-forced = doit la piller
empire-option-seas-connected = Les légions vont de toute côte à toute autre (sinon sur la même mer seulement)

## Journal

empire-told-hand = Événements de la main ({ $side }) : { $cards }.
empire-told-ordering = { $side } : { $n } au dé pour l’ordre du tirage.
empire-told-draws-people = { $side } : tirage du jeton de peuple { $n }, { $people }.
empire-told-draws-emperor = { $side } : tirage du jeton d’empereur { $n }, { $emperor }.
empire-told-keeps = { $side } : le jeton { $kind ->
        [peoples] de peuple
       *[factions] d’empereur
    } tiré est gardé.
empire-told-gives = { $side } : le jeton { $kind ->
        [peoples] de peuple
       *[factions] d’empereur
    } tiré est donné ({ $other }).
empire-told-looks-people = { $side } : le jeton de peuple reçu était le { $n }, { $people }.
empire-told-looks-emperor = { $side } : le jeton d’empereur reçu était le { $n }, { $emperor }.
empire-told-leads = Peuple { $n }, { $people } : { $side }
empire-told-reigns = Empereur { $n }, { $emperor } : { $side }
empire-told-undrawn = Personne n’avait le jeton { $kind ->
        [peoples] de peuple
       *[factions] d’empereur
    } { $n }.
empire-told-plays = { $side } : { $card }, carte jouée.
empire-told-start = { $side } : { $land } pour province de départ.
empire-told-recruits = { $side } : une légion recrutée.
empire-told-builds-fort = { $side } : un fort construit ({ $land }).
empire-told-upgrades = { $side } : un fort devenu forteresse ({ $land }).
empire-told-rebuilds = { $side } : une cité rebâtie ({ $land }).
empire-told-bribes = { $side } : les rebelles achetés ({ $land }).
empire-told-builds-city = { $side } : une cité bâtie ({ $land }).
empire-told-picks = { $force } : une armée reprise ({ $land }).
empire-told-places = { $force } : une armée placée ({ $land }).
empire-told-enters = { $force } : entrée en scène ({ $land }).
empire-told-attacks = { $land } : attaque, { $force } contre { $rival }.
empire-told-retreats = { $force } : une armée repliée ({ $land }, puis { $refuge }).
empire-told-round = { $land } : { $dice } contre { $defence }. { $won ->
        [attacker] { $rival } : une armée perdue.
        [fort] Le fort est tombé.
        [spared] { $force } : aucune perte, grâce à l’élite.
        [tie] Égalité, on relance.
       *[defender] { $force } : une armée perdue.
    }
empire-told-keeps-fort = { $side } : le fort est gardé ({ $land }).
empire-told-razes-fort = { $side } : le fort est rasé ({ $land }).
empire-told-sacks = { $side } : la cité est pillée ({ $land }).
empire-told-spares = { $side } : la cité est épargnée ({ $land }).
empire-told-loot = { $side } : { $n } au dé pour le butin.
empire-told-aims = { $side } : { $land } pour { $card }.
empire-told-aims-area = { $side } : { $area } pour { $card }.
empire-told-chooses = { $side } : { $people } pour { $card }.
empire-told-rises = { $people } : { $n ->
        [one] { $n } armée soulevée
       *[other] { $n } armées soulevées
    } ({ $land }).
empire-told-roads = { $side } : { $card } pour des routes.
empire-told-walls = { $side } : { $card } pour des forts.
empire-told-fate = { $card } ({ $land }) : { $n } au dé.
empire-told-offers = { $side } : { $n ->
        [one] { $n } point offert
       *[other] { $n } points offerts
    } pour la paix ({ $land }).
empire-told-accepts = { $side } : { $n ->
        [one] { $n } point accepté
       *[other] { $n } points acceptés
    } pour la paix ({ $land }).
empire-told-refuses = { $side } : { $n ->
        [one] { $n } point refusé
       *[other] { $n } points refusés
    } pour la paix ({ $land }).
empire-told-treasure = { $kingdom } debout jusqu’à la fin : { $n ->
        [one] { $n } point
       *[other] { $n } points
    } ({ $side }).
empire-told-passes = { $force } : { $n ->
        [0] menés
        [one] { $n } province, menée
       *[other] { $n } provinces, menées
    } désormais par { $side }, jusqu’ici par { $other }
empire-told-falls = { $land } : { $force } à la place de { $rival }.
empire-told-looted = Cité pillée : { $land }.
empire-told-loses = { $force } : { $n ->
        [one] { $n } armée perdue
       *[other] { $n } armées perdues
    } ({ $land }).
empire-told-points-peoples = { $side } : { empire-n-points } pour les peuples, { $vp } en tout.
empire-told-points-faction = { $side } : { empire-n-points } pour la faction, { $vp } en tout.
empire-told-points-peoples-for = { $side } : { empire-n-points } pour les peuples, { $vp } en tout – { $what }.
empire-told-points-faction-for = { $side } : { empire-n-points } pour la faction, { $vp } en tout – { $what }.
empire-told-dead = { $side } : la faction est hors jeu.
empire-told-turn = Tour { $n }
empire-told-over = Fin de la partie.
empire-told-level = À égalité de points, le plus haut jeton d’empereur du dernier tour décide.

## Coups

empire-cost = { $cost ->
        [0] gratuit
        [one] { $cost } point
       *[other] { $cost } points
    }
empire-move-place = Placer une armée : { $land }
empire-move-start = Commencer : { $land }
empire-move-enter = Entrer en scène : { $land }, tous font place
empire-move-replace = Prendre { $land } à { $rival }, qui sont à vous : ces armées sont perdues
empire-move-attack = Attaquer { $land }
empire-move-pick = Reprendre une armée : { $land }
empire-move-retreat = Se replier : { $land }
empire-move-fort = Construire un fort : { $land } ({ empire-cost })
empire-move-upgrade = Du fort faire une forteresse : { $land } ({ empire-cost })
empire-move-rebuild = Rebâtir la cité : { $land } ({ empire-cost })
empire-move-bribe = Acheter les rebelles : { $land } ({ empire-cost })
empire-move-city = Bâtir une cité : { $land }
empire-move-aim = Choisir : { $land }
empire-move-area = Choisir la région : { $area }
empire-move-people = Choisir le peuple : { $people }
empire-move-armies = { $n ->
        [one] { $n } armée
       *[other] { $n } armées
    }
empire-move-play = Jouer { $card }
empire-move-keep-token = Garder le jeton { $kind ->
        [peoples] de peuple
       *[factions] d’empereur
    }
empire-move-give = Donner le jeton { $kind ->
        [peoples] de peuple
       *[factions] d’empereur
    } : { $side }
empire-move-tens = Offrir { $low } à { $high } points
empire-move-ones = Offrir { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
empire-move-recruit = Recruter une légion ({ empire-cost })
empire-each-fort = Forts : les { $n } ({ empire-cost })
empire-each-upgrade = Forteresses : les { $n } ({ empire-cost })
empire-each-rebuild = Rebâtir les { $n } cités ({ empire-cost })
empire-each-city = Cités : les { $n }
empire-order-all = Les { $n } armées : { $land }
empire-order-some = { $n } armées : { $land }
empire-order-pick = Reprendre { $n } armées : { $land }
empire-order-recruit = Recruter { $n } légions ({ empire-cost })
empire-order-on = Passer à l’expansion
empire-order-enter = Aller droit à l’entrée en scène : { $land }
empire-move-keep = Garder le fort
empire-move-remove = Raser le fort
empire-move-sack = Piller la cité
empire-move-spare = Épargner la cité
empire-move-accept = Accepter et les laisser en paix
empire-move-refuse = Refuser et attaquer
empire-move-roads = Routes : le terrain ne vous gêne pas
empire-move-walls = Murailles : forts gratuits
empire-move-done-before = Commencer la phase
empire-move-done-building = Ne plus rien acheter
empire-move-done-picking = Ne plus reprendre d’armées
empire-move-done-placing = Finir l’expansion{ $n ->
        [0] { "" }
        [one]  ; { $n } armée est perdue
       *[other]  ; { $n } armées sont perdues
    }
empire-move-done-retreating = Rester et combattre
empire-move-done-gifts = Plus de forts gratuits
empire-move-done-sites = Plus de nouvelles cités

## Ce qu’il faut décider

empire-ask-of = { $side } : { $ask }
empire-ask-token = Vous avez tiré le jeton { $of ->
        [peoples] de peuple
       *[factions] d’empereur
    } { $n }, { $name }. Le garder, ou à qui le donner ?
empire-ask-token-unseen = Vous avez déjà un jeton { $of ->
        [peoples] de peuple
       *[factions] d’empereur
    }. À qui donner, sans le voir, celui que vous avez tiré ?
empire-ask-before = { $force } : jouer un événement avant la phase ?
empire-ask-starting = Quelle province de départ choisissez-vous ?
empire-ask-building = { $vp ->
        [one] { $vp } point de faction
       *[other] { $vp } points de faction
    } : qu’achetez-vous ?
empire-ask-picking = { $force } : reprendre des armées avant l’expansion ?
empire-ask-placing = { $n ->
        [0] { $force } : toutes les armées sont placées. Finir l’expansion ?
        [one] { $force }, il reste { $n } armée : où va-t-elle ?
       *[other] { $force }, il reste { $n } armées : où va la suivante ?
    }
empire-ask-retreating = Combat ({ $land }) : des légions se replient-elles ?
empire-ask-retreating-displaced = { $land } : vos armées doivent faire place. Où va la suivante ?
empire-ask-taking = Le fort est à vous ({ $land }). Le garder ou le raser ?
empire-ask-looting = La cité est à vous ({ $land }). La piller ou l’épargner ?
empire-ask-gifts = Forts gratuits restants : { $n }. Où ?
empire-ask-sites = Nouvelles cités restantes : { $n }. Où ?
empire-ask-aiming = { $card } : quelle province ?
empire-ask-area = { $card } : quelle région ?
empire-ask-choosing = { $card } : quel peuple ?
empire-ask-number = Combien d’armées se soulèvent ({ $land }) ?
empire-ask-device = { $card } : routes ou murailles ?
empire-ask-offering = { $force } en marche vers { $land }. Combien de vos { $vp ->
        [one] { $vp } point
       *[other] { $vp } points
    } de faction offrez-vous pour la paix ? D’abord les dizaines.
empire-ask-units = Vous offrez { $n } et combien de plus ?
empire-ask-answering = { $side } : offre de { $sum ->
        [one] { $sum } point
       *[other] { $sum } points
    } pour la paix ({ $land }). Acceptez-vous ?

## La position en mots, et le plateau du terminal

empire-owned = { $force } ({ $side })
empire-armies = { $force } : { $n ->
        [one] { $n } armée
       *[other] { $n } armées
    }
empire-vacant = vide
empire-standing = { $side } : { $n ->
        [one] { $n } point
       *[other] { $n } points
    } ({ $peoples } + { $factions })
empire-doubt-lost = { $n ->
        [one] { $n } armée non placée sera perdue.
       *[other] { $n } armées non placées seront perdues.
    }
empire-token = { $kind ->
        [peoples] { $state ->
                [hidden] peuple inconnu
               *[none] pas encore de peuple
            }
       *[factions] { $state ->
                [hidden] empereur inconnu
               *[none] pas encore d’empereur
            }
    }
empire-numbered = { $n } { $name }
empire-its-armies = { $n ->
        [one] { $n } armée
       *[other] { $n } armées
    }
empire-state-side = { $side } : { $n ->
        [one] { $n } point
       *[other] { $n } points
    } ({ $peoples } + { $factions }) ; { $tokens } ; { $legions ->
        [one] { $legions } légion
       *[other] { $legions } légions
    } ; peuples : { $forces } ; { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }
empire-state-land = { $land } – { $holds }
empire-state-area = { $area }, valeur { $n } : { $lands }
empire-none = aucun
empire-dice-fall = Dés pour { $land } : { $force } contre { $foe }
empire-means-people = { $name } : force { $n }, départ { $land }{ $house ->
        [yes] †
       *[no] { "" }
    }
empire-means-emperor = { $name } : { $bonus }{ $house ->
        [yes] †
       *[no] { "" }
    }
empire-pass-points = { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
empire-state-hand = { $side }, cartes d’événement : { $cards }
empire-battle-who = { $force } contre { $foe }, { $n ->
        [one] { $n } armée
       *[other] { $n } armées
    }
empire-battle-was = { $force } contre { $foe }
empire-battle-head = Combat pour { $land }
empire-state-battle = { empire-battle-head } : { $about }
empire-position-token = { $n } { $means }
empire-position-peoples = Peuples du tour { $n } : { $tokens }.
empire-position-factions = Empereurs du tour { $n } : { $tokens }.
empire-position-empty = Régions vides : { $areas }.
empire-position-worth = { $area } { $value }
empire-score-how = Le nombre près d’une région est sa valeur ce tour : ×{ $presence } pour la présence, ×{ $dominated } pour la domination (teintée), ×{ $controlled } pour le contrôle (foncé). Les peuples comptent après la phase du peuple, la faction après la sienne.
empire-position-pool = { $n ->
        [one] encore { $n } armée
       *[other] encore { $n } armées
    }
empire-position-in-force = En vigueur : { $bonuses }.
empire-modifier-plus = +{ $n } à chaque dé d’attaque
empire-modifier-elite = la première perte dans chaque province est épargnée
empire-modifier-siege = les forts n’aident pas
empire-modifier-surprise = le terrain ne gêne pas, personne ne se replie
empire-modifier-roads = le terrain ne gêne pas
empire-board-legend = Sur le plateau, les camps sont ▲ ■ ● ◆, leurs peuples et royaumes △ □ ○ ◇, les rebelles ! ; suivent le nombre d’armées, + un fort, # une forteresse, * une cité, x une cité pillée, ° un site de cité. Derrière une région, sa valeur de ce tour. Sur la carte, les légions sont en capitales, les peuples en minuscules.
empire-board-odds = attaque : { $one } %, avec toutes { $all } %
empire-board-house = † valeur maison
empire-group-event = Jouer un événement
empire-group-attack = Attaquer
empire-group-occupy = Occuper
empire-group-overseas = Outre-mer
empire-group-reinforce = Renforcer
empire-group-build = Construire
empire-group-pick = Reprendre
empire-group-finish = Finir

## What a move would do

empire-parts = { $parts }
empire-effect-attack = { $percent } % avec une armée, { $all } % avec les { $n }
empire-effect-attack-last = { $percent } % de la prendre
empire-odds-battle = { $round } % de gagner cet assaut, { $one } % de prendre la province avec cette armée{ $n ->
        [1] { "" }
       *[other] , { $all } % avec les { $n }
    }
empire-dice = dés d’attaque { $attack }{ $more ->
        [0] { "" }
       *[other] { " " }+{ $more }
    }, dés de défense { $defence }{ $plus ->
        [0] { "" }
       *[other] { " " }+{ $plus }
    }
empire-why-three = trois dés jusqu’à un triple
empire-why-plus = +{ $n } à chaque dé d’attaque
empire-why-ties = égalité : l’attaque gagne
empire-why-elite = la première armée perdue est épargnée
empire-why-mountain = montagnes : deux dés de défense
empire-why-forest = forêt : deux dés de défense
empire-why-strait = détroit : deux dés de défense
empire-why-overseas = par la mer : deux dés de défense
empire-why-eased = le terrain ne gêne pas
empire-why-fort = fort : +1 pour la défense
empire-why-fortress = forteresse : +1 pour la défense, et les égalités
empire-why-fortress-even = forteresse : +1 pour la défense ; on relance les égalités
empire-why-overseas-people = peuple attaqué par la mer : +1 pour la défense
empire-why-siege = le fort n’aide pas
empire-why-alone = le fort tombe sans dés
empire-why-pinned = personne ne peut se replier

## La feuille de score : ce que rapporte chaque ligne

empire-sheet-peoples = { $side } : les peuples marqueraient { $n } maintenant – { $what }.
empire-sheet-faction = { $side } : la faction marquerait { $n } maintenant – { $what }.
empire-sheet-area = { $area } { $n } ({ $how ->
        [presence] présence : { $value }
        [domination] domination : { $times } × { $value }
       *[control] contrôle : { $times } × { $value }
    })
empire-sheet-cities = cités { $n }
empire-sheet-emperor = { $emperor }, provinces avec légions { $n }
empire-sheet-bonus = butin de la cité d’un royaume { $n }
empire-sheet-last = provinces avec légions à la fin { $n }
empire-gain-if = si elle tombe : { $n ->
        [0] { "" }
       *[other] +{ empire-n-points }{ $dice ->
                [0] { "" }
               *[other] { " " }et{ " " }
            }
    }{ $dice ->
        [0] { "" }
        [1] un dé de butin
       *[other] { $dice } dés de butin
    }

## Why a move is not possible

empire-no-other = Cela ne fait pas partie des choix du moment.
empire-no-step = { $word ->
        [place] On place les armées pendant l’expansion
        [pick] On reprend les armées avant l’expansion
        [city] Les nouvelles cités viennent à la fin de la phase
       *[build] Cela s’achète avant l’expansion
    }.
empire-no-points = Cela coûte { $cost ->
        [one] { $cost } point
       *[other] { $cost } points
    } de faction ; il vous en manque { $n }.
empire-no-start-taken = { $land } : déjà choisie.
empire-no-start = { $land } n’est pas une province de départ.
empire-no-army = Il ne reste aucune armée à placer.
empire-no-room = { $land } est pleine : { $n } armées au plus.
empire-no-peace = Paix achetée pour ce tour : { $side }.
empire-no-begin = { $force } : la première armée va dans la province de départ.
empire-no-entry = { $force } : aucune légion n’est sur la carte. La première entre près d’un fort à elle, sinon dans une province sans défense voisine d’une faction, sinon contre une faction.
empire-no-sea = { $land } n’est pas sur une mer de vos côtes.
empire-no-way = { $land } est hors d’atteinte : aucune province voisine n’est à { $force }.
empire-no-army-of = { $force } : aucune armée ({ $land }).
empire-no-last-legion = La dernière légion ne peut partir que si un fort reste ({ $land }).
empire-no-neighbour = { $land } n’est pas voisine : { $origin }.
empire-no-legion = Vous n’avez aucune légion ({ $land }).
empire-no-fort-there = Il y a déjà un fort ({ $land }).
empire-no-forts-left = Il n’y a plus de forts en réserve.
empire-no-free-forts = Il ne reste aucun fort gratuit.
empire-no-fort = Vous n’avez aucun fort à agrandir en forteresse ({ $land }).
empire-no-city = Il n’y a pas de cité ({ $land }).
empire-no-old-fort = Le fort a été bâti ce tour ({ $land }).
empire-no-looted = Il n’y a pas de cité pillée ({ $land }).
empire-no-rebels = Il n’y a pas de rebelles ({ $land }).
empire-no-rebels-near = Vous n’avez aucune légion voisine ({ $land }).
empire-no-legions-left = Il n’y a plus assez de légions en réserve.
empire-no-recruit = Une faction recrute jusqu’à { $n } légions en tout ; ses légions mutinées comptent.
empire-no-resource = { $land } n’a pas de ressource.
empire-no-city-there = Il y a déjà une cité ({ $land }).
empire-no-cities-left = Il n’y a plus de cités en réserve.
empire-no-home-first = Les cités vont d’abord dans la région de votre départ, { $area }.
empire-no-card = Vous n’avez pas la carte { $card } en main.
empire-no-events = Vous avez joué vos événements de ce tour.
empire-no-event-yet = D’abord se place ce qu’un événement a amené : { $force }.
empire-no-card-turn = { $card } ne se joue pas au tour { $n }.
empire-no-card-phase = { $card } se joue en phase { $phase ->
        [people] du peuple
       *[faction] de la faction
    }.
empire-no-card-before = { $card } ne se joue qu’avant la phase.
empire-no-card-use = { $card } n’aurait pas d’effet maintenant.
empire-no-side = Ce camp n’existe pas.
empire-no-token = { $side } : il y a déjà { $kind ->
        [peoples] un jeton de peuple
       *[factions] un jeton d’empereur
    }.
empire-no-aim = { $card } ne trouve rien à frapper ({ $land }).
empire-no-area = Il n’y a pas d’armées ({ $area }).
empire-no-people = Ce peuple n’est pas le vôtre : { $people }.
empire-no-people-use = { $card } ne peut rien pour ce peuple maintenant : { $people }.
empire-no-offer = Vous pouvez offrir au plus { $n ->
        [one] { $n } point
       *[other] { $n } points
    } de faction.

# Les raisons d’un coup : ce qu’il change

empire-why-gains = +{ empire-n-points }
empire-why-loses = −{ empire-n-points }
empire-why-foe-gains = { $side } : +{ empire-n-points }
empire-why-foe-loses = { $side } : −{ empire-n-points }
empire-why-area = { $area } +{ $n }
empire-why-area-less = { $area } −{ $n }
empire-why-foe-area = { $side } : { $area } +{ $n }
empire-why-foe-area-less = { $side } : { $area } −{ $n }
empire-why-city = cités +{ $n }
empire-why-city-less = cités −{ $n }
empire-why-foe-city = { $side } : cités +{ $n }
empire-why-foe-city-less = { $side } : cités −{ $n }
empire-why-lands = +{ $n } { $n ->
    [one] province
   *[other] provinces
}
empire-why-lands-less = −{ $n } { $n ->
    [one] province
   *[other] provinces
}
empire-why-armies = +{ $n } { $n ->
    [one] armée
   *[other] armées
}
empire-why-armies-less = −{ $n } { $n ->
    [one] armée
   *[other] armées
}
empire-why-foe-armies = les autres : −{ $n } { $n ->
    [one] armée
   *[other] armées
}
empire-why-forts = +{ $n } { $n ->
    [one] fort
   *[other] forts
}
empire-why-forts-less = −{ $n } { $n ->
    [one] fort
   *[other] forts
}
empire-why-fortresses = +{ $n } { $n ->
    [one] forteresse
   *[other] forteresses
}
empire-why-foe-forts = les autres : −{ $n } { $n ->
    [one] fort
   *[other] forts
}
empire-why-cards = +{ $n } { $n ->
    [one] carte
   *[other] cartes
} d’événement
empire-why-plays = −{ $n } { $n ->
    [one] carte
   *[other] cartes
} d’événement

## Event cards in a few words

empire-gist-minor-people = peuple mineur : { $n ->
        [one] { $n } armée
       *[other] { $n } armées
    }, { $land }
empire-gist-kingdom = royaume : { $n ->
        [one] { $n } armée
       *[other] { $n } armées
    }, { $land }, { $fort ->
        [yes] cité et fort
       *[no] cité
    }
empire-gist-attack-dice3 = votre peuple attaque avec trois dés
empire-gist-attack-plus1 = +1 à chacun de vos dés d’attaque
empire-gist-attack-wins-ties = votre peuple gagne les égalités en attaque
empire-gist-attack-plus1-and-ties = +1 à vos dés d’attaque, égalités gagnées
empire-gist-ignore-first-loss = la première armée perdue à l’attaque est épargnée
empire-gist-revolt = une ou deux armées se soulèvent et attaquent
empire-gist-epidemy = une province : chaque { $kill } ou plus tue une armée
empire-gist-plague = une région : chaque { $kill } ou plus tue une armée
empire-gist-pestilence = une province garde une armée ; voisines : { $kill } ou plus tue
empire-gist-wrath = un fort disparaît ; { $kill } ou plus tue une armée
empire-gist-disaster = une cité est pillée, son fort disparaît
empire-gist-people-revive = un peuple ancien revient à moitié de sa force
empire-gist-free-forts = { $forts ->
        [one] { $forts } fort gratuit
       *[other] { $forts } forts gratuits
    }
empire-gist-rebellion = une à trois légions d’un rival se mutinent
empire-gist-engineering = { $forts ->
        [one] { $forts } fort gratuit
       *[other] { $forts } forts gratuits
    }, ou le terrain ne vous gêne pas
empire-gist-treachery = une province est à vous sans combat
empire-gist-ignore-terrain = aucun terrain ne vous gêne, personne ne se replie
empire-gist-ignore-forts = les forts n’aident pas contre vous
