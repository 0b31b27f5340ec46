# The options of a room: in the form of a new one, and where those that were chosen are listed

web-options-what = What is played
play-yes = yes
play-no = no
web-options-wrong = { $option }: give a whole number from { $low } to { $high }.

web-successor = An absent player’s seat
web-successor-bot = a bot may play for it
web-successor-person = a bot, or another person, who then sees the hand
web-absence = A player counts as away
web-absence-after = after { $n ->
    [one] 1 minute
   *[other] { $n } minutes
}
web-first-others = The others
web-first-other = The other player
web-first-me = Me

web-nickname-other = Name of the second person
web-nickname-more = Their name
web-opponent = Opponent
web-count = Number of players
web-count-of = { $n }{ $n ->
        [1] {" "}(alone)
       *[other] { "" }
    }
web-seat-open = Someone with the invite link
web-seat-shared = A second person on this device
web-seat-shared-more = Someone else on this device
web-seat-bot = Bot: { $level }
web-first = Who goes first
web-options = Options
web-option-hints = Hints for everyone
web-option-practice = Practice: undo as much as you like
web-create = Open the room
web-new = New room: { $title }
