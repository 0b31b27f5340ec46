# Lusitania XXI: карты, журнал, ходы и слова о позиции.
# $seat и $foe — имена игроков любого рода («Вы»), поэтому за ними двоеточие или они в скобках.

lusitania-name = Лузитания XXI
lusitania-about = от двух до четырёх игроков собирают легион: обмен, наём, увольнение, кто первым наберёт 21 очко
lusitania-points = { $seat }: { $vp ->
        [one] { POINTS($vp) } очко
        [few] { POINTS($vp) } очка
        [many] { POINTS($vp) } очков
       *[other] { POINTS($vp) } очка
    }

## Cards

lusitania-card-blue-1 = Аквитания I
lusitania-card-blue-2 = Аквитания II
lusitania-card-blue-3 = Аквитания III
lusitania-card-blue-4 = Аквитания IV
lusitania-card-blue-5 = Аквитания V
lusitania-card-red-1 = Британия I
lusitania-card-red-2 = Британия II
lusitania-card-red-3 = Британия III
lusitania-card-red-4 = Британия IV
lusitania-card-red-5 = Британия V
lusitania-card-yellow-1 = Испания I
lusitania-card-yellow-2 = Испания II
lusitania-card-yellow-3 = Испания III
lusitania-card-yellow-4 = Испания IV
lusitania-card-yellow-5 = Испания V
lusitania-card-green-1 = Гельвеция I
lusitania-card-green-2 = Гельвеция II
lusitania-card-green-3 = Гельвеция III
lusitania-card-green-4 = Гельвеция IV
lusitania-card-green-5 = Гельвеция V
lusitania-card-barbarian-1 = Варвар I
lusitania-card-barbarian-2 = Варвар II
lusitania-card-barbarian-3 = Варвар III
lusitania-card-barbarian-4 = Варвар IV
lusitania-card-barbarian-5 = Варвар V
lusitania-card-barbarian-6 = Варвар VI
lusitania-card-cook = Кухарка
lusitania-card-ballistarius = Баллистарий
lusitania-card-shield = Щит
lusitania-card-sword = Меч
lusitania-card-spear = Копьё
lusitania-card-axe = Топор
lusitania-card-horse = Конь
lusitania-card-bow = Лук со стрелами
lusitania-card-stone = Камень
lusitania-card-auxiliary = Ауксиларий
lusitania-card-senator = Сенатор
lusitania-card-cleopatra = Клеопатра
lusitania-card-inspector = Инспектор
lusitania-card-doctor = Врач
lusitania-card-caesar = Гай Юлий Цезарь
lusitania-card-general = Полководец
lusitania-card-laurus-1 = Лаурус 1
lusitania-card-laurus-2 = Лаурус 2
lusitania-card-laurus-3 = Лаурус 3
lusitania-card-laurus-4 = Лаурус 4
lusitania-card-laurus-5 = Лаурус 5
lusitania-card-virtus-6 = Виртус 6
lusitania-card-virtus-7 = Виртус 7
lusitania-card-virtus-8 = Виртус 8
lusitania-card-virtus-9 = Виртус 9
lusitania-card-virtus-10 = Виртус 10
lusitania-card-legionary-text = Легионер для ячейки { $cell }. В легионе легионеры только одной провинции, и у каждого легиона своя провинция.
lusitania-card-barbarian-text = Наёмник для ячейки { $cell }. Варваров в легионе не больше { $most }{ $more ->
        [0] { "" }
       *[other] , с картой Виртус 9 — { $more }
    }.
lusitania-card-black-text = Для ячейки { $cell }. { $gear ->
        [none] Снаряжения не берёт.
        [choice] Снаряжение на выбор.
       *[fixed] Берёт снаряжение, которое на карте.
    }
lusitania-card-equipment-text = Кладётся под вашего воина с таким символом.
lusitania-card-auxiliary-text = Переходит в свободную ячейку воина и остаётся там; в любой ячейке приносит { $n ->
        [one] { $n } очко
        [few] { $n } очка
        [many] { $n } очков
       *[other] { $n } очка
    }.
