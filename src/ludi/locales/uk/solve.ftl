# Exact solutions: `ludi solve`.

solve-help = Точно розв’язати гру для одного гравця; перерваний розрахунок триває з наступного шару.
solve-help-title = гра: pokern
solve-help-turns = скільки ходів грається
solve-help-discard = без ліку ходів: хід без запису коштує карти
solve-help-lenient = число, яке не можна записати, — промах, щойно на ньому зупинилися
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
