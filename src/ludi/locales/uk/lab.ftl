# Серії партій, повтор, перевірка, компіляція наперед і вимірювання: `ludi simulate`, `replay`, `verify`, `warm`, `bench`.

lab-simulate-help = Звести ботів між собою, полічити перемоги й зберегти кожну партію.
lab-simulate-title = гра
lab-simulate-bots = рівень для кожного місця, через кому; від партії до партії боти міняються місцями: { $levels }; РІВЕНЬ:ФАЙЛ — рівень із власною мережею
lab-simulate-games = скільки партій
lab-simulate-jobs = скільки процесів грають одночасно; якщо не вказано, за кількістю процесорів цієї машини
lab-simulate-seed = за того самого початкового числа партії однакові, якщо тільки рівень не думає за часом
lab-simulate-ms = мілісекунд на хід замість часу, звичайного для рівня
lab-simulate-out = зберігати кожну закінчену партію в цей файл, по рядку JSON
lab-simulate-resume = продовжити файл із --out; закінчені партії наново не граються
lab-simulate-share = зіграти тут лише цю частку партій, наприклад 1/3: перша з трьох машин; частки з’єднує --merge
lab-share-accepted = K/N, де K від 1 до N, наприклад 1/3
lab-simulate-records = зберігати запис кожної партії в цій теці, для ludi replay
lab-simulate-option = налаштування гри у вигляді ім’я=значення; можна вказати кілька разів
lab-luck = відняти від результатів те, що дав випадок, щоб вони стали точнішими; це довше, ніж самі партії ботів greedy

lab-compiling = Компіляція, лише цього разу: функцій { $done } з { $total }
lab-progress = Партій { $done } з { $total }, { NUMBER($rate, maximumFractionDigits: 2) } на секунду, лишилося { $left }
lab-progress-first = Партій { $done } з { $total }
lab-found = { $games ->
    [one] Уже закінчено { $games } партію.
    [few] Уже закінчено { $games } партії.
    [many] Уже закінчено { $games } партій.
   *[other] Уже закінчено { $games } партії.
  }
lab-dropped = Останній рядок файлу { $file } обривається; цю партію буде зіграно наново.
lab-stopped = Зупинено, партій зіграно: { $done } з { $total }.
lab-stopped-kept = Зупинено, партій зіграно: { $done } з { $total }; їх збережено в { $file }, продовжити — з --resume.