lusitania-card-senator-text = У каждого другого игрока{ $order ->
        [chosen] {" "}в порядке на ваш выбор
       *[clockwise] {" "}по часовой стрелке
    }: возьмите случайную карту из руки и отдайте за неё одну свою.
lusitania-card-cleopatra-text = Сбрасывает одно снаряжение чужого легиона.
lusitania-card-inspector-text = Сбросьте карту с руки, затем возьмите из сброса любую другую.
lusitania-card-doctor-text = Переносит в сброс до { $n } ваших уволенных карт.
lusitania-card-caesar-text = Сбрасывает весь лагерь и выкладывает новые карты ({ $n }); затем Цезарь переходит к игроку справа или к следующему, у кого есть свободная клетка. При равенстве очков тоже решает Цезарь.
lusitania-card-general-text = Сбросьте до { $n } карт с руки и возьмите столько же.
lusitania-card-award-text = { $asks }: { $gives }.
lusitania-asks-all = В легионе { $gear }
lusitania-asks-pairs = { $n ->
        [one] { $n } пара
        [few] { $n } пары
       *[other] { $n } пар
    } одинакового снаряжения
lusitania-asks-different = { $n ->
        [one] { $n } карта
        [few] { $n } разные карты
       *[other] { $n } разных карт
    } снаряжения
lusitania-asks-cells = Заняты ячейки { $cells } (воины или ауксиларии)
lusitania-asks-row = Воины в { $n ->
        [one] { $n } ячейке
       *[other] { $n } ячейках
    } подряд
lusitania-asks-fitted = Кухарка и полностью снаряжённый баллистарий
lusitania-gives-virtus-6 = один воин может держать второй экземпляр своего снаряжения
lusitania-gives-virtus-7 = обменивайте до двух карт сразу
lusitania-gives-virtus-8 = увольняйте до двух карт сразу
lusitania-gives-virtus-9 = варваров может быть { $n }
lusitania-gives-virtus-10 = один воин может взять ещё две карты снаряжения, которого на нём нет

## What is printed on a card

lusitania-facts = { $parts }
lusitania-fact-points = { $vp ->
        [one] { POINTS($vp) } очко
        [few] { POINTS($vp) } очка
        [many] { POINTS($vp) } очков
       *[other] { POINTS($vp) } очка
    }
lusitania-fact-takes = берёт: { $gear }
lusitania-fact-copies = экземпляров: { $n }
lusitania-fact-assumed = предположено: { $values }
lusitania-value-vp = очки
lusitania-value-takes = снаряжение
lusitania-value-copies = экземпляры
lusitania-or = { $gear } или { $other }

## The rules in short, for the help page

lusitania-rules-goal = Соберите легион. Воины и их снаряжение дают очки; побеждает тот, кто первым наберёт { $goal }. Каждая уволенная карта стоит пол-очка.
lusitania-rules-turn = Ход — одно действие: обменять карту с лагерем, нанять карту в легион и взять новую или уволить карту взакрытую и взять новую. До или после можно применить одного гостя или карту Марса своего легиона.
lusitania-rules-legion = Легионеры (I–V) одной провинции, варваров (I–VI) не больше { $most }{ $more ->
        [0] { "" }
       *[other] {" "}(с картой Виртус 9 — { $more })
    }, кухарка VI, баллистарий VII; в ячейке один воин, навсегда. Снаряжение кладётся под воина с его символом. Ячейки 0 и 8 — для гостей и карт Марса.
lusitania-rules-camp = Когда одинакового снаряжения или воинов одного цвета в лагере набирается { $n }, эти карты сразу уходят, а вместо них выкладывают столько же новых; кухарки и баллистарии — чёрные.
lusitania-rules-end = Игра кончается сразу, когда у кого-то { $goal }, или после хода, в котором колода кончилась во второй раз. Побеждает тот, у кого очков больше; при равенстве — игрок с Цезарем или следующий слева.
lusitania-rules-expansions = { $used ->
        [laurus] Лаурус выкладывает
        [virtus] Виртус выкладывает
       *[both] Каждое дополнение выкладывает
    } карт на { $n } больше, чем игроков. Кто первым собрал то, чего требует карта, берёт её и оставляет себе. { $used ->
        [laurus] Каждая даёт очко.
        [virtus] Каждая даёт постоянное преимущество.
       *[both] Карты Лаурус дают очко, карты Виртус — постоянное преимущество.
    }

