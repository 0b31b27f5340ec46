# Roma у браузері: короткі слова на картах і кнопках, області для програм читання з екрана, сторінка правил.

roma-vp = ПО
roma-vp-long = Переможні очки
roma-money-long = Сестерції
roma-score = { $n } ПО
roma-summary = { $turn ->
        [0] Початок
       *[other] Хід { $turn }
    } · запас { $supply }
roma-supply-title = Запас
roma-supply = Лишилося { $n } ПО
roma-supply-low = Майже порожній: коли скінчиться, скінчиться й гра.
roma-piles = Колода { $deck }, скид { $discard }
roma-pile-draw = Колода
roma-pile-discard = Скид
roma-battle-die = Бойовий кубик
roma-discard-show = Переглянути скид
roma-known = Вам відомі: { $cards }
roma-region-dice = Кубики: { $seat }
roma-region-hand = Рука
roma-region-stock = Запас, колода і скид
roma-end-cards = Карти
roma-end-money = Гроші
roma-die = Кубик { $n }
roma-slot-own = { $disc ->
        [7] Ваше поле «Хабар»
       *[other] Ваш диск { $disc }
    }
roma-slot-foe = { $disc ->
        [7] Поле «Хабар», { $seat }
       *[other] Диск { $disc }, { $seat }
    }
roma-slot-card = { $card }, { $type ->
        [building] будівля
       *[character] персонаж
    }, захист { $defence }{ $change ->
        [0] { "" }
       *[other] {" "}(змінено на { $by })
    }, ціна { $cost }
roma-slot-empty = порожньо, на початку наступного ходу коштує 1 ПО
roma-slot-down = закрита карта
roma-slot-down-known = { $card }, закрита
roma-hand-card = { $card }, { $type ->
        [building] будівля
       *[character] персонаж
    }, ціна { $cost }, захист { $defence }
roma-short-of = бракує { $n }
roma-blocked = блок
roma-weakened = весь захист −{ $n } цього ходу
roma-battle = { $card }: кидок { $n } проти захисту { $defence }
roma-battle-held = Карта встояла.

## Що вибрано

roma-chosen-die = Кубик { $n } вибрано: на що його витратити?
roma-chosen-own = Вибрано: { $card }. Який кубик?
roma-chosen-foe = Вибрано: { $card }
roma-chosen-hand = Вибрано: { $card }
roma-chosen-money = Гроші: який кубик?
roma-chosen-cards = Карти: який кубик?
roma-chosen-up = На один більше: який кубик?
roma-chosen-down = На один менше: який кубик?
roma-chosen-tray = Вибрано: { $card }
roma-chosen-amount = Вибрано: { $n }
roma-chosen-end = Завершити хід?
roma-button-up = На один більше
roma-button-down = На один менше
roma-doubt-over = Нижня карта піде в скид
roma-doubt-end = Точно завершити хід?

## Слово-друге на цілі

roma-chip-lay = сюди
roma-chip-place = сюди
roma-chip-give = віддати
roma-chip-keep = собі
roma-chip-take = узяти
roma-chip-on = сюди
roma-chip-over = заміна
roma-chip-money = узяти { $n }
roma-chip-cards = узяти { $n }
roma-chip-use = активація
roma-chip-use-attack = { roma-chip-attack }
roma-chip-copy = копія
roma-chip-attack = { $percent ->
        [hidden] { $need }+
       *[other] { $percent } %
    }
roma-chip-return = у руку
roma-chip-block = блок
roma-chip-discard = скид
roma-chip-second-die = { $n }
roma-chip-third-die = { $n }
roma-chip-adding = { $n }
roma-chip-adjust = { $to }
roma-chip-buy = { $n }
roma-chip-aside = ще раз
roma-chip-use-bribe = за { $n }
roma-chip-copy-opposite = копія
roma-chip-statue = скид
roma-chip-pay = за { $cost }
roma-chip-sponsor = за { $cost }
roma-chip-sacrifice = +{ $n } ПО
roma-chip-swapping = обмін
roma-chip-swap = обмін
roma-chip-use-attack-bribe = { roma-chip-attack }
roma-chip-end = кінець

