# Lusitania XXI: cards, the log, the moves, and what the screens say about a position.
# $seat and $foe are names of players ("You"), $card and $with names of cards, $cell a cell (0, I to VII, 8), $gear equipment,
# $n and $points points, halves too; the log is in the past tense.

lusitania-name = Lusitania XXI
lusitania-about = two to four players raise a legion: exchange, hire and release, first to 21 points
lusitania-points = { $seat }: { $vp ->
        [one] { $vp } point
       *[other] { $vp } points
    }

## Cards

lusitania-card-blue-1 = Aquitania I
lusitania-card-blue-2 = Aquitania II
lusitania-card-blue-3 = Aquitania III
lusitania-card-blue-4 = Aquitania IV
lusitania-card-blue-5 = Aquitania V
lusitania-card-red-1 = Britannia I
lusitania-card-red-2 = Britannia II
lusitania-card-red-3 = Britannia III
lusitania-card-red-4 = Britannia IV
lusitania-card-red-5 = Britannia V
lusitania-card-yellow-1 = Hispania I
lusitania-card-yellow-2 = Hispania II
lusitania-card-yellow-3 = Hispania III
lusitania-card-yellow-4 = Hispania IV
lusitania-card-yellow-5 = Hispania V
lusitania-card-green-1 = Helvetia I
lusitania-card-green-2 = Helvetia II
lusitania-card-green-3 = Helvetia III
lusitania-card-green-4 = Helvetia IV
lusitania-card-green-5 = Helvetia V
lusitania-card-barbarian-1 = Barbarian I
lusitania-card-barbarian-2 = Barbarian II
lusitania-card-barbarian-3 = Barbarian III
lusitania-card-barbarian-4 = Barbarian IV
lusitania-card-barbarian-5 = Barbarian V
lusitania-card-barbarian-6 = Barbarian VI
lusitania-card-cook = Cook
lusitania-card-ballistarius = Ballistarius
lusitania-card-shield = Shield
lusitania-card-sword = Sword
lusitania-card-spear = Spear
lusitania-card-axe = Axe
lusitania-card-horse = Horse
lusitania-card-bow = Bow and arrows
lusitania-card-stone = Stone
lusitania-card-auxiliary = Auxiliary
lusitania-card-senator = Senator
lusitania-card-cleopatra = Cleopatra
lusitania-card-inspector = Inspector
lusitania-card-doctor = Doctor
lusitania-card-caesar = Julius Caesar
lusitania-card-general = General
lusitania-card-laurus-1 = Laurus 1
lusitania-card-laurus-2 = Laurus 2
lusitania-card-laurus-3 = Laurus 3
lusitania-card-laurus-4 = Laurus 4
lusitania-card-laurus-5 = Laurus 5
lusitania-card-virtus-6 = Virtus 6
lusitania-card-virtus-7 = Virtus 7
lusitania-card-virtus-8 = Virtus 8
lusitania-card-virtus-9 = Virtus 9
lusitania-card-virtus-10 = Virtus 10
lusitania-card-blue-1-text = A legionary for cell I. A legion has legionaries of one province only, and no two legions of the same.
lusitania-card-blue-2-text = A legionary for cell II. A legion has legionaries of one province only, and no two legions of the same.
lusitania-card-blue-3-text = A legionary for cell III. A legion has legionaries of one province only, and no two legions of the same.
lusitania-card-blue-4-text = A legionary for cell IV. A legion has legionaries of one province only, and no two legions of the same.
lusitania-card-blue-5-text = A legionary for cell V. A legion has legionaries of one province only, and no two legions of the same.
lusitania-card-red-1-text = A legionary for cell I. A legion has legionaries of one province only, and no two legions of the same.
lusitania-card-red-2-text = A legionary for cell II. A legion has legionaries of one province only, and no two legions of the same.
lusitania-card-red-3-text = A legionary for cell III. A legion has legionaries of one province only, and no two legions of the same.
lusitania-card-red-4-text = A legionary for cell IV. A legion has legionaries of one province only, and no two legions of the same.
lusitania-card-red-5-text = A legionary for cell V. A legion has legionaries of one province only, and no two legions of the same.
lusitania-card-yellow-1-text = A legionary for cell I. A legion has legionaries of one province only, and no two legions of the same.
lusitania-card-yellow-2-text = A legionary for cell II. A legion has legionaries of one province only, and no two legions of the same.
lusitania-card-yellow-3-text = A legionary for cell III. A legion has legionaries of one province only, and no two legions of the same.
lusitania-card-yellow-4-text = A legionary for cell IV. A legion has legionaries of one province only, and no two legions of the same.
lusitania-card-yellow-5-text = A legionary for cell V. A legion has legionaries of one province only, and no two legions of the same.
lusitania-card-green-1-text = A legionary for cell I. A legion has legionaries of one province only, and no two legions of the same.
lusitania-card-green-2-text = A legionary for cell II. A legion has legionaries of one province only, and no two legions of the same.
lusitania-card-green-3-text = A legionary for cell III. A legion has legionaries of one province only, and no two legions of the same.
lusitania-card-green-4-text = A legionary for cell IV. A legion has legionaries of one province only, and no two legions of the same.
lusitania-card-green-5-text = A legionary for cell V. A legion has legionaries of one province only, and no two legions of the same.
lusitania-card-barbarian-1-text = A mercenary for cell I. A legion has at most two.
lusitania-card-barbarian-2-text = A mercenary for cell II. A legion has at most two.
lusitania-card-barbarian-3-text = A mercenary for cell III. A legion has at most two.
lusitania-card-barbarian-4-text = A mercenary for cell IV. A legion has at most two.
lusitania-card-barbarian-5-text = A mercenary for cell V. A legion has at most two.
lusitania-card-barbarian-6-text = A mercenary for cell VI. A legion has at most two.
lusitania-card-cook-text = For cell VI. Takes no equipment.
lusitania-card-ballistarius-text = For cell VII. Has a choice of equipment.
lusitania-card-shield-text = Goes under one of your warriors that shows it.
lusitania-card-sword-text = Goes under one of your warriors that shows it.
lusitania-card-spear-text = Goes under one of your warriors that shows it.
lusitania-card-axe-text = Goes under one of your warriors that shows it.
lusitania-card-horse-text = Goes under one of your warriors that shows it.
lusitania-card-bow-text = Goes under one of your warriors that shows it.
lusitania-card-stone-text = Goes under one of your warriors that shows it.
lusitania-card-auxiliary-text = Moves into a free warrior cell and stays there; worth a point in any cell.
lusitania-card-senator-text = From each other player: take a random card from their hand and give one of yours in return.
lusitania-card-cleopatra-text = Discards one equipment card of another legion.
lusitania-card-inspector-text = Discard a card from your hand, then take any other card from the discard pile.
lusitania-card-doctor-text = Moves one or two of your released cards to the discard pile.
lusitania-card-caesar-text = Discards the whole camp and lays out four new cards; then Caesar goes to the player on your right. Caesar also decides ties.
lusitania-card-general-text = Discard one to three cards from your hand and draw as many.
lusitania-card-laurus-1-text = For stone, bow and horse in the legion: 1 point.
lusitania-card-laurus-2-text = For two pairs of identical equipment: 1 point.
lusitania-card-laurus-3-text = For four different pieces of equipment: 1 point.
lusitania-card-laurus-4-text = For filled cells I to IV (warriors or auxiliaries): 1 point.
lusitania-card-laurus-5-text = For filled cells V to VII (warriors or auxiliaries): 1 point.
lusitania-card-virtus-6-text = For stone, axe and horse: one warrior may hold a second copy of an equipment card it has.
lusitania-card-virtus-7-text = For warriors in three cells side by side: exchange up to two cards at once.
lusitania-card-virtus-8-text = For sword, axe and bow: release up to two cards at once.
lusitania-card-virtus-9-text = For sword, spear and shield: three barbarians are allowed.
lusitania-card-virtus-10-text = For a cook and a fully equipped ballistarius: one warrior may take two more pieces of equipment that it does not show.

