# The browser client: everything that belongs to no single title.

web-name = Ludi Romani
web-between-dots = { " · " }
web-tagline = Roman games at one table
web-you = You
web-guest = Guest
web-seat = Player { $n }
web-bot = Bot { $level }
web-home = Home
web-back = Back to the table
web-close = Close
web-loading = One moment…
web-again = Try again
web-no-page = This page could not be loaded.
web-no-server = The server cannot be reached. Check the connection and try again.
web-rules = Rules
web-puzzles = Puzzles
web-learn = Learn
web-decks = Decks
web-settings = Settings
web-replay = Replay
web-region-nav = Pages

## Home

web-play-bot = Play against a bot
web-play-others = Play with a friend
web-import = Open a saved record
web-level = Strength of the bot

web-level-random = Random (any legal move)
web-level-greedy = Greedy (sees this move only)
web-level-tiro = Tiro (easy)
web-level-optio = Optio (fairly easy)
web-level-centurio = Centurio (medium)
web-level-consul = Consul (strong)
web-level-caesar = Caesar (strongest)

## A new room

web-players = Players
web-nickname = Your name

## How others’ moves are shown

web-others = How others’ moves are shown
web-others-normal = Normal
web-others-fast = Fast
web-others-off = At once
