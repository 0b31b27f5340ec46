# Roma в браузере: короткие слова на картах и кнопках, области для программ чтения с экрана, страница правил.

roma-vp = ПО
roma-vp-long = Победные очки
roma-money-long = Сестерции
roma-score = { $n } ПО
roma-summary = { $turn ->
        [0] Начало
       *[other] Ход { $turn }
    } · запас { $supply }
roma-supply-title = Запас
roma-supply = Осталось { $n } ПО
roma-supply-low = Почти пуст: когда кончится, кончится и игра.
roma-piles = Колода { $deck }, сброс { $discard }
roma-pile-draw = Колода
roma-pile-discard = Сброс
roma-battle-die = Боевой кубик
roma-discard-show = Посмотреть сброс
roma-known = Вам известны: { $cards }
roma-region-dice = Кубики: { $seat }
roma-region-hand = Рука
roma-region-stock = Запас, колода и сброс
roma-end-cards = Карты
roma-end-money = Деньги
roma-die = Кубик { $n }
roma-slot-own = { $disc ->
        [7] Ваше поле «Взятка»
       *[other] Ваш диск { $disc }
    }
roma-slot-foe = { $disc ->
        [7] Поле «Взятка», { $seat }
       *[other] Диск { $disc }, { $seat }
    }
roma-slot-card = { $card }, { $type ->
        [building] здание
       *[character] персонаж
    }, защита { $defence }{ $change ->
        [0] { "" }
       *[other] {" "}(изменена на { $by })
    }, цена { $cost }
roma-slot-empty = пусто, в начале следующего хода стоит 1 ПО
roma-slot-down = закрытая карта
roma-slot-down-known = { $card }, закрыта
roma-hand-card = { $card }, { $type ->
        [building] здание
       *[character] персонаж
    }, цена { $cost }, защита { $defence }
roma-short-of = не хватает { $n }
roma-blocked = блок
roma-weakened = вся защита −{ $n } в этот ход
roma-battle = { $card }: бросок { $n } против защиты { $defence }
roma-battle-held = Выстояла.

## Что выбрано

roma-chosen-die = Кубик { $n } выбран: на что его потратить?
roma-chosen-own = Выбрано: { $card }. Какой кубик?
roma-chosen-foe = Выбрано: { $card }
roma-chosen-hand = Выбрано: { $card }
roma-chosen-money = Деньги: какой кубик?
roma-chosen-cards = Карты: какой кубик?
roma-chosen-up = На один больше: какой кубик?
roma-chosen-down = На один меньше: какой кубик?
roma-chosen-tray = Выбрано: { $card }
roma-chosen-amount = Выбрано: { $n }
roma-chosen-end = Завершить ход?
roma-button-up = На один больше
roma-button-down = На один меньше
roma-doubt-over = Нижняя карта уйдёт в сброс
roma-doubt-end = Точно завершить ход?

## Слово-другое на цели

roma-chip-lay = сюда
roma-chip-place = сюда
roma-chip-give = отдать
roma-chip-keep = себе
roma-chip-take = взять
roma-chip-on = сюда
roma-chip-over = замена
roma-chip-money = взять { $n }
roma-chip-cards = тянуть { $n }
roma-chip-use = в ход
roma-chip-use-attack = { roma-chip-attack }
roma-chip-copy = копия
roma-chip-attack = { $percent ->
        [hidden] { $need }+
       *[other] { $percent } %
    }
roma-chip-return = в руку
roma-chip-block = блок
roma-chip-discard = сброс
roma-chip-second-die = { $n }
roma-chip-third-die = { $n }
roma-chip-adding = { $n }
roma-chip-adjust = { $to }
roma-chip-buy = { $n }
roma-chip-aside = ещё раз
roma-chip-use-bribe = за { $n }
roma-chip-copy-opposite = копия
roma-chip-statue = сброс
roma-chip-pay = за { $cost }
roma-chip-sponsor = за { $cost }
roma-chip-sacrifice = +{ $n } ПО
roma-chip-swapping = обмен
roma-chip-swap = обмен
roma-chip-use-attack-bribe = { roma-chip-attack }
roma-chip-end = конец

