# Roma and Arena: cards, the log, the moves, and what the screens say about a position.
# In a sentence, $seat and $foe are names of players ("You", "Bot Centurio"); the log is in the past tense, so that
# both read well. $card and $with are names of cards.

roma-name = Roma
roma-about = two players, dice and cards; attack the other row, gather victory points
roma-points = { $seat }: { $vp } VP
arena-name = Arena: Roma II
arena-about = Roma with seven spaces and bribery; alone, or with the cards of both games

# Bribery is the seventh disc of a side. These are parts of other sentences.
roma-disc = { $disc ->
        [7] bribery
       *[other] disc { $disc }
    }
roma-on = { $disc ->
        [7] at bribery
       *[other] on disc { $disc }
    }
roma-alien = { $alien ->
        [yes] { "" }, from the other deck
       *[no] { "" }
    }
roma-space = { $disc ->
        [7] bribery
       *[other] { $disc }
    }

# What an attack needs of the battle die, and (roma-odds and the like) its chance, which readers may hide. What is certain or
# cannot be is no chance: it is said always.
roma-needs = { $can ->
        [never] needs { $need }, more than a die shows
        [always] always wins
       *[maybe] needs { $need } or more{ $odds }
    }

roma-odds = {" "}({ $percent }%)
roma-odds-never = , which still cannot win
roma-odds-always = , which always wins
roma-at-best = , at best { $percent }%
roma-at-best-never = , but cannot win
roma-at-best-always = , at best a certain win
roma-one-of = , { $percent }% to beat one
roma-one-of-never = , but cannot win
roma-one-of-always = , and always beats one
## Cards

roma-card-sicarius = Sicarius
roma-card-architectus = Architectus
roma-card-consiliarius = Consiliarius
roma-card-legat = Legat
roma-card-gladiator = Gladiator
roma-card-mercator = Mercator
roma-card-consul = Consul
roma-card-legionarius = Legionarius
roma-card-nero = Nero
roma-card-praetorianus = Praetorianus
roma-card-scaenicus = Scaenicus
roma-card-haruspex = Haruspex
roma-card-senator = Senator
roma-card-velites = Velites
roma-card-essedum = Essedum
roma-card-tribunus-plebis = Tribunus Plebis
roma-card-centurio = Centurio
roma-card-decurion = Decurion
roma-card-trumpeter = Trumpeter
roma-card-poisoner = Poisoner
roma-card-war-elephant = War Elephant
roma-card-patron = Patron
roma-card-magister = Magister
roma-card-painter = Painter
roma-card-philosopher = Philosopher
roma-card-plunderer = Plunderer
roma-card-cavalry = Cavalry
roma-card-restorer = Restorer
roma-card-mercenary = Mercenary
roma-card-spy = Spy
roma-card-templar = Templar
roma-card-beast = Beast
roma-card-aesculapinum = Aesculapinum
roma-card-basilica = Basilica
roma-card-machina = Machina
roma-card-forum = Forum
roma-card-mercatus = Mercatus
roma-card-onager = Onager
roma-card-templum = Templum
roma-card-turris = Turris
roma-card-aqueduct = Aqueduct
roma-card-arena = Arena
roma-card-spring-of-bacchus = Spring of Bacchus
roma-card-ballista = Ballista
roma-card-fortuna = Fortuna
roma-card-trireme = Trireme
roma-card-wharf = Wharf
roma-card-fortification = Fortification
roma-card-statue-of-jupiter = Statue of Jupiter
roma-card-ox-team = Ox Team
roma-card-altar = Altar
roma-card-battering-ram = Battering Ram
roma-card-tavern = Tavern
roma-card-road = Road
roma-card-tax-collection = Tax Collection

roma-card-sicarius-text = Choose any character of your opponent: it is discarded, and Sicarius with it. There is no battle.
roma-card-architectus-text = Lay as many buildings from your hand as you like, free of charge, on any of your discs. They may cover your own cards, Architectus too.
roma-card-consiliarius-text = Pick up all your characters, Consiliarius too, and put each on a different disc of yours. Buildings they cover are discarded.
roma-card-legat-text = Take 1 victory point from the supply for every disc that your opponent has left empty.
roma-card-gladiator-text = Choose any character of your opponent: it returns to their hand. There is no battle.
roma-card-mercator-text = Buy victory points from your opponent, as many as you can pay for, at { $n } { $n ->
        [one] sestertius
       *[other] sestertii
    } each. The money goes to them.
roma-card-consul-text = Change one of your unused dice by one, up or down, between 1 and 6.
roma-card-legionarius-text = Battle with the card opposite, of either type.
roma-card-nero-text = Choose any building of your opponent: it is discarded, and Nero with it. There is no battle.
roma-card-praetorianus-text = Choose any disc of your opponent. They cannot activate the card there on their next turn.
roma-card-scaenicus-text = Performs the action of another { $scaenicus ->
        [any] card
       *[characters] character
    } of yours, from the disc of Scaenicus. You choose anew every time.
