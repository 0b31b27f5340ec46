# The table in the browser: rooms, and what is around every board.

web-you-small = you
web-reconnecting = Reconnecting…
web-unsent = Your move is sent once the server answers.
web-table = The table
web-position = The position
web-help = Keys and help
web-rules-more = More in the rules
web-log = Log
web-chat = Chat
web-chat-unread = Chat ({ $n })
web-explanation = Explanation
web-here-now = Now:
web-hands-hidden = All hands are hidden.
web-between-list = { ", " }
web-between-phrases = { ", " }
web-between-clauses = { "; " }
web-between-sentences = { " " }
web-sentence = { $words }.

## The lobby

web-lobby = { $title }: waiting for players
web-lobby-how = Send the link to a friend. The game begins when every seat is taken.
web-invite = Invitation
web-link-invite = To play
web-link-watch = To watch only
web-copy = Copy
web-copied = Copied
web-qr = The link as a code for a phone camera
web-seat-waiting = Waiting for someone…
web-seat-give-bot = Let a bot play
web-take-back = Take my seat back
web-kick = Send away
web-leave = Leave the seat
web-sent-away = You no longer have a seat here. Whoever plays can send you a new link.
web-join = Play { $title }
web-join-host = { $seat } is waiting for you.
web-join-do = Take the seat

## At the table

web-region-bar = Actions
web-region-board = Board
web-region-prompt = What to do
web-region-log = Log of the game
web-region-chat = Messages
web-your-turn = Your turn
web-to-move = to move
web-thinks = thinks…
web-away-for = { $n ->
    [0] away
    [one] away for 1 min
   *[other] away for { $n } min
}
web-waiting = { $seat } is to move.
web-thinking = { $seat } is thinking…
web-warming = { $total ->
    [0] { $seat } is warming up…
   *[other] { $seat } is warming up: { $done } of { $total } parts are ready…
}
web-weak = Compiled code is missing here: bots and hints are slower and weaker.
web-over = The game is over.
web-how = What you can use is outlined in blue. Tap it, then its target.
web-how-once = What you can use is outlined in blue.
web-available = available
web-chosen = chosen
web-do = Do it
web-cancel = Cancel
web-undo = Undo
web-undo-ask = Ask to undo
web-undo-asked = { $seat } asks to undo back to their last move.
web-undo-waiting = { $seat } asked to undo; waiting for an answer.
web-undo-yes = Agree
web-undo-no = Refuse
web-redo = Redo
web-undo-declined = The undo was declined: the move stands.
web-skip = Skip
web-end-turn = End turn
web-hint = Hint
web-hints = Hints
web-looking = You are looking at move { $n }.
web-now = Back to the present
web-tray-open = Show the cards
web-tray-close = Look at the board
web-watching = { $n ->
        [one] 1 spectator
       *[other] { $n } spectators
    }
web-standing = { $seat } { $n ->
        [-0.5] { POINTS($n) } point
        [0.5] { POINTS($n) } point
        [one] { POINTS($n) } point
       *[other] { POINTS($n) } points
    }
web-log-start = The start
web-log-turn = Turn { $n }
web-log-empty = Nothing has happened yet.
web-recap = Since your last move
web-recap-again = Show it again
web-gained = Points: { $points }
web-chat-empty = No messages yet.
web-chat-write = Message
web-chat-send = Send

## Several people at one device

web-curtain = Pass the device to { $seat }
web-curtain-why = What the other player saw is hidden.
web-curtain-ready = I am { $seat }

## The end

web-result-winner = { $seat ->
        [You] You have won
       *[other] { $seat } has won
    }
web-result-draw = A draw
web-result-shared = Shared victory: { $seats }
web-rematch = Play again
web-record = Record
web-proof = Check the dice and cards

web-percent = { $percent }%