## What is printed on a card

lusitania-fact-points = { $vp ->
        [one] { $vp } point
       *[other] { $vp } points
    }
lusitania-fact-takes = takes { $gear }
lusitania-fact-mark = mark { $mark }
lusitania-fact-copies = copies: { $n }
lusitania-fact-assumed = assumed: { $values }
lusitania-value-vp = points
lusitania-value-takes = equipment
lusitania-value-copies = copies
lusitania-or = { $gear } or { $other }

## The rules in short, for the help page

lusitania-rules-goal = Raise a legion. Warriors and their equipment give points; the first to reach 21 wins. Each released card costs half a point.
lusitania-rules-turn = A turn is one action: exchange a card with the camp, hire a card into the legion and draw, or release one face down and draw. Before or after it you may use one guest or Mars card of your legion.
lusitania-rules-legion = Legionaries (I to V) of one province, at most two barbarians (I to VI), cook VI, ballistarius VII; one warrior in a cell, for good. Equipment goes under a warrior that shows it. Cells 0 and 8 are for guests and Mars cards.
lusitania-rules-camp = Three identical pieces of equipment, or three warriors of one colour, leave the camp at once and three new cards take their place; cooks and ballistarii are both black.
lusitania-rules-end = The game ends at once with 21 points, or after the turn in which the deck runs out for the second time. Whoever has the most points wins; a tie goes to the player with Caesar, or the next to the left.

