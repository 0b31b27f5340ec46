# Правила на странице: примеры, поиск и памятка для печати.

web-rules-of = { $title }: правила
rules-contents = На этой странице
rules-find = Искать в правилах
rules-found = { $n ->
        [0] Ничего не найдено
        [one] Найдено { $n } место
        [few] Найдено { $n } места
       *[other] Найдено { $n } мест
    }
rules-summary = Памятка для печати
rules-example = Пример: { $name }
rules-before = Перед ходом
rules-try = Попробуйте сами
rules-all = Все правила
rules-print = Распечатать
rules-on-one-page = { $title }: правила на одной странице