roma-card-haruspex-text = Look through the draw pile and take one card from it into your hand.
roma-card-senator-text = Lay as many characters from your hand as you like, free of charge, on any of your discs. They may cover your own cards, Senator too.
roma-card-velites-text = Battle with any character of your opponent, wherever it lies.
roma-card-essedum-text = All cards of your opponent have { $n } less defence until the end of this turn. Each use adds to this.
roma-card-tribunus-plebis-text = Take 1 victory point from your opponent.
roma-card-centurio-text = Battle with the card opposite, of either type. After a roll that is too low you may add one of your unused dice.
roma-card-decurion-text = Battle with a character straight or diagonally opposite. Your roll counts { $n } more.
roma-card-trumpeter-text = Needs no die. You may reroll each of your attacks once; the second roll counts.
roma-card-poisoner-text = The character opposite is discarded. There is no battle.
roma-card-war-elephant-text = The card opposite is discarded if its defence is now { $n } or less. There is no battle.
roma-card-patron-text = Pay the cost of another card of yours once more: it acts, without a die.
roma-card-magister-text = Performs the action of the card opposite, of either type, from the disc of Magister.
roma-card-painter-text = Both players take 1 victory point from the supply for each of their own buildings.
roma-card-philosopher-text = On their next turn your opponent rolls one die fewer. Each use adds to this.
roma-card-plunderer-text = Discard one of your buildings: take as many victory points from the supply as its defence is now.
roma-card-cavalry-text = All Forums of your opponent are discarded. There is no battle.
roma-card-restorer-text = Take any building from the discard pile into your hand.
roma-card-mercenary-text = Battle with the card opposite, of either type. After a roll that is too low you may pay: every { $n ->
        [one] { $n } sestertius adds 1 to it
       *[other] { $n } sestertii add 1 to it
    }.
roma-card-spy-text = Look at your opponent’s hand. You may take one card of it into yours.
roma-card-templar-text = Roll the battle die: take half of it, rounded up, in victory points from the supply.
roma-card-beast-text = Battle with the card of your opponent that has the lowest defence. Among equals you choose.
roma-card-aesculapinum-text = Take any character from the discard pile into your hand.
roma-card-basilica-text = Needs no die. Each time you activate a Forum directly beside it, take { $n } more { $n ->
        [one] victory point
       *[other] victory points
    } from the supply.
roma-card-machina-text = Pick up all your buildings, Machina too, and put each on a different disc of yours. Characters they cover are discarded.
roma-card-forum-text = Needs a second unused die: take as many victory points from the supply as it shows.
roma-card-mercatus-text = { $mercatus ->
        [opponent] Take 1 victory point from your opponent for every Forum of theirs.
       *[supply] Take 1 victory point from the supply for every Forum of your opponent.
    }
roma-card-onager-text = Battle with any building of your opponent, wherever it lies.
roma-card-templum-text = Needs no die. When you activate a Forum directly beside it, you may add your third die to the victory points.
roma-card-turris-text = Needs no die. All your other cards have 1 more defence. Two towers strengthen each other.
roma-card-aqueduct-text = { $n ->
        [one] { $n } victory point of the supply leaves the game.
       *[other] { $n } victory points of the supply leave the game.
    }
roma-card-arena-text = Battle with the characters of your opponent, one after the other from disc 1 to 6{ $arena ->
        [bribery] {" "}and then at bribery
       *[discs] { "" }
    }, until one of them is beaten.
roma-card-spring-of-bacchus-text = Needs no die. After your roll at the start of a turn you may reroll any of the dice, once.
roma-card-ballista-text = Battle with a building straight or diagonally opposite. Your roll counts { $n } more.
roma-card-fortuna-text = Discard your whole hand and draw the same number of cards.
roma-card-trireme-text = Take { $n } { $n ->
        [one] victory point
       *[other] victory points
    } from the supply if you have more characters than your opponent.
roma-card-wharf-text = You may swap one of your cards on the discs for a card of your hand, free of charge.
roma-card-fortification-text = Turn up the top card of the draw pile and lay it on one of your empty discs, free of charge.
roma-card-statue-of-jupiter-text = Pay { $n } { $n ->
        [one] sestertius
       *[other] sestertii
    }: discard any card of your opponent. There is no battle.
roma-card-ox-team-text = If you have fewer than { $n } { $n ->
        [one] victory point
       *[other] victory points
    }, take from the supply what you lack.
roma-card-altar-text = Discard one of your characters: take as many victory points from the supply as its defence is now.
roma-card-battering-ram-text = The building opposite is discarded. There is no battle.
roma-card-tavern-text = Take 1 victory point from the supply for every character of your opponent.
roma-card-road-text = Performs the action of the card directly beside it, left or right, from the disc of Road.
roma-card-tax-collection-text = Needs no die. Each die with which you take money brings you { $n } { $n ->
        [one] sestertius
       *[other] sestertii
    } more.

