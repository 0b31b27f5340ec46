# Правила гри за столом: під час створення і в переліку вибраного

web-options-what = У що граємо
play-yes = так
play-no = ні
web-options-wrong = { $option }: потрібне ціле число від { $low } до { $high }.

web-successor = Місце відсутнього
web-successor-bot = може зайняти бот
web-successor-person = може зайняти бот або інша людина, яка побачить карти
web-absence = Гравець вважається відсутнім
web-absence-after = { $n ->
    [one] через { $n } хвилину
    [few] через { $n } хвилини
   *[other] через { $n } хвилин
}
web-first-others = Решта
web-first-other = Суперник
web-first-me = Я

web-nickname-other = Ім’я другої людини
web-nickname-more = Ім’я цієї людини
web-opponent = Гравець навпроти
web-count = Скільки гравців
web-count-of = { $n }{ $n ->
        [1] {" "}(наодинці)
       *[other] { "" }
    }
web-seat-open = Гість за посиланням
web-seat-shared = Друга людина за цим пристроєм
web-seat-shared-more = Ще одна людина за цим пристроєм
web-seat-bot = Бот: { $level }
web-first = Хто починає
web-options = Правила партії
web-option-hints = Поради для всіх
web-option-practice = Тренування: ходи можна скасовувати скільки завгодно
web-create = Відкрити кімнату
web-new = Нова кімната: { $title }
