# Повтор в браузере.

web-replay-start = Начало игры
web-replay-seat = Чьими глазами
web-replay-eyes = Глазами игрока { $seat }
web-replay-all = Глазами зрителей
web-replay-first = К началу
web-replay-back = Шаг назад
web-replay-on = Шаг вперёд
web-replay-last = К концу
web-replay-run = Запустить
web-replay-stop = Остановить
web-replay-slider = Момент игры
web-replay-at = { $n } из { $all }, ход { $turn }
