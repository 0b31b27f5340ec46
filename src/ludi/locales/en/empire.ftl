# History of the Roman Empire: names, cards, rules, the log and the moves.
# In a sentence $side, $to and $from are sides as people call them: the name of a player ("You", "Bot Centurio"), with two
# players one of the two sides of a player (empire-side). $force is a force by name: empire-force-legions, -rebels, a people
# or a tribe. $land, $area, $people, $kingdom and $card are names too. Lands, areas, peoples and tribes have their keys by
# the id of the data, emperors, cards and the labels of the chart by their names; marks such as : ' ( ) leave no trace in a
# key. The text of a card takes the numbers of the data: $n armies, $land, $fort, $bonus, $forts, $kill (a die that kills).

empire-name = History of the Roman Empire
empire-about = two to four players, legions and barbarians on one map; lead both sides of history through seven turns
empire-points = { $seat }: { $vp ->
        [one] 1 point
       *[other] { $vp } points
    }
empire-n-points = { $n ->
        [one] { $n } point
       *[other] { $n } points
    }

## Sides and forces

empire-side = { $seat } { $roman }
empire-force-legions = Legions ({ $side })
empire-force-rebels = Rebels

## Areas

empire-area-gallia = Gallia
empire-area-hispania = Hispania
empire-area-germania = Germania
empire-area-italia = Italia
empire-area-danubius = Danubius
empire-area-macedonia = Macedonia
empire-area-asia = Asia
empire-area-oriens = Oriens
empire-area-africa = Africa

## Provinces

empire-land-britannia-inferior = Britannia Inferior
empire-land-britannia-superior = Britannia Superior
empire-land-belgica = Belgica
empire-land-lugdunensis = Lugdunensis
empire-land-aquitania = Aquitania
empire-land-gallaecia = Gallaecia
empire-land-lusitania = Lusitania
empire-land-baetica = Baetica
empire-land-carthaginensis = Carthaginensis
empire-land-tarraconensis = Tarraconensis
empire-land-germania-inferior = Germania Inferior
empire-land-germania-superior = Germania Superior
empire-land-germania-magna = Germania Magna
empire-land-suebia = Suebia
empire-land-marcomannia = Marcomannia
empire-land-italia = Italia
empire-land-cisalpina = Gallia Cisalpina
empire-land-narbonensis = Narbonensis
empire-land-sicilia = Sicilia
empire-land-sardinia = Sardinia et Corsica
empire-land-raetia = Raetia
empire-land-noricum = Noricum
empire-land-pannonia = Pannonia
empire-land-dacia = Dacia
empire-land-sarmatia = Sarmatia
empire-land-dalmatia = Dalmatia
empire-land-moesia = Moesia
empire-land-thracia = Thracia
empire-land-macedonia = Macedonia
empire-land-achaia = Achaia
empire-land-asia = Asia
empire-land-bithynia = Bithynia et Pontus
empire-land-galatia = Galatia
empire-land-cappadocia = Cappadocia
empire-land-armenia = Armenia
empire-land-syria = Syria
empire-land-mesopotamia = Mesopotamia
empire-land-iudaea = Iudaea
empire-land-arabia = Arabia
empire-land-aegyptus = Aegyptus
empire-land-libya = Libya
empire-land-africa = Africa
empire-land-numidia = Numidia
empire-land-caesariensis = Mauretania Caesariensis
empire-land-tingitana = Mauretania Tingitana

## Seas, terrain and capitals

empire-sea-oceanus = Ocean
empire-sea-internum = Inner Sea
empire-sea-pontus = Black Sea
empire-terrain-none = open ground
empire-terrain-mountain = mountains
empire-terrain-forest = forest
empire-terrain-strait = strait
empire-terrain-overseas = overseas
empire-capital-rome = Rome
empire-capital-constantinople = Constantinople

## Peoples: the sixteen, and the other names that the chart has for them

empire-people-gauls = Gauls
empire-people-germans = Germans
empire-people-garamantes = Garamantes
empire-people-pannons = Pannons
empire-people-maurs = Maurs
empire-people-picts = Picts
empire-people-dacians = Dacians
empire-people-persians = Persians
empire-people-sarmatians = Sarmatians
empire-people-marcomanni = Marcomanni
empire-people-alamanni = Alamanni
empire-people-goths = Goths
empire-people-franks = Franks
empire-people-vandals = Vandals
empire-people-huns = Huns
empire-people-saxons = Saxons
empire-people-caledonians = Picts (Caledonians)
empire-people-parthians = Persians (Parthians)
empire-people-sassanids = Persians (Sassanids)
empire-people-maurs-quinquegentiani = Maurs (Quinquegentiani)
empire-people-picts-and-scots = Picts and Scots
empire-people-visigoths = Goths (Visigoths)
empire-people-maurs-gildo = Maurs (Gildo)
empire-people-suebi = Marcomanni (Suebi)
empire-people-huns-attila = Huns (Attila)
empire-people-ostrogoths = Goths (Ostrogoths)
empire-people-heruli-odoacer = Germans (Heruli)

## Kingdoms and minor peoples

empire-tribe-k-aegyptus = Kingdom of the Ptolemies
empire-tribe-k-pontus = Kingdom of Pontus
empire-tribe-k-armenia = Kingdom of Armenia
empire-tribe-k-iudaea = Kingdom of Judaea
empire-tribe-k-numidia = Kingdom of Numidia
empire-tribe-k-noricum = Kingdom of Noricum
empire-tribe-k-dacia = Kingdom of Decebalus
empire-tribe-k-palmyra = Kingdom of Palmyra
empire-tribe-k-britannia = Realm of Carausius
empire-tribe-k-mauretania = Kingdom of Firmus
empire-tribe-k-gallaecia = Kingdom of the Suebi
empire-tribe-k-soissons = Realm of Syagrius
empire-tribe-t-cantabri = Cantabri
empire-tribe-t-batavi = Batavi
empire-tribe-t-carpi = Carpi
empire-tribe-t-blemmyes = Blemmyes
empire-tribe-t-isauri = Isauri
empire-tribe-t-alani = Alani