roma-card-facts = { $type ->
        [building] building
       *[character] character
    }, costs { $cost }, defence { $defence }, { $copies ->
        [one] one
       *[other] { $copies }
    } in { $decks ->
        [2] both decks together
       *[other] the deck
    }
roma-card-facts-marked = { $facts }; { $mark }
roma-card-set = { $set ->
        [roma] from Roma
        [arena] from Arena
       *[both] from both games
    }
roma-card-assumed = { $what ->
        [defence] the defence is a house value
       *[both] cost and defence are house values
    }
roma-card-changed = cost and defence as set at this table

## The cards in a few words

roma-short-sicarius = removes any character, and itself
roma-short-architectus = lay buildings for free
roma-short-consiliarius = rearrange characters
roma-short-legat = +1 VP per opposing empty disc
roma-short-gladiator = returns any character to hand
roma-short-mercator = buy VP, { $n } { $n ->
        [one] sestertius
       *[other] sestertii
    } each
roma-short-consul = a die ±1
roma-short-legionarius = attacks the card opposite
roma-short-nero = removes any building, and itself
roma-short-praetorianus = blocks a disc for a turn
roma-short-scaenicus = acts as another { $scaenicus ->
        [any] card
       *[characters] character
    }
roma-short-haruspex = take a card from the draw pile
roma-short-senator = lay characters for free
roma-short-velites = attacks any character
roma-short-essedum = opposing defences −{ $n }
roma-short-tribunus-plebis = takes 1 VP away
roma-short-centurio = attacks opposite, may add a die
roma-short-aesculapinum = take a discarded character
roma-short-basilica = Forum beside: +{ $n } VP
roma-short-machina = rearrange buildings
roma-short-forum = second die: that many VP
roma-short-mercatus = +1 VP per opposing Forum
roma-short-onager = attacks any building
roma-short-templum = Forum beside: third die too
roma-short-turris = other cards +1 defence
roma-short-decurion = attacks a nearby character, +{ $n }
roma-short-trumpeter = reroll each attack once
roma-short-poisoner = removes the character opposite
roma-short-war-elephant = removes a weak card opposite
roma-short-patron = pays another own card to act
roma-short-magister = acts as the card opposite
roma-short-painter = each: +1 VP per own building
roma-short-philosopher = opponent: one die fewer
roma-short-plunderer = gives up a building for VP
roma-short-cavalry = removes all opposing Forums
roma-short-restorer = take a discarded building
roma-short-mercenary = attacks opposite, may pay for more
roma-short-spy = takes a card from the other hand
roma-short-templar = half a battle die in VP
roma-short-beast = attacks the weakest card
roma-short-aqueduct = { $n } VP leave the supply
roma-short-arena = attacks one character after another
roma-short-spring-of-bacchus = reroll dice at turn start
roma-short-ballista = attacks a nearby building, +{ $n }
roma-short-fortuna = a new hand of cards
roma-short-trireme = more characters: +{ $n } VP
roma-short-wharf = swap a card with the hand
roma-short-fortification = top card to an empty disc
roma-short-statue-of-jupiter = pay { $n }: removes any card
roma-short-ox-team = below { $n } VP: up to { $n }
roma-short-altar = gives up a character for VP
roma-short-battering-ram = removes the building opposite
roma-short-tavern = +1 VP per opposing character
roma-short-road = acts as a card beside it
roma-short-tax-collection = +{ $n } { $n ->
        [one] sestertius
       *[other] sestertii
    } per money die

## The rules in short, for the help page

roma-rules-goal = The game ends at once when a player or the supply has no victory points (VP) left. The player with more VP wins.
roma-rules-start = Before the first turn each player is dealt { $n } cards and passes two of them to the other. Then all are laid free of charge: { $open ->
        [yes] face up, first by the starting player, then by the other
       *[no] face down, and turned up together
    }.
roma-rules-turn = A turn: lose 1 VP for each of your discs without a card; roll three dice; then act in any order. Unused dice are lost.
roma-rules-bribery = Bribery is your seventh disc, beside disc 6. A die of any number activates the card there if you also pay as many sestertii as the die shows; once per turn.
roma-rules-actions = Lay a card from your hand on any of your discs and pay its cost; or spend a die: for as many sestertii as it shows, to draw as many cards and keep one, or to activate your card on the disc of that number.
roma-rules-battle = Battle: roll one die. If it shows at least the defence of the attacked card, with everything that changes it, the card is discarded.
roma-rules-cards-mixed = The cards of both games are one deck.
roma-rules-cards-separate = One player has the cards of Roma, the other those of Arena, each with a draw pile and a discard pile of their own. A card goes back to the deck it came from.
roma-rules-cards-built = Each player has a deck of their own choice, with its own draw pile and discard pile. A card goes back to the deck it came from.
roma-rules-sets = On the board I stands for a card of Roma and II for one of Arena{ $decks ->
        [2] ; ↔ for one that goes back to the other player’s deck
       *[other] { "" }
    }.
