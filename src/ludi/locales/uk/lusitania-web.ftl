# Lusitania XXI у браузері: короткі слова на полі, назви областей для програм читання з екрана, сторінка правил.

lusitania-score = { $n ->
        [one] { $n } очко
        [few] { $n } очки
        [many] { $n } очок
       *[other] { $n } очка
    }
lusitania-summary = { $turn ->
        [0] Початок
       *[other] Хід { $turn }
    } · { $run ->
        [first] колода { $deck }
        [second] колода { $deck } (2-га)
       *[last] останній хід
    }
lusitania-standing = { $seat }: { $points ->
        [one] { $points } очко
        [few] { $points } очки
        [many] { $points } очок
       *[other] { $points } очка
    }, лишилося { $left }
lusitania-region-hand = Рука
lusitania-release = Звільнити
lusitania-camp = Табір
lusitania-deck = Колода
lusitania-discard = скид
lusitania-awards = Laurus і Virtus
lusitania-legion = Легіон: { $seat }
lusitania-key-digits-does = карта руки, потім табору; комірка, коли її треба вибрати
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
lusitania-deck-long = { $run ->
        [first] перший раз; коли скінчиться, скид перемішають
        [second] другий раз; коли скінчиться, гра закінчиться з цим ходом
       *[last] гра закінчиться з цим ходом
    }
lusitania-discard-show = { $n ->
        [one] { $n } карта в скиді
        [few] { $n } карти в скиді
        [many] { $n } карт у скиді
       *[other] { $n } карти в скиді
    }
lusitania-some = { $n ->
        [1] { $card }
       *[other] { $n } × { $card }
    }

## Місце

lusitania-seat = { $seat }: { $points ->
        [one] { $points } очко
        [few] { $points } очки
        [many] { $points } очок
       *[other] { $points } очка
    } з { $goal }, карт у руці: { $hand }{ $released ->
        [0] { "" }
       *[other] , звільнено: { $released }
    }
lusitania-counts = карт у руці: { $hand }{ $released ->
        [0] { "" }
       *[other] , звільнено: { $released }
    }
lusitania-colour = { $colour ->
        [blue] Аквітанія
        [red] Британія
        [yellow] Іспанія
        [green] Гельветія
       *[none] поки без провінції
    }
lusitania-has-awards = узяті карти: { $cards }

## Комірка та її карта

lusitania-cell = { $own ->
        [yes] Ваша комірка { $cell }
       *[no] Комірка { $cell }, { $seat }
    }
lusitania-cell-free = вільна
lusitania-holds = спорядження: { $cards }
lusitania-free = прийме: { $cards }
lusitania-any = усе, чого на ній немає
lusitania-award-free = { $have } з { $of }
lusitania-award-taken = узята ({ $seat })

## Що зробив би хід

lusitania-effect-points = { $vp ->
        [0] без очок
        [one] +{ $vp } очко
        [few] +{ $vp } очки
        [many] +{ $vp } очок
       *[other] +{ $vp } очка
    }: стане { $points } з { $goal }
lusitania-effect-awards = принесе { $cards }
lusitania-effect-colour = { $colour ->
        [blue] Аквітанія стане вашою
        [red] Британія стане вашою
        [yellow] Іспанія стане вашою
       *[green] Гельветія стане вашою
    }
lusitania-effect-release = коштує пів очка: стане { $points } з { $goal }
lusitania-effect-heal = поверне пів очка: стане { $points } з { $goal }
lusitania-effect-three = три однакові: вони підуть із табору
lusitania-taken = На шляху до руки: { $cards }

## Сторінка правил

lusitania-page-goal-title = Мета
lusitania-page-turn-title = Хід
lusitania-page-legion-title = Легіон
lusitania-page-camp-title = Табір
lusitania-page-end-title = Кінець
lusitania-page-expansions-title = Laurus і Virtus
lusitania-page-expansions = Кожне доповнення викладає на одну карту більше, ніж гравців. Хто першим зібрав те, чого вимагає карта, бере її й лишає собі. Карти Laurus дають очко, карти Virtus — постійну перевагу.
lusitania-page-assumed-title = Наші значення
lusitania-page-assumed = Очки й символи із зірочкою не названі в жодному відкритому джерелі: це наші значення.
lusitania-page-warriors-title = Воїни
lusitania-page-equipment-title = Спорядження
lusitania-page-guest-cards-title = Гості й карти Марса
lusitania-page-awards-title = Карти Laurus і Virtus
lusitania-page-options-title = Про що може домовитися стіл
lusitania-page-credit = { $title } — гра Жуана Кінтели Мартінша, видана Pythagoras 2021 року. Це незалежна версія з власними словами й малюнками. Якщо гра вам до душі, придбайте її: так ви подякуєте тим, хто її зробив.