## Options

lusitania-option-laurus = Expansion Laurus
lusitania-option-virtus = Expansion Virtus
lusitania-option-reading = Assumed card values: two readings of the published examples
lusitania-option-reading-a = A
lusitania-option-reading-b = B
lusitania-option-senator-order = Whom a senator visits first
lusitania-option-senator-order-clockwise = clockwise
lusitania-option-senator-order-chosen = in the order its owner chooses
lusitania-option-max-turns = Turns after which the game ends
lusitania-option-numbers = Card values to replace assumed ones

## The log

lusitania-told-caesar = { $seat } received Caesar and went first.
lusitania-told-dealt = { $seat } got { $card }.
lusitania-told-draws = { $seat } drew { $card }.
lusitania-told-draws-unseen = { $seat } drew a card.
lusitania-told-lies = In the game: { $card }.
lusitania-told-camp = New in the camp: { $card }.
lusitania-told-hires = { $seat } hired { $card } into cell { $cell }.
lusitania-told-invites = { $seat } invited { $card }.
lusitania-told-takes = { $seat } took { $card } from the camp.
lusitania-told-puts = { $seat } put { $card } into the camp.
lusitania-told-uses = { $seat } used { $card }.
lusitania-told-equips = { $seat } equipped { $with } with { $card }.
lusitania-told-releases = { $seat } released { $card }.
lusitania-told-releases-unseen = { $seat } released a card.
lusitania-told-doubles = { $seat } may now give { $with } a second copy: { $card }.
lusitania-told-widens = { $seat } may now give { $with } two more pieces of equipment.
lusitania-told-discards = { $seat } discarded { $card }.
lusitania-told-picks = { $seat } took { $card } from the discard pile.
lusitania-told-heals = { $seat } moved a released card to the discard pile: { $card }.
lusitania-told-moves = { $seat } moved the auxiliary into cell { $cell }.
lusitania-told-strips = { $seat } discarded equipment of { $foe ->
        [You] yours
       *[other] { $foe }
    }, under { $with }: { $card }.
lusitania-told-steals = { $seat } took a card from { $foe ->
        [You] you
       *[other] { $foe }
    }: { $card }.
lusitania-told-steals-unseen = { $seat } took a card from { $foe ->
        [You] you
       *[other] { $foe }
    }.
lusitania-told-gives = { $seat } gave a card to { $foe ->
        [You] you
       *[other] { $foe }
    }: { $card }.
lusitania-told-gives-unseen = { $seat } gave a card to { $foe ->
        [You] you
       *[other] { $foe }
    }.
lusitania-told-goes = Caesar went to { $seat ->
        [You] you
       *[other] { $seat }
    }.
lusitania-told-awarded = { $seat } won { $card }.
lusitania-told-three = Three alike left the camp: { $card }.
lusitania-told-three-warriors = Three { $colour ->
        [blue] blue
        [red] red
        [yellow] yellow
        [green] green
        [white] white
       *[black] black
    } warriors left the camp.
lusitania-told-gains = { $seat } gained { $n ->
        [one] { $n } point
       *[other] { $n } points
    }, now { $points }.
lusitania-told-loses = { $seat } lost { $n ->
        [one] { $n } point
       *[other] { $n } points
    }, now { $points }.
lusitania-told-shuffled = The discard pile became the new deck.
lusitania-told-last = The deck has run out again: the game ends after this turn.
lusitania-told-turn = Turn { $n }: { $seat }
lusitania-told-over = The game is over.

## Moves