## Emperors

empire-emperor-crassus = Crassus
empire-emperor-pompeius = Pompey
empire-emperor-caesar = Caesar
empire-emperor-augustus = Augustus
empire-emperor-caligula = Caligula
empire-emperor-nero = Nero
empire-emperor-vespasianus = Vespasian
empire-emperor-domitianus = Domitian
empire-emperor-traianus = Trajan
empire-emperor-hadrianus = Hadrian
empire-emperor-antoninus-pius = Antoninus Pius
empire-emperor-marcus-aurelius = Marcus Aurelius
empire-emperor-commodus = Commodus
empire-emperor-septimius-severus = Septimius Severus
empire-emperor-caracalla = Caracalla
empire-emperor-maximinus-thrax = Maximinus Thrax
empire-emperor-gallienus = Gallienus
empire-emperor-aurelianus = Aurelian
empire-emperor-diocletianus = Diocletian
empire-emperor-maximianus = Maximian
empire-emperor-galerius = Galerius
empire-emperor-constantius-chlorus = Constantius Chlorus
empire-emperor-maxentius = Maxentius
empire-emperor-constantinus = Constantine
empire-emperor-constans = Constans
empire-emperor-constantius-ii = Constantius II
empire-emperor-magnentius = Magnentius
empire-emperor-iulianus = Julian
empire-emperor-valentinianus = Valentinian
empire-emperor-valens = Valens
empire-emperor-gratianus = Gratian
empire-emperor-theodosius = Theodosius
empire-emperor-magnus-maximus = Magnus Maximus
empire-emperor-eugenius = Eugenius
empire-emperor-arcadius = Arcadius
empire-emperor-honorius-stilicho = Honorius (Stilicho)
empire-emperor-valentinianus-iii-aetius = Valentinian III (Aetius)
empire-emperor-avitus = Avitus
empire-emperor-maiorianus = Majorian
empire-emperor-anthemius = Anthemius
empire-emperor-iulius-nepos = Julius Nepos
empire-emperor-romulus-augustulus = Romulus Augustulus

## What an emperor brings

empire-bonus-none = no bonus
empire-bonus-legion = { $n ->
        [one] 1 more legion
       *[other] { $n } more legions
    }
empire-bonus-attack = +1 on each attack die
empire-bonus-dice3 = attacks with three dice until all three match
empire-bonus-tie = wins ties when attacking
empire-bonus-vp = 1 more point for each province with legions

## Event cards

empire-card-cantabri = { empire-tribe-t-cantabri }
empire-card-batavi = { empire-tribe-t-batavi }
empire-card-carpi = { empire-tribe-t-carpi }
empire-card-blemmyes = { empire-tribe-t-blemmyes }
empire-card-isauri = { empire-tribe-t-isauri }
empire-card-alani = { empire-tribe-t-alani }
empire-card-leader-arminius = Leader: Arminius
empire-card-leader-kniva = Leader: Kniva
empire-card-leader-alaric = Leader: Alaric
empire-card-weaponry-pilum-and-gladius = Weaponry: Pilum and Gladius
empire-card-weaponry-spatha-and-plumbata = Weaponry: Spatha and Plumbata
empire-card-fury = Fury
empire-card-elite-troops-comitatus = Elite Troops: Comitatus
empire-card-elite-troops-praetorians = Elite Troops: Praetorians
empire-card-elite-troops-palatini = Elite Troops: Palatini
empire-card-revolt-of-the-provinces-i = Revolt of the Provinces I
empire-card-revolt-of-the-provinces-ii = Revolt of the Provinces II
empire-card-revolt-of-the-provinces-iii = Revolt of the Provinces III
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
empire-card-epidemy = Epidemic
empire-card-plague = Plague
empire-card-pestilence = Pestilence
empire-card-wrath-of-god-i = Wrath of God I
empire-card-wrath-of-god-ii = Wrath of God II
empire-card-disaster = Disaster
empire-card-people-revive-i = A People Revives I
empire-card-people-revive-ii = A People Revives II
empire-card-people-revive-iii = A People Revives III
empire-card-people-revive-iv = A People Revives IV
empire-card-roman-fortify-limes = Roman Forts: Limes
empire-card-roman-fortify-burgi = Roman Forts: Burgi
empire-card-rebellion-the-usurper = Rebellion: The Usurper
empire-card-rebellion-the-legions-mutiny = Rebellion: Mutiny of the Legions
empire-card-engineering-bridges = Engineering: Bridges
empire-card-engineering-roads = Engineering: Roads
empire-card-engineering-walls = Engineering: Walls
empire-card-treachery = Treachery
empire-card-surprise-attack-i = Surprise Attack I
empire-card-surprise-attack-ii = Surprise Attack II
empire-card-surprise-attack-iii = Surprise Attack III
empire-card-siegecraft-i = Siegecraft I
empire-card-siegecraft-ii = Siegecraft II
empire-card-siegecraft-iii = Siegecraft III
empire-card-gods-favor-optional-card = God’s Favor

# What a kind of card does; the cards below say it.
empire-text-minor-people = A minor people with { $n ->
        [one] 1 army
       *[other] { $n } armies
    } starts in { $land }; whoever is there makes room or is lost. It spreads and fights like a people, finishes before your main people begins, and then stays where it is. Its provinces score with your peoples.
empire-text-kingdom = A kingdom with { $n ->
        [one] 1 army
       *[other] { $n } armies
    } starts in { $land } and brings { $fort ->
        [yes] a city and a fort
       *[no] a city
    }; whoever is there makes room or is lost. It spreads and fights before your main people, and then stays where it is. Its provinces score with your peoples. The loot of its city is { $bonus } higher than that of others.
