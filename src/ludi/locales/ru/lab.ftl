# Серии партий, повтор, проверка, компиляция заранее и замеры: `ludi simulate`, `replay`, `verify`, `warm`, `bench`.

lab-simulate-help = Свести ботов между собой, подсчитать победы и сохранить каждую партию.
lab-simulate-title = игра
lab-simulate-bots = уровень для каждого места, через запятую; от партии к партии боты меняются местами: { $levels }; УРОВЕНЬ:ФАЙЛ — уровень с собственной сетью
lab-simulate-games = сколько партий
lab-simulate-jobs = сколько процессов играют одновременно; если не указано, по числу процессоров этой машины
lab-simulate-seed = при одном и том же начальном числе партии одинаковы, если только уровень не думает по времени
lab-simulate-ms = миллисекунд на ход вместо времени, обычного для уровня
lab-simulate-out = сохранять каждую оконченную партию в этот файл, по строке JSON
lab-simulate-resume = продолжить файл из --out; оконченные партии заново не играются
lab-simulate-share = сыграть здесь только эту долю партий, например 1/3: первая из трёх машин; доли соединяет --merge
lab-share-accepted = K/N, где K от 1 до N, например 1/3
lab-simulate-records = хранить запись каждой партии в этой папке, для ludi replay
lab-simulate-option = настройка игры в виде имя=значение; можно указать несколько раз
lab-luck = вычесть из результатов то, что дал случай, чтобы они стали точнее; это дольше, чем сами партии ботов greedy

lab-compiling = Компиляция, только в этот раз: функций { $done } из { $total }
lab-progress = Партий { $done } из { $total }, { NUMBER($rate, maximumFractionDigits: 2) } в секунду, осталось { $left }
lab-progress-first = Партий { $done } из { $total }
lab-found = { $games ->
    [one] Уже окончена { $games } партия.
    [few] Уже окончены { $games } партии.
    [many] Уже окончено { $games } партий.
   *[other] Уже окончено { $games } партии.
  }
lab-dropped = Последняя строка файла { $file } обрывается; эта партия будет сыграна заново.
lab-stopped = Остановлено, партий сыграно: { $done } из { $total }.
lab-stopped-kept = Остановлено, партий сыграно: { $done } из { $total }; они сохранены в { $file }, продолжить — с --resume.