roma-rules-assumed = A house value is a number that no public source gives. If you own the game, use the real ones with --facts.

## Options

roma-option-cards = Cards
roma-option-cards-roma = Roma
roma-option-cards-arena = Arena
roma-option-cards-mixed = both games in one deck
roma-option-cards-separate = one game for each player
roma-option-cards-built = a deck of their own for each player
roma-option-max-turns = Turns after which the player with more VP wins (0: no end)
roma-option-scaenicus-any-card = Scaenicus may copy buildings too
roma-option-mercatus-from-opponent = Mercatus takes its VP from the opponent, not from the supply
roma-option-repeat-triple-reroll = Three dice alike may be rerolled more than once
roma-option-beginner = For beginners: no bribery, four cards
roma-option-arena-hits-bribery = Arena fights a character at bribery too
roma-option-reshuffle = When the discard pile becomes the draw pile
roma-option-reshuffle-at-once = as soon as the draw pile runs out
roma-option-reshuffle-when-needed = when a card is needed
roma-option-first-set = The first player’s cards
roma-option-first-set-roma = Roma
roma-option-first-set-arena = Arena
roma-option-first-deck = The first player’s deck
roma-option-second-deck = The second player’s deck
roma-option-numbers = Costs and defences that this table has changed

## The log

roma-told-dealt = { $seat } drew { $card } to start with.
roma-told-gives = { $seat } gave away { $card }.
roma-told-gives-unseen = { $seat } gave away a card.
roma-told-receives = { $seat } received { $card }.
roma-told-receives-unseen = { $seat } received a card.
roma-told-places = { $seat } put a card face down { roma-on }.
roma-told-reveals = { $seat } turned up { $card } { roma-on }.
roma-told-rolls = { $seat } rolled { $dice }.
roma-told-rerolls = { $seat } rerolled all dice.
roma-told-springs = { $seat } put a die of { $n } aside to reroll it.
roma-told-money = { $seat } took { $money ->
        [one] 1 sestertius
       *[other] { $money } sestertii
    } with a die of { $n }.
roma-told-cards = { $seat } spent a die of { $n } to draw cards.
roma-told-uses = { $seat } activated { $card } { roma-on }.
roma-told-bribes = { $seat } activated { $card } { roma-on } with a die of { $n } and { $n ->
        [one] 1 sestertius
       *[other] { $n } sestertii
    }.
roma-told-sponsors = { $seat } paid to activate { $card } { roma-on }.
roma-told-ends = { $seat } ended the turn.
roma-told-lays = { $seat } laid { $card } { roma-on }.
roma-told-swaps = { $seat } swapped in { $card } { roma-on }.
roma-told-moves = { $seat } moved { $card } to { roma-disc }.
roma-told-draws = { $seat } drew { $card }.
roma-told-draws-unseen = { $seat } drew a card.
roma-told-finds = { $seat } turned up { $card } from the draw pile.
roma-told-reshuffled = The discard pile was shuffled into a new draw pile.
roma-told-keeps = { $seat } kept { $card }.
roma-told-keeps-unseen = { $seat } kept a card.
roma-told-targets = { $seat } aimed { $with } at { roma-disc }.
roma-told-battle = { $seat } rolled { $bonus ->
        [0] { $n }
       *[other] { $n } + { $bonus }
    } against { $card }, defence { $defence }{ $changed ->
        [yes] {" "}({ $made })
       *[no] { "" }
    }.
roma-told-held = { $card } held: { $sum } against { $defence }.
roma-told-again = { $seat } rerolled the battle die.
roma-told-adds = { $seat } added a die of { $n }.
roma-told-pays = { $seat } paid { $n ->
        [0] nothing
       *[other] { $cost } sestertii for { $n } more
    }.
roma-told-templar = { $seat } rolled { $n }: half of it in VP.
roma-told-copies = { $seat } copied { $card } { roma-on }.
roma-told-copies-opposite = { $seat } copied { $card }, opposite { roma-on }.
roma-told-sacrifices = { $seat } gave up { $card } { roma-on }.
roma-told-buys = { $n ->
        [0] { $seat } bought nothing.
       *[other] { $seat } bought { $n } VP.
    }
roma-told-adjusts = { $seat } changed a die from { $n } to { $to }.
roma-told-spends = { $seat } added a die of { $n } to the Forum.
roma-told-looks = { $seat } learned that { $foe ->
        [You] you
       *[other] { $foe }
    } held { $card }.