## Options

lusitania-option-laurus = Дополнение «Лаурус»
lusitania-option-virtus = Дополнение «Виртус»
lusitania-option-reading = Предполагаемые значения карт: два прочтения опубликованных примеров
lusitania-option-reading-a = A: Цезарь и полководцы очков не дают
lusitania-option-reading-b = B: Цезарь и полководцы дают очки
lusitania-option-senator-order = К кому сенатор идёт сначала
lusitania-option-senator-order-clockwise = по часовой стрелке
lusitania-option-senator-order-chosen = как решит владелец
lusitania-option-max-turns = После скольких ходов игра кончается
lusitania-option-numbers = Значения карт вместо предполагаемых

## The log

lusitania-told-caesar = { $seat }: Цезарь и первый ход.
lusitania-told-dealt = { $seat }: сдана карта «{ $card }».
lusitania-told-draws = { $seat }: взята карта «{ $card }».
lusitania-told-draws-unseen = { $seat }: взята карта.
lusitania-told-lies = В игре: { $card }.
lusitania-told-camp = В лагере новая карта: { $card }.
lusitania-told-hires = { $seat }: нанята карта «{ $card }» в ячейку { $cell }.
lusitania-told-invites = { $seat }: приглашён гость «{ $card }».
lusitania-told-takes = { $seat }: из лагеря взята карта «{ $card }».
lusitania-told-puts = { $seat }: в лагерь положена карта «{ $card }».
lusitania-told-uses = { $seat }: применена карта «{ $card }».
lusitania-told-equips = { $seat }: под карту «{ $with }» — { $card }.
lusitania-told-releases = { $seat }: уволена карта «{ $card }».
lusitania-told-releases-unseen = { $seat }: уволена карта.
lusitania-told-doubles = { $seat }: для карты «{ $with }» разрешён второй экземпляр — { $card }.
lusitania-told-widens = { $seat }: для карты «{ $with }» разрешены ещё две карты снаряжения.
lusitania-told-discards = { $seat }: сброшена карта «{ $card }».
lusitania-told-picks = { $seat }: из сброса взята карта «{ $card }».
lusitania-told-heals = { $seat }: уволенная карта «{ $card }» перенесена в сброс.
lusitania-told-moves = { $seat }: ауксиларий перешёл в ячейку { $cell }.
lusitania-told-strips = { $seat }: снаряжение сброшено ({ $foe }, «{ $with }») — { $card }.
lusitania-told-steals = { $seat }: взята карта «{ $card }» ({ $foe }).
lusitania-told-steals-unseen = { $seat }: взята карта ({ $foe }).
lusitania-told-gives = { $seat }: отдана карта «{ $card }» ({ $foe }).
lusitania-told-gives-unseen = { $seat }: отдана карта ({ $foe }).
lusitania-told-goes = Цезарь переходит: { $seat }.
lusitania-told-awarded = { $seat }: получена карта «{ $card }».
lusitania-told-three = Три одинаковые карты ушли из лагеря: { $card }.
lusitania-told-three-warriors = Три { $colour ->
        [blue] синих
        [red] красных
        [yellow] жёлтых
        [green] зелёных
        [white] белых
       *[black] чёрных
    } воина ушли из лагеря.
lusitania-told-gains = { $seat }: плюс { $n ->
        [one] { POINTS($n) } очко
        [few] { POINTS($n) } очка
        [many] { POINTS($n) } очков
       *[other] { POINTS($n) } очка
    }, всего { POINTS($points) }.
