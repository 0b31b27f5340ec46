# The command line, and what both screens of the terminal say whatever is played.

## ludi

cli-help = Roman tabletop games: play them, let bots play them, replay them.
cli-help-version = Show the version and exit.
cli-help-lang = Language of all messages; if not given, $LUDI_LANG, then the system’s.
cli-help-usage = Usage:
cli-help-arguments = Arguments
cli-help-options = Options
cli-help-commands = Commands
cli-help-help = Show this message and exit.
cli-help-default = default: { $value }
cli-help-required = required
cli-titles = Games:
cli-title = { "  " }{ $title }: { $about } (ludi play { $title })

## Complaints

cli-interrupted = interrupted
cli-see = { $wrong } (see { $command } --help)
cli-no-option = No such option: { $name }
cli-no-option-but = No such option: { $name } (Possible options: { $options })
cli-no-command = No such command { $name }.
cli-no-command-but = No such command { $name }. Did you mean { $meant }?
cli-extra = Got unexpected extra argument(s) ({ $words })
cli-missing = Missing { $name }.
cli-no-value = Option { $name } requires an argument.
cli-no-flag = Option { $name } does not take a value.
cli-no-number = { $name }: { $wanted } is accepted
cli-save-there = { $file } is there already and is not overwritten; resume it with --resume { $file }, or name another file
cli-no-saved = there is no game to resume in { $folder }; start one with: ludi play { $title }
cli-with-resume = { $names } cannot be given with --resume: the saved game has its own
cli-other-title = { $file } is a game of { $title }, not of { $other }
cli-changed = { $file } was changed by another program; it is not overwritten
cli-no-person = this record is not of a game that a person played, so it cannot be resumed; see ludi replay

## ludi play

play-help = Play a game in this terminal, against a bot or between two people.
play-help-title = The game: { $titles }.
play-help-bot = The opponent, from the weakest: random (any legal move), tiro (easy), optio (fairly easy), centurio (medium, the default), consul (strong), caesar (strongest); greedy (sees this move only); or none: two people at one terminal.
play-help-players = How many play: you, and a bot in each other seat; if not given, the game’s usual number.
play-help-seat = Your seat: a number from 1 (you start; the default) up, or random.
play-help-seed = The same seed gives the same dice and cards.
play-help-option = An option of the game as name=value, or name=@file for the text of a file; may be given several times.
play-help-facts = A TOML file with the printed values, to replace the house values.
play-help-ms = How long the bot may think about a move, in milliseconds.
play-help-plain = Line by line, without a picture: for a pipe or a screen reader.
play-help-save = The file to save the game in; if not given, a new file in your data folder.
play-help-resume = Continue a saved game: the one in this file, or the last one if no file is given.

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
play-curtain = { $seat } is next. The other player looks away. Press Enter when you are ready.
play-undone = The move was undone.
play-redone = The move was redone.
play-odds = Chances are { $shown ->
        [yes] shown
       *[no] hidden
    }.
play-resign = { $sure } { $how ->
        [key] Press R once more if you mean it.
       *[word] Type resign once more if you mean it.
    }
play-hint = Hint { $n }: { $move } ({ $worth })
play-hint-mine = Your move: { $move } ({ $worth })
play-hint-why = { $hint }: { $why }
play-hint-wait = Looking for a hint…
play-saved = The game is saved in { $file }
play-unsaved = The game could not be saved: { $error }
play-resume = To continue: ludi play { $title } --resume { $file }
play-replay = To replay it: ludi replay { $file }

## The full screen

screen-keys = 1–9 a–z ↑↓ Enter: move · { $undo ->
        [yes] u: undo ·{" "}
        [redo] U: redo ·{" "}
       *[no] { "" }
    }h: hint · ?: help · Tab: log · q: quit
screen-keys-map = 1–9 a–z Enter: move · 0: map · { $undo ->
        [yes] u: undo ·{" "}
        [redo] U: redo ·{" "}
       *[no] { "" }
    }h: hint · ?: help · Tab: log · q: quit
screen-keys-over = q: quit · ?: help · Tab: log
screen-no-move = { $n ->
    [1] “{ $typed }” is no move here; there is only 1
   *[other] “{ $typed }” is no move here; there are 1 to { $last }
  }
screen-help = Help: Esc closes
screen-map = Map and charts: Esc closes
screen-hints = Hints: Esc closes
screen-help-keys = Keys: a number or letter makes that move; so do the arrows and Enter. h shows what a strong player would do, with the chance of winning or the points to be expected; u undoes your last move, as long as nothing new has been revealed, and U redoes it; % hides chances or shows them; R resigns. Every move is saved. q quits.

## Line by line

plain-prompt = >
plain-how = Type the number of a move or its short form; separate several with commas. Other words: undo, redo, hint, hint MOVE (why not this?), state, moves, log, odds (shows or hides chances), resign, help, quit.
plain-commands = Words: a number, or a short form such as: { $example }. Also: undo, redo, hint, hint MOVE, state, moves, log, odds, resign, help CARD, quit.
plain-group = { $group }:
plain-move = { $n }. { $move } [{ $short }]
plain-number = { $given } was given; a number from 1 to { $n } is accepted
plain-long = { $n } characters were given; no move is that long
plain-not-now = { $given } is not possible now.
plain-unknown = “{ $given }” is neither a move nor a command here. Type help, or moves for what is possible now.
plain-unknown-near = “{ $given }” is neither a move nor a command here. Did you mean { $near }?
plain-empty = Type a number from 1 to { $n }, or help.
plain-rest = Not done: { $rest }
plain-no-card = There is no card { $given }; help lists them all.
