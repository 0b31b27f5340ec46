# Simulation, replay, verification, compiling ahead and measuring: `ludi simulate`, `replay`, `verify`, `warm`, `bench`.

lab-simulate-help = Let bots play each other, count who wins, and keep every game.
lab-simulate-title = the game
lab-simulate-bots = a level for each seat, separated by commas; they change seats from game to game: { $levels }; LEVEL:FILE is a level with a network of your own
lab-simulate-games = how many games
lab-simulate-jobs = how many processes run side by side; if not given, as many as this machine has processors
lab-simulate-seed = the same seed gives the same games, unless a level thinks by time
lab-simulate-ms = milliseconds for a move, instead of each level’s own budget
lab-simulate-out = keep each finished game in this file, a line of JSON each
lab-simulate-resume = continue with the file of --out; finished games are not played again
lab-simulate-share = play only this share of the games here, as 1/3: the first of three machines; --merge puts the shares together
lab-share-accepted = K/N with K from 1 to N, such as 1/3
lab-simulate-records = keep the record of each game in this folder, for ludi replay
lab-simulate-option = an option of the game as name=value; may be given several times
lab-luck = take what chance gave out of the results, so that they are more certain; finding it takes longer than games of greedy bots themselves

lab-compiling = Compiling, just this once: { $done } of { $total } functions
lab-progress = { $done } of { $total } games, { NUMBER($rate, maximumFractionDigits: 2) } games/s, { $left } left
lab-progress-first = { $done } of { $total } games
lab-found = { $games ->
    [one] One game is
   *[other] { $games } games are
  } finished already.
lab-dropped = The last line of { $file } was cut off; that game will be played again.
lab-stopped = Stopped after { $done } of { $total } games.
lab-stopped-kept = Stopped after { $done } of { $total } games; they are kept in { $file }, and --resume continues.

