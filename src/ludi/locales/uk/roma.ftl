# Roma й Arena: карти, журнал, ходи та слова про позицію.
# $seat і $foe — імена гравців будь-якого роду («Ви», «Бот Centurio»), тому після них стоїть двокрапка й немає роду в
# дієслові. $card і $with — назви карт: латинські у грі Roma, українські у грі Arena. Вони не відмінюються, тому там, де
# потрібен інший відмінок, перед ними стоїть слово «карта».

roma-name = Roma
roma-about = двоє гравців, кубики й карти: нападайте на ряд суперника та збирайте переможні очки
roma-points = { $seat }: { $vp } ПО
arena-name = Arena: Roma II
arena-about = Roma із сімома місцями та хабарем; сама або з картами обох ігор

# «Хабар» — сьомий диск своєї сторони. Це частини інших речень.
roma-disc = { $disc ->
        [7] поле «Хабар»
       *[other] диск { $disc }
    }
roma-on = { $disc ->
        [7] на полі «Хабар»
       *[other] на диску { $disc }
    }
roma-onto = { $disc ->
        [7] на поле «Хабар»
       *[other] на диск { $disc }
    }
roma-from = { $disc ->
        [7] з поля «Хабар»
       *[other] з диска { $disc }
    }
roma-alien = { $alien ->
        [yes] { "" }, з чужої колоди
       *[no] { "" }
    }
roma-space = { $disc ->
        [7] «Хабар»
       *[other] { $disc }
    }

# Що треба на бойовому кубику і (roma-odds та наступні) з яким шансом; шанси читач може сховати. Певне й неможливе до них
# не належать і кажуться завжди.
roma-needs = { $can ->
        [never] треба { $need }, більше, ніж є на кубику
        [always] перемога напевно
       *[maybe] треба { $need } або більше{ $odds }
    }

roma-odds = {" "}({ $percent } %)
roma-odds-never = , але перемогти не може
roma-odds-always = , перемога напевно
roma-at-best = , шанс до { $percent } %
roma-at-best-never = , але перемогти не може
roma-at-best-always = , у найкращому разі перемога напевно
roma-one-of = , шанс перемогти одного { $percent } %
roma-one-of-never = , але перемогти не може
roma-one-of-always = , одного переможе напевно
## Карти

roma-card-sicarius = Sicarius
roma-card-architectus = Architectus
roma-card-consiliarius = Consiliarius
roma-card-legat = Legat
roma-card-gladiator = Gladiator
roma-card-mercator = Mercator
roma-card-consul = Consul
roma-card-legionarius = Legionarius
roma-card-nero = Nero
roma-card-praetorianus = Praetorianus
roma-card-scaenicus = Scaenicus
roma-card-haruspex = Haruspex
roma-card-senator = Senator
roma-card-velites = Velites
roma-card-essedum = Essedum
roma-card-tribunus-plebis = Tribunus Plebis
roma-card-centurio = Centurio
roma-card-decurion = Десятник
roma-card-trumpeter = Сурмач
roma-card-poisoner = Отруйник
roma-card-war-elephant = Бойовий слон
roma-card-patron = Меценат
roma-card-magister = Магістр
roma-card-painter = Живописець
roma-card-philosopher = Філософ
roma-card-plunderer = Грабіжник
roma-card-cavalry = Кіннота
roma-card-restorer = Реставратор
roma-card-mercenary = Найманець
roma-card-spy = Шпигун
roma-card-templar = Храмовник
roma-card-beast = Звір
roma-card-aesculapinum = Aesculapinum
roma-card-basilica = Basilica
roma-card-machina = Machina
roma-card-forum = Forum
roma-card-mercatus = Mercatus
roma-card-onager = Onager
roma-card-templum = Templum
roma-card-turris = Turris
roma-card-aqueduct = Акведук
roma-card-arena = Арена
roma-card-spring-of-bacchus = Джерело Вакха
roma-card-ballista = Баліста
roma-card-fortuna = Фортуна
roma-card-trireme = Трирема
roma-card-wharf = Пристань
roma-card-fortification = Укріплення
roma-card-statue-of-jupiter = Статуя Юпітера
roma-card-ox-team = Упряжка волів
roma-card-altar = Вівтар
roma-card-battering-ram = Таран
roma-card-tavern = Таверна
roma-card-road = Дорога
roma-card-tax-collection = Збір податків

roma-card-sicarius-text = Найманий убивця. Виберіть будь-якого персонажа суперника: він іде в скид, і Sicarius разом із ним. Бою немає.
roma-card-architectus-text = Архітектор. Викладіть з руки скільки завгодно будівель безкоштовно на будь-які свої диски. Можна накривати й свої карти, зокрема Architectus.
roma-card-consiliarius-text = Радник. Зніміть із дисків всіх своїх персонажів, зокрема Consiliarius, і розкладіть по різних своїх дисках. Накриті будівлі йдуть у скид.
roma-card-legat-text = Легат. Візьміть із запасу 1 переможне очко за кожен порожній диск суперника.
roma-card-gladiator-text = Гладіатор. Виберіть будь-якого персонажа суперника: він повертається в руку власника. Бою немає.
roma-card-mercator-text = Купець. Купіть у суперника переможні очки по { $n } { $n ->
        [one] сестерцію
        [few] сестерції
       *[other] сестерціїв
    }, скільки можете оплатити. Гроші отримує суперник.
