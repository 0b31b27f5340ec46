# Lusitania XXI: карти, журнал, ходи та слова про позицію; назви карт — за українським виданням.
# $seat і $foe — імена гравців будь-якого роду («Ви»), тому за ними двокрапка або вони в дужках.

lusitania-name = Лузітанія XXI
lusitania-about = від двох до чотирьох гравців збирають легіон: обмін, наймання, звільнення, хто першим набере 21 очко
lusitania-points = { $seat }: { $vp ->
        [one] { POINTS($vp) } очко
        [few] { POINTS($vp) } очки
        [many] { POINTS($vp) } очок
       *[other] { POINTS($vp) } очка
    }

## Cards

lusitania-card-blue-1 = Аквітанія I
lusitania-card-blue-2 = Аквітанія II
lusitania-card-blue-3 = Аквітанія III
lusitania-card-blue-4 = Аквітанія IV
lusitania-card-blue-5 = Аквітанія V
lusitania-card-red-1 = Британія I
lusitania-card-red-2 = Британія II
lusitania-card-red-3 = Британія III
lusitania-card-red-4 = Британія IV
lusitania-card-red-5 = Британія V
lusitania-card-yellow-1 = Іспанія I
lusitania-card-yellow-2 = Іспанія II
lusitania-card-yellow-3 = Іспанія III
lusitania-card-yellow-4 = Іспанія IV
lusitania-card-yellow-5 = Іспанія V
lusitania-card-green-1 = Гельветія I
lusitania-card-green-2 = Гельветія II
lusitania-card-green-3 = Гельветія III
lusitania-card-green-4 = Гельветія IV
lusitania-card-green-5 = Гельветія V
lusitania-card-barbarian-1 = Варвар I
lusitania-card-barbarian-2 = Варвар II
lusitania-card-barbarian-3 = Варвар III
lusitania-card-barbarian-4 = Варвар IV
lusitania-card-barbarian-5 = Варвар V
lusitania-card-barbarian-6 = Варвар VI
lusitania-card-cook = Кухарка
lusitania-card-ballistarius = Балістарій
lusitania-card-shield = Щит
lusitania-card-sword = Меч
lusitania-card-spear = Спис
lusitania-card-axe = Сокира
lusitania-card-horse = Кінь
lusitania-card-bow = Лук зі стрілами
lusitania-card-stone = Камінь
lusitania-card-auxiliary = Ауксиліарій
lusitania-card-senator = Сенатор
lusitania-card-cleopatra = Клеопатра
lusitania-card-inspector = Інспектор
lusitania-card-doctor = Лікар
lusitania-card-caesar = Гай Юлій Цезар
lusitania-card-general = Полководець
lusitania-card-laurus-1 = Лаурус 1
lusitania-card-laurus-2 = Лаурус 2
lusitania-card-laurus-3 = Лаурус 3
lusitania-card-laurus-4 = Лаурус 4
lusitania-card-laurus-5 = Лаурус 5
lusitania-card-virtus-6 = Віртус 6
lusitania-card-virtus-7 = Віртус 7
lusitania-card-virtus-8 = Віртус 8
lusitania-card-virtus-9 = Віртус 9
lusitania-card-virtus-10 = Віртус 10
lusitania-card-legionary-text = Легіонер для комірки { $cell }. У легіоні легіонери лише однієї провінції, і кожен легіон має свою провінцію.
lusitania-card-barbarian-text = Найманець для комірки { $cell }. Варварів у легіоні не більше { $most }{ $more ->
        [0] { "" }
       *[other] , з картою Віртус 9 — { $more }
    }.
lusitania-card-black-text = Для комірки { $cell }. { $gear ->
        [none] Спорядження не бере.
        [choice] Спорядження на вибір.
       *[fixed] Бере спорядження, яке є на карті.
    }
lusitania-card-equipment-text = Підкладається під вашого воїна з таким символом.
lusitania-card-auxiliary-text = Переходить у вільну комірку воїна й лишається там; у будь-якій комірці дає { $n ->
        [one] { $n } очко
        [few] { $n } очки
        [many] { $n } очок
       *[other] { $n } очка
    }.
