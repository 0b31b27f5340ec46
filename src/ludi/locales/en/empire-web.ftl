# History of the Roman Empire in the browser: short words on the board, names of regions for screen readers, and the rules page.
# $side is a side by the name of its player, $force a force by name; $land and $area are names.
empire-score-n = { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
empire-summary = Turn { $n }/{ $turns } · { $phase }
empire-phase-of = { $kind ->
        [peoples] { $side }: { $force }
       *[factions] { $side }: legions
    }
empire-standing = { $side }: { $n ->
        [one] { $n } point
       *[other] { $n } points
    } ({ $peoples } + { $factions })
empire-turn-n = Turn { $n }
empire-key-digits = 1–9
empire-key-digits-does = a choice of the tray; on the map: an area, in the order of the score sheet; else an event card
empire-key-n = N
empire-key-n-does = on the map: the next province where you can do something; with Shift the one before
empire-key-e-does = end the step: begin, buy nothing more, end the expansion

## The board and the map

empire-pages = What the board shows
empire-others = Others
empire-page-map = Map
empire-page-score = Score
empire-page-timeline = Timeline
empire-steps = Steps of the phase
empire-sides = Sides
empire-stock = Turn and tokens
empire-map-map = Map: arrows go from province to province
empire-map-in = Closer
empire-map-out = Farther
empire-map-all = The whole map
empire-map-layers = Layers
empire-map-owners = Owners
empire-map-units = Armies, forts, cities
empire-map-names = Names
empire-map-terrain = Terrain
empire-map-values = Values of the areas
empire-map-straits = Straits

## What is in a province

empire-owned = { $force } ({ $side })
empire-armies = { $force }: { $n ->
        [one] { $n } army
       *[other] { $n } armies
    }
empire-left = no army, last held by { $force }
empire-vacant = vacant

## Moves in words

empire-moves = Your moves
empire-moves-other = Not on the map
empire-moves-attack = Attack { $land }
empire-moves-card = Event: { $card }
empire-moves-none = Nothing to decide now.
empire-button-accept = Accept
empire-button-refuse = Refuse
empire-button-keep = Keep it
empire-button-remove = Tear it down
empire-button-sack = Loot it
empire-button-spare = Spare it
empire-button-roads = Roads
empire-button-walls = Walls
empire-button-recruit = Recruit for { $cost }
empire-button-done-before = Begin
empire-button-done-building = Buy no more
empire-button-done-picking = No more
empire-button-done-placing = End the expansion
empire-button-done-gifts = No more
empire-button-done-sites = No more
empire-offer = Offer { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
empire-worth = what the area is worth this turn
empire-doubt-lost = { $n ->
        [one] { $n } army that is not placed will be lost.
       *[other] { $n } armies that are not placed will be lost.
    }

## A side

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
empire-leads = { $n } { $name } · { $armies ->
        [one] { $armies } army
       *[other] { $armies } armies
    }
empire-reigns = { $n } { $name }
empire-split = { $peoples } peoples + { $factions } faction
empire-counts = { $legions ->
        [one] { $legions } legion
       *[other] { $legions } legions
    } · { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }
empire-pool = { $n ->
        [one] { $n } to place
       *[other] { $n } to place
    }
empire-dead = faction out of the game
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
empire-state-hand = Your event cards: { $cards }
empire-state-land = { $land } – { $holds }
empire-state-area = { $area }, worth { $n }: { $lands }
empire-none = none

## Battle

empire-battle = Battle
empire-battle-head = Battle for { $land }
empire-battle-plan = Attack on { $land }?
empire-battle-one = to take it with one army
empire-battle-all = { $n ->
        [one] with all { $n }
       *[other] with all { $n }
    }
empire-battle-round = to win this round
empire-battle-who = { $force } against { $foe }, { $n ->
        [one] { $n } army
       *[other] { $n } armies
    }
empire-dice-fall = Dice for { $land }: { $force } against { $foe }
empire-battle-was = { $force } against { $foe }
empire-battle-means = attack dice { $attack }{ $more ->
        [0] { "" }
       *[other] +{ $more }
    }, defence dice { $defence }{ $plus ->
        [0] { "" }
       *[other] +{ $plus }
    }{ $tie ->
        [attacker] ; the attacker wins ties
        [defender] ; the defender wins ties
       *[none] { "" }
    }
empire-battle-lost = { $force }: −{ $n }
empire-battle-retreat = retreat to { $land }
empire-battle-falls = taken: { $force }
empire-won-attacker = attack wins
empire-won-defender = defence wins
empire-won-tie = tie, again
empire-won-fort = the fort falls
empire-won-spared = the elite holds
empire-mod-plus = +1 on attack dice
empire-mod-three = three dice
empire-mod-ties = wins ties
empire-mod-elite = elite troops
empire-mod-siege = forts do not help
empire-mod-surprise = surprise
empire-mod-roads = roads
empire-mods = In this phase: { $mods }

## Tokens

empire-brief-legion = { $n ->
        [one] +{ $n } legion
       *[other] +{ $n } legions
    }
empire-brief-attack = +1 attack
empire-brief-dice3 = three dice
empire-brief-tie = wins ties
empire-brief-vp = +1 a province
empire-means-people = { $name }: strength { $n }, start in { $land }
empire-means-emperor = { $name }: { $bonus }
empire-token-unseen = You have one already: this one is passed on unseen.
empire-keep = Keep it
empire-pass = Pass to { $side }
empire-pass-points = { $n ->
        [one] { $n } point
       *[other] { $n } points
    }

## Event cards

empire-hand = Your event cards
empire-hand-of = Cards of { $side }
empire-hand-empty = No event cards left.
empire-events-left = events left: { $n }

## Score and timeline

empire-score-now = What each side would score now: points (provinces)
empire-score-lands = { $n ->
        [one] { $n } province
       *[other] { $n } provinces
    }
empire-score-cities = Cities
empire-score-sum = Now
empire-score-so-far = So far
empire-score-total = Total
empire-score-how = The number beside an area is its value in this turn: once for presence, twice for domination (tinted), three times for control (dark). The peoples score after a phase of the people, the faction after its own.
empire-short-peoples = peoples
empire-short-factions = faction
empire-chart-people = strength { $n }, { $land }
empire-chart-peoples = Peoples
empire-chart-factions = Emperors
empire-house-star = A star marks a house value, reconstructed by us.

## The rules page

empire-chapter-goal = The aim
empire-chapter-map = The map
empire-chapter-start = The start
empire-chapter-tokens = Tokens
empire-chapter-peoples = Peoples
empire-chapter-placing = Expansion
empire-chapter-building = Building
empire-chapter-legions = Legions and cities
empire-chapter-battle = Battle
empire-chapter-defence = Defence
empire-chapter-conquest = Conquest
empire-chapter-scoring = Scoring
empire-chapter-events = Events
empire-chapter-end = The end
empire-chapter-players = Two and three players
empire-chapter-house = House values
empire-chapter-areas = The areas
empire-chapter-chart = Peoples and emperors
empire-chapter-cards = Event cards
empire-chapter-options = What a table may agree on
empire-chapter-glossary = Words
empire-house-which = House values are: which provinces an area has, its values, borders, terrain and resources; where most peoples start and how strong they are; what most emperors bring; kingdoms and minor peoples; what the event cards do, though not how many of each kind there are. Where a value stands in a chart it has a star.
empire-chapter-areas-text = What an area is worth in each of the seven turns. All of these are house values.
empire-chapter-chart-text = The numbers are those of the tokens. A people comes with its strength and the province where it starts, an emperor with what he brings. A star marks a house value.
empire-chapter-cards-text = Nine sets of six cards and one optional card; each side gets one of each set. What the cards do is our own wording of house values.
empire-provinces = Provinces

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