roma-card-consul-text = Консул. Змініть один свій невикористаний кубик на одиницю вгору чи вниз, від 1 до 6.
roma-card-legionarius-text = Легіонер. Бій із картою навпроти, хай то персонаж чи будівля.
roma-card-nero-text = Нерон. Виберіть будь-яку будівлю суперника: вона йде в скид, і Nero разом із нею. Бою немає.
roma-card-praetorianus-text = Преторіанець. Виберіть будь-який диск суперника. У свій наступний хід суперник не може активувати карту на ньому.
roma-card-scaenicus-text = Актор. Виконує зі свого диска дію { $scaenicus ->
        [any] іншої вашої карти
       *[characters] іншого вашого персонажа
    }. Щоразу вибирайте наново.
roma-card-haruspex-text = Ворожбит. Перегляньте колоду й візьміть з неї одну карту в руку.
roma-card-senator-text = Сенатор. Викладіть з руки скільки завгодно персонажів безкоштовно на будь-які свої диски. Можна накривати й свої карти, зокрема Senator.
roma-card-velites-text = Легка піхота. Бій із будь-яким персонажем суперника, хоч би де він лежав.
roma-card-essedum-text = Колісниця. До кінця цього ходу захист усіх карт суперника на { $n } менший. Повторні застосування додаються.
roma-card-tribunus-plebis-text = Народний трибун. Візьміть у суперника 1 переможне очко.
roma-card-centurio-text = Центуріон. Бій із картою навпроти, хай то персонаж чи будівля. Якщо кидок замалий, можна додати один невикористаний кубик.
roma-card-decurion-text = Бій із персонажем прямо навпроти або навскіс. До кидка додається { $n }.
roma-card-trumpeter-text = Кубик не потрібен. Кожен кидок у своїх атаках можна повторити один раз; рахується другий.
roma-card-poisoner-text = Персонаж навпроти йде в скид. Бою немає.
roma-card-war-elephant-text = Карта навпроти йде в скид, якщо її захист зараз не більший за { $n }. Бою немає.
roma-card-patron-text = Заплатіть ще раз ціну іншої своєї карти: вона діє, кубик не потрібен.
roma-card-magister-text = Виконує зі свого диска дію карти навпроти, хай то персонаж чи будівля.
roma-card-painter-text = Обидва гравці беруть із запасу по 1 переможному очку за кожну свою будівлю.
roma-card-philosopher-text = У свій наступний хід суперник кидає на один кубик менше. Повторні застосування додаються.
roma-card-plunderer-text = Скиньте одну свою будівлю: візьміть із запасу стільки переможних очок, який зараз її захист.
roma-card-cavalry-text = Усі карти Forum суперника йдуть у скид. Бою немає.
roma-card-restorer-text = Візьміть у руку будь-яку будівлю зі скиду.
roma-card-mercenary-text = Бій із картою навпроти, хай то персонаж чи будівля. Якщо кидок замалий, можна доплатити: { $n ->
        [one] за кожен { $n } сестерцій до нього додається 1
        [few] за кожні { $n } сестерції до нього додається 1
       *[other] за кожні { $n } сестерціїв до нього додається 1
    }.
roma-card-spy-text = Подивіться карти в руці суперника. Одну з них можна взяти собі.
roma-card-templar-text = Киньте бойовий кубик: візьміть із запасу половину результату, з округленням угору, переможними очками.
roma-card-beast-text = Бій із картою суперника, у якої найслабший захист. З рівних вибираєте ви.
roma-card-aesculapinum-text = Храм Ескулапа. Візьміть у руку будь-якого персонажа зі скиду.
roma-card-basilica-text = Базиліка. Кубик не потрібен. Щоразу, коли ви активуєте Forum на сусідньому диску, візьміть із запасу ще { $n } { $n ->
        [one] переможне очко
        [few] переможні очки
       *[other] переможних очок
    }.
roma-card-machina-text = Підіймальний кран. Зніміть із дисків всі свої будівлі, зокрема Machina, і розкладіть по різних своїх дисках. Накриті персонажі йдуть у скид.
roma-card-forum-text = Форум. Потрібен другий невикористаний кубик: візьміть із запасу стільки переможних очок, скільки на ньому випало.
roma-card-mercatus-text = Ринок. { $mercatus ->
        [opponent] Візьміть у суперника 1 переможне очко за кожен його Forum.
       *[supply] Візьміть із запасу 1 переможне очко за кожен Forum суперника.
    }
roma-card-onager-text = Катапульта. Бій із будь-якою будівлею суперника, хоч би де вона лежала.
roma-card-templum-text = Храм. Кубик не потрібен. Коли ви активуєте Forum на сусідньому диску, до переможних очок можна додати третій кубик.
roma-card-turris-text = Вежа. Кубик не потрібен. Захист усіх інших ваших карт на 1 більший. Дві вежі зміцнюють одна одну.
roma-card-aqueduct-text = { $n ->
        [one] { $n } переможне очко із запасу йде з гри.
        [few] { $n } переможні очки із запасу йдуть з гри.
       *[other] { $n } переможних очок із запасу йдуть з гри.
    }
roma-card-arena-text = Бій із персонажами суперника по черзі, з диска 1 по 6{ $arena ->
        [bribery] , потім на полі «Хабар»
       *[discs] { "" }
    }, доки одного з них не переможено.
roma-card-spring-of-bacchus-text = Кубик не потрібен. Після кидка на початку ходу можна один раз перекинути будь-які з кубиків.
roma-card-ballista-text = Бій із будівлею прямо навпроти або навскіс. До кидка додається { $n }.
roma-card-fortuna-text = Скиньте всі карти з руки й витягніть стільки ж.
roma-card-trireme-text = Візьміть із запасу { $n } { $n ->
        [one] переможне очко
        [few] переможні очки
       *[other] переможних очок
    }, якщо у вас більше персонажів, ніж у суперника.
