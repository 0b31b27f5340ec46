# Römisch Pokern: cards, the log, the moves, and what the screens say about a position.
# In a sentence, $seat is the name of a player ("You", "Bot Centurio"); the log is in the past tense, so that both read
# well. $card is the name of a card, $face a face of a die (I, V, X). $number is a number, $roman the same in Roman
# numerals; $numbers is one or two of them, as "XIV (14) / XVI (16)". $chance is a fraction, as "5/6".

pokern-name = Römisch Pokern
pokern-about = one to six players, six Roman dice; push your luck and fill a rising column
pokern-points = { $seat }: { $vp ->
        [one] 1 point
       *[other] { $vp } points
    }

## Cards

pokern-card-reroll-i = Reroll I
pokern-card-reroll-v = Reroll V
pokern-card-reroll-one = Reroll One
pokern-card-remove-one = Remove One
pokern-card-duplicate = Duplicate
pokern-card-wild = Wild

pokern-card-reroll-i-text = Reroll any number of your dice that show I, all together.
pokern-card-reroll-v-text = Reroll any number of your dice that show V, all together.
pokern-card-reroll-one-text = Reroll any one of your dice.
pokern-card-remove-one-text = Take any one of your dice out of this turn. The dice not yet rolled may still be rolled.
pokern-card-duplicate-text = Enter a number that your column has already. The turn is over then.
pokern-card-wild-text = Stands for any one of the other five cards.

pokern-card-facts = mark { $mark }; once a game; { $points } points if never played

## The rules in short, for the help page

pokern-rules-goal = Fill your column of { $rows } rows with Roman numbers that rise from top to bottom. The score is their sum, and { $points } points for each card never played. The highest score wins; { $tie ->
        [yes] at equal scores more unused cards win, then the higher number in the seventh row
       *[no] equal scores share the victory
    }.
pokern-rules-turn = A turn: roll the { $dice } dice { $several ->
        [yes] one or several at a time
       *[no] one after the other
    }. As long as all of them together are a Roman number you may stop and enter it, or roll on. { $order ->
        [yes] The order of rolling decides: an I before a V makes 4, one after it 6; with X only, a single I takes 1 off if an X was rolled after it, and else adds 1.
       *[no] The order of rolling does not matter: I and V are 4 or 6, I and X are 9 or 11, as you like.
    }
pokern-rules-numbers = No sign stands four times in a row: four X count in XXXIX (39) alone. With XXXX on the table you have to roll on. After the last die the number has to be entered.
pokern-rules-misthrow = Dice that make no number are a misthrow, and so is a number after the last die that cannot be entered{ $lenient ->
        [yes] , or on which you stop before that
       *[no] { "" }
    }. Then the turn is over without an entry, or action cards help, one after the other; after that the turn goes on.{ $valid ->
        [yes] { " " }Cards may be played on a number too.
       *[no] { "" }
    }
pokern-rules-end = The game ends after the round in which somebody filled a column, or made a misthrow in a turn begun without a card. Alone you play a fixed number of turns, or pay a card for each turn without an entry.

## Options

pokern-option-misthrow-on-stop = Stopping on a number that cannot be entered: strict, it is not possible; lenient, it is a misthrow
pokern-option-cards-on-valid = Action cards may be played on valid numbers too
pokern-option-several-dice = Several dice may be rolled at once
pokern-option-order-rule = The order of rolling decides between IV and VI, IX and XI
pokern-option-tie-break = Equal points: more unused cards win, then the higher seventh row
pokern-option-max-rounds = Rounds after which the game ends
pokern-option-solitaire = Alone: turns, a fixed number of turns; discard, a turn without an entry costs a card
pokern-option-turns = Alone: how many turns

## The log

pokern-told-rolls = { $seat } rolled { $face }{ $numbers ->
        [none] .
       *[other] : { $numbers }.
    }
pokern-told-must-roll = { $seat } had to roll on{ $numbers ->
        [none] .
       *[other] : { $numbers } could not be entered.
    }
