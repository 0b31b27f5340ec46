# Что не так в файле данных пользователя.

data-in-file = { $file }: { $wrong }
data-wrong = { $at }: указано { $given }, допускается { $wanted }
data-key-meant = { $at }: такого ключа нет; имелся в виду { $meant }?
data-no-key = { $at }: такого ключа нет; допускаются { $keys }
data-unread = { $file } не читается: { $why }
data-no-toml = { $file }: это не TOML ({ $why })
data-too-deep = { $file }: такой TOML прочесть нельзя: скобки вложены слишком глубоко
data-no-text = { $file }: это не текст; допускается текст в UTF-8
data-long = { $file }: в нём больше { $most } байт; допускается короткий текст
data-no-numbers = указано --facts; у { $title } нет чисел, которые мог бы заменить файл
data-facts-twice = --facts указано вместе с параметром { $option }; допускается что-то одно

## Что указано и что допускается

data-huge = число длиннее 100 цифр
data-choice = { $words }{ $more ->
        [0] { "" }
       *[other] { " " }и ещё { $more }
    }
data-number = { $n }
data-span = от { $low } до { $high }
data-bounded = число от -{ $most } до { $most }
data-at-least = { $n } или больше
data-flag = true или false
data-whole = целое число
data-real = число
data-text = текст
data-list = список
data-table = таблица
data-rows = { $n ->
        [0] список таблиц
       *[other] список, длина которого { $n }
    }
data-value = значение
