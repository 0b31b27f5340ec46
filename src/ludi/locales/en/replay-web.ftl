# The replay in the browser.

web-replay-start = The start of the game
web-replay-seat = Point of view
web-replay-eyes = As { $seat } saw it
web-replay-all = As spectators saw it
web-replay-first = To the start
web-replay-back = One step back
web-replay-on = One step forward
web-replay-last = To the end
web-replay-run = Play
web-replay-stop = Pause
web-replay-slider = Moment in the game
web-replay-at = { $n } of { $all }, turn { $turn }