lusitania-told-loses = { $seat }: минус { $n ->
        [one] { POINTS($n) } очко
        [few] { POINTS($n) } очка
        [many] { POINTS($n) } очков
       *[other] { POINTS($n) } очка
    }, всего { POINTS($points) }.
lusitania-told-shuffled = Сброс стал новой колодой.
lusitania-told-last = Колода кончилась: игра закончится после этого хода.
lusitania-told-turn = Ход { $n }: { $seat }
lusitania-told-over = Игра окончена.
lusitania-told-level = Очков поровну: побеждает игрок с Цезарем или следующий слева.

## Moves

lusitania-move-hire = Нанять «{ $card }» в ячейку { $cell }
lusitania-move-hire-equipment = Снарядить «{ $card }»
lusitania-move-invite = Пригласить «{ $card }»
lusitania-move-take = Обмен: взять «{ $card }»
lusitania-move-pick = Взять «{ $card }»
lusitania-move-put = Положить «{ $card }» в лагерь
lusitania-move-discard = Сбросить «{ $card }»
lusitania-move-give = Отдать «{ $card }» ({ $foe })
lusitania-move-down = Уволить «{ $card }»
lusitania-move-heal = Перенести «{ $card }» в сброс
lusitania-move-use = Применить «{ $card }»
lusitania-move-equip = { $card }: «{ $with }», ячейка { $cell }
lusitania-move-double = Под «{ $with }», ячейка { $cell }
lusitania-move-widen = Под «{ $with }», ячейка { $cell }
lusitania-move-move = В ячейку { $cell }
lusitania-move-raid = { $foe }: снаряжение «{ $with }», ячейка { $cell }
lusitania-move-doubled = Второй экземпляр: { $card }
lusitania-move-strip = Сбросить «{ $card }»
lusitania-move-visit = Следующий: { $foe }
lusitania-move-release = Уволить карту
lusitania-move-more = Уволить ещё карту
lusitania-move-done = Больше ничего
lusitania-move-end = Закончить ход

## Groups of moves

lusitania-group-hire = Наём
lusitania-group-exchange = Обмен
lusitania-group-guest = Гость или карта Марса
lusitania-group-other = Прочее

## What a move would do

lusitania-effect = { $parts }
lusitania-effect-points = { $vp ->
        [0] без очков
        [one] +{ POINTS($vp) } очко
        [few] +{ POINTS($vp) } очка
        [many] +{ POINTS($vp) } очков
       *[other] +{ POINTS($vp) } очка
    }: станет { POINTS($points) } из { $goal }
lusitania-effect-costs = стоит { $vp ->
        [one] { POINTS($vp) } очко
        [few] { POINTS($vp) } очка
        [many] { POINTS($vp) } очков
       *[other] { POINTS($vp) } очка
    }: станет { POINTS($points) } из { $goal }
lusitania-effect-awards = принесёт { $cards }
lusitania-effect-maybe = может принести { $cards }
lusitania-effect-colour = { $colour ->
        [blue] Аквитания станет вашей
        [red] Британия станет вашей
        [yellow] Испания станет вашей
       *[green] Гельвеция станет вашей
    }
lusitania-effect-under = подходит под: { $cards }
lusitania-effect-foe = { $foe }: станет { POINTS($points) } из { $goal }
lusitania-effect-three = три одинаковые карты уйдут из лагеря: { $cards }
lusitania-effect-caesar = затем Цезарь перейдёт дальше ({ $seat })
lusitania-effect-ends = игра закончится

## What is to be decided

