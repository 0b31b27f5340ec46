# Puzzles, in the terminal and on the page.

puzzle-about = Positions from games between bots in which one move is clearly best. Find it, and see why. There is a new one for each game every day.
puzzle-title = Puzzles: { $title }
puzzle-today = Today’s puzzle: no. { $n }
puzzle-all = All puzzles
puzzle-next = Next puzzle
puzzle-leave = Leave the puzzle
puzzle-none = There are no puzzles for this game yet.
puzzle-score = { $done ->
        [0] None of { $of } tried yet
       *[other] { $right } found at once, { $done } of { $of } tried
    }
puzzle-solved = found at once
puzzle-missed = not found at once
puzzle-ask = What is the best move here?
puzzle-ask-within = { $question } Find the best move.
puzzle-right = Well found: this is the best move.{ puzzle-theme }
puzzle-wrong = Not the best: this move is no. { $place } of { $of }.{ puzzle-theme }
puzzle-theme = { $theme ->
        [end] {" "}This puzzle is about the end of the game.
        [clash] {" "}This puzzle is about an attack.
        [odds] {" "}This puzzle is about the odds.
       *[tempo] { "" }
    }
puzzle-compare = Compare
puzzle-compared = The moves compared