lusitania-card-senator-text = У кожного іншого гравця{ $order ->
        [chosen] {" "}у порядку на ваш вибір
       *[clockwise] {" "}за годинниковою стрілкою
    }: візьміть випадкову карту з руки й віддайте за неї одну свою.
lusitania-card-cleopatra-text = Скидає одне спорядження чужого легіону.
lusitania-card-inspector-text = Скиньте карту з руки, тоді візьміть зі скиду будь-яку іншу.
lusitania-card-doctor-text = Переносить у скид до { $n } ваших звільнених карт.
lusitania-card-caesar-text = Скидає весь табір і викладає нові карти ({ $n }); тоді Цезар переходить до гравця праворуч або до наступного, хто має вільну клітинку. За рівності очок теж вирішує Цезар.
lusitania-card-general-text = Скиньте до { $n } карт із руки й візьміть стільки ж.
lusitania-card-award-text = { $asks }: { $gives }.
lusitania-asks-all = У легіоні { $gear }
lusitania-asks-pairs = { $n ->
        [one] { $n } пара
        [few] { $n } пари
       *[other] { $n } пар
    } однакового спорядження
lusitania-asks-different = { $n ->
        [one] { $n } карта
        [few] { $n } різні карти
       *[other] { $n } різних карт
    } спорядження
lusitania-asks-cells = Зайняті комірки { $cells } (воїни або ауксиліарії)
lusitania-asks-row = Воїни в { $n ->
        [one] { $n } комірці
       *[other] { $n } комірках
    } поспіль
lusitania-asks-fitted = Кухарка й повністю споряджений балістарій
lusitania-gives-virtus-6 = один воїн може мати другий примірник свого спорядження
lusitania-gives-virtus-7 = обмінюйте до двох карт відразу
lusitania-gives-virtus-8 = звільняйте до двох карт відразу
lusitania-gives-virtus-9 = варварів може бути { $n }
lusitania-gives-virtus-10 = один воїн може взяти ще дві карти спорядження, якого на ньому немає

## What is printed on a card

lusitania-facts = { $parts }
lusitania-fact-points = { $vp ->
        [one] { POINTS($vp) } очко
        [few] { POINTS($vp) } очки
        [many] { POINTS($vp) } очок
       *[other] { POINTS($vp) } очка
    }
lusitania-fact-takes = бере: { $gear }
lusitania-fact-copies = примірників: { $n }
lusitania-fact-assumed = припущено: { $values }
lusitania-value-vp = очки
lusitania-value-takes = спорядження
lusitania-value-copies = примірники
lusitania-or = { $gear } або { $other }

## The rules in short, for the help page

lusitania-rules-goal = Зберіть легіон. Воїни та їхнє спорядження дають очки; перемагає той, хто першим набере { $goal }. Кожна звільнена карта коштує пів очка.
lusitania-rules-turn = Хід — одна дія: обміняти карту з табором, найняти карту в легіон і взяти нову або звільнити карту долілиць і взяти нову. До чи після можна застосувати одного гостя або карту Марса свого легіону.
lusitania-rules-legion = Легіонери (I–V) однієї провінції, варварів (I–VI) не більше { $most }{ $more ->
        [0] { "" }
       *[other] {" "}(з картою Віртус 9 — { $more })
    }, кухарка VI, балістарій VII; у комірці один воїн, назавжди. Спорядження підкладають під воїна з його символом. Комірки 0 і 8 — для гостей і карт Марса.
