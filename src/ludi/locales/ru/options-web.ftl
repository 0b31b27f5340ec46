# Правила игры за столом: при создании и в списке выбранного

web-options-what = Во что играем
play-yes = да
play-no = нет
web-options-wrong = { $option }: нужно целое число от { $low } до { $high }.

web-successor = Место отсутствующего
web-successor-bot = может занять бот
web-successor-person = может занять бот или другой человек, который увидит карты
web-absence = Игрок считается отсутствующим
web-absence-after = { $n ->
    [one] через { $n } минуту
    [few] через { $n } минуты
   *[other] через { $n } минут
}
web-first-others = Остальные
web-first-other = Соперник
web-first-me = Я

web-nickname-other = Имя второго человека
web-nickname-more = Имя этого человека
web-opponent = Игрок напротив
web-count = Сколько игроков
web-count-of = { $n }{ $n ->
        [1] {" "}(в одиночку)
       *[other] { "" }
    }
web-seat-open = Гость по ссылке
web-seat-shared = Второй человек за этим устройством
web-seat-shared-more = Ещё один человек за этим устройством
web-seat-bot = Бот: { $level }
web-first = Кто начинает
web-options = Правила партии
web-option-hints = Советы для всех
web-option-practice = Тренировка: ходы можно отменять сколько угодно
web-create = Открыть комнату
web-new = Новая комната: { $title }
