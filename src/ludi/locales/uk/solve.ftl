# Exact solutions: `ludi solve`.

solve-help = Точно розв’язати гру для одного гравця; перерваний розрахунок триває з наступного шару.
solve-help-title = гра: pokern
solve-help-turns = скільки ходів грається
solve-help-discard = кількість ходів не задано: хід без запису коштує карти
solve-help-lenient = число, яке не можна вписати, — промах, щойно на ньому зупинилися
solve-help-valid = карти можна грати й на правильних числах
solve-help-rows = рядків у стовпці; менше — для малої задачі
solve-help-memory = скільки гігабайтів можна зайняти
solve-help-folder = де зберігати розв’язані шари, близько 254 мегабайтів кожен; якщо не вказано, у теці даних
solve-columns = Стовпців: { $columns }, по 64 набори карт
solve-layer = Хід { $turn } з { $turns }
solve-discard = Скидання карт
solve-progress = { $name }: { $done } з { $total } стовпців, { NUMBER($rate, maximumFractionDigits: 0) } за секунду, лишилося { $left }
solve-value = Ходів: { $turn }; очок за найкращої гри: { $value }
solve-value-discard = Скидання карт; очок за найкращої гри: { $value }
solve-stopped = Зупинено. Готові шари збережено в { $folder }; та сама команда продовжить.
solve-help-value = скільки варта позиція та кожен хід у ній: JSON, файл із ним або - для стандартного вводу
solve-help-json = значення у вигляді JSON
solve-help-verify = порівняти з простою рекурсією та розв’язати кожен шар ще раз; наприкінці — на скільки значення може хибити
solve-help-sample = дивитися лише приблизно стільки стовпців у кожному шарі
solve-help-export = записати розв’язок у файл, який прочитають інші
solve-position = Позиція
solve-ask-value = Очок за найкращої гри: { $value }
solve-ask-move = Хід
solve-ask-points = Очки
solve-verify-recursion = Проста рекурсія дає те саме; малих стовпців: { $n }, найбільша різниця в очках: { $x }
solve-verify-rows = Відкритих рядків: { $rows }
solve-verify-layer = { $name }: розв’язано ще раз стовпців: { $columns } з { $of }; найбільша різниця в очках: { $x }
solve-verify-bound = Межа похибки: жодне значення не відрізняється більш ніж на { $x } очка
solve-verify-sampled = Межа похибки в переглянутих стовпцях: { $x } очка. Без --sample вона чинна для всіх.
solve-export = Запис
solve-exported = Значення за ходами, що лишилися, стовпців: { $columns }; файл { $file } ({ $size } МБ)

## Що не так

solve-one-title = title: указано { $given }, допускається pokern: лише ця гра розв’язана точно
solve-no-numba = для розв’язання потрібна Numba, а тут її не встановлено; її ставить { $command }
solve-memory = --memory: указано { $given }, а треба не менше { $least } гігабайт
solve-one-at-a-time = --value, --verify, --export: указано кілька, допускається одне за раз
solve-rows-of-value = --rows: указано { $given } разом із --value; у колонці позиції їх { $rows }
solve-no-sample = --sample: указано { $given }; допускається ціле число більше 0, разом із --verify
solve-json-alone = указано --json без --value ПОЗИЦІЯ
solve-differs = розв’язувач і проста рекурсія розходяться на { $x } очка на малій колонці
solve-off = { $name }: збережене значення хибне на { $x } очка; видаліть його файл і розв’яжіть знову
solve-no-place = --export: записати { $file } не можна: укажіть ім’я файлу в наявній теці
solve-no-layer = { $file }: це не розв’язаний шар; видаліть його, щоб розв’язати шар знову
solve-other-layer = { $file }: це розв’язаний шар іншої гри; видаліть його, щоб розв’язати шар знову
solve-no-json = --value: { $given } — це не JSON ({ $why })
solve-broken-at = рядок { $line }, стовпець { $column }
solve-wanted-position = позиція, яку дає State.to_dict
