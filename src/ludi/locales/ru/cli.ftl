# Командная строка и то, что оба экрана терминала говорят в любой игре.

## ludi

cli-help = Римские настольные игры: играйте сами, сводите ботов, пересматривайте партии.
cli-help-version = Показать версию и выйти.
cli-help-lang = Язык всех сообщений; если не указан, то из $LUDI_LANG, затем язык системы.
cli-help-usage = Вызов:
cli-help-arguments = Аргументы
cli-help-options = Параметры
cli-help-commands = Команды
cli-help-help = Показать эту справку и выйти.
cli-help-default = по умолчанию: { $value }
cli-help-required = обязательно
cli-titles = Игры:
cli-title = { "  " }{ $title }: { $about } (ludi play { $title })

## Что не так

cli-interrupted = прервано
cli-see = { $wrong } (см. { $command } --help)
cli-no-option = такой опции нет: { $name }
cli-no-option-but = такой опции нет: { $name } (возможные: { $options })
cli-no-command = такой команды нет: { $name }.
cli-no-command-but = такой команды нет: { $name }. Имелось в виду { $meant }?
cli-extra = лишние слова ({ $words })
cli-missing = не указано { $name }.
cli-no-value = опции { $name } нужно значение.
cli-no-flag = опции { $name } значение не нужно.
cli-no-number = { $name }: допускается { $wanted }
cli-save-there = { $file } уже есть и не перезаписывается; продолжите его через --resume { $file } или назовите другой файл
cli-no-saved = в { $folder } нет партии, которую можно продолжить; начните новую: ludi play { $title }
cli-with-resume = { $names } нельзя указать вместе с --resume: у сохранённой партии они свои
cli-other-title = { $file } — партия в { $title }, а не в { $other }
cli-changed = { $file } изменён другой программой и не перезаписывается
cli-no-person = в этой записи никто из людей не играл, продолжить её нельзя; см. ludi replay

## ludi play

play-help = Сыграть в этом терминале: с ботом или вдвоём.
play-help-title = Игра: { $titles }.
play-help-bot = Соперник, от слабого к сильному: random (любой ход), tiro (легко), optio (нетрудно), centurio (средне, по умолчанию), consul (трудно), caesar (мастер); greedy (видит только этот ход); или none — два человека за одним терминалом.
play-help-players = Сколько игроков: вы и по боту на каждом другом месте; если не указано, обычное для игры число.
play-help-seat = Ваше место: номер от 1 (вы начинаете; по умолчанию) или random (случайное).
play-help-seed = При одном и том же начальном числе выпадают те же кубики и карты.
play-help-option = Настройка игры в виде имя=значение или имя=@файл, если значение — текст файла; можно указать несколько раз.
play-help-facts = Файл TOML с напечатанными значениями вместо домашних.
play-help-ms = Сколько миллисекунд бот может думать над ходом.
play-help-plain = Построчно, без картинки: для конвейера или программы чтения с экрана.
play-help-save = Файл, в котором хранить партию; если не указан, новый файл в вашей папке данных.
play-help-resume = Продолжить сохранённую партию: из этого файла или, если файл не назван, последнюю.

play-title = { $title }
play-seats = Игроки: { $seats }.
play-you = Вы
play-bot = Бот { $level }
play-bot-of = Бот { $level } { $n }
play-player = Игрок { $n }
play-none = нет
play-option = { $option }: { $value }.
play-card = { $card } ({ $facts }): { $text }
play-move = { $move } ({ $effect })
play-ask-of = { $seat }: { $ask }
play-thinking = { $seat } думает.
play-curtain = Теперь { $seat }. Другой игрок отворачивается. Когда будете готовы, нажмите Enter.
play-undone = Ход отменён.
play-redone = Ход возвращён.
play-odds = Вероятности { $shown ->
        [yes] показаны
       *[no] скрыты
    }.
play-resign = { $sure } { $how ->
        [key] Если да, нажмите R ещё раз.
       *[word] Если да, введите resign ещё раз.
    }
play-hint = Совет { $n }: { $move } ({ $worth })
play-hint-mine = Ваш ход: { $move } ({ $worth })
play-hint-why = { $hint }: { $why }
play-hint-wait = Ищем совет…
play-saved = Партия сохранена в { $file }
play-unsaved = Сохранить партию не удалось: { $error }
play-resume = Продолжить: ludi play { $title } --resume { $file }
play-replay = Посмотреть снова: ludi replay { $file }

## Полный экран

screen-keys = 1–9 a–z: ход · { $undo ->
        [yes] u: отменить ·{" "}
        [redo] U: вернуть ·{" "}
       *[no] { "" }
    }h: совет · ?: справка · Tab: журнал · q: выйти
screen-keys-map = 0: карта · { $undo ->
        [yes] u: отменить ·{" "}
        [redo] U: вернуть ·{" "}
       *[no] { "" }
    }h: совет · ?: справка · Tab: журнал · q: выйти
screen-keys-over = q: выйти · ?: справка · Tab: журнал
screen-no-move = { $n ->
    [1] { $typed }: такого хода нет; есть только 1
   *[other] { $typed }: такого хода нет; есть от 1 до { $last }
  }
screen-help = Справка: Esc закрывает
screen-map = Карта и таблицы: Esc закрывает
screen-hints = Советы: Esc закрывает
screen-help-keys = Клавиши: цифра или буква делает этот ход; стрелки и Enter тоже. h показывает, что сделал бы сильный игрок, с шансами на победу или ожидаемыми очками; u отменяет ваш последний ход, пока не открылось ничего нового, а U возвращает его; % скрывает или показывает вероятности; R — сдаться. Каждый ход сохраняется. q — выход.

## Построчно

plain-prompt = >
plain-how = Введите номер хода или его короткую запись; несколько — через запятую. Другие слова: undo (отменить), redo (вернуть), hint (совет), hint ХОД (почему не так?), state (позиция), moves (ходы), log (журнал), odds (показать или скрыть вероятности), resign (сдаться), help (справка), quit (выйти).
plain-commands = Слова: номер или короткая запись, например { $example }. Ещё: undo, redo, hint, hint ХОД, state, moves, log, odds, resign, help КАРТА, quit.
plain-group = { $group }:
plain-move = { $n }. { $move } [{ $short }]
plain-number = указано { $given }; подходит номер от 1 до { $n }
plain-long = введено символов: { $n }; это не ход
plain-not-now = { $given } сейчас невозможно.
plain-unknown = «{ $given }» здесь не ход и не команда. Введите help или moves: moves покажет, что сейчас можно.
plain-unknown-near = «{ $given }» здесь не ход и не команда. Может быть, { $near }?
plain-empty = Введите номер от 1 до { $n } или help.
plain-rest = Не сделано: { $rest }
plain-no-card = Карты { $given } нет; все карты покажет help.
