# Стіл у браузері: кімнати й усе навколо дошки.

web-you-small = ви
web-reconnecting = Зв’язок відновлюється…
web-unsent = Ваш хід буде надіслано, щойно сервер стане доступним.
web-table = Стіл
web-position = Позиція
web-help = Клавіші та довідка
web-rules-more = Докладніше в правилах
web-log = Журнал
web-chat = Чат
web-chat-unread = Чат ({ $n })
web-explanation = Пояснення
web-here-now = Зараз:
web-hands-hidden = Карти в руках приховані.
web-between-list = { ", " }
web-between-phrases = { ", " }
web-between-clauses = { "; " }
web-between-sentences = { " " }
web-sentence = { $words }.

## Очікування

web-lobby = { $title }: чекаємо на гравців
web-lobby-how = Надішліть посилання другові. Гра почнеться, щойно всі місця буде зайнято.
web-invite = Запрошення
web-link-invite = Грати
web-link-watch = Лише дивитися
web-copy = Копіювати
web-copied = Скопійовано
web-qr = Посилання у вигляді коду для камери телефона
web-seat-waiting = Місце вільне…
web-seat-give-bot = Посадити бота
web-take-back = Повернутися за стіл
web-kick = Вилучити
web-leave = Залишити місце
web-sent-away = Вашого місця в цій кімнаті більше немає. Нове посилання може надіслати той, хто там грає.
web-join = Зіграти: { $title }
web-join-host = { $seat } чекає на вас.
web-join-do = Зайняти місце

## За столом

web-region-bar = Дії
web-region-board = Дошка
web-region-prompt = Що робити
web-region-log = Журнал гри
web-region-chat = Повідомлення
web-your-turn = Ваш хід
web-to-move = ходить
web-thinks = думає…
web-away-for = { $n ->
    [0] немає на місці
   *[other] немає { $n } хв
}
web-waiting = Зараз хід: { $seat }.
web-thinking = { $seat } думає…
web-warming = { $total ->
    [0] { $seat } ще завантажується…
   *[other] { $seat } ще завантажується: готово { $done } з { $total }…
}
web-weak = Тут немає скомпільованого коду: боти й поради повільніші та слабші, ніж зазвичай.
web-over = Гру закінчено.
web-how = Усе, що можна вибрати, обведено синім. Виберіть, потім торкніться цілі.
web-how-once = Усе, що можна вибрати, обведено синім.
web-available = можна вибрати
web-chosen = вибрано
web-do = Готово
web-cancel = Скасувати
web-undo = Скасувати хід
web-undo-ask = Попросити скасування
web-undo-asked = { $seat }: прохання скасувати свій останній хід і все після нього.
web-undo-waiting = { $seat }: прохання про скасування, чекаємо на відповідь.
web-undo-yes = Погодитися
web-undo-no = Відмовити
web-redo = Повернути
web-undo-declined = Згоди немає: хід лишається.
web-skip = Пропустити
web-end-turn = Кінець ходу
web-hint = Порада
web-hints = Поради
web-looking = Ви переглядаєте хід { $n }.
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
        [one] { POINTS($n) } очко
        [few] { POINTS($n) } очки
        [many] { POINTS($n) } очок
       *[other] { POINTS($n) } очка
    }
web-log-start = Початок
web-log-turn = Хід { $n }
web-log-empty = Поки нічого не було.
web-recap = Після вашого минулого ходу
web-recap-again = Показати ще раз
web-gained = Очки: { $points }
web-chat-empty = Повідомлень поки немає.
web-chat-write = Повідомлення
web-chat-send = Надіслати

## Удвох за одним пристроєм

web-curtain = Пристрій бере { $seat }
web-curtain-why = Те, що бачив інший гравець, приховано.
web-curtain-ready = Я — { $seat }

## Кінець

web-result-winner = Перемога: { $seat }
web-result-draw = Нічия
web-result-shared = Спільна перемога: { $seats }
web-rematch = Зіграти ще
web-record = Запис
web-proof = Перевірка кидків і карт

## Клавіші

web-percent = { $percent } %
