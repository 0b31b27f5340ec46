# Lusitania XXI in the browser: short words on the board, names of regions for screen readers, and the rules page.
# $cell is a cell of a legion: 0, I to VII, 8. $colour is blue, red, yellow, green or none. $cards is a list of names.

lusitania-score = { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
lusitania-summary = { $turn ->
        [0] Start
       *[other] Turn { $turn }
    } · { $run ->
        [first] deck { $deck }
        [second] deck { $deck } (2nd)
       *[last] last turn
    }
lusitania-standing = { $seat }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $left } to go
lusitania-region-hand = Hand
lusitania-release = Release
lusitania-camp = Camp
lusitania-deck = Deck
lusitania-discard = discard pile
lusitania-awards = Laurus and Virtus
lusitania-legion = Legion of { $seat }
lusitania-key-digits-does = a card in the hand, then the camp; a cell, when one is asked for
lusitania-key-e-does = end the turn, or stop choosing
lusitania-deck-run = { $run ->
        [first] deck
        [second] second time
       *[last] last turn
    }
lusitania-deck-left = { $n ->
        [one] 1 card
       *[other] { $n } cards
    }
lusitania-deck-long = { $run ->
        [first] first time through; when it runs out, the discard pile is shuffled
        [second] second time through; when it runs out, the game ends after the turn
       *[last] the game ends after this turn
    }
lusitania-discard-show = { $n ->
        [one] 1 card in the discard pile
       *[other] { $n } cards in the discard pile
    }
lusitania-some = { $n ->
        [1] { $card }
       *[other] { $n } × { $card }
    }

## A seat

lusitania-seat = { $seat }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    } of { $goal }, { $hand ->
        [one] 1 card in hand
       *[other] { $hand } cards in hand
    }{ $released ->
        [0] { "" }
        [one] , 1 released
       *[other] , { $released } released
    }
lusitania-counts = { $hand ->
        [one] 1 card in hand
       *[other] { $hand } cards in hand
    }{ $released ->
        [0] { "" }
        [one] , 1 released
       *[other] , { $released } released
    }
lusitania-colour = { $colour ->
        [blue] Aquitania
        [red] Britannia
        [yellow] Hispania
        [green] Helvetia
       *[none] no province yet
    }
lusitania-has-awards = has taken { $cards }

## A cell and its card

lusitania-cell = { $own ->
        [yes] Your cell { $cell }
       *[no] Cell { $cell } of { $seat }
    }
lusitania-cell-free = free
lusitania-holds = holds { $cards }
lusitania-free = takes { $cards }
lusitania-any = anything not printed on it
lusitania-award-free = { $have } of { $of }
lusitania-award-taken = taken by { $seat }

## What a move would do

lusitania-effect-points = { $vp ->
        [0] no points
        [one] +1 point
       *[other] +{ $vp } points
    }: then { $points } of { $goal }
lusitania-effect-awards = takes { $cards }
lusitania-effect-colour = { $colour ->
        [blue] Aquitania is yours
        [red] Britannia is yours
        [yellow] Hispania is yours
       *[green] Helvetia is yours
    }
lusitania-effect-release = costs half a point: then { $points } of { $goal }
lusitania-effect-heal = half a point back: then { $points } of { $goal }
lusitania-effect-three = three alike: they leave the camp

lusitania-taken = On its way to the hand: { $cards }

## The rules page

lusitania-page-goal-title = The aim
lusitania-page-turn-title = A turn
lusitania-page-legion-title = The legion
lusitania-page-camp-title = The camp
lusitania-page-end-title = The end
lusitania-page-expansions-title = Laurus and Virtus
lusitania-page-expansions = Each expansion lays out one card more than there are players. The first player to have what a card asks for takes it and keeps it. Laurus cards bring a point, Virtus cards a lasting advantage.
lusitania-page-assumed-title = House values
lusitania-page-assumed = No public source gives the points and symbols with a star: they are values of our own.
lusitania-page-warriors-title = Warriors
lusitania-page-equipment-title = Equipment
lusitania-page-guest-cards-title = Guests and Mars cards
lusitania-page-awards-title = Laurus and Virtus cards
lusitania-page-options-title = What a table may agree on
lusitania-page-credit = { $title } is a game by João Quintela Martins, published by Pythagoras in 2021. This is an independent version with its own words and drawings. If you like the game, buy a copy: that is the best thanks to its makers.
