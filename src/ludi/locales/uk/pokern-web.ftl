# Römisch Pokern у браузері: короткі слова на дошці, назви областей для читання з екрана та сторінка правил.

pokern-score = { $n ->
        [one] { $n } очко
        [few] { $n } очки
       *[other] { $n } очок
    }
pokern-cards-left = { $n ->
        [0] карт немає
        [one] { $n } карта
        [few] { $n } карти
       *[other] { $n } карт
    }
pokern-region-dice = Що робити з кубиками
pokern-region-cards = Карти дій
pokern-misthrow = Промах
pokern-card-used = зіграна
pokern-card-state = { $state ->
        [used] використана
       *[held] не використана; очок наприкінці: { $points }
    }
pokern-stock = На кожному кубику три I, два X і одна V.
pokern-key-digits-does = рядок, число, карта або скільки кубиків
pokern-key-e-does = зупинитися й вписати або відмовитися від ходу

## Шанси

pokern-odds-hide = Сховати
pokern-odds-show = Показати шанси
pokern-odds-within = Досяжні числа
pokern-odds-more = ще { $n }
pokern-odds-none = Інші числа недосяжні.

## Налаштування нової кімнати

pokern-option-misthrow-on-stop-head = Зупинитися на числі, яке не можна вписати
pokern-option-misthrow-on-stop-strict = не можна
pokern-option-misthrow-on-stop-lenient = можна, це промах
pokern-option-solitaire-head = Наодинці
pokern-option-solitaire-turns = задана кількість ходів
pokern-option-solitaire-discard = хід без запису коштує карти

## Сторінка правил

pokern-page-goal-title = Мета
pokern-page-turn-title = Хід
pokern-page-numbers-title = Римські числа
pokern-page-misthrow-title = Промахи
pokern-page-end-title = Кінець
pokern-page-cards-title = Карти дій
pokern-page-cards = У всіх ті самі шість, кожна на один раз за гру. Їх грають за промаху; кожна, що лишилася, приносить 5 очок.
pokern-page-table-title = Числа й кубики
pokern-page-table = Кожен знак — один кубик. Для XXXVIII (38) їх треба було б сім, тому його ніхто не впише.
pokern-page-dice = { $n ->
        [one] { $n } кубик
        [few] { $n } кубики
       *[other] { $n } кубиків
    }
pokern-page-options-title = Про що можна домовитися
pokern-page-options = Це вибирають, відкриваючи кімнату. Де правила мовчать, звичайне значення — наше рішення.
pokern-page-glossary-title = Словник
pokern-page-term-numeral = Число
pokern-page-term-numeral-is = Усі кубики в грі, складені в одне римське число.
pokern-page-term-reading = Прочитання
pokern-page-term-reading-is = Одне з двох чисел, які дають кубики з єдиною I, наприклад IX і XI.
pokern-page-term-alive = XXXX
pokern-page-term-alive-is = Ще не число, але й не промах: з I вийшло б XXXIX, тому треба кидати далі.
pokern-page-term-misthrow = Промах
pokern-page-term-misthrow-is = Кубики, з яких числа не скласти, або, після останнього кубика, число без рядка.
pokern-page-term-rescue = Порятунок
pokern-page-term-rescue-is = Карти дій виправляють промах; після цього хід триває.
pokern-page-term-fits = Підходить
pokern-page-term-fits-is = Число підходить до вільного рядка, якщо все вище від нього менше, а все нижче більше.
pokern-page-credit = { $title } — гра Девіда Парлетта та Йоганнеса Креннера, видана AMIGO 2015 року. Це незалежна версія зі своїми словами й малюнками. Якщо гра вам подобається, купіть її: так ви подякуєте тим, хто її створив.
