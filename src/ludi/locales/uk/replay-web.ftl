# Повтор у браузері.

web-replay-start = Початок гри
web-replay-seat = Чиїми очима
web-replay-eyes = Очима гравця { $seat }
web-replay-all = Очима глядачів
web-replay-first = На початок
web-replay-back = Крок назад
web-replay-on = Крок уперед
web-replay-last = У кінець
web-replay-run = Запустити
web-replay-stop = Зупинити
web-replay-slider = Момент гри
web-replay-at = { $n } з { $all }, хід { $turn }
