# Römisch Pokern in the browser: short words on the board, names of regions for screen readers, and the rules page.

pokern-score = { $n ->
        [one] 1 point
       *[other] { $n } points
    }
pokern-cards-left = { $n ->
        [0] no card left
        [one] 1 card
       *[other] { $n } cards
    }
pokern-region-dice = What to do with the dice
pokern-region-cards = Action cards
pokern-misthrow = Misthrow
pokern-card-used = used
pokern-card-state = { $state ->
        [used] used up
       *[held] not used: { $points } points at the end
    }
pokern-stock = Each die shows I three times, X twice and V once.
pokern-key-digits-does = a row, a number, a card, or how many dice
pokern-key-e-does = stop and enter, or give the turn up

## Chances

pokern-odds-hide = Hide
pokern-odds-show = Show the chances
pokern-odds-within = Numbers within reach
pokern-odds-more = { $n } more
pokern-odds-none = No other number within reach.

## Options in the form of a new room

pokern-option-misthrow-on-stop-head = Stopping on a number that cannot be entered
pokern-option-misthrow-on-stop-strict = is not possible
pokern-option-misthrow-on-stop-lenient = is a misthrow
pokern-option-solitaire-head = Alone
pokern-option-solitaire-turns = a fixed number of turns
pokern-option-solitaire-discard = a turn without an entry costs a card

## The rules page

pokern-page-goal-title = The aim
pokern-page-turn-title = A turn
pokern-page-numbers-title = Roman numbers
pokern-page-misthrow-title = Misthrows
pokern-page-end-title = The end
pokern-page-cards-title = Action cards
pokern-page-cards = Everybody has the same six; each can be used once in the game. They are played on a misthrow; each one left brings 5 points.
pokern-page-table-title = Numbers and dice
pokern-page-table = Every sign is a die. XXXVIII (38) would take seven of them, so nobody can ever enter it.
pokern-page-dice = { $n ->
        [one] 1 die
       *[other] { $n } dice
    }
pokern-page-options-title = What a table may agree on
pokern-page-options = These can be chosen when a room is opened. Where the rule book is silent, the usual value is our ruling.
pokern-page-glossary-title = Glossary
pokern-page-term-numeral = Numeral
pokern-page-term-numeral-is = All dice in play, put in order as one Roman number.
pokern-page-term-reading = Reading
pokern-page-term-reading-is = One of the two numbers that dice with a single I may stand for, such as IX and XI.
pokern-page-term-alive = XXXX
pokern-page-term-alive-is = Not a number yet, but not a misthrow either: an I would make it XXXIX, so you have to roll on.
pokern-page-term-misthrow = Misthrow
pokern-page-term-misthrow-is = Dice that make no number, or, after the last die, a number without a row.
pokern-page-term-rescue = Rescue
pokern-page-term-rescue-is = Action cards that repair a misthrow; after that the turn goes on.
pokern-page-term-fits = Fits
pokern-page-term-fits-is = A number fits an open row if everything above it is smaller and everything below it is larger.
pokern-page-credit = { $title } is a game by David Parlett and Johannes Krenner, published by AMIGO in 2015. This is an independent version with its own words and drawings. If you like the game, buy a copy: that is the best thanks to its makers.
