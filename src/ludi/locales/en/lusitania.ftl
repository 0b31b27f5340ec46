# Lusitania XXI: cards, the log, the moves, and what the screens say about a position.
# $seat and $foe are names of players ("You"), $card and $with names of cards, $cell a cell (0, I to VII, 8), $gear equipment,
# $n and $points points, halves too, which POINTS writes as ½; the log is in the past tense.

lusitania-name = Lusitania XXI
lusitania-about = two to four players raise a legion: exchange, hire and release, first to 21 points
lusitania-points = { $seat }: { $vp ->
        [-0.5] { POINTS($vp) } point
        [0.5] { POINTS($vp) } point
        [one] { POINTS($vp) } point
       *[other] { POINTS($vp) } points
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
lusitania-card-legionary-text = A legionary for cell { $cell }. A legion has legionaries of one province only, and no two legions share one.
lusitania-card-barbarian-text = A mercenary for cell { $cell }. A legion has at most { $most } barbarians{ $more ->
        [0] { "" }
       *[other] , { $more } with Virtus 9
    }.
lusitania-card-black-text = For cell { $cell }. { $gear ->
        [none] Takes no equipment.
        [choice] Has a choice of equipment.
       *[fixed] Takes the equipment that it shows.
    }
lusitania-card-equipment-text = Goes under one of your warriors that shows it.
lusitania-card-auxiliary-text = Moves into a free warrior cell and stays there; in any cell worth { $n ->
        [one] { $n } point
       *[other] { $n } points
    }.
lusitania-card-senator-text = From each other player{ $order ->
        [chosen] , in the order you choose
       *[clockwise] , clockwise
    }: take a random card from their hand and give one of yours in return.
lusitania-card-cleopatra-text = Discards one equipment card of another legion.
lusitania-card-inspector-text = Discard a card from your hand, then take any other card from the discard pile.
lusitania-card-doctor-text = Moves up to { $n } of your released cards to the discard pile.
lusitania-card-caesar-text = Discards the whole camp and lays out { $n } new cards; then Caesar goes to the player on your right, or the next one with a free cell. Caesar also decides ties.
lusitania-card-general-text = Discard up to { $n } cards from your hand and draw as many.
lusitania-card-award-text = { $asks }: { $gives }.
lusitania-asks-all = { $gear } in the legion
lusitania-asks-pairs = { $n } pairs of identical equipment
lusitania-asks-different = { $n } different pieces of equipment
lusitania-asks-cells = Cells { $cells } filled (warriors or auxiliaries)
lusitania-asks-row = Warriors in { $n } cells side by side
lusitania-asks-fitted = A cook and a fully equipped ballistarius
lusitania-gives-virtus-6 = one warrior may hold a second copy of an equipment card it has
lusitania-gives-virtus-7 = exchange up to two cards at once
lusitania-gives-virtus-8 = release up to two cards at once
lusitania-gives-virtus-9 = { $n } barbarians are allowed
lusitania-gives-virtus-10 = one warrior may take two more pieces of equipment that it does not show

## What is printed on a card

lusitania-facts = { $parts }
lusitania-fact-points = { $vp ->
        [one] { POINTS($vp) } point
       *[other] { POINTS($vp) } points
    }
lusitania-fact-takes = takes { $gear }
lusitania-fact-copies = copies: { $n }
lusitania-fact-assumed = assumed: { $values }
lusitania-value-vp = points
lusitania-value-takes = equipment
lusitania-value-copies = copies
lusitania-or = { $gear } or { $other }

## The rules in short, for the help page

lusitania-rules-goal = Raise a legion. Warriors and their equipment give points; the first to reach { $goal } wins. Each released card costs half a point.
lusitania-rules-turn = A turn is one action: exchange a card with the camp, hire a card into the legion and draw, or release one face down and draw. Before or after it you may use one guest or Mars card of your legion.
lusitania-rules-legion = Legionaries (I to V) of one province, at most { $most } barbarians (I to VI{ $more ->
        [0] { "" }
       *[other] ; { $more } with Virtus 9
    }), cook VI, ballistarius VII; one warrior in a cell, for good. Equipment goes under a warrior that shows it. Cells 0 and 8 are for guests and Mars cards.
lusitania-rules-camp = { $n } identical pieces of equipment, or { $n } warriors of one colour, leave the camp at once and { $n } new cards take their place; cooks and ballistarii are both black.
lusitania-rules-end = The game ends at once with { $goal } points, or after the turn in which the deck runs out for the second time. Whoever has the most points wins; a tie goes to the player with Caesar, or the next to the left.
lusitania-rules-expansions = { $used ->
        [laurus] Laurus lays out
        [virtus] Virtus lays out
       *[both] Each expansion lays out
    } { $n } card more than there are players. The first player to have what a card asks for takes it and keeps it. { $used ->
        [laurus] Each brings a point.
        [virtus] Each brings a lasting advantage.
       *[both] Laurus cards bring a point, Virtus cards a lasting advantage.
    }

## Options

lusitania-option-laurus = Laurus expansion
lusitania-option-virtus = Virtus expansion
lusitania-option-reading = Assumed card values: two readings of the published examples
lusitania-option-reading-a = A: Caesar and generals bring no points
lusitania-option-reading-b = B: Caesar and generals bring points
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
        [0.5] { POINTS($n) } point
        [one] { POINTS($n) } point
       *[other] { POINTS($n) } points
    }, now { POINTS($points) }.
