# Lusitania XXI в браузере: короткие слова на поле, названия областей для программ чтения с экрана, страница правил.

lusitania-score = { $n ->
        [one] { POINTS($n) } очко
        [few] { POINTS($n) } очка
        [many] { POINTS($n) } очков
       *[other] { POINTS($n) } очка
    }
lusitania-region-hand = Рука
lusitania-release = Уволить
lusitania-camp = Лагерь
lusitania-deck = Колода
lusitania-discard = сброс
lusitania-awards = Лаурус и Виртус
lusitania-legion = Легион: { $seat }
lusitania-key-digits-does = карта в руке, затем в лагере; ячейка, когда её надо выбрать
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
lusitania-discard-show = { $n ->
        [one] { $n } карта в сбросе
        [few] { $n } карты в сбросе
        [many] { $n } карт в сбросе
       *[other] { $n } карты в сбросе
    }

## Ячейка и её карта

lusitania-cell = { $own ->
        [yes] Ваша ячейка { $cell }
       *[no] Ячейка { $cell }, { $seat }
    }
lusitania-cell-free = свободна

## Страница правил

lusitania-page-goal-title = Цель
lusitania-page-turn-title = Ход
lusitania-page-legion-title = Легион
lusitania-page-camp-title = Лагерь
lusitania-page-end-title = Конец
lusitania-page-expansions-title = Лаурус и Виртус
lusitania-page-assumed-title = Домашние значения
lusitania-page-assumed = Очки и символы со звёздочкой не названы ни в одном открытом источнике: это домашние значения.
lusitania-page-warriors-title = Воины
lusitania-page-equipment-title = Снаряжение
lusitania-page-guest-cards-title = Гости и карты Марса
lusitania-page-awards-title = Карты Лаурус и Виртус
lusitania-page-options-title = О чём можно договориться
lusitania-page-credit = { $title } — игра Жуана Кинтелы Мартинша, изданная Pythagoras в 2021 году. Это независимая версия со своими словами и рисунками. Если игра вам нравится, купите её: так вы поблагодарите тех, кто её сделал.
