# Roma: карти, журнал, ходи та слова про позицію.
# $seat і $foe — імена гравців будь-якого роду («Ви», «Бот Centurio»), тому після них стоїть двокрапка й немає роду в
# дієслові. $card і $with — латинські назви карт, вони не відмінюються.

roma-name = Roma
roma-about = двоє гравців, кубики й карти: нападайте на ряд суперника та збирайте переможні очки
roma-points = { $seat }: { $vp } ПО

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
roma-card-aesculapinum = Aesculapinum
roma-card-basilica = Basilica
roma-card-machina = Machina
roma-card-forum = Forum
roma-card-mercatus = Mercatus
roma-card-onager = Onager
roma-card-templum = Templum
roma-card-turris = Turris

roma-card-sicarius-text = Найманий убивця. Виберіть будь-якого персонажа суперника: він іде в скид, і Sicarius разом із ним. Бою немає.
roma-card-architectus-text = Архітектор. Викладіть з руки скільки завгодно будівель безкоштовно на будь-які свої диски. Можна накривати й свої карти, зокрема Architectus.
roma-card-consiliarius-text = Радник. Заберіть з поля всіх своїх персонажів, зокрема Consiliarius, і розкладіть по різних своїх дисках. Накриті будівлі йдуть у скид.
roma-card-legat-text = Легат. Візьміть із запасу 1 переможне очко за кожен порожній диск суперника.
roma-card-gladiator-text = Гладіатор. Виберіть будь-якого персонажа суперника: він повертається в руку власника. Бою немає.
roma-card-mercator-text = Купець. Купіть у суперника переможні очки по 2 сестерції, скільки можете оплатити. Гроші отримує суперник.
roma-card-consul-text = Консул. Змініть один свій невикористаний кубик на одиницю вгору чи вниз, від 1 до 6.
roma-card-legionarius-text = Легіонер. Бій із картою навпроти, хай то персонаж чи будівля.
roma-card-nero-text = Нерон. Виберіть будь-яку будівлю суперника: вона йде в скид, і Nero разом із нею. Бою немає.
roma-card-praetorianus-text = Преторіанець. Виберіть будь-який диск суперника. У свій наступний хід суперник не може активувати карту на ньому.
roma-card-scaenicus-text = Актор. Виконує зі свого диска дію іншого вашого персонажа. Щоразу вибирайте наново.
roma-card-haruspex-text = Ворожбит. Перегляньте колоду й візьміть з неї одну карту в руку.
roma-card-senator-text = Сенатор. Викладіть з руки скільки завгодно персонажів безкоштовно на будь-які свої диски. Можна накривати й свої карти, зокрема Senator.
roma-card-velites-text = Легка піхота. Бій із будь-яким персонажем суперника, хоч би де він лежав.
roma-card-essedum-text = Колісниця. До кінця цього ходу захист усіх карт суперника на 2 менший. Повторні застосування додаються.
roma-card-tribunus-plebis-text = Народний трибун. Візьміть у суперника 1 переможне очко.
roma-card-centurio-text = Центуріон. Бій із картою навпроти, хай то персонаж чи будівля. Якщо кидок замалий, можна додати один невикористаний кубик.
roma-card-aesculapinum-text = Храм Ескулапа. Візьміть у руку будь-якого персонажа зі скиду.
roma-card-basilica-text = Базиліка. Кубик не потрібен. Щоразу, коли ви активуєте Forum на сусідньому диску, візьміть із запасу ще 2 переможні очки.
roma-card-machina-text = Підіймальний кран. Заберіть з поля всі свої будівлі, зокрема Machina, і розкладіть по різних своїх дисках. Накриті персонажі йдуть у скид.
roma-card-forum-text = Форум. Потрібен другий невикористаний кубик: візьміть із запасу стільки переможних очок, скільки на ньому випало.
roma-card-mercatus-text = Ринок. Візьміть 1 переможне очко за кожен Forum суперника.
roma-card-onager-text = Катапульта. Бій із будь-якою будівлею суперника, хоч би де вона лежала.
roma-card-templum-text = Храм. Кубик не потрібен. Коли ви активуєте Forum на сусідньому диску, до переможних очок можна додати третій кубик.
roma-card-turris-text = Вежа. Кубик не потрібен. Захист усіх інших ваших карт на 1 більший. Дві вежі зміцнюють одна одну.

roma-card-facts = { $type ->
        [building] будівля
       *[character] персонаж
    }, ціна { $cost }, захист { $defence }, у колоді { $copies }

## Правила коротко, для довідки