lusitania-ask-main = Что делаете?
lusitania-ask-main-after = Применить гостя или закончить ход?
lusitania-ask-equipping = Под кого положить карту «{ $card }»?
lusitania-ask-putting = Какую карту положить в лагерь?
lusitania-ask-releasing = Какую карту уволить?
lusitania-ask-more = Уволить вторую карту?
lusitania-ask-slipping = Под кого положить «Виртус 6»?
lusitania-ask-doubled = Второй экземпляр какого снаряжения?
lusitania-ask-widening = Под кого положить «Виртус 10»?
lusitania-ask-discarding = Какую карту сбросить?
lusitania-ask-picking = Какую карту взять из сброса?
lusitania-ask-healing = Какую уволенную карту перенести в сброс?
lusitania-ask-moving = В какую ячейку идёт ауксиларий?
lusitania-ask-raiding = Чьё снаряжение сбрасывает Клеопатра?
lusitania-ask-stripping = Какое снаряжение?
lusitania-ask-choosing = К кому сенатор идёт дальше?
lusitania-ask-giving = Взято: { $card }. Какую свою карту отдать за неё?

## The position on the board and in sentences

lusitania-state-head = Ход { $turn }. Колода { $deck }, сброс { $discard }.
lusitania-state-run = { $run ->
        [first] Колода идёт в первый раз; когда она кончится, сброс перемешают.
        [second] Колода идёт во второй раз; когда она кончится, игра закончится с этим ходом.
       *[last] Игра закончится после этого хода.
    }
lusitania-state-camp = Лагерь: { $cards }
lusitania-state-hand = Ваша рука: { $cards }
lusitania-state-discarded = В сбросе: { $cards }
lusitania-state-hidden = Точно на руках или уволены: { $cards }
lusitania-state-released = Ваши уволенные карты: { $cards }
lusitania-state-stuck = { $card }: { $why }
lusitania-state-seat = { $seat }: { $points ->
        [one] { POINTS($points) } очко
        [few] { POINTS($points) } очка
        [many] { POINTS($points) } очков
       *[other] { POINTS($points) } очка
    } из { $goal }, { $counts }, { $more }
lusitania-state-legion = Легион ({ $seat }): { $cells }
lusitania-state-cell = { $cell } { $card }
lusitania-state-equipped = { $cell } { $card } ({ $more })
lusitania-state-award = { $card }: { $state }
lusitania-state-known = известно в руке: { $cards }
lusitania-award-free = { $have } из { $of }
lusitania-award-taken = взята ({ $seat })
lusitania-award-open = ещё не взята
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
lusitania-holds = снаряжение: { $cards }
lusitania-free = примет: { $cards }
lusitania-taken = На пути в руку: { $cards }
lusitania-some = { $n } × { $card }
lusitania-summary = { $turn ->
        [0] Начало
       *[other] Ход { $turn }
    } · { $run ->
        [first] колода { $deck }
        [second] колода { $deck } (2-я)
       *[last] последний ход
    }
lusitania-standing = { $seat }: { $points ->
        [one] { POINTS($points) } очко
        [few] { POINTS($points) } очка
        [many] { POINTS($points) } очков
       *[other] { POINTS($points) } очка
    }{ $left ->
        [0] { "" }
       *[other] , осталось { POINTS($left) }
    }
lusitania-board-head = Ход { $turn } · колода { $deck } · сброс { $discard }{ $last ->
        [yes] {" "}· ПОСЛЕДНИЙ ХОД
       *[no] { "" }
    }
lusitania-board-side = рука { $hand } · уволено { $released }
lusitania-board-known = известно: { $cards }
lusitania-board-awards-of = { $seat }: { $cards }
lusitania-board-awards = { $set ->
        [laurus] Лаурус
       *[virtus] Виртус
    } { $numbers }
lusitania-board-legend = ■ легионер, ▲ варвар, ● кухарка, баллистарий, ◦ ауксиларий; - ещё берёт:
lusitania-board-any = любое
lusitania-none = ничего

## Почему ход невозможен

lusitania-why-cell = Ячейка { $cell } уже занята.
lusitania-why-colour = Ваш легион: { $colour ->
        [blue] Аквитания
        [red] Британия
        [yellow] Испания
       *[green] Гельвеция
    }.
lusitania-why-province = У другого легиона уже есть { $colour ->
        [blue] Аквитания
        [red] Британия
        [yellow] Испания
       *[green] Гельвеция
    }.
