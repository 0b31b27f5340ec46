# What the dice and cards of a match were made from

web-commitment = The server’s part of the dice and cards was fixed in advance; its checksum:
web-proof-seed = The seed and the salt behind it:
web-proof-how = Save the record and run { $command }: every die and card is drawn again and compared, and the checksum must be the SHA-256 of seed and salt.
web-proof-later = After the game the seed is shown too, and anyone can check the dice and cards. Nobody, not even the server, could choose them: each player’s device added its part.
web-proof-none = This record has no checksum.
web-proof-shares = Added by { $seat }:
web-proof-mine = What this device added is in it, and the checksum is the one it was shown before the game.
web-proof-foreign = This is not what this device added, or not the checksum it was shown before the game: do not trust these dice and cards.
web-proof-checked = Every die and card of this record follows from its seed. Only those who saw the checksum before the game know whether it is the same.
web-proof-false = This record names a seed, but its dice and cards do not follow from it.
web-share-waits = Waiting for { $seats }: each player’s device adds its part to the dice and cards. After half a minute the game begins without it.

# The review of a game that is over: in the terminal, in the result and beside the replay.

web-review = Review
web-review-result = Result
web-course = Points over the game
web-decided-ask = What decided it?
web-decided = What decided it
web-decided-look = Look at it
web-review-better = Better: { $move }
web-review-curve = Chance of winning: { $seat }
web-review-seat = accuracy { $accuracy }, luck { $luck } ± { $margin }%
web-review-dearest = The costliest mistakes
web-review-played = Played: { $move }
web-review-lost = { $n }% lost
web-review-resigned = { $seat } resigned ({ $n } ± { $margin }% lost).
web-review-none = No mistake was found.
web-review-lucky = Great luck
web-review-mistake = Costly mistake
web-review-play-on = Play on from here
web-review-note = Accuracy of the decisions: 0 to 100. Luck: what dice and cards gave, as a percentage of a win; ± is its 95% margin, so luck that is smaller than it may be none.
web-review-link = Link to this review
web-review-left = { $left } left
web-rematch-waits = The next game is set up. Join it when you like.
web-rematch-join = Join the next game
