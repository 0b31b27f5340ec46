# History of the Roman Empire in the browser: short words on the board, names of regions for screen readers, and the rules page.
# $side is a side by the name of its player, $force a force by name; $land and $area are names.
empire-score = { $n ->
        [one] { $n } очко
        [few] { $n } очки
       *[other] { $n } очок
    }
empire-turn-n = Хід { $n }
empire-key-digits = 1–9
empire-key-digits-does = варіант на панелі; на карті: область, у порядку таблиці рахунку; інакше карта події
empire-key-n = N
empire-key-n-does = на карті: наступна провінція, де можна щось зробити; із Shift — попередня
empire-key-e-does = закінчити крок: почати, більше не купувати, закінчити розширення

## The board and the map

empire-pages = Що показано
empire-others = Інші: { $pace }
empire-page-map = Карта
empire-page-score = Рахунок
empire-page-timeline = Літопис
empire-steps = Кроки фази
empire-sides = Сторони
empire-stock = Хід і жетони
empire-map-map = Карта: стрілки ведуть від провінції до провінції
empire-map-in = Ближче
empire-map-out = Далі
empire-map-all = Уся карта
empire-map-alone = Більше карти: сховати сторони й список
empire-map-layers = Шари
empire-map-owners = Власники
empire-map-units = Армії, форти, міста
empire-map-names = Назви
empire-map-terrain = Місцевість
empire-map-values = Цінність областей
empire-map-straits = Протоки

## What is in a province


## Moves in words

empire-moves = Ваші ходи
empire-moves-other = Поза картою
empire-moves-card = Подія: { $card }
empire-moves-none = Зараз вирішувати нічого.
empire-button-accept = Прийняти
empire-button-refuse = Відмовити
empire-button-keep = Зберегти
empire-button-remove = Знести
empire-button-sack = Пограбувати
empire-button-spare = Пощадити
empire-button-roads = Дороги
empire-button-walls = Мури
empire-button-recruit = Набрати за { $cost }
empire-button-done-before = Почати
empire-button-done-building = Не купувати
empire-button-done-picking = Досить
empire-button-done-placing = Закінчити
empire-button-done-gifts = Досить
empire-button-done-sites = Досить
empire-gain = очки, які він додасть наприкінці цієї фази
empire-worth = цінність області в цьому ході

## A side

empire-split = { $peoples } народи + { $factions } фракція
empire-counts = { $legions ->
        [one] { $legions } легіон
        [few] { $legions } легіони
       *[other] { $legions } легіонів
    } · { $cards ->
        [one] { $cards } карта
        [few] { $cards } карти
       *[other] { $cards } карт
    }
empire-dead = фракція вибула

## Battle

empire-battle = Бій
empire-battle-plan = Атакувати: { $land }?
empire-won-attacker = перемога атаки
empire-won-defender = перемога захисту
empire-won-tie = нічия, ще раз
empire-won-fort = форт упав
empire-won-spared = добірні встояли

## Tokens

empire-brief-legion = { $n ->
        [one] +{ $n } легіон
        [few] +{ $n } легіони
       *[other] +{ $n } легіонів
    }
empire-brief-attack = +1 атака
empire-brief-dice3 = три кубики
empire-brief-tie = нічиї ваші
empire-brief-vp = +1 за провінцію
empire-token-unseen = Один у вас уже є: цей віддають не дивлячись.
empire-tens = { $low }–{ $high }
empire-keep = Лишити
empire-pass = Віддати: { $side }

## Event cards

empire-hand = Ваші карти подій
empire-hand-of = Карти: { $side }
empire-hand-empty = У руці немає карт подій.
empire-events-left = залишилося подій: { $n }

## Score and timeline

empire-score-now = Що кожна сторона дістала б зараз: очки (провінції)
empire-score-lands = { $n ->
        [one] { $n } провінція
        [few] { $n } провінції
       *[other] { $n } провінцій
    }
empire-score-cities = Міста
empire-score-emperor = Імператор
empire-score-sum = Зараз
empire-score-so-far = Було
empire-score-total = Усього
empire-short-peoples = народи
empire-short-factions = фракція
empire-chart-people = сила { $n }, { $land }
empire-chart-peoples = Народи
empire-chart-factions = Імператори
empire-house-star = Зірочка позначає домашнє значення: його відновили ми.

## The rules page

empire-chapter-goal = Мета
empire-chapter-map = Карта
empire-chapter-start = Початок
empire-chapter-tokens = Жетони
empire-chapter-peoples = Народи
empire-chapter-placing = Розширення
empire-chapter-building = Будівництво
empire-chapter-legions = Легіони й міста
empire-chapter-battle = Бій
empire-chapter-defence = Захист
empire-chapter-conquest = Завоювання
empire-chapter-scoring = Підрахунок очок
empire-chapter-events = Події
empire-chapter-end = Кінець
empire-chapter-players = Удвох і втрьох
empire-chapter-house = Домашні значення
empire-chapter-areas = Області
empire-chapter-chart = Народи й імператори
empire-chapter-cards = Карти подій
empire-chapter-options = Про що можна домовитися
empire-chapter-glossary = Слова
empire-house-which = Домашні значення: склад областей, їхня цінність, кордони, місцевість і ресурси; де починає більшість народів і яка в них сила; що приносить більшість імператорів; царства й малі народи; дія карт подій, але не їхня кількість за видами. У таблицях таке значення позначено зірочкою.
empire-chapter-areas-text = Цінність області в кожному ході. Усе це домашні значення.
empire-chapter-chart-text = Числа — номери жетонів. У народу вказано силу й стартову провінцію, в імператора те, що він приносить. Зірочка позначає домашнє значення.
empire-chapter-cards-text = Карти зібрані в набори, і кожна сторона дістає по одній із кожного; одна карта додаткова. Дії карт — домашні значення, нашими словами.
empire-provinces = Провінції