roma-told-takes = { $seat } took { $card } from { $pile ->
        [deck] the draw pile
        [hand] the opponent’s hand
       *[discard] the discard pile
    }.
roma-told-takes-unseen = { $seat } took a card.
roma-told-discarded = { $seat } lost { $card } from { roma-disc }.
roma-told-returned = { $seat } returned { $card } from { roma-disc } to hand.
roma-told-weakened = { $seat } had every defence lowered by { $n } until the end of the turn.
roma-told-fewer = { $seat } will roll { $n ->
        [one] one die
       *[other] { $n } dice
    } fewer next turn.
roma-told-supply-lost = { $n } VP left the game; { $supply } left in the supply.
roma-told-gains = { $seat } gained { $n } VP; now { $vp }.
roma-told-loses = { $seat } lost { $n } VP; now { $vp }.
roma-told-discards = { $seat } discarded { $card }.
roma-told-turn = Turn { $n }: { $seat }
roma-told-vacant = { $seat } paid { $n } VP for empty discs; { $vp } left.
roma-told-over = The game is over.

## Moves

roma-move-lay = Lay { $card }{ roma-alien }, cost { $cost }
roma-move-place = Lay { $card }{ roma-alien }
roma-move-give = Give away { $card }
roma-move-keep = Keep { $card }
roma-move-take = Take { $card }{ roma-alien }
roma-move-on = { $card } { roma-on }
roma-move-over = { $card } { roma-on }, over { $with }
roma-move-aside = Reroll die { $n }
roma-move-money = Die { $n }: take { $n ->
        [one] 1 sestertius
       *[other] { $n } sestertii
    }
roma-move-cards = Die { $n }: draw { $n ->
        [one] 1 card
       *[other] { $n } cards and keep one
    }
roma-move-use = Die { $disc } on disc { $disc }: { $card }
roma-move-use-attack = Die { $disc } on disc { $disc }: { $card } attacks { $with }, { $needs }
roma-move-use-bribe = Die { $n } and { $n ->
        [one] 1 sestertius
       *[other] { $n } sestertii
    } { roma-on }: { $card }
roma-move-use-attack-bribe = Die { $n } and { $n ->
        [one] 1 sestertius
       *[other] { $n } sestertii
    } { roma-on }: { $card } attacks { $with }, { $needs }
roma-move-sponsor = { $cost ->
        [0] Let { $card } act { roma-on }, which costs nothing
        [one] Pay 1 sestertius for { $card } { roma-on }
       *[other] Pay { $cost } sestertii for { $card } { roma-on }
    }
roma-move-copy = Copy { $card } { roma-on }
roma-move-copy-opposite = Copy { $card }, opposite { roma-on }
roma-move-attack = Attack { $with } { roma-on }, { $needs }
roma-move-return = Return { $card } { roma-on } to hand
roma-move-block = Block { roma-disc }
roma-move-discard = Discard { $card } { roma-on }, and your { $with }
roma-move-statue = Discard { $card } { roma-on } for 10 sestertii
roma-move-sacrifice = Give up { $card } { roma-on } for { $n } VP
roma-move-swapping = Put down { $card }{ roma-alien }
roma-move-swap = { $card } { roma-on }, in exchange for { $with }, which goes to your hand
roma-move-second-die = Spend die { $n }
roma-move-third-die = Add die { $n }: { $sum } VP in all
roma-move-adding = Add die { $n }: { $sum } in all
roma-move-pay = { $n ->
        [0] Pay nothing: the attack fails
       *[other] Pay { $cost } sestertii: { $sum } in all
    }
roma-move-again = Reroll
roma-move-adjust = Change a die from { $n } to { $to }
roma-move-buy = { $n ->
        [0] Buy nothing
       *[other] Buy { $n } VP for { $cost } sestertii
    }
roma-move-done-free = Lay no more cards
roma-move-done-adding = Add no die: the attack fails
roma-move-done-again = Keep this roll
roma-move-done-third-die = Keep the third die
roma-move-done-triple = Keep these dice
roma-move-done-spring = Reroll no other die
roma-move-done-swapping = Swap nothing
roma-move-done-taking = Take none
roma-move-reroll = Reroll all three dice
roma-move-end = End the turn

## What a move would do, said behind it

roma-effect-sicarius = discards a character of your choice, and { $by } with it
roma-effect-architectus = { $n ->
        [0] no building in your hand to lay
       *[other] lay any buildings from your hand for free
    }
roma-effect-consiliarius = rearrange all your characters
roma-effect-legat = takes { $n } VP, one for each empty disc of the opponent
roma-effect-gladiator = returns a character of your choice to hand
roma-effect-mercator = buy up to { $n } VP for 2 sestertii each
roma-effect-consul = changes another die by one
roma-effect-nero = discards a building of your choice, and { $by } with it
roma-effect-praetorianus = blocks a disc for the opponent’s next turn
roma-effect-scaenicus = performs the action of another { $scaenicus ->
        [any] card
       *[characters] character
    } of yours