empire-text-attack-dice3 = Your main people attacks with three dice in this phase. If all three show the same number the leader dies: that roll still counts, and after it you are back to two dice.
empire-text-attack-plus1 = Your main people or your faction adds 1 to each attack die for this whole phase.
empire-text-attack-wins-ties = Your main people wins every tie when attacking in this phase. Against a fortress ties are rerolled.
empire-text-ignore-first-loss = In each province that your main people or your faction attacks in this phase, the first army that would be lost is spared and fights on.
empire-text-revolt = Choose a people of yours that has armies left in the supply, and a province defended by another player or by rebels, in the area of that people’s start province or next to a province that it holds. One or two of its armies appear there and attack at once until one side is gone. The defenders cannot retreat in the first round and terrain does not help them; forts do. No bonus of the phase counts. What survives belongs to the people.
empire-text-epidemy = Choose a province with armies of anybody. A die is rolled for each of them; each { $kill } or more kills one.
empire-text-plague = Choose an area with armies of anybody. A die is rolled for every army in it; each { $kill } or more kills one.
empire-text-pestilence = Choose a province with armies of anybody. All but one of them die; a single one dies on 4 or more. Then a die is rolled for each neighbouring province with armies: on { $kill } one army dies there.
empire-text-wrath = Choose a province with a fort, a fortress or a city. The fort or fortress is gone, and on a die of { $kill } or more one army there dies. The city is unharmed.
empire-text-disaster = Choose a city, but not Rome, and from turn 4 on not the one in Thracia. It counts as looted from now on, without points for anybody; a looted city disappears. A fort there disappears, a fortress becomes a fort.
empire-text-people-revive = Choose a people of yours that has armies left in the supply and is not one of the five of this turn. It gets half the strength that it had when you last drew it, rounded up, and spreads before your main people. Its armies on the map stay where they are, and no bonus of the phase counts.
empire-text-free-forts = You build { $forts ->
        [one] one fort
       *[other] { $forts } forts
    } free of charge in provinces of your faction that have none. Instead of a new one, a fort from an earlier turn in a province with a city can become a fortress. In turn 1 they come at the end of the expansion. What is not used is lost.
empire-text-rebellion = Choose a province with legions of another player. A die decides how many of them mutiny: on 1 or 2 one, on 3 or 4 two, on 5 or 6 three. They become rebels and fight the loyal legions and the fort at once until one side is gone. If rebels are left they hold the province: a fort is gone, a city looted without points. They never move and score for nobody.
empire-text-engineering = Choose one of two: { $forts ->
        [one] one free fort
       *[other] { $forts } free forts
    } or upgrades, as with Roman Forts; or difficult terrain does not hinder your faction in this phase, on land and across straits, but not overseas.
empire-text-treachery = One army from the pool of your main people or faction takes a neighbouring province of another player or of rebels without a fight; all defenders are lost. The province counts as conquered. Italia is safe from it, and from turn 4 on Thracia.
empire-text-ignore-terrain = For the rest of the phase difficult terrain does not hinder your main people or faction, on land and across straits, but not overseas, and defenders cannot retreat in battle.
empire-text-ignore-forts = For the rest of the phase forts and fortresses do not help against your main people or faction. A fort without a garrison falls without a fight.
empire-text-attack-plus1-and-ties = Your main people or faction adds 1 to each attack die in this phase and wins ties. Against a fortress ties are rerolled. An optional card; it replaces Wrath of God II.


empire-card-facts = set { $set }; turns { $turns }; { $timing ->
        [before_turn] before the phase
       *[during_turn] during the phase
    }; { $phase ->
        [people] of a people
        [faction] of the faction
       *[any] of a people or of the faction
    }

## Counters and what is in a province

empire-counter-army = Army
empire-counter-legion = Legion
empire-counter-rebel = Rebel army
empire-counter-fort = Fort
empire-counter-fortress = Fortress
empire-counter-city = City
empire-counter-looted = Looted city
empire-counter-capital = Capital
empire-counter-resource = Resource
empire-counter-people-token = People token
empire-counter-emperor-token = Emperor token
empire-counter-people-points = People points
empire-counter-faction-points = Faction points

## Turns and phases

empire-turn = Turn { $n } of { $turns }
empire-year-bc = { $n } BC
empire-year-ad = AD { $n }
empire-phase-peoples = Phase of the people
empire-phase-factions = Phase of the faction
empire-phase-drawing = Drawing tokens
empire-phase-before = Events before the phase
empire-phase-building = Building
empire-phase-picking = Taking up armies
empire-phase-placing = Expansion
empire-phase-sites = New cities
empire-phase-scoring = Scoring

## The rules in short, for the help page

empire-rules-goal = You play both sides of history: a faction of Rome with its legions, and in every turn one of the peoples that come over the borders. Each of the two has a track of its own, people points and faction points. After turn { $turns } the highest sum of both wins; of equal sums the one with the higher emperor token of the last turn.
empire-rules-map = The map has { $lands } provinces in { $areas } areas of { $size }. A province with a resource can hold a city. Mountains and forests make an attack difficult where they lie inside the attacked province on the border that is crossed; straits and the open sea always do. A province holds { $stack ->
        [one] one army
       *[other] up to { $stack } armies
    } of one force, one fort or fortress and one city. Two forces never share it.
empire-rules-start = The map is empty at first. Each side has { $hand } secret event cards, one of each set; no more are drawn. In turn 1 each faction chooses one of the start provinces Aquitania, Italia, Macedonia and Syria, enters it with a city and { $legions ->
        [one] one legion
       *[other] { $legions } legions
    }, expands, and then places { $forts ->
        [one] one free fort
       *[other] { $forts } free forts
    }.
