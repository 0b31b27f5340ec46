# What hints say

web-hint-worth = { $kind ->
    [points] { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } pts
    [least] at least { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } pts
    [about] about { NUMBER($points, minimumFractionDigits: 0, maximumFractionDigits: 0) } pts
    [likely] about { $percent } % to win
   *[win] { $percent } % to win
}
web-hint-note = Points at the end with best play.
web-hint-note-turns = Points at the end with best play, if you have { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
} left: an estimate.
web-hint-note-win = The end is near: what counts is the chance of winning.
