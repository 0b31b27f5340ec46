# Правила на сторінці: приклади, пошук і пам’ятка для друку.

web-rules-of = { $title }: правила
rules-contents = На цій сторінці
rules-find = Шукати в правилах
rules-found = { $n ->
        [0] Нічого не знайдено
        [one] Знайдено { $n } місце
        [few] Знайдено { $n } місця
       *[other] Знайдено { $n } місць
    }
rules-summary = Пам’ятка для друку
rules-example = Приклад: { $name }
rules-before = Перед ходом
rules-try = Спробуйте самі
rules-all = Усі правила
rules-print = Надрукувати
rules-on-one-page = { $title }: правила на одній сторінці