empire-rules-tokens = At the start of a turn everybody draws a people token and then an emperor token; whoever has the fewest points draws first (in turn 1 a die decides). You look at the token and keep it, or give it to a side that has none. A player who has already been given one gives away the next without looking. The tokens say whom you lead in this turn and when you play: the lowest people first, then the lowest emperor, the next people and so on in turn.
empire-rules-peoples = A people belongs to the side that drew it last, with all its armies. It gets new armies until its strength is on the map; before that you may take up some that are there already. A people without a province begins in its start province. Whoever stands there makes room: armies go to their own next to it or are lost, a fort disappears, a city is looted.
empire-rules-placing = Armies are placed one at a time: in a province that the force holds, or next to one, across a border or a strait. An empty province is simply taken; where there are enemies or an enemy fort, there is a battle at once. An army that has been placed does not move again. What you do not place is lost.
empire-rules-building = From the second turn on a faction first spends faction points. A lost legion costs { $recruit } ({ $recruit_late } from turn { $late } on), up to { $legions ->
        [one] one legion
       *[other] { $legions } legions
    } in all; a fort { $fort }; a fortress in place of an older fort beside a city { $fortress }; a looted city rebuilt { $rebuild }; rebels next to your provinces { $rebels } each, and they become your legions. Some emperors bring legions for free. A faction without a legion and without points is out of the game; its player goes on with peoples and events.
empire-rules-legions = Legions may be taken up too, as long as a legion or a fort remains in each province. Unlike peoples they can also sail: { $seas ->
        [no] from any coast that they hold to another on the same sea
       *[yes] from any coast that they hold to any other
    }. At the end of its phase { $cities ->
        [total-cap] a faction builds free cities until it has one for every { $per_city } resources with legions
       *[per-turn] a faction builds a free city for every { $per_city } resources with legions
    }, first in the area of its start province.
empire-rules-battle = The attacking army rolls { $dice } dice, the defender { $defence ->
        [one] one
       *[other] { $defence }
    }; the highest die of each counts. The lower one loses an army; ties are rerolled. This goes on until the attacking army is gone or nobody is left to fight; then you send the next army or stop. From the second round on, legions under attack may retreat to provinces of their own. Against your own forces you win without dice and without loot.
empire-rules-defence = On difficult terrain the defender rolls { $hard } dice. A fort adds 1 to the defender’s highest die; a fortress does so too and wins ties; a people attacked from overseas adds 1 as well. When the last army is gone the fort has to be beaten like one more army. Only legions that find a fort alone from the start take it without dice.
empire-rules-conquest = Whoever beats the defenders has conquered the province. Peoples tear down the fort and loot the city: { $loot_city ->
        [one] a die
       *[other] { $loot_city } dice
    } of people points, { $loot_capital ->
        [one] one
       *[other] { $loot_capital }
    } in Rome and, from turn { $capital_turn } on, in Constantinople. Legions keep the fort or tear it down. They take a Roman city as it is; one of a people, a kingdom or rebels { $loot ->
        [forced] they have to loot for one die of faction points, in a capital too
       *[choice] they loot for one die of faction points, in a capital too, or spare
    }. { $looted ->
        [yes] A looted city still scores
       *[no] A looted city is worth nothing until a faction rebuilds it
    }. An undefended city is taken unharmed.
empire-rules-scoring = After a phase that side scores. Each area has a value that changes from turn to turn: times { $presence } for presence in one province, times { $dominated } for { $domination ->
        [three-and-plurality] domination with { $from } provinces and more than any other player
        [plurality-min2] domination with { $from } provinces, or with { $leading } and more than any other player
       *[three-or-plurality] domination with { $from } provinces or with more than any other player
    }, times { $controlled } for control of all { $size }. A city is worth { $people_city ->
        [one] 1 point
       *[other] { $people_city } points
    } to peoples and { $faction_city } to a faction, Rome and later Constantinople { $people_capital } and { $faction_capital } respectively. Provinces of your peoples and of your legions are counted apart.
empire-rules-events = A side plays at most { $events ->
        [one] one event
       *[other] { $events } events
    } a turn, in its own phases and in the turns that the card names. Kingdoms and minor peoples bring armies of their own that later stay where they are. Leaders, emperors and weapons help the main people or the faction alone, never what other events bring. Rebels belong to nobody: they hold their province, do not move and score nothing.
empire-rules-bribes = Here a faction may buy peace: when a people is about to attack its legions, it may offer faction points. If the people accepts, it gains them as people points and leaves that faction in peace for the turn.
empire-rules-end = After turn { $turns } every province with legions brings { $last ->
        [one] 1 more faction point
       *[other] { $last } more faction points
    }. A kingdom that still holds its start province with an intact city brings a die roll plus its loot bonus in people points.
empire-rules-players = With two players each of you leads two complete sides, and their sum counts. With three, factions begin with { $legions_three } legions and may recruit up to { $legions_three }; one start province stays free.

empire-house = House value
empire-house-value = house value
empire-house-text = No public source gives everything that the charts and cards of the published game say. Such values are reconstructed by us and marked as house values. If you own the game, you can enter the printed ones.
empire-credit = History of the Roman Empire is a game by Marco Broglia, published by Udo Grebe Gamedesign in 2007. This is an independent version with its own words and drawings. If you like the game, buy a copy: that is the best thanks to its makers.

## Glossary

empire-term-province = Province
empire-term-province-is = One of the 45 fields of the map; the designer’s draft calls it a land.
empire-term-area = Area
empire-term-area-is = Five provinces that are scored together; a diocese in the published game.
empire-term-people = People
empire-term-people-is = One of the sixteen barbarian peoples. The main people is the one whose token you hold in this turn.
empire-term-minor = Minor people
empire-term-minor-is = A small force that an event brings; a tribe in the published game.
empire-term-kingdom = Kingdom
empire-term-kingdom-is = A force with a city that an event brings. Its city holds more loot.
empire-term-faction = Faction
empire-term-faction-is = The legions, forts and faction points of a side.
empire-term-force = Force
empire-term-force-is = Armies of one kind: the legions of a side, one people, one minor people, one kingdom, the rebels.
empire-term-rebels = Rebels
empire-term-rebels-is = Legions that mutinied. They hold a province for nobody; next to your provinces you can bribe them.
empire-term-pool = Pool
empire-term-pool-is = The armies that a force may still place in this phase.
empire-term-start = Start province
empire-term-start-is = Where a force begins that has no province. Nobody can fight it there: whoever is there makes room.
empire-term-resource = Resource
empire-term-resource-is = The mark of a province where a city can stand; a city site in the published game.
empire-term-looted = Looted
empire-term-looted-is = A city that has been looted scores nothing until a faction rebuilds it for a point.
empire-term-fortress = Fortress
empire-term-fortress-is = A stronger fort beside a city: it adds 1 in defence and wins ties.
empire-term-difficult = Difficult terrain
empire-term-difficult-is = Mountains, a forest, a strait or the sea in the attacker’s way: the defender rolls two dice.
empire-term-overseas = Overseas
empire-term-overseas-is = From coast to coast across the sea, for legions only.
empire-term-conquest = Conquest
empire-term-conquest-is = Taking a province that was defended. Only this touches forts and cities.
empire-term-presence = Presence
empire-term-presence-is = At least one province of an area: its value once.
empire-term-domination = Domination
empire-term-domination-is = Three provinces of an area, or more than any other player: its value twice.
empire-term-control = Control
empire-term-control-is = All five provinces of an area: its value three times. For a faction a fort can stand in for legions, as long as one legion is in the area.

