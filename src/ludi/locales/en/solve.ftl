# Exact solutions: `ludi solve`.

solve-help = Solve a game for one player exactly; an interrupted run continues with the next layer.
solve-help-title = the game: pokern
solve-help-turns = how many turns are played
solve-help-discard = no fixed number of turns: a turn without an entry costs a card
solve-help-lenient = a number that cannot be entered is a misthrow as soon as you stop on it
solve-help-valid = cards may be played on valid numbers too
solve-help-rows = rows of the column, fewer for a small instance
solve-help-memory = gigabytes that may be used
solve-help-folder = where solved layers are kept, about 254 megabytes each; if not given, your data folder
solve-columns = { $columns } columns, with 64 sets of cards each
solve-layer = Turn { $turn } of { $turns }
solve-discard = Discarding
solve-progress = { $name }: { $done } of { $total } columns, { NUMBER($rate, maximumFractionDigits: 0) } a second, { $left } left
solve-value = { $turn } { $turn ->
    [one] turn
   *[other] turns
  }: { $value } points with best play
solve-value-discard = Discarding: { $value } points with best play
solve-stopped = Stopped. Finished layers are kept in { $folder }; the same command continues.
solve-help-value = what a position is worth, and each move in it: JSON, a file with it, or - for standard input
solve-help-json = the value as JSON
solve-help-verify = compare with plain recursion and solve every layer once more; ends with how far a value can be off
solve-help-sample = look only at about this many columns of each layer
solve-help-export = write the solution to a file that others can read
solve-position = The position
solve-ask-value = Worth { $value } points with best play
solve-ask-move = Move
solve-ask-points = Points
solve-verify-recursion = Plain recursion agrees on { $n } small columns; largest difference: { $x } points
solve-verify-rows = Open rows: { $rows }
solve-verify-layer = { $name }: { $columns } of { $of } columns solved once more; largest difference: { $x } points
solve-verify-bound = Error bound: no value is off by more than { $x } points
solve-verify-sampled = Error bound for the columns looked at: { $x } points. Without --sample it holds for all.
solve-export = Writing
solve-exported = Values of { $columns } columns, by turns to come, are in { $file } ({ $size } MB)

## Complaints

solve-one-title = title: { $given } was given, pokern is accepted: the only game with an exact solution
solve-no-numba = solving needs Numba, which is not installed here; { $command } brings it
solve-memory = --memory: { $given } was given, at least { $least } gigabytes are needed
solve-one-at-a-time = --value, --verify, --export: several were given, one at a time is accepted
solve-rows-of-value = --rows: { $given } was given with --value; the column of a position has { $rows }
solve-no-sample = --sample: { $given } was given; a whole number above 0 is accepted, with --verify
solve-json-alone = --json was given without --value POSITION
solve-differs = the solver and plain recursion differ by { $x } points at a small column
solve-off = { $name }: a kept value is off by { $x } points; delete its file and solve again
solve-no-place = --export: { $file } cannot be written: give the name of a file in a folder that is there
solve-no-layer = { $file }: this is not a solved layer; delete it to solve it again
solve-other-layer = { $file }: this is not a solved layer of this game; delete it to solve it again
solve-no-json = --value: { $given } is not JSON ({ $why })
solve-broken-at = line { $line }, column { $column }
solve-wanted-position = a position as State.to_dict gives it