lab-sum-bot = bot
lab-sum-won = won
lab-sum-interval = 95% interval
lab-sum-wins = wins
lab-sum-draws = draws
lab-sum-losses = losses
lab-sum-score = mean score
lab-sum-percent = { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
lab-sum-range = { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } to { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
lab-sum-number = { NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) }
lab-sum-length = { $games ->
    [one] { $games } game
   *[other] { $games } games
  } of { NUMBER($turns, maximumFractionDigits: 1) } turns and { NUMBER($decisions, maximumFractionDigits: 1) } decisions on average.
lab-sum-first = The first seat won { $won } ({ $range }).
lab-sum-draw = A draw counts as half a win. The games of a round share their luck, with the seats swapped; the intervals allow for that.
lab-sum-without = without luck
lab-sum-luck = Without luck: what dice and cards gave is taken out, and games with swapped seats balance each other out. The intervals are { NUMBER($width, maximumFractionDigits: 0) }% as wide: as if { NUMBER($times, minimumFractionDigits: 1, maximumFractionDigits: 1) } times as many games had been played.
lab-sum-luck-few = Too few games to take the luck out: at least { $rounds } rounds are needed, with { $games } games won and { $games } lost.

lab-replay-help = Step through the record of a game; in a pipe, tell all of it and then show the position.
lab-replay-file = a record
lab-replay-at = the position after this many actions
lab-replay-seat = only what this seat saw: 1 is the first
lab-replay-former = This match was played under earlier rules: what happened is told, its board is not drawn.
lab-replay-position = After { $n } of { $total } actions
lab-replay-result = Result: { $result }.
lab-replay-score = { $player } { POINTS($score) }
lab-replay-resigned = resigned: { $player }
lab-replay-next = next
lab-replay-back = back
lab-replay-next-turn = next turn
lab-replay-turn-back = turn back
lab-replay-start = start
lab-replay-end = end
lab-replay-quit = quit

lab-verify-help = Replay records and check that every action in them is legal.
lab-verify-files = records
lab-verify-over = { $file }: ok, { $title }, { $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
  }, over: { $result }
lab-verify-open = { $file }: ok, { $title }, { $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
  }, not over
lab-verify-draws = All { $n } draws of chance follow from the seed that was committed to.
lab-verify-share = Added to the seed by { $seat }: { $share }

lab-warm-help = Compile games in advance, so that they start at once.
lab-warm-titles = the games; all if none is given
lab-warm-done = { $title }: ready after { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s; compiled code is kept in { $folder }
lab-warm-no-numba = Numba is not installed here: nothing can be compiled, and everything runs uncompiled. { $command } installs it.

lab-bench-help = Measure how fast games run on this machine.
lab-bench-title = the game
lab-bench-seconds = length of each measurement
lab-bench-json = print the figures as JSON
lab-bench-measuring = Measuring: { $what }
lab-bench-what = what
lab-bench-value = value
lab-bench-unit = unit
lab-bench-number = { NUMBER($n, maximumFractionDigits: 2) }
lab-bench-whole = { NUMBER($n, maximumFractionDigits: 0) }
lab-bench-plain = random play, uncompiled
lab-bench-fast = random play, compiled
lab-bench-threads = random play, compiled, two threads
lab-bench-scaling = two threads compared with one
lab-bench-search = search (ISMCTS) with random playouts
lab-bench-wasm = random play, WebAssembly
lab-bench-wasm-search = search (ISMCTS), WebAssembly
lab-bench-wasm-share = search in WebAssembly compared with compiled
lab-bench-copy = copy of a state, compiled
lab-bench-cold = cold compile
lab-bench-warm = start with compiled code at hand, first game
lab-bench-first = import and first move, uncompiled
lab-bench-unit-decisions = decisions/s
lab-bench-unit-iterations = iterations/s
lab-bench-unit-times = times
lab-bench-unit-ns = ns
lab-bench-unit-seconds = s
lab-bench-unit-cpu-seconds = s CPU

lab-review-help = Look back at a record: the chance of winning, luck, and what each mistake cost.
lab-review-json = print everything as JSON
lab-review-iterations = how long each decision is searched; if not given, { NUMBER($usual, useGrouping: 0) }, or fewer where it takes long
lab-review-seat = what this seat knows and did (1 is the first); needed while the game is not over
lab-review-progress = { $done } of { $total } positions, { NUMBER($rate, maximumFractionDigits: 0) } positions/s, { $left } left
lab-review-curve = Chance of winning of { $player }
lab-review-curve-alone = Share of the points of { $player }
lab-review-player = player
lab-review-initial = start
lab-review-luck = luck
lab-review-skill = skill
lab-review-final = end
lab-review-errors = errors
lab-review-accuracy = accuracy
lab-review-sum = As percentages of a win: start + luck + skill = end; ± is a 95% margin.
lab-review-sum-alone = As percentages of the points that can be had: start + luck + skill = end; ± is a 95% margin.
lab-review-dearest = The costliest mistakes:
lab-review-faultless = No mistake was found.
lab-review-moment = After { $at ->
    [one] { $at } action
   *[other] { $at } actions
  }, { $player }: { $move } ({ $loss }% lost)
lab-review-as = The game is not over: this is what { $player } could know.

## Complaints

lab-failed = { $games }: { $why }
lab-games = { $n ->
        [one] game { $first }
       *[other] games { $first } to { $last }
    }
lab-worker-ended = a worker process ended on its own (status { $status }); what is finished is kept
lab-review-worker-ended = a worker process ended on its own (status { $status }); start the review again
lab-process-ended = the process that compiles ended on its own (status { $status })
lab-uncompiled = { $title } cannot be compiled: { $why }
lab-executor-broke = the executor broke: { $why }; what is finished is kept
lab-no-ray = no Ray cluster at { $address }: { $why }
lab-ray-address = HOST:PORT, auto or local
lab-resume-alone = --resume was given without --out, the file to go on with
lab-file-there = { $file } is there already; resume it with --resume, or give another name
lab-records-there = { $file } is there already; give another folder, or resume it with --resume
lab-no-file = it is not a file that can be resumed
lab-file-held = { $file } is being written by another run
lab-no-simulation = this is not a file of a simulation; it was left as it is
lab-no-run = this is not a file of such a run; it was left as it is
lab-no-result = this is not a result of a game; the file was left as it is
lab-no-piece = this is not a piece of this run; the file was left as it is
lab-strange-game = game { $game } is there twice or was not asked for
lab-other-run = it was made with { $name } { $there }, but { $given } was given; the file was not changed
lab-bot-each = one for each seat, such as greedy,random,
lab-luck-alone = luck was given, which is for two bots or more: who plays alone wins every game
lab-luck-rules = luck was given, which is for two bots; here two sets of rules are compared
lab-players-alone = players: 1 was given, two or more are accepted where bots are compared
lab-multiple = a multiple of { $n } from 0 on
lab-review-open = this game is not over: name the seat from whose knowledge it is to be reviewed
lab-bench-failed = a process to measure failed: { $why }
lab-warm-no-folder = { $why }; set LUDI_CACHE to a folder that can be written
