# Стіл: команди `ludi serve` і `ludi backup` та рядки журналу, спільні для всіх ігор.

server-help = Відкрити стіл: грати у браузері наодинці, удвох на дивані або з друзями за посиланням.
server-help-host = Адреса, на якій чекати; 0.0.0.0 пускає й інших із вашої мережі.
server-help-port = Порт, на якому чекати; 0 — будь-який вільний.
server-help-data = Тека для партій; без неї — ваша тека для даних програм.
server-help-db = База PostgreSQL замість файлу: postgresql+asyncpg://user:password@host/name.
server-help-open = Відкрити сторінку в браузері чи ні.
server-help-log = Що писати в журнал на стандартний вивід помилок: info, warning або error.
server-ready = Стіл відкрито: { $address }
server-ready-others = Інші з вашої мережі входять тут: { $address }
server-stop = Ctrl-C закриває стіл; усі партії зберігаються.
server-help-backup = Скопіювати всі партії у файл, можна й за відкритого столу.
server-help-backup-file = Файл для копії; його ще не має бути.
server-backup-done = У файлі { $file } { $rooms ->
    [one] { $rooms } кімната
    [few] { $rooms } кімнати
    [many] { $rooms } кімнат
   *[other] { $rooms } кімнати
}.

table-told-undo = { $seat }: хід скасовано.
table-told-redo = { $seat }: скасований хід зроблено знову.