## Карты в двух словах

roma-short-sicarius = убирает персонажа и себя
roma-short-architectus = здания с руки бесплатно
roma-short-consiliarius = переложить персонажей
roma-short-legat = +1 ПО за пустой диск соперника
roma-short-gladiator = персонаж соперника — в руку
roma-short-mercator = купить ПО по 2 сестерция
roma-short-consul = кубик ±1
roma-short-legionarius = атакует карту напротив
roma-short-nero = убирает здание и себя
roma-short-praetorianus = блокирует диск на ход
roma-short-scaenicus = действует как другой персонаж
roma-short-haruspex = карта на выбор из колоды
roma-short-senator = персонажи с руки бесплатно
roma-short-velites = атакует любого персонажа
roma-short-essedum = защита соперника −2
roma-short-tribunus-plebis = отбирает 1 ПО
roma-short-centurio = атакует напротив, можно + кубик
roma-short-aesculapinum = персонаж из сброса в руку
roma-short-basilica = Forum рядом: +2 ПО
roma-short-machina = переложить здания
roma-short-forum = второй кубик: столько ПО
roma-short-mercatus = +1 ПО за Forum соперника
roma-short-onager = атакует любое здание
roma-short-templum = Forum рядом: и третий кубик
roma-short-turris = другие карты: защита +1
roma-short-decurion = персонаж рядом напротив, +1
roma-short-trumpeter = свои броски атаки — дважды
roma-short-poisoner = убирает персонажа напротив
roma-short-war-elephant = убирает слабую карту напротив
roma-short-patron = платит — и действует другая
roma-short-magister = действует как карта напротив
roma-short-painter = обоим +1 ПО за своё здание
roma-short-philosopher = сопернику на кубик меньше
roma-short-plunderer = отдать здание за ПО
roma-short-cavalry = убирает все Forum соперника
roma-short-restorer = здание из сброса в руку
roma-short-mercenary = атакует напротив, можно доплатить
roma-short-spy = берёт карту из чужой руки
roma-short-templar = полкубика в ПО
roma-short-beast = атакует слабейшую карту
roma-short-aqueduct = 3 ПО запаса — вон из игры
roma-short-arena = персонажи по очереди
roma-short-spring-of-bacchus = переброс в начале хода
roma-short-ballista = здание рядом напротив, +1
roma-short-fortuna = новая рука
roma-short-trireme = персонажей больше: +3 ПО
roma-short-wharf = обмен карты с рукой
roma-short-fortification = верхняя карта — на пустой диск
roma-short-statue-of-jupiter = 10 сестерциев: убрать карту
roma-short-ox-team = меньше 5 ПО: добрать
roma-short-altar = отдать персонажа за ПО
roma-short-battering-ram = убирает здание напротив
roma-short-tavern = +1 ПО за персонажа соперника
roma-short-road = действует как соседняя карта
roma-short-tax-collection = +2 сестерция на кубик денег

## Страница правил

roma-page-goal-title = Цель
roma-page-goal = У каждого из двух игроков по шесть дисков, напротив друг друга. Карты на ваших дисках приносят победные очки (ПО), деньги и неприятности другой стороне. Побеждает тот, у кого в конце больше ПО.
roma-page-start-title = Начало
roma-page-start = У каждого 10 ПО, четыре карты и ни одной монеты; в запасе 16 ПО. Две из четырёх карт вы отдаёте друг другу вслепую, ещё не зная, что получите сами.

    Затем каждый кладёт свои четыре карты закрытыми на четыре разных диска своей стороны, начинающий первым. Их открывают все вместе, платить за них не нужно.
roma-page-turn-title = Ход
roma-page-turn = Сначала отдайте в запас 1 ПО за каждый из своих шести дисков без карты.

    Затем бросьте три кубика. Три одинаковых можно перебросить.

    Затем действуйте в любом порядке и сколько хотите. Неиспользованные кубики пропадают.