lusitania-why-barbarians = Больше варваров вашему легиону нельзя.
lusitania-why-symbol = Ни у одного вашего воина нет для неё свободного места.
lusitania-why-guests = Обе ячейки для гостей заняты.
lusitania-no-card = У вас в руке нет карты «{ $card }».
lusitania-no-other = Сейчас этого выбрать нельзя.
lusitania-no-general = Полководца нельзя уволить.
lusitania-no-guest = В вашем легионе нет карты «{ $card }».
lusitania-no-more-guests = В этот ход вы уже применили гостя или карту Марса.
lusitania-no-more-actions = В этот ход вы уже сделали своё действие.
lusitania-no-end = Сначала нужно сделать действие.
lusitania-no-camp = В лагере нет карты «{ $card }».
lusitania-no-hand = В вашей руке нет карты, которую можно отдать.
lusitania-no-place = В ячейке { $cell } нет для неё свободного места.
lusitania-no-equipment = В ячейке { $cell } нет снаряжения.
lusitania-no-warrior = В ячейке { $cell } нет воина.
lusitania-no-discarded = Карты «{ $card }» из сброса не взять: её там нет.
lusitania-no-released = Среди уволенных у вас нет карты «{ $card }».
lusitania-no-use = Карта «{ $card }» ничего не даст: { $needs ->
        [auxiliary] у вас нет свободной ячейки для воина
        [senator] ни у кого больше нет карт в руке
        [cleopatra] в других легионах нет снаряжения
        [inspector] сброс пуст
        [doctor] у вас нет уволенных карт
        [hand] у вас нет карт в руке
       *[deck] новых карт больше не будет
    }.

# Почему ход хорош или плох: что он меняет

lusitania-why-gains = +{ POINTS($n) } { $n ->
    [one] очко
    [few] очка
    [many] очков
   *[other] очка
}
lusitania-why-loses = −{ POINTS($n) } { $n ->
    [one] очко
    [few] очка
    [many] очков
   *[other] очка
}
lusitania-why-reaches = набрано { $goal } очков
lusitania-why-cards = карт в руке: +{ $n }
lusitania-why-spends = карт в руке: −{ $n }
lusitania-why-releases = карт уволено: { $n }
lusitania-why-equips = снаряжения в легионе больше на { $n }
lusitania-why-foe-gains = { $seat }: +{ POINTS($n) } { $n ->
    [one] очко
    [few] очка
    [many] очков
   *[other] очка
}
lusitania-why-foe-loses = { $seat }: −{ POINTS($n) } { $n ->
    [one] очко
    [few] очка
    [many] очков
   *[other] очка
}
lusitania-why-removes = { $seat }: теряется карта «{ $card }»
lusitania-why-takes = { $seat }: карт в руке −{ $n }
lusitania-why-award = получена карта «{ $card }»
lusitania-why-nearer = «{ $card }»: { $have } из { $of }
lusitania-why-brings = { $use ->
    [idle] в руку приходит «{ $card }», но места в легионе пока нет
    [effect] в руку приходит «{ $card }»
   *[points] в руку приходит «{ $card }»: в легионе { $points ->
         [one] { POINTS($points) } очко
         [few] { POINTS($points) } очка
         [many] { POINTS($points) } очков
        *[other] { POINTS($points) } очка
    }
}
lusitania-why-parts = { $use ->
    [idle] из руки уходит «{ $card }»: места в легионе нет
    [effect] из руки уходит «{ $card }»
   *[points] из руки уходит «{ $card }»: в легионе { $points ->
         [one] { POINTS($points) } очко
         [few] { POINTS($points) } очка
         [many] { POINTS($points) } очков
        *[other] { POINTS($points) } очка
    }
}

## Что не так

lusitania-accepted-numbers = числа карт, например 'Cook vp 3, Shield copies 6, Legionary 2 takes Sword/Spear + Shield', или таблица
lusitania-accepted-takes = не больше { $most } символов вроде 'Sword/Spear', каждое снаряжение один раз
lusitania-unknown-card = numbers: { $given } — не карта; допускаются { $cards }
