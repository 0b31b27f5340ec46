# Par Impar: the log, the moves, and what the screens say about a position.
# In a sentence, $seat is the name of a player ("You", "Bot Centurio"); the log is in the past tense, so that
# both read well. $n, $won and $points are nuts.

parimpar-name = Par Impar
parimpar-about = two players and a handful of nuts; odd or even?
parimpar-points = { $seat }: { $vp ->
        [one] 1 nut
       *[other] { $vp } nuts
    }
parimpar-option-max-rounds = Rounds after which the game ends

## The rules in short, for the help page

parimpar-rules-goal = Both players have { $nuts } nuts. Whoever has more at the end wins; equal numbers share the victory.
parimpar-rules-turn = A coin says who hides first. That player closes a hand around one to { $fist } of their nuts. The other one says “even” or “odd”, and the hand is opened. If the guess is right, the guesser wins what was in it; if it is wrong, the guesser pays as many nuts, or all that are left. Then the other player hides.
parimpar-rules-end = The game ends when somebody has no nut left, and after the agreed number of rounds at the latest.

## The log

parimpar-told-head = The coin showed a head: { $seat } began.
parimpar-told-ship = The coin showed a ship: { $seat } began.
parimpar-told-hides = { $seat } hid { $n ->
        [0] some nuts
        [one] 1 nut
       *[other] { $n } nuts
    }.
parimpar-told-even = { $seat } said “even”.
parimpar-told-odd = { $seat } said “odd”.
parimpar-told-opens = { $seat } showed { $n ->
        [one] 1 nut
       *[other] { $n } nuts
    }.
parimpar-told-wins = { $seat } won { $won } and had { $points }.
parimpar-told-pays = { $seat } had { $points } left.
parimpar-told-over = The game is over.

## Moves

parimpar-move-hide = Hide { $n ->
        [one] 1 nut
       *[other] { $n } nuts
    }
parimpar-move-even = Say “even”
parimpar-move-odd = Say “odd”
parimpar-effect-guess = { $chance ->
        [none] certainly wrong
        [certain] certainly right
       *[other] right { $chance } of the time, if hidden blindly
    }
parimpar-ask-hiding = How many nuts do you hide?
parimpar-ask-guessing = Even or odd?

## The position

parimpar-round = Round { $round } of { $rounds }
parimpar-nuts-of = { $seat }: { $n ->
        [one] 1 nut
       *[other] { $n } nuts
    }
parimpar-fist = { $seat } holds out a closed hand.
parimpar-fist-own = In your hand: { $n ->
        [one] 1 nut
       *[other] { $n } nuts
    }
parimpar-last = { $n ->
        [0] No hand was opened yet.
        [one] The last hand held 1 nut.
       *[other] The last hand held { $n } nuts.
    }
