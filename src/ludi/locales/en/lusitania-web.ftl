# Lusitania XXI in the browser: short words on the board, names of regions for screen readers, and the rules page.
# $cell is a cell of a legion: 0, I to VII, 8. $colour is blue, red, yellow, green or none. $cards is a list of names.

lusitania-score = { $n ->
        [-0.5] { POINTS($n) } point
        [0.5] { POINTS($n) } point
        [one] { POINTS($n) } point
       *[other] { POINTS($n) } points
    }
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
lusitania-discard-show = { $n ->
        [one] 1 card in the discard pile
       *[other] { $n } cards in the discard pile
    }

## A cell and its card

lusitania-cell = { $own ->
        [yes] Your cell { $cell }
       *[no] Cell { $cell } of { $seat }
    }
lusitania-cell-free = free

## The rules page

lusitania-page-goal-title = The aim
lusitania-page-turn-title = A turn
lusitania-page-legion-title = The legion
lusitania-page-camp-title = The camp
lusitania-page-end-title = The end
lusitania-page-expansions-title = Laurus and Virtus
lusitania-page-assumed-title = House values
lusitania-page-assumed = No public source gives the points and symbols with a star: they are values of our own.
lusitania-page-warriors-title = Warriors
lusitania-page-equipment-title = Equipment
lusitania-page-guest-cards-title = Guests and Mars cards
lusitania-page-awards-title = Laurus and Virtus cards
lusitania-page-options-title = What a table may agree on
lusitania-page-credit = { $title } is a game by João Quintela Martins, published by Pythagoras in 2021. This is an independent version with its own words and drawings. If you like the game, buy a copy: that is the best thanks to its makers.