roma-effect-haruspex = take a card of your choice from the draw pile
roma-effect-senator = { $n ->
        [0] no character in your hand to lay
       *[other] lay any characters from your hand for free
    }
roma-effect-velites = attacks a character of your choice{ $odds }
roma-effect-essedum = all opposing defences { $n } lower this turn
roma-effect-tribunus-plebis = takes 1 VP from your opponent
roma-effect-decurion = attacks a nearby character{ $odds }
roma-effect-poisoner = discards { $with }
roma-effect-war-elephant = discards { $with }
roma-effect-patron = another card of yours acts if you pay for it
roma-effect-magister = does what the card opposite says
roma-effect-painter = takes { $n } VP for your buildings; the opponent takes { $theirs }
roma-effect-philosopher = the opponent rolls one die fewer next turn
roma-effect-plunderer = give up a building for up to { $n } VP
roma-effect-cavalry = { $n ->
        [0] no Forum to discard
        [one] discards one Forum
       *[other] discards { $n } Forums
    }
roma-effect-restorer = take a building from the discard pile
roma-effect-spy = { $n ->
        [0] the opponent’s hand is empty
       *[other] look at the opponent’s hand and take a card from it
    }
roma-effect-templar = takes half a die in VP, 1 to 3
roma-effect-beast = attacks a card with the lowest defence{ $odds }
roma-effect-aesculapinum = take a character from the discard pile
roma-effect-machina = rearrange all your buildings
roma-effect-forum = takes VP as shown by a second die{ $bonus ->
        [0] { "" }
       *[other] {" "}and { $bonus } more
    }
roma-effect-mercatus = { $mercatus ->
        [opponent] takes { $n } VP from the opponent, one for each Forum of theirs
       *[supply] takes { $n } VP, one for each Forum of the opponent
    }
roma-effect-onager = attacks a building of your choice{ $odds }
roma-effect-aqueduct = { $n } VP of the supply leave the game
roma-effect-arena = attacks the characters in turn{ $odds }
roma-effect-ballista = attacks a nearby building{ $odds }
roma-effect-fortuna = { $n ->
        [0] no card in your hand to replace
        [one] replaces the card in your hand
       *[other] replaces the { $n } cards in your hand
    }
roma-effect-trireme = takes { $n } VP
roma-effect-wharf = { $n ->
        [0] no card in your hand to swap
       *[other] swap a card on a disc for one from your hand
    }
roma-effect-fortification = lays the top card of the draw pile on an empty disc
roma-effect-statue-of-jupiter = discards a card of your choice for { $n } sestertii
roma-effect-ox-team = takes { $n } VP
roma-effect-altar = give up a character for up to { $n } VP
roma-effect-battering-ram = discards { $with }
roma-effect-tavern = takes { $n } VP, one for each character of the opponent
roma-effect-road = does what a card beside it says
roma-effect-tax = { $n } in all with your taxes
roma-effect-attack = attacks { $with }, { $needs }
roma-effect-needs = { $needs }
roma-effect-raised = { $ways }{ $odds }
roma-way-die = with your die { $n } added
roma-way-pay = with { $cost } sestertii paid
roma-way-twice = with a second roll
roma-effect-second-die = { $n } VP
roma-effect-wins = wins against { $defence }
roma-effect-fails = not enough against { $defence }
roma-effect-may-add = not enough against { $defence }, but you may add a die
roma-effect-may-pay = not enough against { $defence }, but you may pay for more
roma-effect-block = your opponent cannot activate { $card } next turn
roma-effect-end = { $n ->
        [0] all your discs are occupied
       *[other] { $left ->
            [0] you will lose your last { $n } VP, and the game, at the start of your next turn if nothing changes
           *[other] you will lose { $n } VP at the start of your next turn if nothing changes
        }
    }
roma-doubt-end = { $dice ->
        [one] 1 die unused
       *[other] { $dice } dice unused
    }
roma-doubt-over = { $card } is discarded
roma-doubt-again = This roll already wins
roma-together = { $parts }

## Groups of moves

roma-group-use = Activate a card
roma-group-lay = Lay a card
roma-group-money = Take money
roma-group-cards = Draw cards
roma-group-end = Finish

## What is to be decided

roma-ask-giving = Give away { $left ->
        [one] one more card
       *[other] { $left } cards
    } before you see what you get.
roma-ask-placing = { $open ->
        [yes] Choose a card to lay.
       *[no] Choose a card to lay face down.
    }
roma-ask-place = { $open ->
        [yes] On which disc does { $card } go?
       *[no] On which disc does { $card } go, face down?
    }
