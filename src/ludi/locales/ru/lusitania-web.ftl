# Lusitania XXI в браузере: короткие слова на поле, названия областей для программ чтения с экрана, страница правил.

lusitania-score = { $n ->
        [one] { $n } очко
        [few] { $n } очка
        [many] { $n } очков
       *[other] { $n } очка
    }
lusitania-summary = { $turn ->
        [0] Начало
       *[other] Ход { $turn }
    } · { $run ->
        [first] колода { $deck }
        [second] колода { $deck } (2-я)
       *[last] последний ход
    }
lusitania-standing = { $seat }: { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }, осталось { $left }
lusitania-region-hand = Рука
lusitania-release = Уволить
lusitania-camp = Лагерь
lusitania-deck = Колода
lusitania-discard = сброс
lusitania-awards = Laurus и Virtus
lusitania-legion = Легион: { $seat }
lusitania-key-digits-does = карта руки, затем лагеря; ячейка, когда её надо выбрать
lusitania-key-e-does = закончить ход или перестать выбирать
lusitania-deck-run = { $run ->
        [first] колода
        [second] второй раз
       *[last] последний ход
    }
lusitania-deck-left = { $n ->
        [one] { $n } карта
        [few] { $n } карты
        [many] { $n } карт
       *[other] { $n } карты
    }
lusitania-deck-long = { $run ->
        [first] первый раз; когда она кончится, сброс перемешают
        [second] второй раз; когда она кончится, игра закончится с этим ходом
       *[last] игра закончится с этим ходом
    }
lusitania-discard-show = { $n ->
        [one] { $n } карта в сбросе
        [few] { $n } карты в сбросе
        [many] { $n } карт в сбросе
       *[other] { $n } карты в сбросе
    }
lusitania-some = { $n ->
        [1] { $card }
       *[other] { $n } × { $card }
    }

## Место

lusitania-seat = { $seat }: { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    } из { $goal }, карт в руке: { $hand }{ $released ->
        [0] { "" }
       *[other] , уволено: { $released }
    }
lusitania-counts = карт в руке: { $hand }{ $released ->
        [0] { "" }
       *[other] , уволено: { $released }
    }
lusitania-colour = { $colour ->
        [blue] Аквитания
        [red] Британия
        [yellow] Испания
        [green] Гельвеция
       *[none] пока без провинции
    }
lusitania-has-awards = взятые карты: { $cards }

## Ячейка и её карта

lusitania-cell = { $own ->
        [yes] Ваша ячейка { $cell }
       *[no] Ячейка { $cell }, { $seat }
    }
lusitania-cell-free = свободна
lusitania-holds = снаряжение: { $cards }
lusitania-free = примет: { $cards }
lusitania-any = всё, чего на ней нет
lusitania-award-free = { $have } из { $of }
lusitania-award-taken = взята ({ $seat })

## Что сделал бы ход

lusitania-effect-points = { $vp ->
        [0] без очков
        [one] +{ $vp } очко
        [few] +{ $vp } очка
        [many] +{ $vp } очков
       *[other] +{ $vp } очка
    }: станет { $points } из { $goal }
lusitania-effect-awards = принесёт { $cards }
lusitania-effect-colour = { $colour ->
        [blue] Аквитания станет вашей
        [red] Британия станет вашей
        [yellow] Испания станет вашей
       *[green] Гельвеция станет вашей
    }
lusitania-effect-release = стоит пол-очка: станет { $points } из { $goal }
lusitania-effect-heal = вернёт пол-очка: станет { $points } из { $goal }
lusitania-effect-three = три одинаковые: они уйдут из лагеря
lusitania-taken = На пути в руку: { $cards }

## Страница правил

lusitania-page-goal-title = Цель
lusitania-page-turn-title = Ход
lusitania-page-legion-title = Легион
lusitania-page-camp-title = Лагерь
lusitania-page-end-title = Конец
lusitania-page-expansions-title = Laurus и Virtus
lusitania-page-expansions = Каждое дополнение выкладывает на одну карту больше, чем игроков. Кто первым собрал то, чего требует карта, берёт её и оставляет себе. Карты Laurus дают очко, карты Virtus — постоянное преимущество.
lusitania-page-assumed-title = Наши значения
lusitania-page-assumed = Очки и символы со звёздочкой не названы ни в одном открытом источнике: это наши значения.
lusitania-page-warriors-title = Воины
lusitania-page-equipment-title = Снаряжение
lusitania-page-guest-cards-title = Гости и карты Марса
lusitania-page-awards-title = Карты Laurus и Virtus
lusitania-page-options-title = О чём может договориться стол
lusitania-page-credit = { $title } — игра Жуана Кинтелы Мартинша, изданная Pythagoras в 2021 году. Это независимая версия со своими словами и рисунками. Если игра вам нравится, купите её: так вы поблагодарите тех, кто её сделал.