lusitania-told-loses = { $seat } lost { $n ->
        [0.5] { POINTS($n) } point
        [one] { POINTS($n) } point
       *[other] { POINTS($n) } points
    }, now { POINTS($points) }.
lusitania-told-shuffled = The discard pile became the new deck.
lusitania-told-last = The deck has run out: the game ends after this turn.
lusitania-told-turn = Turn { $n }: { $seat }
lusitania-told-over = The game is over.
lusitania-told-level = Equal points: the player with Caesar wins, or the next to the left.

## Moves

lusitania-move-hire = Hire { $card } into cell { $cell }
lusitania-move-hire-equipment = Equip with { $card }
lusitania-move-invite = Invite { $card }
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

## What a move would do

lusitania-effect = { $parts }
lusitania-effect-points = { $vp ->
        [0] no points
        [0.5] +{ POINTS($vp) } point
        [one] +{ POINTS($vp) } point
       *[other] +{ POINTS($vp) } points
    }: then { POINTS($points) } of { $goal }
lusitania-effect-costs = costs { $vp ->
        [0.5] { POINTS($vp) } point
        [one] { POINTS($vp) } point
       *[other] { POINTS($vp) } points
    }: then { POINTS($points) } of { $goal }
lusitania-effect-awards = takes { $cards }
lusitania-effect-maybe = may take { $cards }
lusitania-effect-colour = { $colour ->
        [blue] Aquitania is yours
        [red] Britannia is yours
        [yellow] Hispania is yours
       *[green] Helvetia is yours
    }
lusitania-effect-under = fits under { $cards }
lusitania-effect-foe = { $foe }: then { POINTS($points) } of { $goal }
lusitania-effect-three = three alike leave the camp: { $cards }
lusitania-effect-caesar = Caesar then goes to { $seat ->
        [You] you
       *[other] { $seat }
    }
lusitania-effect-ends = the game ends

## What is to be decided

lusitania-ask-main = What will you do?
lusitania-ask-main-after = Use a guest, or end the turn?
lusitania-ask-equipping = { $card }: under which warrior does it go?
lusitania-ask-putting = Which card do you put into the camp?
lusitania-ask-releasing = Which card do you release?
lusitania-ask-more = Release a second card?
lusitania-ask-slipping = Under which warrior does Virtus 6 go?
lusitania-ask-doubled = A second copy of which equipment?
lusitania-ask-widening = Under which warrior does Virtus 10 go?
lusitania-ask-discarding = Which card do you discard?
lusitania-ask-picking = Which card do you take from the discard pile?
lusitania-ask-healing = Which released card goes to the discard pile?
lusitania-ask-moving = Into which cell does the auxiliary go?
lusitania-ask-raiding = Whose equipment does Cleopatra discard?
lusitania-ask-stripping = Which equipment?
lusitania-ask-choosing = Whom does the senator visit next?
lusitania-ask-giving = Stolen: { $card }. Which card of yours do you give for it?

## The position on the board and in sentences

lusitania-state-head = Turn { $turn }. Deck { $deck }, discard pile { $discard }.
lusitania-state-run = { $run ->
        [first] This is the first pass through the deck; when it runs out, the discard pile is shuffled.
        [second] This is the second pass through the deck; when it runs out, the game ends after the turn.
       *[last] The game ends after this turn.
    }
