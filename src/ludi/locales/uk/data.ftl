# Що не так у файлі даних користувача.

data-in-file = { $file }: { $wrong }
data-wrong = { $at }: указано { $given }, допускається { $wanted }
data-key-meant = { $at }: такого ключа немає; малося на увазі { $meant }?
data-no-key = { $at }: такого ключа немає; допускаються { $keys }
data-unread = { $file } не читається: { $why }
data-no-toml = { $file }: це не TOML ({ $why })
data-too-deep = { $file }: такий TOML прочитати не можна: дужки вкладено надто глибоко
data-no-text = { $file }: це не текст; допускається текст у UTF-8
data-long = { $file }: у ньому понад { $most } байтів; допускається короткий текст
data-no-numbers = указано --facts; у { $title } немає чисел, які міг би замінити файл
data-facts-twice = --facts указано разом із параметром { $option }; допускається щось одне

## Що вказано і що допускається

data-huge = число, довше за 100 цифр
data-choice = { $words }{ $more ->
        [0] { "" }
       *[other] { " " }і ще { $more }
    }
data-number = { $n }
data-span = від { $low } до { $high }
data-bounded = число від -{ $most } до { $most }
data-at-least = { $n } або більше
data-flag = true або false
data-whole = ціле число
data-real = число
data-text = текст
data-list = список
data-table = таблиця
data-rows = { $n ->
        [0] список таблиць
       *[other] список, довжина якого { $n }
    }
data-value = значення
