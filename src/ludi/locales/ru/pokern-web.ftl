# Römisch Pokern в браузере: короткие слова на доске, названия областей для чтения с экрана и страница правил.

pokern-score = { $n ->
        [one] { $n } очко
        [few] { $n } очка
       *[other] { $n } очков
    }
pokern-cards-left = { $n ->
        [0] карт нет
        [one] { $n } карта
        [few] { $n } карты
       *[other] { $n } карт
    }
pokern-region-dice = Что делать с кубиками
pokern-region-cards = Карты действий
pokern-misthrow = Промах
pokern-card-used = сыграна
pokern-card-state = { $state ->
        [used] использована
       *[held] не использована; очков в конце: { $points }
    }
pokern-stock = На каждом кубике три I, два X и одна V.
pokern-key-digits-does = строка, число, карта или сколько кубиков
pokern-key-e-does = остановиться и вписать или отказаться от хода

## Шансы

pokern-odds-hide = Скрыть
pokern-odds-show = Показать шансы
pokern-odds-within = Достижимые числа
pokern-odds-more = ещё { $n }
pokern-odds-none = Другие числа недостижимы.

## Настройки новой комнаты

pokern-option-misthrow-on-stop-head = Остановиться на числе, которое нельзя вписать
pokern-option-misthrow-on-stop-strict = нельзя
pokern-option-misthrow-on-stop-lenient = можно, это промах
pokern-option-solitaire-head = В одиночку
pokern-option-solitaire-turns = заданное число ходов
pokern-option-solitaire-discard = ход без записи стоит карты

## Страница правил

pokern-page-goal-title = Цель
pokern-page-turn-title = Ход
pokern-page-numbers-title = Римские числа
pokern-page-misthrow-title = Промахи
pokern-page-end-title = Конец
pokern-page-cards-title = Карты действий
pokern-page-cards = У всех одни и те же шесть, каждая на один раз за игру. Их играют при промахе; каждая оставшаяся приносит 5 очков.
pokern-page-table-title = Числа и кубики
pokern-page-table = Каждый знак — один кубик. Для XXXVIII (38) нужно было бы семь, поэтому его никто не впишет.
pokern-page-dice = { $n ->
        [one] { $n } кубик
        [few] { $n } кубика
       *[other] { $n } кубиков
    }
pokern-page-options-title = О чём можно договориться
pokern-page-options = Это выбирают, открывая комнату. Там, где правила молчат, обычное значение — наше решение.
pokern-page-glossary-title = Словарь
pokern-page-term-numeral = Число
pokern-page-term-numeral-is = Все кубики в игре, сложенные в одно римское число.
pokern-page-term-reading = Прочтение
pokern-page-term-reading-is = Одно из двух чисел, которые дают кубики с единственной I, например IX и XI.
pokern-page-term-alive = XXXX
pokern-page-term-alive-is = Ещё не число, но и не промах: с I вышло бы XXXIX, поэтому надо бросать дальше.
pokern-page-term-misthrow = Промах
pokern-page-term-misthrow-is = Кубики, из которых числа не составить, или, после последнего кубика, число без строки.
pokern-page-term-rescue = Спасение
pokern-page-term-rescue-is = Карты действий исправляют промах; после этого ход продолжается.
pokern-page-term-fits = Подходит
pokern-page-term-fits-is = Число подходит к свободной строке, если всё выше него меньше, а всё ниже больше.
pokern-page-credit = { $title } — игра Дэвида Парлетта и Йоханнеса Креннера, издана AMIGO в 2015 году. Это независимая версия со своими словами и рисунками. Если игра вам нравится, купите её: так вы поблагодарите тех, кто её сделал.
