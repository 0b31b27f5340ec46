# Lusitania XXI у браузері: короткі слова на полі, назви областей для програм читання з екрана, сторінка правил.

lusitania-score = { $n ->
        [one] { POINTS($n) } очко
        [few] { POINTS($n) } очки
        [many] { POINTS($n) } очок
       *[other] { POINTS($n) } очка
    }
lusitania-region-hand = Рука
lusitania-release = Звільнити
lusitania-camp = Табір
lusitania-deck = Колода
lusitania-discard = скид
lusitania-awards = Лаурус і Віртус
lusitania-legion = Легіон: { $seat }
lusitania-key-digits-does = карта в руці, потім у таборі; комірка, коли її треба вибрати
lusitania-key-e-does = закінчити хід або припинити вибір
lusitania-deck-run = { $run ->
        [first] колода
        [second] удруге
       *[last] останній хід
    }
lusitania-deck-left = { $n ->
        [one] { $n } карта
        [few] { $n } карти
        [many] { $n } карт
       *[other] { $n } карти
    }
lusitania-discard-show = { $n ->
        [one] { $n } карта в скиді
        [few] { $n } карти в скиді
        [many] { $n } карт у скиді
       *[other] { $n } карти в скиді
    }

## Комірка та її карта

lusitania-cell = { $own ->
        [yes] Ваша комірка { $cell }
       *[no] Комірка { $cell }, { $seat }
    }
lusitania-cell-free = вільна

## Сторінка правил

lusitania-page-goal-title = Мета
lusitania-page-turn-title = Хід
lusitania-page-legion-title = Легіон
lusitania-page-camp-title = Табір
lusitania-page-end-title = Кінець
lusitania-page-expansions-title = Лаурус і Віртус
lusitania-page-assumed-title = Домашні значення
lusitania-page-assumed = Очки й символи із зірочкою не названі в жодному відкритому джерелі: це домашні значення.
lusitania-page-warriors-title = Воїни
lusitania-page-equipment-title = Спорядження
lusitania-page-guest-cards-title = Гості й карти Марса
lusitania-page-awards-title = Карти Лаурус і Віртус
lusitania-page-options-title = Про що можна домовитися
lusitania-page-credit = { $title } — гра Жуана Кінтели Мартінша, видана Pythagoras 2021 року. Це незалежна версія з власними словами й малюнками. Якщо гра вам подобається, купіть її: так ви подякуєте тим, хто її створив.
