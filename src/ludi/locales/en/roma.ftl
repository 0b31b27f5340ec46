# Roma: cards, the log, the moves, and what the screens say about a position.
# In a sentence, $seat and $foe are names of players ("You", "Bot Centurio"); the log is in the past tense, so that
# both read well. $card and $with are names of cards.

roma-name = Roma
roma-about = two players, dice and cards; attack the other row, gather victory points
roma-points = { $seat }: { $vp } VP

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
roma-card-aesculapinum = Aesculapinum
roma-card-basilica = Basilica
roma-card-machina = Machina
roma-card-forum = Forum
roma-card-mercatus = Mercatus
roma-card-onager = Onager
roma-card-templum = Templum
roma-card-turris = Turris

roma-card-sicarius-text = Choose any character of your opponent: it is discarded, and Sicarius with it. There is no battle.
roma-card-architectus-text = Lay as many buildings from your hand as you like, free of charge, on any of your discs. They may cover your own cards, Architectus too.
roma-card-consiliarius-text = Pick up all your characters, Consiliarius too, and put each on a different disc of yours. Buildings they cover are discarded.
roma-card-legat-text = Take 1 victory point from the supply for every disc that your opponent has left empty.
roma-card-gladiator-text = Choose any character of your opponent: it goes back to his hand. There is no battle.
roma-card-mercator-text = Buy victory points from your opponent, as many as you can pay, for 2 sestertii each. The money goes to him.
roma-card-consul-text = Change one of your unused dice by one, up or down, within 1 to 6.
roma-card-legionarius-text = Battle with the card opposite, of either type.
roma-card-nero-text = Choose any building of your opponent: it is discarded, and Nero with it. There is no battle.
roma-card-praetorianus-text = Choose any disc of your opponent. He cannot activate the card there in his next turn.
roma-card-scaenicus-text = Performs the action of another character of yours, from the disc of Scaenicus. Choose anew every time.
roma-card-haruspex-text = Look through the draw pile and take one card from it into your hand.
roma-card-senator-text = Lay as many characters from your hand as you like, free of charge, on any of your discs. They may cover your own cards, Senator too.
roma-card-velites-text = Battle with any character of your opponent, wherever it lies.
roma-card-essedum-text = All cards of your opponent have 2 less defence until the end of this turn. Each use adds to this.
roma-card-tribunus-plebis-text = Take 1 victory point from your opponent.
roma-card-centurio-text = Battle with the card opposite, of either type. After a roll that is too low you may add one of your unused dice.
roma-card-aesculapinum-text = Take any character from the discard pile into your hand.
roma-card-basilica-text = Needs no die. Each time you activate a Forum directly beside it, take 2 more victory points from the supply.
roma-card-machina-text = Pick up all your buildings, Machina too, and put each on a different disc of yours. Characters they cover are discarded.
roma-card-forum-text = Needs a second unused die: take as many victory points from the supply as it shows.
roma-card-mercatus-text = Take 1 victory point for every Forum of your opponent.
roma-card-onager-text = Battle with any building of your opponent, wherever it lies.
roma-card-templum-text = Needs no die. When you activate a Forum directly beside it, you may add your third die to the victory points.
roma-card-turris-text = Needs no die. All your other cards have 1 more defence. Two towers strengthen each other.

roma-card-facts = { $type ->
        [building] building
       *[character] character
    }, costs { $cost }, defence { $defence }, { $copies ->
        [one] one in the deck
       *[other] { $copies } in the deck
    }

## The rules in short, for the help page

roma-rules-goal = The game ends at once when a player or the supply has no victory points (VP) left. The player with more VP wins.
roma-rules-turn = A turn: lose 1 VP for each of your discs without a card; roll three dice; then act in any order. Unused dice are lost.
roma-rules-actions = Lay a card from your hand on any of your discs and pay its cost; or spend a die: for as many sestertii as it shows, to draw as many cards and keep one, or to activate your card on the disc of that number.
roma-rules-battle = Battle: one die. At least the defence of the attacked card, with all that changes it, and the card is discarded.

## Options

roma-option-max-turns = Turns after which the player with more VP wins (0: no end)
roma-option-scaenicus-any-card = Scaenicus may copy buildings too
roma-option-mercatus-from-opponent = Mercatus takes its VP from the opponent, not from the supply
roma-option-repeat-triple-reroll = Three dice alike may be rolled again more than once

## The log

