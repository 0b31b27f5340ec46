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
roma-discard-show = Переглянути скид
roma-known = Вам відомі: { $cards }
roma-region-dice = Кубики: { $seat }
roma-region-hand = Рука
roma-region-stock = Запас, колода і скид
roma-hand-hidden = Руки гравців приховано.
roma-end-cards = Карти
roma-end-money = Гроші
roma-die = Кубик { $n }
roma-slot-own = Ваш диск { $disc }
roma-slot-foe = Диск { $disc }, { $seat }
roma-slot-card = { $card }, { $type ->
        [building] будівля
       *[character] персонаж
    }, захист { $defence }{ $by ->
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
roma-now = Зараз:

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
roma-chip-cards = тягти { $n }
roma-chip-use = у дію
roma-chip-use-attack = { $percent } %
roma-chip-copy = копія
roma-chip-attack = { $percent } %
roma-chip-return = у руку
roma-chip-block = блок
roma-chip-discard = скид
roma-chip-second-die = { $n }
roma-chip-third-die = { $n }
roma-chip-adding = { $n }
roma-chip-adjust = { $to }
roma-chip-buy = { $n }
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

## Сторінка правил

roma-page-contents = На цій сторінці
roma-page-goal-title = Мета
roma-page-goal = У кожного з двох гравців по шість дисків, один навпроти одного. Карти на ваших дисках приносять переможні очки (ПО), гроші та неприємності іншій стороні. Перемагає той, у кого наприкінці більше ПО.
roma-page-start-title = Початок
roma-page-start = У кожного 10 ПО, чотири карти й жодної монети; у запасі 16 ПО. Дві з чотирьох карт ви віддаєте одне одному всліпу, ще не знаючи, що отримаєте самі.

    Потім кожен кладе свої чотири карти закритими на чотири різні диски свого боку, той, хто починає, — першим. Їх відкривають усі разом, платити за них не треба.
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
roma-page-battle = Б’ються Legionarius, Velites, Centurio та Onager: бойовий кубик кидають один раз. Якщо випало не менше за захист атакованої карти з усіма змінами, карта йде в скид; якщо менше, нічого не стається. Решта карт прибирає без бою.
roma-page-end-title = Кінець
roma-page-end = Гра одразу закінчується, коли ПО не лишилося в гравця або в запасі. Якщо на останню виплату запасу бракує, нестача все одно зараховується. За рівності ПО перемога спільна.
roma-page-characters = Персонажі
roma-page-buildings = Будівлі
roma-page-credit = Roma — гра Штефана Фельда, видана Queen Games 2005 року. Тут незалежна версія зі своїми словами й малюнками. Якщо гра вам подобається, купіть її: так ви подякуєте тим, хто її створив.
