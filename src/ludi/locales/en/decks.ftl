# The deck builder in the browser, and what a new room asks about cards.

## A new room

decks-choose = Choose a deck
decks-unfinished = { $name } ({ $n } of { $size } cards)
decks-yours = { $option } (yours)
decks-build = Build or change decks
decks-wrong-choice = { $option }: choose a deck.

## House values: cards whose numbers nobody knows

decks-numbers = House values
decks-numbers-count = { $own ->
        [0] { $n ->
            [one] 1 building
           *[other] { $n } buildings
        }
        [one] 1 changed
       *[other] { $own } changed
    }
decks-numbers-about = No public source has the costs and defences of these buildings. The game uses house values; if you know the printed ones, enter them here, or choose a file that has them.
decks-numbers-house = House cost / defence
decks-numbers-cost = { $card }: cost
decks-numbers-defence = { $card }: defence
decks-numbers-file = Choose a TOML file
decks-numbers-reset = Back to the house values
decks-numbers-taken = { $n ->
        [0] { $file } says nothing new.
        [one] 1 card has other numbers now.
       *[other] { $n } cards have other numbers now.
    }
decks-file-wrong = Nothing was taken from { $file }:
decks-house = house value

## All decks

decks-title = Decks
decks-builder = Building a deck
decks-about = A deck has { $size } cards of Roma and Arena, with no more copies of a card than both games have together. Your decks are kept in this browser only; save their lists to take them elsewhere.
decks-mine = Your decks
decks-none = There are none yet. Begin with an empty deck, or take a ready one and change it.
decks-ready = Ready decks
decks-ready-curia = Forums and what makes them richer; towers to keep them.
decks-ready-legion = Attack everything, opposite first; a few points on the way.
decks-ready-subura = Tricks: spying, copying, swapping, and other people’s cards put to use.
decks-ready-horrea = Buildings laid free of charge and given up for points; the supply runs low soon.
decks-new = New deck
decks-new-name = My deck
decks-change = Change
decks-take = Take and change
decks-duplicate = Duplicate
decks-duplicated = { $name } was made.
decks-delete = Delete
decks-delete-sure = Really delete?
decks-deleted = { $name } was deleted.
decks-play = Play with it
decks-back = Back to the new room
decks-show = Show the cards
decks-of-card = { $n } { $card }

## A list from somewhere else

decks-bring = Bring a list
decks-bring-how = A line for each card: a number and a name, such as “9 Forum”. Or the name of a ready deck.
decks-bring-do = Take the list
decks-bring-anyway = { $n ->
        [one] Go on with 1 card
       *[other] Go on with { $n } cards
    }
decks-list = The list as text
decks-file = Choose a file

## A deck in the making

decks-all = All decks
decks-name = Name of the deck
decks-name-taken = There is a deck called { $name } already.
decks-name-empty = A deck needs a name.
decks-kept = Every change is kept in this browser.
decks-lost = This browser keeps nothing. Copy the list before you leave.
decks-deck = The deck
decks-stock = Cards
decks-deck-count = Deck { $n } / { $size }
decks-counted = { $card }: { $n }. The deck has { $total } of { $size } cards.
decks-total = { $n } of { $size } cards
decks-legal = Ready to be played
decks-curve = Cards by cost
decks-curve-step = { $n ->
        [one] Cost { $cost }: 1 card
       *[other] Cost { $cost }: { $n } cards
    }
decks-characters = { $n ->
        [one] 1 character
       *[other] { $n } characters
    }
decks-buildings = { $n ->
        [one] 1 building
       *[other] { $n } buildings
    }
decks-mean = mean cost { $cost }
decks-cards = Cards in the deck
decks-empty = No card yet.
decks-export = Copy or save the list
decks-save = Save as a file

## The cards to choose from

decks-card = Card
decks-defence = Defence
decks-search = Search
decks-filters = Filters and order
decks-set = Game
decks-set-any = both
decks-set-roma = Roma
decks-set-arena = Arena
decks-mark-roma = I
decks-mark-arena = II
decks-type = Type
decks-type-any = all
decks-type-character = characters
decks-type-building = buildings
decks-is-character = character
decks-is-building = building
decks-cost = Cost
decks-cost-any = any
decks-cost-low = 0 to 3
decks-cost-middle = 4 and 5
decks-cost-high = 6 or more
decks-order = Order
decks-order-box = as in the rules
decks-order-name = name
decks-order-cost = cost
decks-order-defence = defence
decks-order-deck = number in the deck
decks-chosen = Only cards of the deck
decks-whole = Whole texts
decks-shown = { $n } of { $all } kinds of cards
decks-more = One more { $card }
decks-fewer = One { $card } fewer
decks-count = { $card }, at most { $most }

## What is wrong, and what is said until that is known

decks-wrong-missing = { $n ->
        [one] 1 card is missing: a deck has { $size }.
       *[other] { $n } cards are missing: a deck has { $size }.
    }
decks-wrong-surplus = { $n ->
        [one] 1 card too many: a deck has { $size }.
       *[other] { $n } cards too many: a deck has { $size }.
    }
decks-wrong-copies = { $card }: { $n } in the deck, but both games together have { $most }.
decks-wrong-unknown = “{ $name }” is not a card of Roma or Arena.{ $near ->
        [none] { "" }
       *[other] {" "}Did you mean { $near }?
    }
decks-either = { $one } or { $other }
decks-wrong-binary = This is not text.
decks-wrong-long = This is too long; at most { $most } characters are read.
decks-wrong-more = { $n ->
        [one] And 1 more mistake.
       *[other] And { $n } more mistakes.
    }
decks-wrong-toml = Line { $line } is not TOML.
decks-wrong-table = The file is empty.
decks-wrong-field = { $card }: “{ $field }” is unknown; a card has cost and defence.
decks-wrong-number = { $card }, { $field ->
        [defence] defence
       *[cost] cost
    }: “{ $given }” was given; it must be a whole number from { $low } to { $high }.
decks-checking = The list is being checked…
decks-unchecked = The list could not be checked. { $why } Nothing of it is lost.