roma-told-dealt = { $seat } drew { $card } for the start.
roma-told-gives = { $seat } gave away { $card }.
roma-told-gives-unseen = { $seat } gave away a card.
roma-told-receives = { $seat } received { $card }.
roma-told-receives-unseen = { $seat } received a card.
roma-told-places = { $seat } put a card face down on disc { $disc }.
roma-told-reveals = { $seat } turned up { $card } on disc { $disc }.
roma-told-rolls = { $seat } rolled { $dice }.
roma-told-rerolls = { $seat } took all the dice to roll again.
roma-told-money = { $seat } took { $n ->
        [one] 1 sestertius
       *[other] { $n } sestertii
    }.
roma-told-cards = { $seat } spent a die of { $n } to draw cards.
roma-told-uses = { $seat } activated { $card } on disc { $disc }.
roma-told-ends = { $seat } ended the turn.
roma-told-lays = { $seat } laid { $card } on disc { $disc }.
roma-told-moves = { $seat } moved { $card } to disc { $disc }.
roma-told-draws = { $seat } drew { $card }.
roma-told-keeps = { $seat } kept { $card }.
roma-told-keeps-unseen = { $seat } kept a card.
roma-told-targets = { $seat } aimed { $with } at disc { $disc }.
roma-told-battle = { $seat } rolled { $n } against { $card }, defence { $defence }.
roma-told-adds = { $seat } added a die of { $n }.
roma-told-copies = { $seat } copied { $card } on disc { $disc }.
roma-told-buys = { $seat } bought { $n } VP.
roma-told-adjusts = { $seat } changed a die from { $n } to { $to }.
roma-told-spends = { $seat } added a die of { $n } to the Forum.
roma-told-looks = { $seat } found out that { $foe } held { $card }.
roma-told-takes = { $seat } took { $card } from the { $pile ->
        [discard] discard pile
       *[deck] draw pile
    }.
roma-told-takes-unseen = { $seat } took a card from the draw pile.
roma-told-discarded = { $seat } lost { $card } from disc { $disc }.
roma-told-returned = { $seat } took { $card } from disc { $disc } back into the hand.
roma-told-weakened = { $seat } had every defence lowered by { $n } until the end of the turn.
roma-told-gains = { $seat } gained { $n } VP and had { $vp }.
roma-told-loses = { $seat } lost { $n } VP and had { $vp }.
roma-told-discards = { $seat } discarded { $card }.
roma-told-turn = Turn { $n }: { $seat }
roma-told-vacant = { $seat } paid { $n } VP for empty discs and had { $vp }.
roma-told-over = The game was over.

## Moves

roma-move-lay = Lay { $card }, cost { $cost }
roma-move-place = Lay { $card }
roma-move-give = Give away { $card }
roma-move-keep = Keep { $card }
roma-move-take = Take { $card }
roma-move-on = { $card } on disc { $disc }
roma-move-over = { $card } on disc { $disc }, over { $with }, which is discarded
roma-move-money = Die { $n }: take { $n ->
        [one] 1 sestertius
       *[other] { $n } sestertii
    }
roma-move-cards = Die { $n }: draw { $n ->
        [one] 1 card
       *[other] { $n } cards and keep one
    }
roma-move-use = Die { $disc } on disc { $disc }: { $card }
roma-move-use-attack = Die { $disc } on disc { $disc }: { $card } attacks { $with }, { $percent ->
        [0] needs { $need }, more than a die shows: 0 %
        [100] always wins: 100 %
       *[other] needs { $need } or more: { $percent } %
    }
roma-move-copy = Copy { $card } on disc { $disc }
roma-move-attack = Attack { $with } on disc { $disc }, { $percent ->
        [0] needs { $need }, more than a die shows: 0 %
        [100] always wins: 100 %
       *[other] needs { $need } or more: { $percent } %
    }
roma-move-return = Send { $card } on disc { $disc } back to the hand
roma-move-block = Block disc { $disc }
roma-move-discard = Discard { $card } on disc { $disc }, and your { $with }
roma-move-second-die = Spend die { $n }
roma-move-third-die = Add die { $n }: { $sum } VP in all
roma-move-adding = Add die { $n }: { $sum } in all
roma-move-adjust = Change a die from { $n } to { $to }
roma-move-buy = { $n ->
        [0] Buy nothing
       *[other] Buy { $n } VP for { $cost } sestertii
    }
roma-move-done-free = Lay no more cards
roma-move-done-adding = Add no die: the attack fails
roma-move-done-third-die = Keep the third die
roma-move-done-triple = Keep these dice
roma-move-reroll = Roll all three dice again
roma-move-end = End the turn

