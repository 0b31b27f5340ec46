# What hints say

web-hint-worth = { $kind ->
    [points] { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } pts
    [least] at least { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } pts
    [about] about { NUMBER($points, minimumFractionDigits: 0, maximumFractionDigits: 0) } pts
    [likely] about { $percent }% to win
   *[win] { $percent }% to win
}
web-hint-note = Points at the end with best play.
web-hint-note-turns = Points at the end with best play, if you have { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
} left: an estimate.
web-hint-note-win = The end is near: what counts is the chance of winning.
web-hint-found = { $percent }% to win, ± { $margin }
web-hint-note-even = The first of these are as good as equal: the search cannot tell them apart.
web-hint-mine = Your move
web-hint-untried = not tried: others promise more
web-why-percent = { $percent }%: { $what }
web-why-mean = on average { $what }
web-why-won = wins the game
web-why-drawn = ends the game in a draw
web-why-lost = loses the game
web-why-ended = ends the game
web-why = { $why }