roma-rules-goal = Гра одразу закінчується, коли переможних очок (ПО) не лишилося в когось із гравців або в запасі. Перемагає той, у кого ПО більше.
roma-rules-turn = Хід: віддайте 1 ПО за кожен свій диск без карти, киньте три кубики, потім дійте в будь-якому порядку. Невикористані кубики пропадають.
roma-rules-actions = Викладіть карту з руки на будь-який свій диск і заплатіть її ціну. Або витратьте кубик: узяти стільки сестерціїв, скільки на ньому випало; витягти стільки карт і лишити одну; активувати карту на своєму диску з цим числом.
roma-rules-battle = Бій: один кубик. Якщо випало не менше за захист атакованої карти з усіма змінами, карта йде в скид.

## Налаштування партії

roma-option-max-turns = Після скількох ходів перемагає той, у кого більше ПО (0: без межі)
roma-option-scaenicus-any-card = Scaenicus може копіювати й будівлі
roma-option-mercatus-from-opponent = Mercatus бере ПО в суперника, а не із запасу
roma-option-repeat-triple-reroll = Три однакові кубики можна перекидати не один раз

## Журнал

roma-told-dealt = { $seat }: карта на старті — { $card }.
roma-told-gives = { $seat }: віддано карту { $card }.
roma-told-gives-unseen = { $seat }: віддано одну карту.
roma-told-receives = { $seat }: отримано карту { $card }.
roma-told-receives-unseen = { $seat }: отримано одну карту.
roma-told-places = { $seat }: закрита карта на диску { $disc }.
roma-told-reveals = { $seat }: на диску { $disc } відкрито { $card }.
roma-told-rolls = { $seat }: на кубиках { $dice }.
roma-told-rerolls = { $seat }: перекидання всіх кубиків.
roma-told-money = { $seat }: взято { $n ->
        [one] { $n } сестерцій
        [few] { $n } сестерції
        [many] { $n } сестерціїв
       *[other] { $n } сестерція
    }.
roma-told-cards = { $seat }: кубик { $n } витрачено на карти.
roma-told-uses = { $seat }: активовано { $card } на диску { $disc }.
roma-told-ends = { $seat }: хід завершено.
roma-told-lays = { $seat }: викладено карту { $card } на диск { $disc }.
roma-told-moves = { $seat }: карта { $card } тепер на диску { $disc }.
roma-told-draws = { $seat }: витягнуто карту { $card }.
roma-told-keeps = { $seat }: залишено карту { $card }.
roma-told-keeps-unseen = { $seat }: залишено одну карту.
roma-told-targets = { $seat }: ціль карти { $with } — диск { $disc }.
roma-told-battle = { $seat }: кидок { $n } проти { $card }, захист { $defence }.
roma-told-adds = { $seat }: додано кубик { $n }.
roma-told-copies = { $seat }: скопійовано { $card } на диску { $disc }.
roma-told-buys = { $seat }: куплено { $n } ПО.
roma-told-adjusts = { $seat }: кубик { $n } змінено на { $to }.
roma-told-spends = { $seat }: на Forum витрачено кубик { $n }.
roma-told-looks = { $seat }: помічено карту { $card } в руці суперника ({ $foe }).
roma-told-takes = { $seat }: { $pile ->
        [discard] зі скиду
       *[deck] з колоди
    } взято карту { $card }.
roma-told-takes-unseen = { $seat }: з колоди взято одну карту.
roma-told-discarded = { $seat }: карта { $card } з диска { $disc } йде в скид.
roma-told-returned = { $seat }: карта { $card } з диска { $disc } повертається в руку.
roma-told-weakened = { $seat }: захист усіх карт нижчий на { $n } до кінця ходу.
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

roma-move-lay = Викласти { $card }, ціна { $cost }
roma-move-place = Викласти { $card }
roma-move-give = Віддати { $card }
roma-move-keep = Залишити { $card }
roma-move-take = Узяти { $card }
roma-move-on = { $card } на диск { $disc }
roma-move-over = { $card } на диск { $disc }, карта { $with } йде в скид
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
roma-move-use-attack = Кубик { $disc } на диск { $disc }: { $card } атакує { $with }, { $percent ->
        [0] треба { $need }, більше, ніж є на кубику: 0 %
        [100] перемога напевно: 100 %
       *[other] треба { $need } або більше: { $percent } %
    }
roma-move-copy = Скопіювати { $card } на диску { $disc }
roma-move-attack = Атакувати { $with } на диску { $disc }, { $percent ->
        [0] треба { $need }, більше, ніж є на кубику: 0 %
        [100] перемога напевно: 100 %
       *[other] треба { $need } або більше: { $percent } %
    }
roma-move-return = Повернути { $card } з диска { $disc } в руку
roma-move-block = Заблокувати диск { $disc }
roma-move-discard = Скинути { $card } з диска { $disc } і свою карту { $with }
roma-move-second-die = Витратити кубик { $n }
roma-move-third-die = Додати кубик { $n }: усього { $sum } ПО
roma-move-adding = Додати кубик { $n }: усього { $sum }
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
roma-move-done-third-die = Приберегти третій кубик
roma-move-done-triple = Залишити ці кубики
roma-move-reroll = Перекинути всі три кубики
roma-move-end = Завершити хід

