# The deck builder in the browser, and what a new room asks about cards.

## A new room

decks-choose = Виберіть колоду
decks-unfinished = { $name } ({ $n } з { $size } карт)
decks-yours = { $option } (ваша)
decks-build = Зібрати або змінити колоду
decks-wrong-choice = { $option }: виберіть колоду.

## House values: cards whose numbers nobody knows

decks-numbers = Домашні значення
decks-numbers-count = { $own ->
        [0] { $n ->
            [one] { $n } будівля
            [few] { $n } будівлі
           *[other] { $n } будівель
        }
       *[other] змінено: { $own }
    }
decks-numbers-about = Цін і захистів цих будівель немає в жодному відкритому джерелі. У грі взято домашні значення; якщо ви знаєте справжні, впишіть їх тут або виберіть файл, де їх указано.
decks-numbers-house = Ціна / захист, домашні значення
decks-numbers-cost = { $card }: ціна
decks-numbers-defence = { $card }: захист
decks-numbers-file = Вибрати файл TOML
decks-numbers-reset = Повернути домашні значення
decks-numbers-taken = { $n ->
        [0] У файлі { $file } немає нічого нового.
        [one] Нові числа в { $n } карти.
       *[other] Нові числа в { $n } карт.
    }
decks-file-wrong = З файлу { $file } нічого не взято:
decks-house = домашнє значення

## All decks

decks-title = Колоди
decks-builder = Складання колоди
decks-about = У колоді { $size } карт ігор Roma й Arena; кожної карти не більше, ніж є в обох іграх разом. Ваші колоди зберігаються лише в цьому браузері; щоб перенести їх, збережіть списки.
decks-mine = Ваші колоди
decks-none = Поки жодної. Почніть із порожньої колоди або візьміть готову й змініть її.
decks-ready = Готові колоди
decks-ready-curia = Форуми й усе, що робить їх багатшими; вежі для захисту.
decks-ready-legion = Атакувати все, передусім навпроти; трохи очок дорогою.
decks-ready-subura = Хитрощі: шпигувати, копіювати, міняти місцями й користуватися чужими картами.
decks-ready-horrea = Будівлі викладаються безкоштовно й віддаються за очки; запас швидко вичерпується.
decks-new = Нова колода
decks-new-name = Моя колода
decks-change = Змінити
decks-take = Взяти й змінити
decks-duplicate = Створити копію
decks-duplicated = Створено колоду { $name }.
decks-delete = Видалити
decks-delete-sure = Справді видалити?
decks-deleted = Колоду { $name } видалено.
decks-play = Грати з нею
decks-back = Назад до нової кімнати
decks-show = Показати карти
decks-of-card = { $n } { $card }

## A list from somewhere else

decks-bring = Вставити список
decks-bring-how = На кожну карту рядок: число й назва, наприклад «9 Forum». Або назва готової колоди.
decks-bring-do = Взяти список
decks-bring-anyway = { $n ->
        [one] Продовжити з { $n } картою
       *[other] Продовжити з { $n } картами
    }
decks-list = Список текстом
decks-file = Вибрати файл

## A deck in the making

decks-all = Усі колоди
decks-name = Назва колоди
decks-name-taken = Колода { $name } вже є.
decks-name-empty = Колоді потрібна назва.
decks-kept = Кожна зміна зберігається в цьому браузері.
decks-lost = Цей браузер нічого не зберігає. Скопіюйте список, перш ніж піти.
decks-deck = Колода
decks-stock = Карти
decks-deck-count = Колода { $n } / { $size }
decks-counted = { $card }: { $n }. У колоді { $total } з { $size } карт.
decks-total = { $n } з { $size } карт
decks-legal = Можна грати
decks-curve = Карти за ціною
decks-curve-step = { $n ->
        [one] Ціна { $cost }: { $n } карта
        [few] Ціна { $cost }: { $n } карти
       *[other] Ціна { $cost }: { $n } карт
    }
decks-characters = { $n ->
        [one] { $n } персонаж
        [few] { $n } персонажі
       *[other] { $n } персонажів
    }
decks-buildings = { $n ->
        [one] { $n } будівля
        [few] { $n } будівлі
       *[other] { $n } будівель
    }
decks-mean = середня ціна { $cost }
decks-cards = Карти в колоді
decks-empty = Поки жодної карти.
decks-export = Скопіювати або зберегти список
decks-save = Зберегти файл

## The cards to choose from

decks-card = Карта
decks-defence = Захист
decks-search = Пошук
decks-filters = Фільтри й порядок
decks-set = Гра
decks-set-any = обидві
decks-set-roma = Roma
decks-set-arena = Arena
decks-mark-roma = I
decks-mark-arena = II
decks-type = Вид
decks-type-any = усі
decks-type-character = персонажі
decks-type-building = будівлі
decks-is-character = персонаж
decks-is-building = будівля
decks-cost = Ціна
decks-cost-any = будь-яка
decks-cost-low = від 0 до 3
decks-cost-middle = 4 і 5
decks-cost-high = 6 і більше
decks-order = Порядок
decks-order-box = як у правилах
decks-order-name = за назвою
decks-order-cost = за ціною
decks-order-defence = за захистом
decks-order-deck = за числом у колоді
decks-chosen = Лише карти колоди
decks-whole = Повні тексти
decks-shown = Видів карт: { $n } з { $all }
decks-more = { $card }: на одну більше
decks-fewer = { $card }: на одну менше
decks-count = { $card }, не більше { $most }

## What is wrong, and what is said until that is known

decks-wrong-missing = { $n ->
        [one] Бракує { $n } карти: у колоді їх { $size }.
       *[other] Бракує { $n } карт: у колоді їх { $size }.
    }
decks-wrong-surplus = { $n ->
        [one] { $n } карта зайва: у колоді їх { $size }.
        [few] { $n } карти зайві: у колоді їх { $size }.
       *[other] { $n } карт зайвих: у колоді їх { $size }.
    }
decks-wrong-copies = { $card }: у колоді { $n }, а в обох іграх разом { $most }.
decks-wrong-unknown = «{ $name }» — не карта ігор Roma й Arena.{ $near ->
        [none] { "" }
       *[other] {" "}Може, { $near }?
    }
decks-either = { $one } або { $other }
decks-wrong-binary = Це не текст.
decks-wrong-long = Надто довго: читається не більше { $most } знаків.
decks-wrong-more = { $n ->
        [one] І ще { $n } помилка.
        [few] І ще { $n } помилки.
       *[other] І ще { $n } помилок.
    }
decks-wrong-toml = Рядок { $line } — не TOML.
decks-wrong-table = Файл порожній.
decks-wrong-field = { $card }: «{ $field }» — невідоме поле; карта має cost і defence.
decks-wrong-number = { $card }, { $field ->
        [defence] захист
       *[cost] ціна
    }: указано «{ $given }», а потрібне ціле число від { $low } до { $high }.
decks-checking = Список перевіряється…
decks-unchecked = Список не вдалося перевірити. { $why } Нічого з нього не втрачено.