## Options

empire-option-domination-rule = Domination of an area
empire-option-domination-rule-three-or-plurality = three provinces, or more than any other player
empire-option-domination-rule-three-and-plurality = three provinces, and more than any other player
empire-option-domination-rule-plurality-min2 = three provinces, or two and more than any other player
empire-option-city-build-rule = New cities of a faction
empire-option-city-build-rule-per-turn = one for every two resources, in each phase
empire-option-city-build-rule-total-cap = no more in all than one for every two resources
empire-option-looted-city-scores = Looted cities score too
empire-option-gods-favor = God’s Favor takes the place of Wrath of God II
empire-option-bribe-barbarians = A faction may buy peace from a people that is about to attack
empire-option-roman-loot = A faction that takes a foreign city
empire-option-roman-loot-choice = loots or spares it
empire-option-roman-loot-forced = has to loot it
empire-option-seas-connected = Legions sail from any coast to any other (otherwise only on the same sea)

## The log

empire-told-hand = { $side }, event cards: { $cards }.
empire-told-ordering = { $side } rolled { $n } for the order of drawing.
empire-told-draws-people = { $side } drew people token { $n }, { $people }.
empire-told-draws-emperor = { $side } drew emperor token { $n }, { $emperor }.
empire-told-keeps = { $side } kept the { $kind ->
        [peoples] people token
       *[factions] emperor token
    }.
empire-told-gives = { $side } gave the { $kind ->
        [peoples] people token
       *[factions] emperor token
    } to { $other ->
        [You] you
       *[other] { $other }
    }.
empire-told-looks-people = The people token given to { $side ->
        [You] you
       *[other] { $side }
    } was { $n }, { $people }.
empire-told-looks-emperor = The emperor token given to { $side ->
        [You] you
       *[other] { $side }
    } was { $n }, { $emperor }.
empire-told-leads = People { $n }, { $people }: { $side }
empire-told-reigns = Emperor { $n }, { $emperor }: { $side }
empire-told-undrawn = Nobody had { $kind ->
        [peoples] people token
       *[factions] emperor token
    } { $n }.
empire-told-plays = { $side } played { $card }.
empire-told-start = { $side } chose { $land } as start province.
empire-told-recruits = { $side } recruited a legion.
empire-told-builds-fort = { $side } built a fort in { $land }.
empire-told-upgrades = { $side } turned the fort in { $land } into a fortress.
empire-told-rebuilds = { $side } rebuilt the city in { $land }.
empire-told-bribes = { $side } bribed the rebels in { $land }.
empire-told-builds-city = { $side } built a city in { $land }.
empire-told-picks = { $force }: an army was taken up in { $land }.
empire-told-places = { $force }: an army went to { $land }.
empire-told-enters = { $force } appeared in { $land }.
empire-told-attacks = { $force } attacked { $rival } in { $land }.
empire-told-retreats = { $force }: an army retreated from { $land } to { $refuge }.
empire-told-round = { $land }: { $dice } against { $defence }. { $won ->
        [attacker] { $rival } lost an army.
        [fort] The fort fell.
        [spared] { $force } lost nobody, thanks to the elite.
        [tie] Tied, rerolled.
       *[defender] { $force } lost an army.
    }
empire-told-keeps-fort = { $side } kept the fort in { $land }.
empire-told-razes-fort = { $side } tore down the fort in { $land }.
empire-told-sacks = { $side } looted the city in { $land }.
empire-told-spares = { $side } spared the city in { $land }.
empire-told-loot = { $side } rolled { $n } for the loot.
empire-told-aims = { $side } chose { $land } for { $card }.
empire-told-aims-area = { $side } chose { $area } for { $card }.
empire-told-chooses = { $side } chose the { $people } for { $card }.
empire-told-rises = { $people }: { $n ->
        [one] 1 army
       *[other] { $n } armies
    } rose in { $land }.
empire-told-roads = { $side } used { $card } for roads.
empire-told-walls = { $side } used { $card } for forts.
empire-told-fate = { $card }, { $land }: a die showed { $n }.
empire-told-offers = { $side } offered { $n ->
        [one] 1 point
       *[other] { $n } points
    } for peace in { $land }.
empire-told-accepts = { $side } accepted { $n ->
        [one] 1 point
       *[other] { $n } points
    } for peace in { $land }.
empire-told-refuses = { $side } refused { $n ->
        [one] 1 point
       *[other] { $n } points
    } for peace in { $land }.
empire-told-treasure = { $kingdom } survived to the end: { $n ->
        [one] 1 point
       *[other] { $n } points
    } for { $side ->
        [You] you
       *[other] { $side }
    }.
empire-told-passes = { $force } { $n ->
        [0] now follow
        [one] with 1 province now follow
       *[other] with { $n } provinces now follow
    } { $side ->
        [You] you
       *[other] { $side }
    }; until now: { $other ->
        [You] you
       *[other] { $other }
    }
empire-told-falls = { $land }: { $force } drove out { $rival }.
empire-told-looted = The city in { $land } was looted.
empire-told-loses = { $force } lost { $n ->
        [one] 1 army
       *[other] { $n } armies
    } in { $land }.
