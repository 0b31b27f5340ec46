# Правила игры за столом: при создании и в списке выбранного

web-options-what = Во что играем
play-yes = да
play-no = нет
web-options-wrong = { $option }: нужно целое число от { $low } до { $high }.

web-successor-bot = может занять бот
web-successor-person = может занять бот или другой человек, который увидит карты
web-absence-after = { $n ->
    [one] через { $n } минуту
    [few] через { $n } минуты
   *[other] через { $n } минут
}
web-first-others = Остальные
web-first-other = Соперник
web-first-me = Я