roma-ask-triple = Three dice alike. Reroll them all?
roma-ask-spring = Spring of Bacchus: { $aside ->
        [0] reroll dice?
       *[other] reroll another die?
    }
roma-ask-main = Your turn. What will you do?
roma-ask-where = On which disc does { $card } go?
roma-ask-settling = On which empty disc does { $card } go?
roma-ask-swapping = Wharf: which card from your hand do you put down?
roma-ask-swap = Which card goes to your hand in exchange for { $card }?
roma-ask-keeping = Which of the drawn cards do you keep?
roma-ask-targeting = { $card }: choose a disc of your opponent.
roma-ask-adding = Centurio rolled { $rolled } against { $defence }. Add a die?
roma-ask-again = { $card } rolled { $rolled } against { $defence }. Reroll?
roma-ask-paying = Mercenary rolled { $rolled } against { $defence }. What do you pay?
roma-ask-copying = { $card }: whose action does it perform?
roma-ask-patroning = Patron: which card do you pay for?
roma-ask-sacrifice = { $card }: which of your cards do you give up?
roma-ask-free = Which { $type ->
        [characters] character
       *[buildings] building
    } do you lay free of charge?
roma-ask-moving = On which disc does { $card } go now?
roma-ask-buying = How many VP do you buy?
roma-ask-adjusting = Which die does Consul change?
roma-ask-second-die = Which die counts for the Forum?
roma-ask-third-die = Templum: add your third die to { $sum } VP?
roma-ask-taking = Which card do you take?

## The position on the board

roma-when = { $turn ->
        [0] Start
       *[other] Turn { $turn }
    }
roma-summary = { roma-when } · supply { $supply }
roma-board-head = { roma-when } · Supply { $supply } VP{ $low ->
        [yes] {" "}(LOW)
       *[no] { "" }
    } · Draw pile { $deck } · Discard pile { $discard }
roma-board-head-apart = { roma-when } · Supply { $supply } VP{ $low ->
        [yes] {" "}(LOW)
       *[no] { "" }
    } · Draw/discard pile: { $seat } { $deck }/{ $discard }, { $foe } { $foedeck }/{ $foediscard }
roma-board-vp = { $vp } VP
roma-vacancy = −1 VP
roma-board-loss = −{ $n } VP next turn
roma-board-fewer = −{ $n } { $n ->
        [one] die
       *[other] dice
    } next turn
roma-board-money = Money { $n }
roma-board-hand-count = Hand { $n }
roma-board-hand-known = (known: { $cards })
roma-board-dice = Dice
roma-board-bribery = bribery
roma-board-bribed = bribed
roma-board-hand = Hand:
roma-board-hand-empty = no cards
roma-board-drawn = Drawn:
roma-board-card = { $card }{ $n ->
        [one] { "" }
       *[other] {" "}×{ $n }
    }
roma-board-cost = { $card } { $cost }
roma-board-cost-short = { $card } { $cost } ({ $short } short)
roma-board-empty = (empty)
roma-board-empty-loss = −1 VP
roma-board-down = (face down)
roma-board-defence = def { $n }{ $change ->
        [0] { "" }
       *[other] {" "}({ $by })
    }
roma-board-defence-brief = { $n }{ $change ->
        [0] { "" }
       *[other] {" "}({ $by })
    }
roma-board-price = cost { $cost }
roma-board-type-character = char
roma-board-type-building = bldg
roma-board-type-character-brief = ch
roma-board-type-building-brief = bd
roma-board-set = { $set ->
        [roma] I
        [arena] II
       *[both] I, II
    }
roma-board-alien = { $card } ↔
roma-board-blocked = BLOCKED

## The position in sentences

roma-state-head = { roma-when }. Supply { $supply } VP{ $low ->
        [yes] , running low
       *[no] { "" }
    }. Draw pile { $deck }, discard pile { $discard }.
roma-state-head-apart = { roma-when }. Supply { $supply } VP{ $low ->
        [yes] , running low
       *[no] { "" }
    }.
roma-state-piles = Draw pile { $deck }, discard pile { $discard }.
roma-state-side = { $seat }: { $vp } VP, { $money ->
        [one] 1 sestertius
       *[other] { $money } sestertii
    }, { $hand ->
        [0] no cards
        [one] 1 card
       *[other] { $hand } cards
    } in hand.
roma-state-known = Of these you know { $cards }.
roma-state-foreign = From the other deck { $cards }.
roma-state-row = Discs: { $discs }.
roma-state-disc = { roma-space } { $holds }
roma-holds-card = { $card }, defence { $defence }{ $change ->
        [0] { "" }
       *[other] {" "}({ $by })
    }
roma-holds-known = { $card }, face down
roma-holds-down = face down
roma-holds-empty = empty
roma-holds-blocked = blocked
roma-holds-costs = costs its player 1 VP at the start of a turn
roma-printed = { $type ->
        [building] building
       *[character] character
    }, cost { $cost }
