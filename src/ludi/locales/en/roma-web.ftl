# Roma in the browser: short words on chips, names of regions for screen readers, and the rules page.

roma-vp = VP
roma-vp-long = Victory points
roma-money-long = Sestertii
roma-score = { $n } VP
roma-supply-title = Supply
roma-supply = { $n ->
        [one] 1 VP left
       *[other] { $n } VP left
    }
roma-supply-low = Nearly empty: the game ends when it runs out.
roma-pile-draw = Draw pile
roma-pile-discard = Discard pile
roma-battle-die = Battle die
roma-discard-show = Look at the discard pile
roma-region-dice = { $seat ->
        [You] Your dice
       *[other] { $seat }: dice
    }
roma-region-hand = Hand
roma-region-stock = Supply and piles
roma-end-cards = Cards
roma-end-money = Money
roma-die = Die { $n }
roma-slot = { $seat ->
        [You] { $disc ->
            [7] Your Bribery space
           *[other] Your disc { $disc }
        }
       *[other] { $disc ->
            [7] Bribery space of { $seat }
           *[other] Disc { $disc } of { $seat }
        }
    }
roma-blocked = blocked
roma-weakened = all defences −{ $n } this turn

## What was chosen

roma-chosen-die = Die { $n } chosen: where will you use it?
roma-chosen-own = { $card } chosen: which die?
roma-chosen-foe = { $card } chosen
roma-chosen-hand = { $card } chosen
roma-chosen-money = Money: which die?
roma-chosen-cards = Cards: which die?
roma-chosen-up = One more: which die?
roma-chosen-down = One less: which die?
roma-chosen-tray = { $card } chosen
roma-chosen-amount = { $n } chosen
roma-chosen-end = End the turn?
roma-button-up = One more
roma-button-down = One less

## A word or two on a target

roma-chip-lay = lay
roma-chip-place = lay
roma-chip-give = give
roma-chip-keep = keep
roma-chip-take = take
roma-chip-on = here
roma-chip-over = replace
roma-chip-money = take { $n }
roma-chip-cards = { $n ->
        [one] draw 1
       *[other] draw { $n }
    }
roma-chip-use = use
roma-chip-copy = copy
roma-chip-needs = { $need }+
roma-chip-return = send back
roma-chip-block = block
roma-chip-discard = discard
roma-chip-second-die = { $n }
roma-chip-third-die = { $n }
roma-chip-adding = { $n }
roma-chip-adjust = { $to }
roma-chip-buy = { $n }
roma-chip-aside = reroll
roma-chip-use-bribe = pay { $n }
roma-chip-copy-opposite = copy
roma-chip-statue = discard
roma-chip-pay = pay { $cost }
roma-chip-sponsor = pay { $cost }
roma-chip-sacrifice = +{ $n } VP
roma-chip-swapping = swap
roma-chip-swap = swap
roma-chip-end = end

## The rules page

roma-page-goal-title = The aim
roma-page-goal = Two players hold six discs each, face to face. Cards on your discs bring victory points (VP), money and trouble for the other side. Whoever has more VP at the end wins.
roma-page-start-title = The start
roma-page-start = Each of you has 10 VP, no money and four cards; 16 VP lie in the supply. You each pass two of your four cards to the other, unseen, before you know what you will get.

    Then each of you puts all four cards face down on four different discs of your own side, the starting player first; they are turned up together and cost nothing.
roma-page-turn-title = A turn
roma-page-turn = First you pay 1 VP to the supply for each of your six discs without a card.

    Then three dice are rolled. Three alike may be rerolled.

    Then you act, in any order and as often as you can. Dice that you do not use are lost.
roma-page-actions-title = What you can do
roma-page-actions = Lay a card: pay its cost and put it on any of your discs. A card that lies there already is discarded. This needs no die.

    Take money: a die brings as many sestertii as it shows.

    Draw cards: a die of n lets you look at n cards. You keep one; the others are discarded face up. There is no limit to your hand. When the draw pile runs out, the discard pile becomes the new one.

    Activate a card: a die goes to the disc with its number, and the card there does what it says. With equal dice it can do so several times. A card that has nothing to act on cannot be activated.
roma-page-battle-title = Battles
roma-page-battle = Legionarius, Velites, Centurio and Onager fight: the battle die is rolled once. If it shows at least the defence of the attacked card, with everything that changes it, that card is discarded; if not, nothing happens. Other cards remove without a battle.
roma-page-end-title = The end
roma-page-end = The game ends at once when a player has no VP left or when the supply has none. If the supply cannot cover the last payment, the payment still counts in full. With equal VP the victory is shared.
roma-page-characters = The characters
roma-page-buildings = The buildings
roma-page-credit = Roma is a game by Stefan Feld, published by Queen Games in 2005. This is an independent version with its own words and drawings. If you like the game, buy a copy: that is the best thanks to its makers.

## Arena

roma-page-goal-arena = Two players hold seven spaces each, face to face: six discs and bribery. Cards on your spaces bring victory points (VP), money and trouble for the other side. Whoever has more VP at the end wins.
roma-page-start-arena = Each of you has 10 VP, no money and five cards; 16 VP lie in the supply. You each pass two of your five cards to the other, unseen, before you know what you will get.

    Then the starting player lays all five cards face up on five different spaces of their own side, free of charge; the other player sees them and does the same.
roma-page-turn-arena = First you pay 1 VP to the supply for each of your seven spaces without a card.

    Then three dice are rolled. Three alike may be rerolled.

    Then you act, in any order and as often as you can. Dice that you do not use are lost.
roma-page-bribery-title = Bribery
roma-page-bribery = The seventh space, behind disc 6, has no number. A die of any number activates the card there if you also pay as many sestertii as the die shows. You can do that once per turn.
roma-page-battle-arena = Arena, Ballista, Beast, Decurion and Mercenary fight: the battle die is rolled once. If it shows at least the defence of the attacked card, with everything that changes it, that card is discarded; if not, nothing happens. Other cards remove without a battle.
roma-page-together-title = With the cards of Roma
roma-page-together = When you open a room you can combine both games: all cards in one deck; one game for each player; or for each player a deck of 55 cards of their own choice. Bribery and the five starting cards stay. The marks I and II on the cards say which game they come from.

    Where each player has a deck, each also has a draw pile and a discard pile of their own, and a card goes back to the deck it came from.
roma-page-assumed-title = House values
roma-page-assumed = No public source gives all of the costs and defences. Those that are missing are house values, and the list of cards says so. If you own the game, you can enter the printed ones when you open a room.
roma-page-credit-arena = Arena: Roma II is a game by Stefan Feld, published by Queen Games in 2009. This is an independent version with its own words and drawings. If you like the game, buy a copy: that is the best thanks to its makers.