## Що дасть хід, говориться після нього

roma-effect-sicarius = скидає персонажа на ваш вибір, але й сам іде в скид
roma-effect-architectus = викласти будівлі з руки безкоштовно
roma-effect-consiliarius = перекласти всіх своїх персонажів
roma-effect-legat = { $n } ПО, по одному за кожен порожній диск суперника
roma-effect-gladiator = повертає персонажа на ваш вибір у руку суперника
roma-effect-mercator = купити до { $n } ПО по 2 сестерції
roma-effect-consul = змінює інший кубик на одиницю
roma-effect-legionarius = атакує { $with }: { $percent } %
roma-effect-nero = скидає будівлю на ваш вибір, але й сам іде в скид
roma-effect-praetorianus = блокує диск на наступний хід суперника
roma-effect-scaenicus = виконує дію іншої вашої карти
roma-effect-haruspex = узяти з колоди карту на вибір
roma-effect-senator = викласти персонажів з руки безкоштовно
roma-effect-velites = атакує персонажа на ваш вибір, шанс до { $percent } %
roma-effect-essedum = захист усіх карт суперника цього ходу на 2 нижчий
roma-effect-tribunus-plebis = бере 1 ПО в суперника
roma-effect-centurio = атакує { $with }: { $percent } %
roma-effect-aesculapinum = узяти персонажа зі скиду
roma-effect-machina = перекласти всі свої будівлі
roma-effect-forum = дає стільки ПО, скільки на другому кубику{ $bonus ->
        [0] { "" }
       *[other] , і ще { $bonus }
    }
roma-effect-mercatus = { $n } ПО, по одному за кожен Forum суперника
roma-effect-onager = атакує будівлю на ваш вибір, шанс до { $percent } %
roma-effect-add = якщо додати кубик { $n }, то { $percent } %
roma-effect-second-die = { $n } ПО
roma-effect-add-wins = вистачить проти захисту { $defence }
roma-effect-add-fails = замало проти захисту { $defence }
roma-effect-block = { $card }
roma-effect-end = { $dice ->
        [0] { "" }
        [one] { $dice } кубик не використано;{" "}
        [few] { $dice } кубики не використано;{" "}
       *[other] { $dice } кубиків не використано;{" "}
    }{ $n ->
        [0] усі ваші диски зайняті
       *[other] якщо нічого не зміниться, ваш наступний хід почнеться з −{ $n } ПО
    }

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
roma-ask-placing = Виберіть карту, щоб покласти її закритою.
roma-ask-place = { $card }: на який диск покласти закритою?
roma-ask-triple = Три однакові. Перекинути всі?
roma-ask-main = Ваш хід. Що робите?
roma-ask-where = { $card }: на який диск?
roma-ask-keeping = Яку з витягнутих карт залишите?
roma-ask-targeting = { $card }: виберіть диск суперника.
roma-ask-adding = Centurio: кидок { $rolled } проти захисту { $defence }. Додати кубик?
roma-ask-copying = Чию дію виконує Scaenicus?
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

roma-board-head = Хід { $turn } · Запас { $supply } ПО{ $low ->
        [yes] {" "}(МАЛО)
       *[no] { "" }
    } · Колода { $deck } · Скид { $discard }
roma-board-vp = { $vp } ПО
roma-board-loss = −{ $n } ПО в наст. хід
roma-board-money = Гроші { $n }
roma-board-hand-count = Рука { $n }
roma-board-hand-known = (відомо: { $cards })
roma-board-dice = Кубики
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
roma-board-defence = зах. { $n }{ $change ->
        [0] { "" }
       *[other] {" "}({ $by })
    }
roma-board-price = ціна { $cost }
roma-board-type-character = перс.
roma-board-type-building = буд.
roma-board-blocked = ЗАБЛОКОВАНО

## Позиція словами

roma-state-head = Хід { $turn }. У запасі { $supply } ПО{ $low ->
        [yes] , скоро скінчиться
       *[no] { "" }
    }. У колоді { $deck }, у скиді { $discard }.
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
roma-state-row = Диски: { $discs }.
roma-state-disc = { $disc } { $card }, захист { $defence }{ $change ->
        [0] { "" }
       *[other] {" "}({ $by })
    }
roma-state-disc-empty = { $disc } порожньо
roma-state-disc-down = { $disc } закрита карта
roma-state-disc-blocked = { $text }, заблоковано
roma-state-dice = Невикористані кубики: { $dice }.
roma-state-dice-none = Невикористаних кубиків немає.
roma-state-loss = Порожні диски в наступний хід: −{ $n } ПО.
roma-state-hand = Ваша рука: { $cards }.
roma-state-hand-empty = У вашій руці немає карт.
roma-state-drawn = Витягнуто: { $cards }.