lab-sum-bot = бот
lab-sum-won = выиграно
lab-sum-interval = 95%-й интервал
lab-sum-wins = победы
lab-sum-draws = ничьи
lab-sum-losses = поражения
lab-sum-score = средний счёт
lab-sum-percent = { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
lab-sum-range = { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }–{ NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
lab-sum-number = { NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) }
lab-sum-length = Партий: { $games }; в среднем за партию ходов: { NUMBER($turns, maximumFractionDigits: 1) }, решений: { NUMBER($decisions, maximumFractionDigits: 1) }.
lab-sum-first = Доля побед того, кто начинает: { $won } ({ $range }).
lab-sum-draw = Ничья считается за половину победы. Партии одного раунда идут с одинаковыми бросками и картами, места меняются; интервалы это учитывают.
lab-sum-without = без удачи
lab-sum-luck = Без удачи: вычтено то, что дали кубики и карты, а партии с обменом мест уравновешивают друг друга. Ширина интервалов — { NUMBER($width, maximumFractionDigits: 0) } % прежней, как если бы партий было сыграно больше в { NUMBER($times, minimumFractionDigits: 1, maximumFractionDigits: 1) } раза.
lab-sum-luck-few = Партий слишком мало, чтобы вычесть удачу: нужно раундов не меньше { $rounds }, побед и поражений — не меньше { $games }.

lab-replay-help = Пройти запись партии шаг за шагом; в конвейере — рассказать всё и показать позицию.
lab-replay-file = запись
lab-replay-at = позиция после стольких действий
lab-replay-seat = только то, что было видно с этого места: 1 — первое
lab-replay-former = Эта партия сыграна по прежним правилам: ход событий рассказан, доска не показана.
lab-replay-position = Действий { $n } из { $total }
lab-replay-result = Итог: { $result }.
lab-replay-score = { $player } { POINTS($score) }
lab-replay-resigned = партия сдана: { $player }
lab-replay-next = вперёд
lab-replay-back = назад
lab-replay-next-turn = ход вперёд
lab-replay-turn-back = ход назад
lab-replay-start = начало
lab-replay-end = конец
lab-replay-quit = выход

lab-verify-help = Проиграть записи: все ли действия в них возможны?
lab-verify-files = записи
lab-verify-over = { $file }: верно, { $title }, действий: { $actions }, окончена: { $result }
lab-verify-open = { $file }: верно, { $title }, действий: { $actions }, не окончена
lab-verify-draws = Броски и карты ({ $n }) следуют из ключа, закреплённого контрольной суммой: всё сходится.
lab-verify-share = К ключу добавил игрок { $seat }: { $share }

lab-warm-help = Скомпилировать игры заранее, чтобы они начинались сразу.
lab-warm-titles = игры; если не указаны, то все
lab-warm-done = { $title }: готово за { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } с; скомпилированный код хранится в { $folder }
lab-warm-no-numba = Numba здесь не установлена: компилировать нечем, всё работает без компиляции. Её ставит команда { $command }.

lab-bench-help = Измерить, как быстро играет эта машина.
lab-bench-title = игра
lab-bench-seconds = длительность каждого замера в секундах
lab-bench-json = вывести числа в виде JSON
lab-bench-measuring = Замер: { $what }
lab-bench-what = что
lab-bench-value = значение
lab-bench-unit = единица
lab-bench-number = { NUMBER($n, maximumFractionDigits: 2) }
lab-bench-whole = { NUMBER($n, maximumFractionDigits: 0) }
lab-bench-plain = случайная игра, без компиляции
lab-bench-fast = случайная игра, скомпилировано
lab-bench-threads = случайная игра, скомпилировано, два потока
lab-bench-scaling = два потока по сравнению с одним
lab-bench-search = поиск (ISMCTS) со случайным доигрыванием
lab-bench-wasm = случайная игра, WebAssembly
lab-bench-wasm-search = поиск (ISMCTS), WebAssembly
lab-bench-wasm-share = поиск в WebAssembly по сравнению со скомпилированным
lab-bench-copy = копия состояния, скомпилировано
lab-bench-cold = компиляция с нуля
lab-bench-warm = запуск с готовым кодом, первая партия
lab-bench-first = импорт и первый ход, без компиляции
lab-bench-unit-decisions = решений/с
lab-bench-unit-iterations = итераций/с
lab-bench-unit-times = раз
lab-bench-unit-ns = нс
lab-bench-unit-seconds = с
lab-bench-unit-cpu-seconds = с процессора

lab-review-help = Разобрать запись партии: шансы на победу, удача и цена каждой ошибки.
lab-review-json = вывести всё в JSON
lab-review-iterations = сколько искать в каждом решении; по умолчанию { NUMBER($usual, useGrouping: 0) }, или меньше, если это долго
lab-review-seat = что знает и что сделало это место (1 — первое); нужно, пока партия не окончена
lab-review-progress = { $done } из { $total } позиций, { NUMBER($rate, maximumFractionDigits: 0) } позиций/с, осталось { $left }
lab-review-curve = Шансы на победу: { $player }
lab-review-curve-alone = Доля очков: { $player }
lab-review-player = игрок
lab-review-initial = начало
lab-review-luck = удача
lab-review-skill = мастерство
lab-review-final = конец
lab-review-errors = ошибки
lab-review-accuracy = точность
lab-review-sum = В процентах победы: начало + удача + мастерство = конец; ± — погрешность 95 %.
lab-review-sum-alone = В процентах возможных очков: начало + удача + мастерство = конец; ± — погрешность 95 %.
lab-review-dearest = Самые дорогие ошибки:
lab-review-faultless = Ошибок не найдено.
lab-review-moment = После { $at ->
        [one] { $at } действия
       *[other] { $at } действий
    }, { $player }: { $move } (потеряно { $loss } %)
lab-review-as = Партия не окончена: здесь лишь то, что мог знать игрок { $player }.

## Что не так

lab-failed = { $games }: { $why }
lab-games = { $n ->
        [1] партия { $first }
       *[other] партии { $first }–{ $last }
    }
lab-worker-ended = рабочий процесс завершился сам (код { $status }); готовое сохранено
lab-review-worker-ended = рабочий процесс завершился сам (код { $status }); запустите разбор ещё раз
lab-process-ended = процесс компиляции завершился сам (код { $status })
lab-uncompiled = скомпилировать { $title } нельзя: { $why }
lab-executor-broke = исполнитель вышел из строя: { $why }; готовое сохранено
lab-no-ray = по адресу { $address } кластера Ray нет: { $why }
lab-ray-address = ХОСТ:ПОРТ, auto или local
lab-resume-alone = указано --resume без --out, то есть без файла, который продолжать
lab-file-there = { $file } уже есть; продолжите его через --resume или назовите другой файл
lab-records-there = { $file } уже есть; назовите другую папку или продолжите через --resume
lab-no-file = такой файл продолжать нельзя
lab-file-held = в { $file } сейчас пишет другой запуск
lab-no-simulation = это не файл симуляции; он не изменён
lab-no-run = это файл не такого запуска; он не изменён
lab-no-result = это не результат партии; файл не изменён
lab-no-piece = это не часть этого запуска; файл не изменён
lab-strange-game = партия { $game } стоит дважды или её не запрашивали
lab-other-run = он создан при { $name } { $there }, а указано { $given }; файл не изменён
lab-bot-each = по одному на место, например greedy,random
lab-luck-alone = указано luck, но для него нужно хотя бы два бота: кто играет один, выигрывает всегда
lab-luck-rules = указано luck, но это для двух ботов, а здесь сравниваются два набора правил
lab-players-alone = players: указано 1, а для сравнения ботов нужно хотя бы два
lab-multiple = число, кратное { $n }, от 0
lab-review-open = эта партия не закончена: назовите место, с чьей точки зрения её разбирать
lab-bench-failed = процесс измерения завершился с ошибкой: { $why }
lab-warm-no-folder = { $why }; укажите в LUDI_CACHE папку, в которую можно писать