pokern-told-stops = { $seat } stopped at { $numbers }.
pokern-told-enters = { $seat } entered { $roman } ({ $number }) in row { $row }.
pokern-told-enters-again = { $seat } entered { $roman } ({ $number }) once more, in row { $row }.
pokern-told-misthrow = { $seat } made a misthrow: { $dice } is not a number.
pokern-told-misthrow-number = { $seat } made a misthrow: { $numbers } could not be entered.
pokern-told-plays = { $seat } played { $card }.
pokern-told-wild = { $seat } used Wild as { $card }.
pokern-told-rerolls = { $seat } took { $n ->
        [one] one die
       *[other] { $n } dice
    } showing { $face } to reroll.
pokern-told-picks-again = { $seat } took a die showing { $face } to reroll.
pokern-told-picks-out = { $seat } took a die showing { $face } out of this turn.
pokern-told-passes = { $seat } ended the turn without an entry.
pokern-told-pays = { $seat } paid with { $card }.
pokern-told-last = The game will end after this round.
pokern-told-turn = Round { $n }: { $seat }
pokern-told-over = The game is over.
pokern-told-level-cards = Equal points: more unused cards decide.
pokern-told-level-row = Equal points and as many unused cards: the higher number in the seventh row decides.

## Moves

pokern-move-roll = Roll { $n ->
        [one] one more die
       *[other] { $n } dice at once
    }
pokern-move-stop = Stop and enter { $numbers }
pokern-move-stop-misthrow = Stop at { $numbers }, which cannot be entered: a misthrow
pokern-move-read = { $roman } ({ $number })
pokern-move-row = { $roman } ({ $number }) in row { $row }
pokern-move-card = Play { $card }
pokern-move-as = As { $card }
pokern-move-pay = Pay with { $card }
pokern-move-count = Reroll { $n ->
        [one] one die
       *[other] { $n } dice
    } showing { $face }
pokern-move-pick-again = Reroll a die showing { $face }
pokern-move-pick-out = Take out a die showing { $face }
pokern-move-at-again = Reroll die { $place }, which shows { $face }
pokern-move-at-several = Reroll die { $place }, among others; it shows { $face }
pokern-move-at-out = Take out die { $place }, which shows { $face }
pokern-move-pass = End the turn without an entry

## What a move would do, said behind it

pokern-effect-roll = { $chance ->
        [none] no risk
        [certain] certainly a misthrow
       *[other] misthrow { $chance }, { $percent }%
    }
pokern-effect-card = { $chance ->
        [none] certainly a misthrow again
        [certain] helps for certain
       *[other] helps { $chance }, { $percent }%
    }
pokern-effect-pass = the game ends after this round
pokern-effect-row = { $left }
pokern-effect-above = above: { $rows ->
        [one] 1 open row
       *[other] { $rows } open rows
    }, { $enough ->
        [none] { $rows ->
            [one] and no number for it
           *[other] and no number for them
        }
        [short] { $n ->
            [1] and only the number { $low }
           *[other] and only { $n } numbers, { $low }–{ $high }
        }
       *[enough] { $n ->
            [1] for { $low }
           *[other] for { $low }–{ $high }
        }
    }
pokern-effect-below = below: { $rows ->
        [one] 1 open row
       *[other] { $rows } open rows
    }, { $enough ->
        [none] { $rows ->
            [one] and no number for it
           *[other] and no number for them
        }
        [short] { $n ->
            [1] and only the number { $low }
           *[other] and only { $n } numbers, { $low }–{ $high }
        }
       *[enough] { $n ->
            [1] for { $low }
           *[other] for { $low }–{ $high }
        }
    }
pokern-doubt-pass = a card could still help

## What is to be decided

pokern-ask-choosing = { $numbers ->
        [none] No number yet.
       *[other] { $numbers }.
    } What will you do?
pokern-ask-starting = How many dice do you roll?
pokern-ask-reading = Which number do you enter?
pokern-ask-entering = In which row do you enter { $roman } ({ $number })?
pokern-ask-misthrow = Misthrow: { $dice } is not a number. What will you do?
pokern-ask-misthrow-number = Misthrow: { $numbers } cannot be entered. What will you do?
pokern-ask-wildly = Which card does Wild stand for?
pokern-ask-counting = How many dice showing { $face } do you reroll?
pokern-ask-picking-again = Which die do you reroll?
pokern-ask-picking-out = Which die do you take out?
pokern-ask-paying = A turn without an entry costs a card. Which one?

