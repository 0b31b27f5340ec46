# Exact solutions: `ludi solve`.

solve-help = Solve a game for one player exactly; an interrupted run continues with the next layer.
solve-help-title = the game: pokern
solve-help-turns = how many turns are to be played
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