lusitania-move-hire = Hire { $card } into cell { $cell }: { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
lusitania-move-hire-equipment = Equip with { $card }: { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
lusitania-move-invite = Invite { $card }: { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
lusitania-move-take = Exchange: take { $card }
lusitania-move-pick = Take { $card }
lusitania-move-put = Put { $card } into the camp
lusitania-move-discard = Discard { $card }
lusitania-move-give = Give { $card } ({ $foe })
lusitania-move-down = Release { $card }
lusitania-move-heal = Move { $card } to the discard pile
lusitania-move-use = Use { $card }
lusitania-move-equip = { $card } for { $with } in cell { $cell }
lusitania-move-double = Under { $with } in cell { $cell }
lusitania-move-widen = Under { $with } in cell { $cell }
lusitania-move-move = Into cell { $cell }
lusitania-move-raid = { $foe }: equipment of { $with } in cell { $cell }
lusitania-move-doubled = A second copy: { $card }
lusitania-move-strip = Discard { $card }
lusitania-move-visit = { $foe } next
lusitania-move-release = Release a card
lusitania-move-more = Release another card
lusitania-move-done = No more
lusitania-move-end = End the turn

## Groups of moves

lusitania-group-hire = Hire
lusitania-group-exchange = Exchange
lusitania-group-guest = Guest or Mars card
lusitania-group-other = Other

## What is to be decided

lusitania-ask-main = What will you do?
lusitania-ask-main-after = Use a guest, or end the turn?
lusitania-ask-equipping = Under whom does this go: { $card }
lusitania-ask-putting = Which card do you put into the camp?
lusitania-ask-releasing = Which card do you release?
lusitania-ask-more = Release a second card?
lusitania-ask-slipping = Under whom does Virtus 6 go?
lusitania-ask-doubled = A second copy of which equipment?
lusitania-ask-widening = Under whom does Virtus 10 go?
lusitania-ask-discarding = Which card do you discard?
lusitania-ask-picking = Which card do you take from the discard pile?
lusitania-ask-healing = Which released card goes to the discard pile?
lusitania-ask-moving = Into which cell does the auxiliary go?
lusitania-ask-raiding = Whose equipment does Cleopatra discard?
lusitania-ask-stripping = Which equipment?
lusitania-ask-choosing = Whom does the senator visit next?
lusitania-ask-giving = Stolen: { $card }. Which card of yours do you give for it?

## The position on the board and in sentences

lusitania-state-head = Turn { $turn }. Deck { $deck }, discard pile { $discard }.{ $last ->
        [yes] {" "}The game ends after this turn.
       *[no] { "" }
    }
lusitania-state-camp = Camp: { $cards }
lusitania-state-hand = Your hand: { $cards }
lusitania-state-discarded = Discarded: { $cards }
lusitania-state-awards = Laurus and Virtus: { $cards }
lusitania-state-hidden = Certain to be in hands or released: { $cards }
lusitania-state-award = { $card } ({ $seat })
lusitania-state-air = Stolen: { $card }
lusitania-state-side = { $seat }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }. Legion: { $cells }. Hand: { $hand }, released: { $released }.
lusitania-state-known = Known of the hand: { $cards }
lusitania-state-released = Your released cards: { $cards }
lusitania-state-cell = { $cell } { $card }
lusitania-state-equipped = { $cell } { $card } with { $gear }
lusitania-board-head = Turn { $turn } · deck { $deck } · discard pile { $discard }{ $last ->
        [yes] {" "}· LAST TURN
       *[no] { "" }
    }
lusitania-board-side = hand { $hand } · released { $released }
lusitania-board-known = known: { $cards }
lusitania-board-legend = ■ legionary, ▲ barbarian, ● cook or ballistarius, ◦ auxiliary; - still takes:
lusitania-board-any = any
lusitania-none = none

## Why a move is not possible

lusitania-why-cell = Cell { $cell } is filled already.
lusitania-why-colour = Your legion is { $colour ->
        [blue] Aquitania
        [red] Britannia
        [yellow] Hispania
       *[green] Helvetia
    }.
lusitania-why-province = Another legion is { $colour ->
        [blue] Aquitania
        [red] Britannia
        [yellow] Hispania
       *[green] Helvetia
    }.
lusitania-why-barbarians = Your legion has all the barbarians it may have.
lusitania-why-symbol = None of your warriors has a free place for it.
lusitania-why-guests = Both cells for guests are filled.
lusitania-no-card = You have no { $card } in your hand.
lusitania-no-other = That is not one of the choices now.
lusitania-no-general = A general cannot be released.
lusitania-no-guest = There is no { $card } in your legion.
lusitania-no-more-guests = You have already used a guest or Mars card this turn.
lusitania-no-more-actions = You have already taken your action this turn.
lusitania-no-end = You have to take an action first.
lusitania-no-camp = There is no { $card } in the camp.
lusitania-no-hand = You have no card in your hand that could go.
lusitania-no-place = In cell { $cell } there is no free place for it.
lusitania-no-equipment = There is no equipment in cell { $cell }.
lusitania-no-warrior = There is no warrior in cell { $cell }.
lusitania-no-discarded = There is no { $card } to take in the discard pile.
lusitania-no-released = You have no released { $card }.
lusitania-no-use = { $card } would have no effect: { $needs ->
        [auxiliary] none of your warrior cells is free
        [senator] nobody else has a card in hand
        [cleopatra] no other legion has equipment
        [inspector] the discard pile is empty
        [doctor] you have no released cards
        [hand] you have no card in your hand
       *[deck] no new cards are drawn any more
    }.