empire-told-points-peoples = { $side }: { empire-n-points } for the peoples, { $vp } in all.
empire-told-points-faction = { $side }: { empire-n-points } for the faction, { $vp } in all.
empire-told-points-peoples-for = { $side }: { empire-n-points } for the peoples, { $vp } in all – { $what }.
empire-told-points-faction-for = { $side }: { empire-n-points } for the faction, { $vp } in all – { $what }.
empire-told-dead = { $side ->
        [You] Your faction
       *[other] The faction of { $side }
    } is out of the game.
empire-told-turn = Turn { $n }
empire-told-over = The game is over.
empire-told-level = Equal points: the higher emperor token of the last turn decides.

## Moves

empire-cost = { $cost ->
        [0] free
        [one] 1 point
       *[other] { $cost } points
    }
empire-move-place = Place an army in { $land }
empire-move-start = Begin in { $land }
empire-move-enter = Appear in { $land }: whoever is there makes room
empire-move-replace = Take { $land } from { $rival }, who are yours: they are lost
empire-move-attack = Attack { $land }
empire-move-pick = Take up an army in { $land }
empire-move-retreat = Retreat to { $land }
empire-move-fort = Build a fort in { $land } ({ empire-cost })
empire-move-upgrade = Turn the fort in { $land } into a fortress ({ empire-cost })
empire-move-rebuild = Rebuild the city in { $land } ({ empire-cost })
empire-move-bribe = Bribe the rebels in { $land } ({ empire-cost })
empire-move-city = Build a city in { $land }
empire-move-aim = Choose { $land }
empire-move-area = Choose the area { $area }
empire-move-people = Choose the { $people }
empire-move-armies = { $n ->
        [one] 1 army
       *[other] { $n } armies
    }
empire-move-play = Play { $card }
empire-move-keep-token = Keep the { $kind ->
        [peoples] people token
       *[factions] emperor token
    }
empire-move-give = Give the { $kind ->
        [peoples] people token
       *[factions] emperor token
    } to { $side }
