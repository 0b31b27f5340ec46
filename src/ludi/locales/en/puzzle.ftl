# ludi puzzle: puzzles at the terminal. The words that the page has too stand in puzzles-web.ftl.

puzzle-help = Find the best move in positions from games between bots; a new one for each game every day.
puzzle-help-number = Which of its puzzles; if not given, today’s.
puzzle-line = { $title }: no. { $today } is today’s puzzle. { $score }
puzzle-how-to-begin = To begin: ludi puzzle { $title }
puzzle-number = { $title }, puzzle no. { $n }
puzzle-how = Type the number of a move or its short form. Other words: state, moves, quit.
puzzle-enter = Press Enter for the next puzzle, or type quit.
puzzle-judged = { $place }. { $move } – { $worth }
puzzle-why = { "   " }{ $why }
puzzle-unknown = “{ $given }” is not one of the moves here. Type a number from 1 to { $n }, or state, moves, quit.
puzzle-no-puzzles = there are no puzzles of { $title }
