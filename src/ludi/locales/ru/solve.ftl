# Exact solutions: `ludi solve`.

solve-help = Точно решить игру для одного игрока; прерванный расчёт продолжается со следующего слоя.
solve-help-title = игра: pokern
solve-help-turns = сколько ходов играется
solve-help-discard = без счёта ходов: ход без записи стоит карты
solve-help-lenient = число, которое нельзя записать, — промах, как только на нём остановились
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