lusitania-rules-camp = Коли однакового спорядження або воїнів одного кольору в таборі набирається { $n }, ці карти відразу йдуть, а замість них викладають стільки ж нових; кухарки й балістарії — чорні.
lusitania-rules-end = Гра закінчується відразу, коли в когось { $goal }, або після ходу, у якому колода вичерпалася вдруге. Перемагає той, у кого найбільше очок; за рівності — гравець із Цезарем або наступний ліворуч.
lusitania-rules-expansions = { $used ->
        [laurus] Лаурус викладає
        [virtus] Віртус викладає
       *[both] Кожне доповнення викладає
    } карт на { $n } більше, ніж гравців. Хто першим зібрав те, чого вимагає карта, бере її й лишає собі. { $used ->
        [laurus] Кожна дає очко.
        [virtus] Кожна дає постійну перевагу.
       *[both] Карти Лаурус дають очко, карти Віртус — постійну перевагу.
    }

## Options

lusitania-option-laurus = Доповнення «Лаурус»
lusitania-option-virtus = Доповнення «Віртус»
lusitania-option-reading = Припущені значення карт: два прочитання опублікованих прикладів
lusitania-option-reading-a = A: Цезар і полководці очок не дають
lusitania-option-reading-b = B: Цезар і полководці дають очки
lusitania-option-senator-order = До кого сенатор іде спершу
lusitania-option-senator-order-clockwise = за годинниковою стрілкою
lusitania-option-senator-order-chosen = як вирішить власник
lusitania-option-max-turns = Після скількох ходів гра закінчується
lusitania-option-numbers = Значення карт замість припущених

## The log

lusitania-told-caesar = { $seat }: Цезар і перший хід.
lusitania-told-dealt = { $seat }: роздано карту «{ $card }».
lusitania-told-draws = { $seat }: узято карту «{ $card }».
lusitania-told-draws-unseen = { $seat }: узято карту.
lusitania-told-lies = У грі: { $card }.
lusitania-told-camp = У таборі нова карта: { $card }.
lusitania-told-hires = { $seat }: найнято карту «{ $card }» у комірку { $cell }.
lusitania-told-invites = { $seat }: запрошено гостя «{ $card }».
lusitania-told-takes = { $seat }: з табору взято карту «{ $card }».
lusitania-told-puts = { $seat }: у табір покладено карту «{ $card }».
lusitania-told-uses = { $seat }: застосовано карту «{ $card }».
lusitania-told-equips = { $seat }: під карту «{ $with }» — { $card }.
lusitania-told-releases = { $seat }: звільнено карту «{ $card }».
lusitania-told-releases-unseen = { $seat }: звільнено карту.
lusitania-told-doubles = { $seat }: для карти «{ $with }» дозволено другий примірник — { $card }.
lusitania-told-widens = { $seat }: для карти «{ $with }» дозволено ще дві карти спорядження.
lusitania-told-discards = { $seat }: скинуто карту «{ $card }».
lusitania-told-picks = { $seat }: зі скиду взято карту «{ $card }».
lusitania-told-heals = { $seat }: звільнену карту «{ $card }» перенесено у скид.
lusitania-told-moves = { $seat }: ауксиліарій перейшов у комірку { $cell }.
lusitania-told-strips = { $seat }: спорядження скинуто ({ $foe }, «{ $with }») — { $card }.
lusitania-told-steals = { $seat }: узято карту «{ $card }» ({ $foe }).
lusitania-told-steals-unseen = { $seat }: узято карту ({ $foe }).
lusitania-told-gives = { $seat }: віддано карту «{ $card }» ({ $foe }).
lusitania-told-gives-unseen = { $seat }: віддано карту ({ $foe }).
lusitania-told-goes = Цезар переходить: { $seat }.
lusitania-told-awarded = { $seat }: здобуто карту «{ $card }».
lusitania-told-three = Три однакові карти пішли з табору: { $card }.
lusitania-told-three-warriors = Три { $colour ->
        [blue] сині
        [red] червоні
        [yellow] жовті
        [green] зелені
        [white] білі
       *[black] чорні
    } воїни пішли з табору.
lusitania-told-gains = { $seat }: плюс { $n ->
        [one] { POINTS($n) } очко
        [few] { POINTS($n) } очки
        [many] { POINTS($n) } очок
       *[other] { POINTS($n) } очка
    }, усього { POINTS($points) }.