roma-card-wharf-text = Можна безкоштовно обміняти одну свою карту на диску на карту з руки.
roma-card-fortification-text = Відкрийте верхню карту колоди й безкоштовно покладіть на будь-який свій порожній диск.
roma-card-statue-of-jupiter-text = Заплатіть { $n } { $n ->
        [one] сестерцій
        [few] сестерції
       *[other] сестерціїв
    }: скиньте будь-яку карту суперника. Бою немає.
roma-card-ox-team-text = Якщо у вас менше ніж { $n } { $n ->
        [one] переможного очка
        [few] переможних очок
       *[other] переможних очок
    }, візьміть із запасу ті, яких бракує.
roma-card-altar-text = Скиньте одного свого персонажа: візьміть із запасу стільки переможних очок, який зараз його захист.
roma-card-battering-ram-text = Будівля навпроти йде в скид. Бою немає.
roma-card-tavern-text = Візьміть із запасу 1 переможне очко за кожного персонажа суперника.
roma-card-road-text = Виконує зі свого диска дію сусідньої карти, ліворуч чи праворуч.
roma-card-tax-collection-text = Кубик не потрібен. Кожен кубик, на який ви берете гроші, приносить ще { $n } { $n ->
        [one] сестерцій
        [few] сестерції
       *[other] сестерціїв
    }.

roma-card-facts = { $type ->
        [building] будівля
       *[character] персонаж
    }, ціна { $cost }, захист { $defence }, { $decks ->
        [2] в обох колодах разом
       *[other] у колоді
    } { $copies }
roma-card-facts-marked = { $facts }; { $mark }
roma-card-set = { $set ->
        [roma] з гри Roma
        [arena] з гри Arena
       *[both] з обох ігор
    }
roma-card-assumed = { $what ->
        [defence] захист — домашнє значення
       *[both] ціна й захист — домашні значення
    }
roma-card-changed = ціну й захист задано за цим столом

## Карти у двох словах

roma-short-sicarius = прибирає персонажа й себе
roma-short-architectus = будівлі з руки безкоштовно
roma-short-consiliarius = перекласти персонажів
roma-short-legat = +1 ПО за порожній диск суперника
roma-short-gladiator = персонаж суперника — у руку
roma-short-mercator = купити ПО по { $n } { $n ->
        [one] сестерцію
        [few] сестерції
       *[other] сестерціїв
    }
roma-short-consul = кубик ±1
roma-short-legionarius = атакує карту навпроти
roma-short-nero = прибирає будівлю й себе
roma-short-praetorianus = блокує диск на хід
roma-short-scaenicus = діє як { $scaenicus ->
        [any] інша карта
       *[characters] інший персонаж
    }
roma-short-haruspex = карта на вибір з колоди
roma-short-senator = персонажі з руки безкоштовно
roma-short-velites = атакує будь-якого персонажа
roma-short-essedum = захист суперника −{ $n }
roma-short-tribunus-plebis = відбирає 1 ПО
roma-short-centurio = атакує навпроти, можна + кубик
roma-short-aesculapinum = персонаж зі скиду в руку
roma-short-basilica = Forum поруч: +{ $n } ПО
roma-short-machina = перекласти будівлі
roma-short-forum = другий кубик: стільки ПО
roma-short-mercatus = +1 ПО за Forum суперника
roma-short-onager = атакує будь-яку будівлю
roma-short-templum = Forum поруч: і третій кубик
roma-short-turris = інші карти: захист +1
roma-short-decurion = персонаж поряд навпроти, +{ $n }
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
roma-short-aqueduct = { $n } ПО запасу — геть із гри
roma-short-arena = персонажі по черзі
roma-short-spring-of-bacchus = перекид на початку ходу
roma-short-ballista = будівля поряд навпроти, +{ $n }
roma-short-fortuna = нова рука
roma-short-trireme = персонажів більше: +{ $n } ПО
roma-short-wharf = обмін карти з рукою
roma-short-fortification = верхня карта — на порожній диск
roma-short-statue-of-jupiter = { $n } { $n ->
        [one] сестерцій
        [few] сестерції
       *[other] сестерціїв
    }: прибрати карту
roma-short-ox-team = менше { $n } ПО: добрати
roma-short-altar = віддати персонажа за ПО
roma-short-battering-ram = прибирає будівлю навпроти
roma-short-tavern = +1 ПО за персонажа суперника
roma-short-road = діє як сусідня карта
roma-short-tax-collection = +{ $n } { $n ->
        [one] сестерцій
        [few] сестерції
       *[other] сестерціїв
    } на кубик грошей

## Правила коротко, для довідки

roma-rules-goal = Гра одразу закінчується, коли переможних очок (ПО) не лишилося в когось із гравців або в запасі. Перемагає той, у кого ПО більше.
roma-rules-start = До першого ходу кожен отримує { $n ->
        [one] { $n } карту
        [few] { $n } карти
       *[other] { $n } карт
    } і дві з них віддає суперникові. Потім усі карти безкоштовно викладаються { $open ->
        [yes] відкритими: спершу гравцем, що починає, потім іншим
       *[no] закритими й відкриваються разом
    }.