## Chances

pokern-odds-risk = Misthrow by the next die: { $chance ->
        [none] impossible
        [certain] certain
       *[other] { $chance }, { $percent }%
    }
pokern-odds-risks = Misthrow by 1, 2 … dice: { $chances }
pokern-odds-reach = Within reach: { $numbers }
pokern-odds-number = { $number }: { $percent }%
pokern-odds-rescue = Cards that help: { $cards }
pokern-odds-rescue-none = No card helps.
pokern-odds-card = { $card } { $chance ->
        [certain] for certain
       *[other] { $chance }
    }

## The position on the board

pokern-board-head = Round { $round }{ $rounds ->
        [0] { "" }
       *[other] {" "}({ $rounds } at most)
    }{ $last ->
        [yes] {" "}· LAST ROUND
       *[no] { "" }
    }{ $bare ->
        [yes] {" "}· no card left: a misthrow ends the game
       *[no] { "" }
    }
pokern-board-no-number = no number

## The column

pokern-row-filled = Row { $row }: { $roman } ({ $number })
pokern-row-open = Row { $row }: open for { $range }
pokern-row-dead = Row { $row }: open, but no number fits any more
pokern-row-fits = { $numbers } would fit here

## The position in sentences

pokern-state-head = Round { $round }{ $rounds ->
        [0] { "" }
       *[other] {" "}({ $rounds } at most)
    }.{ $last ->
        [yes] {" "}It is the last one.
       *[no] { "" }
    }
pokern-state-side = { $seat }: { $vp ->
        [one] 1 point
       *[other] { $vp } points
    }. Column: { $column }. Cards: { $cards }.
pokern-state-open = open
pokern-state-no-cards = none
pokern-state-dice = Dice: { $dice }{ $numbers ->
        [none] , no number
       *[other] , { $numbers }
    }. Left to roll: { $left }.{ $removed ->
        [0] { "" }
       *[other] {" "}Taken out: { $removed }.
    }
pokern-state-bare = The turn was begun without a card: a misthrow ends the game.

# Why a move is not possible
pokern-no-other = That is not one of the choices now.
pokern-no-misthrown = The dice are a misthrow: play a card, or end the turn.
pokern-no-pass = The dice are not a misthrow.
pokern-no-dice = { $n ->
        [0] No die is left to roll.
        [one] Only { $n } die is left to roll.
       *[other] Only { $n } dice are left to roll.
    }
pokern-no-several = Dice are rolled one at a time here.
pokern-no-start = No die has been rolled in this turn yet.
pokern-no-number = { $dice } is not a number.
pokern-no-twice = Your column has { $numbers } already.
pokern-no-room = Your column has no row for { $numbers }.
pokern-no-reading = { $dice } cannot be read as { $number }.
pokern-no-row-free = Row { $row } already holds { $number }.
pokern-no-row-fits = { $roman } ({ $number }) does not fit into row { $row }: numbers rise downwards.
pokern-no-card = You no longer have { $card }.
pokern-no-card-yet = Cards are played after a misthrow only.
pokern-no-face = No die shows { $face }.
pokern-no-duplicate = { $card } needs a number that your column has and that fits in once more.
pokern-no-count = { $n ->
        [one] Only { $n } die shows { $face }.
       *[other] Only { $n } dice show { $face }.
    }
pokern-no-by-place = Dice are chosen by their place here.
pokern-no-by-face = Dice are chosen by what they show here.
pokern-no-place = { $n ->
        [one] Only { $n } die lies on the table.
       *[other] Only { $n } dice lie on the table.
    }
pokern-no-place-shows = Die { $place } shows { $face }, not { $wanted }.
pokern-no-place-same = Die { $place } shows the same as the one before it: choose that one.

# Reasons for a move: what it changes

pokern-why-gains = +{ $n } { $n ->
    [one] point
   *[other] points
}
pokern-why-loses = −{ $n } { $n ->
    [one] point
   *[other] points
}
pokern-why-uses = uses up { $card }
pokern-why-full = fills the column
pokern-why-last = the game ends after this round