lusitania-told-loses = { $seat }: мінус { $n ->
        [one] { POINTS($n) } очко
        [few] { POINTS($n) } очки
        [many] { POINTS($n) } очок
       *[other] { POINTS($n) } очка
    }, усього { POINTS($points) }.
lusitania-told-shuffled = Скид став новою колодою.
lusitania-told-last = Колода вичерпалася: гра закінчиться після цього ходу.
lusitania-told-turn = Хід { $n }: { $seat }
lusitania-told-over = Гру закінчено.
lusitania-told-level = Очок порівну: перемагає гравець із Цезарем або наступний ліворуч.

## Moves

lusitania-move-hire = Найняти «{ $card }» у комірку { $cell }
lusitania-move-hire-equipment = Спорядити «{ $card }»
lusitania-move-invite = Запросити «{ $card }»
lusitania-move-take = Обмін: узяти «{ $card }»
lusitania-move-pick = Узяти «{ $card }»
lusitania-move-put = Покласти «{ $card }» у табір
lusitania-move-discard = Скинути «{ $card }»
lusitania-move-give = Віддати «{ $card }» ({ $foe })
lusitania-move-down = Звільнити «{ $card }»
lusitania-move-heal = Перенести «{ $card }» у скид
lusitania-move-use = Застосувати «{ $card }»
lusitania-move-equip = { $card }: «{ $with }», комірка { $cell }
lusitania-move-double = Під «{ $with }», комірка { $cell }
lusitania-move-widen = Під «{ $with }», комірка { $cell }
lusitania-move-move = У комірку { $cell }
lusitania-move-raid = { $foe }: спорядження «{ $with }», комірка { $cell }
lusitania-move-doubled = Другий примірник: { $card }
lusitania-move-strip = Скинути «{ $card }»
lusitania-move-visit = Наступний: { $foe }
lusitania-move-release = Звільнити карту
lusitania-move-more = Звільнити ще карту
lusitania-move-done = Більше нічого
lusitania-move-end = Закінчити хід

## Groups of moves

lusitania-group-hire = Наймання
lusitania-group-exchange = Обмін
lusitania-group-guest = Гість або карта Марса
lusitania-group-other = Інше

## What a move would do

lusitania-effect = { $parts }
lusitania-effect-points = { $vp ->
        [0] без очок
        [one] +{ POINTS($vp) } очко
        [few] +{ POINTS($vp) } очки
        [many] +{ POINTS($vp) } очок
       *[other] +{ POINTS($vp) } очка
    }: стане { POINTS($points) } з { $goal }
lusitania-effect-costs = коштує { $vp ->
        [one] { POINTS($vp) } очко
        [few] { POINTS($vp) } очки
        [many] { POINTS($vp) } очок
       *[other] { POINTS($vp) } очка
    }: стане { POINTS($points) } з { $goal }
lusitania-effect-awards = принесе { $cards }
lusitania-effect-maybe = може принести { $cards }
lusitania-effect-colour = { $colour ->
        [blue] Аквітанія стане вашою
        [red] Британія стане вашою
        [yellow] Іспанія стане вашою
       *[green] Гельветія стане вашою
    }
lusitania-effect-under = підходить під: { $cards }
lusitania-effect-foe = { $foe }: стане { POINTS($points) } з { $goal }
lusitania-effect-three = три однакові карти підуть із табору: { $cards }
lusitania-effect-caesar = тоді Цезар перейде далі ({ $seat })
lusitania-effect-ends = гра закінчиться

## What is to be decided

lusitania-ask-main = Що робите?
lusitania-ask-main-after = Застосувати гостя чи закінчити хід?
lusitania-ask-equipping = Під кого покласти карту «{ $card }»?
lusitania-ask-putting = Яку карту покласти в табір?
lusitania-ask-releasing = Яку карту звільнити?
lusitania-ask-more = Звільнити другу карту?
lusitania-ask-slipping = Під кого покласти «Віртус 6»?
lusitania-ask-doubled = Другий примірник якого спорядження?
lusitania-ask-widening = Під кого покласти «Віртус 10»?
lusitania-ask-discarding = Яку карту скинути?
lusitania-ask-picking = Яку карту взяти зі скиду?
lusitania-ask-healing = Яку звільнену карту перенести у скид?
lusitania-ask-moving = У яку комірку йде ауксиліарій?
lusitania-ask-raiding = Чиє спорядження скидає Клеопатра?
lusitania-ask-stripping = Яке спорядження?
lusitania-ask-choosing = До кого сенатор іде далі?
lusitania-ask-giving = Узято: { $card }. Яку свою карту віддати за неї?