empire-move-tens = Offer { $low } to { $high } points
empire-move-ones = Offer { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
empire-move-recruit = Recruit a legion ({ empire-cost })
empire-each-fort = Forts in all { $n } ({ empire-cost })
empire-each-upgrade = Fortresses in all { $n } ({ empire-cost })
empire-each-rebuild = Rebuild all { $n } cities ({ empire-cost })
empire-each-city = Cities in all { $n }
empire-order-all = All { $n } to { $land }
empire-order-some = { $n } to { $land }
empire-order-pick = Take up { $n } armies in { $land }
empire-order-recruit = Recruit { $n } legions ({ empire-cost })
empire-order-on = Straight to the expansion
empire-order-enter = Straight to the first army, in { $land }
empire-move-keep = Keep the fort
empire-move-remove = Tear down the fort
empire-move-sack = Loot the city
empire-move-spare = Spare the city
empire-move-accept = Accept and leave them in peace
empire-move-refuse = Refuse and attack
empire-move-roads = Roads: terrain does not hinder you
empire-move-walls = Walls: free forts
empire-move-done-before = Begin the phase
empire-move-done-building = Buy no more
empire-move-done-picking = Take up no more armies
empire-move-done-placing = End the expansion{ $n ->
        [0] { "" }
        [one] ; { $n } army is lost
       *[other] ; { $n } armies are lost
    }
empire-move-done-retreating = Stay and fight
empire-move-done-gifts = No more free forts
empire-move-done-sites = No more cities

## What is to be decided

empire-ask-of = { $side }: { $ask }
empire-ask-token = You drew { $of ->
        [peoples] people token
       *[factions] emperor token
    } { $n }, { $name }. Keep it, or give it to whom?
empire-ask-token-unseen = You have { $of ->
        [peoples] a people token
       *[factions] an emperor token
    } already. To whom do you give the one you drew, unseen?
empire-ask-before = { $force }: play an event before the phase?
empire-ask-starting = Which start province do you choose?
empire-ask-building = { $vp ->
        [one] 1 faction point
       *[other] { $vp } faction points
    }: what do you buy?
empire-ask-picking = { $force }: take up armies before the expansion?
empire-ask-placing = { $n ->
        [0] { $force }: every army is placed. End the expansion?
        [one] { $force }, 1 army left: where does it go?
       *[other] { $force }, { $n } armies left: where does the next one go?
    }
empire-ask-retreating = Battle for { $land }: do legions retreat?
empire-ask-retreating-displaced = { $land }: your armies have to make room. Where does the next one go?
empire-ask-taking = The fort in { $land } is yours. Keep it or tear it down?
empire-ask-looting = The city in { $land } is yours. Loot it or spare it?
empire-ask-gifts = { $n ->
        [0] No free fort is left.
       *[other] Free forts left: { $n }. Where?
    }
empire-ask-sites = { $n ->
        [0] No new city is left.
       *[other] New cities left: { $n }. Where?
    }
empire-ask-aiming = { $card }: which province?
empire-ask-area = { $card }: which area?
empire-ask-choosing = { $card }: which people?
empire-ask-number = How many armies rise in { $land }?
empire-ask-device = { $card }: roads or walls?
empire-ask-offering = { $force } will attack { $land }. How many of your { $vp ->
        [one] 1 faction point
       *[other] { $vp } faction points
    } do you offer for peace? First the tens.
empire-ask-units = You offer { $n } and how many more?
empire-ask-answering = { $side } offers { $sum ->
        [one] 1 point
       *[other] { $sum } points
    } for peace in { $land }. Do you accept?

## The position in words, and the board of the terminal

empire-owned = { $force } ({ $side })
empire-armies = { $force }: { $n ->
        [one] { $n } army
       *[other] { $n } armies
    }
empire-vacant = vacant
empire-standing = { $side }: { $n ->
        [one] { $n } point
       *[other] { $n } points
    } ({ $peoples } + { $factions })
empire-doubt-lost = { $n ->
        [one] { $n } army that is not placed will be lost.
       *[other] { $n } armies that are not placed will be lost.
    }
empire-token = { $kind ->
        [peoples] { $state ->
                [hidden] people unknown
               *[none] no people yet
            }
       *[factions] { $state ->
                [hidden] emperor unknown
               *[none] no emperor yet
            }
    }
empire-numbered = { $n } { $name }
empire-its-armies = { $n ->
        [one] { $n } army
       *[other] { $n } armies
    }
empire-state-side = { $side }: { $n ->
        [one] { $n } point
       *[other] { $n } points
    } ({ $peoples } + { $factions }); { $tokens }; { $legions ->
        [one] { $legions } legion
       *[other] { $legions } legions
    }; peoples: { $forces }; { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }
empire-state-land = { $land } – { $holds }
empire-state-area = { $area }, worth { $n }: { $lands }
empire-none = none
empire-dice-fall = Dice for { $land }: { $force } against { $foe }
empire-means-people = { $name }: strength { $n }, start in { $land }{ $house ->
        [yes] †
       *[no] { "" }
    }
empire-means-emperor = { $name }: { $bonus }{ $house ->
        [yes] †
       *[no] { "" }
    }
empire-pass-points = { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
empire-state-hand = { $side }, event cards: { $cards }
empire-battle-who = { $force } against { $foe }, { $n ->
        [one] { $n } army
       *[other] { $n } armies
    }
empire-battle-was = { $force } against { $foe }
empire-battle-head = Battle for { $land }
empire-state-battle = { empire-battle-head }: { $about }
empire-position-token = { $n } { $means }
empire-position-peoples = Peoples of turn { $n }: { $tokens }.
empire-position-factions = Emperors of turn { $n }: { $tokens }.
empire-position-empty = Empty areas: { $areas }.
empire-position-worth = { $area } { $value }
empire-score-how = The number beside an area is its value in this turn: ×{ $presence } for presence, ×{ $dominated } for domination (tinted), ×{ $controlled } for control (dark). The peoples score after a phase of the people, the faction after its own.
empire-position-pool = { $n ->
        [one] 1 army left
       *[other] { $n } armies left
    }
empire-position-in-force = In force: { $bonuses }.
empire-modifier-plus = +{ $n } on each attack die
empire-modifier-elite = the first loss in each province is spared
empire-modifier-siege = forts do not help
empire-modifier-surprise = terrain does not hinder, nobody retreats
empire-modifier-roads = terrain does not hinder
empire-board-legend = On the board the sides are ▲ ■ ● ◆, their peoples and kingdoms △ □ ○ ◇, rebels !; behind it the number of armies, + a fort, # a fortress, * a city, x a looted city, ° a place for a city. Behind an area stands its value in this turn. On the map legions are written in capital letters, peoples in small ones.
empire-board-odds = attack: { $one }%, with all { $all }%
empire-board-house = † house value
empire-group-event = Play an event
empire-group-attack = Attack
empire-group-occupy = Occupy
empire-group-overseas = Overseas
empire-group-reinforce = Reinforce
empire-group-build = Build
empire-group-pick = Take up
empire-group-finish = Finish

## What a move would do

empire-parts = { $parts }
empire-effect-attack = { $percent }% with one army, { $all }% with all { $n }
empire-effect-attack-last = { $percent }% to take it
empire-odds-battle = { $round }% to win this round, { $one }% to take it with this army{ $n ->
        [1] { "" }
       *[other] , { $all }% with all { $n }
    }
empire-dice = attack dice { $attack }{ $more ->
        [0] { "" }
       *[other] { " " }+{ $more }
    }, defence dice { $defence }{ $plus ->
        [0] { "" }
       *[other] { " " }+{ $plus }
    }
empire-why-three = three dice until all three match
empire-why-plus = +{ $n } on each attack die
empire-why-ties = ties go to the attack
empire-why-elite = the first army lost is spared
empire-why-mountain = mountains: two defence dice
empire-why-forest = forest: two defence dice
empire-why-strait = strait: two defence dice
empire-why-overseas = across the sea: two defence dice
empire-why-eased = the terrain does not hinder
empire-why-fort = fort: +1 for the defence
empire-why-fortress = fortress: +1 for the defence, and ties
empire-why-fortress-even = fortress: +1 for the defence; ties are rerolled
empire-why-overseas-people = a people attacked from the sea: +1 for the defence
empire-why-siege = the fort does not help
empire-why-alone = the fort falls without a roll
empire-why-pinned = nobody can retreat

## The score sheet: what points are for

empire-sheet-peoples = { $side }: the peoples would score { $n } now – { $what }.
empire-sheet-faction = { $side }: the faction would score { $n } now – { $what }.
empire-sheet-area = { $area } { $n } ({ $how ->
        [presence] presence: { $value }
        [domination] domination: { $times } × { $value }
       *[control] control: { $times } × { $value }
    })
empire-sheet-cities = cities { $n }
empire-sheet-emperor = { $emperor }, provinces with legions { $n }
empire-sheet-bonus = loot of a kingdom’s city { $n }
empire-sheet-last = provinces with legions at the end { $n }
empire-gain-if = if it falls: { $n ->
        [0] { "" }
       *[other] +{ empire-n-points }{ $dice ->
                [0] { "" }
               *[other] { " " }and{ " " }
            }
    }{ $dice ->
        [0] { "" }
        [1] a die of loot
       *[other] { $dice } dice of loot
    }

## Why a move is not possible

empire-no-other = That is not one of the choices now.
empire-no-step = { $word ->
        [place] Armies are placed in the expansion
        [pick] Armies are taken up before the expansion
        [city] New cities come at the end of the phase
       *[build] That is bought before the expansion
    }.
empire-no-points = This costs { $cost ->
        [one] { $cost } faction point
       *[other] { $cost } faction points
    }; you are { $n } short.
empire-no-start-taken = { $land } has been chosen already.
empire-no-start = { $land } is not a start province.
empire-no-army = No army is left to place.
empire-no-room = { $land } is full: it holds { $n } armies at most.
empire-no-peace = Peace was bought for this turn: { $side }.
empire-no-begin = { $force }: the first army goes into the start province.
empire-no-entry = { $force }: no legion is on the map. The first one enters at a fort of its own, else in an undefended province next to a faction, else against a faction.
empire-no-sea = { $land } does not lie on a sea of your coasts.
empire-no-way = { $land } cannot be reached: it borders on no province of { $force }.
empire-no-army-of = { $force }: no army in { $land }.
empire-no-last-legion = The last legion may leave { $land } only if a fort stays.
empire-no-neighbour = { $land } does not border on { $origin }.
empire-no-legion = You have no legion in { $land }.
empire-no-fort-there = There is a fort in { $land } already.
empire-no-forts-left = There are no forts left in the supply.
empire-no-free-forts = No free fort is left.
empire-no-fort = You have no fort in { $land } that could become a fortress.
empire-no-city = There is no city in { $land }.
empire-no-old-fort = The fort in { $land } was built in this turn.
empire-no-looted = There is no looted city in { $land }.
empire-no-rebels = There are no rebels in { $land }.
empire-no-rebels-near = You have no legion next to { $land }.
empire-no-legions-left = There are not enough legions left in the supply.
empire-no-recruit = A faction can recruit up to { $n } legions in all; its legions that have mutinied count.
empire-no-resource = { $land } has no resource.
empire-no-city-there = There is a city in { $land } already.
empire-no-cities-left = There are no cities left in the supply.
empire-no-home-first = Cities come first in the area of your start province, { $area }.
empire-no-card = You have no { $card } in your hand.
empire-no-events = You have played your events of this turn.
empire-no-event-yet = What an event brought is placed first: { $force }.
empire-no-card-turn = { $card } cannot be played in turn { $n }.
empire-no-card-phase = { $card } is played in a phase of the { $phase ->
        [people] people
       *[faction] faction
    }.
empire-no-card-before = { $card } can only be played before the phase.
empire-no-card-use = { $card } would have no effect now.
empire-no-side = There is no such side.
empire-no-token = { $side }: there is { $kind ->
        [peoples] a people token
       *[factions] an emperor token
    } already.
empire-no-aim = { $card } finds nothing to strike in { $land }.
empire-no-area = There are no armies in { $area }.
empire-no-people = You do not lead the { $people }.
empire-no-people-use = { $card } has no use for the { $people } now.
empire-no-offer = You can offer up to { $n ->
        [one] { $n } faction point
       *[other] { $n } faction points
    }.

# Reasons for a move: what it changes

empire-why-gains = +{ empire-n-points }
empire-why-loses = −{ empire-n-points }
empire-why-foe-gains = { $side }: +{ empire-n-points }
empire-why-foe-loses = { $side }: −{ empire-n-points }
empire-why-area = { $area } +{ $n }
empire-why-area-less = { $area } −{ $n }
empire-why-foe-area = { $side }: { $area } +{ $n }
empire-why-foe-area-less = { $side }: { $area } −{ $n }
empire-why-city = cities +{ $n }
empire-why-city-less = cities −{ $n }
empire-why-foe-city = { $side }: cities +{ $n }
empire-why-foe-city-less = { $side }: cities −{ $n }
empire-why-lands = { $n ->
    [one] +1 province
   *[other] +{ $n } provinces
}
empire-why-lands-less = { $n ->
    [one] −1 province
   *[other] −{ $n } provinces
}
empire-why-armies = { $n ->
    [one] +1 army
   *[other] +{ $n } armies
}
empire-why-armies-less = { $n ->
    [one] −1 army
   *[other] −{ $n } armies
}
empire-why-foe-armies = { $n ->
    [one] others −1 army
   *[other] others −{ $n } armies
}
empire-why-forts = { $n ->
    [one] +1 fort
   *[other] +{ $n } forts
}
empire-why-forts-less = { $n ->
    [one] −1 fort
   *[other] −{ $n } forts
}
empire-why-fortresses = { $n ->
    [one] +1 fortress
   *[other] +{ $n } fortresses
}
empire-why-foe-forts = { $n ->
    [one] others −1 fort
   *[other] others −{ $n } forts
}
empire-why-cards = { $n ->
    [one] +1 event card
   *[other] +{ $n } event cards
}
empire-why-plays = { $n ->
    [one] −1 event card
   *[other] −{ $n } event cards
}

## Event cards in a few words

empire-gist-minor-people = minor people: { $n ->
        [one] 1 army
       *[other] { $n } armies
    }, { $land }
empire-gist-kingdom = kingdom: { $n ->
        [one] 1 army
       *[other] { $n } armies
    }, { $land }, { $fort ->
        [yes] city and fort
       *[no] city
    }
empire-gist-attack-dice3 = your people attacks with three dice
empire-gist-attack-plus1 = +1 to each of your attack dice
empire-gist-attack-wins-ties = your people wins ties when it attacks
empire-gist-attack-plus1-and-ties = +1 to each of your attack dice, ties won
empire-gist-ignore-first-loss = the first army lost in an attack is spared
empire-gist-revolt = one or two armies rise and attack
empire-gist-epidemy = one province: each { $kill } or more kills an army
empire-gist-plague = one area: each { $kill } or more kills an army
empire-gist-pestilence = one province keeps one army; neighbours: { $kill } or more kills
empire-gist-wrath = a fort is gone; { $kill } or more kills an army
empire-gist-disaster = a city is looted, its fort gone
empire-gist-people-revive = an earlier people returns at half its strength
empire-gist-free-forts = { $forts ->
        [one] one free fort
       *[other] { $forts } free forts
    }
empire-gist-rebellion = one to three legions of a rival mutiny
empire-gist-engineering = { $forts ->
        [one] one free fort
       *[other] { $forts } free forts
    }, or terrain does not hinder you
empire-gist-treachery = a province is yours without a fight
empire-gist-ignore-terrain = no terrain hinders you, nobody retreats
empire-gist-ignore-forts = forts do not help against you
