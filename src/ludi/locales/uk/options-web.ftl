# Правила гри за столом: під час створення і в переліку вибраного

web-options-what = У що граємо
play-yes = так
play-no = ні
web-options-wrong = { $option }: потрібне ціле число від { $low } до { $high }.

web-successor-bot = може зайняти бот
web-successor-person = може зайняти бот або інша людина, яка побачить карти
web-absence-after = { $n ->
    [one] через { $n } хвилину
    [few] через { $n } хвилини
   *[other] через { $n } хвилин
}
web-first-others = Решта
web-first-other = Суперник
web-first-me = Я
