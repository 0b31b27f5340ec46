# History of the Roman Empire in the browser: short words on the board, names of regions for screen readers, and the rules page.
# $side is a side by the name of its player, $force a force by name; $land and $area are names.
empire-score = { $n ->
        [one] { $n } очко
        [few] { $n } очка
       *[other] { $n } очков
    }
empire-turn-n = Ход { $n }
empire-key-digits = 1–9
empire-key-digits-does = вариант на панели; на карте: область, в порядке таблицы счёта; иначе карта события
empire-key-n = N
empire-key-n-does = на карте: следующая провинция, где можно что-то сделать; с Shift — предыдущая
empire-key-e-does = закончить шаг: начать, больше не покупать, закончить расширение

## The board and the map

empire-pages = Что показано
empire-others = Другие: { $pace }
empire-page-map = Карта
empire-page-score = Счёт
empire-page-timeline = Летопись
empire-steps = Шаги фазы
empire-sides = Стороны
empire-stock = Ход и жетоны
empire-map-map = Карта: стрелки ведут от провинции к провинции
empire-map-in = Ближе
empire-map-out = Дальше
empire-map-all = Вся карта
empire-map-alone = Больше карты: скрыть стороны и список
empire-map-layers = Слои
empire-map-owners = Владельцы
empire-map-units = Армии, форты, города
empire-map-names = Названия
empire-map-terrain = Местность
empire-map-values = Ценность областей
empire-map-straits = Проливы

## What is in a province


## Moves in words

empire-moves = Ваши ходы
empire-moves-other = Вне карты
empire-moves-card = Событие: { $card }
empire-moves-none = Сейчас решать нечего.
empire-button-accept = Принять
empire-button-refuse = Отказать
empire-button-keep = Сохранить
empire-button-remove = Снести
empire-button-sack = Разграбить
empire-button-spare = Пощадить
empire-button-roads = Дороги
empire-button-walls = Стены
empire-button-recruit = Набрать за { $cost }
empire-button-done-before = Начать
empire-button-done-building = Не покупать
empire-button-done-picking = Хватит
empire-button-done-placing = Закончить
empire-button-done-gifts = Хватит
empire-button-done-sites = Хватит
empire-gain = очки, которые он добавит в конце этой фазы
empire-worth = ценность области в этом ходу

## A side

empire-split = { $peoples } народы + { $factions } фракция
empire-counts = { $legions ->
        [one] { $legions } легион
        [few] { $legions } легиона
       *[other] { $legions } легионов
    } · { $cards ->
        [one] { $cards } карта
        [few] { $cards } карты
       *[other] { $cards } карт
    }
empire-dead = фракция выбыла

## Battle

empire-battle = Бой
empire-battle-plan = Атаковать: { $land }?
empire-won-attacker = победа атаки
empire-won-defender = победа защиты
empire-won-tie = ничья, ещё раз
empire-won-fort = форт пал
empire-won-spared = отборные устояли

## Tokens

empire-brief-legion = { $n ->
        [one] +{ $n } легион
        [few] +{ $n } легиона
       *[other] +{ $n } легионов
    }
empire-brief-attack = +1 атака
empire-brief-dice3 = три кубика
empire-brief-tie = ничьи ваши
empire-brief-vp = +1 за провинцию
empire-token-unseen = Один у вас уже есть: этот отдают не глядя.
empire-tens = { $low }–{ $high }
empire-keep = Оставить
empire-pass = Отдать: { $side }

## Event cards

empire-hand = Ваши карты событий
empire-hand-of = Карты: { $side }
empire-hand-empty = В руке нет карт событий.
empire-events-left = осталось событий: { $n }

## Score and timeline

empire-score-now = Что каждая сторона получила бы сейчас: очки (провинции)
empire-score-lands = { $n ->
        [one] { $n } провинция
        [few] { $n } провинции
       *[other] { $n } провинций
    }
empire-score-cities = Города
empire-score-emperor = Император
empire-score-sum = Сейчас
empire-score-so-far = Было
empire-score-total = Всего
empire-short-peoples = народы
empire-short-factions = фракция
empire-chart-people = сила { $n }, { $land }
empire-chart-peoples = Народы
empire-chart-factions = Императоры
empire-house-star = Звёздочка отмечает домашнее значение: его восстановили мы.

## The rules page

empire-chapter-goal = Цель
empire-chapter-map = Карта
empire-chapter-start = Начало
empire-chapter-tokens = Жетоны
empire-chapter-peoples = Народы
empire-chapter-placing = Расширение
empire-chapter-building = Строительство
empire-chapter-legions = Легионы и города
empire-chapter-battle = Бой
empire-chapter-defence = Защита
empire-chapter-conquest = Завоевание
empire-chapter-scoring = Подсчёт очков
empire-chapter-events = События
empire-chapter-end = Конец
empire-chapter-players = Вдвоём и втроём
empire-chapter-house = Домашние значения
empire-chapter-areas = Области
empire-chapter-chart = Народы и императоры
empire-chapter-cards = Карты событий
empire-chapter-options = О чём можно договориться
empire-chapter-glossary = Слова
empire-house-which = Домашние значения: состав областей, их ценность, границы, местность и ресурсы; где начинают большинство народов и сколь они сильны; что приносят большинство императоров; царства и малые народы; действие карт событий, но не их число по видам. В таблицах такое значение отмечено звёздочкой.
empire-chapter-areas-text = Ценность области в каждом ходу. Всё это домашние значения.
empire-chapter-chart-text = Числа — номера жетонов. У народа указаны сила и стартовая провинция, у императора то, что он приносит. Звёздочка отмечает домашнее значение.
empire-chapter-cards-text = Карты собраны в наборы, и каждая сторона получает по одной из каждого; одна карта дополнительная. Действия карт — домашние значения, нашими словами.
empire-provinces = Провинции