roma-rules-turn = Хід: віддайте 1 ПО за кожен свій диск без карти, киньте три кубики, потім дійте в будь-якому порядку. Невикористані кубики пропадають.
roma-rules-bribery = Поле «Хабар» — ваш сьомий диск, поруч із диском 6. Карту на ньому активує кубик з будь-яким числом, якщо ще й заплатити стільки ж сестерціїв; один раз за хід.
roma-rules-actions = Викладіть карту з руки на будь-який свій диск і заплатіть її ціну. Або витратьте кубик: узяти стільки сестерціїв, скільки на ньому випало; витягти стільки карт і лишити одну; активувати карту на своєму диску з цим числом.
roma-rules-battle = Бій: один кубик. Якщо випало не менше за захист атакованої карти з усіма змінами, карта йде в скид.
roma-rules-cards-mixed = Карти обох ігор — одна колода.
roma-rules-cards-separate = В одного гравця карти гри Roma, в іншого — гри Arena; у кожного своя колода й свій скид. Карта повертається в ту колоду, з якої прийшла.
roma-rules-cards-built = У кожного гравця колода на власний вибір, зі своїм скидом. Карта повертається в ту колоду, з якої прийшла.
roma-rules-sets = На дошці I — карта гри Roma, II — карта гри Arena{ $decks ->
        [2] ; ↔ — карта, що повернеться в колоду іншого гравця
       *[other] { "" }
    }.
roma-rules-assumed = Домашнє значення — число, якого немає в жодному відкритому джерелі. Якщо у вас є гра, вкажіть справжні числа через --facts.

## Налаштування партії

roma-option-cards = Карти
roma-option-cards-roma = Roma
roma-option-cards-arena = Arena
roma-option-cards-mixed = обидві гри в одній колоді
roma-option-cards-separate = кожному гравцеві своя гра
roma-option-cards-built = кожному гравцеві своя колода
roma-option-max-turns = Після скількох ходів перемагає той, у кого більше ПО (0: без межі)
roma-option-scaenicus-any-card = Scaenicus може копіювати й будівлі
roma-option-mercatus-from-opponent = Mercatus бере ПО в суперника, а не із запасу
roma-option-repeat-triple-reroll = Три однакові кубики можна перекидати не один раз
roma-option-beginner = Для початківців: без хабаря, по чотири карти
roma-option-arena-hits-bribery = Арена б’ється й з персонажем на полі «Хабар»
roma-option-reshuffle = Скид стає новою колодою
roma-option-reshuffle-at-once = щойно колода закінчилася
roma-option-reshuffle-when-needed = коли знадобиться карта
roma-option-first-set = Карти першого гравця
roma-option-first-set-roma = Roma
roma-option-first-set-arena = Arena
roma-option-first-deck = Колода першого гравця
roma-option-second-deck = Колода другого гравця
roma-option-numbers = Ціни й захисти, змінені за цим столом

## Журнал

roma-told-dealt = { $seat }: карта на старті — { $card }.
roma-told-gives = { $seat }: віддано карту { $card }.
roma-told-gives-unseen = { $seat }: віддано одну карту.
roma-told-receives = { $seat }: отримано карту { $card }.
roma-told-receives-unseen = { $seat }: отримано одну карту.
roma-told-places = { $seat }: закрита карта { roma-on }.
roma-told-reveals = { $seat }: { roma-on } відкрито { $card }.
roma-told-rolls = { $seat }: на кубиках { $dice }.
roma-told-rerolls = { $seat }: перекидання всіх кубиків.
roma-told-springs = { $seat }: кубик { $n } відкладено, щоб перекинути.
roma-told-money = { $seat }: за кубик { $n } узято { $money ->
        [one] { $money } сестерцій
        [few] { $money } сестерції
       *[other] { $money } сестерціїв
    }.
roma-told-cards = { $seat }: кубик { $n } витрачено на карти.
roma-told-uses = { $seat }: активовано { $card } { roma-on }.
roma-told-bribes = { $seat }: активовано { $card } { roma-on }, витрачено кубик { $n } і { $n ->
        [one] { $n } сестерцій
        [few] { $n } сестерції
        [many] { $n } сестерціїв
       *[other] { $n } сестерція
    }.
roma-told-sponsors = { $seat }: оплачено дію карти { $card } { roma-on }.
roma-told-ends = { $seat }: хід закінчено.
roma-told-lays = { $seat }: викладено карту { $card } { roma-onto }.
roma-told-swaps = { $seat }: карту { $card } покладено { roma-on } в обмін.
roma-told-moves = { $seat }: карта { $card } тепер { roma-on }.
roma-told-draws = { $seat }: витягнуто карту { $card }.
roma-told-draws-unseen = { $seat }: витягнуто одну карту.
roma-told-finds = { $seat }: з колоди відкрито карту { $card }.
roma-told-reshuffled = Скид перемішано, він став новою колодою.
roma-told-keeps = { $seat }: залишено карту { $card }.
roma-told-keeps-unseen = { $seat }: залишено одну карту.
roma-told-targets = { $seat }: ціль карти { $with } — { roma-disc }.
roma-told-battle = { $seat }: кидок { $bonus ->
        [0] { $n }
       *[other] { $n } + { $bonus }
    } проти карти { $card }, захист { $defence }{ $changed ->
        [yes] {" "}({ $made })
       *[no] { "" }
    }.
roma-told-held = Карта { $card } встояла: { $sum } проти захисту { $defence }.
roma-told-again = { $seat }: перекидання бойового кубика.
roma-told-adds = { $seat }: додано кубик { $n }.
roma-told-pays = { $seat }: { $n ->
        [0] без доплати
       *[other] за надбавку +{ $n } сплачено { $cost ->
            [one] { $cost } сестерцій
            [few] { $cost } сестерції
            [many] { $cost } сестерціїв
           *[other] { $cost } сестерція
        }
    }.
roma-told-templar = { $seat }: кидок { $n }, половина дає очки.
roma-told-copies = { $seat }: скопійовано { $card } { roma-on }.
roma-told-copies-opposite = { $seat }: скопійовано { $card } навпроти, { roma-on }.
roma-told-sacrifices = { $seat }: у жертву віддано карту { $card } { roma-on }.
roma-told-buys = { $n ->
        [0] { $seat }: нічого не куплено.
       *[other] { $seat }: куплено { $n } ПО.
    }
