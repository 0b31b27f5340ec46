# Що не так у тому, що вказано: параметр, запис партії, файл.

given-title = гри { $title } немає; є { $titles }
given-players = players: указано { $given }; гравців у { $title }: { $wanted }
given-option = параметр { $name }
given-no-option = параметра { $name } немає; у { $title } є { $options }
given-no-pair = указано параметр { $given }, допускається ім’я=значення
given-none = нічого
given-something = інше
given-one-of = одне з { $words }
given-whole = ціле число від { $low } до { $high }
given-from = число від { $low } до { $high }
given-above-0 = число, більше за 0
given-at-most = число, більше за 0 і не більше за { $most }
given-no-rules = її зіграно за правилами { $title } версії { $version }; тут версія { $now }, а прочитати можна { $versions }
given-no-facts = її зіграно з іншим файлом даних; його називає { $variable } (за вмістом: { $name })
given-resigned = resigned: указано місце { $seat }, але партія вже скінчилася
given-whole-from = ціле число від { $low }
given-below = число більше 0 і менше { $limit }
given-is-no-folder = { $at }: указано { $folder }, а це не тека

## Записи партій

given-line = рядок { $line }: { $wrong }
given-no-text = це не запис партії: це не текст
given-large = { $file } — не запис партії: у файлі понад { $most } знаків
given-no-header = це не запис партії Ludi Romani (немає заголовка)
given-no-format = указано формат { $given }, допускається { $wanted }
given-no-field = невідоме поле { $name }
given-object = об’єкт
given-names = список друкованих імен, усього { $n }
given-empty = порожньо, це не запис
given-no-object = { $given } — не об’єкт JSON; файл пошкоджено, обрізано або це не запис
given-cut = файл закінчується посеред рядка: його обрізано
given-no-action = указано хід { $given }, допускається число від 0 до { $most }
given-other-action = хід { $action } — це { $name }, а не { $given }
given-other-data = цю партію в { $title } розпочато з іншим файлом даних: її можна переглянути й перевірити, але не можна { $wanted ->
    [reviewed] розібрати
   *[played] продовжити
}
given-other-rules = цю партію в { $title } розпочато за правилами версії { $version }, а тепер вона { $current }: її можна переглянути й перевірити, але не можна { $wanted ->
    [reviewed] розібрати
   *[played] продовжити
}
given-no-hex = note.chance: ключ, сіль і частки пишуться шістнадцятковими цифрами
given-other-seed = це не той ключ, контрольну суму якого було показано до партії
given-no-indices = note.chance.indices: допускається список цілих чисел
given-falling-indices = note.chance.indices: вони не зростають
given-few-indices = у note.chance.indices кидків лише { $n }
given-other-draw = { $given } — не те, що дає цей ключ
given-no-note = немає { $name }

## Файли, і чому система в них відмовляє

given-unwritten = записати { $file } не можна: { $why }
given-no-folder = { $folder } — не тека
given-network = мережу зроблено для гри { $made }, а це { $title }
given-network-inputs = мережа читає те, чого не бачить жодне місце гри { $title }; її зроблено для іншої версії
given-no-weights = у { $file } немає мережі
given-folder = це тека
given-kept = змінювати його заборонено
given-twice = ця команда вже використовує його для іншого
given-eacces = немає прав доступу
given-eaddrinuse = ця адреса вже зайнята
given-eaddrnotavail = ця машина не має такої адреси
given-eexist = такий файл уже є
given-eisdir = це тека
given-enametoolong = надто довге ім’я
given-enoent = такого файлу чи теки немає
given-enospc = на диску немає місця
given-enotdir = це не тека
given-eperm = це не дозволено
given-erofs = диск доступний лише для читання
