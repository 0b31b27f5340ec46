# The command line, and what both screens of the terminal say whatever is played.

## ludi

cli-help = Roman tabletop games: play them, let bots play them, look at games again.
cli-help-version = Show the version and leave.
cli-help-lang = Language of all sentences; without it $LUDI_LANG, then the system's.
cli-titles = Games:
cli-title = { "  " }{ $title }: { $about } (ludi play { $title })

## ludi play

play-help = Play a game at this terminal, against a bot or with two people.
play-help-title = The game: { $titles }.
play-help-bot = The opponent, from the weakest: random (any legal move), tiro (easy), centurio (medium, the usual one), consul (strong), caesar (strongest); or none: two people at one terminal.
play-help-players = How many play: you, and a bot at each other seat; without it the title's usual number.
play-help-seat = Your seat: 1 (you start; the usual one), 2 or random.
play-help-seed = Chance falls the same way for the same seed.
play-help-option = An option of the game as name=value, or name=@file for the text of a file; may be given several times.
play-help-facts = A TOML file with the printed values, instead of house values.
play-help-ms = How long the bot may think about a move, in milliseconds.
play-help-plain = Line by line, without a picture: for a pipe or a screen reader.
play-help-save = The file to keep the game in; without it a new file in your data folder.
play-help-resume = Go on with a saved game: with this file, or with the last one if no file is named.

play-title = { $title }
play-seats = Players: { $seats }.
play-you = You
play-bot = Bot { $level }
play-bot-of = Bot { $level } { $n }
play-player = Player { $n }
play-none = none
play-option = { $option }: { $value }.
play-card = { $card } ({ $facts }): { $text }
play-move = { $move } ({ $effect })
play-ask-of = { $seat }: { $ask }
play-thinking = { $seat } is thinking.
play-curtain = Now { $seat }. The other player looks away. Press Enter when you are ready.
play-undone = Taken back.
play-no-undo = Nothing can be taken back: something new has come to light since, or it was not your move.
play-hint = Hint { $n }: { $move } ({ $worth })
play-hint-wait = Looking for a hint ...
play-won = The game is over. The winner: { $seat }.
play-drawn = The game is over. It is a draw.
play-shared = The game is over. Shared victory: { $seats }.
play-over = The game is over.
play-saved = The game is saved in { $file }
play-unsaved = The game could not be saved: { $error }
play-resume = To go on: ludi play { $title } --resume { $file }
play-replay = To look at it again: ludi replay { $file }

## The full screen

screen-keys = 1–9 a–z ↑↓ Enter: move · { $undo ->
        [yes] u: undo ·{" "}
       *[no] { "" }
    }h: hint · ?: help · Tab: log · q: quit
screen-keys-map = 1–9 a–z Enter: move · 0: map · { $undo ->
        [yes] u: undo ·{" "}
       *[no] { "" }
    }h: hint · ?: help · Tab: log · q: quit
screen-keys-over = q: leave · ?: help · Tab: log
screen-help = Help: Esc closes
screen-map = Map and charts: Esc closes
screen-help-keys = Keys: a number or letter makes that move; arrows and Enter too. h shows what a strong player would do, with the chance of winning or the points to be expected; u takes your last move back, as long as nothing new has come to light. Every move is saved. q leaves.

## Line by line

plain-prompt = >
plain-how = Type the number of a move or its short text; several with commas between. Other words: undo, hint, state, moves, log, help, quit.
plain-commands = Words: a number, or a short text such as: { $example }. Also: undo, hint, state, moves, log, help CARD, quit.
plain-group = { $group }:
plain-move = { $n }. { $move } [{ $short }]
plain-number = { $given } was given; a number from 1 to { $n } is accepted
plain-long = { $n } characters were given; that is no move
plain-not-now = { $given } is not possible now; a number from 1 to { $n } or a short text in brackets is accepted
plain-empty = Type a number from 1 to { $n }, or help.
plain-rest = Not done: { $rest }
plain-no-card = There is no card { $given }; help lists them all.