roma-told-adjusts = { $seat }: кубик { $n } змінено на { $to }.
roma-told-spends = { $seat }: на Forum витрачено кубик { $n }.
roma-told-looks = { $seat }: у руці суперника ({ $foe }) — { $card }.
roma-told-takes = { $seat }: { $pile ->
        [deck] з колоди
        [hand] із чужої руки
       *[discard] зі скиду
    } взято карту { $card }.
roma-told-takes-unseen = { $seat }: взято одну карту.
roma-told-discarded = { $seat }: карта { $card } { roma-from } йде в скид.
roma-told-returned = { $seat }: карта { $card } { roma-from } повертається в руку.
roma-told-weakened = { $seat }: захист усіх карт нижчий на { $n } до кінця ходу.
roma-told-fewer = { $seat }: у наступний хід кубиків менше на { $n }.
roma-told-supply-lost = { $n } ПО вилучено з гри; у запасі лишилося { $supply }.
roma-told-gains = { $seat }: +{ $n } ПО, усього { $vp }.
roma-told-loses = { $seat }: −{ $n } ПО, лишається { $vp }.
roma-told-discards = { $seat }: скинуто карту { $card }.
roma-told-turn = Хід { $n }: { $seat }
roma-told-vacant = { $seat }: −{ $n } ПО за { $n ->
        [one] порожній диск
       *[other] порожні диски
    }, лишається { $vp }.
roma-told-over = Гру закінчено.

## Ходи

roma-move-lay = Викласти карту { $card }{ roma-alien }, ціна { $cost }
roma-move-place = Викласти карту { $card }{ roma-alien }
roma-move-give = Віддати карту { $card }
roma-move-keep = Залишити карту { $card }
roma-move-take = Узяти карту { $card }{ roma-alien }
roma-move-on = { $card } { roma-onto }
roma-move-over = { $card } { roma-onto }, поверх карти { $with }
roma-move-aside = Перекинути кубик { $n }
roma-move-money = Кубик { $n }: узяти { $n ->
        [one] { $n } сестерцій
        [few] { $n } сестерції
        [many] { $n } сестерціїв
       *[other] { $n } сестерція
    }
roma-move-cards = Кубик { $n }: витягти { $n ->
        [1] 1 карту
        [one] { $n } карту й залишити одну
        [few] { $n } карти й залишити одну
        [many] { $n } карт і залишити одну
       *[other] { $n } карти й залишити одну
    }
roma-move-use = Кубик { $disc } на диск { $disc }: { $card }
roma-move-use-attack = Кубик { $disc } на диск { $disc }: { $card } атакує карту { $with }, { $needs }
roma-move-use-bribe = Кубик { $n } і { $n ->
        [one] { $n } сестерцій
        [few] { $n } сестерції
        [many] { $n } сестерціїв
       *[other] { $n } сестерція
    } { roma-onto }: { $card }
roma-move-use-attack-bribe = Кубик { $n } і { $n ->
        [one] { $n } сестерцій
        [few] { $n } сестерції
        [many] { $n } сестерціїв
       *[other] { $n } сестерція
    } { roma-onto }: { $card } атакує карту { $with }, { $needs }
roma-move-sponsor = { $cost ->
        [0] Діє { $card } { roma-on }, безкоштовно
        [one] Заплатити { $cost } сестерцій, щоб діяла карта { $card } { roma-on }
        [few] Заплатити { $cost } сестерції, щоб діяла карта { $card } { roma-on }
        [many] Заплатити { $cost } сестерціїв, щоб діяла карта { $card } { roma-on }
       *[other] Заплатити { $cost } сестерція, щоб діяла карта { $card } { roma-on }
    }
roma-move-copy = Скопіювати карту { $card } { roma-on }
roma-move-copy-opposite = Скопіювати карту { $card } навпроти, { roma-on }
roma-move-attack = Атакувати карту { $with } { roma-on }, { $needs }
roma-move-return = Повернути карту { $card } { roma-from } в руку
roma-move-block = Заблокувати { roma-disc }
roma-move-discard = Скинути карту { $card } { roma-from } і свою карту { $with }
roma-move-statue = Скинути карту { $card } { roma-from } за 10 сестерціїв
roma-move-sacrifice = Віддати в жертву карту { $card } { roma-on } за { $n } ПО
roma-move-swapping = Покласти карту { $card }{ roma-alien }
roma-move-swap = { $card } { roma-onto }, карта { $with } повертається в руку
roma-move-second-die = Витратити кубик { $n }
roma-move-third-die = Додати кубик { $n }: усього { $sum } ПО
roma-move-adding = Додати кубик { $n }: усього { $sum }
roma-move-pay = { $n ->
        [0] Не платити: атака не вдалася
       *[other] Заплатити { $cost ->
            [one] { $cost } сестерцій
            [few] { $cost } сестерції
            [many] { $cost } сестерціїв
           *[other] { $cost } сестерція
        }: усього { $sum }
    }
roma-move-again = Кинути ще раз
roma-move-adjust = Змінити кубик з { $n } на { $to }
roma-move-buy = { $n ->
        [0] Нічого не купувати
       *[other] Купити { $n } ПО за { $cost ->
            [one] { $cost } сестерцій
            [few] { $cost } сестерції
            [many] { $cost } сестерціїв
           *[other] { $cost } сестерція
        }
    }
roma-move-done-free = Більше не викладати
roma-move-done-adding = Не додавати кубик: атака не вдалася
roma-move-done-again = Залишити цей кидок
roma-move-done-third-die = Приберегти третій кубик
roma-move-done-triple = Залишити ці кубики
roma-move-done-spring = Більше кубиків не перекидати
roma-move-done-swapping = Нічого не міняти
roma-move-done-taking = Нічого не брати
roma-move-reroll = Перекинути всі три кубики
roma-move-end = Закінчити хід