roma-page-actions-title = Что можно делать
roma-page-actions = Выложить карту: заплатите цену и положите её на любой свой диск. Если там уже есть карта, она уходит в сброс. Кубик для этого не нужен.

    Взять деньги: кубик приносит столько сестерциев, сколько на нём выпало.

    Вытянуть карты: кубик со значением n позволяет посмотреть n карт. Одну вы оставляете, остальные сбрасываете в открытую. Предела для руки нет. Когда колода кончится, новой колодой станет сброс.

    Активировать карту: кубик идёт на диск с его числом, и карта на диске делает то, что на ней сказано. С одинаковыми кубиками — несколько раз. Карту, которой не на что подействовать, активировать нельзя.
roma-page-battle-title = Бой
roma-page-battle = Сражаются Legionarius, Velites, Centurio и Onager: боевой кубик бросают один раз. Если выпало не меньше защиты атакованной карты со всеми поправками, карта уходит в сброс; если меньше, ничего не происходит. Остальные карты убирают цель без боя.
roma-page-end-title = Конец
roma-page-end = Игра сразу кончается, когда ПО не осталось у игрока или в запасе. Если на последнюю выплату запаса не хватает, недостающее всё равно засчитывается. При равенстве ПО победа общая.
roma-page-characters = Персонажи
roma-page-buildings = Здания
roma-page-credit = Roma — игра Штефана Фельда, издана Queen Games в 2005 году. Здесь независимая версия со своими словами и рисунками. Если игра вам нравится, купите её: так вы поблагодарите тех, кто её сделал.

## Arena

roma-page-goal-arena = У каждого из двух игроков по семь мест, напротив друг друга: шесть дисков и «Взятка». Карты на ваших местах приносят победные очки (ПО), деньги и неприятности другой стороне. Побеждает тот, у кого в конце больше ПО.
roma-page-start-arena = У каждого 10 ПО, пять карт и ни одной монеты; в запасе 16 ПО. Две из пяти карт вы отдаёте друг другу вслепую, ещё не зная, что получите сами.

    Затем начинающий игрок бесплатно выкладывает свои пять карт в открытую на пять разных мест своей стороны; второй видит их и делает то же.
roma-page-turn-arena = Сначала отдайте в запас 1 ПО за каждое из своих семи мест без карты.

    Затем бросьте три кубика. Три одинаковых можно перебросить.

    Затем действуйте в любом порядке и сколько хотите. Неиспользованные кубики пропадают.
roma-page-bribery-title = Поле «Взятка»
roma-page-bribery = У седьмого места, за диском 6, нет числа. Карту на нём активирует любой кубик, если вы доплатите столько сестерциев, сколько на нём выпало. Это можно сделать один раз за ход.
roma-page-battle-arena = Сражаются Арена, Баллиста, Зверь, Десятник и Наёмник: боевой кубик бросают один раз. Если выпало не меньше защиты атакованной карты со всеми поправками, карта уходит в сброс; если меньше, ничего не происходит. Остальные карты убирают цель без боя.
roma-page-together-title = Вместе с картами Roma
roma-page-together = Открывая комнату, обе игры можно соединить: все карты в одной колоде; каждому игроку карты одной игры; или каждому колода из 55 карт по его выбору. «Взятка» и пять карт на старте остаются. Знаки I и II на картах говорят, из какой они игры.

    Если колода у каждого своя, то свой и сброс, а карта возвращается в ту колоду, из которой пришла.
roma-page-assumed-title = Наши числа
roma-page-assumed = Некоторых цен и защит нет ни в одном открытом источнике. Для них взяты наши числа, и в списке карт это сказано. Если игра у вас есть, впишите напечатанные числа, когда открываете комнату.
roma-page-credit-arena = Arena: Roma II — игра Штефана Фельда, издана Queen Games в 2009 году. Здесь независимая версия со своими словами и рисунками. Если игра вам нравится, купите её: так вы поблагодарите тех, кто её сделал.
