# Стол в браузере: комнаты и всё вокруг доски.

web-you-small = вы
web-reconnecting = Связь восстанавливается…
web-unsent = Ваш ход будет отправлен, как только сервер станет доступен.
web-table = Стол
web-position = Позиция
web-help = Клавиши и справка
web-rules-more = Подробнее в правилах
web-log = Журнал
web-chat = Чат
web-chat-unread = Чат ({ $n })
web-explanation = Пояснение
web-here-now = Сейчас:
web-hands-hidden = Карты в руках скрыты.
web-between-list = { ", " }
web-between-phrases = { ", " }
web-between-clauses = { "; " }
web-between-sentences = { " " }
web-sentence = { $words }.

## Ожидание

web-lobby = { $title }: ждём игроков
web-lobby-how = Отправьте ссылку другу. Игра начнётся, как только все места будут заняты.
web-invite = Приглашение
web-link-invite = Играть
web-link-watch = Только смотреть
web-copy = Скопировать
web-copied = Скопировано
web-qr = Ссылка в виде кода для камеры телефона
web-seat-waiting = Место свободно…
web-seat-give-bot = Посадить бота
web-take-back = Вернуться за стол
web-kick = Удалить
web-leave = Покинуть место
web-sent-away = Вашего места в этой комнате больше нет. Новую ссылку может прислать тот, кто там играет.
web-join = Сыграть: { $title }
web-join-host = { $seat } ждёт вас.
web-join-do = Занять место

## За столом

web-region-bar = Действия
web-region-board = Доска
web-region-prompt = Что делать
web-region-log = Журнал игры
web-region-chat = Сообщения
web-your-turn = Ваш ход
web-to-move = ходит
web-thinks = думает…
web-away-for = { $n ->
    [0] нет на месте
   *[other] нет { $n } мин
}
web-waiting = Сейчас ход: { $seat }.
web-thinking = { $seat } думает…
web-warming = { $total ->
    [0] { $seat } ещё загружается…
   *[other] { $seat } ещё загружается: готово { $done } из { $total }…
}
web-weak = Здесь нет скомпилированного кода: боты и советы медленнее и слабее обычного.
web-over = Игра окончена.
web-how = Всё, что можно выбрать, обведено синим. Выберите, потом коснитесь цели.
web-how-once = Всё, что можно выбрать, обведено синим.
web-available = можно выбрать
web-chosen = выбрано
web-do = Готово
web-cancel = Отмена
web-undo = Отменить
web-undo-ask = Попросить отмену
web-undo-asked = { $seat }: просьба отменить свой последний ход и всё после него.
web-undo-waiting = { $seat }: просьба об отмене, ждём ответа.
web-undo-yes = Согласиться
web-undo-no = Отказать
web-redo = Вернуть
web-undo-declined = Согласия нет: ход остаётся.
web-skip = Пропустить
web-end-turn = Конец хода
web-hint = Совет
web-hints = Советы
web-looking = Вы просматриваете ход { $n }.
web-now = К игре
web-tray-open = Показать карты
web-tray-close = Посмотреть на доску
web-watching = { $n ->
        [one] { $n } зритель
        [few] { $n } зрителя
        [many] { $n } зрителей
       *[other] { $n } зрителя
    }
web-standing = { $seat }: { $n ->
        [one] { POINTS($n) } очко
        [few] { POINTS($n) } очка
        [many] { POINTS($n) } очков
       *[other] { POINTS($n) } очка
    }
web-log-start = Начало
web-log-turn = Ход { $n }
web-log-empty = Пока ничего не было.
web-recap = С вашего прошлого хода
web-recap-again = Показать ещё раз
web-gained = Очки: { $points }
web-chat-empty = Сообщений пока нет.
web-chat-write = Сообщение
web-chat-send = Отправить

## Вдвоём за одним устройством

web-curtain = Устройство берёт { $seat }
web-curtain-why = То, что было видно другому игроку, скрыто.
web-curtain-ready = Я — { $seat }

## Конец

web-result-winner = Победитель: { $seat }
web-result-draw = Ничья
web-result-shared = Общая победа: { $seats }
web-rematch = Сыграть ещё
web-record = Запись
web-proof = Проверка бросков и карт

## Клавиши

web-percent = { $percent } %