## Що дасть хід, говориться після нього

roma-effect-sicarius = скидає персонажа на ваш вибір, а з ним карту { $by }
roma-effect-architectus = { $n ->
        [0] у руці немає будівель
       *[other] викласти будівлі з руки безкоштовно
    }
roma-effect-consiliarius = перекласти всіх своїх персонажів
roma-effect-legat = { $n } ПО, по одному за кожен порожній диск суперника
roma-effect-gladiator = повертає персонажа на ваш вибір у руку суперника
roma-effect-mercator = купити до { $n } ПО по 2 сестерції
roma-effect-consul = змінює інший кубик на одиницю
roma-effect-nero = скидає будівлю на ваш вибір, а з нею карту { $by }
roma-effect-praetorianus = блокує диск на наступний хід суперника
roma-effect-scaenicus = виконує дію { $scaenicus ->
        [any] іншої вашої карти
       *[characters] іншого вашого персонажа
    }
roma-effect-haruspex = узяти з колоди карту на вибір
roma-effect-senator = { $n ->
        [0] у руці немає персонажів
       *[other] викласти персонажів з руки безкоштовно
    }
roma-effect-velites = атакує персонажа на ваш вибір{ $odds }
roma-effect-essedum = захист усіх карт суперника цього ходу на { $n } нижчий
roma-effect-tribunus-plebis = бере 1 ПО в суперника
roma-effect-decurion = атакує персонажа поруч{ $odds }
roma-effect-poisoner = скидає карту { $with }
roma-effect-war-elephant = скидає карту { $with }
roma-effect-patron = інша ваша карта діє за її ціну
roma-effect-magister = виконує дію карти навпроти
roma-effect-painter = { $n } ПО за ваші будівлі; суперник бере { $theirs }
roma-effect-philosopher = у наступний хід суперник має на кубик менше
roma-effect-plunderer = віддати будівлю, до { $n } ПО
roma-effect-cavalry = { $n ->
        [0] немає карт Forum для скиду
        [one] скидає { $n } карту Forum
        [few] скидає { $n } карти Forum
       *[other] скидає { $n } карт Forum
    }
roma-effect-restorer = узяти будівлю зі скиду
roma-effect-spy = { $n ->
        [0] рука суперника порожня
       *[other] подивитися чужу руку й узяти карту
    }
roma-effect-templar = половина кидка в ПО, від 1 до 3
roma-effect-beast = атакує карту з найслабшим захистом{ $odds }
roma-effect-aesculapinum = узяти персонажа зі скиду
roma-effect-machina = перекласти всі свої будівлі
roma-effect-forum = дає стільки ПО, скільки на другому кубику{ $bonus ->
        [0] { "" }
       *[other] , і ще { $bonus }
    }
roma-effect-mercatus = { $mercatus ->
        [opponent] бере в суперника { $n } ПО, по одному за кожен його Forum
       *[supply] { $n } ПО, по одному за кожен Forum суперника
    }
roma-effect-onager = атакує будівлю на ваш вибір{ $odds }
roma-effect-aqueduct = із запасу вилучається { $n } ПО
roma-effect-arena = атакує персонажів по черзі{ $odds }
roma-effect-ballista = атакує будівлю поруч{ $odds }
roma-effect-fortuna = { $n ->
        [0] у руці немає карт для обміну
        [one] міняє { $n } карту в руці
        [few] міняє { $n } карти в руці
       *[other] міняє { $n } карт у руці
    }
roma-effect-trireme = { $n } ПО
roma-effect-wharf = { $n ->
        [0] у руці немає карт для обміну
       *[other] обміняти карту на диску на карту з руки
    }
roma-effect-fortification = верхня карта колоди лягає на порожній диск
roma-effect-statue-of-jupiter = скидає карту на ваш вибір за { $n ->
        [one] { $n } сестерцій
        [few] { $n } сестерції
        [many] { $n } сестерціїв
       *[other] { $n } сестерція
    }
roma-effect-ox-team = { $n } ПО
roma-effect-altar = віддати персонажа, до { $n } ПО
roma-effect-battering-ram = скидає карту { $with }
roma-effect-tavern = { $n } ПО, по одному за кожного персонажа суперника
roma-effect-road = виконує дію сусідньої карти
roma-effect-tax = з податками всього { $n }
roma-effect-attack = атакує карту { $with }, { $needs }
roma-effect-needs = { $needs }
roma-effect-raised = { $ways }{ $odds }
roma-way-die = якщо додати кубик { $n }
roma-way-pay = якщо заплатити { $cost ->
        [one] { $cost } сестерцій
        [few] { $cost } сестерції
        [many] { $cost } сестерціїв
       *[other] { $cost } сестерція
    }
roma-way-twice = з другим кидком
roma-effect-second-die = { $n } ПО
roma-effect-wins = вистачить проти захисту { $defence }
roma-effect-fails = замало проти захисту { $defence }
roma-effect-may-add = замало проти захисту { $defence }, але можна додати кубик
roma-effect-may-pay = замало проти захисту { $defence }, але можна доплатити
roma-effect-block = у наступний хід суперник не зможе активувати карту { $card }
roma-effect-end = { $n ->
        [0] усі ваші диски зайняті
       *[other] { $left ->
            [0] якщо нічого не зміниться, на початку наступного ходу ви втратите останні ПО ({ $n }), і партія закінчиться
           *[other] якщо нічого не зміниться, ваш наступний хід почнеться з −{ $n } ПО
        }
    }
roma-doubt-end = { $dice ->
        [one] { $dice } кубик не використано
        [few] { $dice } кубики не використано
       *[other] { $dice } кубиків не використано
    }