lusitania-state-camp = Camp: { $cards }
lusitania-state-hand = Your hand: { $cards }
lusitania-state-discarded = Discarded: { $cards }
lusitania-state-hidden = Certain to be in hands or released: { $cards }
lusitania-state-released = Your released cards: { $cards }
lusitania-state-stuck = { $card }: { $why }
lusitania-state-seat = { $seat }: { $points ->
        [-0.5] { POINTS($points) } point
        [0.5] { POINTS($points) } point
        [one] { POINTS($points) } point
       *[other] { POINTS($points) } points
    } of { $goal }, { $counts }, { $more }
lusitania-state-legion = { $seat ->
        [You] Your legion
       *[other] Legion of { $seat }
    }: { $cells }
lusitania-state-cell = { $cell } { $card }
lusitania-state-equipped = { $cell } { $card } ({ $more })
lusitania-state-award = { $card }: { $state }
lusitania-state-known = known of the hand: { $cards }
lusitania-award-free = { $have } of { $of }
lusitania-award-taken = taken by { $seat ->
    [You] you
   *[other] { $seat }
}
lusitania-award-open = not taken yet
lusitania-counts = { $hand ->
        [one] { $hand } card in hand
       *[other] { $hand } cards in hand
    }{ $released ->
        [0] { "" }
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
lusitania-holds = holds { $cards }
lusitania-free = takes { $cards }
lusitania-taken = On its way to the hand: { $cards }
lusitania-some = { $n } × { $card }
lusitania-summary = { $turn ->
        [0] Start
       *[other] Turn { $turn }
    } · { $run ->
        [first] deck { $deck }
        [second] deck { $deck } (2nd)
       *[last] last turn
    }
lusitania-standing = { $seat }: { $points ->
        [-0.5] { POINTS($points) } point
        [0.5] { POINTS($points) } point
        [one] { POINTS($points) } point
       *[other] { POINTS($points) } points
    }{ $left ->
        [0] { "" }
       *[other] , { POINTS($left) } to go
    }
lusitania-board-head = Turn { $turn } · deck { $deck } · discard pile { $discard }{ $last ->
        [yes] {" "}· LAST TURN
       *[no] { "" }
    }
lusitania-board-side = hand { $hand } · released { $released }
lusitania-board-known = known: { $cards }
lusitania-board-awards-of = { $seat }: { $cards }
lusitania-board-awards = { $set ->
        [laurus] Laurus
       *[virtus] Virtus
    } { $numbers }
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

# Reasons for a move: what it changes

lusitania-why-gains = +{ POINTS($n) } { $n ->
    [0.5] point
    [one] point
   *[other] points
}
lusitania-why-loses = −{ POINTS($n) } { $n ->
    [0.5] point
    [one] point
   *[other] points
}
lusitania-why-reaches = reaches the { $goal } points
lusitania-why-cards = +{ $n } { $n ->
    [one] card
   *[other] cards
} in hand
lusitania-why-spends = −{ $n } { $n ->
    [one] card
   *[other] cards
} in hand
lusitania-why-releases = { $n ->
    [one] releases 1 card
   *[other] releases { $n } cards
}
lusitania-why-equips = { $n ->
    [one] 1 more piece of equipment in the legion
   *[other] { $n } more pieces of equipment in the legion
}
lusitania-why-foe-gains = { $seat }: +{ POINTS($n) } { $n ->
    [0.5] point
    [one] point
   *[other] points
}
lusitania-why-foe-loses = { $seat }: −{ POINTS($n) } { $n ->
    [0.5] point
    [one] point
   *[other] points
}
lusitania-why-removes = { $seat } loses { $card }
lusitania-why-takes = { $seat }: −{ $n } { $n ->
    [one] card
   *[other] cards
} in hand
lusitania-why-award = takes { $card }
lusitania-why-nearer = { $card }: { $have } of { $of }
lusitania-why-brings = { $use ->
    [idle] { $card } comes into the hand, without a place in the legion for now
    [effect] { $card } comes into the hand
   *[points] { $card } comes into the hand: { $points ->
         [one] { POINTS($points) } point
        *[other] { POINTS($points) } points
    } once in the legion
}
lusitania-why-parts = { $use ->
    [idle] { $card } leaves the hand: there is no place for it in the legion
    [effect] { $card } leaves the hand
   *[points] { $card } leaves the hand: { $points ->
         [one] { POINTS($points) } point
        *[other] { POINTS($points) } points
    } once in the legion
}

## Complaints

lusitania-accepted-numbers = values of cards like 'Cook vp 3, Shield copies 6, Legionary 2 takes Sword/Spear + Shield', or a table of them
lusitania-accepted-takes = at most { $most } symbols like 'Sword/Spear', each equipment once,
lusitania-unknown-card = numbers: { $given } is not a card; { $cards } are accepted
