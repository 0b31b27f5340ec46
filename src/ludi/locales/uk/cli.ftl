# Командний рядок і те, що обидва екрани термінала кажуть у будь-якій грі.

## ludi

cli-help = Римські настільні ігри: грайте самі, зводьте ботів, переглядайте партії.
cli-help-version = Показати версію й вийти.
cli-help-lang = Мова всіх повідомлень; якщо не вказано, то з $LUDI_LANG, потім мова системи.
cli-help-usage = Виклик:
cli-help-arguments = Аргументи
cli-help-options = Параметри
cli-help-commands = Команди
cli-help-help = Показати цю довідку й вийти.
cli-help-default = за замовчуванням: { $value }
cli-help-required = обов’язково
cli-titles = Ігри:
cli-title = { "  " }{ $title }: { $about } (ludi play { $title })

## Що не так

cli-interrupted = перервано
cli-see = { $wrong } (див. { $command } --help)
cli-no-option = такої опції немає: { $name }
cli-no-option-but = такої опції немає: { $name } (можливі: { $options })
cli-no-command = такої команди немає: { $name }.
cli-no-command-but = такої команди немає: { $name }. Малося на увазі { $meant }?
cli-extra = зайві слова ({ $words })
cli-missing = не вказано { $name }.
cli-no-value = опції { $name } потрібне значення.
cli-no-flag = опції { $name } значення не потрібне.
cli-no-number = { $name }: допускається { $wanted }
cli-save-there = { $file } уже є і не перезаписується; продовжте його через --resume { $file } або назвіть інший файл
cli-no-saved = у { $folder } немає партії, яку можна продовжити; почніть нову: ludi play { $title }
cli-with-resume = { $names } не можна вказати разом із --resume: у збереженої партії вони свої
cli-other-title = { $file } — партія в { $title }, а не в { $other }
cli-changed = { $file } змінено іншою програмою, його не перезаписано
cli-no-person = у цьому записі ніхто з людей не грав, продовжити його не можна; див. ludi replay

## ludi play

play-help = Зіграти в цьому терміналі: з ботом або вдвох.
play-help-title = Гра: { $titles }.
play-help-bot = Суперник, від слабкого до сильного: random (будь-який хід), tiro (легко), optio (неважко), centurio (середньо, за замовчуванням), consul (важко), caesar (найважче); greedy (бачить лише цей хід); або none — двоє людей за одним терміналом.
play-help-players = Скільки гравців: ви та по боту на кожному іншому місці; якщо не вказано, звичайна для гри кількість.
play-help-seat = Ваше місце: номер від 1 (ви починаєте; за замовчуванням) або random (випадкове).
play-help-seed = З тим самим початковим числом випадають ті самі кубики й карти.
play-help-option = Налаштування гри у вигляді ім’я=значення або ім’я=@файл, якщо значення — текст файлу; можна вказати кілька разів.
play-help-facts = Файл TOML з надрукованими значеннями замість домашніх.
play-help-ms = Скільки мілісекунд бот може думати над ходом.
play-help-plain = Рядок за рядком, без малюнка: для конвеєра або програми читання з екрана.
play-help-save = Файл, у якому зберігати партію; якщо не вказано, новий файл у вашій теці даних.
play-help-resume = Продовжити збережену партію: з цього файлу або, якщо файл не названо, останню.

play-title = { $title }
play-seats = Гравці: { $seats }.
play-you = Ви
play-bot = Бот { $level }
play-bot-of = Бот { $level } { $n }
play-player = Гравець { $n }
play-none = немає
play-option = { $option }: { $value }.
play-card = { $card } ({ $facts }): { $text }
play-move = { $move } ({ $effect })
play-ask-of = { $seat }: { $ask }
play-thinking = { $seat } думає.
play-curtain = Тепер { $seat }. Інший гравець відвертається. Коли будете готові, натисніть Enter.
play-undone = Хід скасовано.
play-redone = Хід повернуто.
play-odds = Імовірності { $shown ->
        [yes] показано
       *[no] приховано
    }.
play-resign = { $sure } { $how ->
        [key] Якщо так, натисніть R ще раз.
       *[word] Якщо так, уведіть resign ще раз.
    }
play-hint = Порада { $n }: { $move } ({ $worth })
play-hint-mine = Ваш хід: { $move } ({ $worth })
play-hint-why = { $hint }: { $why }
play-hint-wait = Шукаємо пораду…
play-saved = Партію збережено в { $file }
play-unsaved = Зберегти партію не вдалося: { $error }
play-resume = Продовжити: ludi play { $title } --resume { $file }
play-replay = Переглянути знову: ludi replay { $file }

## Повний екран

screen-keys = 1–9 a–z: хід · { $undo ->
        [yes] u: скасувати ·{" "}
        [redo] U: повернути ·{" "}
       *[no] { "" }
    }h: порада · ?: довідка · Tab: журнал · q: вийти
screen-keys-map = 0: карта · { $undo ->
        [yes] u: скасувати ·{" "}
        [redo] U: повернути ·{" "}
       *[no] { "" }
    }h: порада · ?: довідка · Tab: журнал · q: вийти
screen-keys-over = q: вийти · ?: довідка · Tab: журнал
screen-no-move = { $n ->
    [1] { $typed }: такого ходу немає; є лише 1
   *[other] { $typed }: такого ходу немає; є від 1 до { $last }
  }
screen-help = Довідка: Esc закриває
screen-map = Карта й таблиці: Esc закриває
screen-hints = Поради: Esc закриває
screen-help-keys = Клавіші: цифра або літера робить цей хід; стрілки й Enter теж. h показує, що зробив би сильний гравець, із шансами на перемогу або очікуваними очками; u скасовує ваш останній хід, поки не відкрилося нічого нового, а U повертає його; % приховує або показує ймовірності; R — здатися. Кожен хід зберігається. q — вихід.

## Рядок за рядком

plain-prompt = >
plain-how = Уведіть номер ходу або його короткий запис; кілька — через кому. Інші слова: undo (скасувати), redo (повернути), hint (порада), hint ХІД (чому не так?), state (позиція), moves (ходи), log (журнал), odds (показати або приховати ймовірності), resign (здатися), help (довідка), quit (вийти).
plain-commands = Слова: номер або короткий запис, наприклад { $example }. Ще: undo, redo, hint, hint ХІД, state, moves, log, odds, resign, help КАРТА, quit.
plain-group = { $group }:
plain-move = { $n }. { $move } [{ $short }]
plain-number = вказано { $given }; підходить номер від 1 до { $n }
plain-long = уведено символів: { $n }; це не хід
plain-not-now = { $given } зараз неможливо.
plain-unknown = «{ $given }» тут не хід і не команда. Уведіть help або moves: moves покаже, що зараз можна.
plain-unknown-near = «{ $given }» тут не хід і не команда. Можливо, { $near }?
plain-empty = Уведіть номер від 1 до { $n } або help.
plain-rest = Не зроблено: { $rest }
plain-no-card = Карти { $given } немає; усі карти покаже help.