roma-doubt-over = карта { $card } йде в скид
roma-doubt-again = Цей кидок уже переможний
roma-together = { $parts }

## Групи ходів

roma-group-use = Активувати карту
roma-group-lay = Викласти карту
roma-group-money = Узяти гроші
roma-group-cards = Витягти карти
roma-group-end = Закінчити

## Що треба вирішити

roma-ask-giving = Віддайте { $left ->
        [one] ще одну карту
        [few] { $left } карти
        [many] { $left } карт
       *[other] { $left } карти
    }: що отримаєте натомість, ще невідомо.
roma-ask-placing = { $open ->
        [yes] Виберіть карту, щоб викласти.
       *[no] Виберіть карту, щоб покласти її закритою.
    }
roma-ask-place = { $open ->
        [yes] { $card }: на який диск?
       *[no] { $card }: на який диск покласти закритою?
    }
roma-ask-triple = Три однакові. Перекинути всі?
roma-ask-spring = Джерело Вакха: { $aside ->
        [0] перекинути кубики?
       *[other] перекинути ще один кубик?
    }
roma-ask-main = Ваш хід. Що робите?
roma-ask-where = { $card }: на який диск?
roma-ask-settling = { $card }: на який порожній диск?
roma-ask-swapping = Пристань: яку карту з руки покладете?
roma-ask-swap = { $card }: яка карта повернеться за неї в руку?
roma-ask-keeping = Яку з витягнутих карт залишите?
roma-ask-targeting = { $card }: виберіть диск суперника.
roma-ask-adding = Centurio: кидок { $rolled } проти захисту { $defence }. Додати кубик?
roma-ask-again = { $card }: кидок { $rolled } проти захисту { $defence }. Кинути ще раз?
roma-ask-paying = Найманець: кидок { $rolled } проти захисту { $defence }. Скільки заплатите?
roma-ask-copying = { $card }: чию дію виконати?
roma-ask-patroning = Меценат: за яку карту заплатите?
roma-ask-sacrifice = { $card }: яку свою карту віддаєте?
roma-ask-free = { $type ->
        [characters] Якого персонажа
       *[buildings] Яку будівлю
    } викладете безкоштовно?
roma-ask-moving = { $card }: на який диск тепер?
roma-ask-buying = Скільки ПО купите?
roma-ask-adjusting = Який кубик змінює Consul?
roma-ask-second-die = Який кубик витратити на Forum?
roma-ask-third-die = Templum: додати до { $sum } ПО третій кубик?
roma-ask-taking = Яку карту візьмете?

## Позиція на дошці

roma-when = { $turn ->
        [0] Початок
       *[other] Хід { $turn }
    }
roma-summary = { roma-when } · запас { $supply }
roma-board-head = { roma-when } · Запас { $supply } ПО{ $low ->
        [yes] {" "}(МАЛО)
       *[no] { "" }
    } · Колода { $deck } · Скид { $discard }
roma-board-head-apart = { roma-when } · Запас { $supply } ПО{ $low ->
        [yes] {" "}(МАЛО)
       *[no] { "" }
    } · Колода/скид: { $seat } { $deck }/{ $discard }, { $foe } { $foedeck }/{ $foediscard }
roma-board-vp = { $vp } ПО
roma-vacancy = −1 ПО
roma-board-loss = −{ $n } ПО в наст. хід
roma-board-fewer = кубиків −{ $n } у наст. хід
roma-board-money = Гроші { $n }
roma-board-hand-count = Рука { $n }
roma-board-hand-known = (відомо: { $cards })
roma-board-dice = Кубики
roma-board-bribery = хабар
roma-board-bribed = хабар дано
roma-board-hand = Рука:
roma-board-hand-empty = немає карт
roma-board-drawn = Витягнуто:
roma-board-card = { $card }{ $n ->
        [1] { "" }
       *[other] {" "}×{ $n }
    }
roma-board-cost = { $card } { $cost }
roma-board-cost-short = { $card } { $cost } (бракує { $short })
roma-board-empty = (порожньо)
roma-board-empty-loss = −1 ПО
roma-board-down = (закрита)
roma-board-defence = зах { $n }{ $change ->
        [0] { "" }
       *[other] {" "}({ $by })
    }
roma-board-defence-brief = { $n }{ $change ->
        [0] { "" }
       *[other] {" "}({ $by })
    }
roma-board-price = ціна { $cost }
roma-board-type-character = перс.
roma-board-type-building = буд.
roma-board-type-character-brief = п.
roma-board-type-building-brief = б.
roma-board-set = { $set ->
        [roma] I
        [arena] II
       *[both] I, II
    }
roma-board-alien = { $card } ↔
roma-board-blocked = БЛОК

## Позиція словами

roma-state-head = { roma-when }. У запасі { $supply } ПО{ $low ->
        [yes] , скоро скінчиться
       *[no] { "" }
    }. У колоді { $deck }, у скиді { $discard }.
roma-state-head-apart = { roma-when }. У запасі { $supply } ПО{ $low ->
        [yes] , скоро скінчиться
       *[no] { "" }
    }.
roma-state-piles = У колоді { $deck }, у скиді { $discard }.
roma-state-side = { $seat }: { $vp } ПО, { $money ->
        [one] { $money } сестерцій
        [few] { $money } сестерції
        [many] { $money } сестерціїв
       *[other] { $money } сестерція
    }, { $hand ->
        [0] немає карт у руці
        [one] { $hand } карта в руці
        [few] { $hand } карти в руці
        [many] { $hand } карт у руці
       *[other] { $hand } карти в руці
    }.
