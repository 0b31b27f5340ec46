# Что не так в том, что указано: параметр, запись партии, файл.

given-title = игры { $title } нет; есть { $titles }
given-players = players: указано { $given }; игроков в { $title }: { $wanted }
given-option = параметр { $name }
given-no-option = параметра { $name } нет; у { $title } есть { $options }
given-no-pair = указан параметр { $given }, допускается имя=значение
given-none = ничего
given-something = другое
given-one-of = одно из { $words }
given-whole = целое число от { $low } до { $high }
given-from = число от { $low } до { $high }
given-above-0 = число больше 0
given-at-most = число больше 0 и не больше { $most }
given-no-rules = она сыграна по правилам { $title } версии { $version }; здесь версия { $now }, а прочесть можно { $versions }
given-no-facts = она сыграна с другим файлом данных; его называет { $variable } (по содержимому: { $name })
given-resigned = resigned: указано место { $seat }, но партия уже кончилась
given-whole-from = целое число от { $low }
given-below = число больше 0 и меньше { $limit }
given-is-no-folder = { $at }: указано { $folder }, а это не папка

## Записи партий

given-line = строка { $line }: { $wrong }
given-no-text = это не запись партии: это не текст
given-large = { $file } — не запись партии: в файле больше { $most } знаков
given-no-header = это не запись партии Ludi Romani (нет заголовка)
given-no-format = указан формат { $given }, допускается { $wanted }
given-no-field = неизвестное поле { $name }
given-object = объект
given-names = список печатных имён, всего { $n }
given-empty = пусто, это не запись
given-no-object = { $given } — не объект JSON; файл повреждён, обрезан или это не запись
given-cut = файл кончается посреди строки: он обрезан
given-no-action = указан ход { $given }, допускается число от 0 до { $most }
given-other-action = ход { $action } — это { $name }, а не { $given }
given-other-data = эта партия в { $title } начата с другим файлом данных: её можно пересмотреть и проверить, но нельзя { $wanted ->
    [reviewed] разобрать
   *[played] продолжить
}
given-other-rules = эта партия в { $title } начата по правилам версии { $version }, а теперь она { $current }: её можно пересмотреть и проверить, но нельзя { $wanted ->
    [reviewed] разобрать
   *[played] продолжить
}
given-no-hex = note.chance: ключ, соль и доли пишутся шестнадцатеричными цифрами
given-other-seed = это не тот ключ, контрольная сумма которого была показана до партии
given-no-indices = note.chance.indices: допускается список целых чисел
given-falling-indices = note.chance.indices: они не возрастают
given-few-indices = в note.chance.indices бросков только { $n }
given-other-draw = { $given } — не то, что даёт этот ключ
given-no-note = нет { $name }

## Файлы, и почему система в них отказывает

given-unwritten = записать { $file } нельзя: { $why }
given-no-folder = { $folder } — не папка
given-network = сеть сделана для игры { $made }, а это { $title }
given-network-inputs = сеть читает то, чего не видит ни одно место игры { $title }; она сделана для другой версии
given-no-weights = в { $file } нет сети
given-folder = это папка
given-kept = менять его запрещено
given-twice = эта команда уже использует его для другого
given-eacces = нет прав доступа
given-eaddrinuse = этот адрес уже занят
given-eaddrnotavail = у этой машины нет такого адреса
given-eexist = такой файл уже есть
given-eisdir = это папка
given-enametoolong = слишком длинное имя
given-enoent = такого файла или папки нет
given-enospc = на диске нет места
given-enotdir = это не папка
given-eperm = это не разрешено
given-erofs = диск доступен только для чтения