## Карти у двох словах

roma-short-sicarius = прибирає персонажа й себе
roma-short-architectus = будівлі з руки безкоштовно
roma-short-consiliarius = перекласти персонажів
roma-short-legat = +1 ПО за порожній диск суперника
roma-short-gladiator = персонаж суперника — у руку
roma-short-mercator = купити ПО по 2 сестерції
roma-short-consul = кубик ±1
roma-short-legionarius = атакує карту навпроти
roma-short-nero = прибирає будівлю й себе
roma-short-praetorianus = блокує диск на хід
roma-short-scaenicus = діє як інший персонаж
roma-short-haruspex = карта на вибір з колоди
roma-short-senator = персонажі з руки безкоштовно
roma-short-velites = атакує будь-якого персонажа
roma-short-essedum = захист суперника −2
roma-short-tribunus-plebis = відбирає 1 ПО
roma-short-centurio = атакує навпроти, можна + кубик
roma-short-aesculapinum = персонаж зі скиду в руку
roma-short-basilica = Forum поруч: +2 ПО
roma-short-machina = перекласти будівлі
roma-short-forum = другий кубик: стільки ПО
roma-short-mercatus = +1 ПО за Forum суперника
roma-short-onager = атакує будь-яку будівлю
roma-short-templum = Forum поруч: і третій кубик
roma-short-turris = інші карти: захист +1
roma-short-decurion = персонаж поряд навпроти, +1
roma-short-trumpeter = свої кидки атаки — двічі
roma-short-poisoner = прибирає персонажа навпроти
roma-short-war-elephant = прибирає слабку карту навпроти
roma-short-patron = платить — і діє інша
roma-short-magister = діє як карта навпроти
roma-short-painter = обом +1 ПО за свою будівлю
roma-short-philosopher = супернику на кубик менше
roma-short-plunderer = віддати будівлю за ПО
roma-short-cavalry = прибирає всі Forum суперника
roma-short-restorer = будівля зі скиду в руку
roma-short-mercenary = атакує навпроти, можна доплатити
roma-short-spy = бере карту з чужої руки
roma-short-templar = пів кубика в ПО
roma-short-beast = атакує найслабшу карту
roma-short-aqueduct = 3 ПО запасу — геть із гри
roma-short-arena = персонажі по черзі
roma-short-spring-of-bacchus = перекид на початку ходу
roma-short-ballista = будівля поряд навпроти, +1
roma-short-fortuna = нова рука
roma-short-trireme = персонажів більше: +3 ПО
roma-short-wharf = обмін карти з рукою
roma-short-fortification = верхня карта — на порожній диск
roma-short-statue-of-jupiter = 10 сестерціїв: прибрати карту
roma-short-ox-team = менше 5 ПО: добрати
roma-short-altar = віддати персонажа за ПО
roma-short-battering-ram = прибирає будівлю навпроти
roma-short-tavern = +1 ПО за персонажа суперника
roma-short-road = діє як сусідня карта
roma-short-tax-collection = +2 сестерції на кубик грошей

## Сторінка правил

roma-page-goal-title = Мета
roma-page-goal = У кожного з двох гравців по шість дисків, один навпроти одного. Карти на ваших дисках приносять переможні очки (ПО), гроші та неприємності іншій стороні. Перемагає той, у кого наприкінці більше ПО.
roma-page-start-title = Початок
roma-page-start = У кожного 10 ПО, чотири карти й жодної монети; у запасі 16 ПО. Дві з чотирьох карт ви віддаєте одне одному наосліп, ще не знаючи, що отримаєте самі.

    Потім кожен кладе свої чотири карти закритими на чотири різні диски свого боку. Першим викладає той, хто починає; відкривають карти всі разом, платити за них не треба.
roma-page-turn-title = Хід
roma-page-turn = Спочатку віддайте в запас 1 ПО за кожен зі своїх шести дисків без карти.

    Потім киньте три кубики. Три однакові можна перекинути.

    Потім дійте в будь-якому порядку й скільки хочете. Невикористані кубики пропадають.