roma-state-known = З них вам відомі: { $cards }.
roma-state-foreign = З чужої колоди: { $cards }.
roma-state-row = Диски: { $discs }.
roma-state-disc = { roma-space } { $holds }
roma-holds-card = { $card }, захист { $defence }{ $change ->
        [0] { "" }
       *[other] {" "}({ $by })
    }
roma-holds-known = { $card }, закрита
roma-holds-down = закрита карта
roma-holds-empty = порожньо
roma-holds-blocked = диск заблоковано
roma-holds-costs = на початку ходу коштує своєму гравцеві 1 ПО
roma-printed = { $type ->
        [building] будівля
       *[character] персонаж
    }, ціна { $cost }
roma-hand-card = { $card }, { roma-printed }, захист { $defence }
roma-state-alien = з чужої колоди
roma-state-dice = Невикористані кубики: { $dice }.
roma-state-dice-none = Невикористаних кубиків немає.
roma-state-bribed = Хабар цього ходу вже дано.
roma-state-loss = Порожні диски в наступний хід: −{ $n } ПО.
roma-state-fewer = Кубиків у наступний хід менше на { $n }.
roma-state-hand = Ваша рука: { $cards }.
roma-state-hand-empty = У вашій руці немає карт.
roma-state-drawn = Витягнуто: { $cards }.

## Чому хід неможливий

roma-no-card = У вас у руці немає карти { $card }.
roma-no-other = Зараз цього вибрати не можна.
roma-no-money = На карту { $card } вам бракує { $n ->
        [one] { $n } сестерція
       *[other] { $n } сестерціїв
    }.
roma-no-drawn = Карти { $card } немає серед витягнутих.
roma-no-vp = У суперника лише { $n } ПО.
roma-no-sestertii = Вам бракує { $n ->
        [one] { $n } сестерція
       *[other] { $n } сестерціїв
    }.
roma-no-card-opposite = У суперника немає карти { roma-on }.
roma-no-empty = Карта { $card } вже лежить { roma-on }.
roma-no-die = На жодному невикористаному кубику немає { $n }.
roma-no-pile = Тягнути більше нічого: карт не лишилося.
roma-no-bribery = У цій партії немає хабаря.
roma-no-bribed = Хабар цього ходу вже дано.
roma-no-card-there = У вас немає карти { roma-on }.
roma-no-blocked = Карту { $card } { roma-on } цього ходу заблоковано.
roma-no-icon = Карті { $card } кубик не потрібен: вона діє завжди.
roma-no-spare = Карті { $card } потрібен ще один невикористаний кубик.
roma-no-target = Карті { $card } нема на що подіяти: { $needs ->
        [character] суперник не має персонажів
        [character_on_discs] суперник не має персонажів на дисках 1–6
        [building] суперник не має будівель
        [card] суперник не має карт на дисках
        [opposite] навпроти немає карти
        [character_opposite] навпроти немає персонажа
        [building_opposite] навпроти немає будівлі
        [weak_opposite] навпроти немає карти із захистом не більше 4
        [character_near] ні навпроти, ні навскіс немає персонажа
        [building_near] ні навпроти, ні навскіс немає будівлі
        [own_building] ви не маєте будівель
        [own_character] ви не маєте персонажів
        [discarded_character] у скиді немає персонажів
        [discarded_building] у скиді немає будівель
        [pile] карт більше не лишилося
        [pile_or_disc] не лишилося карт або немає порожнього диска
        [paid] немає іншої вашої карти, яка могла б діяти і на яку вистачає грошей
        [copied] немає карти, чию дію можна виконати
       *[other] немає цілі
    }.

# Чому хід добрий чи поганий: що він змінює

roma-why-gains = +{ $n } ПО
roma-why-loses = −{ $n } ПО
roma-why-foe-gains = суперник: +{ $n } ПО
roma-why-foe-loses = суперник: −{ $n } ПО
roma-why-money = +{ $n } { $n ->
    [one] сестерцій
    [few] сестерції
   *[many] сестерціїв
}
roma-why-pays = −{ $n } { $n ->
    [one] сестерцій
    [few] сестерції
   *[many] сестерціїв
}
roma-why-cards = карт у руці: +{ $n }
roma-why-foe-discards = карт у руці суперника: −{ $n }
roma-why-affords = { $card }: можна викласти, і залишиться { $n } { $n ->
    [one] сестерцій
    [few] сестерції
   *[many] сестерціїв
}
roma-why-lacks = { $card }: ще { $n } { $n ->
    [one] сестерцій
    [few] сестерції
   *[many] сестерціїв
}, і її можна викласти
roma-why-fills = зайнято порожніх дисків: { $n }, втрати за хід менші на { $n } ПО
roma-why-opens = порожніх дисків більше на { $n }
roma-why-lowers = захист карт суперника: −{ $n }
roma-why-fewer = у наступний хід у суперника кубиків менше на { $n }
roma-why-removes = прибирає карту суперника: { $card }
roma-why-gives-up = доводиться віддати карту: { $card }
roma-why-blocks = блокує карту суперника: { $card }
roma-why-unused = кубиків не використано: { $n }
roma-why-keeps = кубик { $die } лишається для карти { $card }

## Що не так

roma-accepted-list = список із { $size } карт, наприклад '4 Forum, 2 Basilica, ...', або назва готової колоди
roma-accepted-numbers = ціна/захист карт, наприклад 'Tavern 7/4, Altar 2/3', або таблиця
roma-beginner-only-arena = параметр beginner: це варіант Arena без хабаря, а в Roma хабаря немає
roma-needs-deck = параметр { $option }: за cards=built кожному потрібна колода; допускається { $wanted }
roma-no-decks = параметр { $option }: з колодами грають лише за cards=built, а не cards={ $cards }
