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