roma-page-actions-title = Що можна робити
roma-page-actions = Викласти карту: заплатіть ціну й покладіть її на будь-який свій диск. Якщо там уже є карта, вона йде в скид. Кубик для цього не потрібен.

    Узяти гроші: кубик приносить стільки сестерціїв, скільки на ньому випало.

    Витягти карти: кубик зі значенням n дозволяє переглянути n карт. Одну ви залишаєте, решту скидаєте відкрито. Межі для руки немає. Коли колода скінчиться, новою колодою стане скид.

    Активувати карту: кубик іде на диск зі своїм числом, і карта на диску робить те, що на ній сказано. З однаковими кубиками — кілька разів. Карту, якій немає на що подіяти, активувати не можна.
roma-page-battle-title = Бій
roma-page-battle = Б’ються Legionarius, Velites, Centurio та Onager: бойовий кубик кидають один раз. Якщо випало не менше за захист атакованої карти з усіма змінами, карта йде в скид; якщо менше, нічого не стається. Решта карт прибирає ціль без бою.
roma-page-end-title = Кінець
roma-page-end = Гра одразу закінчується, коли ПО не лишилося в гравця або в запасі. Якщо на останню виплату запасу бракує, нестача все одно зараховується. За рівності ПО перемога спільна.
roma-page-characters = Персонажі
roma-page-buildings = Будівлі
roma-page-credit = Roma — гра Штефана Фельда, видана Queen Games 2005 року. Тут незалежна версія зі своїми словами й малюнками. Якщо гра вам подобається, купіть її: так ви подякуєте тим, хто її створив.

## Arena

roma-page-goal-arena = У кожного з двох гравців по сім місць, одне навпроти одного: шість дисків і «Хабар». Карти на ваших місцях приносять переможні очки (ПО), гроші та неприємності іншій стороні. Перемагає той, у кого наприкінці більше ПО.
roma-page-start-arena = У кожного 10 ПО, п’ять карт і жодної монети; у запасі 16 ПО. Дві з п’яти карт ви віддаєте один одному наосліп, ще не знаючи, що отримаєте самі.

    Потім гравець, який починає, безкоштовно викладає свої п’ять карт відкрито на п’ять різних місць свого боку; другий бачить їх і робить те саме.
roma-page-turn-arena = Спершу віддайте в запас 1 ПО за кожне зі своїх семи місць без карти.

    Потім киньте три кубики. Три однакові можна перекинути.

    Потім дійте в будь-якому порядку й скільки хочете. Невикористані кубики пропадають.
roma-page-bribery-title = Поле «Хабар»
roma-page-bribery = Сьоме місце, за диском 6, не має числа. Карту на ньому активує будь-який кубик, якщо ви доплатите стільки сестерціїв, скільки на ньому випало. Це можна зробити один раз за хід.
roma-page-battle-arena = Б’ються Арена, Баліста, Звір, Десятник і Найманець: бойовий кубик кидають один раз. Якщо випало не менше за захист атакованої карти з усіма змінами, карта йде в скид; якщо менше, нічого не стається. Решта карт прибирає ціль без бою.
roma-page-together-title = Разом із картами Roma
roma-page-together = Відкриваючи кімнату, обидві гри можна поєднати: усі карти в одній колоді; кожному гравцеві карти однієї гри; або кожному колода з 55 карт на його вибір. «Хабар» і п’ять карт на початку лишаються. Позначки I та II на картах кажуть, з якої вони гри.

    Якщо колода в кожного своя, то свій і скид, а карта повертається в ту колоду, з якої прийшла.
roma-page-assumed-title = Наші числа
roma-page-assumed = Деяких цін і захистів немає в жодному відкритому джерелі. Для них узято наші числа, і в списку карт це сказано. Якщо гра у вас є, впишіть надруковані числа, коли відкриваєте кімнату.
roma-page-credit-arena = Arena: Roma II — гра Штефана Фельда, видана Queen Games у 2009 році. Тут незалежна версія зі своїми словами й малюнками. Якщо гра вам подобається, придбайте її: так ви подякуєте тим, хто її зробив.
