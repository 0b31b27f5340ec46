# Браузер: усе, що не належить до однієї гри.

web-name = Ludi Romani
web-tagline = П’ять римських ігор за одним столом
web-you = Ви
web-you-small = ви
web-guest = Гість
web-seat = Гравець { $n }
web-bot = Бот { $level }
web-home = На головну
web-back = Назад до столу
web-close = Закрити
web-loading = Хвилинку…
web-again = Ще раз
web-no-page = Сторінка не завантажилася.
web-no-server = Сервер не відповідає. Перевірте зв’язок і спробуйте ще раз.
web-reconnecting = Зв’язок відновлюється…
web-table = Стіл
web-position = Позиція
web-help = Клавіші та довідка
web-rules = Правила
web-rules-of = { $title }: правила
web-rules-more = Докладніше в правилах
web-settings = Налаштування
web-replay = Повтор
web-log = Журнал
web-chat = Чат
web-chat-unread = Чат ({ $n })
web-explanation = Пояснення

## Головна

web-title-roma = Roma
web-title-roma-about = Двоє гравців, кубики й карти: тримайте свій ряд, нападайте на чужий, збирайте переможні очки.
web-title-arena = Arena: Roma II
web-title-arena-about = Нові карти для тієї самої дошки, і підкуп.
web-title-lusitania = Lusitania XXI
web-title-lusitania-about = Зберіть легіон: міняйте, наймайте, відпускайте. Хто першим набере 21?
web-title-pokern = Römisch Pokern
web-title-pokern-about = Кубики складаються в римські числа. Кинути ще чи записати?
web-title-empire = Історія Римської імперії
web-title-empire-about = Імператори й народи б’ються за провінції, четверо за столом.
web-coming = Незабаром
web-play-bot = Грати з ботом
web-play-others = Грати з другом
web-import = Відкрити збережений запис
web-level = Сила бота

web-level-random = Random (навмання)
web-level-greedy = Greedy (жадібний)
web-level-tiro = Tiro (легко)
web-level-centurio = Centurio (норма)
web-level-consul = Consul (важко)
web-level-caesar = Caesar (найважче)

## Нова кімната

web-new = Нова кімната: { $title }
web-players = Гравці
web-nickname = Ваше ім’я
web-nickname-other = Ім’я другої людини
web-opponent = Гравець { $n ->
        [1] навпроти
       *[other] навпроти, { $n }
    }
web-seat-open = Гість за посиланням
web-seat-shared = Друга людина за цим пристроєм
web-seat-bot = Бот: { $level }
web-first = Хто починає
web-first-me = Я
web-first-other = Суперник
web-options = Правила партії
web-option-hints = Підказки для всіх
web-option-practice = Тренування: ходи можна скасовувати скільки завгодно
web-create = Відкрити кімнату

## Очікування

web-lobby = { $title }: чекаємо на гравців
web-lobby-how = Надішліть посилання другові. Гра почнеться, щойно всі місця буде зайнято.
web-invite = Запрошення
web-link-invite = Грати
web-link-watch = Лише дивитися
web-copy = Копіювати
web-copied = Скопійовано
web-qr = Посилання-запрошення у вигляді коду для камери телефона
web-seat-waiting = Місце вільне…
web-seat-give-bot = Посадити бота
web-take-back = Повернутися за стіл
web-kick = Вилучити
web-kick-sure = Вилучити гравця { $seat }? Місце звільниться.
web-sent-away = Вашого місця в цій кімнаті більше немає. Нове посилання може надіслати той, хто там грає.
web-join = Зіграти: { $title }
web-join-host = { $seat } чекає на вас.
web-join-do = Зайняти місце

## За столом

