# Стол: команды `ludi serve` и `ludi backup` и строки журнала, общие для всех игр.

server-help = Открыть стол: играть в браузере в одиночку, вдвоём на диване или с друзьями по ссылке.
server-help-host = Адрес, на котором ждать; 0.0.0.0 пускает и других из вашей сети.
server-help-port = Порт, на котором ждать; 0 — любой свободный.
server-help-data = Папка для партий; без неё — ваша папка для данных программ.
server-help-db = База PostgreSQL вместо файла: postgresql+asyncpg://user:password@host/name.
server-help-open = Открыть страницу в браузере или нет.
server-help-log = Что писать в журнал на стандартный вывод ошибок: info, warning или error.
server-ready = Стол открыт: { $address }
server-ready-others = Другие из вашей сети входят здесь: { $address }
server-stop = Ctrl-C закрывает стол; все партии сохраняются.
server-help-backup = Скопировать все партии в файл, можно и при открытом столе.
server-help-backup-file = Файл для копии; его ещё не должно быть.
server-backup-done = В файле { $file } { $rooms ->
    [one] { $rooms } комната
    [few] { $rooms } комнаты
    [many] { $rooms } комнат
   *[other] { $rooms } комнаты
}.

table-told-undo = { $seat }: ход отменён.
table-told-redo = { $seat }: отменённый ход сделан снова.

## Чего сервер не делает и почему

server-no-seat = Этого места в этом браузере нет.
server-no-reader = Эта комната для её игроков и для зрителей со ссылкой.
server-no-origin = Этот запрос пришёл с другого сайта.
server-no-space = Принимается не больше { $bytes } Б.
server-no-hurry = С этого адреса слишком много запросов; попробуйте через { $seconds } с.
server-no-hurry-moves = Слишком много ходов; попробуйте через { $seconds } с.
server-no-hurry-chat = Слишком много строк; попробуйте через { $seconds } с.
server-no-hurry-rooms = С этого адреса слишком много новых комнат; попробуйте через { $seconds } с.
server-no-hurry-rooms-today = С этого адреса сегодня слишком много новых комнат; попробуйте через { $seconds } с.
server-no-streams = Больше соединений сервер не обслужит; попробуйте позже.
server-no-streams-here = Отсюда открыто слишком много соединений; закройте одно.
server-no-room = Комнаты { $room } нет.
server-no-title = Здесь в этой комнате играть нельзя: { $why }
server-no-rules = Партия начата по правилам версии { $version }; сохраните её на том сервере, где она началась.
server-no-start = Игра ещё не началась: одно место свободно.
server-no-more = Игра окончена.
server-no-stale = Положение уже другое; посмотрите и выберите ещё раз.
server-no-turn = Сейчас не ваш ход.
server-no-move = Ход { $action } здесь невозможен.
server-no-command = Этот cmd_id уже был у другой команды; у каждой команды свой.
server-no-events = Событий в партии не больше { $most }.
server-no-hand = За это место играет бот; сначала верните место себе.
server-no-undo = Отменять нечего.
server-no-undo-seen = С тех пор открылось новое; это уже не отменить.
server-no-undo-twice = Об отмене уже попросили.
server-no-undo-asked = Вашего ответа никто не ждёт.
server-no-redo = Вы ничего не отменяли, возвращать нечего.
server-no-hints = Эта комната создана без советов.
server-no-hint-twice = Совет уже ищется.
server-no-hint = Совет не нашёлся вовремя; попробуйте ещё раз.
server-no-invite = Это приглашение больше не действует; попросите новое.
server-no-free-seat = Все места в этой комнате заняты.
server-no-taken-seat = Это место занято.
server-no-seats-changed = Места в этой комнате только что изменились; посмотрите ещё раз.
server-no-member = Менять места могут только игроки этой комнаты.
server-no-such-seat = Названо место { $seat }; возможны места от 0 до { $last }.
server-no-take-back = Вернуть место может только тот, за кого играет бот.
server-no-kick = Удалить другого игрока может только хозяин комнаты.
server-no-one-there = Там никто не сидит.
server-no-open = Освободить место может только хозяин комнаты.
server-no-open-taken = Это место чьё-то, освободить его нельзя.
server-no-bot = Ботов выбирает только хозяин комнаты.
server-no-absence = Этот игрок здесь.
server-no-absence-yet = Этот игрок ещё может вернуться; попробуйте через { $seconds } с.
server-no-rematch = Сыграть ещё можно, когда игра окончена.
server-no-such-event = Последнее событие этой партии — номер { $last }.
server-no-record = Эту запись не открыть: { $why }
server-no-record-type = Запись партии посылают как application/jsonl.
server-no-value = Это не принимается: { $why }
server-no-json = Тело запроса не JSON.
server-no-page = По этому адресу ничего нет.
server-no-method = Этот адрес не принимает такой метод.
server-no-store = Хранилище не читается.
server-no-answer = Сервер ошибся; ошибка записана в его журнал.
