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

## Чого сервер не робить і чому

server-no-seat = Цього місця в цьому браузері немає.
server-no-reader = Ця кімната для її гравців і для глядачів із посиланням.
server-no-origin = Цей запит надійшов з іншого сайту.
server-no-space = Приймається не більше { $bytes } Б.
server-no-hurry = Із цієї адреси забагато запитів; спробуйте за { $seconds } с.
server-no-hurry-moves = Забагато ходів; спробуйте за { $seconds } с.
server-no-hurry-chat = Забагато рядків; спробуйте за { $seconds } с.
server-no-hurry-rooms = Із цієї адреси забагато нових кімнат; спробуйте за { $seconds } с.
server-no-hurry-rooms-today = Із цієї адреси сьогодні забагато нових кімнат; спробуйте за { $seconds } с.
server-no-streams = Більше з’єднань сервер не обслужить; спробуйте пізніше.
server-no-streams-here = Звідси відкрито забагато з’єднань; закрийте одне.
server-no-room = Кімнати { $room } немає.
server-no-title = Тут у цій кімнаті грати не можна: { $why }
server-no-rules = Партію почато за правилами версії { $version }; збережіть її на тому сервері, де вона почалася.
server-no-start = Гра ще не почалася: одне місце вільне.
server-no-more = Гру закінчено.
server-no-stale = Становище вже інше; подивіться й оберіть ще раз.
server-no-turn = Зараз не ваш хід.
server-no-move = Хід { $action } тут неможливий.
server-no-command = Цей cmd_id уже мала інша команда; кожна команда має свій.
server-no-events = Подій у партії не більше { $most }.
server-no-hand = За це місце грає бот; спершу поверніть місце собі.
server-no-undo = Скасовувати нічого.
server-no-undo-seen = Відтоді відкрилося нове; цього вже не скасувати.
server-no-undo-twice = Про скасування вже попросили.
server-no-undo-asked = Вашої відповіді ніхто не чекає.
server-no-redo = Ви нічого не скасовували, повертати нічого.
server-no-hints = Цю кімнату створено без порад.
server-no-hint-twice = Порада вже шукається.
server-no-hint = Порада не знайшлася вчасно; спробуйте ще раз.
server-no-invite = Це запрошення більше не діє; попросіть нове.
server-no-free-seat = Усі місця в цій кімнаті зайнято.
server-no-taken-seat = Це місце зайнято.
server-no-seats-changed = Місця в цій кімнаті щойно змінилися; подивіться ще раз.
server-no-member = Змінювати місця можуть лише гравці цієї кімнати.
server-no-such-seat = Названо місце { $seat }; можливі місця від 0 до { $last }.
server-no-take-back = Повернути місце може лише той, за кого грає бот.
server-no-kick = Вилучити іншого гравця може лише господар кімнати.
server-no-one-there = Там ніхто не сидить.
server-no-open = Звільнити місце може лише господар кімнати.
server-no-open-taken = Це місце чиєсь, звільнити його не можна.
server-no-bot = Ботів обирає лише господар кімнати.
server-no-absence = Цей гравець тут.
server-no-absence-yet = Цей гравець ще може повернутися; спробуйте за { $seconds } с.
server-no-rematch = Зіграти ще можна, коли гру закінчено.
server-no-such-event = Остання подія цієї партії — номер { $last }.
server-no-record = Цей запис не відкрити: { $why }
server-no-record-type = Запис партії надсилають як application/jsonl.
server-no-value = Це не приймається: { $why }
server-no-json = Тіло запиту не JSON.
server-no-page = За цією адресою нічого немає.
server-no-method = Ця адреса не приймає такого методу.
server-no-store = Сховище не читається.
server-no-answer = Сервер помилився; помилку записано в його журнал.
