# Lessons of History of the Roman Empire: what is said at each step, and the answers to other moves.

lesson-empire-people = A people on the march
lesson-empire-people-start = In every turn you lead one of the peoples at the borders. This time it is the Gauls. They hold { empire-land-lugdunensis } and get new armies.
lesson-empire-people-place = Put an army into an empty province next to yours: it is simply taken. Touch { empire-land-aquitania }.
lesson-empire-people-place-stack = More armies there defend better, but score no more. Take a new province.
lesson-empire-people-place-lost = Armies that you do not place are lost. Place them all.
lesson-empire-people-place-gallia = Possible, but stay in the light green area: there your provinces count together.
lesson-empire-people-more = Another one in the same area: { empire-land-belgica }.
lesson-empire-people-more-stack = Take a new province instead.
lesson-empire-people-more-lost = One more army first: what is not placed is lost.
lesson-empire-people-more-gallia = Stay in the light green area and take { empire-land-belgica }.
lesson-empire-people-end = Three provinces of one area, without a fight. Each turn you draw a token: keep a people of 5 armies or more, give a weaker one to whoever leads. Next: a battle.

lesson-empire-battle = A battle
lesson-empire-battle-start = In { empire-land-aquitania } stands one Roman legion, and a city. An attacker rolls two dice, the defender one. Attack it.
lesson-empire-battle-start-attack = Empty provinces are good, too. But here attack { empire-land-aquitania }.
lesson-empire-battle-loot = Your highest die, 5, beat the 2: the legion is gone. A people loots the city it conquers: a die says for how many points.
lesson-empire-battle-end = 4 points of loot, and the province is yours. Ties are rerolled; you may send army after army, or stop.

lesson-empire-terrain = Where not to attack
lesson-empire-terrain-start = Two provinces with one legion each. In { empire-land-germania-superior } there are mountains and a fort; { empire-land-belgica } is open. Attack that one.
lesson-empire-terrain-start-hard = There the defender rolls a second die, adds 1, and the fort fights on alone. Attack { empire-land-belgica }.
lesson-empire-terrain-start-attack = This lesson is about attacks: choose { empire-land-belgica }.
lesson-empire-terrain-end = 6 against 4: conquered. Attack at an even chance or better: that takes from others, most of all from whoever leads. Mountains, forests, straits and forts help the defender.

lesson-empire-score = Scoring an area
lesson-empire-score-start = You hold two of the five provinces of the light green area. One army is left: take a third province there.
lesson-empire-score-start-other = That province belongs to another area. You dominate with three in one area.
lesson-empire-score-start-third = Take an empty province of the light green area: { empire-land-belgica } or { empire-land-britannia-superior }.
lesson-empire-score-done = All armies are placed. End the expansion, and it is scored.
lesson-empire-score-end = 4 points: the area is worth 2 now, and three provinces dominate it, which counts twice. One is presence, all five are control.
lesson-empire-score-plan = Look at a province before you place an army: the page writes the points that it adds. Take the most. An attack counts by its chance, a die of loot for 3 or 4.

lesson-empire-start = Your faction of Rome
lesson-empire-start-start = You also lead a faction of Rome, with legions. In turn 1 it chooses where to begin, with a city and some legions.
lesson-empire-start-choose = Choose { empire-land-italia }: it lies in the middle, and Rome brings one point more.
lesson-empire-start-choose-italia = A good choice, too. Here take { empire-land-italia }.
lesson-empire-start-next = Now spread, as peoples do: to the north lies { empire-land-cisalpina }.
lesson-empire-start-next-cisalpina = Legions reach far, but begin next door: { empire-land-cisalpina }.
lesson-empire-start-sea = Legions can sail as well. Take one of the islands: { empire-land-sicilia } or { empire-land-sardinia }.
lesson-empire-start-sea-sea = Stay in your area: an island makes three provinces there.
lesson-empire-start-end = Three provinces of one area on the first day. At the end of turn 1 you also place three free forts: they belong to your cities.

lesson-empire-build = Legions and forts
lesson-empire-build-start = From turn 2 on a faction first spends its points. A legion costs 2 of your 6. You need armies: recruit one.
lesson-empire-build-start-first = Then you have nothing to place. Recruit a legion first.
lesson-empire-build-start-legion = A fort comes next. First a legion.
lesson-empire-build-fort = A fort costs 1 and defends even when the legion is gone. Build it at the border: { empire-land-cisalpina }.
lesson-empire-build-fort-border = Peoples come from the north: the fort serves better in { empire-land-cisalpina }.
lesson-empire-build-fort-fort = Protect the border first: a fort in { empire-land-cisalpina }.
lesson-empire-build-done = 3 points are left. Another legion would be good, too, but this lesson ends here. Press “Buy no more”.
lesson-empire-build-done-enough = That would be good, too. But end the building here.
lesson-empire-build-end = A legion costs points once and scores every turn: recruit all legions that you can, then a fort for each city. Take up only those that stand on others.

lesson-empire-city = Building a city
lesson-empire-city-start = Some provinces have a resource, and two of them allow a new city. { empire-land-sicilia } has one: take it with your last legion.
lesson-empire-city-start-sicilia = Choose { empire-land-sicilia }: it has a resource and lies in your area.
lesson-empire-city-done = Your legions are placed. End the expansion; then you may build.
lesson-empire-city-site = Where should the city stand? It needs a province with a resource. Choose one of the two.
lesson-empire-city-site-city = A city costs nothing now and scores every time. Build it.
lesson-empire-city-end = Each city brings a faction 2 points at every scoring, Rome one more. But a people that conquers it will loot it: guard it, or rebuild it for 1 point.

lesson-empire-event = Event cards
lesson-empire-event-start = You hold secret event cards; two may be played in a turn. { empire-card-elite-troops-comitatus } spares your first loss. Play it now.
lesson-empire-event-start-card = Play the card first: without it the attack is a greater risk.
lesson-empire-event-go = Played. Now to your armies: press “Begin”.
lesson-empire-event-keep = You might take up armies that stand already. Leave them where they are: “No more”.
lesson-empire-event-keep-leave = Leave the armies where they are this time.
lesson-empire-event-attack = Now attack the legion in { empire-land-aquitania }.
lesson-empire-event-attack-attack = Use the card while it works: attack { empire-land-aquitania }.
lesson-empire-event-plan = Nine cards, two a turn: do not save them. Kingdoms and tribes bring armies: play them at once. Play leaders before attacks, plagues against whoever leads.
lesson-empire-event-end = The first roll was lost, and the card saved the army; the second won. One more: after turn 7 each province with legions brings 2, so spread them. Now play!