## The position on the board and in sentences

lusitania-state-head = Хід { $turn }. Колода { $deck }, скид { $discard }.
lusitania-state-run = { $run ->
        [first] Колода йде перший раз; коли вона скінчиться, скид перемішають.
        [second] Колода йде другий раз; коли вона скінчиться, гра закінчиться з цим ходом.
       *[last] Гра закінчиться після цього ходу.
    }
lusitania-state-camp = Табір: { $cards }
lusitania-state-hand = Ваша рука: { $cards }
lusitania-state-discarded = У скиді: { $cards }
lusitania-state-hidden = Точно на руках або звільнені: { $cards }
lusitania-state-released = Ваші звільнені карти: { $cards }
lusitania-state-stuck = { $card }: { $why }
lusitania-state-seat = { $seat }: { $points ->
        [one] { POINTS($points) } очко
        [few] { POINTS($points) } очки
        [many] { POINTS($points) } очок
       *[other] { POINTS($points) } очка
    } з { $goal }, { $counts }, { $more }
lusitania-state-legion = Легіон ({ $seat }): { $cells }
lusitania-state-cell = { $cell } { $card }
lusitania-state-equipped = { $cell } { $card } ({ $more })
lusitania-state-award = { $card }: { $state }
lusitania-state-known = відомо в руці: { $cards }
lusitania-award-free = { $have } з { $of }
lusitania-award-taken = узята ({ $seat })
lusitania-award-open = ще не взята
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
lusitania-holds = спорядження: { $cards }
lusitania-free = прийме: { $cards }
lusitania-taken = На шляху до руки: { $cards }
lusitania-some = { $n } × { $card }
lusitania-summary = { $turn ->
        [0] Початок
       *[other] Хід { $turn }
    } · { $run ->
        [first] колода { $deck }
        [second] колода { $deck } (2-га)
       *[last] останній хід
    }
lusitania-standing = { $seat }: { $points ->
        [one] { POINTS($points) } очко
        [few] { POINTS($points) } очки
        [many] { POINTS($points) } очок
       *[other] { POINTS($points) } очка
    }{ $left ->
        [0] { "" }
       *[other] , лишилося { POINTS($left) }
    }
lusitania-board-head = Хід { $turn } · колода { $deck } · скид { $discard }{ $last ->
        [yes] {" "}· ОСТАННІЙ ХІД
       *[no] { "" }
    }
lusitania-board-side = рука { $hand } · звільнено { $released }
lusitania-board-known = відомо: { $cards }
lusitania-board-awards-of = { $seat }: { $cards }
lusitania-board-awards = { $set ->
        [laurus] Лаурус
       *[virtus] Віртус
    } { $numbers }
lusitania-board-legend = ■ легіонер, ▲ варвар, ● кухарка, балістарій, ◦ ауксиліарій; - ще бере:
lusitania-board-any = будь-яке
lusitania-none = нічого

## Чому хід неможливий

lusitania-why-cell = Комірка { $cell } вже зайнята.
lusitania-why-colour = Ваш легіон: { $colour ->
        [blue] Аквітанія
        [red] Британія
        [yellow] Іспанія
       *[green] Гельветія
    }.
lusitania-why-province = В іншого легіону вже є { $colour ->
        [blue] Аквітанія
        [red] Британія
        [yellow] Іспанія
       *[green] Гельветія
    }.
