# Что говорят советы

web-hint-worth = { $kind ->
    [points] { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } оч.
    [least] не меньше { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } оч.
    [about] примерно { NUMBER($points, minimumFractionDigits: 0, maximumFractionDigits: 0) } оч.
    [likely] победа примерно { $percent } %
   *[win] победа { $percent } %
}
web-hint-note = Очки в конце при лучшей игре.
web-hint-note-turns = Очки в конце при лучшей игре, если у вас впереди { $turns ->
    [one] { $turns } ход
    [few] { $turns } хода
   *[many] { $turns } ходов
}; это оценка.
web-hint-note-win = Конец близок: важна вероятность победы.
web-hint-found = победа { $percent } %, ± { $margin }
web-hint-note-even = Первые ходы почти равны: поиск не может их различить.
web-hint-mine = Ваш ход
web-hint-untried = не проверялось: другие ходы обещают больше
web-why-percent = { $percent } %: { $what }
web-why-mean = в среднем { $what }
web-why-won = победа в партии
web-why-drawn = партия кончается вничью
web-why-lost = партия проиграна
web-why-ended = партия кончается
web-why = { $why }
