# The options of a room: in the form of a new one, and where those that were chosen are listed

web-options-what = What is played
play-yes = yes
play-no = no
web-options-wrong = { $option }: give a whole number from { $low } to { $high }.

web-successor-bot = a bot may play for it
web-successor-person = a bot, or another person, who then sees the hand
web-absence-after = after { $n ->
    [one] 1 minute
   *[other] { $n } minutes
}
web-first-others = The others
web-first-other = The other player
web-first-me = Me