## What a move would do, said behind it

roma-effect-sicarius = discards a character of your choice, and itself
roma-effect-architectus = lay any buildings from your hand free
roma-effect-consiliarius = rearrange all your characters
roma-effect-legat = takes { $n } VP, one for each empty disc of the opponent
roma-effect-gladiator = sends a character of your choice back to the hand
roma-effect-mercator = buy up to { $n } VP for 2 sestertii each
roma-effect-consul = changes another die by one
roma-effect-legionarius = attacks { $with }: { $percent } %
roma-effect-nero = discards a building of your choice, and itself
roma-effect-praetorianus = blocks a disc for the opponent's next turn
roma-effect-scaenicus = performs the action of another card of yours
roma-effect-haruspex = take a card of your choice from the draw pile
roma-effect-senator = lay any characters from your hand free
roma-effect-velites = attacks a character of your choice, at best { $percent } %
roma-effect-essedum = all opposing defences 2 lower this turn
roma-effect-tribunus-plebis = takes 1 VP from your opponent
roma-effect-centurio = attacks { $with }: { $percent } %
roma-effect-aesculapinum = take a character from the discard pile
roma-effect-machina = rearrange all your buildings
roma-effect-forum = takes VP as shown by a second die{ $bonus ->
        [0] { "" }
       *[other] {" "}and { $bonus } more
    }
roma-effect-mercatus = takes { $n } VP, one for each Forum of the opponent
roma-effect-onager = attacks a building of your choice, at best { $percent } %
roma-effect-add = with your die { $n } added { $percent } %
roma-effect-second-die = { $n } VP
roma-effect-add-wins = wins against { $defence }
roma-effect-add-fails = not enough against { $defence }
roma-effect-block = { $card }
roma-effect-end = { $dice ->
        [0] { "" }
        [one] 1 die unused;{" "}
       *[other] { $dice } dice unused;{" "}
    }{ $n ->
        [0] all your discs are occupied
       *[other] you will lose { $n } VP at your next turn's start, if nothing changes
    }

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
roma-ask-placing = Choose a card to lay face down.
roma-ask-place = On which disc does { $card } go, face down?
roma-ask-triple = Three dice alike. Roll them all again?
roma-ask-main = Your turn. What will you do?
roma-ask-where = On which disc does { $card } go?
roma-ask-keeping = Which of the drawn cards do you keep?
roma-ask-targeting = { $card }: choose a disc of your opponent.
roma-ask-adding = Centurio rolled { $rolled } against { $defence }. Add a die?
roma-ask-copying = Whose action does Scaenicus perform?
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

roma-board-head = Turn { $turn } · Supply { $supply } VP{ $low ->
        [yes] {" "}(LOW)
       *[no] { "" }
    } · Draw pile { $deck } · Discard pile { $discard }
roma-board-vp = { $vp } VP
roma-board-loss = −{ $n } VP next turn
roma-board-money = Money { $n }
roma-board-hand-count = Hand { $n }
roma-board-hand-known = (known: { $cards })
roma-board-dice = Dice
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
roma-board-price = cost { $cost }
roma-board-type-character = char
roma-board-type-building = bldg
roma-board-blocked = BLOCKED

## The position in sentences

roma-state-head = Turn { $turn }. Supply { $supply } VP{ $low ->
        [yes] , running low
       *[no] { "" }
    }. Draw pile { $deck }, discard pile { $discard }.
roma-state-side = { $seat }: { $vp } VP, { $money ->
        [one] 1 sestertius
       *[other] { $money } sestertii
    }, { $hand ->
        [0] no cards
        [one] 1 card
       *[other] { $hand } cards
    } in hand.
roma-state-known = Of these you know { $cards }.
roma-state-row = Discs: { $discs }.
roma-state-disc = { $disc } { $card }, defence { $defence }{ $change ->
        [0] { "" }
       *[other] {" "}({ $by })
    }
roma-state-disc-empty = { $disc } empty
roma-state-disc-down = { $disc } face down
roma-state-disc-blocked = { $text }, blocked
roma-state-dice = Unused dice: { $dice }.
roma-state-dice-none = No unused dice.
roma-state-loss = Next turn { $n } VP would be lost for empty discs.
roma-state-hand = Your hand: { $cards }.
roma-state-hand-empty = Your hand is empty.
roma-state-drawn = Drawn: { $cards }.