lusitania-why-barbarians = Більше варварів вашому легіону не можна.
lusitania-why-symbol = Жоден ваш воїн не має для неї вільного місця.
lusitania-why-guests = Обидві комірки для гостей зайняті.
lusitania-no-card = У вас у руці немає карти «{ $card }».
lusitania-no-other = Зараз цього вибрати не можна.
lusitania-no-general = Полководця не можна звільнити.
lusitania-no-guest = У вашому легіоні немає карти «{ $card }».
lusitania-no-more-guests = Цього ходу ви вже застосували гостя або карту Марса.
lusitania-no-more-actions = Цього ходу ви вже виконали свою дію.
lusitania-no-end = Спершу треба виконати дію.
lusitania-no-camp = У таборі немає карти «{ $card }».
lusitania-no-hand = У вашій руці немає карти, яку можна віддати.
lusitania-no-place = У комірці { $cell } немає для неї вільного місця.
lusitania-no-equipment = У комірці { $cell } немає спорядження.
lusitania-no-warrior = У комірці { $cell } немає воїна.
lusitania-no-discarded = Карти «{ $card }» зі скиду не взяти: її там немає.
lusitania-no-released = Серед звільнених у вас немає карти «{ $card }».
lusitania-no-use = Карта «{ $card }» нічого не дасть: { $needs ->
        [auxiliary] у вас немає вільної комірки для воїна
        [senator] більше ні в кого немає карт у руці
        [cleopatra] в інших легіонах немає спорядження
        [inspector] скид порожній
        [doctor] у вас немає звільнених карт
        [hand] у вас немає карт у руці
       *[deck] нових карт більше не буде
    }.

# Чому хід добрий чи поганий: що він змінює

lusitania-why-gains = +{ POINTS($n) } { $n ->
    [one] очко
    [few] очки
    [many] очок
   *[other] очка
}
lusitania-why-loses = −{ POINTS($n) } { $n ->
    [one] очко
    [few] очки
    [many] очок
   *[other] очка
}
lusitania-why-reaches = набрано { $goal } очок
lusitania-why-cards = карт у руці: +{ $n }
lusitania-why-spends = карт у руці: −{ $n }
lusitania-why-releases = карт звільнено: { $n }
lusitania-why-equips = спорядження в легіоні більше на { $n }
lusitania-why-foe-gains = { $seat }: +{ POINTS($n) } { $n ->
    [one] очко
    [few] очки
    [many] очок
   *[other] очка
}
lusitania-why-foe-loses = { $seat }: −{ POINTS($n) } { $n ->
    [one] очко
    [few] очки
    [many] очок
   *[other] очка
}
lusitania-why-removes = { $seat }: втрачено карту «{ $card }»
lusitania-why-takes = { $seat }: карт у руці −{ $n }
lusitania-why-award = отримано карту «{ $card }»
lusitania-why-nearer = «{ $card }»: { $have } з { $of }
lusitania-why-brings = { $use ->
    [idle] у руку приходить «{ $card }», але місця в легіоні поки немає
    [effect] у руку приходить «{ $card }»
   *[points] у руку приходить «{ $card }»: у легіоні { $points ->
         [one] { POINTS($points) } очко
         [few] { POINTS($points) } очки
         [many] { POINTS($points) } очок
        *[other] { POINTS($points) } очки
    }
}
lusitania-why-parts = { $use ->
    [idle] з руки йде «{ $card }»: місця в легіоні немає
    [effect] з руки йде «{ $card }»
   *[points] з руки йде «{ $card }»: у легіоні { $points ->
         [one] { POINTS($points) } очко
         [few] { POINTS($points) } очки
         [many] { POINTS($points) } очок
        *[other] { POINTS($points) } очки
    }
}

## Що не так

lusitania-accepted-numbers = числа карт, наприклад 'Cook vp 3, Shield copies 6, Legionary 2 takes Sword/Spear + Shield', або таблиця
lusitania-accepted-takes = не більше { $most } символів на зразок 'Sword/Spear', кожне спорядження один раз
lusitania-unknown-card = numbers: { $given } — не карта; допускаються { $cards }
