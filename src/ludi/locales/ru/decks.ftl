# The deck builder in the browser, and what a new room asks about cards.

## A new room

decks-choose = Выберите колоду
decks-unfinished = { $name } ({ $n } из { $size } карт)
decks-yours = { $option } (ваша)
decks-build = Собрать или изменить колоду
decks-wrong-choice = { $option }: выберите колоду.

## House values: cards whose numbers nobody knows

decks-numbers = Домашние значения
decks-numbers-count = { $own ->
        [0] { $n ->
            [one] { $n } здание
            [few] { $n } здания
           *[other] { $n } зданий
        }
       *[other] изменено: { $own }
    }
decks-numbers-about = Цен и защит этих зданий нет ни в одном открытом источнике. В игре взяты домашние значения; если вы знаете настоящие, впишите их здесь или выберите файл, где они указаны.
decks-numbers-house = Цена / защита, домашние значения
decks-numbers-cost = { $card }: цена
decks-numbers-defence = { $card }: защита
decks-numbers-file = Выбрать файл TOML
decks-numbers-reset = Вернуть домашние значения
decks-numbers-taken = { $n ->
        [0] В файле { $file } нет ничего нового.
        [one] Новые числа у { $n } карты.
       *[other] Новые числа у { $n } карт.
    }
decks-file-wrong = Из файла { $file } ничего не взято:
decks-house = домашнее значение

## All decks

decks-title = Колоды
decks-builder = Сборка колоды
decks-about = В колоде { $size } карт игр Roma и Arena; каждой карты не больше, чем есть в обеих играх вместе. Ваши колоды хранятся только в этом браузере; чтобы перенести их, сохраните списки.
decks-mine = Ваши колоды
decks-none = Пока ни одной. Начните с пустой колоды или возьмите готовую и измените её.
decks-ready = Готовые колоды
decks-ready-curia = Форумы и всё, что делает их богаче; башни для защиты.
decks-ready-legion = Атаковать всё, прежде всего напротив; немного очков по пути.
decks-ready-subura = Хитрости: шпионить, копировать, менять местами и пользоваться чужими картами.
decks-ready-horrea = Здания выкладываются бесплатно и отдаются за очки; запас быстро иссякает.
decks-new = Новая колода
decks-new-name = Моя колода
decks-change = Изменить
decks-take = Взять и изменить
decks-duplicate = Создать копию
decks-duplicated = Создана колода { $name }.
decks-delete = Удалить
decks-delete-sure = Точно удалить?
decks-deleted = Колода { $name } удалена.
decks-play = Играть с ней
decks-back = Назад к новой комнате
decks-show = Показать карты
decks-of-card = { $n } { $card }

## A list from somewhere else

decks-bring = Вставить список
decks-bring-how = На каждую карту строка: число и название, например «9 Forum». Или название готовой колоды.
decks-bring-do = Взять список
decks-bring-anyway = { $n ->
        [one] Продолжить с { $n } картой
       *[other] Продолжить с { $n } картами
    }
decks-list = Список текстом
decks-file = Выбрать файл

## A deck in the making

decks-all = Все колоды
decks-name = Название колоды
decks-name-taken = Колода { $name } уже есть.
decks-name-empty = Колоде нужно название.
decks-kept = Каждое изменение сохраняется в этом браузере.
decks-lost = Этот браузер ничего не хранит. Скопируйте список, прежде чем уйти.
decks-deck = Колода
decks-stock = Карты
decks-deck-count = Колода { $n } / { $size }
decks-counted = { $card }: { $n }. В колоде { $total } из { $size } карт.
decks-total = { $n } из { $size } карт
decks-legal = Можно играть
decks-curve = Карты по цене
decks-curve-step = { $n ->
        [one] Цена { $cost }: { $n } карта
        [few] Цена { $cost }: { $n } карты
       *[other] Цена { $cost }: { $n } карт
    }
decks-characters = { $n ->
        [one] { $n } персонаж
        [few] { $n } персонажа
       *[other] { $n } персонажей
    }
decks-buildings = { $n ->
        [one] { $n } здание
        [few] { $n } здания
       *[other] { $n } зданий
    }
decks-mean = средняя цена { $cost }
decks-cards = Карты в колоде
decks-empty = Пока ни одной карты.
decks-export = Скопировать или сохранить список
decks-save = Сохранить файл

## The cards to choose from

decks-card = Карта
decks-defence = Защита
decks-search = Поиск
decks-filters = Фильтры и порядок
decks-set = Игра
decks-set-any = обе
decks-set-roma = Roma
decks-set-arena = Arena
decks-mark-roma = I
decks-mark-arena = II
decks-type = Вид
decks-type-any = все
decks-type-character = персонажи
decks-type-building = здания
decks-is-character = персонаж
decks-is-building = здание
decks-cost = Цена
decks-cost-any = любая
decks-cost-low = от 0 до 3
decks-cost-middle = 4 и 5
decks-cost-high = 6 и больше
decks-order = Порядок
decks-order-box = как в правилах
decks-order-name = по названию
decks-order-cost = по цене
decks-order-defence = по защите
decks-order-deck = по числу в колоде
decks-chosen = Только карты колоды
decks-whole = Полные тексты
decks-shown = Видов карт: { $n } из { $all }
decks-more = { $card }: на одну больше
decks-fewer = { $card }: на одну меньше
decks-count = { $card }, не больше { $most }

## What is wrong, and what is said until that is known

decks-wrong-missing = { $n ->
        [one] Не хватает { $n } карты: в колоде их { $size }.
       *[other] Не хватает { $n } карт: в колоде их { $size }.
    }
decks-wrong-surplus = { $n ->
        [one] { $n } карта лишняя: в колоде их { $size }.
        [few] { $n } карты лишние: в колоде их { $size }.
       *[other] { $n } карт лишних: в колоде их { $size }.
    }
decks-wrong-copies = { $card }: в колоде { $n }, а в обеих играх вместе { $most }.
decks-wrong-unknown = «{ $name }» — не карта игр Roma и Arena.{ $near ->
        [none] { "" }
       *[other] {" "}Может быть, { $near }?
    }
decks-either = { $one } или { $other }
decks-wrong-binary = Это не текст.
decks-wrong-long = Слишком длинно: читается не больше { $most } знаков.
decks-wrong-more = { $n ->
        [one] И ещё { $n } ошибка.
        [few] И ещё { $n } ошибки.
       *[other] И ещё { $n } ошибок.
    }
decks-wrong-toml = Строка { $line } — не TOML.
decks-wrong-table = Файл пуст.
decks-wrong-field = { $card }: «{ $field }» — неизвестное поле; у карты есть cost и defence.
decks-wrong-number = { $card }, { $field ->
        [defence] защита
       *[cost] цена
    }: указано «{ $given }», а нужно целое число от { $low } до { $high }.
decks-checking = Список проверяется…
decks-unchecked = Список не удалось проверить. { $why } Ничего из него не потеряно.