web-region-nav = Сторінки
web-region-bar = Дії
web-region-board = Дошка
web-region-prompt = Що робити
web-region-log = Журнал гри
web-region-chat = Повідомлення
web-your-turn = Ваш хід
web-to-move = ходить
web-thinks = думає…
web-away = немає на місці
web-waiting = Зараз хід: { $seat }.
web-thinking = { $seat } думає…
web-over = Гру закінчено.
web-how = Що можна вибрати, обведено синім. Торкніться цього, потім цілі.
web-available = можна вибрати
web-chosen = вибрано
web-do = Готово
web-cancel = Відміна
web-undo = Хід назад
web-undo-ask = Попросити скасування
web-undo-asked = { $seat }: прохання скасувати останній хід.
web-undo-waiting = { $seat }: прохання скасувати останній хід, чекаємо на відповідь.
web-undo-yes = Погодитися
web-undo-no = Відмовити
web-redo = Хід уперед
web-undo-declined = Згоди немає: хід лишається.
web-skip = Пропустити
web-end-turn = Кінець ходу
web-hint = Порада
web-hints = Поради
web-looking = Ви дивитеся хід { $n }.
web-now = До гри
web-tray-open = Показати карти
web-tray-close = Подивитися на дошку
web-watching = { $n ->
        [one] { $n } глядач
        [few] { $n } глядачі
        [many] { $n } глядачів
       *[other] { $n } глядача
    }
web-standing = { $seat }: { $n ->
        [one] { $n } очко
        [few] { $n } очки
        [many] { $n } очок
       *[other] { $n } очка
    }
web-log-start = Початок
web-log-turn = Хід { $n }
web-log-empty = Поки нічого не було.
web-recap = Після вашого минулого ходу
web-recap-again = Показати ще раз
web-chat-empty = Повідомлень поки немає.
web-chat-write = Повідомлення
web-chat-send = Надіслати

## Удвох за одним пристроєм

web-curtain = Пристрій бере { $seat }
web-curtain-why = Те, що бачив інший гравець, приховано.
web-curtain-ready = Я — { $seat }

## Кінець

web-result-won = Ви перемогли
web-result-winner = Перемога: { $seat }
web-result-draw = Нічия
web-rematch = Зіграти ще
web-record = Запис
web-commitment = Кидки було визначено заздалегідь; їхня печатка:
web-proof = Перевірка кидків
web-proof-seed = Ключ і сіль, з яких її зроблено:
web-proof-how = Збережіть запис і запустіть { $command }: усі кидки й карти буде обчислено заново та звірено, а печатка має бути SHA-256 від ключа й солі.
web-proof-later = Після кінця гри буде показано й ключ, і кожен зможе перевірити кидки та карти.
web-proof-none = У цьому записі печатки немає.

## Повтор

web-replay-start = Початок гри
web-replay-seat = Чиїми очима
web-replay-eyes = Очима гравця { $seat }
web-replay-all = Очима глядачів
web-replay-first = На початок
web-replay-back = Крок назад
web-replay-on = Крок уперед
web-replay-last = У кінець
web-replay-run = Запустити
web-replay-stop = Зупинити
web-replay-slider = Момент гри
web-replay-at = { $n } з { $all }, хід { $turn }

## Налаштування

web-settings-where = Зберігаються лише в цьому браузері.
web-language = Мова
web-motion = Рух
web-motion-system = Як у системі
web-motion-normal = Звичайний
web-motion-fast = Швидкий
web-motion-off = Без руху
web-colours = Кольори
web-colours-system = Як у системі
web-colours-light = Світлі
web-colours-dark = Темні
web-setting-sound = Звуки
web-setting-keys = Команди однією клавішею

## Клавіші

web-key-tab = Tab
web-key-tab-does = від області до області
web-key-arrows = Стрілки
web-key-arrows-does = усередині області
web-key-digits = 1–6
web-key-digits-does = вибрати кубик, потім диск
web-key-enter = Enter
web-key-enter-does = торкнутися того, що у фокусі; підтвердити
web-key-escape = Esc
web-key-escape-does = крок назад
web-key-u = U
web-key-u-does = хід назад; також Ctrl+Z, а вперед — Ctrl+Y
web-key-h = H
web-key-h-does = порада
web-key-e = E
web-key-e-does = завершити хід
web-key-l = L
web-key-l-does = остання подія, журнал
web-key-d = D
web-key-d-does = описати позицію
web-key-s = S
web-key-s-does = очки всіх гравців
web-key-question = ?
web-key-question-does = ця довідка; на карті — її пояснення
