# Exact solutions: `ludi solve`.

solve-help = Точно решить игру для одного игрока; прерванный расчёт продолжается со следующего слоя.
solve-help-title = игра: pokern
solve-help-turns = сколько ходов играется
solve-help-discard = число ходов не задано: ход без записи стоит карты
solve-help-lenient = число, которое нельзя вписать, — промах, как только на нём остановились
solve-help-valid = карты можно играть и на правильных числах
solve-help-rows = строк в столбце; меньше — для малой задачи
solve-help-memory = сколько гигабайт можно занять
solve-help-folder = где хранить решённые слои, около 254 мегабайт каждый; если не указано, в папке данных
solve-columns = Столбцов: { $columns }, по 64 набора карт
solve-layer = Ход { $turn } из { $turns }
solve-discard = Сброс карт
solve-progress = { $name }: { $done } из { $total } столбцов, { NUMBER($rate, maximumFractionDigits: 0) } в секунду, осталось { $left }
solve-value = Ходов: { $turn }; очков при лучшей игре: { $value }
solve-value-discard = Сброс карт; очков при лучшей игре: { $value }
solve-stopped = Остановлено. Готовые слои сохранены в { $folder }; та же команда продолжит.
solve-help-value = сколько стоит позиция и каждый ход в ней: JSON, файл с ним или - для стандартного ввода
solve-help-json = значение в виде JSON
solve-help-verify = сравнить с простой рекурсией и решить каждый слой ещё раз; в конце — на сколько значение может ошибаться
solve-help-sample = смотреть лишь примерно столько столбцов в каждом слое
solve-help-export = записать решение в файл, который прочтут другие
solve-position = Позиция
solve-ask-value = Очков при лучшей игре: { $value }
solve-ask-move = Ход
solve-ask-points = Очки
solve-verify-recursion = Простая рекурсия даёт то же; малых столбцов: { $n }, наибольшая разница в очках: { $x }
solve-verify-rows = Открытых строк: { $rows }
solve-verify-layer = { $name }: решено ещё раз столбцов: { $columns } из { $of }; наибольшая разница в очках: { $x }
solve-verify-bound = Граница ошибки: ни одно значение не отличается больше чем на { $x } очка
solve-verify-sampled = Граница ошибки в просмотренных столбцах: { $x } очка. Без --sample она верна для всех.
solve-export = Запись
solve-exported = Значения по оставшимся ходам, столбцов: { $columns }; файл { $file } ({ $size } МБ)

## Что не так

solve-one-title = title: указано { $given }, допускается pokern: только эта игра решена точно
solve-no-numba = для решения нужна Numba, а здесь она не установлена; её ставит { $command }
solve-memory = --memory: указано { $given }, а нужно не меньше { $least } гигабайт
solve-one-at-a-time = --value, --verify, --export: указано несколько, допускается одно за раз
solve-rows-of-value = --rows: указано { $given } вместе с --value; в колонке позиции их { $rows }
solve-no-sample = --sample: указано { $given }; допускается целое число больше 0, вместе с --verify
solve-json-alone = указано --json без --value ПОЗИЦИЯ
solve-differs = решатель и простая рекурсия расходятся на { $x } очка на малой колонке
solve-off = { $name }: сохранённое значение неверно на { $x } очка; удалите его файл и решите заново
solve-no-place = --export: записать { $file } нельзя: укажите имя файла в существующей папке
solve-no-layer = { $file }: это не решённый слой; удалите его, чтобы решить слой заново
solve-other-layer = { $file }: это решённый слой другой игры; удалите его, чтобы решить слой заново
solve-no-json = --value: { $given } — это не JSON ({ $why })
solve-broken-at = строка { $line }, столбец { $column }
solve-wanted-position = позиция, какую даёт State.to_dict