roma-hand-card = { $card }, { roma-printed }, defence { $defence }
roma-state-alien = from the other deck
roma-state-dice = Unused dice: { $dice }.
roma-state-dice-none = No unused dice.
roma-state-bribed = Bribery has been used this turn.
roma-state-loss = Next turn { $n } VP will be lost for empty discs.
roma-state-fewer = { $n ->
        [one] One die
       *[other] { $n } dice
    } fewer next turn.
roma-state-hand = Your hand: { $cards }.
roma-state-hand-empty = Your hand is empty.
roma-state-drawn = Drawn: { $cards }.

## Why a move is not possible

roma-no-card = You have no { $card } in your hand.
roma-no-other = That is not one of the choices now.
roma-no-money = For { $card } you are { $n ->
        [one] 1 sestertius
       *[other] { $n } sestertii
    } short.
roma-no-drawn = You did not draw { $card }.
roma-no-vp = Your opponent has only { $n } VP.
roma-no-sestertii = You are { $n ->
        [one] 1 sestertius
       *[other] { $n } sestertii
    } short.
roma-no-card-opposite = Your opponent has no card { roma-on }.
roma-no-empty = { $card } lies { roma-on } already.
roma-no-die = None of your unused dice shows { $n }.
roma-no-pile = There is no card left to draw.
roma-no-bribery = This game is played without bribery.
roma-no-bribed = Bribery has already been used this turn.
roma-no-card-there = You have no card { roma-on }.
roma-no-blocked = { $card } { roma-on } is blocked this turn.
roma-no-icon = { $card } needs no die: it is always in effect.
roma-no-spare = { $card } needs another unused die.
roma-no-target = { $card } has nothing to act on: { $needs ->
        [character] your opponent has no character
        [character_on_discs] your opponent has no character on discs 1 to 6
        [building] your opponent has no building
        [card] your opponent has no card on a disc
        [opposite] there is no card opposite
        [character_opposite] there is no character opposite
        [building_opposite] there is no building opposite
        [weak_opposite] there is no card opposite with a defence of 4 or less
        [character_near] there is no character straight or diagonally opposite
        [building_near] there is no building straight or diagonally opposite
        [own_building] you have no building
        [own_character] you have no character
        [discarded_character] there is no character in the discard pile
        [discarded_building] there is no building in the discard pile
        [pile] there is no card left to take
        [pile_or_disc] there is no card left to turn up, or no empty disc for it
        [paid] there is no other card of yours that could act and that you can pay for
        [copied] there is no card whose action it could perform
       *[other] there is no target
    }.

# Reasons for a move: what it changes

roma-why-gains = +{ $n } VP
roma-why-loses = −{ $n } VP
roma-why-foe-gains = opponent +{ $n } VP
roma-why-foe-loses = opponent −{ $n } VP
roma-why-money = +{ $n } { $n ->
    [one] sestertius
   *[other] sestertii
}
roma-why-pays = −{ $n } { $n ->
    [one] sestertius
   *[other] sestertii
}
roma-why-cards = +{ $n } { $n ->
    [one] card
   *[other] cards
} in hand
roma-why-foe-discards = opponent −{ $n } { $n ->
    [one] card
   *[other] cards
} in hand
roma-why-affords = { $card } can be laid, which leaves { $n } { $n ->
    [one] sestertius
   *[other] sestertii
}
roma-why-lacks = { $card }: { $n } more { $n ->
    [one] sestertius
   *[other] sestertii
} and you can lay it
roma-why-fills = { $n ->
    [one] fills an empty disc: 1 VP less to lose each turn
   *[other] fills { $n } empty discs: { $n } VP less to lose each turn
}
roma-why-opens = { $n ->
    [one] leaves 1 more disc empty
   *[other] leaves { $n } more discs empty
}
roma-why-lowers = opposing defences −{ $n }
roma-why-fewer = opponent rolls { $n } { $n ->
    [one] die
   *[other] dice
} fewer next turn
roma-why-removes = removes the opposing { $card }
roma-why-gives-up = gives up { $card }
roma-why-blocks = blocks the opposing { $card }
roma-why-unused = { $n ->
    [one] 1 die unused
   *[other] { $n } dice unused
}
roma-why-keeps = keeps the { $die } for { $card }

## Complaints

roma-accepted-list = a list of { $size } cards like '4 Forum, 2 Basilica, ...', or the name of a ready deck
roma-accepted-numbers = cost/defence of cards like 'Tavern 7/4, Altar 2/3', or a table of them
roma-beginner-only-arena = option beginner: it is Arena’s variant without bribery; Roma has no bribery
roma-needs-deck = option { $option }: with cards=built each player needs a deck; { $wanted } is accepted
roma-no-decks = option { $option }: only cards=built is played with decks, not cards={ $cards }
