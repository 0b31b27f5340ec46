# Баланс: как часто карты выкладывают, активируют, выигрывают с ними и что с этим делает изменение: `ludi balance`.

lab-balance-help = Как проявляют себя карты и решения и что меняется, если изменить правила или числа?
lab-balance-games = сколько партий, и столько же после изменения
lab-balance-first = номер первой партии, кратный 50: партии можно разделить между машинами, см. --merge
lab-balance-seed = при одном и том же начальном числе партии одинаковы, до изменения и после него
lab-balance-option = настройка игры в виде имя=значение, до изменения и после него; можно указать несколько раз
lab-balance-change = изменение: настройка в виде имя=значение; можно указать несколько раз
lab-balance-own = изменение: собственные числа карт, файл TOML
lab-balance-cost = изменение: цена карты в виде КАРТА=ЧИСЛО; можно указать несколько раз
lab-balance-html = записать отчёт с графиками в этот файл: одна страница, которой не нужна сеть
lab-balance-json = записать числа в этот файл в виде JSON
lab-balance-parquet = записать числа в этот файл в виде Parquet
lab-balance-out = сохранять оконченные партии в этот файл
lab-balance-resume = продолжить файл из --out или добавить в него партий
lab-balance-merge = взять оконченные партии из другого файла --out; можно указать несколько раз
lab-balance-title = Баланс: { $title }
lab-balance-facts = { $pairs ->
    [yes] Пар партий до и после изменения, с одной и той же удачей: { $games }
   *[no] Партий: { $games }
  }; боты: { $bots }; начальное число { $seed }.
lab-balance-changed = Что изменено: { $what }
lab-balance-found = Что изменилось
lab-balance-none = Достоверных изменений нет: различия не больше случайных.
lab-balance-change-up = ▲ { $thing }, { $event }: было { $before }, стало больше: { $after } (p с поправкой = { $p })
lab-balance-change-down = ▼ { $thing }, { $event }: было { $before }, стало меньше: { $after } (p с поправкой = { $p })
lab-balance-honest = Сравнений: { $rows }, с общей поправкой Бенджамини и Хохберга. Если бы ничего не изменилось, вероятность сообщить хоть о чём-нибудь была бы не больше { NUMBER($level, maximumFractionDigits: 1) } %.
lab-balance-game = партия
lab-balance-whole = { $what }: { $before }
lab-balance-whole-after = { $what }: { $before }, после изменения { $after }
lab-balance-plots = Графики
lab-balance-bars = Точки — средние за партию, черты — их 95-процентные интервалы, каждый сам по себе. Цветные треугольники — достоверные изменения.
lab-balance-plot = { $event }
lab-balance-plot-change = { $event }: изменение
lab-balance-table = Все числа
lab-balance-thing = карта или решение
lab-balance-seat = { $event }, место { $n }
lab-balance-cause = Карта, с которой выигрывают, — не обязательно причина победы: кто впереди, может выложить больше.
lab-balance-number = { NUMBER($n, minimumFractionDigits: 3, maximumFractionDigits: 3) }
lab-balance-written = Отчёт в файле { $file }.
lab-event-had = попала в руку
lab-event-laid = выложена
lab-event-used = активирована
lab-event-left = осталась в руке в конце
lab-event-chosen = выбрано
lab-event-won = победы с ней
lab-event-decisions = решений за партию
lab-event-first = победы первого места

## Что не так

lab-balance-twice = { $one } указано вместе с { $other }; допускается одно из двух
lab-balance-compiled = указано --facts; данные { $title } вкомпилированы в правила, поэтому у процесса один их файл; здесь допускаются параметры, а с файлом играет ludi simulate --facts
lab-balance-no-numbers = указано --cost; в { $title } нет чисел карт, которые можно изменить
lab-balance-pair = КАРТА=ЧИСЛО с целым числом
