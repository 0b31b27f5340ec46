# La relecture dans le navigateur.

web-replay-start = Le début de la partie
web-replay-seat = Point de vue
web-replay-eyes = Vu par { $seat }
web-replay-all = Vu par les spectateurs
web-replay-first = Au début
web-replay-back = Un pas en arrière
web-replay-on = Un pas en avant
web-replay-last = À la fin
web-replay-run = Lecture
web-replay-stop = Pause
web-replay-slider = Moment de la partie
web-replay-at = { $n } sur { $all }, tour { $turn }