lab-sum-bot = бот
lab-sum-won = виграно
lab-sum-interval = 95%-й інтервал
lab-sum-wins = перемоги
lab-sum-draws = нічиї
lab-sum-losses = поразки
lab-sum-score = середній рахунок
lab-sum-percent = { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
lab-sum-range = { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }–{ NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
lab-sum-number = { NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) }
lab-sum-length = Партій: { $games }; у середньому за партію ходів: { NUMBER($turns, maximumFractionDigits: 1) }, рішень: { NUMBER($decisions, maximumFractionDigits: 1) }.
lab-sum-first = Частка перемог того, хто починає: { $won } ({ $range }).
lab-sum-draw = Нічия рахується як половина перемоги. Партії одного раунду йдуть з однаковими кидками й картами, місця міняються; інтервали це враховують.
lab-sum-without = без удачі
lab-sum-luck = Без удачі: віднято те, що дали кубики й карти, а партії з обміном місць урівноважують одна одну. Ширина інтервалів — { NUMBER($width, maximumFractionDigits: 0) } % попередньої, наче партій зіграно більше у { NUMBER($times, minimumFractionDigits: 1, maximumFractionDigits: 1) } раза.
lab-sum-luck-few = Партій замало, щоб відняти удачу: раундів потрібно щонайменше { $rounds }, перемог і поразок — щонайменше { $games }.

lab-replay-help = Пройти запис партії крок за кроком; у конвеєрі — розповісти все й показати позицію.
lab-replay-file = запис
lab-replay-at = позиція після стількох дій
lab-replay-seat = лише те, що було видно з цього місця: 1 — перше
lab-replay-former = Цю партію зіграно за попередніми правилами: перебіг подій розказано, дошку не показано.
lab-replay-position = Дій { $n } з { $total }
lab-replay-result = Підсумок: { $result }.
lab-replay-score = { $player } { POINTS($score) }
lab-replay-resigned = партію здано: { $player }
lab-replay-next = уперед
lab-replay-back = назад
lab-replay-next-turn = хід уперед
lab-replay-turn-back = хід назад
lab-replay-start = початок
lab-replay-end = кінець
lab-replay-quit = вихід

lab-verify-help = Програти записи: чи всі дії в них можливі?
lab-verify-files = записи
lab-verify-over = { $file }: правильно, { $title }, дій: { $actions }, закінчено: { $result }
lab-verify-open = { $file }: правильно, { $title }, дій: { $actions }, не закінчено
lab-verify-draws = Кидки й карти ({ $n }) випливають із ключа, закріпленого контрольною сумою: усе сходиться.
lab-verify-share = До ключа додав гравець { $seat }: { $share }

lab-warm-help = Скомпілювати ігри наперед, щоб вони починалися одразу.
lab-warm-titles = ігри; якщо не вказано, то всі
lab-warm-done = { $title }: готово за { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } с; скомпільований код зберігається в { $folder }
lab-warm-no-numba = Numba тут не встановлено: компілювати нічим, усе працює без компіляції. Встановити її: { $command }.

lab-bench-help = Виміряти, як швидко грає ця машина.
lab-bench-title = гра
lab-bench-seconds = тривалість кожного вимірювання в секундах
lab-bench-json = вивести числа у вигляді JSON
lab-bench-measuring = Вимірювання: { $what }
lab-bench-what = що
lab-bench-value = значення
lab-bench-unit = одиниця
lab-bench-number = { NUMBER($n, maximumFractionDigits: 2) }
lab-bench-whole = { NUMBER($n, maximumFractionDigits: 0) }
lab-bench-plain = випадкова гра, без компіляції
lab-bench-fast = випадкова гра, скомпільовано
lab-bench-threads = випадкова гра, скомпільовано, два потоки
lab-bench-scaling = два потоки порівняно з одним
lab-bench-search = пошук (ISMCTS) з випадковим дограванням
lab-bench-wasm = випадкова гра, WebAssembly
lab-bench-wasm-search = пошук (ISMCTS), WebAssembly
lab-bench-wasm-share = пошук у WebAssembly порівняно зі скомпільованим
lab-bench-copy = копія стану, скомпільовано
lab-bench-cold = компіляція з нуля
lab-bench-warm = запуск із готовим кодом, перша партія
lab-bench-first = імпорт і перший хід, без компіляції
lab-bench-unit-decisions = рішень/с
lab-bench-unit-iterations = ітерацій/с
lab-bench-unit-times = разів
lab-bench-unit-ns = нс
lab-bench-unit-seconds = с
lab-bench-unit-cpu-seconds = с процесора

lab-review-help = Розібрати запис партії: шанси на перемогу, удача й ціна кожної помилки.
lab-review-json = вивести все в JSON
lab-review-iterations = скільки шукати в кожному рішенні; типово { NUMBER($usual, useGrouping: 0) }, або менше, якщо це довго
lab-review-seat = що знає і що зробило це місце (1 — перше); потрібне, доки партію не закінчено
lab-review-progress = { $done } із { $total } позицій, { NUMBER($rate, maximumFractionDigits: 0) } позицій/с, лишилося { $left }
lab-review-curve = Шанси на перемогу: { $player }
lab-review-curve-alone = Частка очок: { $player }
lab-review-player = гравець
lab-review-initial = початок
lab-review-luck = удача
lab-review-skill = майстерність
lab-review-final = кінець
lab-review-errors = помилки
lab-review-accuracy = точність
lab-review-sum = У відсотках перемоги: початок + удача + майстерність = кінець; ± — похибка 95 %.
lab-review-sum-alone = У відсотках можливих очок: початок + удача + майстерність = кінець; ± — похибка 95 %.
lab-review-dearest = Найдорожчі помилки:
lab-review-faultless = Помилок не знайдено.
lab-review-moment = Після { $at ->
        [one] { $at } дії
       *[other] { $at } дій
    }, { $player }: { $move } (втрачено { $loss } %)
lab-review-as = Партію не закінчено: тут лише те, що міг знати гравець { $player }.

## Що не так

lab-failed = { $games }: { $why }
lab-games = { $n ->
        [1] партія { $first }
       *[other] партії { $first }–{ $last }
    }
lab-worker-ended = робочий процес завершився сам (код { $status }); готове збережено
lab-review-worker-ended = робочий процес завершився сам (код { $status }); запустіть розбір ще раз
lab-process-ended = процес компіляції завершився сам (код { $status })
lab-uncompiled = скомпілювати { $title } не можна: { $why }
lab-executor-broke = виконавець вийшов з ладу: { $why }; готове збережено
lab-no-ray = за адресою { $address } кластера Ray немає: { $why }
lab-ray-address = ХОСТ:ПОРТ, auto або local
lab-resume-alone = указано --resume без --out, тобто без файлу, який продовжувати
lab-file-there = { $file } уже є; продовжте його через --resume або назвіть інший файл
lab-records-there = { $file } уже є; назвіть іншу теку або продовжте через --resume
lab-no-file = такий файл продовжувати не можна
lab-file-held = у { $file } зараз пише інший запуск
lab-no-simulation = це не файл симуляції; його не змінено
lab-no-run = це файл не такого запуску; його не змінено
lab-no-result = це не результат партії; файл не змінено
lab-no-piece = це не частина цього запуску; файл не змінено
lab-strange-game = партія { $game } стоїть двічі або її не запитували
lab-other-run = його створено за { $name } { $there }, а вказано { $given }; файл не змінено
lab-bot-each = по одному на місце, наприклад greedy,random
lab-luck-alone = указано luck, але для нього треба хоча б два боти: хто грає сам, виграє завжди
lab-luck-rules = указано luck, але це для двох ботів, а тут порівнюють два набори правил
lab-players-alone = players: указано 1, а для порівняння ботів треба хоча б два
lab-multiple = число, кратне { $n }, від 0
lab-review-open = ця партія не закінчена: назвіть місце, з чиєї точки зору її розбирати
lab-bench-failed = процес вимірювання завершився з помилкою: { $why }
lab-warm-no-folder = { $why }; укажіть у LUDI_CACHE теку, у яку можна писати
