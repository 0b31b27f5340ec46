# History of the Roman Empire in the browser: short words on the board, names of regions for screen readers, and the rules page.
# $side is a side by the name of its player, $force a force by name; $land and $area are names.
empire-score = { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
empire-turn-n = Turn { $n }
empire-key-digits = 1–9
empire-key-digits-does = a choice of the tray; on the map: an area, in the order of the score sheet; else an event card
empire-key-n = N
empire-key-n-does = on the map: the next province where you can do something; with Shift the one before
empire-key-e-does = end the step: begin, buy nothing more, end the expansion

## The board and the map

empire-pages = What the board shows
empire-others = Others: { $pace }
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
empire-map-alone = More map: hide sides and list
empire-map-layers = Layers
empire-map-owners = Owners
empire-map-units = Armies, forts, cities
empire-map-names = Names
empire-map-terrain = Terrain
empire-map-values = Values of the areas
empire-map-straits = Straits

## What is in a province


## Moves in words

empire-moves = Your moves
empire-moves-other = Not on the map
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
empire-gain = points that it adds to the scoring of this phase
empire-worth = what the area is worth this turn

## A side

empire-split = { $peoples } peoples + { $factions } faction
empire-counts = { $legions ->
        [one] { $legions } legion
       *[other] { $legions } legions
    } · { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }
empire-dead = faction out of the game

## Battle

empire-battle = Battle
empire-battle-plan = Attack on { $land }?
empire-won-attacker = attack wins
empire-won-defender = defence wins
empire-won-tie = tie, reroll
empire-won-fort = the fort falls
empire-won-spared = the elite holds

## Tokens

empire-brief-legion = { $n ->
        [one] +{ $n } legion
       *[other] +{ $n } legions
    }
empire-brief-attack = +1 attack
empire-brief-dice3 = three dice
empire-brief-tie = wins ties
empire-brief-vp = +1 per province
empire-token-unseen = You have one already: this one is given away unseen.
empire-tens = { $low }–{ $high }
empire-keep = Keep it
empire-pass = Give to { $side }

## Event cards

empire-hand = Your event cards
empire-hand-of = Cards of { $side }
empire-hand-empty = No event cards in hand.
empire-events-left = events left: { $n }

## Score and timeline

empire-score-now = What each side would score now: points (provinces)
empire-score-lands = { $n ->
        [one] { $n } province
       *[other] { $n } provinces
    }
empire-score-cities = Cities
empire-score-emperor = Emperor
empire-score-sum = Now
empire-score-so-far = So far
empire-score-total = Total
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
empire-chapter-areas-text = What an area is worth in each turn. All of these are house values.
empire-chapter-chart-text = The numbers are those of the tokens. A people comes with its strength and the province where it starts, an emperor with what he brings. A star marks a house value.
empire-chapter-cards-text = The cards come in sets, and each side gets one of each; one card is optional. What the cards do is our own wording of house values.
empire-provinces = Provinces
